import { matchWords } from './matchWords.ts';
import { spaceWords, type SpacedWords } from './words.ts';

/** A part of the difference of two texts. What stays may differ in what the comparison folds; else both its texts are equal. */
export type WordChange =
  | { readonly kind: 'same'; readonly old: string; readonly new: string }
  | { readonly kind: 'removed'; readonly old: string }
  | { readonly kind: 'added'; readonly new: string };

export interface CompareOptions {
  /** Gives pieces of text (words, marks, white space, perhaps none) that count as the same one form: one kind of quotation mark, say. */
  readonly fold?: (piece: string) => string;
}

/**
 * The difference of two texts, word by word, in a form that a reader can follow: scattered words in common do not cut a change into
 * pieces (`readableChanges.ts` says the rule), and texts with almost nothing in common are removed and added whole.
 *
 * Guarantees: the old texts of the parts, joined, are the old text, the new ones the new text; no part is empty and none borders inside a
 * word, number or symbol; no two of a kind follow one another, and what is removed stands before what is added in its place. A text
 * compared with itself is one part, an empty one none. Comparing the other way round gives the same parts with `removed` and `added`
 * exchanged. Time is bounded: between equal ends, texts with thousands of differing words count as rewritten.
 */
export function compareWordings(old: string, now: string, { fold }: CompareOptions = {}): readonly WordChange[] {
  if (old === now) return old === '' ? [] : [{ kind: 'same', old, new: now }];
  const oldWords = spaceWords(old);
  const newWords = spaceWords(now);
  const form = fold ?? same;
  const parts: WordChange[] = [];
  let i = 0;
  let j = 0;
  const compareBefore = (start: number, at: number): void => {
    addBetween(parts, between(oldWords, i, start), between(newWords, j, at), form);
    i = start + 1;
    j = at + 1;
  };
  for (const [start, at] of matchWords(oldWords, newWords, fold).entries()) {
    if (at < 0) continue;
    compareBefore(start, at);
    addSame(parts, oldWords.words[start], newWords.words[at]);
  }
  compareBefore(oldWords.words.length, newWords.words.length);
  return parts;
}

/** What the old text becomes. @throws RangeError when the difference is not one of this text. */
export function applyChanges(old: string, changes: readonly WordChange[]): string {
  return turnInto('new', 'old', old, changes);
}

/** What the new text was. @throws RangeError when the difference is not one of this text. */
export function revertChanges(now: string, changes: readonly WordChange[]): string {
  return turnInto('old', 'new', now, changes);
}

function turnInto(wanted: 'old' | 'new', given: 'old' | 'new', text: string, changes: readonly WordChange[]): string {
  const side = (name: 'old' | 'new'): string =>
    changes.map((change) => (name in change ? change[name as keyof typeof change] : '')).join('');
  if (side(given) !== text) throw new RangeError(`The difference is not one of this ${given} text.`);
  return side(wanted);
}

const same = (piece: string): string => piece;

/** From a word to another: the gap alone, or the gap, the words in between as one, and the gap after them. */
function between({ words, gaps }: SpacedWords, from: number, to: number): string[] {
  const lead = gaps[from] ?? '';
  if (from >= to) return [lead];
  let middle = words[from] ?? '';
  for (let k = from + 1; k < to; k += 1) middle += `${gaps[k] ?? ''}${words[k] ?? ''}`;
  return [lead, middle, gaps[to] ?? ''];
}

/** What changed between two words that stay. White space in common at its ends stays too; each text has it only once to give. */
function addBetween(parts: WordChange[], old: string[], now: string[], form: (piece: string) => string): void {
  const isSame = (a: string | undefined, b: string | undefined): boolean => a !== undefined && b !== undefined && form(a) === form(b);
  if (isSame(old[0], now[0])) addSame(parts, old.shift(), now.shift());
  const tail = isSame(old.at(-1), now.at(-1)) ? ([old.pop(), now.pop()] as const) : undefined;
  const removed = old.join('');
  const added = now.join('');
  if (removed !== '') parts.push({ kind: 'removed', old: removed });
  if (added !== '') parts.push({ kind: 'added', new: added });
  if (tail) addSame(parts, ...tail);
}

function addSame(parts: WordChange[], old = '', now = ''): void {
  const last = parts.at(-1);
  if (last?.kind === 'same') parts[parts.length - 1] = { kind: 'same', old: last.old + old, new: last.new + now };
  else if (old !== '' || now !== '') parts.push({ kind: 'same', old, new: now });
}
