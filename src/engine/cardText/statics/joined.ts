/** What one sentence says of one subject: what it is and has, and what it can't, must and may do. "Gets +2/+2 and can't block." */
import type { Amount } from '../../language/amount.ts';
import { isSame } from '../../language/parts.ts';
import type { Modification } from '../../language/modification.ts';
import type { Ref } from '../../language/ref.ts';
import type { StaticRule } from '../../language/staticRule.ts';
import { type Changes, changesForEach, losingOthers, saidOfMany, saidOfOne } from '../changes.ts';
import { forEachNoun } from '../perEach.ts';
import { amount, condition, what } from '../phrases.ts';
import { handOn, type Scope, Unclear, withX } from '../scope.ts';
import { choice, clause, type Construct, list, maybe, type Written } from '../syntax.ts';
import { type Deeds, deedsOfMany, deedsOfOne, plainRestriction } from './deeds.ts';
import type { Static } from './staticMeaning.ts';

type Said = (of: Ref) => { readonly changes?: readonly Modification[]; readonly rules?: readonly StaticRule[] };
const changing = (of: Changes): Said => {
  return () => ({ changes: of });
};
const doing = (of: Deeds): Said => {
  return (subject) => ({ rules: of(subject) });
};
const predicates = (said: Construct<Changes>, deeds: Construct<Deeds>): Construct<readonly Said[]> =>
  list(
    choice<Said>(
      clause('<of>', { of: said }, ({ of }) => changing(of)),
      clause('<of> <each>', { of: said, each: forEachNoun }, ({ of, each }) => changing(changesForEach(of, each))),
      clause('<of>', { of: choice(deeds, plainRestriction) }, ({ of }) => doing(of)),
    ),
    [', ', ', and ', ' and '],
    { least: 2 },
  );
const about = (scope: Scope, { of }: { readonly of?: Ref }): Scope => ({ ...scope, about: of });
function together(
  {
    of,
    says,
    only,
    is,
  }: { readonly of: Ref; readonly says: readonly Said[]; readonly only: Static['condition']; readonly is: Amount | undefined },
  { scope, tree: { start } }: Written,
) {
  const said = says.map((each) => each(of));
  const stated = losingOthers(
    said.flatMap((each) => each.changes ?? []),
    start,
  );
  const changes = is ? withX(stated, is) : stated;
  if (is && isSame(changes, stated)) throw new Unclear(start);
  const rules = said.flatMap((each) => each.rules ?? []);
  // What says only one of both is read as that.
  if (changes.length === 0 || rules.length === 0) throw new Unclear(start);
  const meaning: Static = { what: of, changes, rules, ...(only ? { condition: only } : {}) };
  return handOn(meaning, { ...scope, about: undefined, forEach: undefined });
}
const behind = '[ as long as <only>][, where X is <is>]';
export const joined: readonly Construct<Static>[] = [
  clause(
    `<of> <says>${behind}`,
    { of: what, says: predicates(saidOfOne, deedsOfOne), only: maybe(condition), is: maybe(amount) },
    together,
    {
      numbers: { of: false },
      before: { says: about },
    },
  ),
  clause(
    `<of> (each |)<says>${behind}`,
    { of: what, says: predicates(saidOfMany, deedsOfMany), only: maybe(condition), is: maybe(amount) },
    together,
    {
      numbers: { of: true },
      before: { says: about },
    },
  ),
];
