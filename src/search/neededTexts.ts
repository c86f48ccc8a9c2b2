/** The texts that a query needs: those that are here, and a list of those that are not yet. */
import { weighAll, type Weights } from './field.ts';
import type { Posting } from './postings.ts';
import type { SearchIndex } from './openIndex.ts';
import { parseWords } from './parseQuery.ts';
import { commonWords, tokenize, type Token } from './tokens.ts';

export interface NeededTexts {
  /** The text of a document; empty while it is not here. */
  readonly textOf: (place: number) => string;
  /** The words of heading and text in their order. */
  readonly tokensOf: (place: number) => { readonly title: readonly Token[]; readonly text: readonly Token[] };
  /** How much a word that says nothing (`the`) weighs in each text: the index has none, so all texts are needed. */
  readonly weightsOf: (stem: string) => Weights;
  /** Places whose texts were asked for and are not here. */
  readonly lacking: ReadonlySet<number>;
}

/**
 * Whether all texts are needed for a query: it is of words that say nothing alone (`the`), or has a phrase of such. The last word of a phrase
 * that is not closed may yet become any.
 */
export function needsAllTexts(query: string): boolean {
  const { parts, unfinished } = parseWords(query);
  const says = (text: string, isOpen: boolean): boolean =>
    tokenize(text).some(({ word }, at, all) => !commonWords.has(word) && !(isOpen && at === all.length - 1));
  const isPhraseOfNone = parts.some(({ kind, text }, at) => kind === 'phrase' && !says(text, unfinished && at === parts.length - 1));
  return isPhraseOfNone || (parts.length > 0 && parts.every(({ text, without }) => without || !says(text, false)));
}

/** The words of texts that were read, for the next query: a text that is here stays what it is. */
const readTexts = new WeakMap<SearchIndex, Map<number, readonly Token[]>>();

export function makeNeededTexts(index: SearchIndex): NeededTexts {
  const lacking = new Set<number>();
  const known = readTexts.get(index) ?? new Map<number, readonly Token[]>();
  readTexts.set(index, known);
  const textOf = (place: number): string => {
    if (index.documents[place]?.hasText !== true) return '';
    const text = index.textOf(place);
    if (text === undefined) lacking.add(place);
    return text ?? '';
  };
  const tokensOf = (place: number): readonly Token[] => {
    const found = known.get(place);
    if (found) return found;
    const tokens = tokenize(textOf(place));
    if (!lacking.has(place)) known.set(place, tokens);
    return tokens;
  };
  const weightsOf = (stem: string): Weights => {
    const found: Posting[] = [];
    for (const place of index.documents.keys()) {
      const count = tokensOf(place).filter((token) => token.stem === stem).length;
      if (count > 0) found.push([place, count]);
    }
    return weighAll(found, (count) => count / (count + 1));
  };
  return { textOf, weightsOf, lacking, tokensOf: (place) => ({ title: index.titleOf(place), text: tokensOf(place) }) };
}
