/** "That player taps an untapped creature they control for each counter on this": so many of them, which that player chooses. */
import type { Instruction } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import { sayThings } from '../antecedents.ts';
import { forEachNoun } from '../perEach.ts';
import { noun, who } from '../phrases.ts';
import { handOn, isEach, newSlot, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

export const tappingForEach: Construct<readonly Instruction[]> = clause(
  '<doer> ^tap (a|an) <of> <per>',
  { doer: who, of: noun, per: forEachNoun },
  ({ doer, of, per }, { scope: outer, tree: { start } }) => {
    // Each of several would choose among theirs, by a number of their own.
    if (isEach(doer) || !kindsIn(of).has('controlled')) throw new Unclear(start);
    const [slot, scope] = newSlot(outer, 'tapped');
    const chosen: Ref = { kind: 'memory', slot };
    return handOn<readonly Instruction[]>(
      [
        { do: 'choose', who: doer, from: { kind: 'all', filter: of }, amount: per, slot },
        { do: 'tap', what: chosen },
      ],
      sayThings(scope, chosen, 'chosen', of),
    );
  },
);
