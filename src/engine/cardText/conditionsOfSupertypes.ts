/** What a text asks of supertypes: "if it's legendary", "if that land was nonbasic" (205.4). */
import { supertypes } from '../language/cardType.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter } from '../language/filter.ts';
import type { Ref } from '../language/ref.ts';
import { condition, what } from './phrases.ts';
import { contracted, itAsItWas, thatAsItWas } from './pronouns.ts';
import { thePastOne } from './references.ts';
import { choice, clause, type Construct, words } from './syntax.ts';
import { wasSuch } from './thisWay.ts';

const kinds: Readonly<Record<string, Filter>> = Object.fromEntries(
  supertypes.flatMap((supertype): readonly (readonly [string, Filter])[] => {
    const filter: Filter = { kind: 'supertype', supertype };
    return [
      [supertype, filter],
      [`non${supertype}`, { kind: 'not', filter }],
    ];
  }),
);
const like: Construct<Filter> = words<Filter>(kinds);
const was: Construct<Ref> = choice<Ref>(itAsItWas, thatAsItWas, thePastOne);
const isSo = (subject: Ref, filter: Filter): Condition => ({ kind: 'matches', subject, filter });

condition.define(
  clause('<of> ^be <like>', { of: what, like }, ({ of, like: filter }) => isSo(of, filter)),
  clause('<of> <like>', { of: contracted.is, like }, ({ of, like: filter }) => isSo(of, filter)),
  clause("<of> isn't <like>", { of: what, like }, ({ of, like: filter }): Condition => ({ kind: 'not', condition: isSo(of, filter) })),
  // It is asked of it as it was before the text moved it (608.2h).
  clause('<of> was <like>', { of: was, like }, ({ of, like: filter }) => wasSuch(of, filter)),
);
