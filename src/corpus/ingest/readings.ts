/**
 * Readings: what each file was read to, packed, kept between runs. Every edition goes into the corpus by way of its reading, whether
 * that was made a moment or a month ago; that is why a run from nothing and a run with one new file give the same bytes. Both files carry
 * a checksum (keptFile.ts): whatever has become of them, the document itself is still there to be read.
 *
 *     <folder>/<fingerprint of the readers>/<sha256 of the bytes>.json      what it is
 *     <folder>/<fingerprint of the readers>/<sha256 of the bytes>.packed    the contents of its editions, one after the other
 */
import { basename, dirname } from 'node:path';
import type { ReadEdition } from '../../model/entry.ts';
import type { Inline } from '../../model/wording.ts';
import { readKept, readKeptPart, writeKept } from '../store/keptFile.ts';
import { type EditionFacts, packEdition } from '../store/packEdition.ts';
import type { EditionContents } from '../store/writeCorpus.ts';
import type { ReadResult } from './reader.ts';

export type Reading =
  | {
      readonly kind: 'editions';
      readonly editions: readonly EditionReading[];
      /** Checksum of the packed contents. */
      readonly packed: string;
    }
  | { readonly kind: 'passedOver'; readonly reason: string; readonly problem: boolean };

export interface EditionReading {
  readonly facts: EditionFacts;
  readonly size: number;
  /** Where its body and, right behind it, its wordings lie in the packed file. */
  readonly start: number;
  readonly bodyBytes: number;
  readonly wordingBytes: number;
}

/** What a file is kept under: the readers and the bytes, so that no reading can stand for another. */
const keyOf = (path: string): string => `${basename(dirname(path))}/${basename(path)}`;

/** Keeps a result. `path` is that of the reading without an extension. The short file comes last: where it is, the other is whole. */
export async function writeReading(path: string, result: ReadResult, parseWording: (text: string) => readonly Inline[]): Promise<Reading> {
  const reading = await keepPacked(path, result, parseWording);
  await writeKept(`${path}.json`, keyOf(`${path}.json`), Buffer.from(JSON.stringify(reading)));
  return reading;
}

async function keepPacked(path: string, result: ReadResult, parseWording: (text: string) => readonly Inline[]): Promise<Reading> {
  if (result.kind === 'passedOver') return result;
  const parts: Uint8Array[] = [];
  let start = 0;
  const pack = (edition: ReadEdition): EditionReading => {
    const { facts, size, body, wordings } = packEdition(edition, parseWording);
    const [bodyBytes, wordingBytes] = [Buffer.from(body), Buffer.from(wordings)];
    const packed = { facts, size, start, bodyBytes: bodyBytes.byteLength, wordingBytes: wordingBytes.byteLength };
    parts.push(bodyBytes, wordingBytes);
    start += packed.bodyBytes + packed.wordingBytes;
    return packed;
  };
  const editions = result.editions.map(pack);
  const sum = await writeKept(`${path}.packed`, keyOf(`${path}.packed`), Buffer.concat(parts));
  return { kind: 'editions', editions, packed: sum };
}

/** The reading kept under a path; undefined when there is none, or anything is wrong with it or with its contents. */
export async function loadReading(path: string): Promise<Reading | undefined> {
  const kept = await readKept(`${path}.json`, keyOf(`${path}.json`));
  if (!kept) return undefined;
  const reading = JSON.parse(kept.body.toString('utf8')) as Reading;
  if (reading.kind === 'passedOver') return reading;
  const packed = await readKept(`${path}.packed`, keyOf(`${path}.packed`));
  return packed?.sum === reading.packed ? reading : undefined;
}

/** The contents of one edition of a reading. */
export async function loadContents(path: string, { start, bodyBytes, wordingBytes }: EditionReading): Promise<EditionContents> {
  const bytes = await readKeptPart(`${path}.packed`, keyOf(`${path}.packed`), start, bodyBytes + wordingBytes);
  return { body: bytes.subarray(0, bodyBytes), wordings: bytes.subarray(bodyBytes) };
}
