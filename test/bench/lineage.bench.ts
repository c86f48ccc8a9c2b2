/**
 * How long lineages take, in one process: all pairs of neighbouring editions from parsed entries, and one edition added. No part of the
 * tests; run it with
 *
 *     CONCORDANCE_CORPUS=/path/to/corpus npx node test/bench/lineage.bench.ts
 *
 * Targets, on two cores: all pairs at most 60 s, one added edition at most 3 s. `ingest` shares the pairs out among the cores.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { corpusFolder, openCorpus } from '../../src/corpus/readCorpus.ts';
import { followChain } from '../../src/lineage/chain.ts';
import { compareEditions } from '../../src/lineage/compareEditions.ts';
import { indexLineages } from '../../src/lineage/follow.ts';
import { makeBagger } from '../../src/lineage/bags.ts';
import { makeFolder } from '../../src/lineage/foldWording.ts';
import { prepareEdition } from '../../src/lineage/preparedEdition.ts';
import { toProvisionIds, toProvisions } from '../../src/lineage/provision.ts';
import { makeAligner } from '../../src/lineage/store/makeAligner.ts';
import { readEraForms } from '../../src/corpus/vocabulary.ts';

const contentFolder = join(import.meta.dirname, '../../content');
const corpus = openCorpus(corpusFolder());
const chain = corpus.manifest.editions.filter(
  ({ document, extent, mainSource }) => document === 'comprehensive-rules' && extent === 'whole' && mainSource === undefined,
);
for (const { key } of chain) corpus.loadEdition(key);

const rows: { readonly what: string; readonly ms: number }[] = [];
function measure<Made>(what: string, work: () => Made): Made {
  const start = performance.now();
  const made = work();
  rows.push({ what, ms: Math.round(performance.now() - start) });
  return made;
}
const pairsOf = (records: typeof chain) => records.slice(1).map((record, at) => ({ old: records[at]?.key ?? record.key, new: record.key }));

const align = makeAligner(corpus, contentFolder);
const slowest: { readonly pair: string; readonly ms: number }[] = [];
const alignments = measure(`all ${chain.length - 1} pairs of neighbours`, () =>
  pairsOf(chain).map((task) => {
    const start = performance.now();
    const alignment = align(task);
    slowest.push({ pair: task.new, ms: Math.round(performance.now() - start) });
    return alignment;
  }),
);
const [first] = chain;
if (first) {
  const lineages = measure('alignments to lineages', () =>
    followChain({
      first: { date: first.date, provisions: toProvisionIds(corpus.loadEdition(first.key)) },
      later: alignments.flatMap((alignment, at) => {
        const date = chain[at + 1]?.date;
        return date === undefined ? [] : [{ date, alignment }];
      }),
    }),
  );
  const index = measure('lineages made ready for following', () => indexLineages(lineages));
  const prepare = (place: number) => ({
    place,
    edition: prepareEdition(toProvisions(corpus.loadEdition(chain[place]?.key ?? first.key)), {
      fold: makeFolder(readEraForms(contentFolder)),
      bag: makeBagger(),
    }),
  });
  const [oldest, newest] = measure('the oldest and the newest edition made ready', () => [prepare(0), prepare(chain.length - 1)] as const);
  measure('  and compared', () => compareEditions(oldest, newest, lineages, index));
}
const middle = chain.length >> 1;
const cold = (records: typeof chain) => pairsOf(records).map(makeAligner(corpus, contentFolder));
measure('an edition added at the end, cold', () => cold(chain.slice(-2)));
measure('an edition added in the middle, cold', () => cold(chain.slice(middle - 1, middle + 2)));
console.table(rows);
console.table(slowest.toSorted((a, b) => b.ms - a.ms).slice(0, 5));
console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}`);
