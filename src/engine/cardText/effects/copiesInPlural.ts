/** Several copies of a spell or ability: "copy it twice", "copy it for each other spell you've cast before it" (707.10). */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { numberWord } from '../amounts.ts';
import { isSame } from '../../language/parts.ts';
import { isCalledSo } from '../nouns.ts';
import { condition, instruction, nounOfEach, sentence, what } from '../phrases.ts';
import { asUndone, it } from '../antecedents.ts';
import { handOn, number, type Scope, Unclear } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';
import { ifSo } from './ifSo.ts';

const anew = 'you may choose new targets for the copies';
const two = number(2);
/** A card is copied where it is, to be cast (707.12). @throws Unclear of one */
const copies = (of: Ref, amount: Amount | undefined, { said }: Scope, at: number): Instruction => {
  const copied = said.find(({ ref }) => isSame(ref, of));
  if (copied && isCalledSo(copied, 'card')) throw new Unclear(at, 'it is copied to be cast');
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
  clause(
    `copy <of> (twice|<times> times). ${anew}`,
    { of: what, times: maybe(numberWord) },
    ({ of, times = two }, { outer, tree: { start } }): readonly Instruction[] => [copies(of, times, outer, start)],
  ),
  clause(
    `copy <of> for <amount>. ${anew}`,
    { of: what, amount: castBefore },
    ({ of, amount }, { outer, tree: { start } }): readonly Instruction[] => [copies(of, amount, outer, start)],
  ),
];

sentence.define(
  clause(
    `copy <of>. if <only>, copy <again> twice instead. ${anew}`,
    { of: what, only: condition, again: what },
    ({ of, only, again }, { scope, outer, tree }) => {
      if (!isSame(of, again)) throw new Unclear(tree.start, 'another is copied');
      return handOn<readonly Instruction[]>(
        [{ ...ifSo(only, [copies(of, two, outer, tree.start)], tree), otherwise: [copies(of, undefined, outer, tree.start)] }],
        scope,
      );
    },
    { before: { only: (scope, _, outer) => ({ ...asUndone(scope, outer), said: scope.said }) } },
  ),
);

// A copy has its targets as it is put onto the stack (707.10c), whatever is done before it is said that they may be others.
sentence.define(
  clause(
    'copy <of>, then <then>. you may choose new targets for the copy',
    { of: what, then: instruction },
    ({ of, then }, { tree: { start } }): readonly Instruction[] => {
      const [only, ...others] = then;
      if (only?.do !== 'move' || others.length > 0 || !isSame(only.what, of)) throw new Unclear(start, 'which copy is meant is not said');
      return [{ do: 'copy spell', what: of, newTargets: true }, only];
    },
  ),
);
