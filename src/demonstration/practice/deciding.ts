/** The rule that tells the right answer from the others. */
import type { Course } from '../editions/course.ts';
import type { TraceStep } from '../playing/runScenario.ts';
import type { Scenario } from '../format/scenario.ts';
import type { Fact } from './facts.ts';
import { otherwise } from './holding.ts';

export interface Deciding {
  /** Its number in the edition of the demonstration. */
  readonly rule: string;
  /** The step of the play that rests on it; undefined where none says so. */
  readonly step?: TraceStep;
}

/**
 * A step says what happens, and cites that first: a card is drawn, a creature destroyed. Why it comes so and not otherwise no step knows. What
 * a demonstration was written to show says it: the rule that its Example stands under. Of an official Example, which may speak of several rules,
 * a step has to cite that one; ours are written to theirs. Else it is what the demonstration expects to be cited, by the step that made the facts
 * so. Undefined where neither is there: what decides is then not known.
 */
export function findDeciding(scenario: Scenario, course: Course, facts: readonly Fact[]): Deciding | undefined {
  // What is looked up is asked by the demonstration, and makes nothing so.
  const trace = course.result.trace.map((step) => (step.event === 'look' ? { ...step, cites: [] } : step));
  const made = findMaking(course, facts);
  const { example, expect = [] } = scenario;
  if (example && isNumber(example.rule)) {
    const step = nearestCiting(trace, example.rule, made);
    if (step || example.document === 'handbook') return { rule: example.rule, ...(step ? { step } : {}) };
  }
  const expected = expect.flatMap(({ cites = [], refused = [] }) => [...cites, ...[refused].flat().flatMap(({ rule = [] }) => rule)]);
  // With no Example beside it, it was written to show what it expects.
  const cited = expected.filter((rule) => (example ? trace[made]?.cites.includes(rule) : trace.some(({ cites }) => cites.includes(rule))));
  const rule = cited.find((each) => trace[made]?.cites.includes(each)) ?? (new Set(cited).size === 1 ? cited[0] : undefined);
  const step = rule === undefined ? undefined : nearestCiting(trace, rule, made);
  return rule === undefined || step === undefined ? undefined : { rule, step };
}

/** Terms of a glossary have none. */
const isNumber = (rule: string): boolean => /^\d/.test(rule);

/** The place of the step after which all of the facts are so, to the end; the last of all where they were so from the beginning. */
function findMaking({ positions, result: { trace } }: Course, facts: readonly Fact[]): number {
  const before = positions.findLastIndex(({ state }) => otherwise(state, facts)?.size !== 0);
  return before < 0 || trace[before] === undefined ? trace.length - 1 : before;
}

/** The last step up to a place that cites a rule, one that cites it first before others; else the first step behind it. */
function nearestCiting(trace: readonly TraceStep[], rule: string, place: number): TraceStep | undefined {
  const until = trace.slice(0, place + 1);
  return (
    until.findLast(({ cites }) => cites[0] === rule) ??
    until.findLast(({ cites }) => cites.includes(rule)) ??
    trace.slice(place + 1).find(({ cites }) => cites.includes(rule))
  );
}
