import type { CompareOptions } from './compareWordings.ts';
import { matchWords } from './matchWords.ts';
import { spaceWords } from './words.ts';

/** Words of today's text that stand side by side and came in with one edition. */
export interface AgedWords<T> {
  readonly text: string;
  readonly since: T;
}

/**
 * Cuts the last wording of a rule into runs, each with the edition that brought its words in; `wordings` are oldest first, an edition each.
 * A word is as old as the matches of `compareWordings` from each wording to the next reach back: what a rewritten sentence repeats is new.
 * With `fold` a word whose typography alone changed keeps its age. White space is of the age of the word before it.
 *
 * Guarantees: the runs joined are the last wording; no run is empty, and none is followed by one of the same edition.
 */
export function ageWords<T>(
  wordings: readonly { readonly text: string; readonly edition: T }[],
  { fold }: CompareOptions = {},
): readonly AgedWords<T>[] {
  const [first, ...later] = wordings;
  if (!first) return [];
  let { text, edition } = first;
  let current = spaceWords(text);
  let ages = current.words.map(() => edition);
  for (const next of later) {
    if (next.text === text) continue;
    ({ text, edition } = next);
    const words = spaceWords(text);
    const nextAges = words.words.map(() => next.edition);
    for (const [start, at] of matchWords(current, words, fold).entries()) if (at >= 0) nextAges[at] = ages[start] ?? next.edition;
    current = words;
    ages = nextAges;
  }
  const runs: { text: string; since: T }[] = [];
  const add = (piece: string, since: T): void => {
    const last = runs.at(-1);
    if (last?.since === since) last.text += piece;
    else if (piece !== '') runs.push({ text: piece, since });
  };
  add(current.gaps[0] ?? '', ages[0] ?? edition);
  current.words.forEach((word, k) => add(`${word}${current.gaps[k + 1] ?? ''}`, ages[k] ?? edition));
  return runs;
}
