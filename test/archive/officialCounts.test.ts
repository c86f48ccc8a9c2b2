/** What a clone without official text says of the official text is true of the documents. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFacts } from '../../src/corpus/facts.ts';
import { noFacts, readTextDocument } from '../../src/corpus/readDocument.ts';
import { readHandbook } from '../../src/corpus/readHandbook.ts';
import type { Entry } from '../../src/model/entry.ts';
import { readOfficialCounts } from '../../src/site/home/coverage.ts';
import { folder, title } from './catalog.ts';

const isRule = ({ kind }: Entry): boolean => kind === 'rule' || kind === 'subrule';
const content = join(import.meta.dirname, '../../content');
const official = readOfficialCounts(content)!;
const files = readdirSync(join(content, 'handbook')).map((file) => ({ file, bytes: readFileSync(join(content, 'handbook', file)) }));
const handbook = readHandbook(files, readFacts(content)).at(-1)?.entries ?? [];

it.skipIf(folder === undefined)(`the counts of the newest official edition are those of its document ${title}`, () => {
  const file = join(folder ?? '', 'comprehensive-rules', `${official.edition}.txt`);
  const read = readTextDocument(file, readFileSync(file), noFacts);
  const entries = read.kind === 'editions' ? (read.editions[0]?.entries ?? []) : [];
  const rules = entries.filter(isRule);
  const counted = Object.fromEntries(
    [...Map.groupBy(rules, ({ number }) => number.charAt(0))].map(([section, own]) => [section, own.length]),
  );
  expect({ rules: counted, terms: entries.filter(({ kind }) => kind === 'term').length }).toEqual({
    rules: official.rules,
    terms: official.terms,
  });
  const numbers = new Set(rules.map(({ number }) => number));
  const restated = handbook.filter(isRule).map(({ number }) => number);
  expect(restated.filter((number) => !numbers.has(number))).toEqual([]);
});
