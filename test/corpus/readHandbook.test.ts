import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReadEdition } from '../../src/model/entry.ts';
import { type Facts, readFacts } from '../../src/corpus/facts.ts';
import { noFacts } from '../../src/corpus/readDocument.ts';
import { readHandbook } from '../../src/corpus/readHandbook.ts';
import { day } from '../grammar/trees.ts';

const chapter = (...lines: readonly string[]): string =>
  ['---', 'document: handbook', 'title: Harrow and Sedge', 'effective: 2020-01-01', '---', '', ...lines].join('\n\n');

const factsOf = (...dates: readonly string[]): Facts => ({
  ...noFacts,
  byEdition: new Map(dates.map((date) => [`handbook/${date}`, { document: 'handbook', date: day(date) }])),
});

function editionsOf(chapters: Readonly<Record<string, string>>, ...dates: readonly string[]): readonly ReadEdition[] {
  const files = Object.entries(chapters).map(([file, text]) => ({ file, bytes: new TextEncoder().encode(text) }));
  return readHandbook(files, factsOf(...dates));
}

const ids = (edition: ReadEdition | undefined): string => (edition?.entries ?? []).map(({ id }) => id).join(' ');

const fields = chapter(
  '# 1. Sowing',
  '## 100. Fields\n{300 until 2005-01-01}',
  '100.1. A field is sown.\n{300.4 until 2005-01-01}',
  '> Example: Ana sows, as rule 100.1 says.',
  '100.2. Geese come, as in rule 100.1.\n{from 2010-01-01}',
  '100.3. Cranes come, as in rule 300.4.\n{until 2005-01-01}',
);

describe('readHandbook', () => {
  it('makes an edition for each day that the register knows, for each on which it changed since, and for that of its front matter', () => {
    const editions = editionsOf({ 'a.md': fields }, '2000-01-01', '2008-01-01', '2030-01-01');
    expect(editions.map(({ date }) => date)).toEqual(['2000-01-01', '2005-01-01', '2008-01-01', '2010-01-01', '2020-01-01']);
    expect(editions.map(({ title }) => title)).toEqual(Array.from({ length: 5 }, () => 'Harrow and Sedge'));
    expect(editionsOf({ 'a.md': fields }, '2006-01-01').map(({ date }) => date)).toEqual(['2006-01-01', '2010-01-01', '2020-01-01']);
    expect(editionsOf({ 'a.md': fields }).map(({ date }) => date)).toEqual(['2020-01-01']);
  });

  it('differs from each edition to the next, but for the last, which only says that all still holds', () => {
    const editions = editionsOf({ 'a.md': fields }, '2000-01-01');
    const said = editions.map(({ entries }) => JSON.stringify(entries.map(({ id, text }) => [id, text])));
    expect(editions.map(({ date }, at) => (said[at] === said[at - 1] ? `${date} again` : date))).toEqual([
      '2000-01-01',
      '2005-01-01',
      '2010-01-01',
      '2020-01-01 again',
    ]);
  });

  it('gives each edition the entries that held on its day, from the first day to the day before the last', () => {
    const editions = editionsOf({ 'a.md': fields }, '2004-12-31', '2005-01-01', '2009-12-31', '2010-01-01');
    expect(editions.map(({ entries }) => entries.filter(({ kind }) => kind === 'rule').length)).toEqual([2, 1, 1, 2, 2]);
  });

  it('gives entries the number that they bore, and the parent above it', () => {
    const editions = editionsOf({ 'a.md': fields }, '2000-01-01');
    const [old, now] = [editions[0], editions.at(-1)];
    expect(ids(old)).toContain('300 300.4');
    expect(old?.entries.find(({ id }) => id === '300.4')?.parent).toBe('300');
    expect(ids(now)).toBe('1 100 100.1 100.2');
  });

  it('has citations point at the numbers of the day, in Examples too, but leaves those of a form that ended', () => {
    const [old] = editionsOf({ 'a.md': fields }, '2000-01-01');
    expect(old?.entries.find(({ id }) => id === '300.4')?.examples).toEqual(['Ana sows, as rule 300.4 says.']);
    expect(old?.entries.find(({ number }) => number === '100.3')?.text).toBe('Cranes come, as in rule 300.4.');
  });

  it('puts chapters together in the order of the rules, whatever the files are called, and terms behind them', () => {
    const reaping = chapter('# 2. Reaping', '## 200. Scythes', '200.1. A scythe is sharp.');
    const glossary = chapter('# Glossary', '### Sedge', 'Grass.', '### harrow', 'What breaks clods.');
    const [edition] = editionsOf({
      'z.md': chapter('# 1. Sowing', '## 100. Fields', '100.10. Ten.', '100.2. Two.'),
      'b.md': reaping,
      'a.md': glossary,
    });
    expect(ids(edition)).toBe('1 100 100.2 100.10 2 200 200.1 glossary:harrow glossary:Sedge');
  });

  it('leaves out a heading under which nothing held', () => {
    const chapters = {
      'a.md': chapter(
        '# 1. Sowing',
        '## 100. Fields',
        '100.1. A field.',
        '# 2. Reaping',
        '## 200. Scythes',
        '200.1. A scythe.\n{from 2015-01-01}',
      ),
    };
    const [old, now] = editionsOf(chapters, '2000-01-01');
    expect([ids(old), ids(now)]).toEqual(['1 100 100.1', '1 100 100.1 2 200 200.1']);
  });

  it('reads nothing without a day', () => {
    expect(editionsOf({ 'a.md': fields.replace('effective: 2020-01-01', 'note: none') }, '2000-01-01')).toEqual([]);
    expect(editionsOf({})).toEqual([]);
  });

  it('passes over files that are no handbook', () => {
    expect(editionsOf({ 'a.md': fields, 'readme.md': '# About\n\nA note.' }).length).toBe(1);
  });

  it('turns the citations of a form that has ended into the numbers of each day on which it held', () => {
    const text = [
      ...['---', 'document: handbook', 'effective: 2020-01-01', '---', '', '# 1. Fields', '', '## 100. General', ''],
      ...['100.5. Geese graze.', '{100.1 until 2010-01-01; 100.3 until 2015-01-01}', ''],
      ...['100.7. Whoever owns the geese owns what they eat (see rule 100.3).', '{from 2005-01-01; until 2015-01-01}', ''],
    ].join('\n');
    const texts = editionsOf({ 'a.md': text }, '2006-01-01').map(({ date, entries }) => `${date} ${entries.at(-1)?.text ?? ''}`);
    expect(texts).toEqual([
      expect.stringMatching(/^2006-01-01 .*rule 100\.1/),
      expect.stringMatching(/^2010-01-01 .*rule 100\.3/),
      '2015-01-01 Geese graze.',
      '2020-01-01 Geese graze.',
    ]);
  });

  it('says of which chapter a diagnostic is', () => {
    const [edition] = editionsOf({ 'a.md': fields.replace('100.2. Geese', '100.2 Geese') });
    expect(edition?.diagnostics.map(({ message }) => message)).toEqual([expect.stringMatching(/^a\.md: Unexpected number "100\.2"/)]);
  });
});

