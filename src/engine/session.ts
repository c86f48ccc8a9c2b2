/**
 * A game that is played: a position, the actions carried out in it, and the question that waits. Deterministic: the same beginning and the
 * same actions give the same states and the same trace. Here actions are judged; session/run.ts carries them out, session/replay.ts takes
 * back what was refused.
 */
import type { Asked, HasRule, Rare, Told } from './events/procedure.ts';
import type { Answer, Question } from './events/question.ts';
import type { Teller } from './events/teller.ts';
import { newTally } from './state/bounds.ts';
import type { CardId, GameState, PlayerId } from './state/state.ts';
import type { Beginning } from './turn/beginning.ts';
import type { Action, Begun, Preparation, Result } from './session/action.ts';
import { type Trial, tryOut } from './events/trial.ts';
import { begin, settlesAfter } from './session/carryOut.ts';
import { judgeAnswer, judgeTurn, refused } from './session/judging.ts';
import { type Listener, nothingPrepared, startReplay } from './session/replay.ts';
import type { EnteredStep } from './session/watch.ts';

export type { Action, Begun, Preparation, Result } from './session/action.ts';
export type { Trial } from './events/trial.ts';
export { withNamelessSource } from './session/carryOut.ts';
export { mayAnswer } from './session/judging.ts';
export type { Listener } from './session/replay.ts';
export type { EnteredStep } from './session/watch.ts';

export interface Session {
  /** What was told before the first action. */
  readonly opening: readonly Told[];
  readonly state: () => GameState;
  /** The question that waits; priority is one. Undefined when the game is over. */
  readonly pending: () => Question | undefined;
  readonly act: (action: Action, preparation?: Preparation) => Result;
  /** Lets the state-based actions happen that wait for the next action, and what follows from them; does nothing when none wait. */
  readonly settle: () => Result;
  /** Something new is carried out: what it takes is counted from here (bounds.ts). */
  readonly count: () => void;
  /** Notes where the game stands; what it gives puts the game back there, if it has gone on since. */
  readonly mark: () => () => void;
  /** Tries an action on the position as it is. `choose` answers what it asks, or stops it there. */
  readonly attempt: (action: Begun, choose: (question: Question) => Answer | undefined, prepared?: Preparation['answer']) => Trial;
  /** How often abilities of each card have triggered. */
  readonly triggered: () => Readonly<Record<CardId, number>>;
  /** Answers so far that nobody was asked for, since no other was legal. */
  readonly forced: () => Asked['forced'];
  /** How many choices were left out so far that end alike however they are made. */
  readonly leftOut: () => number;
  /** Every step entered so far, the first is the one it began with. */
  readonly entered: () => readonly EnteredStep[];
  /** Whether nobody has done anything since the step was entered in which the game stands. */
  readonly isAtBeginning: () => boolean;
}

export interface SessionOptions {
  readonly hear?: Listener | undefined;
  /** Says what happens (telling/teller.ts); without it only what players and effects decide is told. */
  readonly teller?: Teller;
  /** Whether the rules of a day speak of a concept: where they do not, what a text does rests on the text. Without it they speak of all. */
  readonly hasRule?: HasRule;
  /** Carries out what few games do (turn/rare.ts); without it a text that does is not carried out. */
  readonly rare?: Rare;
  /** Every choice that the rules give is asked, also where all answers end alike (events/unasked.ts). */
  readonly everything?: boolean;
}

/** Begins a game at a position. It runs to the first question at once. */
export function beginSession(
  state: GameState,
  beginning: Beginning,
  { hear = () => undefined, teller, hasRule, rare, everything = false }: SessionOptions = {},
): Session {
  const tally = newTally();
  const replay = startReplay({ state, beginning, tally, everything, hasRule, teller, rare }, hear);
  const { run } = replay;
  const opening = run().take();

  const count = (): void => {
    tally.action = { events: 0, looks: 0 };
  };
  /** State-based actions that waited for the next action. */
  const settle = (): Result =>
    run().isUnsettled() ? replay.give([{ kind: 'answer', answer: 'acted' }], nothingPrepared) : { kind: 'advanced', told: [] };
  /** A check has nothing to begin: what it would process is being processed already, or the game is over. */
  const isChecked = (question: Question | undefined): boolean =>
    run().isUnsettled() || question === undefined || (replay.isFresh() && question.kind !== 'priority');
  const check = (): Result => {
    const settled = settle();
    const question = run().question();
    if (settled.kind !== 'advanced' || !question || question.kind === 'priority') return settled;
    return { kind: 'choice', told: settled.told, question };
  };

  /** Who has passed since anything was told: what comes next is told with it. A pass is no step of the game by itself. */
  let passed: readonly PlayerId[] = [];
  const withPasses = (result: Result): Result => {
    if (result.kind === 'refused' || passed.length === 0) return result;
    const [first, ...others] = result.told;
    if (!first) return result;
    const told = [{ ...first, passes: passed }, ...others];
    passed = [];
    return { ...result, told };
  };

  const act = (action: Action, prepared?: Preparation): Result => withPasses(carryOut(action, prepared));
  const carryOut = (action: Action, prepared?: Preparation): Result => {
    // What one action sets off goes on through passes and answers.
    if (action.do !== 'pass' && action.do !== 'answer' && action.do !== 'check') count();
    const given = prepared ?? (action.do === 'answer' ? replay.preparation() : nothingPrepared);
    const { game } = run();
    if (action.do === 'concede') return replay.give([{ kind: 'concede', player: action.by }], given);
    if (action.do === 'check' && isChecked(run().question())) return check();
    if (action.do === 'answer') {
      const question = run().question();
      const judgement = judgeAnswer(game.state, question, action);
      if (question && judgement.legal) hear(question, action.answer, game.state);
      return judgement.legal ? replay.give([{ kind: 'answer', answer: action.answer }], given) : refused(judgement);
    }
    // State-based actions that waited for the next action come first.
    if (run().isUnsettled()) {
      const settled = settle();
      if (settled.kind !== 'advanced')
        return settled.kind === 'refused' ? settled : refused(judgeTurn(run().game.state, run().question(), action));
      const result = carryOut(action, prepared);
      return result.kind === 'refused' ? result : { ...result, told: [...settled.told, ...result.told] };
    }
    const judgement = judgeTurn(game.state, run().question(), action);
    if (!judgement.legal) return refused(judgement);
    if (action.do === 'pass') {
      const result = replay.give([{ kind: 'answer', answer: 'pass' }], given);
      // A check between two passes has players pass anew: who did is told once.
      if (result.kind !== 'refused' && !passed.includes(action.by)) passed = [...passed, action.by];
      return result;
    }
    return replay.give(
      [
        {
          kind: 'begin',
          make: (running) => begin(running, action),
          settles: settlesAfter(action),
          by: 'by' in action ? action.by : undefined,
        },
      ],
      given,
    );
  };

  return {
    opening,
    state: () => run().game.state,
    pending: () => run().question(),
    settle: () => withPasses(settle()),
    act,
    count,
    mark: () => {
      const [goBack, then] = [replay.mark(), passed];
      return () => {
        goBack();
        passed = then;
      };
    },
    attempt: (action, choose, prepared = () => undefined) => tryOut(run().game, (game) => begin(game, action), { prepared, choose }),
    triggered: () => run().triggered(),
    forced: () => run().game.asked.forced,
    leftOut: () => run().game.asked.leftOut,
    entered: () => run().entered(),
    isAtBeginning: replay.isAtBeginning,
  };
}
