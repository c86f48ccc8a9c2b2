/** A scenario, played under the rules of its edition: what happened step by step with rule numbers, and whether it came as expected. */
import { BoundReached } from '../../engine/state/bounds.ts';
import { NotYet } from '../../engine/state/notYet.ts';
import type { Rare, Told } from '../../engine/events/procedure.ts';
import type { Answer, Question } from '../../engine/events/question.ts';
import { beginSession, type Listener, type Session } from '../../engine/session.ts';
import type { GameState } from '../../engine/state/state.ts';
import type { Concept } from '../../engine/concepts/concepts.ts';
import { withoutSaidTwice } from '../../engine/concepts/saidTwice.ts';
import { NotLoaded } from '../../engine/turn/rare/parts.ts';
import { teller } from '../../engine/telling/teller.ts';
import { boundTexts } from '../position/boundTexts.ts';
import type { Board } from '../position/board.ts';
import { carryOut } from './carryOut.ts';
import type { CardTexts } from '../position/cardTexts.ts';
import { checkNames } from '../format/checkNames.ts';
import { lookUps } from '../expecting/lookUps.ts';
import { checkExpectation, type Failure } from '../expecting/expectations.ts';
import { keepReadings } from '../position/keptReadings.ts';
import { taken } from '../position/makeCard.ts';
import { writeOption } from '../position/legalOptions.ts';
import { makePosition } from '../position/makePosition.ts';
import { asSentence, inWords } from '../telling/inWords.ts';
import { nameObjects, type Naming } from '../telling/names.ts';
import { atOnce, type InPieces } from './inPieces.ts';
import { describeChoice, type MadeChoice } from './openChoice.ts';
import { playersOf } from '../format/readFormat.ts';
import { refuseTogether, ScenarioRefusal, type Unsupported } from '../format/refusal.ts';
import type { Scenario } from '../format/scenario.ts';
import { type Summary, summarise } from '../telling/summary.ts';
import { tellOptions, tellRefusal } from '../telling/tellActions.ts';

export interface TraceStep {
  /** The action it belongs to, from 1; 0 for what happens before the first. */
  readonly action: number;
  readonly event: string;
  readonly text: string;
  /** Rule numbers of the scenario's edition. */
  readonly cites: readonly string[];
}

export interface ScenarioResult {
  readonly id: string;
  readonly edition: string;
  readonly passed: boolean;
  readonly failures: readonly Failure[];
  readonly unsupported: readonly Unsupported[];
  readonly trace: readonly TraceStep[];
  readonly final: Partial<Summary>;
}

export interface Runner {
  readonly texts: CardTexts;
  /** The numbers of a concept's rules on a day. */
  readonly citesOf: (concept: Concept, day: string) => readonly string[];
  /** What few games do: all of it (engine/turn/rare.ts), or the parts that are loaded (rare/parts.ts). */
  readonly rare: Rare;
  /** Takes the place of the scenario's edition. */
  readonly edition?: string;
  /** Whether everybody passes after the last action until the stack is empty; that is told as an action more. */
  readonly playOut?: boolean;
}

/** A question that waits when an action has ended. */
export interface Waiting {
  readonly player: string;
  readonly kind: Question['kind'];
  /** As people are asked. */
  readonly text: string;
}

/** Told of what happens, as it happens. */
export interface Recorder {
  /** The position as the scenario describes it. */
  readonly begins: (state: GameState) => void;
  /** `rules` are the concepts that the step's numbers stand for, `passes` who passed before it, since the step before. */
  readonly steps: (step: TraceStep, state: GameState, rules: readonly Concept[], passes: readonly string[]) => void;
  /**
   * An action has ended, or what happens before the first; what it did may go on after the last thing that it told. `asked` waits for an
   * answer.
   */
  readonly ended: (state: GameState, action: number, asked: Waiting | undefined) => void;
  /** The choices of one action that was carried out. */
  readonly chosen: (action: number, choices: readonly MadeChoice[]) => void;
  /** What an action that asks for all legal options was answered, in the names of the scenario. */
  readonly listed: (action: number, options: readonly Answer[]) => void;
  /** Whether choices say what was closed to the player; they do unless this is `false`. */
  readonly closed?: boolean;
}

