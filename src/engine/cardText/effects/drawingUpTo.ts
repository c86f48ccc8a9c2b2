/** "Draw up to two cards": how many is said first (608.2d). */
import type { Instruction } from '../../language/instruction.ts';
import { numberWord } from '../amounts.ts';
import { who } from '../phrases.ts';
import { handOn, isEach, newSlot, Unclear } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';

export const drawingUpTo: Construct<readonly Instruction[]> = clause(
  '(<doer> (^draw|may draw)|draw) up to <many> cards',
  { doer: maybe(who), many: numberWord },
  ({ doer, many }, { scope: outer, tree: { start } }) => {
    const player = doer ?? outer.doer;
    // Who may draw up to so many is not asked whether, but how many, and then.
    if (!doer && outer.plainly) throw new Unclear(start, 'how many is asked, not whether');
    // Of several each would choose before the next one draws.
    if (isEach(player)) throw new Unclear(start);
    const [slot, scope] = newSlot(outer, 'chosen number');
    return handOn<readonly Instruction[]>(
      [
        { do: 'choose', who: player, from: { kind: 'numbers' }, amount: many, how: 'up to', slot },
        { do: 'draw', who: player, amount: { kind: 'memory', slot } },
      ],
      scope,
    );
  },
);
