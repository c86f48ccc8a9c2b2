/** Differences as a page of changes shows them: long stretches that stay are shortened, and a split is cut where its parts begin. */
import type { WordChange } from '../../wording/compareWordings.ts';

export type DifferencePart = WordChange | { readonly kind: 'skipped'; readonly text: string; readonly words: number };

export interface ShortenOptions {
  /** Words that are kept on each side of a change. */
  readonly context: number;
  /** The shortest stretch that is worth leaving out, in words. */
  readonly least: number;
}

/** Leaves out the middle of long stretches that stay. The texts of all parts, joined, are still the new text with what was removed. */
export function shortenDifference(changes: readonly WordChange[], { context, least }: ShortenOptions): readonly DifferencePart[] {
  return changes.flatMap((change, at): DifferencePart[] => {
    if (change.kind !== 'same') return [change];
    const words = [...change.new.matchAll(/\S+/g)];
    const before = at === 0 ? 0 : context;
    const after = at === changes.length - 1 ? 0 : context;
    const skipped = words.length - before - after;
    if (skipped < least) return [change];
    const start = before === 0 ? 0 : endOf(words[before - 1]);
    const end = after === 0 ? change.new.length : (words[words.length - after]?.index ?? change.new.length);
    const [head, middle, tail] = [change.new.slice(0, start), change.new.slice(start, end), change.new.slice(end)];
    return [...same(head), { kind: 'skipped' as const, text: middle, words: skipped }, ...same(tail)];
  });
}

/**
 * Cuts a difference into pieces, one for each part of the text on one side; the lengths of the parts, in order, are together the length
 * of that text. What is only on the other side stays with the part before it. What stays has the wording of the new side in both.
 */
export function cutDifference(
  changes: readonly WordChange[],
  side: 'old' | 'new',
  lengths: readonly number[],
): readonly (readonly WordChange[])[] {
  const pieces: WordChange[][] = lengths.map(() => []);
  let piece = 0;
  let left = lengths[0] ?? 0;
  for (const change of changes) {
    let rest = textOn(change, side);
    if (rest === undefined) {
      pieces[piece]?.push(change);
      continue;
    }
    while (rest !== '') {
      while (left === 0 && piece < lengths.length - 1) {
        piece += 1;
        left = lengths[piece] ?? 0;
      }
      const taken = piece === lengths.length - 1 ? rest : rest.slice(0, left);
      const kind = change.kind;
      pieces[piece]?.push(
        kind === 'same' ? { kind, old: taken, new: taken } : kind === 'removed' ? { kind, old: taken } : { kind, new: taken },
      );
      left -= taken.length;
      rest = rest.slice(taken.length);
    }
  }
  return pieces;
}

function textOn(change: WordChange, side: 'old' | 'new'): string | undefined {
  if (side === 'old') return change.kind === 'added' ? undefined : change.old;
  return change.kind === 'removed' ? undefined : change.new;
}

const same = (text: string): DifferencePart[] => (text === '' ? [] : [{ kind: 'same', old: text, new: text }]);

const endOf = (word: RegExpExecArray | undefined): number => (word ? word.index + word[0].length : 0);

/**
 * The marks that make the typography of two texts differ, `' → ’` for a straight apostrophe that became a curly one; several are joined by
 * commas. The same for texts that differ in the same way.
 */
export function nameMarks(changes: readonly WordChange[]): string {
  const marks = new Set<string>();
  changes.forEach((change, at) => {
    if (change.kind === 'same') return;
    const before = changes[at - 1];
    if (change.kind === 'added' && before?.kind === 'removed') return;
    const after = changes[at + 1];
    const old = change.kind === 'removed' ? change.old : '';
    const now = change.kind === 'added' ? change.new : after?.kind === 'added' ? after.new : '';
    for (const mark of differingMarks(old, now)) marks.add(mark);
  });
  return [...marks].toSorted().join(', ');
}

/** Marks and spaces of two texts one by one, when their letters are the same. */
function differingMarks(old: string, now: string): readonly string[] {
  const [before, after] = [cutAtLetters(old), cutAtLetters(now)];
  if (before.length !== after.length) return [];
  return before.flatMap((mark, at) => (mark === after[at] ? [] : [`${show(mark)} → ${show(after[at] ?? '')}`]));
}

/** What stands between the letters of a text, in order. */
function cutAtLetters(text: string): readonly string[] {
  return text.split(/[\p{L}\p{N}]/u);
}

const show = (mark: string): string => (mark === '' ? '∅' : mark.replace(/\s/g, '␣'));
