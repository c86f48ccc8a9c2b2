/**
 * What the search is worth on the judged sets that are open, by group: right answer first, and nDCG of the first ten. No part of the tests; run it
 * on an ingested corpus with
 *
 *     npm run bench:relevance -- [--groups] [--worst N] [SET ...]
 *
 * A set that is to stay unseen is counted only where it is named, and of that the queries are never printed.
 */
import { parseArgs } from 'node:util';
import { openFile } from '../../src/search/openIndex.ts';
import { searchEdition } from '../../src/search/searchEdition.ts';
import { openSets, readJudged, worthOf, type Worth } from './judgedSets.ts';
import { collectNewest } from './openNewest.ts';

const { values, positionals } = parseArgs({
  options: { groups: { type: 'boolean', default: false }, worst: { type: 'string', default: '0' } },
  allowPositionals: true,
});
const index = openFile(collectNewest());

const mean = (worths: readonly Worth[]): string => {
  const of = (key: keyof Worth): string => (worths.reduce((sum, worth) => sum + worth[key], 0) / worths.length).toFixed(3);
  return `${of('first')} / ${of('ndcg')}`;
};

for (const name of positionals.length > 0 ? positionals : openSets) {
  const counted = readJudged(name).map((judged) => {
    const ids = searchEdition(index, judged.q).map(({ id }) => id);
    return { ...judged, ids, worth: worthOf(judged, ids) };
  });
  console.log(`${name.padEnd(20)} ${String(counted.length).padStart(4)}  ${mean(counted.map(({ worth }) => worth))}`);
  if (values.groups)
    for (const [group, own = []] of Object.entries(Object.groupBy(counted, (each) => each.group)))
      console.log(`  ${group.padEnd(18)} ${String(own.length).padStart(4)}  ${mean(own.map(({ worth }) => worth))}`);
  if ((openSets as readonly string[]).includes(name))
    for (const { q, group, ids, rel, worth } of counted.toSorted((a, b) => a.worth.ndcg - b.worth.ndcg).slice(0, Number(values.worst))) {
      const best = Object.entries(rel).filter(([, grade]) => grade === 3);
      console.log(
        `  ${worth.ndcg.toFixed(2)} ${group}: ${q}\n       ${best.map(([id]) => id).join(', ')} <- ${ids.slice(0, 6).join(', ')}`,
      );
    }
}
