/** Damage that is dealt at the same time to three of which each is dealt another amount (120.4). */
import type { Instruction } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import { howMany } from '../amounts.ts';
import { Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { apart, source } from './simple.ts';
import { recipients } from './sourceOfChoice.ts';

export const threeAtOnce: Construct<readonly Instruction[]> = clause(
  '<source> ^deal <many> damage to <to>, <second> damage to <toSecond>, and <third> damage to <toThird>',
  { source, many: howMany, to: recipients, second: howMany, toSecond: recipients, third: howMany, toThird: recipients },
  ({ source: by, many, to, second, toSecond, third, toThird }, { tree: { start } }): readonly Instruction[] => {
    if (kindsIn([many, second, third]).has('defending')) throw new Unclear(start, 'the numbers are of several players');
    return [
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
    ];
  },
  { before: { ...apart.before, toSecond: apart.before.to, toThird: apart.before.to } },
);
