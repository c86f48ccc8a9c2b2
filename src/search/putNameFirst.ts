/** Who types a name seeks what bears it. */
import type { Ledger } from './ledger.ts';
import type { SearchIndex } from './openIndex.ts';
import type { Token } from './tokens.ts';

/** So little is enough to stand before another. */
const justBefore = 1.001;

/**
 * Puts what bears the very name that was typed, and no more, before all else, and says what that is. Chapters bear names too wide to be sought.
 * Of a name that is a saying of players too (`isSaying`), what the rules call it is known: the rule that says all of it goes before a term, not before a heading.
 */
export function putNameFirst(
  index: SearchIndex,
  typed: readonly Token[],
  ledger: Ledger,
  { isSaying = false }: { readonly isSaying?: boolean } = {},
): ReadonlySet<number> {
  const bearing = [...index.titles.weights(typed[0]?.stem ?? '').places].filter(
    (place) => ledger.has(place) && bears(index, place, typed) && !(isSaying && index.rows.kinds[place] === 'term'),
  );
  const own = Math.max(0, ...bearing.map(ledger.scoreOf));
  const isBearing = new Set(bearing);
  if (own === 0) return isBearing;
  let least = 0;
  for (const place of ledger.places()) if (!isBearing.has(place)) least = Math.max(least, ledger.scoreOf(place));
  if (own <= least) for (const place of bearing) ledger.scale(place, (least * justBefore) / own, 'named');
  return isBearing;
}

/** Whether the words of a name, or of one of its forms, are those that were typed: stems in their order, in forms that the name has. */
function bears(index: SearchIndex, place: number, typed: readonly Token[]): boolean {
  if (index.rows.kinds[place] === 'section') return false;
  const forms = index.titleForms[place] ?? [];
  if (!forms.some((form) => form.length === typed.length && form.every((stem, at) => stem === typed[at]?.stem))) return false;
  const own = new Set(index.titleOf(place).map(({ word }) => word));
  return typed.every(({ word }) => own.has(word));
}
