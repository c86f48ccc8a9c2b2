/** The door of src/sources: bytes of a file to text with places, or a refusal with a reason. */
import type { SourceText } from '../model/source.ts';
import { decodeSource } from './decodeSource.ts';
import type { DecodedText } from './encoding.ts';
import { decideFormat } from './format.ts';
import { readPlainText } from './plainText.ts';
import { readPdf } from './pdf/readPdf.ts';
import { readMarkup } from './readMarkup.ts';
import { isRefusal, refuse, type Refusal, toResult } from './refusal.ts';
import { openSavedPage } from './savedPage.ts';
import { findBinary } from './signatures.ts';
import { readDoc } from './word/readDoc.ts';
import { readDocx } from './word/readDocx.ts';
import { readRtf } from './word/readRtf.ts';

export { isRefusal, type Refusal };

/**
 * Reads a file from its bytes alone: encoding, line ends and format are decided from content, never from a name.
 *
 * Guarantees: never rejects; the same bytes give the same result; nothing in the file is run or fetched. A refused file is empty, blank,
 * binary, encrypted, broken, noise, JSON, or markup too large or too deeply nested; a text that is no rules document is read, for the grammar
 * to judge. Asynchronous, because PDF and the old Word format are.
 */
export async function readSource(bytes: Uint8Array): Promise<SourceText | Refusal> {
  if (bytes.length === 0) return refuse('the file is empty', true);
  const binary = findBinary(bytes);
  if (!binary) return readTextSource(bytes);
  if ('reason' in binary) return refuse(binary.reason, true);
  return toResult(await readContainer(binary.container, bytes));
}

async function readContainer(
  container: 'zip' | 'ole' | 'rtf' | 'pdf',
  bytes: Uint8Array,
): Promise<SourceText | { readonly reason: string }> {
  if (container === 'zip') return readDocx(bytes);
  if (container === 'rtf') return readRtf(bytes);
  if (container === 'ole') return readDoc(bytes);
  return readPdf(bytes);
}

/** The same for bytes that are text in some encoding, at once. */
export function readTextSource(bytes: Uint8Array): SourceText | Refusal {
  const page = openSavedPage(bytes) ?? bytes;
  if ('kind' in page) return page;
  const decoded = decodeSource(page);
  return 'kind' in decoded ? decoded : readFormat(decoded);
}

function readFormat(decoded: DecodedText): SourceText | Refusal {
  const format = decideFormat(decoded.text);
  return format === 'text' ? readPlainText(decoded) : readMarkup(decoded, format);
}
