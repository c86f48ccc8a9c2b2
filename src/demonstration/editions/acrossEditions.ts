/** One scenario under the rules of several days: where it comes out otherwise, in what, and since when it can be played at all. */
import type { Concept } from '../../engine/concepts/concepts.ts';
import { changedBetween, hearPoints } from '../../engine/concepts/variant.ts';
import { eraPoints } from '../../engine/eras.ts';
import { type Beginning, findBeginning } from './beginnings.ts';
import { type AnswersDifference, compareCourses, type Incomparable, isSame, type OutcomeDifference } from './compareCourses.ts';
import { courseUnder, type Course, ownCourse } from './course.ts';
import type { Failure } from '../expecting/expectations.ts';
import { keepReadings } from '../position/keptReadings.ts';
import { rulesetOn } from './ruleset.ts';
import type { Runner, ScenarioResult, TraceStep } from '../playing/runScenario.ts';
import type { Scenario } from '../format/scenario.ts';

/** A point of the rules that stood otherwise, and that the runs rest on. */
export interface ChangedPoint {
  readonly title: string;
  /** What it says under the scenario's own rules, and the numbers of the rule there. */
  readonly here: StatedPoint;
  readonly there: StatedPoint;
}

export interface StatedPoint {
  /** In our own words. */
  readonly sentence: string;
  readonly cites: readonly string[];
}

/** Editions in a row, the first and the last of them, under whose rules a scenario comes out in the same way. */
export interface OutcomeRun {
  readonly from: string;
  readonly to: string;
  /** The one of its editions that is nearest to the scenario's own. */
  readonly nearest: string;
  /** As under the scenario's own rules in everything that was compared: what was asked, legal, refused and came of it. */
  readonly same: boolean;
  readonly differences: readonly OutcomeDifference[];
  readonly answers: readonly AnswersDifference[];
  /** Actions that these rules refuse and the scenario's own do not. */
  readonly refused: readonly TraceStep[];
  /** Refusals of the scenario's own rules that there are not under these. */
  readonly allowed: readonly TraceStep[];
  /** What the scenario expects and these rules give otherwise. */
  readonly failures: readonly Failure[];
  /** What changed in the rules between the two, as far as the runs rest on it. */
  readonly changed: readonly ChangedPoint[];
  /** Why it is not compared to its end. */
  readonly incomparable?: Incomparable;
  /** What these rules do not know yet: it cannot be played under them. */
  readonly beginning?: Beginning;
  /** Why the engine cannot play it under these rules, in a line. */
  readonly unplayed?: string;
}

/** The first of the given days on or after each day on which something changed in the rules that the engine knows, and the first of all. */
export function turningDays(days: readonly string[]): readonly string[] {
  const changes = new Set(eraPoints.flatMap(({ variants }) => variants.map(({ from }) => from)));
  return days.filter((day, at) => at === 0 || [...changes].some((change) => (days[at - 1] ?? '') < change && change <= day));
}

/** Plays a scenario under the rules of every one of some days, oldest first, and joins those that come out alike. */
export function playAcross(scenario: Scenario, given: Runner, days: readonly string[]): readonly OutcomeRun[] {
  const { texts, kept } = keepReadings(given.texts);
  const runner = { ...given, texts };
  const own = ownCourse(scenario, runner);
  const beginning = findBeginning(scenario, kept());
  const early = beginning ? days.filter((day) => day < beginning.day) : [];
  const playable = days.slice(early.length);
  const turning = turningDays(playable);
  const runs: PlayedRun[] = [];
  let asked: ReturnType<typeof hearPoints>['points'] = new Set();
  for (const [at, day] of turning.entries()) {
    const next = turning[at + 1];
    const to = playable[(next === undefined ? playable.length : playable.indexOf(next)) - 1] ?? day;
    const last = runs.at(-1);
    // What nothing hung on may change: it comes out as it did.
    if (last && !changedBetween(asked, turning[at - 1] ?? day, day)) {
      runs.splice(-1, 1, { ...last, to });
      continue;
    }
    const { played: course, points } = hearPoints(() => courseUnder(scenario, runner, day, own));
    asked = points;
    const run: PlayedRun = { result: course.result, from: day, to, ...compareRun(own, course) };
    if (last && isAlike(last, run)) runs.splice(-1, 1, { ...last, to });
    else runs.push(run);
  }
  const home = runs.findIndex(({ from, to }) => from <= scenario.edition && scenario.edition <= to);
  const told = runs.map(({ result: _, ...joined }, at): OutcomeRun => {
    const { from, to } = joined;
    const nearest = to < scenario.edition ? to : from > scenario.edition ? from : scenario.edition;
    if (joined.same || joined.unplayed !== undefined) return { ...joined, nearest, changed: [] };
    // It comes out alike under all of its editions, but the rules have their numbers of the one that is shown.
    const course = courseUnder(scenario, runner, nearest, own);
    const run = { from, to, ...compareRun(own, course) };
    // Where the outcome changed on the way from the scenario's own edition to these.
    const turns = home < 0 ? [] : runs.slice(Math.min(home, at) + 1, Math.max(home, at) + 1).map(({ from }) => from);
    const turned = turns.map((day) => [days[days.indexOf(day) - 1] ?? '', day] as const);
    return { ...run, nearest, changed: findChanged(own.result, course.result, run, turned, runner) };
  });
  const [first] = early;
  const last = early.at(-1);
  if (!beginning || first === undefined || last === undefined) return told;
  return [{ ...nothingCompared, from: first, to: last, nearest: last, beginning, changed: [] }, ...told];
}

