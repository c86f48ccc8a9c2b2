/** Melding two exiled cards into one permanent (701.42). */
import { type RareInstructions, say } from '../../events/procedure.ts';
import type { Card } from '../../language/card.ts';
import { placeObject, removeObject } from '../../state/changes.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { perform } from '../../events/perform.ts';

const namesOf = (card: Card | undefined): readonly string[] => (card?.layout === 'meld' ? card.faces.map(({ name }) => name) : []);

/** Whether two cards are the halves of a permanent of that name: each lists itself, the other, and what they become. */
function isPair(first: Card | undefined, second: Card | undefined, into: string): boolean {
  const [own, other, both] = namesOf(first);
  return both === into && [other, own, both].every((name, at) => name === namesOf(second)[at]);
}

/** What is no meld pair stays where it is. The permanent remembers the second card, which lies aside meanwhile. */
export const meld: RareInstructions['meld'] = function* (game, { what, into }, context) {
  const { cards, objects } = game.state;
  const things = resolveRef(lookAt(game.state), what, context).flatMap((id) => objects[id] ?? []);
  const [one, other] = things;
  const able = things.length === 2 && things.every(({ kind, zone }) => kind === 'card' && zone === 'exile');
  if (!able || !one || !other || !isPair(cards[one.card], cards[other.card], into)) {
    say(game, 'meld', into, false);
    return undefined;
  }
  say(game, 'meld', into, true);
  const as = { controller: context.controller, face: 2, memory: { melded: other.card } };
  const [entered] = yield* perform(game, [{ kind: 'move', object: one.id, to: 'battlefield', cause: 'effect', as }]);
  const aside = game.state.objects[other.id];
  if (entered?.became !== undefined && aside) game.state = placeObject(removeObject(game.state, other.id), { ...aside, zone: 'outside' });
  return undefined;
};
