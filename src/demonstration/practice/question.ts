/**
 * A demonstration as a question: what comes of it? Each answer is some facts of its end. The engine is asked of every one: those of the right
 * answer are so, and of every other at least one is not.
 */
import type { OutcomeRun } from '../editions/acrossEditions.ts';
import type { Runner } from '../playing/runScenario.ts';
import { runScenario } from '../playing/runScenario.ts';
import type { Scenario } from '../format/scenario.ts';
import { expectFacts, type Fact, type FactValue, factsOf, nearMistakes, pathOf } from './facts.ts';

export interface PracticeAnswer {
  readonly facts: readonly Fact[];
  readonly right: boolean;
  /** The editions under which it would be right, the first, the last and the one nearest to the question's own: this answer is one that was. */
  readonly once?: { readonly from: string; readonly to: string; readonly nearest: string };
}

export interface PracticeQuestion {
  readonly scenario: Scenario;
  /** Two to four, in an order that says nothing. */
  readonly answers: readonly PracticeAnswer[];
  /** How many rules the play rests on: for telling easy questions from hard ones. */
  readonly rules: number;
}

/** So many facts are asked at once, and so many answers are offered. */
const [mostFacts, mostAnswers] = [3, 4];

/**
 * The question of a demonstration; undefined for one that ends in nothing that can be asked so, or has no answer that would be wrong.
 * `runs`: how it comes out under other editions.
 */
export function makeQuestion(scenario: Scenario, runner: Runner, runs: readonly OutcomeRun[]): PracticeQuestion | undefined {
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
  const values = courseOf(scenario, runner, all);
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
      { once: { from: run.from, to: run.to, nearest: run.nearest } },
    );
  // As it was before the last thing was done that mattered.
  for (const at of values.toReversed()) add(withValues((fact) => at.get(fact)));
  const near = facts.map((fact) => nearMistakes(fact, scenario));
  for (let mistake = 0; mistake < 5; mistake += 1)
    for (const [at, fact] of facts.entries()) {
      const value = near[at]?.[mistake];
      if (value !== undefined) add(facts.map((each) => (each === fact ? { ...fact, value } : each)));
    }
  const proved = prove(scenario, runner, answers);
  if (!proved) return undefined;
  return { scenario, answers: shuffled(answers, scenario.id), rules: proved };
}

const asValue = (value: unknown): FactValue | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;

/** What the facts were at the start and after each action but the last that changed any of them. */
function courseOf(scenario: Scenario, runner: Runner, facts: readonly Fact[]): readonly ReadonlyMap<Fact, unknown>[] {
  const { actions = [] } = scenario;
  const moments = actions.map((_, after) => after);
  const expected = facts.length === 0 ? [] : moments.map((after) => ({ after, ...expectFacts(facts) }));
  const { failures, unsupported } = runScenario({ ...scenario, expect: expected }, { ...runner, edition: scenario.edition });
  // An object that is not there yet cannot be asked of.
  if (unsupported.length > 0) return [];
  const prefix = (at: number): string => (expected.length === 1 ? '' : `expect[${at}].`);
  return moments.map(
    (_, at) => new Map(facts.map((fact) => [fact, failures.find(({ key }) => key === prefix(at) + pathOf(fact))?.actual ?? fact.value])),
  );
}

/** Whether the engine agrees: the right answer holds, and no other does. Returns how many rules the play cites; undefined when it does not. */
function prove(scenario: Scenario, runner: Runner, answers: readonly PracticeAnswer[]): number | undefined {
  if (answers.length < 2) return undefined;
  const expect = answers.map(({ facts }) => expectFacts(facts));
  const { failures, unsupported, trace } = runScenario({ ...scenario, expect }, { ...runner, edition: scenario.edition });
  if (unsupported.length > 0) return undefined;
  const isSo = answers.map((_, at) => !failures.some(({ key }) => key.startsWith(`expect[${at}].`)));
  if (isSo.some((so, at) => so !== answers[at]?.right)) return undefined;
  return new Set(trace.flatMap(({ cites }) => cites)).size;
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
