/** "Repeat this process once": all that the ability has done is done again, to the same targets (608.2c). */
import type { Instruction } from '../../language/instruction.ts';
import { condition } from '../phrases.ts';
import { holds, number, self, Unclear } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';
import { ifSo } from './ifSo.ts';
import { timesOver } from './timesOver.ts';

const isLater = (part: object): boolean => 'do' in part && part.do === 'later';

export const repeated = (sentences: Construct<readonly Instruction[]>): Construct<readonly Instruction[]> =>
  clause(
    '<of>. (if <only>, repeat|repeat) this process (often:once|two more times)[.]',
    { of: sentences, only: maybe(condition) },
    ({ of, only }, { forms: { often }, tree }): readonly Instruction[] => {
      // What waits is no part of what is done now, or would be done as often as it waits.
      if (holds(of, isLater)) throw new Unclear(tree.start, 'what is repeated is not said');
      const again = timesOver([{ do: 'did', what: 'repeats', object: self }, ...of], number(often === 'once' ? 1 : 2));
      return [...of, ...(only ? [ifSo(only, again, tree)] : again)];
    },
  );
