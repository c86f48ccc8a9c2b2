/** A few words of an entry around what was sought, with the places of the words to highlight. */
import { tokenize, type Token } from './tokens.ts';

/** Start and end of a word to highlight. */
export type Mark = readonly [start: number, end: number];

export interface Snippet {
  readonly text: string;
  /** In order, not overlapping. */
  readonly marks: readonly Mark[];
}

/** Where a text has one of the stems. The words of the text may be known already. */
export function makeMarks(text: string, stems: ReadonlySet<string>, known: readonly Token[] = tokenize(text)): readonly Mark[] {
  return known.flatMap(({ stem, start, end }): Mark[] => (stems.has(stem) ? [[start, end]] : []));
}

const snippetLength = 220;

/** White space other than one blank between words. */
const uneven = /\s\s|[^\S ]|^\s|\s$/;

/**
 * The stretch of the text that holds most of the sought stems, cut between words; an ellipsis says where it was cut. The words of the text
 * may be known already.
 */
export function makeSnippet(text: string, stems: ReadonlySet<string>, known?: readonly Token[]): Snippet {
  const flat = uneven.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
  const tokens = known && flat === text ? known : tokenize(flat);
  const hits = tokens.filter((token) => stems.has(token.stem));
  let best = 0;
  let most = -1;
  // A text that is short is shown whole.
  for (const hit of flat.length <= snippetLength ? [] : hits) {
    const inside = new Set<string>();
    for (const { start, end, stem } of hits) if (start >= hit.start && end <= hit.start + snippetLength) inside.add(stem);
    if (inside.size > most) {
      most = inside.size;
      best = hit.start;
    }
  }
  // What stands at the end is shown with as much before it as there is room for: a rule often says its name last.
  const from = Math.min(best - 40, flat.length - snippetLength);
  const start = flat.length <= snippetLength || best < snippetLength / 2 ? 0 : flat.indexOf(' ', Math.max(0, from)) + 1;
  const end = flat.length - start <= snippetLength ? flat.length : flat.lastIndexOf(' ', start + snippetLength);
  const before = start > 0 ? '… ' : '';
  const shift = before.length - start;
  return {
    text: `${before}${flat.slice(start, end)}${end < flat.length ? ' …' : ''}`,
    marks: hits.filter((hit) => hit.start >= start && hit.end <= end).map((hit) => [hit.start + shift, hit.end + shift] as const),
  };
}
