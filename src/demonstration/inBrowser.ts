/**
 * The one door through which the site comes to the engine: a demonstration played under the rules of a day, as plain data. Nothing here reads
 * files or knows the grammar of card texts, so that all of it runs in a browser.
 */
import type { Answer } from '../engine/procedure.ts';
import type { Concept } from '../engine/rules/concepts.ts';
import { citesOf } from '../engine/rules/numbers.ts';
import { namelessSource } from '../engine/session.ts';
import { type ChangedPoint, type OutcomeDifference, type OutcomeRun, playAcross } from './acrossEditions.ts';
import { type BoardView, viewBoard } from './boardView.ts';
import type { CardTexts } from './cardTexts.ts';
import { fromKept, type KeptReadings } from './keptReadings.ts';
import { readValue } from './readValue.ts';
import { type RecordedStep, recordScenario } from './recording.ts';
import { tellUnsupported } from './refusal.ts';
import type { Scenario } from './scenario.ts';
import { tellWhy, type Why } from './why.ts';

export type { Answer } from '../engine/procedure.ts';
export type { Aspect, BoardView, ObjectView, PlayerView, Values } from './boardView.ts';
export type { ChangedPoint, OutcomeDifference } from './acrossEditions.ts';
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

/** Two runs of one demonstration: what differs in the end, and what the rules say otherwise. */
export interface RunComparison {
  readonly isSame: boolean;
  readonly differences: readonly OutcomeDifference[];
  /** Actions that the rules of one refuse and those of the other do not. */
  readonly refused: readonly [readonly RunStep[], readonly RunStep[]];
  /** What changed in the rules between the two, as far as the runs rest on it. */
  readonly changed: readonly ChangedPoint[];
  /** Rules that one of the two cites and the other does not, by the numbers of its own edition. */
  readonly cited: readonly [readonly string[], readonly string[]];
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
  /** Compares it with a run under another edition, out of all `days` that there are, oldest first. */
  readonly compareWith: (other: Run, days: readonly string[]) => RunComparison;
}

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

/** What the rules of a run are about, whatever their numbers. */
const rulesOf = new WeakMap<Run, ReadonlySet<Concept>>();

/** Plays a demonstration under the rules of a day; without one, of its own edition. Never throws. */
export function playDemonstration({ scenario, texts }: ReadDemonstration, edition = scenario.edition): Run {
  const recording = recordScenario(scenario, { texts, citesOf, edition });
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
    unsupported: recording.result.unsupported.map(tellUnsupported),
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
    compareWith: (other, days) => compareRuns(run, other, playAllDays({ ...scenario, edition }, texts, days)),
  };
  rulesOf.set(run, new Set(played.flatMap(({ rules }) => rules)));
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
    .filter(({ after }) => steps.findLastIndex(({ action }) => action <= after) + 1 === number)
    .map(({ text: words }) => words)
    .join(' ');
  return text === '' ? {} : { caption: text };
}

const acrossDays = new WeakMap<readonly string[], readonly OutcomeRun[]>();

/** Under the rules of all days: worked out once for a list of them. */
function playAllDays(scenario: Scenario, texts: CardTexts, days: readonly string[]): readonly OutcomeRun[] {
  const known = acrossDays.get(days) ?? playAcross(scenario, { texts, citesOf }, days);
  acrossDays.set(days, known);
  return known;
}

function compareRuns(one: Run, other: Run, across: readonly OutcomeRun[]): RunComparison {
  const found = across.find(({ from, to }) => from <= other.edition && other.edition <= to);
  const { differences = [], changed = [] } = found ?? {};
  const [mine, theirs] = [refusedIn(one), refusedIn(other)];
  const only = (here: readonly RunStep[], there: readonly RunStep[]): readonly RunStep[] =>
    here.filter(({ action }) => !there.some((step) => step.action === action));
  const refused = [only(mine, theirs), only(theirs, mine)] as const;
  return {
    isSame: found !== undefined && differences.length === 0 && refused.every(({ length }) => length === 0),
    differences,
    refused,
    changed,
    cited: compareCites(one, other),
  };
}

const refusedIn = ({ steps }: Run): readonly RunStep[] => steps.filter(({ event }) => event === 'refused');

/** Rules that only one of the two cites, by the numbers of its own edition; the same rule may have another number in the other. */
function compareCites(one: Run, other: Run): readonly [readonly string[], readonly string[]] {
  const [mine, theirs] = [rulesOf.get(one) ?? new Set<Concept>(), rulesOf.get(other) ?? new Set<Concept>()];
  const only = (rules: ReadonlySet<Concept>, without: ReadonlySet<Concept>, edition: string): readonly string[] => [
    ...new Set([...rules].filter((rule) => !without.has(rule)).flatMap((rule) => citesOf(rule, edition))),
  ];
  return [only(mine, theirs, one.edition), only(theirs, mine, other.edition)];
}
