/** What is done if something is so: its condition keeps the words that it was read from, so that it can be told when it is not. */
import type { Condition } from '../../language/condition.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import type { Tree } from '../syntax.ts';

/** @param part In which part of the tree the condition stands */
export function ifSo(condition: Condition, then: readonly Instruction[], { parts }: Tree, part = 'only'): InstructionOf<'if'> {
  const said = parts[part];
  return { do: 'if', condition, then, text: said ? said.of.print(said) : '' };
}

/** What is done otherwise tells by itself that it was not so. */
export function untold({ text: _, ...does }: InstructionOf<'if'>): InstructionOf<'if'> {
  return does;
}
