/** Opens a search file: the fields in FlexSearch, the vocabulary, and the look-up tables of numbers and headings. Browser and Node alike. */
import { parseRuleNumber } from '../model/ruleNumber.ts';
import type { SearchDocument, SearchFile } from './documents.ts';
import { makeField, type Field } from './field.ts';
import { indexPlayerWords, type PlayerWords } from './playerWords.ts';
import { commonWords, tokenize, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface SearchIndex {
  readonly edition: string;
  readonly documents: readonly SearchDocument[];
  /** Headings and headwords. */
  readonly titles: Field;
  readonly bodies: Field;
  /** Headings of what a document stands under: a rule of 613 is about layers even if it does not say the word. */
  readonly places: Field;
  /** Questions that it answers, and words in which others say what it says: both of the handbook. */
  readonly asks: Field;
  readonly told: Field;
  readonly vocabulary: Vocabulary;
  /** Those that the edition itself has: what it does not say, players may. */
  readonly ownWords: Vocabulary;
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
  /** Terms that point at a document. */
  readonly termsCiting: ReadonlyMap<number, readonly number[]>;
  /** The words of a document in their order; kept once they have been asked for. */
  readonly tokensOf: (place: number) => DocumentTokens;
}

export interface DocumentTokens {
  readonly title: readonly Token[];
  readonly text: readonly Token[];
}

/** Builds the index; some 4,000 documents take about a fifth of a second. */
export function openIndex(file: SearchFile): SearchIndex {
  const { documents } = file;
  const titles = documents.map((document) => tokenize(document.title ?? ''));
  const bodies = documents.map((document) => tokenize(document.text));
  const asks = documents.map((document) => tokenize(document.asks ?? ''));
  const told = documents.map((document) => tokenize(document.told ?? ''));
  const above = documents.map((document) => placeTokens(document, documents, titles));
  const children = new Map<number, number[]>();
  const termsCiting = new Map<number, number[]>();
  const initials = new Map<string, number[]>();
  documents.forEach((document, place) => {
    if (document.parent !== undefined && document.kind !== 'example') push(children, document.parent, place);
    if (document.kind === 'term') for (const cited of document.cites ?? []) push(termsCiting, cited, place);
    const letters = initialsOf(document.title ?? '');
    if (letters.length >= 2) push(initials, letters, place);
  });
  const titleForms = documents.map((document) => formsOf(document.title ?? '').map((form) => stemsOf(tokenize(form))));
  const names = new Map<string, (readonly string[])[]>();
  for (const form of titleForms.flat()) if (form.length > 1) push(names, form[0] ?? '', form);
  return {
    edition: file.edition,
    documents,
    titles: makeField(titles.map(stemsOf)),
    bodies: makeField(bodies.map(stemsOf)),
    places: makeField(above.map(stemsOf)),
    asks: makeField(asks.map(stemsOf)),
    told: makeField(told.map(stemsOf)),
    vocabulary: makeVocabulary(titles, [...bodies, ...asks, ...told]),
    ownWords: makeVocabulary(titles, bodies),
    titleForms,
    names,
    initials,
    byId: new Map(documents.map((document, place) => [document.id.toLowerCase(), place])),
    playerWords: indexPlayerWords(file.playerWords),
    children,
    termsCiting,
    tokensOf: makeTokenReader(documents),
  };
}

function makeTokenReader(documents: readonly SearchDocument[]): (place: number) => DocumentTokens {
  const known = new Map<number, DocumentTokens>();
  return (place) => {
    const document = documents[place];
    const tokens = known.get(place) ?? { title: tokenize(document?.title ?? ''), text: tokenize(document?.text ?? '') };
    known.set(place, tokens);
    return tokens;
  };
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function stemsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.map((token) => token.stem);
}

/** Tokens of the headings above, up to the subsection: a section's heading ("Spells, Abilities, and Effects") says too little. */
function placeTokens(
  document: SearchDocument,
  documents: readonly SearchDocument[],
  titles: readonly (readonly Token[])[],
): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = document.parent; at !== undefined; at = documents[at]?.parent) {
    if (documents[at]?.kind !== 'section') tokens.push(...(titles[at] ?? []));
  }
  return tokens;
}

/** `EDH (Obsolete)` is sought as `EDH`; `Control, Controller` as either; the whole is a form too. */
function formsOf(title: string): readonly string[] {
  const plain = title.replace(/\s*\((?:obsolete)\)\s*$/i, '');
  if (plain === '') return [];
  return [...new Set([plain, ...plain.split(/,\s+(?:and\s+)?/)])];
}

/** `sba` for `State-Based Actions`. One word, or one with digits, has none. */
function initialsOf(title: string): string {
  const words = tokenize(title.replace(/\s*\(.*\)$/, ''));
  return words.length < 2 || words.length > 6 ? '' : words.map((token) => token.word.charAt(0)).join('');
}

function makeVocabulary(titles: readonly (readonly Token[])[], bodies: readonly (readonly Token[])[]): Vocabulary {
  const stemOf = new Map<string, string>();
  const weightOf = new Map<string, number>();
  const count = (tokens: readonly Token[], weight: number): void => {
    for (const { word, stem } of tokens) {
      if (/^\d/.test(word) && parseRuleNumber(word)) continue;
      stemOf.set(word, stem);
      weightOf.set(word, (weightOf.get(word) ?? 0) + weight);
    }
  };
  titles.forEach((tokens) => count(tokens, 5));
  bodies.forEach((tokens) => count(tokens, 1));
  for (const word of commonWords) if (!stemOf.has(word)) stemOf.set(word, word);
  const contractions = new Map<string, string[]>();
  for (const word of stemOf.keys()) if (word.includes("'")) push(contractions, word.replace(/'/g, ''), word);
  return { words: [...stemOf.keys()].sort(), contractions, stemOf, stems: new Set(stemOf.values()), weightOf };
}
