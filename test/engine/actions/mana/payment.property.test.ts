/** Payment held against brute force: a cost that some sequence of mana abilities pays is paid, any other is refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play } from '../../../demonstration/play.ts';

/** A source as text for the engine, and as a model for the search: what it takes and what it may add. */
interface Source {
  readonly card: Readonly<Record<string, unknown>>;
  readonly ways: readonly Way[];
  /** Helps to pay {1} or a symbol of these letters, by convoke. */
  readonly convokes?: string;
}
interface Way {
  readonly taps?: boolean;
  readonly life?: number;
  readonly counters?: number;
  /** Another creature of this kind is tapped or sacrificed. */
  readonly takes?: 'Druid' | 'any creature';
  /** Mana that it costs: one of these letters each. */
  readonly costs?: readonly string[];
  readonly adds: readonly string[];
}

const land = (name: string, type: string, letters: string): Source => ({
  card: { name, type },
  ways: Array.from(letters).map((letter) => ({ taps: true, adds: [letter] })),
});
const sources: readonly Source[] = [
  land('Plains', 'Basic Land — Plains', 'W'),
  land('Forest', 'Basic Land — Forest', 'G'),
  land('Savannah', 'Land — Forest Plains', 'WG'),
  land('Bayou', 'Land — Swamp Forest', 'BG'),
  {
    card: { name: 'Prism', type: 'Artifact', text: '{T}: Add one mana of any color.' },
    ways: Array.from('WUBRG').map((letter) => ({ taps: true, adds: [letter] })),
  },
  {
    card: { name: 'Grove', type: 'Land', text: '{T}: Add {C}.\n{G/W}, {T}: Add {G}{G}, {G}{W}, or {W}{W}.' },
    ways: [{ taps: true, adds: ['C'] }, ...['GG', 'GW', 'WW'].map((adds) => ({ taps: true, costs: ['GW'], adds: Array.from(adds) }))],
  },
  {
    card: { name: 'Signet', type: 'Artifact', text: '{1}, {T}: Add {B}{G}.' },
    ways: [{ taps: true, costs: ['WUBRGC'], adds: ['B', 'G'] }],
  },
  {
    card: { name: 'Drum', type: 'Artifact', text: 'Tap an untapped Druid you control: Add {G}.' },
    ways: [{ takes: 'Druid', adds: ['G'] }],
  },
  {
    card: { name: 'Altar', type: 'Artifact', text: 'Sacrifice a creature: Add {C}{C}.' },
    ways: [{ takes: 'any creature', adds: ['C', 'C'] }],
  },
  { card: { name: 'Pact', type: 'Artifact', text: 'Pay 1 life: Add {B}.' }, ways: [{ life: 1, adds: ['B'] }] },
  {
    card: { name: 'Vat', type: 'Artifact', counters: { charge: 2 }, text: 'Remove a charge counter from Vat: Add {W}.' },
    ways: [{ counters: 1, adds: ['W'] }],
  },
  { card: { name: 'Acolyte', type: 'Creature — Druid', pt: '1/1', cost: '{G}' }, ways: [], convokes: 'G' },
  {
    card: { name: 'Elf', type: 'Creature — Elf Druid', pt: '1/1', cost: '{G}', text: '{T}: Add {G}.' },
    ways: [{ taps: true, adds: ['G'] }],
    convokes: 'G',
  },
  { card: { name: 'Knight', type: 'Creature — Knight', pt: '2/2', cost: '{W}' }, ways: [], convokes: 'W' },
];

/** Each symbol with what pays it: letters, or so much of any; life. */
const symbols: Readonly<Record<string, readonly (readonly string[])[]>> = {
  W: [['W']],
  G: [['G']],
  B: [['B']],
  C: [['C']],
  '1': [['WUBRGC']],
  'G/W': [['GW']],
  '2/B': [['B'], ['WUBRGC', 'WUBRGC']],
};

