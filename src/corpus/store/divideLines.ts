/**
 * The file of an edition as its lines, of which each entry is one. Of two days of the handbook all entries but a few are the same, and the same
 * entry is the same line: of 250,000 lines of 114 days ten thousand differ, so that whoever knows a line has no need to read it again.
 */
export interface DividedFile {
  /** The lines of the entries, without the commas between them. */
  readonly lines: readonly string[];
  /** The file without its entries: JSON of the same shape. */
  readonly rest: string;
}

const opening = '"entries":[\n';
const closing = '\n],\n"format":';

/** Divides the text of a file that `ingest` wrote; undefined for one that is laid out otherwise, as that of an edition without entries is. */
export function divideLines(text: string): DividedFile | undefined {
  const start = text.indexOf(opening);
  const end = text.lastIndexOf(closing);
  if (start < 0 || end < start + opening.length) return undefined;
  const lines = text.slice(start + opening.length, end).split(',\n');
  return { lines, rest: `${text.slice(0, start)}"entries":[${text.slice(end + 1)}` };
}

/** The same letters in a string of their own. A part of a string keeps the whole of it in memory, here a file for the sake of a line. */
export const copyString = (part: string): string => Buffer.from(part, 'utf8').toString('utf8');
