/** "Spell that targets a permanent you control": by one of its targets, whatever others it has (115.9b). */
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { inPassing } from './antecedents.ts';
import { noun, nouns } from './phrases.ts';
import { all, handOn, you } from './scope.ts';
import { choice, clause, type Construct, list, words } from './syntax.ts';

const one: Construct<Ref> = choice<Ref>(
  words<Ref>({ you }),
  clause('(a|an) <of>', { of: noun }, ({ of }) => all(of)),
  clause('one or more <of>', { of: nouns }, ({ of }) => all(of)),
);

/** Of spells and abilities, by what they target. */
export const thatTargets: Construct<Filter> = clause(
  'that (target|targets) <of>',
  { of: list(one, [' or ']) },
  ({ of: [first = you, ...more] }, { scope, outer }) =>
    handOn<Filter>(
      { kind: 'targets', what: more.length === 0 ? first : { kind: 'several', of: [first, ...more] } },
      inPassing(scope, outer),
    ),
);
