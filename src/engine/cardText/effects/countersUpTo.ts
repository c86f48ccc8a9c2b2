/** "Put up to X counters on this. This ability can't cause the total number of them to be greater than seven" (107.3, 122.1). */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import { counterName, numberWord } from '../amounts.ts';
import { itself } from '../references.ts';
import { handOn, newSlot, one, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

export const countersUpTo: Construct<readonly Instruction[]> = clause(
  "put up to X <counter> counters on <on>. this ability can't cause the total number of <again> counters on <same> to be greater than <most>",
  { counter: counterName, on: itself, again: counterName, same: itself, most: numberWord },
  ({ counter, on, again, most }, { scope: outer, tree: { start } }) => {
    if (counter !== again || most.kind !== 'number' || outer.doer.kind !== 'you') throw new Unclear(start);
    const [slot, scope] = newSlot(outer, 'chosen number');
    const put: Amount = { kind: 'memory', slot };
    const there: Amount = { kind: 'counters', counter, of: on };
    const over = (of: Amount): Amount => ({ kind: 'beyond', of, over: most.value });
    const x: Amount = { kind: 'x' };
    // No more than X, and no more than are missing.
    const amount: Amount = { kind: 'sum', of: [x, { kind: 'times', factor: -1, of: over({ kind: 'sum', of: [x, there] }) }] };
    return handOn<readonly Instruction[]>(
      [
        { do: 'choose', who: outer.doer, from: { kind: 'numbers' }, amount, how: 'up to', slot },
        { do: 'counters', on, counter, amount: put },
        // Where twice as many were put instead, the rest is not caused by the ability.
        {
          do: 'if',
          condition: { kind: 'compare', left: put, comparison: 'at least', right: one },
          then: [{ do: 'counters', on, counter, amount: over(there), remove: true }],
          text: '',
        },
      ],
      scope,
    );
  },
);