describe("this project's handbook", () => {
  const content = join(import.meta.dirname, '../../content');
  const files = readdirSync(join(content, 'handbook'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, bytes: readFileSync(join(content, 'handbook', file)) }));
  const editions = readHandbook(files, readFacts(content));

  it('has 25 subsections over all nine sections, 180 entries, 80 terms and 30 Examples at least, and nothing of it is lost', () => {
    const { counts, entries, accounting } = editions.at(-1)!;
    const subsections = entries.filter(({ kind }) => kind === 'subsection').map(({ number }) => number);
    expect(subsections.length).toBeGreaterThanOrEqual(25);
    expect([...new Set(subsections.map((number) => number.charAt(0)))].join('')).toBe('123456789');
    expect(counts.rules + counts.subrules).toBeGreaterThanOrEqual(180);
    expect(counts.glossary).toBeGreaterThanOrEqual(80);
    expect(counts.examples).toBeGreaterThanOrEqual(30);
    expect(accounting.unaccounted).toBe(0);
  });

  it('has 40 entries at least whose earlier form said something else', () => {
    const ended = files.flatMap(
      ({ bytes }) => new TextDecoder().decode(bytes).match(/^\{.*(?:\{|; ?)until [\d-]+.*\}$|^\{until .*\}$/gm) ?? [],
    );
    expect(ended.length).toBeGreaterThanOrEqual(40);
  });

  it('is an edition for each day on which it changed since April 1999, and differs from each to the next', () => {
    const dates = editions.map(({ date }) => date);
    expect([dates.at(0), dates.at(-1)]).toEqual(['1999-04-23', '2026-01-16']);
    expect(dates).toEqual(expect.arrayContaining(['2006-10-01', '2009-07-11', '2009-10-01', '2010-10-01', '2011-09-30', '2025-11-14']));
    expect(dates.length).toBeGreaterThanOrEqual(45);
    const said = editions.map(({ entries }) => JSON.stringify(entries.map(({ id, text, title, examples }) => [id, title, text, examples])));
    expect(dates.slice(0, -1).filter((_, at) => at > 0 && said[at] === said[at - 1])).toEqual([]);
  });

  it.each([
    ['702.11', '2011-06-17'],
    ['702.21', '2021-04-22'],
    ['701.14', '2011-09-30'],
  ])('has %s of today since the day on which it came in, whatever its number was: %s', (number, since) => {
    const title = editions.at(-1)!.entries.find((entry) => entry.number === number)?.title;
    const first = editions.find(({ entries }) => entries.some((entry) => entry.title === title && entry.kind === 'rule'));
    expect([title === undefined, first?.date]).toEqual([false, since]);
  });

  it('is set in typographic quotes and apostrophes', () => {
    const plain = editions.flatMap(({ entries }) =>
      entries.filter(({ title = '', text, examples }) => /["']/.test([title, text, ...examples].join('\n'))),
    );
    expect(plain.map(({ id }) => id)).toEqual([]);
    for (const { text, title = '', examples } of editions.flatMap(({ entries }) => entries)) {
      const said = [title, text, ...examples].join('\n');
      expect(said.split('“').length, said).toBe(said.split('”').length);
    }
  });

  it('resolves every citation of each edition', () => {
    expect(editions.map(({ date, counts }) => [date, counts.unresolved])).toEqual(editions.map(({ date }) => [date, 0]));
  });

  it('has no entry in any edition without the one above it', () => {
    for (const { entries, date } of editions) {
      const known = new Set(entries.map(({ id }) => id));
      expect(
        entries.filter(({ parent }) => parent !== undefined && !known.has(parent)).map(({ id }) => id),
        date,
      ).toEqual([]);
    }
  });

  it('has no diagnostics', () => {
    expect(editions.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
  });
});
