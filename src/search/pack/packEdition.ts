/**
 * An indexed edition as bytes, written for what a phone must load before its first answer: words by what they share with the one before, and
 * of names and places only what `structure.ts` does not foresee. Where the words stand is packed apart, in parts of which a query needs few
 * (packPostings.ts). Compressed by whoever stores it.
 */
import { stemOf } from '../tokens.ts';
import { type IndexedDocument, type IndexedEdition, type IndexedWord } from '../indexedEdition.ts';
import { makeWriter, type ByteWriter } from './bytes.ts';
import { packPlayerWords } from './packPlayerWords.ts';
import { foreseeId, foreseeParent, kindCode } from './structure.ts';

/** Raised whenever an older reader could misread the bytes. */
export const packFormat = 7;

/** What is packed with an edition. */
export interface PackedWith {
  /** How many stems each part has of where they stand. */
  readonly parts: readonly number[];
  /** A text of whoever packs it. */
  readonly beside: string;
}

/** The bytes of an edition. `unpackEdition` gives it back as it was, and what was packed with it. */
export function packEdition(edition: IndexedEdition, { parts, beside }: PackedWith): Uint8Array<ArrayBuffer> {
  const writer = makeWriter();
  writer.number(packFormat);
  writer.text(edition.edition);
  writer.text(beside);
  writer.text(JSON.stringify(packPlayerWords(edition.playerWords)));
  writer.text(JSON.stringify(edition.amounts));
  packDocuments(edition.documents, writer);
  packWords(edition.words, writer);
  const known = new Set(edition.words.map(({ word }) => stemOf(word)));
  writer.text(JSON.stringify(edition.stems.filter((stem) => !known.has(stem))));
  for (const list of listsOf(edition)) for (const number of list) writer.number(number);
  writer.number(parts.length);
  for (const stems of parts) writer.number(stems);
  return writer.bytes();
}

/** Lists with a number for each document, and at last one with a number for each question. */
const listsOf = ({ lengths, questions }: IndexedEdition): readonly (readonly number[])[] => [
  lengths.body,
  lengths.told,
  questions.counts,
  questions.weights,
];

function packDocuments(documents: readonly IndexedDocument[], writer: ByteWriter): void {
  writer.number(documents.length);
  for (const { kind } of documents) writer.number(kindCode(kind));
  writer.text(JSON.stringify(documents.map(({ title }) => title ?? 0)));
  packPlaces(documents, ({ hasText }) => !hasText, writer);
  const isParentOther = ({ kind, parent }: IndexedDocument, at: number): boolean => parent !== foreseeParent(documents.slice(0, at), kind);
  packPlaces(documents, isParentOther, writer, ({ parent }) => writer.number(parent === undefined ? 0 : parent + 1));
  const isIdOther = (document: IndexedDocument, at: number): boolean => document.id !== foreseeId(documents.slice(0, at), document);
  packPlaces(documents, isIdOther, writer, ({ id }) => writer.text(id));
  packCites(
    documents.map(({ cites }, from) => ({ cites, from })),
    writer,
  );
  // What others say of a term is near what it cites itself.
  packCites(
    documents.map(({ cites, toldCites }, at) => ({ cites: toldCites, from: cites?.[0] ?? at })),
    writer,
  );
}

/** How many each has; then, by how far each is from the one before, the low halves of all and the high ones, since like bytes together compress better. */
function packCites(lists: readonly { readonly cites: readonly number[] | undefined; readonly from: number }[], writer: ByteWriter): void {
  const steps: number[] = [];
  packPlaces(
    lists,
    ({ cites }) => cites !== undefined,
    writer,
    ({ cites = [], from }) => {
      writer.number(cites.length);
      let last = from;
      for (const cited of cites) {
        steps.push(cited >= last ? (cited - last) * 2 : (last - cited) * 2 - 1);
        last = cited;
      }
    },
  );
  for (const step of steps) writer.number(step % half);
  for (const step of steps) writer.number(Math.floor(step / half));
}

/** Of a step that is written as two numbers the low one is below this: a byte. */
export const half = 128;

/** How many documents are of a kind, how far each is from the one before, and what is to be said of it. */
function packPlaces<T>(
  documents: readonly T[],
  isMeant: (document: T, at: number) => boolean,
  writer: ByteWriter,
  write: (document: T, at: number) => void = () => undefined,
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

/** No word stands in so many places that its scale has more steps. */
export const scaleSteps = 32;

function packWords(words: readonly IndexedWord[], writer: ByteWriter): void {
  writer.number(words.length);
  const rests: string[] = [];
  let before = '';
  for (const { word } of words) {
    let shared = 0;
    while (shared < before.length && before[shared] === word[shared]) shared += 1;
    writer.number(shared);
    rests.push(word.slice(shared));
    before = word;
  }
  for (const { own, all } of words) writer.number(own * scaleSteps + all - own);
  writer.text(JSON.stringify(rests));
}
