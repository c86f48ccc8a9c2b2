/** PDF to lines of text, a paragraph in each. */
import type { SourceLine, SourceText } from '../../model/source.ts';
import { layOutPdf } from './layOutPdf.ts';
import type { PdfRefusal } from './openPdf.ts';
import { findParagraphs, type PdfParagraph } from './pdfParagraphs.ts';

/**
 * Reads a PDF. A place is page (`line`) and line on that page (`column`), both from 1. An empty line stands where paragraphs stand apart.
 * Furniture is there and marked, and so is what is bold as a whole. Guarantees as openPdf.
 */
export async function readPdf(bytes: Uint8Array): Promise<SourceText | PdfRefusal> {
  const layout = await layOutPdf(bytes);
  if ('reason' in layout) return layout;
  const lines: SourceLine[] = [];
  let offset = 0;
  const add = (value: string, { lines: own, furniture }: PdfParagraph): void => {
    const [first] = own;
    const place = { line: first?.page ?? 1, column: first?.line ?? 1 };
    const bold = value !== '' && own.every((line) => line.bold);
    const hint = value !== '' && furniture ? { furniture } : bold ? { bold } : undefined;
    lines.push({ value, offset, ...place, ...(hint ? { hint } : {}) });
    offset += value.length + 1;
  };
  for (const paragraph of findParagraphs(layout.lines)) {
    if (paragraph.apart && lines.length > 0) add('', paragraph);
    add(paragraph.text, paragraph);
  }
  return {
    text: lines.map(({ value }) => value).join('\n'),
    lines,
    encoding: 'utf-8',
    mark: false,
    lineEnds: 'none',
    format: 'pdf',
    ...(layout.title === undefined ? {} : { title: layout.title }),
  };
}
