/** "Sacrifices a creature for each card discarded this way", "return a card from your graveyard to your hand for each": so many of them. */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import { distribute } from '../distributing.ts';
import { forEachNoun, timesEach } from '../perEach.ts';
import { handOn, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { single } from './single.ts';

/** The same of so many: of what is sacrificed, discarded, or chosen and moved in a number that the text names. */
function ofSoMany(does: readonly Instruction[], per: Amount, at: number): readonly Instruction[] {
  const [first, then, ...more] = does;
  const isMoved =
    first?.do === 'choose' && !first.upTo && then?.do === 'move' && then.what.kind === 'memory' && then.what.slot === first.slot;
  const isAlone = then === undefined && (first?.do === 'sacrifice' || (first?.do === 'discard' && first.what === undefined));
  if (!(isMoved || isAlone) || !first.amount || more.length > 0) throw new Unclear(at, 'it is not done so often');
  return [{ ...first, amount: timesEach(first.amount, per) }, ...(then ? [then] : [])];
}

export const soOften: Construct<readonly Instruction[]> = clause(
  '<then> <per>',
  { then: single, per: forEachNoun },
  ({ then, per }, { scope, outer: { said }, tree: { start } }) =>
    handOn<readonly Instruction[]>([...scope.before, ...distribute(ofSoMany(then, per, start), scope.forEach)], {
      ...scope,
      before: [],
      forEach: undefined,
      // How many they were is not known to what stands behind.
      said,
    }),
);
