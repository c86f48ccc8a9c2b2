/** PDF to lines of text, a paragraph in each. */
import type { SourceLine, SourceText } from '../../model/source.ts';
import { layOutPdf } from './layOutPdf.ts';
import type { PdfRefusal } from './openPdf.ts';
import { findParagraphs, type PdfParagraph } from './pdfParagraphs.ts';

/**
 * Reads a PDF. A place is page (`line`) and line on that page (`column`), both from 1. An empty line stands where paragraphs stand apart.
 * Furniture is there and marked. Guarantees as openPdf.
 */
export async function readPdf(bytes: Uint8Array): Promise<SourceText | PdfRefusal> {
  const layout = await layOutPdf(bytes);
  if ('reason' in layout) return layout;
  const lines: SourceLine[] = [];
  let offset = 0;
  const add = (value: string, { lines: [first] }: PdfParagraph, furniture: boolean): void => {
    const place = { line: first?.page ?? 1, column: first?.line ?? 1 };
    lines.push({ value, offset, ...place, ...(furniture ? { hint: { furniture } } : {}) });
    offset += value.length + 1;
  };
  for (const paragraph of findParagraphs(layout.lines)) {
    if (paragraph.apart && lines.length > 0) add('', paragraph, false);
    add(paragraph.text, paragraph, paragraph.furniture);
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
