/** A PDF as laid-out lines: what a reader of the printed pages sees, with places and looks. */
import { openPdf, type PdfRefusal } from './openPdf.ts';
import { findFurniture } from './pdfFurniture.ts';
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
  const lines = drawn.flatMap((ofPage, at) => arrange(ofPage, furniture, pages[at]?.height ?? 0));
  if (lines.length === 0) return { reason: 'PDF without any text (pictures of pages, perhaps)' };
  return { pages: pages.map(({ width, height }) => ({ width, height })), lines, ...(title === undefined ? {} : { title }) };
}

/** Furniture goes to the ends of its page, wherever it was drawn, so that it stands in no sentence. */
function arrange(lines: readonly DrawnLine[], furniture: ReadonlySet<DrawnLine>, height: number): PdfLine[] {
  const set = fromTop(lines.filter((line) => furniture.has(line)));
  const body = inReadingOrder(lines.filter((line) => !furniture.has(line)));
  const inOrder = [...set.filter(({ y }) => y < height / 2), ...body, ...set.filter(({ y }) => y >= height / 2)];
  return inOrder.map((line, at) => ({ ...line, line: at + 1, furniture: furniture.has(line) }));
}
