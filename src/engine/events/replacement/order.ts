/** Which effect applies first where several would (616.1). */
import type { GameEvent } from '../events.ts';
import { findPlayer, inTurnOrder } from '../../state/changes.ts';
import type { Look } from '../../look/look.ts';
import { ask, type Game, legal, type Procedure } from '../procedure.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { PlayerId, Thing } from '../../state/state.ts';
import { toText } from '../answers.ts';
import type { Replacement, ReplacementGroup } from './replacement.ts';

/** Groups of which one must be chosen before the others, in this order. */
export const replacementOrder: readonly Variant<readonly ReplacementGroup[]>[] = [
  {
    from: '2011-09-30',
    concept: 'replacement.order',
    sentence:
      'Self-replacement effects come first, then those on who controls what enters, then those that make it a copy, then all others.',
    value: ['self', 'control', 'copy'],
  },
  {
    from: '2009-02-01',
    until: '2011-09-30',
    concept: 'replacement.order',
    sentence: 'Self-replacement effects come first, then those on who controls what enters, then all others.',
    value: ['self', 'control'],
  },
  {
    from: '',
    until: '2009-02-01',
    concept: 'replacement.order',
    sentence: 'Self-replacement effects come first, then all others.',
    value: ['self'],
  },
];

/** The effects among which may be chosen now. */
export function firstOf(all: readonly Replacement[], day: string): readonly Replacement[] {
  const outer = all.filter((replacement) => replacement.outer);
  const found = outer.length > 0 ? outer : all;
  const group = variantOn(replacementOrder, day).find((each) => found.some((replacement) => replacement.group === each));
  return group === undefined ? found : found.filter((replacement) => replacement.group === group);
}

/** Who chooses: the affected player, or the controller of the affected object, or its owner. */
export function affectedPlayer({ state, of }: Look, event: GameEvent): PlayerId {
  const ofThing = (thing: Thing): PlayerId => {
    if (findPlayer(state, thing)) return thing;
    const object = state.objects[thing];
    if (!object) return inTurnOrder(state)[0] ?? '';
    return object.zone === 'battlefield' || object.zone === 'stack' ? of(thing).controller : object.owner;
  };
  switch (event.kind) {
    case 'damage':
      return ofThing(event.to);
    case 'life':
    case 'draw':
    case 'mana':
    case 'cast':
    case 'begin':
    case 'did':
      return event.player;
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

/** The affected player chooses; effects of the same wording, and those whose order makes no difference, are not asked about. */
export function* chooseFirst(game: Game, player: PlayerId, able: readonly Replacement[]): Procedure<Replacement | undefined> {
  const [first] = able;
  if (able.every(({ commutes }) => commutes) || new Set(able.map(({ text, key }) => text || key)).size < 2) return first;
  const nameOf = ({ source, text, key }: Replacement): string => {
    if (source !== undefined && able.filter((each) => each.source === source).length === 1) return source;
    return text || key;
  };
  const cardOf = (thing: Thing): string | undefined => (game.state.objects[thing] ?? game.state.past[thing]?.object)?.card;
  /** A spell that has resolved is another object by now, but it is the same card. */
  const isSource = (given: string, replacement: Replacement): boolean =>
    nameOf(replacement) === replacement.source && cardOf(given) !== undefined && cardOf(given) === cardOf(replacement.source);
  const isNamed = (given: string, replacement: Replacement): boolean =>
    given === nameOf(replacement) ||
    isSource(given, replacement) ||
    (given !== '' && replacement.text !== '' && replacement.text.toLowerCase().startsWith(given.toLowerCase()));
  const answer = yield* ask(game, {
    player,
    kind: 'replacement',
    text: 'Which effect applies first?',
    options: () => able.map(nameOf),
    judge: (given) =>
      able.some((each) => isNamed(toText(given), each))
        ? legal
        : { legal: false, reason: 'no such effect would apply', cites: ['replacement.order'] },
    cites: ['replacement.order'],
  });
  return able.find((each) => isNamed(toText(answer), each));
}
