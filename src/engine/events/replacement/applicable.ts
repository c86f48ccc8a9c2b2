/** What is known of an effect that would replace an event, and of what it makes of it (614, 615). */
import type { Concept } from '../../concepts/concepts.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Context } from '../../look/reading/context.ts';
import type { ObjectId } from '../../state/state.ts';
import type { GameEvent } from '../events.ts';

/** Kinds of effects that come before others (616.1). */
export type ReplacementGroup = 'self' | 'control' | 'copy' | 'back' | 'other';

/** An effect that would replace or prevent an event: what there is to say of it. */
export interface Applicable {
  /** An effect with the same key has one opportunity with an event and what becomes of it (614.5). */
  readonly key: string;
  readonly source?: ObjectId;
  /** Wording, where there is one. */
  readonly text: string;
  /** The wording is ours: no card says it. */
  readonly ours?: true;
  /** Which of several must be chosen first (616.1). */
  readonly group: ReplacementGroup;
  readonly cites: readonly Concept[];
  /** How it goes with others of its sort: in any order the result is the same (unasked.ts). */
  readonly sort?: 'multiplies' | 'adds' | 'other mana' | 'enters plainly' | 'enters by giving up' | 'enters';
  /** Of a shield: what it says, without what tells it from another. Those that say the same are the same in any order. */
  readonly said?: () => string;
  /** It is no replacement effect by the rules, only how the engine has something begin once a permanent has entered: nothing is told of it. */
  readonly replacesNothing?: true;
  /** It is about an event that holds others: those are looked at once it has applied (616.1g). */
  readonly outer?: boolean;
  /** It prevents part of damage, so that it does nothing to what cannot be prevented (615.12). */
  readonly prevents?: boolean;
  /** The effect applies the next time that one source deals damage, to all of it that is dealt at once: used up with the batch. */
  readonly onceOf?: number;
}

/** What becomes of an event: events, which others may replace again, and what is done once the batch has happened. */
export interface Replaced {
  readonly events: readonly GameEvent[];
  /** How much damage is prevented. */
  readonly prevented?: number;
  readonly then?: {
    readonly instructions: readonly Instruction[];
    readonly context: Context;
    /** Of prevented damage: a result of the damage (120.4c). */
    readonly result?: true;
    /** Done once of all that the same source prevents at once, or prevents to each. */
    readonly once?: true | 'each';
  };
}
