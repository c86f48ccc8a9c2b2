/** One scenario under the rules of several days: where it comes out otherwise, in what, and since when it can be played at all. */
import type { Concept } from '../../engine/concepts/concepts.ts';
import { changedBetween, hearPoints } from '../../engine/concepts/variant.ts';
import { eraPoints } from '../../engine/eras.ts';
import { type Beginning, findBeginning } from './beginnings.ts';
import { type AnswersDifference, compareCourses, type Incomparable, isSame, type OutcomeDifference } from './compareCourses.ts';
import { courseUnder, type Course, ownCourse } from './course.ts';
import { type Failure, isOutcome } from '../expecting/expectations.ts';
import { keepReadings } from '../position/keptReadings.ts';
import { rulesetOn } from './ruleset.ts';
import type { Recorder, Runner, ScenarioResult, TraceStep } from '../playing/runScenario.ts';
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

/** A scenario played under its own rules, with what those under others need of it. */
export interface OwnPlay {
  readonly course: Course;
  /** The points of the rules that it hangs on. */
  readonly points: ReturnType<typeof hearPoints>['points'];
  /** What its texts mean. */
  readonly readings: ReturnType<typeof keepReadings>;
}

/** `also` hears of it too. */
export function playOwn(scenario: Scenario, given: Runner, also?: Recorder): OwnPlay {
  const readings = keepReadings(given.texts);
  const { played: course, points } = hearPoints(() => ownCourse(scenario, { ...given, texts: readings.texts }, also));
  return { course, points, readings };
}

/**
 * Plays a scenario under the rules of every one of some days, oldest first, and joins those that come out alike. Whoever has played it under its
 * own rules gives that play.
 */
export function playAcross(
  scenario: Scenario,
  given: Runner,
  days: readonly string[],
  { course: own, points, readings }: OwnPlay = playOwn(scenario, given),
): readonly OutcomeRun[] {
  const runner = { ...given, texts: readings.texts };
  const beginning = findBeginning(scenario, readings.kept());
  const early = beginning ? days.filter((day) => day < beginning.day) : [];
  const playable = days.slice(early.length);
  const home = { course: own, points, ...compareRun(own, own) };
  const runs = joinAround(scenario.edition, spansOf(playable), home, (day) => {
    const heard = hearPoints(() => courseUnder(scenario, runner, day, own));
    return { course: heard.played, points: heard.points, ...compareRun(own, heard.played) };
  });
  const homeAt = runs.findIndex(({ from, to }) => from <= scenario.edition && scenario.edition <= to);
  const told = runs.map(({ course: played, points: _, ...joined }, at): OutcomeRun => {
    const { from, to } = joined;
    const nearest = to < scenario.edition ? to : from > scenario.edition ? from : scenario.edition;
    if (joined.same || joined.unplayed !== undefined) return { ...joined, nearest, changed: [] };
    // It comes out alike under all of its editions, but the rules have their numbers of the one that is shown.
    const course = played.result.edition === nearest ? played : courseUnder(scenario, runner, nearest, own);
    const run = { from, to, ...compareRun(own, course) };
    // Where the outcome changed on the way from the scenario's own edition to these.
    const turns = homeAt < 0 ? [] : runs.slice(Math.min(homeAt, at) + 1, Math.max(homeAt, at) + 1).map(({ from: day }) => day);
    const turned = turns.map((day) => [days[days.indexOf(day) - 1] ?? '', day] as const);
    return { ...run, nearest, changed: findChanged(own.result, course.result, run, turned, runner) };
  });
  const [first] = early;
  const last = early.at(-1);
  if (!beginning || first === undefined || last === undefined) return told;
  return [{ ...nothingCompared, from: first, to: last, nearest: last, beginning, changed: [] }, ...told];
}

/** Days in a row between which nothing changed in the rules that the engine knows. */
interface Span {
  readonly from: string;
  readonly to: string;
}

function spansOf(days: readonly string[]): readonly Span[] {
  const turning = turningDays(days);
  return turning.map((from, at) => {
    const next = turning[at + 1];
    return { from, to: days[(next === undefined ? days.length : days.indexOf(next)) - 1] ?? from };
  });
}

/**
 * The runs of all spans, oldest first. From the scenario's own edition, whose course is known, it goes to later ones and to earlier ones, so
 * that each run was played on the day that is nearest to that. What nothing hung on may change on the way: it comes out as it did.
 */
function joinAround(edition: string, spans: readonly Span[], home: Played, play: (day: string) => Played): readonly PlayedRun[] {
  const walk = (outwards: readonly Span[]): readonly Joined[] => {
    let last: Joined = { played: home, spans: [] };
    const runs = [last];
    let { points } = home;
    let before = edition;
    for (const span of outwards) {
      const day = span.from > edition ? span.from : span.to;
      if (day < before ? changedBetween(points, day, before) : changedBetween(points, before, day)) {
        const played = play(day);
        ({ points } = played);
        if (!isAlike(last.played, played)) runs.push((last = { played, spans: [] }));
      }
      last.spans.push(span);
      before = day;
    }
    return runs;
  };
  const [before, ...earlier] = walk(spans.filter(({ to }) => to < edition).toReversed());
  const [after, ...later] = walk(spans.filter(({ from }) => from > edition));
  const own = spans.filter(({ from, to }) => from <= edition && edition <= to);
  const homeSpans = [...(before?.spans ?? []), ...own, ...(after?.spans ?? [])];
  return [...earlier.toReversed(), { played: home, spans: homeSpans }, ...later].flatMap(({ played, spans: all }): readonly PlayedRun[] => {
    const [from] = all.map((span) => span.from).toSorted();
    const to = all
      .map((span) => span.to)
      .toSorted()
      .at(-1);
    // Its own edition may be none of the days, and come out as none of them does.
    return from === undefined || to === undefined ? [] : [{ from, to, ...played }];
  });
}

interface Joined {
  readonly played: Played;
  readonly spans: Span[];
}

type Compared = Omit<OutcomeRun, 'changed' | 'nearest' | 'from' | 'to'>;

/** A course with what it was compared to, and the points of the rules that it hangs on. */
interface Played extends Compared {
  readonly course: Course;
  readonly points: ReturnType<typeof hearPoints>['points'];
}

interface PlayedRun extends Played, Span {}

const nothingCompared: Compared = { same: false, differences: [], answers: [], refused: [], allowed: [], failures: [] };

const isAlike = (one: Played, other: Played): boolean => describeRun(one) === describeRun(other);
const describeRun = ({ differences, answers, refused, allowed, failures, incomparable, unplayed }: Played): string =>
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
