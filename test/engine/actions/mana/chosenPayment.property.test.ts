/**
 * What a player pays with who says nothing of it: told as chosen for them wherever another payment would leave something else, and never
 * where none would. Held against a model that goes through all payments; where nothing is told, each way is played, and ends alike.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../../demonstration/play.ts';

interface Way {
  readonly taps?: boolean;
  readonly life?: number;
  /** One mana of these letters. */
  readonly costs?: string;
  readonly adds: string;
}
interface Source {
  readonly card: Readonly<Record<string, unknown>>;
  readonly ways: readonly Way[];
}

const land = (name: string, type: string, letters: string, more: object = {}): Source => ({
  card: { name, type, ...more },
  ways: Array.from(letters).map((adds) => ({ taps: true, adds })),
});
const sources = {
  forest: land('Forest', 'Basic Land — Forest', 'G'),
  plains: land('Plains', 'Basic Land — Plains', 'W'),
  marked: land('Forest', 'Basic Land — Forest', 'G', { counters: { charge: 1 } }),
  savannah: land('Savannah', 'Land — Forest Plains', 'WG'),
  elf: { card: { name: 'Elf', type: 'Creature — Elf', pt: '1/1', text: '{T}: Add {G}.' }, ways: [{ taps: true, adds: 'G' }] },
  vein: { card: { name: 'Vein', type: 'Land', text: '{T}: Add {C}{C}.' }, ways: [{ taps: true, adds: 'CC' }] },
  pact: { card: { name: 'Pact', type: 'Artifact', text: 'Pay 1 life: Add {B}.' }, ways: [{ life: 1, adds: 'B' }] },
  signet: {
    card: { name: 'Signet', type: 'Artifact', text: '{1}, {T}: Add {B}{G}.' },
    ways: [{ taps: true, costs: 'WUBRGC', adds: 'BG' }],
  },
} as const satisfies Readonly<Record<string, Source>>;
type SourceName = keyof typeof sources;

/** Each symbol, and what can be due for it: letters of which one pays, or life. */
const symbols: Readonly<Record<string, readonly (readonly (string | number)[])[]>> = {
  W: [['W']],
  G: [['G']],
  C: [['C']],
  '1': [['WUBRGC']],
  'G/W': [['GW']],
  '2/B': [['B'], ['WUBRGC', 'WUBRGC']],
  'W/P': [['W'], [2]],
};
const life = 3;

interface Board {
  readonly names: readonly SourceName[];
  readonly pool: string;
  readonly cost: readonly string[];
}

interface Paid {
  readonly uses: readonly string[];
  readonly pool: string;
  readonly life: number;
}

const sorted = (letters: string): string => Array.from(letters).toSorted().join('');
const without = (letters: string, at: number): string => letters.slice(0, at) + letters.slice(at + 1);

/** What is left and what was spent, for every way of taking these from a pool. */
function spendings(due: readonly string[], pool: string, spent = ''): readonly string[] {
  const [first, ...rest] = due;
  if (first === undefined) return [`${sorted(spent)} spent, ${sorted(pool)} left`];
  return Array.from(pool).flatMap((letter, at) => (first.includes(letter) ? spendings(rest, without(pool, at), spent + letter) : []));
}

/** Everything that can come of paying, by payments that use no more than they need. */
function outcomes({ names, pool: first, cost }: Board): ReadonlySet<string> {
  const board: readonly Source[] = names.map((name) => sources[name]);
  const variants = cost.reduce<readonly (readonly (string | number)[])[]>(
    (made, symbol) => made.flatMap((before) => (symbols[symbol] ?? []).map((way) => [...before, ...way])),
    [[]],
  );
  const found = new Set<string>();
  for (const variant of variants) {
    const due = variant.filter((each) => typeof each === 'string');
    const asLife = variant.reduce<number>((sum, each) => sum + (typeof each === 'number' ? each : 0), 0);
    const seen = new Set<string>();
    const enough: Paid[] = [];
    const search = (now: Paid): void => {
      const key = JSON.stringify([now.uses.toSorted(), sorted(now.pool), now.life]);
      if (seen.has(key) || now.uses.length > 6) return;
      seen.add(key);
      if (now.life >= asLife && spendings(due, now.pool).length > 0) {
        enough.push(now);
        return;
      }
      for (const [at, { ways }] of board.entries())
        for (const [way, { taps, life: takes = 0, costs, adds }] of ways.entries()) {
          if ((taps && now.uses.some((use) => use.startsWith(`${at} `))) || now.life < takes) continue;
          const spends = costs === undefined ? [-1] : [...Array.from(now.pool).keys()];
          for (const place of spends)
            search({
              uses: [...now.uses, `${at} ${way} ${now.pool[place] ?? ''}`],
              pool: (place < 0 ? now.pool : without(now.pool, place)) + adds,
              life: now.life - takes,
            });
        }
    };
    search({ uses: [], pool: first, life });
    const isPart = (one: readonly string[], other: readonly string[]): boolean => {
      const left = [...other];
      return one.length < other.length && one.every((use) => left.includes(use) && left.splice(left.indexOf(use), 1));
    };
    for (const { uses, pool } of enough.filter((each) => !enough.some((other) => isPart(other.uses, each.uses))))
      for (const spending of spendings(due, pool)) {
        const byName = uses.map((use) => use.replace(/^\d+/, (at) => names[Number(at)] ?? ''));
        found.add(`${byName.toSorted().join(', ')}: ${spending}, ${asLife} life`);
      }
  }
  return found;
}

