/** Instructions that are nothing but events at once: what they come to in a position, for whoever lets several happen together. */
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import type { GameEvent } from '../events.ts';
import { attach } from './attach.ts';
import { becomeBlocked } from './becomeBlocked.ts';
import { counter } from './counter.ts';
import { counters } from './counters.ts';
import { damage } from './damage.ts';
import { designate } from './designate.ts';
import { destroy } from './destroy.ts';
import { did } from './did.ts';
import { fight } from './fight.ts';
import { flip } from './flip.ts';
import { heal } from './heal.ts';
import type { EventInstruction, InstructionName } from './instruction.ts';
import { gainLife, loseLife } from './life.ts';
import { move } from './move.ts';
import { note } from './note.ts';
import { phaseIn, phaseOut } from './phase.ts';
import { regenerate } from './regenerate.ts';
import { removeFromCombat } from './removeFromCombat.ts';
import { reveal } from './reveal.ts';
import { swap } from './swap.ts';
import { tap, untap } from './tap.ts';
import { transform } from './transform.ts';
import { turnFaceUp } from './turnFaceUp.ts';

export const eventInstructions = {
  attach,
  'become blocked': becomeBlocked,
  counter,
  counters,
  damage,
  designate,
  destroy,
  did,
  fight,
  flip,
  'gain life': gainLife,
  heal,
  'lose life': loseLife,
  note,
  'phase in': phaseIn,
  'phase out': phaseOut,
  regenerate,
  'remove from combat': removeFromCombat,
  swap,
  tap,
  transform,
  'turn face up': turnFaceUp,
  untap,
} as const satisfies { readonly [Do in InstructionName]?: EventInstruction<Do> };

/** With those that are more when they are carried out for themselves: what is revealed is told, what moves is remembered. */
const all = { ...eventInstructions, move, reveal };
type Known = keyof typeof all;
const batches: { readonly [Do in Known]: Pick<EventInstruction<Do>, 'eventsOf'> } = all;

/** The batch of simultaneous events that an instruction is; undefined for one that is more than that. */
export const eventsOfInstruction = (look: Look, instruction: Instruction, context: Context): readonly GameEvent[] | undefined =>
  isKnown(instruction) ? batchOf(look, instruction.do, instruction, context) : undefined;

const isKnown = (instruction: Instruction): instruction is InstructionOf<Known> => instruction.do in all;

const batchOf = <Do extends Known>(
  look: Look,
  name: Do,
  instruction: InstructionOf<Do>,
  context: Context,
): readonly GameEvent[] | undefined => batches[name].eventsOf(look, instruction, context);
