/** What is done in a game that is played, and what comes of it. */
import type { Instruction } from '../language/instruction.ts';
import type { Concept } from '../concepts/concepts.ts';
import type { Announced, ObjectId, PlayerId } from '../state/state.ts';
import type { Game, Procedure, Told } from '../events/procedure.ts';
import type { Answer, Question } from '../events/question.ts';
import type { CastOptions } from '../actions/casting/castSpell.ts';

/** What a player does with priority, or what a scenario lets happen. */
export type Begun =
  | ({ readonly do: 'cast'; readonly by: PlayerId; readonly object: ObjectId } & Omit<CastOptions, 'x'>)
  | {
      readonly do: 'activate';
      readonly by: PlayerId;
      readonly object: ObjectId;
      readonly ability?: number | string;
      readonly pay?: 'free';
    }
  | { readonly do: 'play land'; readonly by: PlayerId; readonly object: ObjectId; readonly face?: number }
  | { readonly do: 'check' }
  | { readonly do: 'effect'; readonly by: PlayerId; readonly instructions: readonly Instruction[]; readonly announced?: Announced }
  /** Any other procedure: what a scenario does in its own way. */
  | { readonly do: 'run'; readonly by?: PlayerId; readonly procedure: (game: Game) => Procedure<void>; readonly settles?: boolean };

export type Action =
  | Begun
  | { readonly do: 'pass'; readonly by: PlayerId }
  | { readonly do: 'answer'; readonly by: PlayerId; readonly answer: Answer }
  | { readonly do: 'concede'; readonly by: PlayerId };

/** Answers that come with an action. */
export interface Preparation {
  /** The answer to a question, if it came along. */
  readonly answer: (question: Question) => Answer | undefined;
  /** Called when the action is through: whatever was given and never asked for makes it a refusal. @throws Refusal */
  readonly finish?: () => void;
}

/** Exactly one of: the game went on and stands at a player's priority, or is over; a question waits; the action was refused, and nothing changed. */
export type Result =
  | { readonly kind: 'advanced'; readonly told: readonly Told[] }
  | { readonly kind: 'choice'; readonly told: readonly Told[]; readonly question: Question }
  | { readonly kind: 'refused'; readonly reason: string; readonly cites: readonly Concept[] };
