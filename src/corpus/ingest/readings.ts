/**
 * Readings: what each file was read to, packed, kept between runs. Every edition goes into the corpus by way of its reading, whether
 * that was made a moment or a month ago; that is why a run from nothing and a run with one new file give the same bytes. Both files carry
 * a checksum (keptFile.ts): whatever has become of them, the document itself is still there to be read.
 *
 *     <folder>/<fingerprint of the readers>/<sha256 of the bytes>.json      what it is
 *     <folder>/<fingerprint of the readers>/<sha256 of the bytes>.packed    the contents of its editions, one after the other, and their wordings
 */
import { basename, dirname } from 'node:path';
import type { Inline } from '../../model/wording.ts';
import { readKept, readKeptPart, writeKept } from '../store/keptFile.ts';
import type { WordingId } from '../format.ts';
import { type EditionFacts, joinWordings, packEdition } from '../store/packEdition.ts';
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
  /** Where its body lies in the packed file, and the wordings of all editions of the reading. */
  readonly body: Stretch;
  readonly wordings: Stretch;
}

interface Stretch {
  readonly start: number;
  readonly bytes: number;
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
  const put = (part: Uint8Array): Stretch => {
    parts.push(part);
    const stretch = { start, bytes: part.byteLength };
    start += part.byteLength;
    return stretch;
  };
  // The days of one text have most of their wordings in common: each for itself, they were three times what a thread may hold.
  const lines = new Map<WordingId, string>();
  const packed = result.editions.map((edition) => {
    const { facts, size, body, wordings } = packEdition(edition, parseWording);
    for (const [id, line] of wordings) lines.set(id, line);
    return { facts, size, body: put(body) };
  });
  const wordings = put(Buffer.from(joinWordings(lines)));
  const sum = await writeKept(`${path}.packed`, keyOf(`${path}.packed`), ...parts);
  return { kind: 'editions', editions: packed.map((edition) => ({ ...edition, wordings })), packed: sum };
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

/** The wordings that were asked for last, as they were read: the editions of a reading are asked for one after the other. */
let last: { readonly path: string; readonly start: number; readonly wordings: Uint8Array } | undefined;

/** The contents of one edition of a reading. Of two that follow one another the wordings are the same object. */
export async function loadContents(path: string, { body, wordings }: EditionReading): Promise<EditionContents> {
  const read = ({ start, bytes }: Stretch): Promise<Uint8Array> => readKeptPart(`${path}.packed`, keyOf(`${path}.packed`), start, bytes);
  if (last?.path !== path || last.start !== wordings.start) last = { path, start: wordings.start, wordings: await read(wordings) };
  const shared = last.wordings;
  return { body: await read(body), wordings: shared };
}
