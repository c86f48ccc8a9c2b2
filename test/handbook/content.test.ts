/** The handbook of this repository keeps to its own rules: questions stand once, what is named is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../src/corpus/facts.ts';
import { readHandbook } from '../../src/corpus/readHandbook.ts';
import { linkEntries } from '../../src/corpus/readDocument.ts';
import { makeTermIndex, markTerms, toTerms } from '../../src/corpus/wording/terms.ts';
import { questionsOf } from '../../src/handbook/told.ts';
import { listScenarios } from '../demonstration/ownDemonstrations.ts';

const content = join(import.meta.dirname, '../../content');
const folder = join(content, 'handbook');
const files = readdirSync(folder).map((name) => ({ file: name, bytes: readFileSync(join(folder, name)) }));
const editions = readHandbook(files, readFacts(content));
const newest = editions.at(-1)!;
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9+/-]+/g, ' ')
    .trim();

const isBetween = (count: number, least: number, most: number): boolean => count >= least && count <= most;

/** Values that stand more than once, with who has them. */
function findDoubles(pairs: readonly (readonly [value: string, of: string])[]): readonly string[] {
  return [...Map.groupBy(pairs, ([value]) => value)].flatMap(([value, own]) =>
    own.length > 1 ? [`${value}: ${own.map(([, of]) => of).join(', ')}`] : [],
  );
}

describe('the handbook', () => {
  it('answers each question in one place', () => {
    const asked = newest.entries.flatMap((entry) => questionsOf(entry).map((ask) => [fold(ask), entry.id] as const));
    expect(findDoubles(asked)).toEqual([]);
  });

  it('asks two to six questions of every entry that has a text, and has some more words for them', () => {
    const told = newest.entries.filter(({ title, text }) => text !== '' && text !== title);
    expect(told.flatMap(({ id, beside }) => (isBetween(beside?.asks?.length ?? 0, 2, 6) ? [] : [id]))).toEqual([]);
    expect(told.flatMap(({ id, beside }) => (isBetween(beside?.alsoAsked?.length ?? 0, 0, 8) ? [] : [id]))).toEqual([]);
    expect(told.flatMap(({ id, beside }) => (isBetween(beside?.alsoSaid?.length ?? 0, 0, 12) ? [] : [id]))).toEqual([]);
  });

  it('takes no word of every day for a subtype: what holds in any case names no Case', () => {
    const index = makeTermIndex(toTerms(newest.entries));
    const small = newest.entries.flatMap(({ id, text, examples }) =>
      markTerms([{ kind: 'text', value: [text, ...examples].join(' ') }], index).flatMap((inline) =>
        inline.kind === 'term' && inline.term === 'glossary:Case' && !inline.value.startsWith('Case') ? [`${id}: ${inline.value}`] : [],
      ),
    );
    expect(small).toEqual([]);
  });

  it('names demonstrations that there are', () => {
    const ids = new Set(listScenarios().map(({ id }) => id));
    const named = editions.flatMap(({ entries }) => entries.flatMap(({ beside }) => beside?.shownBy ?? []));
    expect([...new Set(named)].filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(editions.map((edition) => [edition.date, edition] as const))(
    'of %s holds together: citations lead somewhere, rules have parents',
    (_, { entries }) => {
      const known = new Set(entries.map(({ id }) => id));
      const astray = [...linkEntries(entries)].flatMap(([of, cites]) =>
        cites.flatMap(({ text, resolved }) => (resolved ? [] : [`${of.id}: ${text}`])),
      );
      expect(astray).toEqual([]);
      expect(entries.flatMap(({ id, parent }) => (parent === undefined || known.has(parent) ? [] : [id]))).toEqual([]);
      expect(entries.flatMap(({ id }) => (id.includes('~') ? [id] : []))).toEqual([]);
    },
  );
});
