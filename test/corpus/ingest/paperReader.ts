/**
 * A reader of paper documents, for tests of `ingest` and the command line: nothing is known of it but what a Reader promises. A paper is
 *
 *     paper comprehensive-rules 2020-01-01 whole
 *     100.1 Sit at the table.
 *     error 100.2 Stand at the table.
 *
 * `tear` makes the reader throw, `shred` takes its whole thread down, `stall` never ends, `swell` takes all the memory there is.
 */
import { createHash } from 'node:crypto';
import type { Extent } from '../../../src/model/edition.ts';
import type { Diagnostic, Entry, ReadEdition } from '../../../src/model/entry.ts';
import type { NamedBytes, ReadResult } from '../../../src/corpus/ingest/reader.ts';
import type { NamedSigns, PageSigns } from '../../../src/sources/pages.ts';
import { makeEdition, makeEntry, plainWording } from '../store/makeEdition.ts';

export const parseWording = plainWording;

export function readFacts(): undefined {
  return undefined;
}

export function readDocument(file: string, bytes: Uint8Array): ReadResult {
  const text = Buffer.from(bytes).toString('utf8');
  if (text.startsWith('tear')) throw new Error('torn paper');
  if (text.startsWith('shred')) process.exit(1);
  if (text.startsWith('stall')) for (;;);
  if (text.startsWith('swell')) for (const piles: unknown[] = []; ;) piles.push(Array.from({ length: 1000 }, () => ({})));
  if (!text.startsWith('paper ')) return { kind: 'passedOver', reason: 'no paper', problem: text.includes('\0') };
  return { kind: 'editions', editions: [readPaper(file, bytes, text)] };
}

/** A paper names its document itself. */
export const readGameDocument = readDocument;

export function readHandbook(files: readonly NamedBytes[]): ReadEdition[] {
  return files.map(({ file, bytes }) => readPaper(file, bytes, Buffer.from(bytes).toString('utf8')));
}

export function describePage(bytes: Uint8Array): PageSigns | undefined {
  const text = Buffer.from(bytes).toString('utf8');
  if (text.startsWith('stall')) for (;;);
  const number = /\bpage (\d)/.exec(text)?.[1];
  return number === undefined ? undefined : { title: '', number: Number(number) };
}

/** Papers that say `page 2` of something are its pages. */
export function groupPages(files: readonly NamedSigns[]): string[][] {
  const numbered = files.toSorted((left, right) => (left.signs.number ?? 0) - (right.signs.number ?? 0));
  return numbered.length < 2 ? [] : [numbered.map(({ file }) => file)];
}

export function readPages(files: readonly NamedBytes[]): ReadResult {
  const [first, ...rest] = files;
  const text = [first, ...rest].map((file) => Buffer.from(file?.bytes ?? []).toString('utf8')).join('');
  return readDocument(first?.file ?? '', Buffer.from(text.replaceAll(/^page \d\n/gm, '')));
}

function readPaper(file: string, bytes: Uint8Array, text: string): ReadEdition {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const [, document, date, extent] = head.split(' ');
  const edition = makeEdition({
    document: document as ReadEdition['document'],
    date,
    extent: (extent ?? 'whole') as Extent,
    file,
    entries: lines.map(readLine),
    diagnostics: lines.flatMap((line, at): Diagnostic[] =>
      line.startsWith('error ')
        ? [{ line: at + 2, column: 1, severity: 'error', ruleId: 'ink', message: 'Unexpected blot, expected a word' }]
        : [],
    ),
  });
  return { ...edition, source: { ...edition.source, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length } };
}

function readLine(line: string, at: number): Entry {
  const [number = '', ...words] = line.replace(/^error /, '').split(' ');
  return makeEntry(number, words.join(' '), { lines: [at + 2, at + 2] });
}
