/** What there is to say of an instruction of any kind (701), and of those that are nothing but events at once. */
import type { Amount } from '../../language/amount.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { inTurnOrder } from '../../state/changes.ts';
import type { ObjectId, PlayerId, Remembered, Thing } from '../../state/state.ts';
import type { Happened } from '../apply.ts';
import type { GameEvent } from '../events.ts';
import type { Telling } from '../telling.ts';

/** What later instructions of the text can refer to, by name (608.2c). */
export type Memory = Readonly<Record<string, Remembered>>;

export type InstructionName = Instruction['do'];

export interface Described<Do extends InstructionName> {
  /** It is content with what a thing was last like (608.2h): what is gone is not missing. */
  readonly lastKnown?: true;
  /** Whether a player may choose to do it: what is impossible nobody may choose (608.2d). Without it, it always is. */
  readonly isPossible?: (look: Look, instruction: InstructionOf<Do>, context: Context) => boolean;
}

/** An instruction that is a batch of simultaneous events, and nothing else. */
export interface EventInstruction<Do extends InstructionName> extends Described<Do> {
  /** The batch in a position; undefined where this form of the instruction is more than events. */
  readonly eventsOf: (look: Look, instruction: InstructionOf<Do>, context: Context) => readonly GameEvent[] | undefined;
  /** What of it does not happen, and why. */
  readonly tellUndone?: (look: Look, instruction: InstructionOf<Do>, context: Context, events: readonly GameEvent[]) => readonly Telling[];
  /** What is remembered of what really happened. `before` is the position in which it was begun. */
  readonly remembers?: (happened: readonly Happened[], before: Look, instruction: InstructionOf<Do>) => Memory;
}

/** What a text means of what is there: what is phased out does not exist for it (702.26b). */
export const presentThings = (look: Look, ref: Ref, context: Context): readonly Thing[] =>
  resolveRef(look, ref, context).filter((thing) => !look.state.objects[thing]?.phasedOut);

/** The objects among them that are still what they were, each once. */
export const presentObjects = (look: Look, ref: Ref, context: Context): readonly ObjectId[] =>
  [...new Set(presentThings(look, ref, context))].filter((id) => look.state.objects[id] !== undefined);

export const presentPlayers = (look: Look, ref: Ref, context: Context): readonly PlayerId[] => {
  const meant = presentThings(look, ref, context);
  return inTurnOrder(look.state).filter((player) => meant.includes(player));
};

/** Something is done so many times; a negative number counts as 0 (107.1b). */
export const timesOf = (look: Look, amount: Amount, context: Context): number => Math.max(0, amountOf(look, amount, context));
