/** Writes src/engine/concepts/numberRuns.ts from the anchors and a corpus of all editions. Run by hand: `npx node scripts/ruleNumbers/make.ts CORPUS`. */
import { writeFileSync } from 'node:fs';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { expandRuns } from '../../src/engine/concepts/numbers.ts';
import { anchors } from './anchors.ts';
import { findRuns, openEntries } from './findRuns.ts';

const [folder = 'build/corpus'] = process.argv.slice(2);
const corpus = openCorpus(folder);
const lineages = loadLineages(corpus, 'comprehensive-rules');
if (!lineages) throw new Error(`${folder} holds no lineages of the Comprehensive Rules`);
const entries = openEntries(corpus);
/** Says in short what moved with its part of the rules alone. */
function shorten(text: string): string {
  const all = text.split(', ');
  const [, now = ''] = all.at(-1)?.split(' ') ?? [];
  for (const [at, run] of all.entries()) {
    const [day = ''] = run.split(' ');
    const short = [...all.slice(0, at), `${day === '2009-07-11' ? '' : `${day} `}~${now}`].join(', ');
    if (now !== '-' && short.length < text.length && expandRuns(short) === text) return short;
  }
  return text;
}

const rows = [...anchors].map(([concept, anchor]) => {
  const found = findRuns(anchor, lineages, entries);
  if (found.length === 0) {
    const numbers = anchor.at.map(([edition, number]) => `${number} of ${edition}`).join(', ');
    throw new Error(
      `${concept}: no wording of ${numbers} in ${folder} has '${anchor.words.join("' or '")}' (small letters; see anchors.ts)`,
    );
  }
  const key = /^\w+$/.test(concept) ? concept : `'${concept}'`;
  return `  ${key}: '${shorten(found.map(([from, number]) => `${from} ${number || '-'}`).join(', '))}',`;
});
const text = `/** Where each concept stands in the rules. Written by scripts/ruleNumbers/make.ts from all editions; facts alone. */

/** Runs of editions: the first day of each, and the number from then on; \`-\` where the concept has no rule of its own. See expandRuns. */
export const runs = {
${rows.join('\n')}
} as const;
`;
writeFileSync(new URL('../../src/engine/concepts/numberRuns.ts', import.meta.url), text);
