/** A combat played through a session, in few words. */
import type { Answer, Question } from '../../../../src/engine/events/question.ts';
import { beginSession, type Result, type Session } from '../../../../src/engine/session.ts';
import type { GameState, ObjectId } from '../../../../src/engine/state/state.ts';
import { teller } from '../../../../src/engine/telling/teller.ts';
import { rare } from '../../../../src/engine/turn/rare.ts';
import type { Beginning } from '../../../../src/engine/turn/beginning.ts';
import { deepFreeze } from '../../kit.ts';
import { type Board, makeBoard } from './board.ts';

export interface Fight {
  readonly session: Session;
  readonly state: () => GameState;
  readonly pending: () => Question | undefined;
  /** Answers the question that waits; fails when it is refused. */
  readonly answer: (answer: Answer) => void;
  /** Answers the question that waits, for those who expect a refusal. */
  readonly try: (answer: Answer) => Result;
  /** All players pass once. */
  readonly passAll: () => void;
  /** Passes until something else than priority is asked, the step is reached, or the game is over. */
  readonly passTo: (step?: string) => void;
  readonly life: (player: string) => number | undefined;
  readonly zoneOf: (ref: string) => string | undefined;
  readonly events: () => readonly string[];
  readonly cited: () => readonly string[];
}

/** Begins at the beginning of a step of a board; states are frozen, so that a change in place throws. */
export function fight(board: Board, begin: Partial<Beginning> = {}): Fight {
  const state = deepFreeze(makeBoard(board));
  const session = beginSession(
    state,
    {
      step: board.step ?? 'beginning of combat',
      attackersDeclared: false,
      blockersDeclared: false,
      ...begin,
    },
    { rare, teller },
  );
  const told = [...session.opening];
  const tryAnswer = (answer: Answer): Result => {
    deepFreeze(session.state());
    const question = session.pending();
    const by = question?.player ?? '';
    const result = question?.kind === 'priority' ? session.act({ do: 'pass', by }) : session.act({ do: 'answer', by, answer });
    if (result.kind !== 'refused') told.push(...result.told);
    return result;
  };
  const answer = (given: Answer): void => {
    const result = tryAnswer(given);
    if (result.kind === 'refused') throw new Error(`refused: ${result.reason}`);
  };
  const passAll = (): void => {
    for (let left = session.state().players.length; left > 0 && session.pending()?.kind === 'priority'; left -= 1) answer('pass');
  };
  return {
    session,
    state: session.state,
    pending: session.pending,
    answer,
    try: tryAnswer,
    passAll,
    passTo: (step) => {
      for (let at = 0; at < 200 && session.pending()?.kind === 'priority' && session.state().turn.step !== step; at += 1) answer('pass');
    },
    life: (player) => session.state().players.find(({ id }) => id === player)?.life,
    zoneOf: (ref) => Object.values(session.state().objects).find(({ card }) => card === ref)?.zone,
    events: () => told.map(({ event }) => event),
    cited: () => told.flatMap(({ cites }) => cites),
  };
}

/** Ids at the beginning, for a map of refs; players stand for themselves. */
export const ids = (refs: Readonly<Record<string, string | readonly string[]>>): Readonly<Record<ObjectId, Answer>> =>
  Object.fromEntries(Object.entries(refs).map(([from, to]) => [`${from}.0`, typeof to === 'string' ? idOrPlayer(to) : to.map(idOrPlayer)]));

const idOrPlayer = (ref: string): string => (/^[A-Z]$/.test(ref) ? ref : `${ref}.0`);
