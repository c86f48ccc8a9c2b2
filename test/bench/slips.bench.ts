/**
 * Closed lists, whole: every heading and headword of the newest edition, and every saying of the vocabulary, typed with a slip of each kind (a letter
 * dropped, doubled, exchanged with its neighbour, replaced by a key beside it; a vowel by another), in one word and in two: how often what the right
 * spelling finds first stands first, and among the first three. And every term that a glossary up to 2009 had and the newest has not: which of them find
 * nothing. Positions and keys are drawn by lot, the same in each run. No part of the tests; run it on an ingested corpus with
 *
 *     node test/bench/slips.bench.ts
 */
import { join } from 'node:path';
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import { foldName } from '../../src/corpus/wording/headwords.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { readPlayerWords } from '../../src/search/readPlayerWords.ts';
import { searchEdition } from '../../src/search/searchEdition.ts';
import { collectNewest } from './openNewest.ts';

const root = join(import.meta.dirname, '../..');
const index = openFile(collectNewest());
const find = (query: string): readonly string[] => searchEdition(index, query, { limit: 10 }).map(({ id }) => id);

/** Mulberry32. */
let seed = 20261132;
const draw = (below: number): number => {
  seed = (seed + 0x6d2b79f5) >>> 0;
  let bits = Math.imul(seed ^ (seed >>> 15), seed | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
};

const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const pick = (from: string): string => from.charAt(draw(from.length));
const keyBeside = (key: string): string => {
  const row = keys.find((each) => each.includes(key)) ?? key;
  const at = row.indexOf(key);
  return pick(`${row.charAt(at - 1)}${row.charAt(at + 1)}`);
};
const put = (word: string, at: number, length: number, by: string): string => word.slice(0, at) + by + word.slice(at + length);
const slips: Readonly<Record<string, (word: string, at: number) => string>> = {
  dropped: (word, at) => put(word, at, 1, ''),
  doubled: (word, at) => put(word, at, 0, word.charAt(at)),
  exchanged: (word, at) => put(word, at, 2, word.charAt(at + 1) + word.charAt(at)),
  'key beside': (word, at) => put(word, at, 1, keyBeside(word.charAt(at))),
  vowel: (word, at) => (/[aeiou]/.test(word.charAt(at)) ? put(word, at, 1, pick('aeiou')) : word),
};

const tries = 8;
/** The text with a slip in so many of its words; undefined where it has too few, or the slip made no difference. */
function slipIn(text: string, kind: string, count: number): string | undefined {
  const words = text.split(' ');
  const open = [...words.keys()].filter((at) => /^[a-z]{3,}$/.test(words[at] ?? ''));
  if (open.length < count) return undefined;
  for (let left = count; left > 0; left -= 1) {
    const [at = 0] = open.splice(draw(open.length), 1);
    const word = words[at] ?? '';
    for (let tried = 0; tried < tries && words[at] === word; tried += 1) words[at] = slips[kind]?.(word, draw(word.length)) ?? word;
  }
  const slipped = words.join(' ');
  return slipped === text ? undefined : slipped;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*\(obsolete\)$/, '')
    .replace(/[“”"]/g, '')
    .replace(/’/g, "'");
const lists = {
  names: [...new Set(index.documents.flatMap(({ title, kind }) => (title === undefined || kind === 'section' ? [] : [plain(title)])))],
  sayings: [...new Set(readPlayerWords(join(root, 'content')).map(({ says }) => plain(says)))].filter((says) => /^[a-z ]{4,}$/.test(says)),
};
const share = (part: number, of: number): string => (part / of).toFixed(3);

for (const [list, texts] of Object.entries(lists)) {
  const right = new Map(texts.map((text) => [text, find(text)[0]]));
  for (const count of [1, 2])
    for (const kind of Object.keys(slips)) {
      const found = texts.flatMap((text) => {
        const slipped = slipIn(text, kind, count);
        // What is another of the list is no slip.
        return slipped === undefined || right.has(slipped) ? [] : [find(slipped).indexOf(right.get(text) ?? '')];
      });
      const first = found.filter((at) => at === 0).length;
      const among = found.filter((at) => at >= 0 && at < 3).length;
      console.log(
        `${list.padEnd(8)} ${kind.padEnd(10)} in ${count}  ${String(found.length).padStart(5)}  ${share(first, found.length)} / ${share(among, found.length)}`,
      );
    }
}

const corpus = openCorpus(process.env['CONCORDANCE_CORPUS'] ?? join(root, 'build/corpus'));
const newest = findEdition(corpus.manifest, 'comprehensive-rules');
if (newest) {
  const namesOf = (key: typeof newest.key): readonly string[] =>
    corpus.loadEdition(key).flatMap(({ kind, title }) => (kind === 'term' && title !== undefined ? [foldName(plain(title))] : []));
  const now = new Set(namesOf(newest.key));
  const old = corpus.manifest.editions.filter(({ document, date }) => document === newest.document && date < '2010');
  const gone = [...new Set(old.flatMap(({ key }) => namesOf(key)))].filter((name) => !now.has(name)).sort();
  const nowhere = gone.filter((name) => find(name).length === 0);
  console.log(`${gone.length} terms of older glossaries, of which nothing is found for ${nowhere.length}: ${nowhere.join(', ')}`);
}
