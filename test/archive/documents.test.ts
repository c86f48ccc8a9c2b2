import { describe, expect, it } from 'vitest';
import { folder, records, title } from './catalog.ts';
import { summaryOf } from './documents.ts';

const files = records.map(({ file, effective_date: date }) => [file, date] as const);
const newest = 'comprehensive-rules/2026-01-16.txt';

const numberOf = (heading: string): string => heading.split(' ')[0] ?? '';

describe.skipIf(folder === undefined)(`every document ${title}`, () => {
  it('is here', () => {
    expect(files.filter(([file]) => file.startsWith('comprehensive-rules/')).length).toBeGreaterThanOrEqual(116);
    expect(files.filter(([file]) => file.startsWith('rulings-summaries/')).length).toBe(1);
    expect(files.filter(([file]) => file.startsWith('seeds/')).length).toBe(5);
  });

  it.each(files)('%s is recognised, dated %s, and nothing of it is lost', (file, date) => {
    const { edition, ids } = summaryOf(file);
    expect(edition.date).toBe(date);
    expect(edition.accounting.unaccounted).toBe(0);
    const { characters, inEntries, inHeadings, inFrontAndBackMatter } = edition.accounting;
    expect(inEntries + inHeadings + inFrontAndBackMatter).toBe(characters);
    expect(new Set(ids).size).toBe(ids.length);
  });

  const whole = files.filter(([file]) => file.startsWith('comprehensive-rules/')).map(([file]) => file);

  it.each(whole)('%s has the headings that its contents list, and says where it has not', (file) => {
    const { listed, printed, edition } = summaryOf(file);
    const told = edition.diagnostics.filter(({ ruleId }) => ruleId === 'contents-heading');
    if (listed.length === 0) {
      expect(told).toEqual([]);
      return;
    }
    const [numbers, listedNumbers] = [new Set(printed.map(numberOf)), new Set(listed.map(numberOf))];
    const missing = listed.filter((heading) => !numbers.has(numberOf(heading)));
    const unlisted = printed.filter((heading) => !listedNumbers.has(numberOf(heading)));
    const renamed = listed.filter((heading) => numbers.has(numberOf(heading)) && !printed.includes(heading));
    expect(told.length).toBe(missing.length + unlisted.length + renamed.length);
    // Which numbers a document has is beyond dispute but in two: one lists a heading that it lacks.
    if (!/1999-04-23|2009-07-11/.test(file)) expect([...missing, ...unlisted]).toEqual([]);
  });

  it('has no error that nobody has reviewed', () => {
    const open = files.flatMap(([file]) =>
      summaryOf(file)
        .edition.diagnostics.filter(({ severity, excused }) => severity === 'error' && excused === undefined)
        .map(({ line, message }) => `${file}:${String(line)} ${message}`),
    );
    expect(open).toEqual([]);
  });

  it('has a contents list in every edition but that of May 2003', () => {
    const without = whole.filter((file) => summaryOf(file).listed.length === 0);
    expect(without.map((file) => file.slice(-14, -4))).toEqual(['1997-03-24', '2003-05-26']);
  });

  it('has the numbers of rules, terms and Examples that the newest edition is known to have', () => {
    const { counts, diagnostics } = summaryOf(newest).edition;
    expect(counts).toMatchObject({
      sections: 9,
      subsections: 146,
      rules: 1157,
      subrules: 1957,
      examples: 276,
      glossary: 725,
      unresolved: 1,
    });
    expect(diagnostics.filter(({ message }) => message.includes('110.10'))).toHaveLength(1);
  });
});

describe.skipIf(folder === undefined)(`glossaries of neighbouring editions ${title}`, () => {
  // 2003-05-26 is another copy: its glossary was edited by whoever made it.
  const editions = files.map(([file]) => file).filter((file) => /^comprehensive-rules\/(?!1997|2003-05-26)/.test(file));

  it.each(editions.slice(1, -1).map((file, index) => [file, editions[index] ?? '', editions[index + 2] ?? ''] as const))(
    '%s has every term that both its neighbours have',
    (file, before, after) => {
      const here = summaryOf(file).terms;
      const later = summaryOf(after).terms;
      const lost = [...summaryOf(before).terms].filter(([key]) => later.has(key) && !here.has(key)).map(([, name]) => name);
      expect(lost).toEqual([]);
    },
  );
});
