/**
 * Readings: what each file was read to, packed, kept between runs. Every edition goes into the corpus by way of its reading, whether
 * that was made a moment or a month ago; that is why a run from nothing and a run with one new file give the same bytes.
 *
 *     <folder>/<fingerprint of the readers>/<sha256 of the bytes>.json      what it is
 *     <folder>/<fingerprint of the readers>/<sha256 of the bytes>.packed    the contents of its editions, one after the other
 */
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadEdition } from '../../model/entry.ts';
import type { Inline } from '../../model/wording.ts';
import { writeWhole } from '../store/corpusFiles.ts';
import { type EditionFacts, packEdition } from '../store/packEdition.ts';
import type { EditionContents } from '../store/writeCorpus.ts';
import { isFingerprint } from './fingerprint.ts';
import type { ReadResult } from './reader.ts';

export type Reading =
  | { readonly kind: 'editions'; readonly editions: readonly EditionReading[] }
  | { readonly kind: 'passedOver'; readonly reason: string; readonly problem: boolean };

export interface EditionReading {
  readonly facts: EditionFacts;
  readonly size: number;
  /** Where its body and, right behind it, its wordings lie in the packed file. */
  readonly start: number;
  readonly bodyBytes: number;
  readonly wordingBytes: number;
}

/** Keeps a result. `path` is that of the reading without an extension. The short file comes last: where it is, the other is whole. */
export async function writeReading(path: string, result: ReadResult, parseWording: (text: string) => readonly Inline[]): Promise<Reading> {
  const { reading, packed } = packReading(result, parseWording);
  if (packed.byteLength > 0) await writeWhole(`${path}.packed`, packed);
  await writeWhole(`${path}.json`, Buffer.from(JSON.stringify(reading)));
  return reading;
}

function packReading(result: ReadResult, parseWording: (text: string) => readonly Inline[]): { reading: Reading; packed: Uint8Array } {
  if (result.kind === 'passedOver') return { reading: result, packed: new Uint8Array() };
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
  return { reading: { kind: 'editions', editions: result.editions.map(pack) }, packed: Buffer.concat(parts) };
}

/** The reading kept under a path; undefined when there is none, or one that was cut off. */
export async function loadReading(path: string): Promise<Reading | undefined> {
  try {
    const reading = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Reading;
    if (reading.kind === 'passedOver') return reading;
    const expected = reading.editions.reduce((sum, { bodyBytes, wordingBytes }) => sum + bodyBytes + wordingBytes, 0);
    return expected === 0 || (await stat(`${path}.packed`)).size === expected ? reading : undefined;
  } catch {
    // Whatever is wrong with what was kept, the document itself is still there to be read.
    return undefined;
  }
}

/** The contents of one edition of a reading. */
export async function loadContents(path: string, edition: EditionReading): Promise<EditionContents> {
  const handle = await open(`${path}.packed`, 'r');
  try {
    const bytes = Buffer.alloc(edition.bodyBytes + edition.wordingBytes);
    await handle.read(bytes, 0, bytes.length, edition.start);
    return { body: bytes.subarray(0, edition.bodyBytes), wordings: bytes.subarray(edition.bodyBytes) };
  } finally {
    await handle.close();
  }
}

/** Removes the readings that other versions of the readers made: no run can use them again. */
export async function removeOldReadings(folder: string, fingerprint: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  const others = names.filter((name) => isFingerprint(name) && name !== fingerprint);
  for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
}