/** Whether some sequence pays: every one is tried. */
function canPay(board: readonly Source[], cost: readonly string[], convoke: boolean): boolean {
  const isCreature = (at: number): boolean => board[at]?.convokes !== undefined;
  const isDruid = (at: number): boolean => String(board[at]?.card['type']).includes('Druid');
  const seen = new Set<string>();
  const dues = cost.reduce<readonly (readonly string[])[]>(
    (made, symbol) => made.flatMap((before) => (symbols[symbol] ?? []).map((way) => [...before, ...way])),
    [[]],
  );
  const pays = (due: readonly string[], pool: readonly string[], helpers: readonly number[]): boolean => {
    const [first, ...rest] = due;
    if (first === undefined) return true;
    if (pool.some((letter, at) => first.includes(letter) && pays(rest, pool.toSpliced(at, 1), helpers))) return true;
    return helpers.some((at) => {
      const isGeneric = first === 'WUBRGC';
      const fits = isGeneric || Array.from(board[at]?.convokes ?? '').some((letter) => first.includes(letter));
      return (
        fits &&
        pays(
          rest,
          pool,
          helpers.filter((other) => other !== at),
        )
      );
    });
  };
  const search = (pool: readonly string[], tapped: readonly number[], gone: readonly number[], life: number, counters: number): boolean => {
    const key = JSON.stringify([pool.toSorted(), tapped.toSorted(), gone.toSorted(), life, counters]);
    if (seen.has(key)) return false;
    seen.add(key);
    const there = [...board.keys()].filter((at) => !gone.includes(at));
    const helpers = convoke ? there.filter((at) => isCreature(at) && !tapped.includes(at)) : [];
    if (dues.some((due) => pays(due, pool, helpers))) return true;
    if (pool.length > 7) return false;
    return there.some((at) =>
      (board[at]?.ways ?? []).some((way) => {
        if (way.taps && tapped.includes(at)) return false;
        if (way.life !== undefined && life < way.life) return false;
        if (way.counters !== undefined && counters < way.counters) return false;
        const takes =
          way.takes === 'Druid'
            ? there.filter((other) => isDruid(other) && !tapped.includes(other))
            : way.takes
              ? there.filter(isCreature)
              : [-1];
        const [asked] = way.costs ?? [];
        const spends = asked === undefined ? [-1] : [...pool.keys()].filter((place) => asked.includes(pool[place] ?? ''));
        return takes.some((taken) =>
          spends.some((place) =>
            search(
              [...pool.filter((_, each) => each !== place), ...way.adds],
              [...tapped, ...(way.taps ? [at] : []), ...(way.takes === 'Druid' ? [taken] : [])],
              [...gone, ...(way.takes === 'any creature' ? [taken] : [])],
              life - (way.life ?? 0),
              counters - (way.counters ?? 0),
            ),
          ),
        );
      }),
    );
  };
  return search([], [], [], 2, 2);
}

const isPaid = (board: readonly Source[], cost: readonly string[], convoke: boolean): string => {
  const result = play({
    edition: '2026-01-16',
    setup: {
      life: { A: 2 },
      zones: {
        battlefield: board.map(({ card }, at) => ({ ref: `${String(card['name'])} ${at}`, controller: 'A', ...card })),
        hand: {
          A: [
            {
              ref: 'spell',
              name: 'Spell',
              type: 'Sorcery',
              cost: cost.map((symbol) => `{${symbol}}`).join(''),
              text: `${convoke ? 'Convoke\n' : ''}You gain 1 life.`,
            },
          ],
        },
      },
    },
    actions: [{ by: 'A', do: 'cast', object: 'spell', auto: true }],
  });
  return result.unsupported.length > 0 ? JSON.stringify(result.unsupported) : result.passed ? 'paid' : 'refused';
};

const once = (names: readonly string[]): readonly Source[] => names.flatMap((name) => sources.filter(({ card }) => card['name'] === name));

describe('automatic payment', () => {
  it.each([
    ['2026-01-16', ['Bayou', 'Bayou'], ['B', 'G']],
    ['lands of which one gives both', ['Savannah', 'Plains'], ['G', 'W']],
    ['what others are tapped for', ['Drum', 'Acolyte', 'Elf'], ['G', 'G']],
    ['a filter for a filter', ['Plains', 'Grove', 'Signet'], ['B', 'G', 'G']],
    ['what is sacrificed after it was tapped', ['Elf', 'Altar'], ['C', 'C', 'G']],
  ])('finds the way: %s (%j for %j)', (_, names, cost) => {
    expect([isPaid(once(names), cost, false), canPay(once(names), cost, false)]).toEqual(['paid', true]);
  });

  it('pays exactly what brute force over all sequences of mana abilities can pay', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...sources), { maxLength: 4 }),
        fc.array(fc.constantFrom(...Object.keys(symbols)), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        (board, cost, convoke) => {
          expect(isPaid(board, cost, convoke)).toBe(canPay(board, cost, convoke) ? 'paid' : 'refused');
        },
      ),
      { numRuns: 400, seed: 5 },
    );
  });
});
