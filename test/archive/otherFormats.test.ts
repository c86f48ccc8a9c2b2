/** Editions that the archive has in several formats: their readers check one another, entry by entry. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareSources, type ComparedEntry, type SourceDifference } from '../../src/corpus/compareSources.ts';
import { noFacts, readDocument } from '../../src/corpus/readDocument.ts';
import { folder, title } from './catalog.ts';

const cr = 'comprehensive-rules';
const other = `${cr}/other-formats`;

/** Each file is read once, whatever it is compared with. */
const known = new Map<string, Promise<readonly ComparedEntry[]>>();
function entriesOf(file: string): Promise<readonly ComparedEntry[]> {
  const entries = known.get(file) ?? readEntries(file);
  known.set(file, entries);
  return entries;
}

async function readEntries(file: string): Promise<ComparedEntry[]> {
  const read = await readDocument(file, readFileSync(join(folder ?? '', file)), noFacts);
  const [edition] = read.kind === 'editions' ? read.editions : expect.fail(read.reason);
  expect(edition).toMatchObject({
    document: cr,
    date: basename(file).slice(0, 10),
    source: { extent: 'whole' },
    accounting: { unaccounted: 0 },
  });
  expect(edition?.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return (
    edition?.entries.map(({ kind, number, title: name, text, examples }) => ({
      kind,
      number,
      ...(name === undefined ? {} : { title: name }),
      text,
      examples,
    })) ?? []
  );
}

const numbersOf = (differences: readonly SourceDifference[]): string[] =>
  differences.map(({ one, other: beside }) => (one ?? beside)?.number || ((one ?? beside)?.title ?? ''));

/** What differs is of the files themselves: docs/decisions/formats.md says how. */
const cases: { one: string; others: readonly string[]; differences: readonly string[] }[] = [
  // The text writes a sign of trade as letters without brackets, and lost another to a question mark.
  { one: `${cr}/2009-07-11.txt`, others: [`${other}/2009-07-11.doc`], differences: ['107.8', '702.28a'] },
  {
    one: `${cr}/2012-10-01.txt`,
    others: [`${other}/2012-10-01.docx`, `${other}/2012-10-01.rtf`, `${other}/2012-10-01.pdf`],
    differences: [],
  },
  { one: `${other}/2012-10-01.docx`, others: [`${other}/2012-10-01.rtf`, `${other}/2012-10-01.pdf`], differences: [] },
  { one: `${other}/2023-02-03.docx`, others: [`${other}/2023-02-03.pdf`], differences: [] },
];

describe.skipIf(folder === undefined)(`one edition in several formats ${title}`, () => {
  it.each(cases)('has the same entries: $one', async ({ one, others, differences }) => {
    const entries = await entriesOf(one);
    expect(entries.length).toBeGreaterThan(1900);
    for (const file of others) {
      const found = compareSources(entries, await entriesOf(file));
      expect({ file, differ: numbersOf(found) }).toEqual({ file, differ: differences });
      expect(1 - found.length / entries.length).toBeGreaterThan(0.995);
    }
  });
});
