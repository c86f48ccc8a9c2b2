/** A demonstration as it is looked at: every step with its position, every choice with what else was open. */
import type { Answer } from '../../engine/events/question.ts';
import type { Concept } from '../../engine/concepts/concepts.ts';
import type { GameState } from '../../engine/state/state.ts';
import { listLookChanges, type LookChange } from '../telling/lookChanges.ts';
import type { MadeChoice } from './openChoice.ts';
import { type Recorder, type Runner, runScenario, type ScenarioResult, type TraceStep } from './runScenario.ts';
import type { Scenario, ScenarioAction } from '../format/scenario.ts';

/** One step of the trace. A refused action is one too. */
export interface RecordedStep extends TraceStep {
  /** The position after it; after the last of an action, the one in which the action ended. */
  readonly state: GameState;
  /** What looks different since the step before; worked out when it is first asked for. */
  readonly changes: readonly LookChange[];
  /** What its rules are about: the same under the rules of every day, where their numbers are not. */
  readonly rules: readonly Concept[];
  /** Who passed before it, since the step before. */
  readonly passes: readonly string[];
}

/** What came of one action of the scenario; 0 is what happens before the first. A run that is played out has one more. */
export interface RecordedAction {
  readonly number: number;
  readonly action?: ScenarioAction;
  readonly choices: readonly MadeChoice[];
  /** Of an action that asks what is legal: everything that is. */
  readonly listed?: readonly Answer[];
  readonly steps: readonly RecordedStep[];
}

export interface Recording {
  readonly result: ScenarioResult;
  /** The position before anything happens; absent when the scenario cannot be played. */
  readonly start?: GameState;
  readonly actions: readonly RecordedAction[];
  /** The steps of all actions. */
  readonly steps: readonly RecordedStep[];
}

/** Plays a scenario and keeps every position. Never throws: what cannot be played is among `result.unsupported`. */
export function recordScenario(scenario: Scenario, runner: Runner): Recording {
  const { recorder, finish } = startRecording(scenario, runner.playOut);
  return finish(runScenario(scenario, runner, recorder));
}

interface Recordings {
  /** What hears of the play. */
  readonly recorder: Recorder;
  /** The recording of what it heard, with the result of the play. */
  readonly finish: (result: ScenarioResult) => Recording;
}

/** Records a play that somebody else makes. */
export function startRecording(scenario: Scenario, playOut = false): Recordings {
  let start: GameState | undefined;
  const told: Omit<RecordedStep, 'changes'>[] = [];
  const choices = new Map<number, readonly MadeChoice[]>();
  const listed = new Map<number, readonly Answer[]>();
  const recorder: Recorder = {
    begins: (state) => {
      start = state;
    },
    steps: (step, state, rules, passes) => void told.push({ ...step, state, rules, passes }),
    ended: (state) => {
      const last = told.at(-1);
      if (last) told.splice(-1, 1, { ...last, state });
      else start = state;
    },
    chosen: (action, made) => void choices.set(action, made),
    listed: (action, options) => void listed.set(action, options),
  };
  return { recorder, finish };

  function finish(result: ScenarioResult): Recording {
    const steps = told.map((step, at): RecordedStep => {
      let changes: readonly LookChange[] | undefined;
      return {
        ...step,
        // What everything looks like costs as much as the play, and not everybody asks.
        get changes() {
          return (changes ??= listLookChanges(told[at - 1]?.state ?? start ?? step.state, step.state));
        },
      };
    });
    const byAction = Map.groupBy(steps, ({ action }) => action);
    const numbers = [undefined, ...(scenario.actions ?? []), ...(playOut ? [undefined] : [])];
    const actions = numbers.map((action, number): RecordedAction => ({
      number,
      ...(action === undefined ? {} : { action }),
      choices: choices.get(number) ?? [],
      ...(listed.has(number) ? { listed: listed.get(number) ?? [] } : {}),
      steps: byAction.get(number) ?? [],
    }));
    return { result, ...(start === undefined ? {} : { start }), actions, steps };
  }
}
