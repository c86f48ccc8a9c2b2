/**
 * A run that can go back: what is refused is undone, where the turns went on meanwhile by playing again what was given before it, with the
 * answers that came along.
 */
import { type Answer, type Question, Refusal } from '../events/question.ts';
import type { GameState } from '../state/state.ts';
import type { Preparation, Result } from './action.ts';
import { type Input, type Run, type Start, startRun } from './run.ts';

/** Told of every choice that a player makes among several answers, with the position in which it is made; also of those of an action that is then refused. */
export type Listener = (question: Question, answer: Answer, state: GameState) => void;

export interface Replay {
  /** The run as it stands; another one after something was undone. */
  readonly run: () => Run;
  /** Gives inputs, with what comes along for the action that they begin or, without an action, for the occasion of the question that waits. */
  readonly give: (inputs: readonly Input[], preparation: Preparation) => Result;
  /** What came along with the action that is being carried out, as far as it has not ended. */
  readonly preparation: () => Preparation;
  /** Whether nothing has been given yet. */
  readonly isFresh: () => boolean;
  /** Whether nobody has done anything since the step was entered in which the game stands. */
  readonly isAtBeginning: () => boolean;
  /** Notes where it stands; what it gives goes back there. */
  readonly mark: () => () => void;
}

export const nothingPrepared: Preparation = { answer: () => undefined };

export function startReplay(start: Start, hear: Listener): Replay {
  const inputs: Input[] = [];
  /** What came along with actions, in the order in which it was asked for: played again it is the same. */
  let heard: (Answer | undefined)[] = [];
  let preparation = nothingPrepared;
  let preparedFor = -1;
  let atBeginning = true;
  const listen = (question: Question, occasion: number): Answer | undefined => {
    const answer = occasion === preparedFor ? preparation.answer(question) : undefined;
    heard.push(answer);
    if (answer !== undefined) hear(question, answer, run.game.state);
    return answer;
  };
  let run = startRun(start, listen);
  const forget = (): void => {
    preparation = nothingPrepared;
    preparedFor = -1;
  };
  /** Where the action that was begun last began: from there it is played again, as long as the turns have not gone on. */
  let began:
    { readonly inputs: number; readonly after: Input | undefined; readonly heard: number; readonly goBack: () => boolean } | undefined;
  const carryOut = (input: Input, given: number, listened: number, after: Input | undefined): void => {
    if (input.kind !== 'answer' && !run.isBusy()) began = { inputs: given, after, heard: listened, goBack: run.mark() };
    run.give(input);
  };
  /** Comes to where the inputs lead: from the beginning of the last action if that lies on their way, or else from that of the game. */
  const playAgain = (): void => {
    forget();
    const isOnTheWay = began !== undefined && began.inputs <= inputs.length && inputs[began.inputs - 1] === began.after;
    const from = isOnTheWay && began?.goBack() ? began : { inputs: 0, heard: 0 };
    let listened = from.heard;
    const known = (): Answer | undefined => heard[listened++];
    if (from === began) run.listenTo(known);
    else {
      began = undefined;
      run = startRun(start, known);
    }
    for (let at = from.inputs; at < inputs.length; at += 1) {
      const input = inputs[at];
      if (input) carryOut(input, at, listened, inputs[at - 1]);
    }
    run.take();
    run.listenTo(listen);
  };
  const give = (more: readonly Input[], prepared: Preparation): Result => {
    const before = heard.length;
    const entered = run.entered().length;
    // What came along with an action goes on answering on its occasion, though a question came between.
    if (prepared !== preparation || preparation === nothingPrepared) {
      preparation = prepared;
      preparedFor = run.game.asked.occasion + (more.some(({ kind }) => kind === 'begin') ? 1 : 0);
    }
    try {
      for (const [at, input] of more.entries()) carryOut(input, inputs.length + at, heard.length, more[at - 1] ?? inputs.at(-1));
      if (!run.isBusy()) prepared.finish?.();
    } catch (error) {
      heard = heard.slice(0, before);
      playAgain();
      if (!(error instanceof Refusal)) throw error;
      return { kind: 'refused', reason: error.message, cites: error.cites };
    }
    inputs.push(...more);
    atBeginning = run.entered().length > entered;
    const question = run.question();
    return question && question.kind !== 'priority'
      ? { kind: 'choice', told: run.take(), question }
      : { kind: 'advanced', told: run.take() };
  };
  return {
    run: () => run,
    give,
    preparation: () => preparation,
    isFresh: () => inputs.length === 0,
    isAtBeginning: () => atBeginning,
    mark: () => {
      // Copies: the game may go back further, and another way from there, before it comes back here.
      const [given, listened, stood] = [[...inputs], [...heard], atBeginning];
      return () => {
        if (inputs.length === given.length && inputs.at(-1) === given.at(-1)) return;
        inputs.splice(0, inputs.length, ...given);
        heard = [...listened];
        atBeginning = stood;
        playAgain();
      };
    },
  };
}
