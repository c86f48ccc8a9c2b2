/** Which effect applies first where several would (616.1). */
import type { GameEvent } from '../events.ts';
import { findPlayer, inTurnOrder } from '../../state/changes.ts';
import type { Look } from '../../look/look.ts';
import { type Game, type Procedure, rareOf } from '../procedure.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { notYet } from '../../state/notYet.ts';
import type { PlayerId, Thing } from '../../state/state.ts';
import { leavesOut } from '../unasked.ts';
import type { Replacement, ReplacementGroup } from './replacement.ts';

/** Groups of which one must be chosen before the others, in this order. */
export const replacementOrder: readonly Variant<readonly ReplacementGroup[]>[] = [
  { from: '2022-02-18', value: ['self', 'control', 'copy', 'back'] },
  { from: '2011-09-30', value: ['self', 'control', 'copy'] },
  { from: '2009-02-01', value: ['self', 'control'] },
  { from: '', value: ['self'] },
];

/** The effects among which may be chosen now. */
export function firstOf(all: readonly Replacement[], day: string): readonly Replacement[] {
  const outer = all.filter((replacement) => replacement.outer);
  const found = outer.length > 0 ? outer : all;
  // One alone, or all of a group, are the first in every era.
  if (new Set(found.map(({ group: of }) => of)).size < 2) return found;
  const group = variantOn(replacementOrder, day).find((each) => found.some((replacement) => replacement.group === each));
  return group === undefined ? found : found.filter((replacement) => replacement.group === group);
}

/** Who chooses: the affected player, or the controller of the affected object, or its owner. */
export function affectedPlayer({ state, characteristicsOf: of }: Look, event: GameEvent): PlayerId {
  const ofThing = (thing: Thing): PlayerId => {
    if (findPlayer(state, thing)) return thing;
    const object = state.objects[thing];
    if (!object) return inTurnOrder(state)[0] ?? '';
    return object.zone === 'battlefield' || object.zone === 'stack' ? of(thing).controller : object.owner;
  };
  if ('player' in event) return event.player;
  switch (event.kind) {
    case 'damage':
      return ofThing(event.to);
    case 'counters':
      return ofThing(event.on);
    case 'create':
      return event.object.controller;
    case 'move':
      return event.to === 'battlefield' ? (event.as?.controller ?? ofThing(event.object)) : ofThing(event.object);
    case 'attacks':
    case 'blocks':
      return state.turn.active;
    default:
      return ofThing(event.object);
  }
}

/** Whether their order makes no difference. */
function areAlike(game: Game, able: readonly Replacement[]): boolean {
  const all = (sort: Replacement['sort']): boolean => able.every((each) => each.sort === sort);
  const sorts = able.map(({ sort }) => sort).filter((sort) => sort !== 'enters plainly');
  return (
    able.length < 2 ||
    leavesOut(game, 'effects that multiply', all('multiplies')) ||
    leavesOut(game, 'effects that add', all('adds')) ||
    leavesOut(game, 'plain entering', sorts.length === 0 || (sorts.length === 1 && sorts[0]?.startsWith('enters') === true)) ||
    leavesOut(
      game,
      'giving up as it enters',
      sorts.every((sort) => sort === 'enters by giving up'),
    ) ||
    leavesOut(game, 'same shields', able.every(({ said }) => said) && new Set(able.map(({ said }) => said?.())).size < 2) ||
    leavesOut(
      game,
      'same effect',
      able.every(({ text }) => text !== '') && new Set(able.map(({ source, text }) => `${source}\n${text}`)).size < 2,
    )
  );
}

/** The affected player chooses (616.1), unless their order makes no difference. */
export function* chooseFirst(
  game: Game,
  player: PlayerId,
  able: readonly Replacement[],
  event: GameEvent,
): Procedure<Replacement | undefined> {
  const [first] = able;
  // One sentence that says of two land types what they produce: the last one counts, and by its words they cannot be told apart.
  if (able.length > 1 && able.every(({ sort, source }) => sort === 'other mana' && source === first?.source))
    throw notYet('which mana is produced');
  if (areAlike(game, able)) return first;
  return yield* rareOf(game, 'a choice of what applies first').chooseReplacement(game, player, able, event);
}
