import type { ToldStep } from './tellSteps.ts';

/** Steps that stand together; of a folded run nothing is seen until it is opened. */
export interface StepRun {
  readonly folded: boolean;
  readonly steps: readonly ToldStep[];
}

/**
 * Cuts a history into runs. Quiet steps in a row are folded, unless the history has no others than those and its beginning and end, or
 * something unsure or a witness would be out of sight.
 */
export function foldQuietSteps(steps: readonly ToldStep[]): readonly StepRun[] {
  const isNews = ({ quiet, kind }: ToldStep): boolean => !quiet && (kind === 'kept' || kind === 'moved');
  const isAnyNews = steps.some(isNews);
  const runs: { folded: boolean; steps: ToldStep[] }[] = [];
  for (const step of steps) {
    const folded = isAnyNews && step.quiet && step.doubt === undefined && step.witnesses.length === 0;
    const last = runs.at(-1);
    if (last?.folded === folded) last.steps.push(step);
    else runs.push({ folded, steps: [step] });
  }
  return runs;
}
