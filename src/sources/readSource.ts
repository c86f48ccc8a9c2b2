/** The door of src/sources: bytes of a file to text with places, or a refusal with a reason. */
import type { SourceText } from '../model/source.ts';
import { decodeSource, mostMarkup } from './decodeSource.ts';
import type { DecodedText } from './encoding.ts';
import { decideFormat } from './format.ts';
import { readHtml } from './html.ts';
import { readMarkdown } from './markdown.ts';
import { findExcess } from './entangled.ts';
import { isTooDeep } from './nesting.ts';
import { readPlainText } from './plainText.ts';
import { readPdf } from './pdf/readPdf.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
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
  const read = await readContainer(binary.container, bytes);
  if ('reason' in read) return refuse(read.reason, true);
  return /\S/.test(read.text) ? read : refuse(`${read.format} without any text`, true);
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
  const decoded = decodeSource(bytes);
  return 'kind' in decoded ? decoded : readFormat(decoded);
}

function readFormat(decoded: DecodedText): SourceText | Refusal {
  const format = decideFormat(decoded.text);
  if (format === 'text') return readPlainText(decoded);
  if (decoded.text.length > mostMarkup) return refuse(`${format} larger than ${mostMarkup >> 20} MB, no rules document`, true);
  if (isTooDeep(decoded.text)) return refuse(`${format} nested too deeply, no rules document`, true);
  const excess = format === 'markdown' ? findExcess(decoded.text) : undefined;
  if (excess !== undefined) return refuse(`markdown with ${excess}, no rules document`, true);
  const source = format === 'html' ? readHtml(decoded) : readMarkdown(decoded);
  return source.text === '' && source.frontMatter === undefined ? refuse(`${format} without any text`, true) : source;
}
