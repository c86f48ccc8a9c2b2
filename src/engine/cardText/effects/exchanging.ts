/** Life totals that are exchanged, with one another or with the power or toughness of a creature (701.12c, 701.12g). */
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { characteristic } from '../amounts.ts';
import { nouns, who, whose, whosePlayer } from '../phrases.ts';
import { sayTarget } from '../antecedents.ts';
import { and, controlledBy, handOn, type HandedOn, isEach, number, one, type Scope, self, Unclear } from '../scope.ts';
import { clause, type Construct, type Forms, maybe } from '../syntax.ts';

const lifeOf = (of: Ref): Amount => ({ kind: 'life', of });
/** What all have together is what each has and what the other has. */
function exchanged(players: readonly Ref[], at: number): readonly Instruction[] {
  if (players.some(isEach)) throw new Unclear(at);
  const amount: Amount = {
    kind: 'sum',
    of: [...players.map(lifeOf), { kind: 'times', factor: -1, of: lifeOf({ kind: 'each' }) }],
  };
  const [only, ...others] = players;
  return [{ do: 'set life', who: only && others.length === 0 ? only : { kind: 'several', of: players }, amount, exchange: true }];
}
const unlike = (of: Filter, forms: Forms): Filter =>
  Object.values(forms).includes('other ') ? and(of, { kind: 'other', than: self }) : of;
/** Two targets of which the second is described by the first. */
const twoAlike = (of: Filter, alike: (first: Ref) => Filter, outer: Scope): HandedOn<readonly Instruction[]> => {
  const first = sayTarget(outer, of, one, one);
  const second = sayTarget(first.scope, and(of, { kind: 'other', than: first.meaning }, alike(first.meaning)), one, one);
  return handOn<readonly Instruction[]>([{ do: 'exchange control', one: first.meaning, other: second.meaning }], second.scope);
};

export const exchanging: readonly Construct<readonly Instruction[]>[] = [
  // Both are legal or none is (608.2b), which is the same: of one alone nothing is exchanged (701.12b).
  clause('exchange control of two [other ]target <of> that share a card type', { of: nouns }, ({ of }, { scope, forms }) =>
    twoAlike(unlike(of, forms), (first) => ({ kind: 'shares', quality: 'card type', with: first }), scope),
  ),
  clause('exchange control of two [other ]target <of> controlled by different players', { of: nouns }, ({ of }, { scope, forms }) =>
    twoAlike(unlike(of, forms), (first) => ({ kind: 'not', filter: controlledBy({ kind: 'controller', of: first }) }), scope),
  ),
  clause('(<doer> ^exchange|exchange) life totals with <other>', { doer: maybe(who), other: who }, ({ doer, other }, { scope, tree }) =>
    handOn(exchanged([doer ?? scope.doer, other], tree.start), scope),
  ),
  clause('two target players exchange life totals', {}, (_, { scope: outer, tree: { start } }) => {
    const two = number(2);
    const { meaning: players, scope } = sayTarget(outer, { kind: 'player' }, two, two);
    return handOn(exchanged([players], start), scope);
  }),
  clause(
    'exchange <of> life total with <thing> <name>',
    { of: whosePlayer, thing: whose, name: characteristic },
    ({ of, thing, name }, { scope, tree: { start } }) => {
      if (isEach(of) || name === 'mana value') throw new Unclear(start);
      return handOn<readonly Instruction[]>(
        [{ do: 'set life', who: of, amount: { kind: 'characteristic', name, of: thing }, exchange: { of: thing, name } }],
        scope,
      );
    },
  ),
];