const written = (symbol: string): string => `{${symbol}}`;

function cast({ names, pool, cost }: Board, pay?: readonly string[]) {
  return play({
    edition: '2026-01-16',
    setup: {
      life: { A: life },
      mana: { A: Array.from(pool).map(written).join('') },
      zones: {
        battlefield: names.map((name, at) => ({ ref: `${name} ${at}`, controller: 'A', ...sources[name].card })),
        hand: { A: [{ ref: 'spell', name: 'Spell', type: 'Sorcery', cost: cost.map(written).join(''), text: 'You gain 1 life.' }] },
      },
    },
    actions: [{ by: 'A', do: 'cast', object: 'spell', ...(pay ? { pay } : {}) }],
    expect: { zones: { spell: 'stack' } },
  });
}

type Played = ReturnType<typeof cast>;
const isChosen = ({ trace }: Played): boolean => trace.some(({ event }) => event === 'payment');

/** What can be seen at the end, one thing that is the same standing for the other. */
function endOf({ final, trace }: Played, { names }: Board) {
  const byName = (text: string): string => names.reduce((said, name, at) => said.replaceAll(`${name} ${at}`, name), text);
  return {
    final: Array.from(JSON.stringify(final).split(/(?=[{},[\]])/), byName).toSorted(),
    told: trace.map(({ text }) => byName(text)).toSorted(),
  };
}

const boards: fc.Arbitrary<Board> = fc.record({
  names: fc.oneof(
    fc.array(fc.constantFrom(...(Object.keys(sources) as SourceName[])), { maxLength: 4 }),
    // Of a kind there are several more often than by chance.
    fc.array(fc.constantFrom<SourceName>('forest', 'savannah', 'elf'), { maxLength: 4 }),
  ),
  pool: fc.array(fc.constantFrom('W', 'G', 'C'), { maxLength: 2 }).map((letters) => letters.join('')),
  cost: fc.array(fc.constantFrom(...Object.keys(symbols)), { minLength: 1, maxLength: 3 }),
});

/** Several of a kind, of which fewer may be needed. */
const likes: fc.Arbitrary<Board> = fc
  .tuple(
    fc.constantFrom<SourceName>('forest', 'marked', 'elf', 'vein'),
    fc.integer({ min: 2, max: 3 }),
    fc.constantFrom<readonly SourceName[]>([], ['plains'], ['forest']),
    fc.array(fc.constantFrom('G', '1', 'G/W'), { minLength: 1, maxLength: 3 }),
  )
  .map(([name, count, more, cost]) => ({ names: [...Array.from({ length: count }, () => name), ...more], pool: '', cost }));

