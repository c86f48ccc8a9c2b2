/** PDF to pieces of text with place and font: the one file that knows pdf.js (in the build of `unpdf`, which needs no canvas). */
import { getDocument } from 'unpdf/pdfjs';
import { toByteText } from '../byteText.ts';

/** A piece of text as the page sets it: in one font, on one baseline. Lengths are points; x from the left edge, y from the top edge. */
export interface PdfPiece {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  /** Height of the font. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** It runs neither along the page nor up or down: a stamp across it (DRAFT). */
  readonly slanted?: true;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** In the order in which the page draws them. */
  readonly pieces: readonly PdfPiece[];
}

export interface PdfPages {
  readonly pages: readonly PdfPage[];
  /** What the file calls itself; often the name of the file that it was made of. */
  readonly title?: string;
}

/** Why a PDF has no text for us. Completes "FILE: ...". */
export interface PdfRefusal {
  readonly reason: string;
}

/** The longest edition has 300 pages and 1 MB of text. */
const mostPages = 2000;
const mostCharacters = 1 << 23;

/** Degrees by which a line of a page may be askew: pages are scanned so. */
const mostSkew = 10;

/** Within so many bytes of its end a file says that it ends. */
const endOfFile = 2048;

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;
type Page = Awaited<ReturnType<PdfDocument['getPage']>>;
type TextContent = Awaited<ReturnType<Page['getTextContent']>>;
type TextItem = Extract<TextContent['items'][number], { str: string }>;

/**
 * Reads the text of all pages. Guarantees: never throws; the bytes are left as they are; no script of the file is run, nothing is fetched,
 * no font of the system is looked at, and no image is decoded. The same bytes give the same result.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages | PdfRefusal> {
  // pdf.js would find what pages it can in a file that is cut short, and say nothing of the others.
  if (!toByteText(bytes.subarray(-endOfFile)).includes('%%EOF')) return { reason: 'broken PDF: it ends in the middle' };
  // pdf.js takes the bytes that it is given away with it.
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: 0,
  });
  try {
    return await readPages(await task.promise);
  } catch (error) {
    return { reason: describe(error) };
  } finally {
    await task.destroy().catch(() => undefined);
  }
}

async function readPages(document: PdfDocument): Promise<PdfPages | PdfRefusal> {
  if (document.numPages > mostPages) return { reason: `PDF of ${document.numPages} pages, no rules document` };
  const fonts = new Map<string, FontStyle>();
  const pages: PdfPage[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items, styles } = await page.getTextContent();
    for (const [name, style] of await findFonts(page, Object.keys(styles), fonts)) fonts.set(name, style);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const pieces = items.flatMap((item) => ('str' in item ? [toPiece(item, transform, fonts.get(item.fontName))] : []));
    characters += pieces.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > mostCharacters) return { reason: 'PDF with more text than any rules document' };
    pages.push({ width, height, pieces });
    page.cleanup();
  }
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const title: unknown = 'Title' in info ? info.Title : undefined;
  return { pages, ...(typeof title === 'string' && title.trim() !== '' ? { title: title.trim() } : {}) };
}

interface FontStyle {
  readonly bold: boolean;
  readonly italic: boolean;
}

/**
 * How fonts look that were not seen before. Text does not say it: pdf.js gives a font's own name with the drawing of a page, which is asked
 * for only where a font is new.
 */
async function findFonts(page: Page, names: readonly string[], known: ReadonlyMap<string, FontStyle>): Promise<[string, FontStyle][]> {
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length === 0) return [];
  await page.getOperatorList().catch(() => undefined);
  return unknown.map((name) => {
    const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
    const fontName = typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : '';
    return [name, { bold: /bold|black|heavy|demi/i.test(fontName), italic: /ital|obli/i.test(fontName) }];
  });
}

function toPiece({ str, transform, width, height }: TextItem, view: readonly number[], style?: FontStyle): PdfPiece {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = view;
  const [along = 1, across = 0, skew = 0, scale = 0, x = 0, y = 0] = transform as readonly number[];
  const angle = (Math.atan2(b * along + d * across, a * along + c * across) * 180) / Math.PI;
  const offLevel = Math.abs(angle - Math.round(angle / 90) * 90);
  return {
    text: str,
    x: a * x + c * y + e,
    y: b * x + d * y + f,
    width,
    size: height > 0 ? height : Math.hypot(skew, scale),
    bold: style?.bold ?? false,
    italic: style?.italic ?? false,
    ...(offLevel > mostSkew ? { slanted: true } : {}),
  };
}

function describe(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'encrypted PDF: it opens with a password alone';
  if (name === 'InvalidPDFException') return 'broken PDF: its parts cannot be found';
  return 'broken PDF: its pages cannot be read';
}
