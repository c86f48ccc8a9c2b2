import type { GameEvent } from '../events/events.ts';
import type { Look } from '../look/look.ts';
import type { Concept } from '../concepts/concepts.ts';
import type { PlayerId } from '../state/state.ts';

/** What a state-based action does now: events that happen at once with those of all others, players who lose, and what a player must choose first. */
export interface Finding {
  readonly cites: readonly Concept[];
  readonly text: string;
  readonly events?: readonly GameEvent[];
  readonly loses?: PlayerId;
  /** Something that a player may do (903.9a), and what happens when they do not. */
  readonly may?: {
    readonly player: PlayerId;
    readonly text: string;
    readonly then: readonly GameEvent[];
    readonly otherwise: readonly GameEvent[];
  };
  /** One of these is kept, by this player's choice, and the others go (704.5j). */
  readonly keepOne?: { readonly player: PlayerId; readonly of: readonly string[] };
}

/** One state-based action (704.5): looked at all together, none waits for another. */
export interface StateBasedAction {
  readonly name: string;
  /** First day on which it is in the rules, and the first on which it no longer is. */
  readonly from?: string;
  readonly until?: string;
  readonly find: (look: Look) => readonly Finding[];
}
