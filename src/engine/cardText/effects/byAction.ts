/** Instructions that a keyword action stands for: each rests on the rule of that action (701), those that others hold too. */
import type { Instruction } from '../../language/instruction.ts';

export const byAction = (action: string, does: readonly Instruction[]): readonly Instruction[] =>
  does.map((each) => {
    if (each.do !== 'if' && each.do !== 'may') return { action, ...each };
    const { then, otherwise } = each;
    return { action, ...each, then: byAction(action, then), ...(otherwise ? { otherwise: byAction(action, otherwise) } : {}) };
  });
