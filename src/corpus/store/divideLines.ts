/**
 * The file of an edition as its lines, of which each entry is one. Of two days of the handbook all entries but a few are the same, and the same
 * entry is the same line: of 250,000 lines of 114 days ten thousand differ, so that whoever knows a line has no need to read it again.
 */
export interface DividedFile {
  /** The lines of the entries, without the commas between them. */
  readonly lines: readonly BytesOfLine[];
  /** The file without its entries: JSON of the same shape. */
  readonly rest: string;
}

/**
 * The bytes of a line, each as one letter: a line that is known is found by them, and need not be read as UTF-8, which for a hundred days takes as long as
 * all else.
 */
export type BytesOfLine = string & { readonly __brand: 'BytesOfLine' };

const opening = '"entries":[\n';
const closing = '\n],\n"format":';

/** Divides a file that `ingest` wrote; undefined for one that is laid out otherwise, as that of an edition without entries is. */
export function divideLines(file: Buffer): DividedFile | undefined {
  const bytes = file.toString('latin1');
  const start = bytes.indexOf(opening);
  const end = bytes.lastIndexOf(closing);
  if (start < 0 || end < start + opening.length) return undefined;
  const lines = bytes.slice(start + opening.length, end).split(',\n') as BytesOfLine[];
  return { lines, rest: `${file.toString('utf8', 0, start)}"entries":[${file.toString('utf8', end + 1)}` };
}

/** Its letters. */
export const readLine = (line: BytesOfLine): string => Buffer.from(line, 'latin1').toString('utf8');

/** The same bytes in a string of their own. A part of a string keeps the whole of it in memory, here a file for the sake of a line. */
export const copyLine = (line: BytesOfLine): BytesOfLine => Buffer.from(line, 'latin1').toString('latin1') as BytesOfLine;
