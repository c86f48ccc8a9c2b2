/** What the engine knows of an instruction: one table has all of them (table.ts). */
import type { EventInstruction, Described, InstructionName, Memory } from '../../events/instructions/instruction.ts';
import type { Game, Procedure } from '../../events/procedure.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import type { Context } from '../../look/reading/context.ts';

/** An instruction on whose way players choose, or that is more than one batch of events. */
export interface Doing<Do extends InstructionName> extends Described<Do> {
  /** Carries it out, and gives what later instructions can refer to. */
  readonly carryOut: (game: Game, instruction: InstructionOf<Do>, context: Context) => Procedure<Memory | undefined>;
}

/** An instruction that begins something without asking anybody: an effect that lasts, a delayed trigger, another turn. */
export interface Beginning<Do extends InstructionName> extends Described<Do> {
  readonly begin: (game: Game, instruction: InstructionOf<Do>, context: Context) => void;
}

/** An instruction that holds others: whether, for whom and how often they are followed. What it cites is theirs. */
export interface Holding<Do extends InstructionName> {
  /** `all`: the table, for what it asks of those that it holds. */
  readonly follow: (game: Game, instruction: InstructionOf<Do>, context: Context, all: Instructions) => Procedure<Memory>;
}

export type Handler<Do extends InstructionName> = EventInstruction<Do> | Doing<Do> | Beginning<Do> | Holding<Do>;

export type Instructions = { readonly [Do in InstructionName]: Handler<Do> };
