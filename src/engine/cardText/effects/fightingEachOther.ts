/** "Those creatures fight each other": the two that were targeted, whatever else was said of them since (701.14). */
import type { Instruction } from '../../language/instruction.ts';
import { isCalledSo } from '../nouns.ts';
import { Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

export const fightingEachOther: Construct<readonly Instruction[]> = clause(
  '(those|the chosen) creatures fight each other',
  {},
  (_, { scope, tree: { start } }): readonly Instruction[] => {
    const [one, other, ...more] = scope.said.filter((each) => each.how === 'target' && isCalledSo(each, 'creature'));
    const isSingle = [one, other].every((each) => each?.number === 'one');
    if (!one || !other || more.length > 0 || !isSingle) throw new Unclear(start, 'which two fight is not said');
    return [{ do: 'fight', one: one.ref, other: other.ref }];
  },
);
