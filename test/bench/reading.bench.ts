/**
 * How long reading takes, in one process: the newest edition warm, and all files. No part of the tests; run it with
 *
 *     CONCORDANCE_DOCUMENTS=../shared/documents npx node test/bench/reading.bench.ts [runs]
 *
 * Targets: the newest edition at most 300 ms warm, all files at most 25 s.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { accountFor, toEntries } from '../../src/corpus/entries.ts';
import { readFacts } from '../../src/corpus/facts.ts';
import { linkEntries, readDocument } from '../../src/corpus/readDocument.ts';
import { readRules } from '../../src/grammar/rulesGrammar.ts';
import { isRefusal, readSource } from '../../src/sources/readSource.ts';
import { folder, records } from '../archive/catalog.ts';

const runs = Number(process.argv[2] ?? 15);

interface Row {
  readonly what: string;
  readonly 'median ms': number;
  readonly 'fastest ms': number;
  readonly 'slowest ms': number;
  readonly runs: number;
}

/** Times some work `times` times, after runs that warm it up. */
function measure(what: string, times: number, work: () => unknown, warmUp = 3): Row {
  for (let run = 0; run < warmUp; run += 1) work();
  const taken = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((one, other) => one - other);
  const at = (index: number): number => Math.round(taken[index] ?? 0);
  return { what, 'median ms': at(times >> 1), 'fastest ms': at(0), 'slowest ms': at(times - 1), runs: times };
}

if (folder === undefined) {
  console.error('CONCORDANCE_DOCUMENTS names no folder with a catalog.json: nothing to measure.');
  process.exitCode = 1;
} else {
  const facts = readFacts(join(import.meta.dirname, '../../content'));
  const files = records.map(({ file }) => ({ file, bytes: readFileSync(join(folder ?? '', file)) }));
  const newest = files.findLast(({ file }) => file.startsWith('comprehensive-rules/'));
  const rows: Row[] = [];
  if (newest) {
    const { file, bytes } = newest;
    const source = readSource(bytes);
    const tree = isRefusal(source) ? undefined : readRules(source, file)?.tree;
    rows.push(measure(`${file}: readDocument`, runs, () => readDocument(file, bytes, facts)));
    rows.push(measure('  of which bytes to text', runs, () => readSource(bytes)));
    if (tree && !isRefusal(source)) {
      const entries = toEntries(tree);
      rows.push(measure('  text to tree, with checks', runs, () => readRules(source, file)));
      rows.push(measure('  tree to entries, accounting', runs, () => [toEntries(tree), accountFor(tree, source.text)]));
      rows.push(measure('  citations found and resolved', runs, () => linkEntries(entries)));
    }
  }
  rows.push(measure(`all ${files.length} files`, 3, () => files.map(({ file, bytes }) => readDocument(file, bytes, facts).kind), 0));
  console.table(rows);
  console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}`);
}
