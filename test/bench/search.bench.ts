/**
 * How much is loaded to search the newest edition, how long its index takes to open, and how long an answer takes; beside FlexSearch alone over the
 * same texts. Median and 95th percentile over the queries of our judged sets and, where they are at hand, those of `../shared/search`. No part of
 * the tests; run it with
 *
 *     npm run bench:search
 *
 * Targets: p50 1 ms, p95 5 ms.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Document } from 'flexsearch';
import { indexEdition } from '../../src/search/indexedEdition.ts';
import { openIndex, type SearchIndex } from '../../src/search/openIndex.ts';
import { openParts, type Parts } from '../../src/search/pack/openParts.ts';
import { packEdition } from '../../src/search/pack/packEdition.ts';
import { packPostings } from '../../src/search/pack/packPostings.ts';
import { unpackEdition } from '../../src/search/pack/unpackEdition.ts';
import { answerQuery } from '../../src/search/searchEdition.ts';
import { readJudged, type Judged } from './judgedSets.ts';
import { collectNewest } from './openNewest.ts';

const file = collectNewest();
const review = join(import.meta.dirname, '../../../shared/search/queries-dev.jsonl');
const read = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as Judged).q);
const sets = [
  ...['queries-dev', 'questions-dev'].map((name) => ({ name, queries: readJudged(name).map(({ q }) => q) })),
  ...(existsSync(review) ? [{ name: 'review', queries: read(review) }] : []),
];
const queries = sets.flatMap((set) => set.queries);

const took = <T>(work: () => T): { readonly value: T; readonly ms: number } => {
  const began = performance.now();
  const value = work();
  return { value, ms: performance.now() - began };
};
const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
const round = (ms: number): number => Math.round(ms * 100) / 100;

const indexed = indexEdition(file);
const parts = packPostings(indexed);
const bytes = packEdition(indexed, { parts: parts.map(({ stems }) => stems), beside: '' });
const open = (): { readonly index: SearchIndex; readonly known: Parts } => {
  const { edition, parts: counts } = unpackEdition(bytes);
  const known = openParts(edition, counts);
  return { index: openIndex(edition, known.postingsOf, (place) => file.documents[place]?.text), known };
};
const opened = took(() => open().index);
const all = open();
const unpacked = took(() => parts.forEach((part, at) => all.known.add(at, part.bytes)));
const flex = took(() => {
  const index = new Document({ document: { id: 'place', index: ['title', 'text'] } });
  file.documents.forEach(({ title = '', text }, place) => void index.add({ place, title, text }));
  return index;
});
// Once for what is worked out on the first time a word is asked for, which the first reader pays for.
const first = queries.map((query) => took(() => answerQuery(all.index, query)).ms);
const sum = (values: readonly number[]): number => values.reduce((total, ms) => total + ms, 0);
const rounds = 9;
/** What each query takes in the middle of some rounds, after two that warm up: others may be at work on the same machine. */
const timesOf = (asked: readonly string[], answer: (query: string) => unknown): readonly number[] => {
  for (let round = 0; round < 2; round += 1) asked.forEach(answer);
  const all = Array.from({ length: rounds }, () => asked.map((query) => took(() => answer(query)).ms));
  return asked.map((_, at) =>
    quantile(
      all.map((times) => times[at] ?? 0),
      0.5,
    ),
  );
};

console.table([
  { what: 'concordance', 'open ms': round(opened.ms), 'first p50': round(quantile(first, 0.5)), 'first p95': round(quantile(first, 0.95)) },
  { what: 'flexsearch', 'open ms': round(flex.ms) },
]);
console.table(
  sets.map((set) => {
    const ours = timesOf(set.queries, (query) => answerQuery(all.index, query));
    const theirs = timesOf(set.queries, (query) => flex.value.search(query, { limit: 20 }));
    return {
      set: set.name,
      p50: round(quantile(ours, 0.5)),
      p95: round(quantile(ours, 0.95)),
      'flexsearch p50': round(quantile(theirs, 0.5)),
      'flexsearch p95': round(quantile(theirs, 0.95)),
      'times flexsearch': round(sum(ours) / sum(theirs)),
    };
  }),
);
const weigh = (packed: Uint8Array): number => gzipSync(packed, { level: 9 }).length;
const sizes = parts.map((part) => weigh(part.bytes));
console.log(
  `index ${bytes.length} bytes, gzip ${weigh(bytes)}; ${parts.length} parts, gzip ${sum(sizes)}, all unpacked in ${round(unpacked.ms)} ms`,
);
// What of them each query needs, by itself.
const { known } = open();
const needed = queries.map((query) => {
  return sum(known.lackingFor(answerQuery(opened.value, query).lacking.stems).map((part) => sizes[part] ?? 0));
});
console.log(`parts that a query needs: p50 ${quantile(needed, 0.5)}, p95 ${quantile(needed, 0.95)}, most ${Math.max(...needed)}`);
