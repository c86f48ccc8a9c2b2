/** A PDF as laid-out lines: what a reader of the printed pages sees, with places and looks. */
import { openPdf, type PdfPage, type PdfRefusal } from './openPdf.ts';
import { readColumns } from './pdfColumns.ts';
import { findFurniture } from './pdfFurniture.ts';
import { findNotes, usualSize } from './pdfNotes.ts';
import { type DrawnLine, findLines, fromTop, inReadingOrder, type PdfLine } from './pdfLines.ts';

export interface PdfLayout {
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  /** Page by page; on each its head, its text in reading order, its foot. */
  readonly lines: readonly PdfLine[];
  readonly title?: string;
}

/** The lines of a PDF, or why there are none. Guarantees as openPdf: never throws, nothing is run or fetched, the same bytes give the same. */
export async function layOutPdf(bytes: Uint8Array): Promise<PdfLayout | PdfRefusal> {
  const opened = await openPdf(bytes);
  if ('reason' in opened) return opened;
  const { pages, title } = opened;
  const drawn = pages.map((page, at) => findLines(page, at + 1));
  const furniture = findFurniture(
    drawn.flat(),
    pages.map(({ height }) => height),
  );
  const size = usualSize(drawn.flat());
  const arranged = drawn.map((ofPage, at) => arrange(ofPage, furniture, size, pages[at] ?? { width: 0, height: 0 }));
  const lines = carryOver(arranged, pages).flat();
  if (lines.length === 0) return { reason: 'PDF without any text (pictures of pages, perhaps)' };
  return { pages: pages.map(({ width, height }) => ({ width, height })), lines, ...(title === undefined ? {} : { title }) };
}

/** Furniture goes to the ends of its page, wherever it was drawn, so that it stands in no sentence. Notes are marked. */
function arrange(
  lines: readonly DrawnLine[],
  furniture: ReadonlySet<DrawnLine>,
  size: number,
  { width, height }: Pick<PdfPage, 'width' | 'height'>,
): PdfLine[] {
  const set = fromTop(lines.filter((line) => furniture.has(line)));
  const body = readColumns(inReadingOrder(lines.filter((line) => !furniture.has(line))), width);
  const inOrder = [...set.filter(({ y }) => y < height / 2), ...placeBoxes(body, width), ...set.filter(({ y }) => y >= height / 2)];
  const notes = findNotes(body, size);
  return inOrder.map((line, at) => ({
    ...line,
    line: at + 1,
    furniture: furniture.has(line),
    ...(notes.has(line) ? { note: true as const } : {}),
  }));
}

/** Where the right margin begins, and how wide a box in it is at most, as shares of the page's width. */
const margin = 0.7;
const boxWidth = 0.2;
/** A line of the heading above it that was wrapped is longer. */
const shortHeading = 20;

const isMarginal = (line: DrawnLine, width: number): boolean => line.x > width * margin && line.width < width * boxWidth;
const isCentred = (above: DrawnLine, line: DrawnLine): boolean =>
  Math.abs(line.x + line.width / 2 - above.x - above.width / 2) < above.size;

/**
 * A box whose first line stands at the foot of the page before its heading goes behind that heading: the last line of a page, in the right margin,
 * where the next page begins with a heading and the rest of the box. It keeps its place in the file.
 */
function carryOver(arranged: readonly (readonly PdfLine[])[], pages: readonly Pick<PdfPage, 'width'>[]): readonly (readonly PdfLine[])[] {
  const all = arranged.map((lines) => [...lines]);
  for (const [at, lines] of all.entries()) {
    const next = all[at + 1];
    const width = pages[at]?.width ?? 0;
    const last = lines.findLastIndex(({ furniture }) => !furniture);
    const begin = next?.findIndex(({ furniture }) => !furniture) ?? -1;
    const [box, heading, rest] = [lines[last], next?.[begin], next?.[begin + 1]];
    if (!next || !box || !heading || !rest) continue;
    if (!isMarginal(box, width) || !isMarginal(rest, width) || !isCentred(box, rest)) continue;
    if (isMarginal(heading, width) || !heading.bold || !box.bold) continue;
    lines.splice(last, 1);
    next.splice(begin + 1, 0, box);
  }
  return all;
}

/**
 * Boxes in the right margin, of two lines at least, one below the other, or of one that goes up, are drawn before or behind all else of their page. Each goes behind
 * the last line that begins no lower than itself; a heading may begin a little lower.
 */
function placeBoxes(lines: readonly DrawnLine[], width: number): readonly DrawnLine[] {
  const isBelow = (above: DrawnLine, line: DrawnLine): boolean =>
    line.y - above.y > above.size * 0.8 && line.y - above.y < above.size * 2 && isCentred(above, line);
  const boxes: DrawnLine[][] = [];
  const rest: DrawnLine[] = [];
  let at = 0;
  while (at < lines.length) {
    let end = at;
    for (let line = lines[end]; line && isMarginal(line, width) && (end === at || isBelow(lines[end - 1] ?? line, line)); line = lines[end])
      end += 1;
    const strays = end > at && at > 0 && (lines[at - 1]?.y ?? 0) > (lines[at]?.y ?? 0) + (lines[at]?.size ?? 0) * 2;
    if (end - at >= 2 || strays) boxes.push(lines.slice(at, end));
    else rest.push(...lines.slice(at, (end = at + 1)));
    at = end;
  }
  for (const box of boxes) {
    const [top] = box;
    if (!top) continue;
    const isAbove = ({ x, y, bold }: DrawnLine): boolean => x < width * margin && y <= top.y + top.size * (bold ? 0.9 : 0.3);
    let beside = rest.findLastIndex(isAbove);
    // Where two headings stand one below the other, what is beside the second begins at the first.
    const [upper, lower] = [rest[beside - 1], rest[beside]];
    if (upper?.bold && lower?.bold && lower.x > upper.x + lower.size && lower.text.length < shortHeading) beside -= 1;
    rest.splice(beside + 1, 0, ...box);
  }
  return rest;
}
