/** "That player chooses target player who has more life than they do and is their opponent": the target of another player's choice, and both after it. */
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { player as playerSaid, sayPlayer, sayTarget } from '../antecedents.ts';
import { more } from '../conditionsOfThings.ts';
import { nouns, who } from '../phrases.ts';
import { all, and, controlledBy, handOn, one, type Scope, Unclear } from '../scope.ts';
import { choice, clause, type Construct } from '../syntax.ts';

const each: Ref = { kind: 'each' };
/** What one of two players has more of. */
type Having = (of: Ref) => Amount;
const count = (filter: Filter): Amount => ({ kind: 'count', of: all(filter) });
/** Who of both has more: `target` has, or has less. */
const measured: Construct<{ readonly having: Having; readonly less?: true }> = choice<{ readonly having: Having; readonly less?: true }>(
  clause('who controls more <of> than (they do|he or she does)', { of: nouns }, ({ of }) => ({
    having: (by: Ref) => count(and(of, controlledBy(by))),
  })),
  clause('who has more cards in hand than (they do|he or she does)', {}, () => ({
    having: (of: Ref): Amount => ({ kind: 'hand size', of }),
  })),
  clause('who has more life than (they do|he or she does)', {}, () => ({ having: (of: Ref): Amount => ({ kind: 'life', of }) })),
  clause('whose graveyard has fewer <of> in it than (their|his or her) graveyard does', { of: nouns }, ({ of }) => ({
    having: (by: Ref) => count(and(of, { kind: 'zone', zone: 'graveyard', of: by })),
    less: true,
  })),
);

export const chosenOpponent: Construct<readonly Instruction[]> = clause(
  'that player chooses target player <measured> and is (their|his or her) opponent',
  { measured },
  ({ measured: { having, less } }, { scope, outer, tree: { start } }) => {
    const { meaning: by, scope: after } = playerSaid(outer, start);
    const holds = less ? more(having(by), having(each)) : more(having(each), having(by));
    const opponent = and({ kind: 'player' }, { kind: 'one of', of: { kind: 'opponents of', of: by } }, { kind: 'of whom', holds });
    // What the players are measured by is not spoken of behind it.
    const known = { ...after, targets: scope.targets, before: scope.before, slots: scope.slots };
    return handOn<readonly Instruction[]>([], sayTarget(known, opponent, one, one, by).scope);
  },
);

/** The target of another player's choice, and who chose it. */
function chosenBy({ targets }: Scope, at: number): { readonly first: Ref; readonly second: Ref } {
  const index = targets.findIndex(({ by }) => by !== undefined);
  const { by, filter } = targets[index] ?? {};
  const isPlayer = filter?.kind === 'and' && filter.filters.some(({ kind }) => kind === 'of whom');
  if (!by || !isPlayer || targets.length > 1) throw new Unclear(at, 'which player is the first is not said');
  return { first: by, second: { kind: 'target', index } };
}
who.define(
  clause('the (which:first|second) player', {}, (_, { scope, forms: { which }, tree: { start } }) => {
    const both = chosenBy(scope, start);
    const ref = which === 'first' ? both.first : both.second;
    return handOn(ref, sayPlayer(scope, ref));
  }),
);
