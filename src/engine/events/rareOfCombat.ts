/** What few games do in combat, as a session is given it. */
import type { AssignedDamage, GameObject, ObjectId, PlayerId } from '../state/state.ts';
import type { Answer, Question } from './question.ts';

/** A creature that attacks, and the one that it enlists. */
export interface Enlisting {
  readonly attacker: ObjectId;
  readonly enlisted: ObjectId;
  /** Who pays. */
  readonly player: PlayerId;
}

type Doing<Game, About extends readonly unknown[] = []> = (game: Game, ...about: About) => Generator<Question, void, Answer>;

/** What few games do in combat. */
export interface RareOfCombat<Game> {
  /** Combat damage that was assigned is put onto the stack, and dealt as it resolves (310 of the editions until May 2009). */
  readonly damageOnStack: {
    readonly put: Doing<Game, [assigned: readonly AssignedDamage[]]>;
    readonly deal: Doing<Game, [damage: GameObject]>;
  };
  /** The one opponent who may be attacked is chosen as combat begins, where there are several and one alone can be (507.1). */
  readonly chooseDefendingPlayer: Doing<Game>;
}
