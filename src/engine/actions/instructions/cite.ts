/** Which rules an instruction rests on, beside those of the events that it comes to. */
import type { Concept } from '../../concepts/concepts.ts';
import { conceptNamed } from '../../concepts/named.ts';
import type { Described, InstructionName } from '../../events/instructions/instruction.ts';
import type { Instruction } from '../../language/instruction.ts';

/** `players`: how many carry it out. */
export function citesOfInstruction(
  { cites, chooses }: Pick<Described<InstructionName>, 'cites' | 'chooses'>,
  instruction: Instruction,
  players: number,
): readonly Concept[] {
  const amount = 'amount' in instruction && typeof instruction.amount === 'object' ? instruction.amount.kind : 'number';
  return [
    ...(cites ?? [conceptNamed('action', instruction.do)]),
    // What is not written is worked out as it is done; a whole hand is discarded without counting it.
    ...(amount === 'number' || amount === 'x' || isWholeHand(instruction) ? [] : (['resolve.information'] as const)),
    ...(players > 1 && instruction.do === 'draw' ? (['draw.players'] as const) : []),
    ...(players > 1 ? (['resolve.several', ...(chooses ? (['apnap'] as const) : [])] as const) : []),
  ];
}

const isWholeHand = (instruction: Instruction): boolean =>
  instruction.do === 'discard' &&
  instruction.amount.kind === 'hand size' &&
  JSON.stringify(instruction.amount.of) === JSON.stringify(instruction.who);
