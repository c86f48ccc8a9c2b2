/** What a query demands and forbids, whatever the rank: phrases, and words and phrases with a minus. */
import type { SearchIndex } from './openIndex.ts';
import type { QueryPart, WordQuery } from './parseQuery.ts';
import { tokenize, type Token } from './tokens.ts';

type Matcher = (tokens: readonly Token[]) => boolean;

/**
 * Tells of each place whether the query allows it. A phrase is its words as written, one behind the other, in the heading or in the text;
 * of one that is not closed the last word may go on. A word with a minus forbids all its forms, of an Example in its rule too, whose number
 * it is found by. `namesOnly` demands phrases of the heading.
 */
export function makePartFilter(index: SearchIndex, { parts, unfinished }: WordQuery, namesOnly: boolean): (place: number) => boolean {
  const matchers = parts.flatMap((part, at) => {
    const matches = makeMatcher(part, unfinished && at === parts.length - 1);
    return matches ? [{ matches, without: part.without }] : [];
  });
  if (matchers.length === 0) return () => true;
  const has = (matches: Matcher, place: number): boolean => {
    const { title, text } = index.tokensOf(place);
    return matches(title) || matches(text);
  };
  return (place) => {
    const document = index.documents[place];
    const rule = document?.kind === 'example' ? document.parent : undefined;
    return matchers.every(({ matches, without }) => {
      if (without) return !has(matches, place) && (rule === undefined || !has(matches, rule));
      return namesOnly ? matches(index.tokensOf(place).title) : has(matches, place);
    });
  };
}

/** Undefined for what neither demands nor forbids: a plain word, or marks without letters. */
function makeMatcher({ kind, text, without }: QueryPart, open: boolean): Matcher | undefined {
  const sought = tokenize(text);
  if (sought.length === 0 || (kind === 'word' && !without)) return undefined;
  if (kind === 'word' && sought.length === 1) return (tokens) => tokens.some(({ stem }) => stem === sought[0]?.stem);
  const last = sought.length - 1;
  const isSame = (word: string, at: number): boolean => {
    const wanted = sought[at]?.word ?? '';
    return open && !without && at === last ? word.startsWith(wanted) : word === wanted;
  };
  return (tokens) => tokens.some((_, from) => sought.every((__, at) => isSame(tokens[from + at]?.word ?? '', at)));
}
