/** "If you can't, you lose the game": where there are fewer than so many, as many as there are go, and the game is lost (609.3). */
import type { Amount } from '../../language/amount.ts';
import type { Condition } from '../../language/condition.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { isSame } from '../../language/parts.ts';
import { sentence } from '../phrases.ts';
import { and, controlledBy, handOn, Unclear, you } from '../scope.ts';
import { clause } from '../syntax.ts';
import { base } from './flow.ts';

/** Of what it takes how many, and how many there have to be. */
function neededBy(does: readonly Instruction[]): { readonly from: Ref; readonly amount: Amount } | undefined {
  const [first, move, ...more] = does;
  if (more.length > 0) return undefined;
  if (first?.do === 'sacrifice' && !move && first.what.kind === 'all' && first.amount && isSame(first.who, you))
    return { from: { kind: 'all', filter: and(first.what.filter, controlledBy(you)) }, amount: first.amount };
  const isChosen = first?.do === 'choose' && move?.do === 'move' && isSame(move.what, { kind: 'memory', slot: first.slot });
  if (!isChosen || first.upTo || !isSame(first.who, you) || !('filter' in first.from) || first.from.kind !== 'all') return undefined;
  return { from: first.from, amount: first.amount ?? { kind: 'number', value: 1 } };
}

/** What is done, and that the game is lost where it cannot be done wholly. @throws Unclear where it is not known of how many it is */
export function orLoses(does: readonly Instruction[], at: number): readonly Instruction[] {
  const needed = neededBy(does);
  if (!needed) throw new Unclear(at, 'when it cannot be done is not known');
  const can: Condition = {
    kind: 'compare',
    left: { kind: 'count', of: needed.from },
    comparison: 'at least',
    right: needed.amount,
  };
  return [{ do: 'if', condition: can, then: does, otherwise: [...does, { do: 'lose', who: you }] }];
}

sentence.define(
  clause("<first>. if you can't, you lose the game", { first: base }, ({ first }, { scope, outer, tree: { start } }) => {
    if (outer.before.length > 0) throw new Unclear(start);
    return handOn(orLoses(first, start), scope);
  }),
);