describe('a payment that nobody said anything about', () => {
  it.each<readonly [string, Board, boolean]>([
    ['three lands that are the same, of which one is needed', { names: ['forest', 'forest', 'forest'], pool: '', cost: ['G'] }, false],
    ['two lands that are the same, and one with a counter', { names: ['forest', 'forest', 'marked'], pool: '', cost: ['G', '1'] }, true],
    ['all that there is', { names: ['forest', 'plains', 'elf'], pool: '', cost: ['1', '1', '1'] }, false],
    ['a land or a creature', { names: ['forest', 'elf'], pool: '', cost: ['G'] }, true],
    ['a land of which the other colour is of no use', { names: ['savannah', 'plains'], pool: '', cost: ['G', 'W'] }, false],
    ['a land that could give either colour for generic mana', { names: ['savannah'], pool: '', cost: ['1'] }, true],
    ['life or a land', { names: ['plains'], pool: '', cost: ['W/P'] }, true],
    ['life where there is nothing else', { names: [], pool: '', cost: ['W/P'] }, false],
    ['which mana of a pool', { names: [], pool: 'WG', cost: ['1'] }, true],
    ['all of a pool', { names: [], pool: 'WG', cost: ['1', 'G/W'] }, false],
    ['what a pool suffices for, whatever else could be tapped', { names: ['forest'], pool: 'G', cost: ['G'] }, false],
  ])('is told as chosen for the player where that matters: %s', (_, board, isTold) => {
    const played = cast(board);
    expect(verdict(played)).toBe('passed');
    expect([isChosen(played), outcomes(board).size > 1]).toEqual([isTold, isTold]);
  });

  it('is told exactly where a model of all payments finds one that leaves something else', () => {
    const seen = { told: 0, silent: 0 };
    fc.assert(
      fc.property(boards, (board) => {
        const ways = outcomes(board);
        fc.pre(ways.size > 0);
        const played = cast(board);
        expect(verdict(played)).toBe('passed');
        expect(isChosen(played)).toBe(ways.size > 1);
        seen[ways.size > 1 ? 'told' : 'silent'] += 1;
      }),
      { numRuns: 150, seed: 12 },
    );
    expect(Math.min(seen.told, seen.silent)).toBeGreaterThan(30);
  });

  it('ends alike in every way where nothing is told (`same payment`)', () => {
    let others = 0;
    fc.assert(
      fc.property(likes, (board) => {
        const refs = board.names.map((name, at) => `${name} ${at}`);
        const played = cast(board);
        fc.pre(refs.length > 1 && verdict(played) === 'passed' && !isChosen(played) && played.trace.some(({ event }) => event === 'mana'));
        const ways = subsets(refs).flatMap((pay) => {
          const way = pay.length > 0 ? cast(board, pay) : undefined;
          return way && verdict(way) === 'passed' ? [{ pay, way }] : [];
        });
        // Some uses more than it needs: what another does with less.
        const least = ways.filter(
          ({ pay }) => !ways.some((other) => other.pay.length < pay.length && other.pay.every((ref) => pay.includes(ref))),
        );
        expect(least.length).toBeGreaterThan(0);
        others += least.length - 1;
        for (const { way } of least) expect(endOf(way, board)).toEqual(endOf(played, board));
      }),
      { numRuns: 25, seed: 7 },
    );
    expect(others).toBeGreaterThan(20);
  });
});

describe('what helps to pay, where nobody said what', () => {
  const bear = (ref: string, pt = '2/2') => ({ ref, name: 'Bear', type: 'Creature — Bear', cost: '{1}{G}', pt, controller: 'A' });
  const forest = { ref: 'forest', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' };
  const lamp = (ref: string, name = 'Lamp') => ({ ref, name, type: 'Artifact', controller: 'A' });
  const card = (ref: string, name = 'Card') => ({ ref, name, type: 'Sorcery' });

  it.each<readonly [string, string, string, readonly object[], readonly object[], boolean, readonly string[] | undefined]>([
    ['all that is able to', 'Convoke', '{1}{G}', [bear('one'), bear('two')], [], false, undefined],
    ['one of two creatures that are the same', 'Convoke', '{G}', [bear('one'), bear('two')], [], false, undefined],
    ['one of two creatures that are not', 'Convoke', '{G}', [bear('one'), bear('two', '3/3')], [], true, undefined],
    ['a creature, or a land', 'Convoke', '{G}', [bear('one'), forest], [], true, undefined],
    ['a creature that cannot', 'Convoke', '{B/G}{1}', [bear('one'), forest], [], false, undefined],
    ['what was named', 'Convoke', '{G}', [bear('one'), bear('two', '3/3')], [], false, ['two']],
    ['one of two artifacts that are not the same', 'Improvise', '{1}', [lamp('one'), lamp('two', 'Lantern')], [], true, undefined],
    ['one of two artifacts that are', 'Improvise', '{1}', [lamp('one'), lamp('two')], [], false, undefined],
    ['one of two cards that are not the same', 'Delve', '{1}', [], [card('one'), card('two', 'Letter')], true, undefined],
    ['one of two cards that are', 'Delve', '{1}', [], [card('one'), card('two')], false, undefined],
  ])('is told as chosen for the player where that matters: %s', (_, keyword, cost, battlefield, graveyard, isTold, additional) => {
    const played = play({
      edition: '2026-01-16',
      setup: {
        zones: {
          battlefield,
          graveyard: { A: graveyard },
          hand: { A: [{ ref: 'spell', name: 'Spell', type: 'Sorcery', cost, text: `${keyword}\nYou gain 1 life.` }] },
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 'spell', ...(additional ? { additional } : {}) }],
      expect: { zones: { spell: 'stack' } },
    });
    expect(verdict(played)).toBe('passed');
    expect(isChosen(played)).toBe(isTold);
  });
});

function subsets<T>([first, ...rest]: readonly T[]): readonly (readonly T[])[] {
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((each) => [each, [first, ...each]]);
}
