/** Damage that is dealt at the same time to three of which each is dealt another amount (120.4). */
import type { Instruction } from '../../language/instruction.ts';
import { digits } from '../amounts.ts';
import { clause, type Construct } from '../syntax.ts';
import { apart, recipient, source } from './simple.ts';

export const threeAtOnce: Construct<readonly Instruction[]> = clause(
  '<source> ^deal <many> damage to <to>, <second> damage to <toSecond>, and <third> damage to <toThird>',
  { source, many: digits, to: recipient, second: digits, toSecond: recipient, third: digits, toThird: recipient },
  ({ source: by, many, to, second, toSecond, third, toThird }): readonly Instruction[] => [
    {
      do: 'damage',
      source: by,
      to,
      amount: many,
      also: [
        { to: toSecond, amount: second },
        { to: toThird, amount: third },
      ],
    },
  ],
  { before: { ...apart.before, toSecond: apart.before.to, toThird: apart.before.to } },
);
