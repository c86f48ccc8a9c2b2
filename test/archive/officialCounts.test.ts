/** What a clone without official text says of the official text is true of the documents. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noFacts, readDocument } from '../../src/corpus/readDocument.ts';
import { readOfficialCounts } from '../../src/site/home/coverage.ts';
import { folder, title } from './catalog.ts';

const official = readOfficialCounts(join(import.meta.dirname, '../../content'))!;

it.skipIf(folder === undefined)(`the counts of the newest official edition are those of its document ${title}`, () => {
  const file = join(folder ?? '', 'comprehensive-rules', `${official.edition}.txt`);
  const read = readDocument(file, readFileSync(file), noFacts);
  const entries = read.kind === 'editions' ? (read.editions[0]?.entries ?? []) : [];
  const rules = entries.filter(({ kind, text }) => (kind === 'rule' || kind === 'subrule') && text !== '');
  const counted = Object.fromEntries(
    [...Map.groupBy(rules, ({ number }) => number.charAt(0))].map(([section, own]) => [section, own.length]),
  );
  expect({ rules: counted, terms: entries.filter(({ kind }) => kind === 'term').length }).toEqual({
    rules: official.rules,
    terms: official.terms,
  });
});
