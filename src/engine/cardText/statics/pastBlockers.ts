/** Attackers whose controller may have them assign their combat damage as though they were not blocked (510.1). */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { isSame } from '../../language/parts.ts';
import { what } from '../phrases.ts';
import { controlledBy, holds, Unclear, you } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { rules, type Static } from './staticMeaning.ts';

/** You may have it: of a creature that somebody else controls it would be for you to choose how that player's creature deals damage. */
function past(of: Ref, at: number): StaticRule {
  const isYours = of.kind === 'self' || (of.kind === 'all' && holds(of.filter, (part) => isSame(part, controlledBy(you))));
  if (!isYours) throw new Unclear(at);
  return { rule: 'assigns', what: of, by: 'unblocked' };
}
const unblocked = "as though (it|they) (wasn't|weren't) blocked";
export const pastBlockers: readonly Construct<Static>[] = [
  clause(`you may have <of> assign (its|their) combat damage ${unblocked}`, { of: what }, ({ of }, { tree: { start } }): Static =>
    rules(past(of, start)),
  ),
];
/** The same for a turn. */
export const pastBlockersOfTurn: Construct<readonly Instruction[]> = clause(
  `you may have <of> assign (its|their) combat damage this turn ${unblocked}`,
  { of: what },
  ({ of }, { tree: { start } }): readonly Instruction[] => [{ do: 'rules', rules: [past(of, start)], duration: 'end of turn' }],
);
