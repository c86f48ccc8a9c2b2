/** Two columns that a page draws row by row, so that their lines come by turns. */
import type { DrawnLine } from './pdfLines.ts';
import { rowsOf } from './pdfLines.ts';

/** Of the rows of such a page so many have a line in each column, and there are so many rows. */
const [share, fewest] = [0.6, 8];
/** Points by which the left edges of a column differ. */
const edge = 3;
/** Columns of text are so wide, as a share of the page: numbers before texts and cells of tables are narrower. */
const column = 0.25;

/**
 * Sets the lines of the right column behind all others, where a page is in two columns that were drawn row by row: most rows have two lines, with
 * the same two left edges, and both columns are as wide as text. Any other page stays as it is.
 */
export function readColumns(lines: readonly DrawnLine[], width: number): readonly DrawnLine[] {
  const rows = rowsOf(lines);
  const pairs = rows.flatMap(([left, right, ...more]) => (left && right && more.length === 0 ? [[left, right] as const] : []));
  const [first] = pairs;
  if (!first || pairs.length < fewest) return lines;
  const places = new Map(lines.map((line, at) => [line, at]));
  const [leftEdge, rightEdge] = [usual(pairs.map(([{ x }]) => x)), usual(pairs.map(([, { x }]) => x))];
  const even = pairs.filter(
    ([left, right]) =>
      Math.abs(left.x - leftEdge) <= edge &&
      Math.abs(right.x - rightEdge) <= edge &&
      (places.get(right) ?? 0) === (places.get(left) ?? 0) + 1,
  );
  const isWide = (of: readonly DrawnLine[]): boolean => usual(of.map((line) => line.width)) >= width * column;
  if (even.length < Math.max(fewest, rows.length * share)) return lines;
  if (!isWide(even.map(([left]) => left)) || !isWide(even.map(([, right]) => right))) return lines;
  const isRight = ({ x }: DrawnLine): boolean => x >= rightEdge - edge;
  return [...lines.filter((line) => !isRight(line)), ...lines.filter(isRight)];
}

/** The one in the middle. */
const usual = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
