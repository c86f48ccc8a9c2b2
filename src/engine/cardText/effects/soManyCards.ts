/** Cards drawn, discarded and milled by a number that stands behind them, and one more or less than so many. */
import type { Instruction } from '../../language/instruction.ts';
import { amount, who } from '../phrases.ts';
import { sayThings } from '../antecedents.ts';
import { handOn, one, thatAmount } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';
import { actor, discarded, drawing, milled } from './simple.ts';

export const soManyCards: readonly Construct<readonly Instruction[]>[] = [
  // Of no card fewer than none are drawn.
  clause(
    '(<doer> ^draw|draw|draws) that many cards (how:plus|minus) one',
    { doer: maybe(who) },
    ({ doer }, { scope, forms: { how }, tree }) => {
      const of = thatAmount(scope, tree.start);
      return drawing(how === 'plus' ? { kind: 'sum', of: [of, one] } : { kind: 'beyond', of, over: 1 }, doer, scope);
    },
  ),
  clause(
    '(<doer> ^discard|discard|discards) (a number of |)cards equal to <many>',
    { doer: maybe(who), many: amount },
    ({ doer, many }, { scope }) =>
      handOn<readonly Instruction[]>(
        [{ do: 'discard', who: actor(doer, scope), amount: many, remember: 'discarded' }],
        sayThings(scope, discarded, 'moved', { kind: 'card' }),
      ),
  ),
  clause(
    '((<doer> ^mill|mill|mills) (a number of |)cards equal to <many>|(<doer> ^put|put|puts) a number of cards equal to <many> from the top of %own library into %own graveyard)',
    { doer: maybe(who), many: amount },
    ({ doer, many }, { scope }) => milled(doer, many, scope),
  ),
];
