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
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { openTold } from '../../src/handbook/openHandbook.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { collectEdition } from '../../src/search/collectEdition.ts';
import { indexEdition } from '../../src/search/indexedEdition.ts';
import { openIndex, type SearchIndex } from '../../src/search/openIndex.ts';
import { openParts, type Parts } from '../../src/search/pack/openParts.ts';
import { packEdition } from '../../src/search/pack/packEdition.ts';
import { packPostings } from '../../src/search/pack/packPostings.ts';
import { unpackEdition } from '../../src/search/pack/unpackEdition.ts';
import { readPlayerWords } from '../../src/search/readPlayerWords.ts';
import { answerQuery } from '../../src/search/searchEdition.ts';

const root = join(import.meta.dirname, '../..');
const corpus = openCorpus(process.env['CONCORDANCE_CORPUS'] ?? join(root, 'build/corpus'));
const record = findEdition(corpus.manifest, 'comprehensive-rules') ?? findEdition(corpus.manifest, 'handbook');
if (!record) throw new Error('The corpus has no edition.');
const told = openTold(corpus, record, loadLineages(corpus, record.document));
const file = collectEdition(record.key, corpus.loadEdition(record.key), readPlayerWords(join(root, 'content')), told);

const sets = [
  ...['queries-dev', 'questions-dev'].map((name) => join(root, 'test/fixtures/search', `${name}.jsonl`)),
  join(root, '../shared/search/queries-dev.jsonl'),
].filter((path) => existsSync(path));
const queries = sets.flatMap((path) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly q: string }).q),
);

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
const ours = queries.map((query) => took(() => answerQuery(all.index, query)).ms);
const theirs = queries.map((query) => took(() => flex.value.search(query, { limit: 20 })).ms);

console.table([
  {
    what: 'concordance',
    'open ms': round(opened.ms),
    'first p50': round(quantile(first, 0.5)),
    p50: round(quantile(ours, 0.5)),
    p95: round(quantile(ours, 0.95)),
  },
  { what: 'flexsearch', 'open ms': round(flex.ms), p50: round(quantile(theirs, 0.5)), p95: round(quantile(theirs, 0.95)) },
]);
const sum = (values: readonly number[]): number => values.reduce((total, ms) => total + ms, 0);
console.log(`${queries.length} queries; all of them ${round(sum(ours) / sum(theirs))} times what FlexSearch alone takes`);
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
