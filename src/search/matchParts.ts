/** What a query demands and forbids, whatever the rank: phrases, and words and phrases with a minus. */
import { hasPlace } from './field.ts';
import type { NeededTexts } from './neededTexts.ts';
import type { SearchIndex } from './openIndex.ts';
import type { QueryPart, WordQuery } from './parseQuery.ts';
import { commonWords, tokenize, type Token } from './tokens.ts';

interface Matcher {
  /** Stems that an entry must have for the words to stand in it; none for words that say nothing. */
  readonly stems: readonly string[];
  /** Whether having the stems is enough. */
  readonly isOneWord: boolean;
  readonly matches: (tokens: readonly Token[]) => boolean;
  readonly without: boolean;
}

/**
 * Tells of each place whether the query allows it. A phrase is its words as written, one behind the other, in the heading or in the text;
 * of one that is not closed the last word may go on. A word with a minus forbids all its forms, of an Example in its rule too, whose number
 * it is found by. `namesOnly` demands phrases of the heading. Only texts that have all words of a phrase are needed.
 */
export function makePartFilter(
  index: SearchIndex,
  { parts, unfinished }: WordQuery,
  texts: NeededTexts,
  namesOnly: boolean,
): (place: number) => boolean {
  const matchers = parts.flatMap((part, at) => makeMatcher(part, unfinished && at === parts.length - 1) ?? []);
  if (matchers.length === 0) return () => true;
  const hasTitle = ({ matches }: Matcher, place: number): boolean => matches(index.titleOf(place));
  const hasText = ({ stems, isOneWord, matches }: Matcher, place: number): boolean =>
    stems.every((stem) => hasPlace(index.bodies.weights(stem), place)) && (isOneWord || matches(texts.tokensOf(place).text));
  const has = (matcher: Matcher, place: number): boolean => hasTitle(matcher, place) || hasText(matcher, place);
  return (place) => {
    const document = index.documents[place];
    const rule = document?.kind === 'example' ? document.parent : undefined;
    return matchers.every((matcher) => {
      if (matcher.without) return !has(matcher, place) && (rule === undefined || !has(matcher, rule));
      return namesOnly ? hasTitle(matcher, place) : has(matcher, place);
    });
  };
}

/** Undefined for what neither demands nor forbids: a plain word, or marks without letters. */
function makeMatcher({ kind, text, without }: QueryPart, open: boolean): Matcher | undefined {
  const sought = tokenize(text);
  const [only] = sought;
  if (only === undefined || (kind === 'word' && !without)) return undefined;
  const last = sought.length - 1;
  const isOpen = open && !without;
  const stems = sought.filter(({ word }, at) => !commonWords.has(word) && !(isOpen && at === last)).map(({ stem }) => stem);
  if (kind === 'word' && last === 0)
    return { stems, isOneWord: stems.length > 0, matches: (tokens) => tokens.some(({ stem }) => stem === only.stem), without };
  const isSame = (word: string, at: number): boolean => {
    const wanted = sought[at]?.word ?? '';
    return isOpen && at === last ? word.startsWith(wanted) : word === wanted;
  };
  const matches = (tokens: readonly Token[]): boolean =>
    tokens.some((_, from) => sought.every((__, at) => isSame(tokens[from + at]?.word ?? '', at)));
  return { stems, isOneWord: false, matches, without };
}
