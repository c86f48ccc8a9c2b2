/** What a player is told to pay, and what hangs on whether they do: "at the beginning of your next upkeep, pay {3}. If you don't" (118.12). */
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { asUndone } from '../antecedents.ts';
import { manaCost } from '../costs.ts';
import { handOn, Unclear, you } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { whenLater } from './later.ts';
import { sentenceOf } from './sentenceOf.ts';

/** Of X nobody has said what it is. */
const toPay: Construct<InstructionOf<'may'>> = clause(
  'pay <cost>',
  { cost: manaCost },
  ({ cost }, { tree: { start } }): InstructionOf<'may'> => {
    if (cost.symbols.some(({ kind }) => kind === 'x')) throw new Unclear(start);
    return { do: 'may', who: you, cost: [{ pay: 'mana', cost }], then: [], must: true };
  },
);

/** "Pay {1}. If you don't, sacrifice it", now or at a later time. */
export const obliged = (base: Construct<readonly Instruction[]>): readonly Construct<readonly Instruction[]>[] => [
  clause(
    "<pay>. if you don't, <then>",
    { pay: toPay, then: base },
    ({ pay, then }): readonly Instruction[] => [{ ...pay, otherwise: then }],
    { before: { then: (scope, _, outer) => asUndone(scope, outer) } },
  ),
  clause(
    "<when>, <pay>. if you don't, <then>",
    { when: whenLater, pay: toPay, then: base },
    ({ when, pay, then }, { scope, outer, tree }) => {
      // They would be chosen before it is known whether it is paid.
      if (scope.targets.length > outer.targets.length) throw new Unclear(tree.start, 'it has targets of its own');
      const later: Instruction = { do: 'later', when, then: [{ ...pay, otherwise: then }], ...sentenceOf(tree) };
      return handOn<readonly Instruction[]>([later], asUndone(scope, outer));
    },
  ),
];
