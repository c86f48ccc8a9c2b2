/** "Investigate twice", "proliferate three times": an action one time after the other. */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';

/** The same so many times, or twice. */
export const timesOver = (does: readonly Instruction[], many: Amount | undefined): readonly Instruction[] =>
  Array.from({ length: many?.kind === 'number' ? many.value : 2 }, () => does).flat();
