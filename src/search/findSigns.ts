/** Signs that are no words, and are not in the index of words: `∞`, `*`, `™`. They are sought as they are printed, in all texts. */
import type { NeededTexts } from './neededTexts.ts';
import type { SearchIndex } from './openIndex.ts';
import type { QueryPart } from './parseQuery.ts';
import { tokenize } from './tokens.ts';

/** The signs of a query that has nothing else to find; none for one that has. Marks of the sentence are no signs. */
export function readSigns(parts: readonly QueryPart[]): readonly string[] {
  const wanted = parts.filter(({ without }) => !without).map(({ text }) => text);
  return wanted.every((text) => tokenize(text).length === 0) ? [...new Set(wanted.join('').match(/[\p{S}*&]/gu))] : [];
}

/** The places that have all of the signs: those with a heading or headword of them first, each in the order of the edition. */
export function findSigns({ documents }: SearchIndex, signs: readonly string[], texts: NeededTexts, namesOnly: boolean): readonly number[] {
  const has = (text: string): boolean => signs.every((sign) => text.includes(sign));
  const named = [...documents.keys()].filter((place) => has(documents[place]?.title ?? ''));
  const rest = namesOnly ? [] : [...documents.keys()].filter((place) => has(texts.textOf(place)));
  return [...new Set([...named, ...rest])];
}
