/**
 * The course of a scenario under the rules of a day, as far as it can be compared: what was asked, what was legal, what was refused, and how
 * it ends. Under other rules than its own it is played to the end: what stands on the stack then, as combat damage once did, resolves.
 */
import type { Concept } from '../../engine/concepts/concepts.ts';
import type { Answer } from '../../engine/events/question.ts';
import type { GameState } from '../../engine/state/state.ts';
import { atOnce, type InPieces } from '../playing/inPieces.ts';
import type { MadeChoice } from '../playing/openChoice.ts';
import { type Recorder, runInPieces, type Runner, type ScenarioResult, type Waiting } from '../playing/runScenario.ts';
import type { Scenario } from '../format/scenario.ts';

/** Where a course stands after a step. */
export interface Position {
  readonly state: GameState;
  /** What the rules of the step are about; nothing before the first. */
  readonly rules: readonly Concept[];
}

export interface Course {
  readonly result: ScenarioResult;
  /** The position in which it ends; undefined for what cannot be played. */
  readonly end: GameState | undefined;
  /** The positions in which its actions ended, before the first of them the one in which that began. */
  readonly moments: readonly GameState[];
  /** The position before anything happens, then the one after each step of the trace; after the last of an action, where that ended. */
  readonly positions: readonly Position[];
  /** Choices by action, those of payments in mana aside. */
  readonly choices: ReadonlyMap<number, readonly MadeChoice[]>;
  /** What was listed as legal, by action. */
  readonly listed: ReadonlyMap<number, readonly Answer[]>;
  /** What waited for an answer after an action. */
  readonly waiting: ReadonlyMap<number, Waiting>;
  /** How many actions the scenario has. */
  readonly actions: number;
  /** Whether it was played on after its last action. */
  readonly playedOut: boolean;
}

/** Gives who hears of a play, which may be played out. */
type Listen = (playOut: boolean) => Recorder;

/** Follows a run. `also` hears of it too. */
function* followCourse(scenario: Scenario, runner: Runner, also?: Recorder): InPieces<Course> {
  let end: GameState | undefined;
  const moments: GameState[] = [];
  const positions: Position[] = [];
  const choices = new Map<number, readonly MadeChoice[]>();
  const listed = new Map<number, readonly Answer[]>();
  const waiting = new Map<number, Waiting>();
  const result = yield* runInPieces(scenario, runner, {
    ...(also ?? { closed: false }),
    begins: (state) => {
      end = state;
      positions.push({ state, rules: [] });
      also?.begins(state);
    },
    steps: (step, state, rules, passes) => {
      positions.push({ state, rules });
      also?.steps(step, state, rules, passes);
    },
    ended: (state, action, asked) => {
      end = state;
      moments.push(state);
      positions.splice(-1, 1, { rules: [], ...positions.at(-1), state });
      if (asked) waiting.set(action, asked);
      also?.ended(state, action, asked);
    },
    chosen: (action, made) => {
      choices.set(
        action,
        made.filter(({ kind }) => kind !== 'mana' && kind !== 'priority'),
      );
      also?.chosen(action, made);
    },
    listed: (action, options) => {
      listed.set(action, options);
      also?.listed(action, options);
    },
  });
  return {
    result,
    end: result.unsupported.length > 0 ? undefined : end,
    moments,
    positions,
    choices,
    listed,
    waiting,
    actions: scenario.actions?.length ?? 0,
    playedOut: runner.playOut === true,
  };
}

/** Under the scenario's own rules, as it is written. */
export const ownCourse = (scenario: Scenario, runner: Runner, also?: Recorder): Course => atOnce(ownCourseInPieces(scenario, runner, also));

/** The same, an action a piece. */
export const ownCourseInPieces = (scenario: Scenario, runner: Runner, also?: Recorder): InPieces<Course> =>
  followCourse(scenario, { ...runner, edition: scenario.edition }, also);

/**
 * Under the rules of a day: played out where something waits on the stack and nothing did under its own rules. `listen` gives who hears of it too:
 * anew for the play that is played out, which is another one.
 */
export const courseUnder = (scenario: Scenario, runner: Runner, day: string, own: Course, listen?: Listen): Course =>
  atOnce(courseInPiecesUnder(scenario, runner, day, own, listen));

/** The same, an action a piece. */
export function* courseInPiecesUnder(scenario: Scenario, runner: Runner, day: string, own: Course, listen?: Listen): InPieces<Course> {
  const course = yield* followCourse(scenario, { ...runner, edition: day }, listen?.(false));
  if (!needsMore(scenario, own, course)) return course;
  return yield* followCourse(scenario, { ...runner, edition: day, playOut: true }, listen?.(true));
}

export const stackOf = ({ end }: Course): readonly string[] => end?.zones.stack ?? [];

function needsMore({ actions = [] }: Scenario, own: Course, course: Course): boolean {
  return own.end !== undefined && stackOf(own).length === 0 && stackOf(course).length > 0 && !course.waiting.has(actions.length);
}
