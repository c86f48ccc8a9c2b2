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
    '<of>. (if <only>, repeat|then repeat|repeat) this process (often:once|two more times|X times|X more times)[.]',
    { of: sentences, only: maybe(condition) },
    ({ of, only }, { forms: { often }, tree }): readonly Instruction[] => {
      // What waits is no part of what is done now, or would be done as often as it waits.
      if (holds(of, isLater)) throw new Unclear(tree.start, 'what is repeated is not said');
      const once: readonly Instruction[] = [{ do: 'did', what: 'repeats', object: self }, ...of];
      const again: readonly Instruction[] = often?.startsWith('X')
        ? [{ do: 'times', amount: { kind: 'x' }, then: once }]
        : timesOver(once, number(often === 'once' ? 1 : 2));
      return [...of, ...(only ? [ifSo(only, again, tree)] : again)];
    },
  );

/** "Repeat the following process X times": what stands behind is done so often. */
export const following = (sentences: Construct<readonly Instruction[]>): Construct<readonly Instruction[]> =>
  clause(
    'repeat the following process X times. <of>',
    { of: sentences },
    ({ of }, { scope, outer, tree: { start } }): readonly Instruction[] => {
      if (scope.targets.length > outer.targets.length || holds(of, isLater)) throw new Unclear(start, 'what is repeated is not said');
      return [{ do: 'times', amount: { kind: 'x' }, then: of }];
    },
  );
