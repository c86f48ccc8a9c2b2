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
import { openIndex } from '../../src/search/openIndex.ts';
import { packEdition } from '../../src/search/pack/packEdition.ts';
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

const bytes = packEdition(indexEdition(file));
const opened = took(() => {
  const { edition } = unpackEdition(bytes);
  return openIndex(edition, (place) => file.documents[place]?.text);
});
const flex = took(() => {
  const index = new Document({ document: { id: 'place', index: ['title', 'text'] } });
  file.documents.forEach(({ title = '', text }, place) => void index.add({ place, title, text }));
  return index;
});
// Once for what is worked out on the first time a word is asked for, which the first reader pays for.
const first = queries.map((query) => took(() => answerQuery(opened.value, query)).ms);
const ours = queries.map((query) => took(() => answerQuery(opened.value, query)).ms);
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
console.log(`index ${bytes.length} bytes, gzip ${gzipSync(bytes, { level: 9 }).length}`);
