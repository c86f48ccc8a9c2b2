/** Opens an indexed edition: its fields, the vocabulary, and the look-up tables of numbers and headings. Browser and Node alike. */
import type { SearchFile } from './documents.ts';
import { makeField, makeWholeField, type Field } from './field.ts';
import {
  indexEdition,
  openPostings,
  type BagField,
  type IndexedDocument,
  type IndexedEdition,
  type PostingsOf,
  type TextOf,
} from './indexedEdition.ts';
import type { Bag, Posting } from './postings.ts';
import { openQuestions, placeQuestions, type Questions } from './questions.ts';
import { indexPlayerWords, type PlayerWords } from './playerWords.ts';
import { makeRows, type Rows } from './rows.ts';
import { commonWords, stemOf, tokenize, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface SearchIndex {
  readonly edition: string;
  readonly documents: readonly IndexedDocument[];
  readonly rows: Rows;
  /** Headings and headwords. */
  readonly titles: Field;
  readonly bodies: Field;
  /** Headings of what a document stands under: a rule of 613 is about layers even if it does not say the word. */
  readonly places: Field;
  /** Questions that it answers, and words in which others say what it says: both of the handbook. */
  readonly asks: Field;
  /** The same questions, one by one. */
  readonly questions: Questions;
  readonly told: Field;
  readonly vocabulary: Vocabulary;
  /** Those that the edition itself has: what it does not say, players may. */
  readonly ownWords: Vocabulary;
  /** Figures of three digits that count something. */
  readonly amounts: ReadonlySet<string>;
  /** Stems of each document's heading; of a headword with several forms (`Control, Controller`), of each form. */
  readonly titleForms: readonly (readonly (readonly string[])[])[];
  /** Those of several words, by their first. */
  readonly names: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Initials of the headings of two words or more: `sba`, `lki`. */
  readonly initials: ReadonlyMap<string, readonly number[]>;
  /** Place of each document by id. */
  readonly byId: ReadonlyMap<string, number>;
  readonly playerWords: PlayerWords;
  readonly children: ReadonlyMap<number, readonly number[]>;
  /** Documents that cite each that is cited. */
  readonly citing: ReadonlyMap<number, readonly number[]>;
  /** Documents of which others tell what cites each. */
  readonly toldCiting: ReadonlyMap<number, readonly number[]>;
  /** The words of a heading in their order. */
  readonly titleOf: (place: number) => readonly Token[];
  readonly textOf: TextOf;
  /** Stems that were asked for since this was last asked, and of which it is not here yet where they stand. */
  readonly takeLacking: () => readonly string[];
}

/** Where the words of an edition stand, and its texts: both may come later, and an answer says which it lacks. */
type OpenWith = (postingsOf: PostingsOf, textOf: TextOf) => SearchIndex;

/** Opens an edition that was indexed. `postingsOf` says where stems stand, `textOf` gives the texts. */
export const openIndex = (file: IndexedEdition, postingsOf: PostingsOf, textOf: TextOf): SearchIndex =>
  prepareIndex(file)(postingsOf, textOf);

/**
 * What an edition says by itself, made ready: for some 4,000 documents it takes some 50 ms. What that is opened with then takes next to nothing,
 * and one opening knows nothing of what came to another.
 */
export function prepareIndex(file: IndexedEdition): OpenWith {
  const { documents, lengths } = file;
  const titles = documents.map(({ title = '' }) => tokenize(title));
  const above = documents.map((document) => placeTokens(document, documents, titles));
  const children = new Map<number, number[]>();
  const citing = new Map<number, number[]>();
  const toldCiting = new Map<number, number[]>();
  const initials = new Map<string, number[]>();
  documents.forEach((document, place) => {
    if (document.parent !== undefined && document.kind !== 'example') push(children, document.parent, place);
    for (const cited of document.cites ?? []) push(citing, cited, place);
    for (const cited of document.toldCites ?? []) push(toldCiting, cited, place);
    const letters = initialsOf(document.title ?? '');
    if (letters.length >= 2) push(initials, letters, place);
  });
  const titleForms = documents.map((document) => formsOf(document.title ?? '').map((form) => stemsOf(tokenize(form))));
  const names = new Map<string, (readonly string[])[]>();
  for (const form of titleForms.flat()) if (form.length > 1) push(names, form[0] ?? '', form);
  const known: Omit<SearchIndex, 'bodies' | 'asks' | 'questions' | 'told' | 'textOf' | 'takeLacking'> = {
    edition: file.edition,
    documents,
    rows: makeRows(documents),
    titles: makeWholeField(titles.map(bagOf)),
    places: makeWholeField(above.map(bagOf)),
    vocabulary: makeVocabulary(file.words.map(({ word, all }) => [word, all])),
    ownWords: makeVocabulary(file.words.flatMap(({ word, own }) => (own === 0 ? [] : [[word, own] as const]))),
    amounts: new Set(file.amounts),
    titleForms,
    names,
    initials,
    byId: new Map(documents.map((document, place) => [document.id.toLowerCase(), place])),
    playerWords: indexPlayerWords(file.playerWords),
    children,
    citing,
    toldCiting,
    titleOf: (place) => titles[place] ?? [],
  };
  const placed = placeQuestions(file.questions);
  return (postingsOf, textOf) => {
    const lacking = new Set<string>();
    const listOf = (field: BagField, stem: string): readonly Posting[] | undefined => {
      const found = postingsOf(field, stem);
      if (!found) lacking.add(stem);
      return found;
    };
    const questions = openQuestions(placed, (stem) => listOf('asks', stem));
    return {
      ...known,
      bodies: makeField(lengths.body, (stem) => listOf('body', stem)),
      asks: makeField(questions.lengths, questions.documentsOf),
      questions,
      told: makeField(lengths.told, (stem) => listOf('told', stem)),
      textOf,
      takeLacking: () => {
        const stems = [...lacking];
        lacking.clear();
        return stems;
      },
    };
  };
}

/** Opens what was collected, with its texts. */
export function openFile(file: SearchFile): SearchIndex {
  const edition = indexEdition(file);
  return openIndex(edition, openPostings(edition), (place) => file.documents[place]?.text);
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function stemsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.map((token) => token.stem);
}

/** All words, those that say nothing too: a heading is short. */
function bagOf(tokens: readonly Token[]): Bag {
  const bag = new Map<string, number>();
  for (const { stem } of tokens) bag.set(stem, (bag.get(stem) ?? 0) + 1);
  return bag;
}

/** Tokens of the headings above, up to the subsection: a section's heading ("Spells, Abilities, and Effects") says too little. */
function placeTokens(
  document: IndexedDocument,
  documents: readonly IndexedDocument[],
  titles: readonly (readonly Token[])[],
): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = document.parent; at !== undefined; at = documents[at]?.parent) {
    if (documents[at]?.kind !== 'section') tokens.push(...(titles[at] ?? []));
  }
  return tokens;
}

