/** Several copies of a spell or ability: "copy it twice", "copy it for each other spell you've cast before it" (707.10). */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import { isSame } from '../../language/parts.ts';
import { isCalledSo } from '../nouns.ts';
import { condition, nounOfEach, sentence, what } from '../phrases.ts';
import { asUndone, it } from '../antecedents.ts';
import { handOn, number, type Scope, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';
import { ifSo } from './ifSo.ts';

const anew = 'you may choose new targets for the copies';
const two = number(2);
/** A card is copied where it is, to be cast (707.12). @throws Unclear of one */
const copies = (of: Extract<Instruction, { do: 'copy spell' }>['what'], amount: Amount | undefined, { said }: Scope): Instruction => {
  const copied = said.find(({ ref }) => isSame(ref, of));
  if (copied && isCalledSo(copied, 'card')) throw new Unclear(0, 'it is copied to be cast');
  return { do: 'copy spell', what: of, newTargets: true, ...(amount ? { amount } : {}) };
};

/** Spells that are counted as they were cast (608.2h). */
const castBefore: Construct<Amount> = clause(
  "each other <of> you've cast before it this turn",
  { of: nounOfEach },
  ({ of }, { scope, tree: { start } }) => {
    const { meaning, scope: after } = it(scope, start);
    return handOn<Amount>({ kind: 'happened', what: 'cast', of, before: meaning.ref }, after);
  },
);

export const copiesInPlural: readonly Construct<readonly Instruction[]>[] = [
  clause(`copy <of> twice. ${anew}`, { of: what }, ({ of }, { outer }): readonly Instruction[] => [copies(of, two, outer)]),
  clause(`copy <of> for <amount>. ${anew}`, { of: what, amount: castBefore }, ({ of, amount }, { outer }): readonly Instruction[] => [
    copies(of, amount, outer),
  ]),
];

sentence.define(
  clause(
    `copy <of>. if <only>, copy <again> twice instead. ${anew}`,
    { of: what, only: condition, again: what },
    ({ of, only, again }, { scope, outer, tree }) => {
      if (!isSame(of, again)) throw new Unclear(tree.start, 'another is copied');
      return handOn<readonly Instruction[]>(
        [{ ...ifSo(only, [copies(of, two, outer)], tree), otherwise: [copies(of, undefined, outer)] }],
        scope,
      );
    },
    { before: { only: (scope, _, outer) => ({ ...asUndone(scope, outer), said: scope.said }) } },
  ),
);
