/**
 * The one door through which the site comes to engine and card texts: a demonstration played under the rules of a day, as plain data. Nothing
 * here reads files, so that all of it runs in a browser.
 */
import type { Answer } from '../engine/procedure.ts';
import type { Concept } from '../engine/rules/concepts.ts';
import { citesOf } from '../engine/rules/numbers.ts';
import { type BoardView, viewBoard } from './boardView.ts';
import { compareOutcomes, type Difference, type Outcome, type RefusedAction } from './outcome.ts';
import { cardTexts } from './readCardTexts.ts';
import { readValue } from './readValue.ts';
import { type RecordedStep, recordScenario } from './recording.ts';
import { tellUnsupported } from './refusal.ts';
import type { Scenario } from './scenario.ts';
import { tellWhy, type Why } from './why.ts';

export type { Answer } from '../engine/procedure.ts';
export type { Aspect, BoardView, ObjectView, PlayerView, Values } from './boardView.ts';
export type { Difference } from './outcome.ts';
export type { Why, WhyLink } from './why.ts';

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

/** What two runs of one demonstration differ in. */
export interface RunComparison {
  readonly differences: readonly Difference[];
  /** Rules that one of the two rests on and the other does not, by the numbers of its own edition. */
  readonly onlyOne: readonly string[];
  readonly onlyOther: readonly string[];
}

export interface Run {
  readonly edition: string;
  /** Why it cannot be played under this edition; empty when it can. */
  readonly unsupported: readonly string[];
  readonly steps: readonly RunStep[];
  readonly actions: readonly RunAction[];
  /** Positions are read when they are asked for, and once. */
  readonly boardAt: (step: number) => BoardView;
  readonly whyAt: (step: number, id: string) => Why | undefined;
  readonly compareWith: (other: Run) => RunComparison;
}

/** @throws when it is no scenario. */
export function readDemonstration(value: unknown): Scenario {
  const read = readValue(value);
  if (read.kind === 'refused') throw read.refusal;
  return read.scenario;
}

/** What runs know of one another. */
interface Inside {
  readonly outcome: Outcome;
  readonly rules: ReadonlySet<Concept>;
  /** The rules on which an aspect of an object rests in the end. */
  readonly citesFor: (ref: string, aspect: string) => readonly string[];
}
const insides = new WeakMap<Run, Inside>();

/** Plays a demonstration under the rules of a day; without one, of its own edition. Never throws. */
export function playDemonstration(scenario: Scenario, edition = scenario.edition): Run {
  const recording = recordScenario(scenario, { texts: cardTexts, citesOf, edition });
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
  /** An effect without a source has the wording of the action in which it began. */
  const wordingAt = (timestamp: number): string | undefined => {
    const step = played.find(({ state }) => state.effects.some((effect) => effect.timestamp === timestamp));
    return step && wordingOf(scenario, step.action).wording;
  };
  const run: Run = {
    edition,
    unsupported: recording.result.unsupported.map(tellUnsupported),
    steps: start ? [{ number: 0, action: 0, event: 'start', text: '', cites: [], ...captionOf(scenario, played, 0) }, ...tellSteps(scenario, played)] : [],
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
    compareWith: (other) => compareRuns(run, other),
  };
  const refused = new Map(
    played.flatMap(({ event, action, text, cites }): [number, RefusedAction][] => (event === 'refused' ? [[action, { text, cites }]] : [])),
  );
  if (states.length > 0)
    insides.set(run, {
      outcome: { board: boardAt(states.length - 1), refused },
      rules: new Set(played.flatMap(({ rules }) => rules)),
      citesFor: (ref, aspect) => {
        const object = boardAt(states.length - 1).objects.find((each) => each.ref === ref);
        const why = object && run.whyAt(states.length - 1, object.id);
        const links = why?.links.filter(({ changes }) => changes.some((change) => change === aspect)) ?? [];
        return [...new Set(links.flatMap(({ cites }) => cites))];
      },
    });
  return run;
}

function tellSteps(scenario: Scenario, steps: readonly RecordedStep[]): readonly RunStep[] {
  return steps.map(({ action, event, text, cites }, at) => ({
    number: at + 1,
    action,
    event,
    text,
    cites,
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
    .filter(({ after = 0 }) => steps.findLastIndex(({ action }) => action <= after) + 1 === number)
    .map((caption) => caption.text ?? '')
    .join(' ');
  return text === '' ? {} : { caption: text };
}

function compareRuns(one: Run, other: Run): RunComparison {
  const [mine, theirs] = [insides.get(one), insides.get(other)];
  if (!mine || !theirs) return { differences: [], onlyOne: [], onlyOther: [] };
  const numbers = (rules: ReadonlySet<Concept>, without: ReadonlySet<Concept>, edition: string): readonly string[] => [
    ...new Set([...rules].filter((rule) => !without.has(rule)).flatMap((rule) => citesOf(rule, edition))),
  ];
  return {
    differences: compareOutcomes(mine.outcome, theirs.outcome).map((difference) => {
      const { of, what } = difference;
      if (of.kind !== 'object') return difference;
      const cites = [mine.citesFor(of.name, what), theirs.citesFor(of.name, what)] as const;
      return cites.some(({ length }) => length > 0) ? { ...difference, cites } : difference;
    }),
    onlyOne: numbers(mine.rules, theirs.rules, one.edition),
    onlyOther: numbers(theirs.rules, mine.rules, other.edition),
  };
}
