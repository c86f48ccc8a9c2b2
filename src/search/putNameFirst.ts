/** Who types a name seeks what bears it. */
import type { Ledger } from './ledger.ts';
import type { SearchIndex } from './openIndex.ts';
import type { QueryWord } from './readQuery.ts';
import { commonWords } from './tokens.ts';

/** So little is enough to stand before another. */
const justBefore = 1.001;

/**
 * Puts what bears the very name that was typed, and no more, before all terms that bear another, and behind one entry at most: the rule that the
 * term points at may stand before it. Chapters bear names too wide to be sought.
 */
export function putNameFirst(index: SearchIndex, words: readonly QueryWord[], ledger: Ledger): void {
  // Of a saying what it means is sought, and not all of its words are here.
  if (words.some(({ saying }) => saying?.way === 'meant')) return;
  const bearing = ledger.places().filter((place) => bears(index, place, words));
  if (bearing.length === 0) return;
  const isBearing = new Set(bearing);
  let [ofTerms, first, second] = [0, 0, 0];
  for (const place of ledger.places()) {
    if (isBearing.has(place)) continue;
    const score = ledger.scoreOf(place);
    if (index.rows.kinds[place] === 'term') ofTerms = Math.max(ofTerms, score);
    second = Math.max(second, Math.min(first, score));
    first = Math.max(first, score);
  }
  const own = Math.max(...bearing.map(ledger.scoreOf));
  const least = Math.max(ofTerms, second) * justBefore;
  if (own > 0 && own < least) for (const place of bearing) ledger.scale(place, least / own, 'named');
}

/** Whether the words of a name, or of one of its forms, are those of the query, as they were typed. */
function bears(index: SearchIndex, place: number, words: readonly QueryWord[]): boolean {
  if (index.rows.kinds[place] === 'section' || words.length === 0) return false;
  const title = index.titleOf(place);
  const own = new Set(title.map(({ word }) => word));
  if (title.length === 0 || !words.every(({ token }) => own.has(token.word))) return false;
  const sought = new Set(words.map(({ token }) => token.stem));
  return (index.titleForms[place] ?? []).some((form) => form.every((stem) => sought.has(stem) || commonWords.has(stem)));
}
