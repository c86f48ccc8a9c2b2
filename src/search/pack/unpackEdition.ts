/** Reads what packEdition.ts wrote. */
import { searchKinds } from '../documents.ts';
import { listStems, type Bag, type IndexedDocument, type IndexedEdition, type IndexedWord } from '../indexedEdition.ts';
import type { PlayerWord } from '../playerWords.ts';
import { makeReader, type ByteReader } from './bytes.ts';
import { packFormat } from './packEdition.ts';
import { foreseeId, foreseeParent } from './structure.ts';

export interface UnpackedEdition {
  readonly edition: IndexedEdition;
  /** The text that was packed with it. */
  readonly beside: string;
}

/** @throws Error for bytes of another format, or that break off. */
export function unpackEdition(bytes: Uint8Array): UnpackedEdition {
  const reader = makeReader(bytes);
  const format = reader.number();
  if (format !== packFormat) throw new Error(`The index is of format ${format}, not ${packFormat}.`);
  const edition = reader.text();
  const beside = reader.text();
  const playerWords = JSON.parse(reader.text()) as readonly PlayerWord[];
  const amounts = JSON.parse(reader.text()) as readonly string[];
  const documents = unpackDocuments(reader);
  const words = unpackWords(reader);
  const stems = listStems(words, JSON.parse(reader.text()) as readonly string[]);
  const bags = {
    body: unpackBags(stems, documents.length, reader),
    asks: unpackBags(stems, documents.length, reader),
    told: unpackBags(stems, documents.length, reader),
  };
  if (!reader.isAtEnd()) throw new Error('The index goes on behind its end.');
  return { edition: { edition, documents, bags, words, amounts, playerWords }, beside };
}

function unpackDocuments(reader: ByteReader): readonly IndexedDocument[] {
  const kinds = Array.from({ length: reader.number() }, () => searchKinds[reader.number()] ?? 'rule');
  const titles = JSON.parse(reader.text()) as readonly (string | 0)[];
  const empty = unpackPlaces(reader, () => true);
  const parents = unpackPlaces(reader, () => reader.number() - 1);
  const ids = unpackPlaces(reader, () => reader.text());
  const cites = unpackPlaces(reader, (at) => {
    let last = at;
    return Array.from({ length: reader.number() }, () => {
      const step = reader.number();
      last += step % 2 === 0 ? step / 2 : -(step + 1) / 2;
      return last;
    });
  });
  const documents: IndexedDocument[] = [];
  kinds.forEach((kind, at) => {
    const given = titles[at];
    const title = typeof given === 'string' ? { title: given } : {};
    const other = parents.get(at);
    const parent = other === undefined ? foreseeParent(documents, kind) : other < 0 ? undefined : other;
    const known = { kind, ...title, ...(parent === undefined ? {} : { parent }) };
    const cited = cites.get(at);
    documents.push({
      id: ids.get(at) ?? foreseeId(documents, known),
      ...known,
      ...(cited === undefined ? {} : { cites: cited }),
      hasText: !empty.has(at),
    });
  });
  return documents;
}

function unpackPlaces<T>(reader: ByteReader, read: (at: number) => T): ReadonlyMap<number, T> {
  const found = new Map<number, T>();
  let at = 0;
  for (let count = reader.number(); count > 0; count -= 1) {
    at += reader.number();
    found.set(at, read(at));
  }
  return found;
}

function unpackWords(reader: ByteReader): readonly IndexedWord[] {
  const heads = Array.from({ length: reader.number() }, () => {
    const [shared, own, rest] = [reader.number(), reader.number(), reader.number()];
    return { shared, own, all: own + rest };
  });
  const rests = JSON.parse(reader.text()) as readonly string[];
  let before = '';
  return heads.map(({ shared, own, all }, at) => {
    before = before.slice(0, shared) + (rests[at] ?? '');
    return { word: before, own, all };
  });
}

function unpackBags(stems: readonly string[], documents: number, reader: ByteReader): readonly Bag[] {
  const bags = Array.from({ length: documents }, () => new Map<string, number>());
  const found: (readonly [place: number, stem: string])[] = [];
  for (const stem of stems) {
    let place = -1;
    for (let rest = reader.number(); rest > 0; rest -= 1) {
      place += reader.number() + 1;
      found.push([place, stem]);
    }
  }
  for (const [place, stem] of found) bags[place]?.set(stem, reader.number() + 1);
  return bags;
}
