/** Why there is so much of what is counted on a card, as damage and counters: the steps in which it became more or less. */
import type { ObjectView, Run, RunStep } from '../../../demonstration/inBrowser.ts';
import { tellStatuses } from '../board/boardLabels.ts';
import type { Counted } from '../board/card.ts';
import type { NameRef } from '../board/parts.ts';

export interface CountedLink {
  /** As the card has it; empty for none. */
  readonly value: string;
  /** What made it so; absent at the start of the run. */
  readonly step?: RunStep;
}

/** Since it came to where it is, up to a step; the first is what it came or began with, where that was any. */
export function linkCounts(
  run: Pick<Run, 'steps' | 'boardAt'>,
  upTo: number,
  { id }: ObjectView,
  of: Counted,
  nameRef: NameRef,
): readonly CountedLink[] {
  const links: CountedLink[] = [];
  for (const step of run.steps.slice(0, upTo + 1)) {
    const object = run.boardAt(step.number).objects.find((each) => each.id === id);
    const value = object ? tellStatuses(object, nameRef)[of] : '';
    if (value === (links.at(-1)?.value ?? '')) continue;
    links.push({ value, ...(step.number === 0 ? {} : { step }) });
  }
  return links;
}
