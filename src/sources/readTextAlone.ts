/** Reads a plain text and nothing else: what a browser loads for it. Other formats are named, and refused. */
import type { SourceText } from '../model/source.ts';
import { decodeSource } from './decodeSource.ts';
import { decideFormat } from './format.ts';
import { readPlainText } from './plainText.ts';
import { refuse, type Refusal } from './refusal.ts';
import { containerNames, findBinary } from './signatures.ts';

const markup = { html: 'html', markdown: 'Markdown' } as const;

/** Never throws. The reason of a refusal completes "FILE: ...". */
export function readTextAlone(bytes: Uint8Array): SourceText | Refusal {
  if (bytes.length === 0) return refuse('the file is empty', true);
  const binary = findBinary(bytes);
  if (binary) return refuse('reason' in binary ? binary.reason : containerNames[binary.container], true);
  const decoded = decodeSource(bytes);
  if ('kind' in decoded) return decoded;
  const format = decideFormat(decoded.text);
  return format === 'text' ? readPlainText(decoded) : refuse(markup[format], true);
}
