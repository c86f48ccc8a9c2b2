import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { EditionRecord } from '../../src/corpus/format.ts';
import type { LoadedEntry } from '../../src/corpus/readCorpus.ts';
import { hasRulings } from '../../src/rulings/openRulings.ts';
import { makeTemporaryFolder } from '../folders.ts';
import { makeEntry, makeRecord } from '../site/fixtures.ts';

const own = '---\ndocument: rulings\nauthor: A Cat\nread: 2026-01-16\n---\n\n## A bowl\n\nIs a bowl.\n\n{on: 100.1}\n{shown by: bowl}\n';
const rules = makeRecord('comprehensive-rules', '2026-01-16');
const chapter = makeRecord('comprehensive-rules', '2026-01-16', { extent: 'chapter' });
const summary = makeRecord('rulings-summary', '1999-04-21');
const told = makeEntry('A.1', 'ruling', { text: 'Yes.' });
const untold = makeEntry('A', 'ruling');

it.each([
  ['a summary that tells something', [summary], [told], false, true],
  ['a summary of bare headings', [summary], [untold], false, false],
  ['rulings of our own beside the rules', [rules], [], true, true],
  ['rulings of our own beside a chapter of the rules alone', [chapter], [], true, false],
  ['rulings of our own without the rules that they are on', [], [], true, false],
  ['nothing', [rules], [], false, false],
] satisfies [string, EditionRecord[], LoadedEntry[], boolean, boolean][])('a corpus with %s', (_, editions, entries, hasOwn, expected) => {
  const content = makeTemporaryFolder();
  mkdirSync(join(content, 'rulings'));
  if (hasOwn) writeFileSync(join(content, 'rulings', 'bowls.md'), own);
  const readEdition = (): readonly LoadedEntry[] => entries;
  const corpus = {
    folder: '',
    manifest: { format: 1 as const, editions, passedOver: [] },
    loadEdition: readEdition,
    readEdition,
    loadDiagnostics: () => [],
  };
  expect(hasRulings(corpus, content)).toBe(expected);
});