/** A result for what could not be played. */
export function refusedResult(id: string, edition: string, unsupported: readonly Unsupported[]): ScenarioResult {
  return { id, edition, passed: false, failures: [], unsupported, trace: [], final: {} };
}

/** Plays a scenario. What cannot be played is among `unsupported`, and then nothing has passed. @throws NotLoaded, and nothing else */
export const runScenario = (scenario: Scenario, runner: Runner, recorder?: Recorder): ScenarioResult =>
  atOnce(runInPieces(scenario, runner, recorder));

/** The same in pieces: its beginning, and each action. */
export function* runInPieces(scenario: Scenario, runner: Runner, recorder?: Recorder): InPieces<ScenarioResult> {
  const edition = runner.edition ?? scenario.edition;
  const trace: TraceStep[] = [];
  const place = { path: 'setup' };
  try {
    return yield* play(scenario, edition, { ...runner, texts: boundTexts(keepReadings(runner.texts).texts) }, { trace, place, recorder });
  } catch (error) {
    if (error instanceof NotLoaded) throw error;
    const unsupported = error instanceof ScenarioRefusal ? error.unsupported : [{ path: place.path, phrase: '', reason: reasonOf(error) }];
    return { ...refusedResult(scenario.id, edition, unsupported), trace };
  }
}

/** Why something could not be played, for people. What only says where the engine went wrong is not for them. */
export const reasonOf = (error: unknown): string =>
  error instanceof BoundReached || error instanceof NotYet
    ? error.message
    : 'the engine fails at this, which is a fault of Concordance: please report the scenario';

/** The first edition of the Comprehensive Rules: of the rules before it only how combat damage is dealt is played. */
const earliest = '1999-04-23';

interface Playing {
  readonly trace: TraceStep[];
  /** What of the scenario is being carried out. */
  readonly place: { path: string };
  readonly recorder: Recorder | undefined;
}

