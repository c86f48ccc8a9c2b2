/**
 * Which of the numbers at the starts of lines begin entries? A wrapped line may begin with a number that is only a reference, and print
 * has repeated, skipped and misplaced numbers. So each candidate is weighed by its form and by how it goes on from the one before, and
 * the best chain over the whole text is taken, not the best next step.
 */
import { letterIndex, type RuleNumberParts } from '../../model/ruleNumber.ts';
import { bestPath } from './bestPath.ts';
import type { PrintedNumber } from './number.ts';

export interface Candidate {
  readonly printed: PrintedNumber;
  /** Index of its line. */
  readonly line: number;
  /** How much the form speaks for an entry: positive for, negative against. The weights of steps below are on the same scale. */
  readonly form: number;
}

/** How far back a predecessor is looked for. Between two entries stand fewer references at line starts than this. */
const reach = 48;

/** Candidates of the best chain, in order. */
export function bestChain(candidates: readonly Candidate[]): Candidate[] {
  return bestPath(candidates, {
    form: ({ form }) => form,
    step: (before, after) => stepWeight(before.printed.parts, after.printed.parts),
    reach,
  });
}

/**
 * How well one number follows another. 8: exactly the next. Less for gaps among siblings, below zero for jumps, repeats and steps back:
 * those stand only where the form is beyond doubt.
 */
export function stepWeight(before: RuleNumberParts, after: RuleNumberParts): number {
  if (after.subsection === undefined) return after.section === before.section + 1 ? 7 : after.section > before.section ? -2 : -9;
  if (before.subsection === undefined) {
    if (after.section !== before.section) return -5;
    if (after.rule === undefined) return after.subsection % 100 <= 1 ? 8 : 3;
    return 0;
  }
  if (after.section !== before.section)
    return after.section === before.section + 1 && after.rule === undefined && after.subsection % 100 <= 1
      ? 4
      : after.section > before.section
        ? -4
        : -9;
  if (after.subsection !== before.subsection) {
    const gap = after.subsection - before.subsection;
    if (gap < 0) return -9;
    if (after.rule === undefined) return gap === 1 ? 8 : 4 - Math.min(6, gap);
    return after.rule === 1 && after.letter === undefined && gap === 1 ? 2 : -4;
  }
  if (after.rule === undefined) return -9;
  if (before.rule === undefined) return after.rule === 1 ? (after.letter === undefined ? 8 : 5) : 2 - Math.min(4, after.rule - 1);
  const gap = after.rule - before.rule;
  if (gap < 0) return -9;
  if (gap > 0) {
    if (after.letter !== undefined) return gap === 1 && after.letter === 'a' ? 4 : -1;
    return gap === 1 ? 8 : 5 - Math.min(6, gap);
  }
  if (after.letter === undefined) return -7;
  if (before.letter === undefined) return after.letter === 'a' ? 8 : 5 - Math.min(6, letterIndex(after.letter));
  const step = letterIndex(after.letter) - letterIndex(before.letter);
  return step === 1 ? 8 : step > 1 ? 5 - Math.min(6, step) : step === 0 ? -7 : -8;
}
