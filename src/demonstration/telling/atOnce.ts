/**
 * Which steps tell of one event. Combat damage is dealt simultaneously (510.2), and all state-based actions that apply are performed as a single
 * event (704.3); a play tells of them one after the other, and shows positions in between that never were.
 */
import type { Concept } from '../../engine/concepts/concepts.ts';

interface ToldStep {
  readonly event: string;
  /** The action that it belongs to. */
  readonly action: number;
  /** What its rules are about. */
  readonly rules: readonly Concept[];
}

/** What state-based actions do, as steps tell it. */
const done = new Set(['destroy', 'state', 'loses']);

const isCombatDamage = ({ event, rules }: ToldStep): boolean => event === 'damage' && rules.includes('damage.deal');

/** Of each step whether it tells of one event with the steps beside it: of the first, or of one behind it. What is alone is neither. */
export function findAtOnce(steps: readonly ToldStep[]): readonly ('first' | 'more' | undefined)[] {
  // Where the event begins that a step tells of; itself where it is alone.
  const begins: number[] = [];
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    const isJoined =
      before?.action === step.action &&
      (isCombatDamage(step) ? isCombatDamage(before) : done.has(step.event) && done.has(before.event) && isOfCheck(steps, at));
    begins.push(isJoined ? (begins[at - 1] ?? at) : at);
  }
  return begins.map((from, at) => (from < at ? 'more' : begins[at + 1] === at ? 'first' : undefined));
}

/** Whether what a step tells is done by state-based actions: behind the check that found them there is nothing else. */
function isOfCheck(steps: readonly ToldStep[], at: number): boolean {
  const first = steps.slice(0, at).findLastIndex(({ event }) => !done.has(event));
  return steps[first]?.event === 'state-based action' && steps[first].action === steps[at]?.action;
}
