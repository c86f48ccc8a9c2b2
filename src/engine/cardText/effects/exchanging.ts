/** Life totals that are exchanged, with one another or with the power or toughness of a creature (701.12c, 701.12g). */
import type { Amount } from '../../language/amount.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { characteristic } from '../amounts.ts';
import { who, whose } from '../phrases.ts';
import { sayTarget } from '../antecedents.ts';
import { handOn, isEach, number, Unclear } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';

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
export const exchanging: readonly Construct<readonly Instruction[]>[] = [
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
    { of: whose, thing: whose, name: characteristic },
    ({ of, thing, name }, { scope, tree: { start } }) => {
      if (isEach(of) || name === 'mana value') throw new Unclear(start);
      return handOn<readonly Instruction[]>(
        [{ do: 'set life', who: of, amount: { kind: 'characteristic', name, of: thing }, exchange: { of: thing, name } }],
        scope,
      );
    },
  ),
];
