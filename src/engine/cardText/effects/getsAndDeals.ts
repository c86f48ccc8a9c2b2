/** "This gets +2/+0 until end of turn and deals 1 damage to you": what one thing becomes, and what it deals, in that order (608.2c). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { sayDealer } from '../antecedents.ts';
import { howMany } from '../amounts.ts';
import { statement } from '../changes.ts';
import { what, who } from '../phrases.ts';
import { handOn } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';
import { duration } from './durations.ts';

export const getsAndDeals: Construct<readonly Instruction[]> = clause(
  '<of> <lasts> and deals <many> damage to <to>',
  { of: statement, lasts: duration, many: howMany, to: choice<Ref>(what, who) },
  ({ of: { of, changes }, lasts, many, to }, { scope }) =>
    handOn<readonly Instruction[]>(
      [
        { do: 'modify', what: of, changes, duration: lasts },
        { do: 'damage', source: of, to, amount: many },
      ],
      sayDealer(scope, of),
    ),
);
