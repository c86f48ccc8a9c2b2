import { createHash } from 'node:crypto';
import type { WordingId } from '../format.ts';

/** Id of a wording: the first 16 hex digits of the SHA-256 of its text as UTF-8. Texts that differ in one character differ in id. */
export function toWordingId(text: string): WordingId {
  return createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 16) as WordingId;
}

/** Names of the 256 shards in order, `00` to `ff`. All are written always, so that a reader never has to ask whether one is there. */
export const shardNames: readonly string[] = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'));

/** The shard that holds a wording: the first two digits of its id. */
export function shardOf(id: string): string {
  return id.slice(0, 2);
}
