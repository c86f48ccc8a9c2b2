/** Damage that is divided: as its controller chooses, or evenly (601.2d). */
import type { Instruction } from '../../language/instruction.ts';
import { howMany } from '../amounts.ts';
import { clause, type Construct } from '../syntax.ts';
import { apart, recipient, source } from './simple.ts';

export const dividing: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '<source> ^deal <many> damage divided as you choose among <to>',
    { source, many: howMany, to: recipient },
    ({ source, many, to }): readonly Instruction[] => [{ do: 'damage', source, to, amount: many, divided: true }],
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
