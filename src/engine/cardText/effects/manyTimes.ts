/** "Populate X times": the same again, one time after the other (608.2c). */
import type { Instruction } from '../../language/instruction.ts';
import { handOn, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { single } from './single.ts';

const actions: readonly Instruction['do'][] = ['proliferate', 'create token', 'create copy', 'choose', 'move', 'surveil', 'scry', 'mill'];

/** A keyword action: of what came of each time nothing more is said. */
export const manyTimes: Construct<readonly Instruction[]> = clause(
  '<of> X times',
  { of: single },
  ({ of }, { scope, outer, tree: { start } }) => {
    if (scope.targets.length > outer.targets.length || of.some((each) => !actions.includes(each.do)))
      throw new Unclear(start, 'what is done so often is not said');
    return handOn<readonly Instruction[]>([{ do: 'times', amount: { kind: 'x' }, then: of }], { ...scope, said: outer.said });
  },
);
