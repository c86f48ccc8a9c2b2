/**
 * An indexed edition as bytes, written for what a phone must load before its first answer: stems by the places where they stand, words by
 * what they share with the one before, and of names and places only what `structure.ts` does not foresee. Compressed by whoever stores it.
 */
import {
  bagFields,
  type Bag,
  type IndexedDocument,
  type IndexedEdition,
  type IndexedWord,
  listBareStems,
  listStems,
} from '../indexedEdition.ts';
import { makeWriter, type ByteWriter } from './bytes.ts';
import { foreseeId, foreseeParent, kindCode } from './structure.ts';

/** Raised whenever an older reader could misread the bytes. */
export const packFormat = 3;

/** The bytes of an edition, and with them a text of whoever packs it. `unpackEdition` gives both back as they were. */
export function packEdition(edition: IndexedEdition, beside = ''): Uint8Array<ArrayBuffer> {
  const writer = makeWriter();
  writer.number(packFormat);
  writer.text(edition.edition);
  writer.text(beside);
  writer.text(JSON.stringify(edition.playerWords));
  writer.text(JSON.stringify(edition.amounts));
  packDocuments(edition.documents, writer);
  const bare = listBareStems(edition);
  packWords(edition.words, writer);
  writer.text(JSON.stringify(bare));
  const stems = listStems(edition.words, bare);
  for (const field of bagFields) packBags(edition.bags[field], stems, writer);
  return writer.bytes();
}

function packDocuments(documents: readonly IndexedDocument[], writer: ByteWriter): void {
  writer.number(documents.length);
  for (const { kind } of documents) writer.number(kindCode(kind));
  writer.text(JSON.stringify(documents.map(({ title }) => title ?? 0)));
  packPlaces(documents, ({ hasText }) => !hasText, writer);
  const isParentOther = ({ kind, parent }: IndexedDocument, at: number): boolean => parent !== foreseeParent(documents.slice(0, at), kind);
  packPlaces(documents, isParentOther, writer, ({ parent }) => writer.number(parent === undefined ? 0 : parent + 1));
  const isIdOther = (document: IndexedDocument, at: number): boolean => document.id !== foreseeId(documents.slice(0, at), document);
  packPlaces(documents, isIdOther, writer, ({ id }) => writer.text(id));
  packPlaces(
    documents,
    ({ cites }) => cites !== undefined,
    writer,
    ({ cites = [] }, at) => {
      writer.number(cites.length);
      let last = at;
      for (const cited of cites) {
        writer.number(cited >= last ? (cited - last) * 2 : (last - cited) * 2 - 1);
        last = cited;
      }
    },
  );
}

/** How many documents are of a kind, how far each is from the one before, and what is to be said of it. */
function packPlaces(
  documents: readonly IndexedDocument[],
  isMeant: (document: IndexedDocument, at: number) => boolean,
  writer: ByteWriter,
  write: (document: IndexedDocument, at: number) => void = () => undefined,
): void {
  const meant = documents.flatMap((document, at) => (isMeant(document, at) ? [{ document, at }] : []));
  writer.number(meant.length);
  let last = 0;
  for (const { document, at } of meant) {
    writer.number(at - last);
    last = at;
    write(document, at);
  }
}

function packWords(words: readonly IndexedWord[], writer: ByteWriter): void {
  writer.number(words.length);
  const rests: string[] = [];
  let before = '';
  for (const { word, own, all } of words) {
    let shared = 0;
    while (shared < before.length && before[shared] === word[shared]) shared += 1;
    writer.number(shared);
    writer.number(own);
    writer.number(all - own);
    rests.push(word.slice(shared));
    before = word;
  }
  writer.text(JSON.stringify(rests));
}

/** Of each stem the documents that have it, by how far each is from the one before, and how often. */
function packBags(bags: readonly Bag[], stems: readonly string[], writer: ByteWriter): void {
  const places = new Map<string, (readonly [place: number, count: number])[]>();
  bags.forEach((bag, place) => {
    for (const [stem, count] of bag) {
      const list = places.get(stem);
      if (list) list.push([place, count]);
      else places.set(stem, [[place, count]]);
    }
  });
  const lists = stems.map((stem) => places.get(stem) ?? []);
  for (const list of lists) {
    writer.number(list.length);
    let last = -1;
    for (const [place] of list) {
      writer.number(place - last - 1);
      last = place;
    }
  }
  for (const [, count] of lists.flat()) writer.number(count - 1);
}