/**
 * `EDH (Obsolete)` is sought as `EDH`, `Emperor Variant` as `Emperor`, `Control, Controller` as either, what stands behind its kind
 * (`Tournament Error — Tardiness`) by itself; the whole is a form too.
 */
function formsOf(title: string): readonly string[] {
  const plain = title.replace(/\s*\((?:obsolete)\)\s*$/i, '');
  if (plain === '') return [];
  const [, own = plain] = /\s[—–-]\s(.+)$/.exec(plain) ?? [];
  return [...new Set([plain, own, ...plain.split(/,\s+(?:and\s+)?/), plain.replace(/\s+(?:Variant|Option)$/, '')])];
}

/** `sba` for `State-Based Actions`. One word, or one with digits, has none. */
function initialsOf(title: string): string {
  const words = tokenize(title.replace(/\s*\(.*\)$/, ''));
  return words.length < 2 || words.length > 6 ? '' : words.map((token) => token.word.charAt(0)).join('');
}

function makeVocabulary(counted: readonly (readonly [word: string, weight: number])[]): Vocabulary {
  const weightOf = new Map(counted);
  const stems = new Map(counted.map(([word]) => [word, stemOf(word)]));
  for (const word of commonWords) if (!stems.has(word)) stems.set(word, word);
  const contractions = new Map<string, string[]>();
  for (const word of stems.keys()) if (word.includes("'")) push(contractions, word.replace(/'/g, ''), word);
  return { words: [...stems.keys()].sort(), contractions, stemOf: stems, stems: new Set(stems.values()), weightOf };
}
