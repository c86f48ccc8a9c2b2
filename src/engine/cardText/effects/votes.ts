/** Votes, and what comes of them (701.38). */
import type { Amount } from '../../language/amount.ts';
import type { Condition } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { condition, noun, what } from '../phrases.ts';
import { sayThings } from '../antecedents.ts';
import { handOn, number, type Scope, Unclear, you } from '../scope.ts';
import { clause, type Construct, word } from '../syntax.ts';

/** A word without a meaning in the rules (701.38b). */
const option = word<string>(/[a-z]+/, (text) => text, ['death', 'torture']);
const of = (name: string): Amount => ({ kind: 'memory', slot: `votes: ${name}` });

export const votes: readonly Construct<readonly Instruction[]>[] = [
  clause(
    'starting with you, each player votes for <first> or <second>',
    { first: option, second: option },
    ({ first, second }, { scope }) =>
      handOn<readonly Instruction[]>([{ do: 'vote', who: you, among: { words: [first, second] } }], { ...scope, votes: [first, second] }),
  ),
  clause('starting with you, each player votes for (a|an) <among>', { among: noun }, ({ among }, { scope }) =>
    handOn<readonly Instruction[]>([{ do: 'vote', who: you, among }], { ...scope, votes: [among] }),
  ),
];

/** The other of two words that were voted for. @throws Unclear where nobody voted for it */
function against(name: string, { votes: listed = [] }: Scope, at: number): string {
  const other = listed.find((each) => each !== name);
  if (!listed.includes(name) || typeof other !== 'string') throw new Unclear(at, 'nobody votes for that');
  return other;
}
condition.define(
  clause('<name> gets more votes(tie:| or the vote is tied)', { name: option }, ({ name }, { scope, forms: { tie }, tree }): Condition => ({
    kind: 'compare',
    left: of(name),
    comparison: 'at least',
    right: tie === '' ? { kind: 'sum', of: [of(against(name, scope, tree.start)), number(1)] } : of(against(name, scope, tree.start)),
  })),
);
what.define(
  clause('each <of> with the most votes or tied for most votes', { of: noun }, ({ of: named }, { scope, tree: { start } }) => {
    const ref: Ref = { kind: 'memory', slot: 'most votes' };
    // Everything that was voted for is so, or another thing is meant.
    if (named.kind !== 'permanent') throw new Unclear(start);
    const voted = scope.votes?.find((each): each is Filter => typeof each !== 'string');
    if (!voted) throw new Unclear(start, 'nobody votes for that');
    return handOn(ref, sayThings(scope, ref, 'all', voted));
  }),
);

/** "For each death vote": so many. */
export const perVote: Construct<Amount> = clause('for each <name> vote', { name: option }, ({ name }, { scope, tree: { start } }) => {
  against(name, scope, start);
  return of(name);
});
