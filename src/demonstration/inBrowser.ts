/**
 * The one door through which the site comes to the engine: a demonstration played under its own rules, as plain data; under those of other days
 * by everyEdition.ts, which is loaded when they are asked for. Nothing here reads files or knows the grammar of card texts, so that all of it runs
 * in a browser.
 */
import type { Answer } from '../engine/events/question.ts';
import type { Concept } from '../engine/concepts/concepts.ts';
import { namelessSource } from '../engine/state/namelessSource.ts';
import type { Beginning } from './editions/beginnings.ts';
import { findAtOnce } from './telling/atOnce.ts';
import { type BoardView, viewBoard } from './telling/boardView.ts';
import type { CardTexts } from './position/cardTexts.ts';
import { type Course, ownCourseInPieces } from './editions/course.ts';
import { type Failure, isOutcome } from './expecting/expectations.ts';
import { fromKept, keepReadings, type KeptReadings } from './position/keptReadings.ts';
import { readValue } from './format/readValue.ts';
import type { InPieces } from './playing/inPieces.ts';
import { type RecordedStep, type Recording, startRecording } from './playing/recording.ts';
import type { Runner } from './playing/runScenario.ts';
import type { Unsupported } from './format/refusal.ts';
import type { Scenario } from './format/scenario.ts';
import { tellWhy, type Why } from './telling/why.ts';

export type { Answer } from '../engine/events/question.ts';
export type { Aspect, BoardView, ObjectView, PlayerView, Values } from './telling/boardView.ts';
export type { ChangedPoint, OutcomeRun } from './editions/acrossEditions.ts';
export type { Beginning } from './editions/beginnings.ts';
export type { LegalAnswers } from './editions/compareCourses.ts';
export type { Failure } from './expecting/expectations.ts';
export type { Why, WhyLink } from './telling/why.ts';
export { citesOf } from '../engine/concepts/numbers.ts';
export { NotLoaded, withParts } from './playing/givenParts.ts';

/** One step; 0 is the position before anything happens, and has no sentence. */
export interface RunStep {
  readonly number: number;
  /** The action that it belongs to, from 1; 0 before the first. */
  readonly action: number;
  readonly event: string;
  readonly text: string;
  /** Rule numbers of the edition. */
  readonly cites: readonly string[];
  /** What is carried out by itself, as the scenario words it: a step of no card. */
  readonly wording?: string;
  /** What the demonstration says of the step, in our words. */
  readonly caption?: string;
  /** Who passed before it, since the step before, in order; absent for nobody. */
  readonly passes?: readonly string[];
  /** Where it tells of one event with the steps beside it: whether it is the first of these (atOnce.ts). */
  readonly atOnce?: 'first' | 'more';
}

/** A choice of a player, and what else there was. */
export interface RunChoice {
  readonly player: string;
  readonly text: string;
  readonly answer: Answer;
  readonly options: readonly Answer[];
  /** Undefined where legal answers cannot be counted. */
  readonly count?: number;
  readonly closed: readonly { readonly answer: Answer; readonly reason: string; readonly cites: readonly string[] }[];
}

/** What was open in one action. */
export interface RunAction {
  readonly choices: readonly RunChoice[];
  /** Of an action that asks what is legal: everything that is. */
  readonly listed?: readonly Answer[];
}

export interface Run {
  readonly edition: string;
  /** What its rules do not know yet: it cannot be played under them. */
  readonly beginning?: Beginning;
  /** Why the engine cannot play it under this edition; empty when it can. */
  readonly unsupported: readonly string[];
  /** What the demonstration expects and these rules give otherwise. */
  readonly failures: readonly Failure[];
  /** Whether it was played on behind its last action, until nothing waits on the stack. */
  readonly playedOut: boolean;
  readonly steps: readonly RunStep[];
  readonly actions: readonly RunAction[];
  /** Positions are read when they are asked for, and once. */
  readonly boardAt: (step: number) => BoardView;
  readonly whyAt: (step: number, id: string) => Why | undefined;
}

/** What it is played with: the numbers of rules, and what few games do, of both what is loaded. */
export type Given = Pick<Runner, 'citesOf' | 'rare'>;

/** A scenario with what its card texts mean. */
export interface ReadDemonstration {
  readonly scenario: Scenario;
  readonly texts: CardTexts;
}

/** Reads what the build wrote. @throws when it is no scenario. */
export function readDemonstration(value: unknown, readings: KeptReadings): ReadDemonstration {
  const read = readValue(value);
  if (read.kind === 'refused') throw read.refusal;
  return { scenario: read.scenario, texts: fromKept(readings) };
}

/** What the engine does not understand, without its place in a file. */
const tellGap = ({ reason, phrase }: Unsupported): string => `${reason}${phrase === '' ? '' : `: “${phrase}”`}`;

export interface Opened {
  /** With which they were played. */
  readonly texts: CardTexts;
  readonly own: Course;
  readonly recording: Recording;
  /** What its texts mean. */
  readonly kept: KeptReadings;
}
const courses = new WeakMap<Scenario, Opened>();

