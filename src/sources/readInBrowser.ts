/**
 * The door of src/sources for a browser. A plain text is read at once; what reads another format is loaded for the first file of it, since the
 * readers together are larger than all other scripts. They are those of `readSource`, with its limits.
 */
import type { SourceText } from '../model/source.ts';
import { decodeSource } from './decodeSource.ts';
import { decideFormat } from './format.ts';
import { readPlainText } from './plainText.ts';
import { refuse, type Refusal, toResult } from './refusal.ts';
import { openSavedPage } from './savedPage.ts';
import { containerNames, findBinary } from './signatures.ts';

/** `isElsewhere`: it is a document that is not read here, and is where there is Node. */
export type BrowserRefusal = Refusal & { readonly isElsewhere?: true };

const readers = {
  zip: async (bytes: Uint8Array) => (await import('./word/readDocx.ts')).readDocx(bytes),
  rtf: async (bytes: Uint8Array) => (await import('./word/readRtf.ts')).readRtf(bytes),
  pdf: async (bytes: Uint8Array) => (await import('./pdf/readPdf.ts')).readPdf(bytes),
} as const;

/** Never rejects. The reason of a refusal completes "FILE: ...". */
export async function readInBrowser(bytes: Uint8Array): Promise<SourceText | BrowserRefusal> {
  if (bytes.length === 0) return refuse('the file is empty', true);
  try {
    return await read(bytes);
  } catch {
    // The readers themselves never reject.
    return { ...refuse('what reads such a file could not be loaded', true), isElsewhere: true };
  }
}

async function read(bytes: Uint8Array): Promise<SourceText | BrowserRefusal> {
  const binary = findBinary(bytes);
  if (binary && 'reason' in binary) return refuse(binary.reason, true);
  if (binary?.container === 'ole') return { ...refuse(containerNames.ole, true), isElsewhere: true };
  if (binary) return toResult(await readers[binary.container](bytes));
  const page = openSavedPage(bytes) ?? bytes;
  if ('kind' in page) return page;
  const decoded = decodeSource(page);
  if ('kind' in decoded) return decoded;
  const format = decideFormat(decoded.text);
  return format === 'text' ? readPlainText(decoded) : (await import('./readMarkup.ts')).readMarkup(decoded, format);
}
