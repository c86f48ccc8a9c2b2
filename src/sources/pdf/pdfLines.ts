/** Pieces of text to laid-out lines, in the order in which the page is read. */
import type { PdfPage, PdfPiece } from './openPdf.ts';

/** A stretch of a line in one font. */
export interface PdfRun {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
}

/**
 * A line as it is printed, up to the next wide gap: cells of a row and lines of columns are lines of their own, with the same `y`.
 * Lengths are points, x from the left edge of the page and y from its top.
 */
export interface PdfLine {
  /** From 1. */
  readonly page: number;
  /** On its page, from 1: head, text in reading order, foot. */
  readonly line: number;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  /** Of the font that has most of its characters. */
  readonly size: number;
  /** Whether all of it is. */
  readonly bold: boolean;
  readonly italic: boolean;
  /** The text of the runs, in order. Without white space at the ends, never empty. */
  readonly text: string;
  readonly runs: readonly PdfRun[];
  /** Head, foot or number of the page, or a stamp across it. */
  readonly furniture: boolean;
  /** It belongs to a note at the foot of the page. */
  readonly note?: true;
  /** It runs across the page. */
  readonly slanted?: true;
}

/** A gap as wide as so many times the font's height parts cells and columns; a tab behind a number mostly does too. */
const wideGap = 1.6;

interface OpenLine {
  readonly runs: PdfRun[];
  readonly slanted: boolean;
  y: number;
  size: number;
}

/** A line that has no number on its page yet. */
export type DrawnLine = Omit<PdfLine, 'line' | 'furniture' | 'note'>;

/** The lines of a page, in the order in which they are drawn. `page` counts from 1. */
export function findLines({ pieces, height }: PdfPage, page: number): DrawnLine[] {
  const open: OpenLine[] = [];
  let last: OpenLine | undefined;
  for (const piece of pieces) {
    if (piece.text === '') continue;
    if (piece.text.trim() === '') {
      if (last) addSpace(last, piece);
      continue;
    }
    if (last && continues(last, piece)) addPiece(last, piece);
    else open.push((last = { runs: [toRun(piece)], slanted: piece.slanted === true, y: piece.y, size: piece.size }));
  }
  // What stands outside the page is not printed.
  return open
    .map(({ runs, y, slanted }): DrawnLine => ({ ...measure(runs), y, page, ...(slanted ? { slanted } : {}) }))
    .filter(({ y }) => y >= 0 && y <= height);
}

const toRun = ({ text, x, width, size, bold, italic }: PdfPiece): PdfRun => ({ text, x, width, size, bold, italic });

/** Whether a piece stands on the line, behind what is there, no wide gap between. Raised and lowered signs are on the line too. */
function continues(line: OpenLine, piece: PdfPiece): boolean {
  const last = line.runs.at(-1);
  if (!last || line.slanted !== (piece.slanted === true)) return false;
  const size = Math.max(line.size, piece.size);
  const gap = piece.x - (last.x + last.width);
  return Math.abs(piece.y - line.y) < size * 0.5 && gap > -size * 0.7 && gap < size * wideGap;
}

function addPiece(line: OpenLine, piece: PdfPiece): void {
  const last = line.runs.at(-1);
  if (!last) return;
  if (piece.size > line.size) [line.y, line.size] = [piece.y, piece.size];
  const gap = piece.x - (last.x + last.width);
  const apart = gap > piece.size * 0.2 && !/\s$/.test(last.text) && !/^\s/.test(piece.text);
  const alike = last.bold === piece.bold && last.italic === piece.italic && Math.abs(last.size - piece.size) < 0.5;
  const text = (apart ? ' ' : '') + piece.text;
  if (!alike) line.runs.push({ ...toRun(piece), text });
  else line.runs[line.runs.length - 1] = { ...last, text: last.text + text, width: piece.x + piece.width - last.x };
}

/** A space has no look: it belongs to what stands before it, and ends where it begins, so that gaps are seen. */
function addSpace(line: OpenLine, piece: PdfPiece): void {
  const last = line.runs.at(-1);
  if (!last || Math.abs(piece.y - line.y) >= line.size * 0.5 || /\s$/.test(last.text)) return;
  line.runs[line.runs.length - 1] = { ...last, text: `${last.text} ` };
}

function measure(runs: readonly PdfRun[]): Omit<DrawnLine, 'page' | 'y'> {
  const [first] = runs;
  const last = runs.at(-1);
  const lengths = new Map<number, number>();
  for (const { text, size } of runs) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  const [size] = [...lengths].reduce((most, each) => (each[1] > most[1] ? each : most), [0, 0]);
  const text = runs.map((run) => run.text).join('');
  return {
    x: first?.x ?? 0,
    width: (last?.x ?? 0) + (last?.width ?? 0) - (first?.x ?? 0),
    size,
    bold: runs.every((run) => run.bold || run.text.trim() === ''),
    italic: runs.every((run) => run.italic || run.text.trim() === ''),
    text: text.trim(),
    runs,
  };
}

/**
 * Writers draw a page in the order in which it is read, columns and cells too; where one does not, lines come from top to bottom and from
 * left to right. Going up is in order at the top of a further column alone: to the right of the line before.
 */
export function inReadingOrder<Line extends Pick<PdfLine, 'x' | 'y' | 'width' | 'size'>>(lines: readonly Line[]): readonly Line[] {
  const strays = lines.filter((line, at) => {
    const before = lines[at - 1];
    return before !== undefined && line.y < before.y - line.size * 0.5 && line.x < before.x + Math.min(before.width, line.size);
  });
  return strays.length > Math.max(2, lines.length / 10) ? fromTop(lines) : lines;
}

/** Row by row, each from left to right. */
export const fromTop = <Line extends Pick<PdfLine, 'x' | 'y' | 'size'>>(lines: readonly Line[]): readonly Line[] => rowsOf(lines).flat();

/** The rows of a page from the top, each from left to right. */
export function rowsOf<Line extends Pick<PdfLine, 'x' | 'y' | 'size'>>(lines: readonly Line[]): readonly (readonly Line[])[] {
  const rows: Line[][] = [];
  for (const line of lines.toSorted((left, right) => left.y - right.y)) {
    const row = rows.at(-1);
    if (row?.[0] && line.y - row[0].y < row[0].size * 0.5) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.toSorted((left, right) => left.x - right.x));
}
