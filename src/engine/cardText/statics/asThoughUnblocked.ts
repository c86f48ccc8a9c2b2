/** Creatures that may assign their combat damage as though they weren't blocked (510.1). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { what } from '../phrases.ts';
import { Unclear } from '../scope.ts';
import { clause, type Construct, type Tree } from '../syntax.ts';
import { areYours } from './deeds.ts';
import { rules, type Static } from './staticMeaning.ts';

const unblocked = "as though (it|they) (wasn't|weren't) blocked";

/** Of each by itself it is chosen as it assigns its damage, by who controls it. */
function assigned(of: Ref, { start, parts, forms }: Pick<Tree, 'start' | 'parts' | 'forms'>): StaticRule {
  if (!areYours(of)) throw new Unclear(start, 'whose choice it is is not said');
  const many = parts['of']?.plural === true ? 1 : 0;
  if (forms['1'] !== many || forms['2'] !== many) throw new Unclear(start);
  return { rule: 'assigns', what: of, by: 'unblocked' };
}

export const asThoughUnblocked: Construct<Static> = clause(
  `you may have <of> assign (its|their) combat damage ${unblocked}`,
  { of: what },
  ({ of }, { tree }): Static => rules(assigned(of, tree)),
);
/** The same for a turn. */
export const unblockedThisTurn: Construct<readonly Instruction[]> = clause(
  `you may have <of> assign (its|their) combat damage this turn ${unblocked}`,
  { of: what },
  ({ of }, { tree }): readonly Instruction[] => [{ do: 'rules', rules: [assigned(of, tree)], duration: 'end of turn' }],
);
