import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../src/model/edition.ts';
import type { Lineage, LineageStep } from '../../src/model/lineage.ts';
import { packWordsOverTime, unpackWordsOverTime } from '../../src/search/allEditions/packWordsOverTime.ts';
import { intersect, searchAllEditions, subtract } from '../../src/search/allEditions/searchAllEditions.ts';
import { tellTimed } from '../../src/site/search/timedLabels.ts';
import { collectWordsOverTime, type Span } from '../../src/search/allEditions/wordsOverTime.ts';

const editions = ['1999-04-23', '2001-07-23', '2003-07-01', '2006-07-15', '2009-07-11'] as IsoDate[];
const lineage = (...steps: readonly (readonly [edition: number, entry: string])[]): Lineage => ({
  id: '',
  steps: steps.map(
    ([edition, entry]) => ({ edition, entry, relation: 'same', difference: 'none', score: 1, because: 'text' }) as unknown as LineageStep,
  ),
});
const lineages = [
  lineage([0, '300.1'], [1, '300.1'], [3, '300.2'], [4, '']),
  lineage([2, 'glossary:Tail Burn']),
  lineage([1, '301.1'], [2, '301.1'], [4, '301.1']),
];
const texts: Readonly<Record<string, { readonly title?: string; readonly text: string }>> = {
  '0 300.1': { text: 'Combs burn.' },
  '1 300.1': { text: 'The tail may burn.' },
  '3 300.2': { text: 'The tails burn.' },
  '2 glossary:Tail Burn': { title: 'Tail Burn', text: 'See rule 300.1.' },
  '1 301.1': { text: 'A tail.' },
  '2 301.1': { text: 'A tail, and a burn on the nose.' },
  '4 301.1': { text: 'A tail and a nose.' },
};
const words = collectWordsOverTime({ editions, lineages }, (edition, id) => texts[`${edition} ${id}`]);
const find = (query: string) =>
  searchAllEditions(words, query).hits.map(({ lineage: place, spans }) => [place, ...spans.map(({ from, to }) => `${from}-${to}`)]);

describe('a search in all editions at once', () => {
  it.each([
    [
      'tail burn',
      [
        [1, '2-5'],
        [2, '2-4'],
        [0, '1-4'],
      ],
    ],
    [
      'burned tails',
      [
        [1, '2-5'],
        [2, '2-4'],
        [0, '1-4'],
      ],
    ],
    [
      '"tail burn" -nose',
      [
        [1, '2-5'],
        [0, '1-4'],
      ],
    ],
    [
      'tail -"burn nose"',
      [
        [1, '2-5'],
        [2, '1-2', '4-5'],
        [0, '1-4'],
      ],
    ],
    ['comb', [[0, '0-1']]],
    [
      'tail',
      [
        [1, '2-5'],
        [2, '1-5'],
        [0, '1-4'],
      ],
    ],
    ['300.1', [[1, '2-5']]],
    ['nap tail', []],
    ['', []],
  ])('%j', (query, hits) => {
    expect(find(query)).toEqual(hits);
  });

  it('says which words stand in none', () => {
    expect(searchAllEditions(words, 'nap tail')).toEqual({
      sought: ['nap', 'tail'],
      unknown: ['nap'],
      unsought: [],
      loosened: [],
      total: 0,
      hits: [],
    });
  });

  it.each([
    ['the', [], ['the']],
    ['if it', [], ['if', 'it']],
    ['the tail', ['tail'], []],
    ['tail -the', ['tail'], ['the']],
  ])('says of %j what of it cannot be sought', (query, sought, unsought) => {
    expect(searchAllEditions(words, query)).toMatchObject({ sought, unknown: [], unsought });
  });

  it.each([
    ['"tail burn" "nose"', ['tail burn']],
    ['tail -"burn  nose"', ['burn nose']],
    ['tail burn', []],
  ])('says of %j which phrases it takes as words', (query, loosened) => {
    const answer = searchAllEditions(words, query);
    expect(answer.loosened).toEqual(loosened);
    for (const phrase of loosened) expect(tellTimed(answer, 0)).toContain(`“${phrase}”`);
  });

  it('gives all results, however they are divided into pages', () => {
    const all = searchAllEditions(words, 'tail').hits;
    expect([0, 1, 2].flatMap((from) => searchAllEditions(words, 'tail', { from, limit: 1 }).hits)).toEqual(all);
  });
});

it('is packed and unpacked as it was, and refused where it breaks off', () => {
  const bytes = packWordsOverTime(words);
  expect(unpackWordsOverTime(bytes)).toEqual(words);
  for (let length = 0; length < bytes.length; length += 1)
    expect(() => unpackWordsOverTime(bytes.slice(0, length)), String(length)).toThrow();
});

it('meets and leaves out spans as sets of editions do', () => {
  const spans = fc.uniqueArray(fc.nat({ max: 30 }), { maxLength: 8 }).map((ends) => {
    const sorted = [...ends].sort((a, b) => a - b);
    return Array.from({ length: Math.floor(sorted.length / 2) }, (_, at): Span => ({
      from: sorted[2 * at] ?? 0,
      to: sorted[2 * at + 1] ?? 0,
    }));
  });
  const setOf = (list: readonly Span[]): ReadonlySet<number> =>
    new Set(list.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  fc.assert(
    fc.property(spans, spans, (left, right) => {
      expect(setOf(intersect(left, right))).toEqual(new Set([...setOf(left)].filter((place) => setOf(right).has(place))));
      expect(setOf(subtract(left, right))).toEqual(new Set([...setOf(left)].filter((place) => !setOf(right).has(place))));
    }),
  );
});
