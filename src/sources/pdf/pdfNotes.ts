/** Notes at the foot of a page: smaller than the text, with room above them, the first of them with its sign. */
import type { DrawnLine } from './pdfLines.ts';

/** Of the usual size a note has so much at most. */
const noteShare = 0.9;
/** Of the height of its own font, so much room is above the first. */
const roomAbove = 1.6;

//   1 See … / 12. See … / * See … / † See …
const noteSign = /^(?:\d{1,2}[.)]?\s*(?=[\p{L}“"(])|[*†‡§]{1,3}\s*(?=\S))/u;

/** Whether a line of a note begins one. */
export const beginsNote = (text: string): boolean => noteSign.test(text);

/** The size that most characters of a document have. */
export function usualSize(lines: readonly DrawnLine[]): number {
  const lengths = new Map<number, number>();
  for (const { text, size } of lines) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  return [...lengths].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
}

/** Those of one page, whose text is in reading order; `size` is the usual one of the document. */
export function findNotes(lines: readonly DrawnLine[], size: number): ReadonlySet<DrawnLine> {
  let from = lines.length;
  while (from > 0 && (lines[from - 1]?.size ?? size) <= size * noteShare) from -= 1;
  const [above, first] = [lines[from - 1], lines[from]];
  // A page of small print has no notes, nor has a column of it.
  if (!above || !first || !beginsNote(first.text)) return new Set();
  const isBelow = lines.slice(0, from).every(({ y }) => y < first.y - first.size * roomAbove);
  return new Set(isBelow ? lines.slice(from) : []);
}
