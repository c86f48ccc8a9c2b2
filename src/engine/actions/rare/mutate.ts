/** Mutating creature spells, which merge with a creature instead of entering (702.140, 729). */
import type { Effect } from '../../language/ability.ts';
import type { Face } from '../../language/card.ts';
import { nameOf } from '../../events/nameOf.ts';
import { perform } from '../../events/perform.ts';
import { toText } from '../../events/answers.ts';
import { ask, cite, type Game, type Rare } from '../../events/procedure.ts';
import { legalIf } from '../../events/question.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import { changeObject, placeObject, removeObject } from '../../state/changes.ts';
import { notYet } from '../../state/notYet.ts';
import type { GameObject } from '../../state/state.ts';

/** What such a spell targets: a creature that is no Human and has the same owner (702.140a). */
export const mutating: Effect = {
  targets: [
    {
      filter: {
        kind: 'and',
        filters: [
          { kind: 'type', type: 'creature' },
          { kind: 'not', filter: { kind: 'subtype', subtype: 'Human' } },
          { kind: 'owned', by: { kind: 'owner', of: { kind: 'self' } } },
        ],
      },
      least: { kind: 'number', value: 1 },
      most: { kind: 'number', value: 1 },
    },
  ],
  instructions: [],
};

/** A card with one face, which no copy effect makes something else, or several that are merged already: what else merges is not played. */
function faceOf({ state }: Game, { id, card, kind, faceDown, commander, memory, copied }: GameObject): Face {
  const { layout, faces: [own] = [] } = state.cards[card] ?? {};
  const isMerged = memory['melded'] !== undefined && copied !== undefined;
  const face = isMerged ? copied : own;
  const plain = kind === 'card' && layout === 'normal' && !faceDown && !commander && (isMerged || !copied);
  if (!face || !plain || lookAt(state).copiable(id) !== face) throw notYet(`merging with ${nameOf(state, id)}`);
  return face;
}

/** The spell becomes a part of its target, on top or under it (702.140c); the parts that the permanent does not show lie aside. */
export const merge: Rare['merge'] = function* (game, spell, target) {
  const base = game.state.objects[target];
  if (!base) return;
  const [under, over] = [faceOf(game, base), faceOf(game, spell)];
  const answer = yield* ask(game, {
    player: spell.controller,
    kind: 'other',
    text: 'Is it put on top of the creature, or under it?',
    source: spell.id,
    options: () => ['top', 'bottom'],
    // Cards say "over or under" of the same.
    judge: (given) =>
      legalIf(['top', 'over', 'bottom', 'under'].includes(toText(given)), 'it is put on top or on the bottom', 'keyword.mutate.merge'),
    cites: ['keyword.mutate.merge'],
  });
  const [shown, hidden] = answer === 'top' || answer === 'over' ? [over, under] : [under, over];
  // 702.140e: it has all abilities, and what else the topmost has.
  const copied: Face = { ...shown, abilities: [...shown.abilities, ...hidden.abilities], text: `${shown.text}\n${hidden.text}`.trim() };
  const aside: GameObject = { ...spell, zone: 'outside' };
  const without = placeObject(removeObject(game.state, spell.id), aside);
  game.state = changeObject(without, target, {
    copied,
    memory: { ...base.memory, melded: [...listRemembered(base.memory['melded']), spell.card] },
  });
  cite(game, 'keyword.mutate.merge', 'keyword.mutate.whole', 'merged');
  yield* perform(game, [{ kind: 'did', what: 'mutates', object: target, player: spell.controller }]);
};
