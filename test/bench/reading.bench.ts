/**
 * How long reading takes, in one process: the newest edition warm, and all files; and how it grows, in time of the thread: texts of each
 * kind at one size, twice and four times it. A ratio near 2 is a time in proportion to the bytes, near 4 the square of them. No part of the
 * tests; run it with
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
import { linkEntries, noFacts, readTextDocument } from '../../src/corpus/readDocument.ts';
import { readRules } from '../../src/grammar/rulesGrammar.ts';
import { isRefusal, readTextSource } from '../../src/sources/readSource.ts';
import { folder, records } from '../archive/catalog.ts';
import { timeOf } from './workedFor.ts';

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

/** A text of about so many bytes, out of lines that are ours. */
function fill(bytes: number, head: string, line: (at: number) => string): Uint8Array {
  const parts = [head];
  for (let at = 0, length = head.length; length < bytes; at += 1) {
    const text = line(at);
    parts.push(text);
    length += text.length;
  }
  return Buffer.from(parts.join(''));
}

const number = (at: number): string => `${100 + (Math.floor(at / 100) % 800)}.${(at % 100) + 1}`;
const rules =
  'These rules are effective as of January 1, 2011.\n\n1. Lamps\n\n100. General\n\n100.1. Lit.\n\n100.2. Out.\n\n100.3. Dark.\n\n';
const kinds: Readonly<Record<string, (bytes: number) => Uint8Array>> = {
  'rules, a line each': (bytes) => fill(bytes, '', (at) => `${number(at)}. A lamp is lit.\n`),
  'rules with citations': (bytes) => fill(bytes, rules, (at) => `${number(at)}. See rule ${number(at * 7)}, "Lamps."\n\n`),
  Examples: (bytes) => fill(bytes, rules, (at) => `${number(at)}. A lamp.\nExample: It is lit.\n\n`),
  'one number again and again': (bytes) => fill(bytes, '', () => '101.1. A. b.\n'),
  glossary: (bytes) => fill(bytes, `${rules}Glossary\n\n`, (at) => `Lamp${at}\nIt is lit.\n\n`),
  'html, paragraphs': (bytes) => fill(bytes, '<html><body>', (at) => `<p>${number(at)}. A lamp.</p>\n`),
  'html, paragraphs never closed': (bytes) => fill(bytes, '<html><body>', (at) => `<p>${number(at)}. A lamp.\n`),
  'html, items': (bytes) => fill(bytes, '<html><body><ul>', (at) => `<li>${number(at)}. A lamp.\n`),
  'markdown, paragraphs': (bytes) => fill(bytes, '---\ntitle: x\n---\n', (at) => `${number(at)}. Some **lamps** are lit.\n\n`),
  'markdown, lists': (bytes) => fill(bytes, '---\ntitle: x\n---\n', (at) => `${'  '.repeat(at % 3)}- A _lamp_.\n`),
  'markdown, a list of rules': (bytes) => fill(bytes, '---\ntitle: x\n---\n', (at) => `- ${number(at)}. A lamp.\n`),
  'markdown, quotations': (bytes) => fill(bytes, '---\ntitle: x\n---\n', () => '> A lamp\n> is lit.\n\n'),
  'markdown, quotations without signs': (bytes) => fill(bytes, '---\ntitle: x\n---\n', () => '> A lamp\nis lit.\n\n'),
  'markdown, with a link': (bytes) => fill(bytes, '---\ntitle: x\n---\n[x]: y\n\n', (at) => `${number(at)}. Some [lamps][x] are lit.\n\n`),
  'markdown, marks': (bytes) => fill(bytes, '---\ntitle: x\n---\n', () => '*a_ '),
  'words alone': (bytes) => fill(bytes, '', () => 'A lamp and another lamp.\n'),
};

/** Times of a kind at three sizes, of the thread and the fastest of three runs. */
function measureGrowth(): void {
  const size = 60_000;
  const rows = Object.entries(kinds).map(([kind, make]) => {
    const times = [size, 2 * size, 4 * size].map((bytes) => {
      const text = make(bytes);
      const taken = Array.from({ length: 4 }, () => {
        return timeOf(() => readTextDocument(kind, text, noFacts));
      });
      return Math.round(Math.min(...taken.slice(1)));
    });
    const [one = 0, two = 0, four = 0] = times;
    const ratio = (more: number, less: number): number => Math.round((10 * more) / Math.max(1, less)) / 10;
    return { kind, '60 KB': one, '120 KB': two, '240 KB': four, 'x 2': ratio(two, one), 'x 2 again': ratio(four, two) };
  });
  console.table(rows);
}

measureGrowth();

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
    const source = readTextSource(bytes);
    const tree = isRefusal(source) ? undefined : readRules(source, file)?.tree;
    rows.push(measure(`${file}: readDocument`, runs, () => readTextDocument(file, bytes, facts)));
    rows.push(measure('  of which bytes to text', runs, () => readTextSource(bytes)));
    if (tree && !isRefusal(source)) {
      const entries = toEntries(tree);
      rows.push(measure('  text to tree, with checks', runs, () => readRules(source, file)));
      rows.push(measure('  tree to entries, accounting', runs, () => [toEntries(tree), accountFor(tree, source.text)]));
      rows.push(measure('  citations found and resolved', runs, () => linkEntries(entries)));
    }
  }
  rows.push(measure(`all ${files.length} files`, 3, () => files.map(({ file, bytes }) => readTextDocument(file, bytes, facts).kind), 0));
  console.table(rows);
  console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}`);
}
