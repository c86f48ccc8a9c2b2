/** "Target creature and all other creatures with the same name as that creature": one thing, and all that are like it (201.2, 205.3). */
import type { Ref } from '../language/ref.ts';
import { isSame } from '../language/parts.ts';
import { together } from './antecedents.ts';
import { nounOfEach, nouns, what } from './phrases.ts';
import { attached, sayAll, target } from './references.ts';
import { and, holds, Unclear } from './scope.ts';
import { choice, clause, type Construct, maybe } from './syntax.ts';

const withItsLike: Construct<Ref> = clause(
  '<one> and (all other <of>|other <of>|each other <each>)',
  { one: choice(target, attached), of: maybe(nouns), each: maybe(nounOfEach) },
  ({ one, of: many, each = many }, { scope, tree: { start } }) => {
    // Of others that are not measured with it nothing is said that would belong together.
    if (
      !each ||
      !holds(each, (part) => 'kind' in part && ['shares', 'same name'].includes(String(part.kind)) && holds(part, (of) => isSame(of, one)))
    )
      throw new Unclear(start);
    const { meaning, scope: after } = sayAll(scope, and(each, { kind: 'other', than: one }));
    return together([one, meaning], after);
  },
  { plural: true, numbers: { one: false } },
);
what.define(withItsLike);
