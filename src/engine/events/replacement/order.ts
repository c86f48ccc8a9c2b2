/** Which effect applies first where several would (616.1). */
import type { GameEvent } from '../events.ts';
import { findPlayer, inTurnOrder } from '../../state/changes.ts';
import type { Look } from '../../look/look.ts';
import { ask, type Game, type Procedure } from '../procedure.ts';
import { legalIf } from '../question.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { notYet } from '../../state/notYet.ts';
import type { PlayerId, Thing } from '../../state/state.ts';
import { toText } from '../answers.ts';
import { leavesOut } from '../unasked.ts';
import { nameOf as nameThing } from '../nameOf.ts';
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

/** The affected player chooses (616.1). What they are called: by the object they are of, or by their text where that is of several. */
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
  const nameOf = ({ source, text, key }: Replacement): string => {
    if (source !== undefined && able.filter((each) => each.source === source).length === 1) return source;
    return text || key;
  };
  const cardOf = (thing: Thing): string | undefined => (game.state.objects[thing] ?? game.state.past[thing]?.object)?.card;
  /** A spell that has resolved is another object by now, but it is the same card. */
  const isSource = (given: string, replacement: Replacement): boolean =>
    nameOf(replacement) === replacement.source && cardOf(given) !== undefined && cardOf(given) === cardOf(replacement.source);
  const isWorded = (given: string, { text }: Replacement): boolean => text !== '' && text.toLowerCase().startsWith(given.toLowerCase());
  const isNamed = (given: string, replacement: Replacement): boolean =>
    given === nameOf(replacement) ||
    isSource(given, replacement) ||
    (given !== '' &&
      isWorded(given, replacement) &&
      new Set(able.filter((each) => isWorded(given, each)).map(({ source }) => source)).size < 2);
  const answer = yield* ask(game, {
    player,
    kind: 'replacement',
    text: `Which effect applies first to ${nameEvent(game, event)}?`,
    options: () => [...new Set(able.map(nameOf))],
    judge: (given) =>
      legalIf(
        able.some((each) => isNamed(toText(given), each)),
        'no such effect would apply',
        'replacement.order',
      ),
    cites: ['replacement.order'],
  });
  const given = toText(answer);
  // What is called so comes before what begins with the same letters.
  return (
    able.find((each) => given === nameOf(each)) ?? able.find((each) => isSource(given, each)) ?? able.find((each) => isNamed(given, each))
  );
}

/** What would happen, in a question. */
function nameEvent({ state }: Game, event: GameEvent): string {
  const name = (thing: Thing): string => (findPlayer(state, thing) ? thing : nameThing(state, thing));
  switch (event.kind) {
    case 'damage':
      return `the damage that ${name(event.source)} would deal ${name(event.to)}`;
    case 'draw':
      return `the card that ${event.player} would draw`;
    case 'life':
      return `the life that ${event.player} would ${event.change > 0 ? 'gain' : 'lose'}`;
    case 'counters':
      return `the counters on ${name(event.on)}`;
    case 'create':
      return 'the token that would be created';
    case 'destroy':
      return `the destruction of ${name(event.object)}`;
    case 'move':
      return `${name(event.object)} as it ${event.to === 'battlefield' ? 'enters' : 'moves'}`;
    default:
      return 'what would happen';
  }
}
