/** Instructions of a text, those inside others among them. */
import type { Instruction } from '../language/instruction.ts';

/** In the order of the text. */
export const instructionsIn = (value: unknown): readonly Instruction[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...('do' in value ? [value as Instruction] : []), ...Object.values(value).flatMap(instructionsIn)];
