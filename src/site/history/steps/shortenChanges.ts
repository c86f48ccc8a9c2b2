/** Differences of long texts, shortened around what changed. */
import type { WordChange } from '../../../wording/compareWordings.ts';
import { wordsOf } from '../../../wording/words.ts';

/** Stands for words that are left out. */
export const leftOut = '…';

/**
 * Cuts what stays to so many words next to each change, where that saves at least as many. The parts are no difference of the texts any
 * more: what is left out is `…` on both sides. Without any change it stays whole.
 */
export function shortenChanges(changes: readonly WordChange[], around: number): readonly WordChange[] {
  if (changes.length < 2) return changes;
  return changes.map((change, at) => {
    if (change.kind !== 'same') return change;
    const [before, after] = [at === 0 ? 0 : around, at === changes.length - 1 ? 0 : around];
    const shorten = (text: string): string => cutMiddle(text, before, after, around);
    return { kind: 'same', old: shorten(change.old), new: shorten(change.new) };
  });
}

/** Pieces of white space count half, so that a word and its space are one. */
function cutMiddle(text: string, before: number, after: number, saving: number): string {
  const pieces = wordsOf(text);
  const [head, tail] = [before * 2, after * 2];
  if (pieces.length <= head + tail + Math.max(saving * 2, 8)) return text;
  const start = pieces.slice(0, head).join('').trimEnd();
  const end = tail === 0 ? '' : pieces.slice(-tail).join('').trimStart();
  return [start, leftOut, end].filter((part) => part !== '').join(' ');
}
