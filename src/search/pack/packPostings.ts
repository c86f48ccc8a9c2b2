/**
 * Where the words of an edition stand, in parts: a query needs where its own words stand, and nothing of the others. A part has neighbours of
 * the alphabet, so that what a word may yet become while it is typed is mostly in the same one. In a part numbers of one kind stand together,
 * which compress better so. Compressed by whoever stores it.
 */
import { bagFields, type BagField, type WholeEdition } from '../indexedEdition.ts';
import type { Posting } from '../postings.ts';
import { makeReader, makeWriter } from './bytes.ts';

/** The first number of each part; raised whenever an older reader could misread the rest. */
const format = 1;

/** So many bytes make a part, before they are compressed; a stem that is everywhere has one of its own. */
const sizeOfPart = 4096;

export interface PackedPart {
  /** How many stems it has: those that follow upon the stems of the part before. */
  readonly stems: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Where a stem stands. */
export type Standing = Readonly<Record<BagField, readonly Posting[]>>;

/** The parts of an edition, in the order of its stems. */
export function packPostings({ stems, postings }: Pick<WholeEdition, 'stems' | 'postings'>): readonly PackedPart[] {
  const standings = stems.map((stem): Standing => {
    const of = (field: BagField): readonly Posting[] => postings[field].get(stem) ?? [];
    return { body: of('body'), asks: of('asks'), told: of('told') };
  });
  const parts: PackedPart[] = [];
  let part: Standing[] = [];
  let size = 0;
  for (const standing of standings) {
    const own = packPart([standing]).length;
    if (part.length > 0 && size + own > sizeOfPart) {
      parts.push({ stems: part.length, bytes: packPart(part) });
      part = [];
      size = 0;
    }
    part.push(standing);
    size += own;
  }
  return part.length === 0 ? parts : [...parts, { stems: part.length, bytes: packPart(part) }];
}

/** Of each field how many documents (of questions, how many of these) have each stem; then how far each of these is from the one before; then how often it stands there. */
function packPart(standings: readonly Standing[]): Uint8Array<ArrayBuffer> {
  const writer = makeWriter();
  writer.number(format);
  for (const field of bagFields) for (const standing of standings) writer.number(standing[field].length);
  for (const field of bagFields)
    for (const standing of standings) {
      let last = -1;
      for (const [place] of standing[field]) {
        writer.number(place - last - 1);
        last = place;
      }
    }
  for (const field of bagFields) for (const standing of standings) for (const [, count] of standing[field]) writer.number(count - 1);
  return writer.bytes();
}

/**
 * Reads a part of so many stems, of an edition of so many documents with so many questions.
 * @throws Error for bytes of another format, that break off or go on, or that say what cannot be.
 */
export function unpackPart(
  bytes: Uint8Array,
  stems: number,
  { documents, questions }: { readonly documents: number; readonly questions: number },
): readonly Standing[] {
  const sizes = { body: documents, asks: questions, told: documents };
  const reader = makeReader(bytes);
  const found = reader.number();
  if (found !== format) throw new Error(`A part of the index is of format ${found}, not ${format}.`);
  const read = <T>(readOne: (field: BagField, at: number) => T): Readonly<Record<BagField, readonly T[]>> => {
    const readField = (field: BagField): readonly T[] => Array.from({ length: stems }, (_, at) => readOne(field, at));
    return { body: readField('body'), asks: readField('asks'), told: readField('told') };
  };
  const frequencies = read((field) => reader.numberBelow(sizes[field] + 1));
  const places = read((field, at) => {
    let last = -1;
    return Array.from({ length: frequencies[field][at] ?? 0 }, () => (last += reader.numberBelow(sizes[field] - last - 1) + 1));
  });
  const postings = read((field, at) => (places[field][at] ?? []).map((place): Posting => [place, reader.number() + 1]));
  if (!reader.isAtEnd()) throw new Error('A part of the index goes on behind its end.');
  return Array.from({ length: stems }, (_, at) => ({
    body: postings.body[at] ?? [],
    asks: postings.asks[at] ?? [],
    told: postings.told[at] ?? [],
  }));
}
