/** Trying an action on a copy of the game. */
import { followInstructions } from '../actions/instructions/follow.ts';
import { type Answer, type Game, newAsked, type Procedure, type Question, Refusal } from '../events/procedure.ts';
import type { Tally } from '../state/bounds.ts';
import type { GameState } from '../state/state.ts';
import type { Preparation, Trial } from './action.ts';

/** How far a procedure would come. `choose` answers what it asks, or stops it there. */
export function tryOut(
  state: GameState,
  make: (game: Game) => Procedure<void>,
  choose: (question: Question) => Answer | undefined,
  prepared: Preparation['answer'],
  tally: Tally,
): Trial {
  const game: Game = { state, tell: () => undefined, prepared, follow: followInstructions, asked: newAsked(), tally };
  try {
    const procedure = make(game);
    let step = procedure.next('');
    while (step.done !== true) {
      const answer = choose(step.value);
      if (answer === undefined) return { kind: 'stopped', question: step.value, state: game.state };
      const judgement = step.value.judge(answer);
      if (!judgement.legal) return { kind: 'refused', reason: judgement.reason, cites: judgement.cites };
      step = procedure.next(answer);
    }
    return { kind: 'done', state: game.state };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: 'refused', reason: error.message, cites: error.cites };
  }
}
