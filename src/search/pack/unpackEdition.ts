/** Reads what packEdition.ts wrote. */
import { searchKinds } from '../documents.ts';
import { listStems, type IndexedDocument, type IndexedEdition, type IndexedWord } from '../indexedEdition.ts';
import type { IndexedQuestions } from '../indexQuestions.ts';
import { makeReader, type ByteReader } from './bytes.ts';
import { half, packFormat, scaleSteps, type PackedWith } from './packEdition.ts';
import { isPackedSayings, unpackPlayerWords } from './packPlayerWords.ts';
import { foreseeId, foreseeParent } from './structure.ts';

export interface UnpackedEdition extends PackedWith {
  readonly edition: IndexedEdition;
}

/** @throws Error for bytes of another format, that break off or go on, or that say what cannot be. */
export function unpackEdition(bytes: Uint8Array): UnpackedEdition {
  const reader = makeReader(bytes);
  const format = reader.number();
  if (format !== packFormat) throw new Error(`The index is of format ${format}, not ${packFormat}.`);
  const edition = reader.text();
  const beside = reader.text();
  const playerWords = unpackPlayerWords(readList(reader, 'player words', isPackedSayings));
  const amounts = readList(reader, 'amounts', isText);
  const documents = unpackDocuments(reader);
  const words = unpackWords(reader);
  const stems = listStems(words, readList(reader, 'stems', isText));
  const readLengths = (): readonly number[] => documents.map(() => reader.number());
  const lengths = { body: readLengths(), told: readLengths() };
  const questions = unpackQuestions(reader, documents.length);
  const parts = Array.from({ length: reader.count() }, () => reader.number());
  if (parts.reduce((sum, count) => sum + count, 0) !== stems.length) throw new Error('The parts of the index are not those of its stems.');
  if (!reader.isAtEnd()) throw new Error('The index goes on behind its end.');
  return { edition: { edition, documents, lengths, questions, words, stems, amounts, playerWords }, parts, beside };
}

/** Each question takes a byte at least, so that there are no more of them than can be. */
function unpackQuestions(reader: ByteReader, documents: number): IndexedQuestions {
  const counts = Array.from({ length: documents }, () => reader.count());
  const all = counts.reduce((sum, count) => sum + count, 0);
  const weights: number[] = [];
  while (weights.length < all) weights.push(reader.number());
  return { counts, weights };
}

/** A list that was written as JSON. */
function readList<T>(reader: ByteReader, what: string, isOne: (value: unknown) => value is T): readonly T[] {
  const list: unknown = JSON.parse(reader.text());
  if (!Array.isArray(list) || !list.every(isOne)) throw new Error(`The index has ${what} of another shape.`);
  return list;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTitle = (value: unknown): value is string | 0 => typeof value === 'string' || value === 0;

function unpackDocuments(reader: ByteReader): readonly IndexedDocument[] {
  const kinds = Array.from({ length: reader.count() }, () => searchKinds[reader.numberBelow(searchKinds.length)] ?? 'rule');
  const titles = readList(reader, 'headings', isTitle);
  if (titles.length !== kinds.length) throw new Error('The index has not as many headings as documents.');
  const empty = unpackPlaces(reader, kinds.length, () => true);
  // Under one that stands before it, so that the way up ends; 0 is under none.
  const parents = unpackPlaces(reader, kinds.length, (at) => reader.numberBelow(at + 1) - 1);
  const ids = unpackPlaces(reader, kinds.length, () => reader.text());
  const cites = unpackCites(reader, kinds.length, (at) => at);
  const toldCites = unpackCites(reader, kinds.length, (at) => cites.get(at)?.[0] ?? at);
  const documents: IndexedDocument[] = [];
  kinds.forEach((kind, at) => {
    const given = titles[at];
    const title = typeof given === 'string' ? { title: given } : {};
    const other = parents.get(at);
    const parent = other === undefined ? foreseeParent(documents, kind) : other < 0 ? undefined : other;
    const known = { kind, ...title, ...(parent === undefined ? {} : { parent }) };
    const [cited, told] = [cites.get(at), toldCites.get(at)];
    documents.push({
      id: ids.get(at) ?? foreseeId(documents, known),
      ...known,
      ...(cited === undefined ? {} : { cites: cited }),
      ...(told === undefined ? {} : { toldCites: told }),
      hasText: !empty.has(at),
    });
  });
  return documents;
}

function unpackCites(reader: ByteReader, documents: number, from: (at: number) => number): ReadonlyMap<number, readonly number[]> {
  const counts = unpackPlaces(reader, documents, () => reader.count());
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  // Each takes two bytes at least, so that there are no more of them than can be.
  const low: number[] = [];
  const high: number[] = [];
  while (low.length < all) low.push(reader.numberBelow(half));
  while (high.length < all) high.push(reader.number());
  let next = 0;
  return new Map(
    [...counts].map(([at, count]) => {
      let last = from(at);
      const cited = Array.from({ length: count }, () => {
        const step = (high[next] ?? 0) * half + (low[next] ?? 0);
        next += 1;
        last += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
        if (last < 0 || last >= documents) throw new Error('The index has an entry that cites what is not there.');
        return last;
      });
      return [at, cited] as const;
    }),
  );
}

function unpackPlaces<T>(reader: ByteReader, documents: number, read: (at: number) => T): ReadonlyMap<number, T> {
  const found = new Map<number, T>();
  let at = 0;
  for (let count = reader.count(); count > 0; count -= 1) {
    at += reader.numberBelow(documents - at);
    found.set(at, read(at));
  }
  return found;
}

function unpackWords(reader: ByteReader): readonly IndexedWord[] {
  const lengths = Array.from({ length: reader.count() }, () => reader.number());
  const heads = lengths.map((shared) => {
    const scales = reader.number();
    const own = Math.floor(scales / scaleSteps);
    return { shared, own, all: own + (scales % scaleSteps) };
  });
  const rests = readList(reader, 'words', isText);
  if (rests.length !== heads.length) throw new Error('The index has not as many words as it counts.');
  let before = '';
  return heads.map(({ shared, own, all }, at) => {
    if (shared > before.length) throw new Error('The index has a word that shares more with the one before than that has.');
    before = before.slice(0, shared) + (rests[at] ?? '');
    return { word: before, own, all };
  });
}
