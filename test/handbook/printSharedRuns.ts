/**
 * Runs of words that the handbook's prose shares with an official text: what it says in its entries and Examples, not its questions, and not what it
 * quotes of cards. Each is to be looked at: a fact or a name may force the wording, a sentence may not. No part of the tests; run it with
 *
 *     node test/handbook/printSharedRuns.ts [LEAST]
 *
 * LEAST is the number of words from which on a run is named, 8 unless told. The corpus must have the official texts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from '../../src/corpus/facts.ts';
import { openCorpus, toEntry } from '../../src/corpus/readCorpus.ts';
import { readTextDocument } from '../../src/corpus/readDocument.ts';

const root = join(import.meta.dirname, '../..');
const content = join(root, 'content');
const least = Number(process.argv[2] ?? 8);
if (!Number.isInteger(least) || least < 2) throw new Error(`LEAST is a whole number of words from 2 on, and not ${process.argv[2]}`);

/** What stands in quotation marks is card text or the name of something, and counts as no word. */
const quoted = /“[^”]*”/g;
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}]+|\|/gu) ?? [];

const corpus = openCorpus(process.env['CONCORDANCE_CORPUS'] ?? join(root, 'build/corpus'));
const official = new Set<string>();
const read = new Set<string>();
for (const { key } of corpus.manifest.editions.filter((each) => each.document === 'comprehensive-rules')) {
  for (const { text, examples } of corpus.loadEdition(key).map(toEntry)) {
    for (const part of [text, ...examples].filter((each) => !read.has(each))) {
      read.add(part);
      const words = wordsOf(part);
      for (let at = 0; at + least <= words.length; at += 1) official.add(words.slice(at, at + least).join(' '));
    }
  }
}

let found = 0;
for (const file of readdirSync(join(content, 'handbook'))) {
  const result = readTextDocument(file, readFileSync(join(content, 'handbook', file)), readFacts(content));
  if (result.kind !== 'editions') continue;
  for (const { number, title = '', text, examples, lines } of result.editions.flatMap(({ entries }) => entries)) {
    if (text === title) continue;
    for (const part of [text, ...examples]) {
      const words = wordsOf(part.replace(quoted, ' | '));
      for (let at = 0; at + least <= words.length; at += 1) {
        const from = at;
        while (at + least <= words.length && official.has(words.slice(at, at + least).join(' '))) at += 1;
        if (at === from) continue;
        found += 1;
        console.log(`${file}:${lines[0]}  ${number || title}  ${words.slice(from, at + least - 1).join(' ')}`);
      }
    }
  }
}
console.log(`${found} runs of ${least} and more words`);
