/** What is sought where no entry has all phrases of a query: their words. */
import { makePartFilter } from './matchParts.ts';
import type { NeededTexts } from './neededTexts.ts';
import type { SearchIndex } from './openIndex.ts';
import type { QueryPart, WordQuery } from './parseQuery.ts';
import { isOurs, type Followed } from './readQuery.ts';
import { tokenize } from './tokens.ts';

export interface Loosened {
  readonly query: WordQuery;
  readonly followed: readonly Followed[];
  /** Tells of the places that have one of the phrases: they go first. Absent where none has. */
  readonly prefers?: (place: number) => boolean;
}

/**
 * Phrases that stand nowhere become the words of them that the edition has; where each stands somewhere and no entry has all of them, all become words.
 * Undefined where that leaves nothing to find, or where it is a minus that leaves nothing.
 */
export function loosenPhrases(index: SearchIndex, query: WordQuery, texts: NeededTexts): Loosened | undefined {
  const { parts, unfinished } = query;
  const phrases = parts.filter(({ kind, without, text }) => kind === 'phrase' && !without && tokenize(text).length > 0);
  const without = parts.filter((part) => part.without);
  const filterOf = (phrase: QueryPart, more: readonly QueryPart[]): ((place: number) => boolean) =>
    makePartFilter(index, { kind: 'words', parts: [...more, phrase], unfinished: unfinished && phrase === parts.at(-1) }, texts, false);
  const stands = (has: (place: number) => boolean): boolean => index.documents.some((_, place) => has(place));
  const absent = phrases.filter((phrase) => !stands(filterOf(phrase, [])));
  const loose = absent.length > 0 ? absent : phrases;
  const having = absent.length > 0 ? [] : phrases.map((phrase) => filterOf(phrase, without)).filter(stands);
  if (absent.length === 0 && having.length === 0) return undefined;
  const wordsOf = ({ text }: QueryPart): readonly QueryPart[] =>
    text
      .split(' ')
      .flatMap((word): QueryPart[] =>
        tokenize(word).some((token) => isOurs(index, token)) ? [{ kind: 'word', text: word, without: false }] : [],
      );
  const found = parts.flatMap((part) => (loose.includes(part) ? wordsOf(part) : [part]));
  if (found.every((part) => part.without)) return undefined;
  return {
    query: { kind: 'words', parts: found, unfinished: false },
    followed: loose.map(({ text }) => ({ kind: 'loosened', typed: text, words: [], isBeside: absent.length === 0 })),
    ...(having.length === 0 ? {} : { prefers: (place) => having.some((has) => has(place)) }),
  };
}
