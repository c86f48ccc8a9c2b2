/** "Remove a counter from target permanent": which kind it is is chosen among those that are there (122.1, 608.2d). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { chosenCounter } from '../../language/choiceFrom.ts';
import { what } from '../phrases.ts';
import { indefinite } from '../references.ts';
import { handOn, newSlot, one, Unclear } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';

const thing: Construct<Ref> = choice<Ref>(what, indefinite);

export const anyCounter: Construct<readonly Instruction[]> = clause(
  'remove a counter from <on>',
  { on: thing },
  ({ on }, { scope, tree: { start } }) => {
    // Of each of several, another kind could be chosen.
    if (on.kind === 'all' || on.kind === 'several' || on.kind === 'linked') throw new Unclear(start);
    const [slot, after] = newSlot(scope, chosenCounter);
    return handOn<readonly Instruction[]>(
      [
        { do: 'choose', who: scope.doer, from: { kind: 'counters on', on }, slot },
        { do: 'counters', on, counter: slot, amount: one, remove: true },
      ],
      after,
    );
  },
  { numbers: { on: false } },
);
