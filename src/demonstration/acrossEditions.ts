/** One scenario under the rules of several days: where its outcome is another, and in what. */
import type { Concept } from '../engine/rules/concepts.ts';
import { eraPoints, rulesetOn } from '../engine/rules/eras.ts';
import { keepReadings } from './keptReadings.ts';
import { type Runner, runScenario, type ScenarioResult, type TraceStep } from './runScenario.ts';
import type { Scenario } from './scenario.ts';

/** Something that is one way at the end under some rules and another way under others. */
export interface OutcomeDifference {
  /** A ref or a player; empty for the game as a whole. */
  readonly of: string;
  /** `zone`, `life`, `pt`. */
  readonly quality: string;
  /** Absent where there is nothing to say: what is not there any more has no zone. */
  readonly here?: string;
  readonly there?: string;
}

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

/** Editions in a row, the first and the last of them, under whose rules a scenario ends in the same way. */
export interface OutcomeRun {
  readonly from: string;
  readonly to: string;
  /** The one of its editions that is nearest to the scenario's own. */
  readonly nearest: string;
  /** As under the scenario's own rules; else what differs from them, or what was refused or cannot be played. */
  readonly same: boolean;
  readonly differences: readonly OutcomeDifference[];
  /** Actions that these rules refuse and the scenario's own do not. */
  readonly refused: readonly TraceStep[];
  /** Refusals of the scenario's own rules that there are not under these. */
  readonly allowed: readonly TraceStep[];
  /** What changed in the rules between the two, as far as the runs rest on it. */
  readonly changed: readonly ChangedPoint[];
  /** Why the engine cannot play it under these rules, in a line. */
  readonly unplayed?: string;
}

/** The first of the given days on or after each day on which something changed in the rules that the engine knows, and the first of all. */
function turningDays(days: readonly string[]): readonly string[] {
  const changes = new Set(eraPoints.flatMap(({ variants }) => variants.map(({ from }) => from)));
  return days.filter((day, at) => at === 0 || [...changes].some((change) => (days[at - 1] ?? '') < change && change <= day));
}

/** Plays a scenario under the rules of every one of some days, oldest first, and joins those that end alike. */
export function playAcross(scenario: Scenario, given: Runner, days: readonly string[]): readonly OutcomeRun[] {
  const runner = { ...given, texts: keepReadings(given.texts).texts };
  const own = runScenario(scenario, { ...runner, edition: scenario.edition });
  const turning = turningDays(days);
  const runs: PlayedRun[] = [];
  for (const [at, day] of turning.entries()) {
    const next = turning[at + 1];
    const to = days[(next === undefined ? days.length : days.indexOf(next)) - 1] ?? day;
    const result = runScenario(scenario, { ...runner, edition: day });
    const run = { result, ...compareOutcomes(own, result, day, to) };
    const last = runs.at(-1);
    if (last && isAlike(last, run)) runs.splice(-1, 1, { ...last, to });
    else runs.push(run);
  }
  const home = runs.findIndex(({ from, to }) => from <= scenario.edition && scenario.edition <= to);
  return runs.map(({ result, ...run }, at): OutcomeRun => {
    const nearest = run.to < scenario.edition ? run.to : run.from > scenario.edition ? run.from : scenario.edition;
    if (run.same || run.unplayed !== undefined) return { ...run, nearest, changed: [] };
    // Where the outcome changed on the way from the scenario's own edition to these.
    const turns = home < 0 ? [] : runs.slice(Math.min(home, at) + 1, Math.max(home, at) + 1).map(({ from }) => from);
    const turned = turns.map((day) => [days[days.indexOf(day) - 1] ?? '', day] as const);
    return { ...run, nearest, changed: findChanged(own, { ...result, edition: nearest }, run, turned, runner) };
  });
}

interface PlayedRun extends Omit<OutcomeRun, 'changed' | 'nearest'> {
  readonly result: ScenarioResult;
}

const isAlike = (one: PlayedRun, other: PlayedRun): boolean => describeRun(one) === describeRun(other);
const describeRun = ({ differences, refused, allowed, unplayed }: PlayedRun): string =>
  JSON.stringify([differences, [refused, allowed].map((steps) => steps.map(({ action, text }) => [action, text])), unplayed]);

function compareOutcomes(own: ScenarioResult, other: ScenarioResult, from: string, to: string): Omit<OutcomeRun, 'changed' | 'nearest'> {
  const [gap] = other.unsupported;
  if (gap) return { from, to, same: false, differences: [], refused: [], allowed: [], unplayed: `${gap.path}: ${gap.reason}` };
  const [mine, theirs] = [refusalsOf(own), refusalsOf(other)];
  const only = (some: readonly TraceStep[], others: readonly TraceStep[]): readonly TraceStep[] =>
    some.filter(({ action }) => !others.some((each) => each.action === action));
  const [refused, allowed, differences] = [only(theirs, mine), only(mine, theirs), compareFinals(own, other)];
  return { from, to, same: refused.length + allowed.length + differences.length === 0, differences, refused, allowed };
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

const refusalsOf = ({ trace }: ScenarioResult): readonly TraceStep[] => trace.filter(({ event }) => event === 'refused');

/** What differs at the end of two runs: players, objects, who has won. Where the turn stands is no outcome. */
export function compareFinals(here: ScenarioResult, there: ScenarioResult): readonly OutcomeDifference[] {
  const [one, other] = [qualitiesOf(here), qualitiesOf(there)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((key): readonly OutcomeDifference[] => {
    const [mine, theirs] = [one.get(key), other.get(key)];
    if (mine === theirs) return [];
    const [of = '', quality = ''] = key.split('\n');
    return [{ of, quality, ...(mine === undefined ? {} : { here: mine }), ...(theirs === undefined ? {} : { there: theirs }) }];
  });
}

/** A token is called by its name, which has "Token" in it since November 2021 (111.4): it is the same token. */
const sameToken = (of: string): string => of.replace(/ Token(?=#\d+$)/, '');

/** Every quality at the end, by what has it and its name. */
function qualitiesOf({ final }: ScenarioResult): ReadonlyMap<string, string> {
  const groups = [final['players'], final['objects']].flatMap((group) => Object.entries((group ?? {}) as Readonly<Record<string, object>>));
  return new Map([
    ...groups.flatMap(([of, qualities]) =>
      Object.entries(qualities).map(([name, value]): [string, string] => [`${sameToken(of)}\n${name}`, write(value)]),
    ),
    ...(final['outcome'] === undefined ? [] : [['\noutcome', write(final['outcome'])] as [string, string]]),
  ]);
}

function write(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(write).join(', ');
  return Object.entries(value)
    .map(([name, each]) => `${name} ${write(each)}`)
    .join(', ');
}
