/** Damage that is divided: as its controller chooses, or evenly (601.2d). */
import type { Instruction } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import { howMany } from '../amounts.ts';
import { Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { apart, recipient, source } from './simple.ts';

export const dividing: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '<source> ^deal <many> damage divided as you choose among <to>',
    { source, many: howMany, to: recipient },
    ({ source, many, to }, { tree: { start } }): readonly Instruction[] => {
      // What is not targeted is divided as the effect is carried out (608.2d).
      if (!kindsIn(to).has('target')) throw new Unclear(start, 'what is divided is divided among targets');
      return [{ do: 'damage', source, to, amount: many, divided: true }];
    },
    apart,
  ),
  // Divided among those that are still legal as it resolves: nobody chooses.
  clause(
    '<source> ^deal <many> damage divided evenly, rounded down, among <to>',
    { source, many: howMany, to: recipient },
    ({ source, many, to }): readonly Instruction[] => [
      { do: 'damage', source, to, amount: { kind: 'half', of: many, rounded: 'down', by: { kind: 'count', of: to } } },
    ],
    apart,
  ),
];
