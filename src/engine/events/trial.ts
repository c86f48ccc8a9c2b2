/** Trying something on a copy of the game that is thrown away: how far it would come. */
import type { Concept } from '../concepts/concepts.ts';
import type { GameState } from '../state/state.ts';
import { type Game, newAsked, type Procedure } from './procedure.ts';
import { type Answer, type Question, Refusal } from './question.ts';

/** How far a procedure would come, without changing the game. */
export type Trial =
  | { readonly kind: 'done'; readonly state: GameState }
  | { readonly kind: 'stopped'; readonly question: Question; readonly state: GameState }
  | { readonly kind: 'refused'; readonly reason: string; readonly cites: readonly Concept[] };

interface Trying {
  /** What came along with what is tried. */
  readonly prepared?: Game['prepared'];
  /** Answers what is asked besides, or stops it there. */
  readonly choose?: (question: Question) => Answer | undefined;
}

/** Tries a procedure. Nothing of it is told to anybody. */
export function tryOut(
  { state, follow, rare, tally }: Pick<Game, 'state' | 'follow' | 'rare' | 'tally'>,
  make: (game: Game) => Procedure<unknown>,
  { prepared = () => undefined, choose = () => undefined }: Trying,
): Trial {
  const game: Game = { state, tell: () => undefined, prepared, follow, rare, asked: newAsked(), tally };
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