/** Its course and recording under its own rules, which are one play: worked out once. @throws NotLoaded */
export function* openCourse({ scenario, texts }: ReadDemonstration, given: Given): InPieces<Opened> {
  const known = courses.get(scenario);
  if (known?.texts === texts) return known;
  const keeping = keepReadings(texts);
  const { recorder, finish } = startRecording(scenario);
  const own = yield* ownCourseInPieces(scenario, { texts: keeping.texts, ...given }, recorder);
  const opened = { texts, own, recording: finish(own.result), kept: keeping.kept() };
  courses.set(scenario, opened);
  return opened;
}

/** Plays a demonstration under its own rules, an action a piece, so that a page answers its reader meanwhile. @throws NotLoaded */
export function* playOwnInPieces(demonstration: ReadDemonstration, given: Given): InPieces<Run> {
  const { recording } = yield* openCourse(demonstration, given);
  return makeRun(demonstration, recording, { edition: demonstration.scenario.edition, playedOut: false, citesOf: given.citesOf });
}

interface Played extends Pick<Given, 'citesOf'>, Pick<Run, 'edition' | 'playedOut'> {}

/** A run of what was recorded. */
export function makeRun({ scenario }: ReadDemonstration, recording: Recording, { edition, playedOut, citesOf }: Played): Run {
  const { start, actions } = recording;
  const played = recording.result.unsupported.length === 0 && start ? recording.steps : [];
  const numbersOf = (rules: readonly Concept[]): readonly string[] => [...new Set(rules.flatMap((rule) => citesOf(rule, edition)))];
  const states = start === undefined ? [] : [start, ...played.map(({ state }) => state)];
  const boards: BoardView[] = [];
  const boardAt = (step: number): BoardView => {
    const at = Math.max(0, Math.min(step, states.length - 1));
    const state = states[at];
    if (!state) throw new Error('what cannot be played has no position');
    return (boards[at] ??= viewBoard(state));
  };
  /** Of an effect without a source the action in which it began; of an ability's, the ability that was on the stack then. */
  const wordingAt = (timestamp: number, source: string): string | undefined => {
    const at = played.findIndex(({ state }) => state.effects.some((effect) => effect.timestamp === timestamp));
    const step = played[at];
    if (!step || source === namelessSource) return step && wordingOf(scenario, step.action).wording;
    const before = at === 0 ? start : played[at - 1]?.state;
    const onStack = [before, step.state].flatMap((state) => state?.zones.stack.map((id) => state.objects[id]?.ability) ?? []);
    return onStack.findLast((ability) => ability?.source === source)?.ability.text;
  };
  const run: Run = {
    edition,
    unsupported: recording.result.unsupported.map(tellGap),
    failures: recording.result.failures.filter(isOutcome),
    playedOut,
    steps: start
      ? [{ number: 0, action: 0, event: 'start', text: '', cites: [], ...captionOf(scenario, played, 0) }, ...tellSteps(scenario, played)]
      : [],
    actions: actions.map(({ choices, listed }) => ({
      ...(listed === undefined ? {} : { listed }),
      choices: choices.map(({ player, text, answer, options, count, closed }) => ({
        player,
        text,
        answer,
        options,
        ...(count === undefined ? {} : { count }),
        closed: closed.map(({ cites, ...each }) => ({ ...each, cites: numbersOf(cites) })),
      })),
    })),
    boardAt,
    whyAt: (step, id) => {
      const state = states[step];
      return state && tellWhy(state, id, { citesOf: (concept) => citesOf(concept, edition), wordingOf: wordingAt });
    },
  };
  citedRules.set(run, new Set(played.flatMap(({ rules }) => rules)));
  return run;
}

const citedRules = new WeakMap<Run, ReadonlySet<Concept>>();

/** What the rules of a run are about, whatever their numbers. */
export const rulesOf = (run: Run): ReadonlySet<Concept> => citedRules.get(run) ?? new Set();

function tellSteps(scenario: Scenario, steps: readonly RecordedStep[]): readonly RunStep[] {
  const together = findAtOnce(steps);
  return steps.map(({ action, event, text, cites, passes }, at) => ({
    number: at + 1,
    action,
    event,
    text,
    cites,
    ...(passes.length === 0 ? {} : { passes }),
    ...(together[at] ? { atOnce: together[at] } : {}),
    ...wordingOf(scenario, action),
    ...captionOf(scenario, steps, at + 1),
  }));
}

function wordingOf({ actions = [] }: Scenario, number: number): Pick<RunStep, 'wording'> {
  const action = actions[number - 1];
  return action?.do === 'effect' ? { wording: action.text } : {};
}

/** A caption stands at the last step of its action: at the start, when nothing happens before the first. */
function captionOf({ captions = [] }: Scenario, steps: readonly RecordedStep[], number: number): Pick<RunStep, 'caption'> {
  const text = captions
    .filter(({ after }) => steps.findLastIndex(({ action }) => action <= after) + 1 === number)
    .map(({ text: words }) => words)
    .join(' ');
  return text === '' ? {} : { caption: text };
}
