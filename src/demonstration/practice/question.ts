/**
 * A demonstration as a question: what comes of it? Each answer is some facts of its end. The engine is asked of every one: those of the right
 * answer are so, and of every other at least one is not.
 */
import type { OutcomeRun } from '../editions/acrossEditions.ts';
import { type Course, ownCourse } from '../editions/course.ts';
import type { Runner } from '../playing/runScenario.ts';
import type { Scenario } from '../format/scenario.ts';
import { type Deciding, findDeciding } from './deciding.ts';
import { type Fact, type FactValue, factsOf, nearMistakes, pathOf } from './facts.ts';
import { otherwise } from './holding.ts';

export interface PracticeAnswer {
  readonly facts: readonly Fact[];
  readonly right: boolean;
  /** The editions under which it would be right: this answer is one that was. */
  readonly once?: Once;
}

/** The first of some editions, the last, and the one nearest to the question's own. */
export interface Once {
  readonly from: string;
  readonly to: string;
  readonly nearest: string;
  /** What their rules say in the one point in which they differ; undefined where there are several, of which any may decide. */
  readonly said?: string;
}

export interface PracticeQuestion {
  readonly scenario: Scenario;
  /** Two to four, in an order that says nothing. */
  readonly answers: readonly PracticeAnswer[];
  /** Undefined where it is not known (deciding.ts). */
  readonly deciding?: Deciding;
  /** How many rules the play rests on: for telling easy questions from hard ones. */
  readonly rules: number;
}

/** So many facts are asked at once, and so many answers are offered. */
const [mostFacts, mostAnswers] = [3, 4];

/**
 * The question of a demonstration; undefined for one that ends in nothing that can be asked so, or has no answer that would be wrong.
 * `runs`: how it comes out under other editions; `own`: its course under its own rules, where it was played.
 */
export function makeQuestion(
  scenario: Scenario,
  runner: Runner,
  runs: readonly OutcomeRun[],
  own: Course = ownCourse(scenario, runner),
): PracticeQuestion | undefined {
  const { actions = [], expect = [] } = scenario;
  const last = expect.findLast(({ after }) => after === undefined || after === actions.length);
  if (!last || actions.length === 0) return undefined;
  const place = expect.indexOf(last);
  const elsewhere = runs.flatMap((run) => (run.same || run.incomparable || run.unplayed ? [] : [run]));
  const valueUnder = ({ failures }: OutcomeRun, fact: Fact): unknown => {
    const failure = failures.find(({ key }) => key === pathOf(fact) || key === `expect[${place}].${pathOf(fact)}`);
    return failure ? failure.actual : fact.value;
  };
  const all = factsOf(last);
  const turning = all.filter((fact) => elsewhere.some((run) => valueUnder(run, fact) !== fact.value));
  const values = valuesIn(own, all);
  const moved = all.filter((fact) => values.some((at) => at.get(fact) !== fact.value));
  const facts = all.filter((fact) => [...new Set([...turning, ...moved, ...all])].slice(0, mostFacts).includes(fact));
  if (facts.length === 0) return undefined;

  const answers: PracticeAnswer[] = [{ facts, right: true }];
  const add = (told: readonly Fact[], more: Pick<PracticeAnswer, 'once'> = {}): void => {
    const isNew = answers.every((answer) => answer.facts.some((fact, at) => fact.value !== told[at]?.value));
    if (isNew && answers.length < mostAnswers) answers.push({ facts: told, right: false, ...more });
  };
  const withValues = (valueOf: (fact: Fact) => unknown): readonly Fact[] =>
    facts.map((fact) => ({ ...fact, value: asValue(valueOf(fact)) ?? fact.value }));
  // That it was so is said only where every fact was seen to be so: what is not there any more, say, has no value.
  for (const run of elsewhere.filter((each) => facts.every((fact) => asValue(valueUnder(each, fact)) !== undefined)))
    add(
      withValues((fact) => valueUnder(run, fact)),
      { once: onceOf(run) },
    );
  // As it was before the last thing was done that mattered.
  for (const at of values.toReversed()) add(withValues((fact) => at.get(fact)));
  const near = facts.map((fact) => nearMistakes(fact, scenario));
  for (let mistake = 0; mistake < 5; mistake += 1)
    for (const [at, fact] of facts.entries()) {
      const value = near[at]?.[mistake];
      if (value !== undefined) add(facts.map((each) => (each === fact ? { ...fact, value } : each)));
    }
  const proved = prove(own, answers);
  if (!proved) return undefined;
  const deciding = findDeciding(scenario, own, facts);
  return { scenario, answers: shuffled(answers, scenario.id), ...(deciding ? { deciding } : {}), rules: proved };
}

function onceOf({ from, to, nearest, changed: [point, ...others] }: OutcomeRun): Once {
  return { from, to, nearest, ...(point && others.length === 0 ? { said: point.there.sentence } : {}) };
}

const asValue = (value: unknown): FactValue | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;

/** What the facts were at the start and after each action but the last; nothing where one of them could not be asked at all of these moments. */
function valuesIn({ moments, actions }: Course, facts: readonly Fact[]): readonly ReadonlyMap<Fact, unknown>[] {
  const values = moments.slice(0, actions).map((state) => {
    const other = otherwise(state, facts);
    return other && new Map(facts.map((fact) => [fact, other.get(pathOf(fact)) ?? fact.value]));
  });
  return values.every((each) => each !== undefined) ? values : [];
}

/** Whether the engine agrees: the right answer holds, and no other does. Returns how many rules the play cites; undefined when it does not. */
function prove({ end, result: { trace } }: Course, answers: readonly PracticeAnswer[]): number | undefined {
  if (answers.length < 2 || !end) return undefined;
  for (const { facts, right } of answers) {
    const other = otherwise(end, facts);
    if (!other || (other.size === 0) !== right) return undefined;
  }
  // What is looked up is asked by the demonstration, not by the question.
  return new Set(trace.flatMap(({ event, cites }) => (event === 'look' ? [] : cites))).size;
}

/** In an order that is the same in every build and says nothing of which is right. */
function shuffled(answers: readonly PracticeAnswer[], seed: string): readonly PracticeAnswer[] {
  const place = ({ facts }: PracticeAnswer): number => hashOf(seed + JSON.stringify(facts));
  return answers.toSorted((one, other) => place(one) - place(other));
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash;
}
