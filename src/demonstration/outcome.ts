/** Two runs of the same actions under the rules of two days: what came out differently. */
import type { BoardView, ObjectView, PlayerView } from './boardView.ts';

/** How a run ended. */
export interface Outcome {
  readonly board: BoardView;
  /** Refused actions by their number from 1. */
  readonly refused: ReadonlyMap<number, RefusedAction>;
}

export interface RefusedAction {
  readonly text: string;
  readonly cites: readonly string[];
}

/** One thing that is not the same; an empty value means that there is none. */
export interface Difference {
  /** Whose: an object as the scenario calls it, a player, or the game. */
  readonly of: { readonly kind: 'object' | 'player' | 'action' | 'game'; readonly name: string; /** Of an object: what it is called there. */ readonly title?: string };
  /** `life`, `size`, `zone`. */
  readonly what: string;
  readonly one: string;
  readonly other: string;
  /** The rules on which it rests in each: that forbid an action, or that apply the effects which made a characteristic. */
  readonly cites?: readonly [readonly string[], readonly string[]];
}

/** All differences: of the game, of players, of objects, then actions that are refused in one of the two. */
export function compareOutcomes(one: Outcome, other: Outcome): readonly Difference[] {
  return [
    ...compareFacts('game', '', gameFacts(one.board), gameFacts(other.board)),
    ...comparePairs('player', one.board.players, other.board.players, ({ name }) => ({ name }), playerFacts),
    ...comparePairs('object', one.board.objects, other.board.objects, ({ ref, values }) => ({ name: sameRef(ref), title: values.name || ref }), objectFacts),
    ...compareRefusals(one, other),
  ];
}

type Facts = Readonly<Record<string, string>>;

const gameFacts = ({ turn, step, active, outcome }: BoardView): Facts => ({
  turn: String(turn),
  step,
  active,
  winner: outcome?.winners.join(', ') ?? '',
  ended: outcome === undefined ? '' : outcome.draw ? 'draw' : 'yes',
});

const playerFacts = ({ life, poison, counters, mana, hand, library, graveyard, left }: PlayerView): Facts => ({
  life: String(life),
  poison: String(poison),
  counters: writeCounters(counters),
  mana,
  hand: String(hand),
  library: String(library),
  graveyard: String(graveyard),
  left: left ? 'yes' : '',
});

function objectFacts(object: ObjectView): Facts {
  const { zone, player, values, manaValues, counters, damage, tapped, faceDown, flipped, phasedOut } = object;
  const { attacking, blocking, attachedTo, targets, assigned } = object;
  const yes = (is: boolean): string => (is ? 'yes' : '');
  const { controller: _controller, abilities, ...written } = values;
  return {
    zone,
    player,
    ...written,
    abilities: abilities.join('\n'),
    manaValue: manaValues.join(', '),
    counters: writeCounters(counters),
    damage: damage === 0 ? '' : String(damage),
    tapped: yes(tapped),
    faceDown: yes(faceDown),
    flipped: yes(flipped),
    phasedOut: yes(phasedOut),
    attacking: attacking?.whom ?? '',
    blocking: (blocking ?? []).join(', '),
    attachedTo: attachedTo ?? '',
    targets: (targets ?? []).join(', '),
    assigned: (assigned ?? []).join(', '),
  };
}

export const writeCounters = (counters: Readonly<Record<string, number>>): string =>
  Object.entries(counters)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ');

/** Tokens are named for what they are, since November 2021 with a word more. */
const sameRef = (ref: string): string => ref.replace(/ Token(?=#\d+$)/, '');

function compareFacts(kind: Difference['of']['kind'], name: string, one: Facts, other: Facts): readonly Difference[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((what) => {
    const [left, right] = [one[what] ?? '', other[what] ?? ''];
    return left === right ? [] : [{ of: { kind, name }, what, one: left, other: right }];
  });
}

function comparePairs<T>(
  kind: 'player' | 'object',
  one: readonly T[],
  other: readonly T[],
  identify: (each: T) => Omit<Difference['of'], 'kind'>,
  factsOf: (each: T) => Facts,
): readonly Difference[] {
  const byName = (list: readonly T[]): ReadonlyMap<string, T> => new Map(list.map((each) => [identify(each).name, each]));
  const [left, right] = [byName(one), byName(other)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((name) => {
    const [a, b] = [left.get(name), right.get(name)];
    const [mine, theirs] = [a && factsOf(a), b && factsOf(b)];
    const known = a ?? b;
    // Of what is gone in one of the two there is nothing to compare but that.
    const found = mine && theirs ? compareFacts(kind, name, mine, theirs) : compareFacts(kind, name, pick(mine), pick(theirs));
    return found.map((difference) => ({ ...difference, of: { kind, name, ...(known && identify(known)) } }));
  });
}

const pick = (facts: Facts | undefined): Facts => ({ zone: facts?.['zone'] ?? '' });

function compareRefusals(one: Outcome, other: Outcome): readonly Difference[] {
  const numbers = [...new Set([...one.refused.keys(), ...other.refused.keys()])].toSorted((a, b) => a - b);
  return numbers.flatMap((number): Difference[] => {
    const [a, b] = [one.refused.get(number), other.refused.get(number)];
    if (a && b) return [];
    return [
      {
        of: { kind: 'action', name: String(number) },
        what: 'refused',
        one: a?.text ?? '',
        other: b?.text ?? '',
        cites: [a?.cites ?? [], b?.cites ?? []],
      },
    ];
  });
}