function* play(scenario: Scenario, day: string, runner: Runner, { trace, place, recorder }: Playing): InPieces<ScenarioResult> {
  checkNames(scenario);
  const { state, beginning } = refuseTogether(
    () => makePosition(scenario, day, runner.texts),
    ...(scenario.actions ?? []).map((action, at) => () => {
      if (action.do === 'effect') taken(runner.texts.effect(action.text), `actions[${at}].text`);
    }),
  );
  recorder?.begins(state);
  yield;
  const naming = nameObjects(scenario);
  const choices: MadeChoice[] = [];
  const hear: Listener = (question, answer, asked) =>
    void choices.push(describeChoice(question, answer, asked, naming, recorder?.closed !== false));
  const session: Session = beginSession(state, beginning, {
    hear: recorder && hear,
    teller,
    rare: runner.rare,
    hasRule: (concept, on) => runner.citesOf(concept, on).length > 0,
  });
  const note = (step: TraceStep, at: GameState, rules: readonly Concept[], passes: readonly string[] = []): void => {
    trace.push(step);
    recorder?.steps(step, at, rules, passes);
  };
  const cited = new Set<string>();
  const kept = (cites: readonly Concept[], besides: readonly Concept[] = []): readonly Concept[] =>
    withoutSaidTwice(cites, (concept) => runner.citesOf(concept, day)[0], besides);
  const listNumbers = (cites: readonly Concept[]): readonly string[] => [
    ...new Set(cites.flatMap((concept) => runner.citesOf(concept, day))),
  ];
  const numbersOf = (cites: readonly Concept[]): readonly string[] => listNumbers(kept(cites));
  const write = (action: number, told: readonly Told[]): void => {
    for (const { event, text, cites: own, besides, state: at, passes } of told) {
      const cites = kept(own, besides);
      const numbers = listNumbers(cites);
      for (const number of numbers) cited.add(number);
      note({ action, event, text: asSentence(at, text, naming), cites: numbers }, at, cites, passes);
    }
  };
  /** What is asked of the rules alone is told as well. */
  const lookUp = (action: number): void => {
    const state = session.state();
    const asked = blocks.filter(({ block }) => (block.after ?? actions.length) === action);
    write(
      action,
      asked.flatMap(({ block }) => lookUps(state, block, action === 0)).map((each) => ({ event: 'look', besides: [], ...each, state })),
    );
  };
  const { actions = [], expect = [] } = scenario;
  const blocks = expect.map((block, at) => ({ block, path: expect.length === 1 ? 'expect' : `expect[${at}]` }));
  if (day < earliest)
    note(
      { action: 0, event: 'era', text: `Before ${earliest} combat damage is dealt at once; all else is played as on that day.`, cites: [] },
      state,
      [],
    );
  write(0, session.opening);
  lookUp(0);
  recorder?.ended(session.state(), 0, waitingIn(session, naming));
  const board: Board = {
    session,
    players: playersOf(scenario),
    compile: (text: string, path: string) => taken(runner.texts.effect(text), path),
    assigned: new Map<string, Answer>(),
    bottoms: new Map<string, readonly string[]>(),
    willing: new Map<string, Answer | undefined>(),
    spoken: { forced: 0, leftOut: 0 },
    choices,
    agreed: new Set<string>(),
    ahead: { next: actions[0], isLookedAt: false },
  };
  const failures: Failure[] = [];
  const refused = new Map<number, readonly string[]>();
  let legal: { readonly what: string; readonly options: readonly Answer[] } | undefined;
  const abilitiesOf = (text: string) => {
    const line = text.charAt(0).toUpperCase() + text.slice(1);
    const reading = runner.texts.abilities(line, { name: '', types: [], subtypes: [] });
    return 'read' in reading ? reading.read : undefined;
  };
  const check = (done: number): void => {
    for (const { block, path } of blocks) {
      if ((block.after ?? actions.length) !== done) continue;
      const found = checkExpectation(block, path, { session, cited, legal, abilitiesOf, refused });
      failures.push(...(blocks.length === 1 ? found : found.map((failure) => ({ ...failure, key: `${path}.${failure.key}` }))));
    }
  };
  const expectedRefusals = new Set(expect.flatMap(({ refused: list = [] }) => list.map(({ action }) => action)));
  const asked = new Set(expect.flatMap(({ pending, after = actions.length }) => (pending === undefined ? [] : [after])));
  const playOut = (number: number): void => {
    const outcome = carryOut(board, { by: 'all', do: 'pass until', until: 'stack empty' }, 'end');
    if (outcome.kind === 'done') write(number, outcome.told);
    recorder?.ended(session.state(), number, waitingIn(session, naming));
  };
  check(0);
  for (const [at, action] of actions.entries()) {
    yield;
    const number = at + 1;
    place.path = `actions[${at}]`;
    choices.length = 0;
    board.ahead = { next: actions[number], isLookedAt: asked.has(number) };
    const outcome = carryOut(board, action, `actions[${at}]`);
    if (outcome.kind === 'refused') {
      const numbers = numbersOf(outcome.cites);
      refused.set(number, numbers);
      const reason = inWords(session.state(), outcome.reason, naming);
      const text = tellRefusal(action, reason, naming);
      note({ action: number, event: 'refused', text, cites: numbers }, session.state(), outcome.cites);
      if (!expectedRefusals.has(number))
        failures.push({
          key: `actions[${at}]`,
          expected: 'a legal action',
          actual: `refused: ${reason}`,
        });
    } else {
      write(number, outcome.told);
      if (outcome.kind === 'enumerated') {
        legal = { what: outcome.action.what, options: outcome.options };
        for (const number of numbersOf(outcome.cites)) cited.add(number);
        note(
          {
            action: number,
            event: 'enumerate',
            text: tellOptions(outcome.action, outcome.player, outcome.options, naming),
            cites: numbersOf(outcome.cites),
          },
          session.state(),
          outcome.cites,
        );
        recorder?.listed(
          number,
          outcome.options.map((option) => writeOption(option, outcome.action.what)),
        );
      }
      recorder?.chosen(number, [...choices]);
    }
    lookUp(number);
    recorder?.ended(session.state(), number, waitingIn(session, naming));
    if (number === actions.length && runner.playOut === true) playOut(number + 1);
    check(number);
  }
  return {
    id: scenario.id,
    edition: day,
    passed: failures.length === 0,
    failures,
    unsupported: [],
    trace,
    final: summarise(session, naming),
  };
}

function waitingIn(session: Session, naming: Naming): Waiting | undefined {
  const question = session.pending();
  if (!question || question.kind === 'priority') return undefined;
  return { player: question.player, kind: question.kind, text: asSentence(session.state(), question.text, naming) };
}
