/** "If you don't put the card into your hand": what hangs on whether the instruction before put something there (608.2c). */
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { asUndone } from '../antecedents.ts';
import { handOn, mapTree, newSlot, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

/** What is put somewhere last, by an offer or under a condition too. */
function lastMove(does: readonly Instruction[]): InstructionOf<'move'> | undefined {
  const last = does.at(-1);
  if (last?.do === 'may' || last?.do === 'if') return lastMove(last.then);
  return last?.do === 'move' ? last : undefined;
}

export const ifNotPut = (base: Construct<readonly Instruction[]>): Construct<readonly Instruction[]> =>
  clause(
    "<first>. if you (don't|didn't) put (the card|that card|it|a card) (to:into your hand|%onto)(| this way), <then>",
    { first: base, then: base },
    ({ first, then }, { scope, forms: { to }, tree: { start } }) => {
      const put = lastMove(first);
      const there = to === 'into your hand' ? 'hand' : 'battlefield';
      if (put?.remember === undefined || put.to !== there) throw new Unclear(start);
      // Under a name of its own: something else may have been put somewhere before.
      const [slot, after] = newSlot(scope, 'put');
      const named = mapTree(first, (each) => (each === put ? { ...put, remember: slot } : undefined));
      return handOn<readonly Instruction[]>(
        [...named, { do: 'if', condition: { kind: 'not', condition: { kind: 'done', slot } }, then }],
        after,
      );
    },
    { before: { then: (scope, _, outer) => asUndone(scope, outer) } },
  );
