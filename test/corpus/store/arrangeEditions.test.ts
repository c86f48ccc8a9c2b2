import { describe, expect, test } from 'vitest';
import { arrangeEditions } from '../../../src/corpus/store/arrangeEditions.ts';
import { packEdition } from '../../../src/corpus/store/packEdition.ts';
import { type EditionParts, makeEdition, makeEntry, plainWording } from './makeEdition.ts';

const find = (parts: EditionParts, names = [parts.file ?? 'some.txt']) => {
  const { facts, size } = packEdition(makeEdition(parts), plainWording);
  return { facts, size, names, origin: names[0] };
};
const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => makeEntry(`100.${at + 1}`, `Rule of the house number ${at + 1}.`));

describe('sources of one edition', () => {
  test.each([
    { case: 'more entries', taken: { entries: entries(3) }, other: { entries: entries(2) } },
    {
      case: 'whole before a page with more entries',
      taken: { entries: entries(2) },
      other: { entries: entries(9), extent: 'page' as const },
    },
    {
      case: 'a longer chapter',
      taken: { entries: entries(4), extent: 'chapter' as const },
      other: { entries: entries(3), extent: 'page' as const },
    },
  ])('the more complete is taken: $case', ({ taken, other }) => {
    const sources = [find({ ...other, file: 'other.txt' }), find({ ...taken, file: 'taken.txt' })];
    for (const order of [sources, sources.toReversed()]) {
      const [first, second] = arrangeEditions(order).editions.map(({ record }) => record);
      expect(first?.source.file).toBe('taken.txt');
      expect(first?.key).toBe('comprehensive-rules/2020-01-01');
      expect(second?.key).toBe(`comprehensive-rules/2020-01-01~${second?.extent ?? ''}-${second?.source.sha256.slice(0, 8) ?? ''}`);
      expect(first?.otherSources).toEqual([second?.key]);
      expect(second?.mainSource).toBe(first?.key);
    }
  });

  test('of the same completeness are told apart by their bytes, not by their order', () => {
    const sources = ['Play fair.', 'Play nice.', 'Play slow.'].map((text, at) =>
      find({ entries: [makeEntry('100.1', text)], file: `${at}.txt` }),
    );
    const keysOf = (order: typeof sources) => arrangeEditions(order).editions.map(({ record }) => [record.key, record.source.file]);
    expect(keysOf(sources.toReversed())).toEqual(keysOf(sources));
  });

  test('with the same bytes are one source with copies', () => {
    const [only, ...more] = arrangeEditions([find({}, ['a.txt', 'b/c.txt'])]).editions;
    expect(more).toEqual([]);
    expect(only?.record).toMatchObject({ source: { file: 'a.txt' }, copies: ['b/c.txt'] });
  });
});

describe('editions', () => {
  test('stand by document, then by date', () => {
    const found = [
      find({ document: 'handbook', date: '1999-01-01' }),
      find({ date: '2020-01-01' }),
      find({ document: 'rulings-summary', date: '2005-01-01' }),
      find({ date: '1999-01-01' }),
    ];
    expect(arrangeEditions(found).editions.map(({ record }) => record.key)).toEqual([
      'comprehensive-rules/1999-01-01',
      'comprehensive-rules/2020-01-01',
      'rulings-summary/2005-01-01',
      'handbook/1999-01-01',
    ]);
  });

  test.each([
    { case: 'no date', parts: { date: undefined }, reason: /says no date/ },
    { case: 'no entry', parts: { entries: [] }, reason: /holds no entry/ },
  ])('with $case are passed over with a reason', ({ parts, reason }) => {
    const { editions, passedOver } = arrangeEditions([find({ ...parts, file: 'odd.txt' })]);
    expect(editions).toEqual([]);
    expect(passedOver).toEqual([{ file: 'odd.txt', reason: expect.stringMatching(reason) as string, problem: true }]);
  });
});
