/** Boards at random, of printed cards: written as scenarios are, so that they can be told to others. */
import { type CardGiven, drawCard, frontOf, type Kind } from './printedCards.ts';
import { type Chance, chanceFrom } from './chance.ts';

export type ObjectGiven = CardGiven & {
  readonly ref: string;
  readonly controller?: string;
  readonly owner?: string;
  readonly tapped?: boolean;
  readonly sick?: boolean;
  readonly damage?: number;
  readonly counters?: Readonly<Record<string, number>>;
  readonly timestamp: number;
  readonly chosen?: Readonly<Record<string, string>>;
};
type OfPlayers<T> = Readonly<Record<string, T>>;

export interface Board {
  readonly id: string;
  readonly edition: string;
  readonly players: readonly string[];
  readonly setup: {
    readonly turn: number;
    readonly active: string;
    readonly step: string;
    readonly life: OfPlayers<number>;
    readonly zones: {
      readonly battlefield: readonly ObjectGiven[];
      readonly hand: OfPlayers<readonly ObjectGiven[]>;
      readonly graveyard: OfPlayers<readonly ObjectGiven[]>;
      readonly library: OfPlayers<readonly ObjectGiven[]>;
    };
  };
}

export interface BoardWanted {
  readonly edition?: string;
  /** Permanents of each player beside lands. */
  readonly permanents?: number;
  readonly hand?: number;
  readonly library?: number;
}

const basics = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
const permanents: readonly Kind[] = ['creature', 'creature', 'creature', 'creature', 'artifact', 'enchantment', 'planeswalker', 'land'];
const inHand: readonly Kind[] = ['instant', 'instant', 'sorcery', 'sorcery', 'creature', 'aura', 'artifact', 'enchantment', 'land'];
const begins = ['upkeep', 'precombat main', 'precombat main', 'beginning of combat', 'postcombat main', 'end'] as const;
export const seats = ['A', 'B', 'C', 'D'] as const;

/** The board of a seed: two players mostly, three or four at times; lands for all colors, permanents in many states, spells to cast. */
export function drawBoard(seed: number | string, wanted: BoardWanted = {}): Board {
  const chance = chanceFrom(`board ${seed}`);
  const players = seats.slice(0, chance.one([2, 2, 2, 3, 4]));
  let placed = 0;
  const place = (card: CardGiven, more: Omit<Partial<ObjectGiven>, keyof CardGiven>): ObjectGiven => {
    placed += 1;
    return { ref: `${placed}: ${frontOf(card).name}`, ...card, timestamp: placed * 10, ...more };
  };
  const land = (name: string): CardGiven => ({ name, type: `Basic Land — ${name}` });
  const many = (count: number, kinds: readonly Kind[], more: () => Omit<Partial<ObjectGiven>, keyof CardGiven> = () => ({})) =>
    Array.from({ length: count }, () => place(drawCard(chance, chance.one(kinds) ?? 'creature'), more()));
  const battlefield = players.flatMap((controller) => [
    ...[...basics, ...basics.slice(chance.number(5))].map((name) =>
      place(land(name), { controller, ...(chance.happens(0.1) ? { tapped: true } : {}) }),
    ),
    ...many(wanted.permanents ?? 4, permanents, () => ({
      controller,
      ...statusOf(chance),
      ...(chance.happens(0.06) ? { owner: chance.one(players) ?? controller } : {}),
    })),
  ]);
  const of = <T>(make: (player: string) => T): OfPlayers<T> => Object.fromEntries(players.map((player) => [player, make(player)]));
  return {
    id: `board ${seed}`,
    edition: wanted.edition ?? '2026-01-16',
    players,
    setup: {
      turn: 4,
      active: chance.one(players) ?? 'A',
      step: chance.one(begins) ?? 'precombat main',
      life: of(() => chance.one([20, 20, 12, 7, 3]) ?? 20),
      zones: {
        battlefield,
        hand: of(() => many(wanted.hand ?? 4, inHand)),
        graveyard: of(() => many(chance.number(3), ['creature', 'instant', 'artifact'])),
        library: of(() =>
          Array.from({ length: wanted.library ?? 12 }, () =>
            chance.happens(0.3)
              ? place(land(chance.one(basics) ?? 'Forest'), {})
              : place(drawCard(chance, chance.one([...inHand, ...permanents]) ?? 'creature'), {}),
          ),
        ),
      },
    },
  };
}

function statusOf(chance: Chance): Omit<Partial<ObjectGiven>, keyof CardGiven> {
  return {
    ...(chance.happens(0.25) ? { tapped: true } : {}),
    ...(chance.happens(0.15) ? { sick: true } : {}),
    ...(chance.happens(0.12)
      ? { counters: { [chance.one(['+1/+1', '-1/-1', 'charge', '+1/+1']) ?? 'charge']: 1 + chance.number(2) } }
      : {}),
  };
}
