/** Whether bytes are the official text that was asked for. */
import { createHash } from 'node:crypto';
import type { ReadResult } from '../ingest/reader.ts';
import type { OfficialText } from './officialText.ts';

export type Verdict =
  /** The very bytes that the register knows. */
  | { readonly kind: 'known' }
  /** Not among the register's bytes, but it reads as this edition, from its beginning to its end. */
  | { readonly kind: 'edition' }
  /** A rules document, but not this edition, or not the whole of it. */
  | { readonly kind: 'another'; readonly reason: string }
  /** No rules document at all: most often a page that says politely that there is nothing. */
  | { readonly kind: 'none'; readonly reason: string };

export type ReadBytesAs = (file: string, bytes: Uint8Array) => ReadResult | Promise<ReadResult>;

export const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Known bytes are not read at all. */
export async function judgeText(bytes: Uint8Array, file: string, text: OfficialText, read: ReadBytesAs): Promise<Verdict> {
  if (text.checksums.has(checksumOf(bytes))) return { kind: 'known' };
  const result = await read(file, bytes);
  if (result.kind === 'passedOver') return { kind: 'none', reason: result.reason };
  const found = result.editions.find(({ document, date }) => document === text.document && date === text.date) ?? result.editions[0];
  if (!found) return { kind: 'none', reason: 'no edition in it' };
  const name = `${found.document} ${found.date ?? 'without a date'}`;
  if (found.document !== text.document || found.date !== text.date) return { kind: 'another', reason: `it is ${name}` };
  return found.source.extent === 'whole' ? { kind: 'edition' } : { kind: 'another', reason: `only a part of ${name}` };
}