type Compared = Omit<OutcomeRun, 'changed' | 'nearest' | 'from' | 'to'>;

interface PlayedRun extends Compared {
  readonly from: string;
  readonly to: string;
  readonly result: ScenarioResult;
}

const nothingCompared: Compared = { same: false, differences: [], answers: [], refused: [], allowed: [], failures: [] };

const isAlike = (one: PlayedRun, other: PlayedRun): boolean => describeRun(one) === describeRun(other);
const describeRun = ({ differences, answers, refused, allowed, failures, incomparable, unplayed }: PlayedRun): string =>
  JSON.stringify([
    differences,
    answers,
    [refused, allowed].map((steps) => steps.map(({ action, text }) => [action, text])),
    failures,
    incomparable,
    unplayed,
  ]);

function compareRun(own: Course, course: Course): Compared {
  const [gap] = course.result.unsupported;
  if (gap) return { ...nothingCompared, unplayed: `${gap.reason}${gap.phrase === '' ? '' : `: “${gap.phrase}”`}` };
  const comparison = compareCourses(own, course);
  // What follows a question without an answer, or is not played to its end, is no outcome.
  const failures = comparison.incomparable ? [] : course.result.failures.filter(isOutcome);
  return { ...comparison, failures, same: isSame(comparison) && failures.length === 0 };
}

/** Numbers of rules differ from edition to edition; refused actions are compared as such. */
export const isOutcome = ({ key, actual }: Failure): boolean =>
  !/(?:^|\.)cites$/.test(key) && !key.startsWith('actions[') && !(/(?:^|\.)refused$/.test(key) && typeof actual !== 'string');

/**
 * Points of the rules that stood otherwise: those that changed where the outcome did, and whose rule a run cites; where power or toughness
 * differs, those of the layers too. `turned` are the last day before and the first day after each change of the outcome.
 */
function findChanged(
  own: ScenarioResult,
  other: ScenarioResult,
  { differences }: Pick<OutcomeRun, 'differences'>,
  turned: readonly (readonly [before: string, day: string])[],
  { citesOf }: Runner,
): readonly ChangedPoint[] {
  const layered = differences.some(({ quality, here, there }) => quality === 'pt' && here !== undefined && there !== undefined);
  const cited = (concept: Concept, { edition, trace }: ScenarioResult): boolean =>
    citesOf(concept, edition).some((number) => trace.some(({ cites }) => cites.includes(number)));
  const there = rulesetOn(other.edition);
  return rulesetOn(own.edition).flatMap((point): ChangedPoint[] => {
    const then = there.find((each) => each.point === point.point);
    // Between the two it may have been otherwise.
    if (!then || then.sentence === point.sentence) return [];
    const days = eraPoints.find(({ id }) => id === point.point)?.variants.map(({ from }) => from) ?? [];
    if (!turned.some(([before, day]) => days.some((each) => before < each && each <= day))) return [];
    const rests = cited(point.concept, own) || cited(then.concept, other) || (layered && point.concept.startsWith('layers'));
    if (!rests) return [];
    return [
      {
        title: point.title,
        here: { sentence: point.sentence, cites: citesOf(point.concept, own.edition) },
        there: { sentence: then.sentence, cites: citesOf(then.concept, other.edition) },
      },
    ];
  });
}
