/**
 * The edition that an undated part of the rules was taken from, told by its wordings: a chapter in a blog, a page of a repost, an excerpt.
 */
import type { IsoDate } from '../model/edition.ts';
import type { Entry } from '../model/entry.ts';
import { foldTypography } from '../wording/typography.ts';

type Worded = Pick<Entry, 'number' | 'text'>;

export interface Witness {
  readonly date: IsoDate;
  /** The first edition that has as many of its wordings; `date` is the last. Neighbours may agree in all that a chapter shows. */
  readonly from: IsoDate;
  /** How many of the numbered entries stand there word for word, and how many there are. */
  readonly matched: number;
  readonly of: number;
}

/** Fewer matches than this prove nothing: a few rules have not changed in twenty years. */
const fewest = 5;
const least = 0.5;

/**
 * Compares numbered entries with whole editions, typography aside. The edition with most of them under the same number is the answer; of
 * several that are equal, the last. Undefined when no edition has half of them.
 */
export function dateByWordings(
  part: readonly Worded[],
  editions: readonly { readonly date: IsoDate; readonly entries: readonly Worded[] }[],
): Witness | undefined {
  const wanted = new Map<string, Set<string>>();
  for (const { number, text } of part) {
    if (number === '' || text === '') continue;
    const texts = wanted.get(number) ?? new Set();
    wanted.set(number, texts.add(fold(text)));
  }
  const of = [...wanted.values()].reduce((sum, texts) => sum + texts.size, 0);
  const counted = editions
    .map(({ date, entries }) => {
      const matched = new Set<string>();
      for (const { number, text } of entries) {
        const texts = wanted.get(number);
        if (texts?.has(fold(text))) matched.add(`${number} ${text}`);
      }
      return { date, matched: matched.size };
    })
    .sort((left, right) => right.matched - left.matched || (left.date < right.date ? 1 : -1));
  const best = counted[0];
  if (!best || best.matched < fewest || best.matched < of * least) return undefined;
  const equals = counted.filter(({ matched }) => matched === best.matched);
  return { date: best.date, from: equals.at(-1)?.date ?? best.date, matched: best.matched, of };
}

/** Copies also write the signs of trade out. */
const fold = (text: string): string => foldTypography(text.replace(/\((?:r|tm)\)/gi, '')).trim();
