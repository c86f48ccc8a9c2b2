/** "All cards that aren't on the battlefield, spells, and permanents": what is said of things wherever they are (613). */
import type { Filter } from '../language/filter.ts';
import { isSame } from '../language/parts.ts';
import type { Ref } from '../language/ref.ts';
import { elsewhere } from './filtersOfZones.ts';
import { nouns } from './phrases.ts';
import { sayAll } from './references.ts';
import { holds, or, Unclear } from './scope.ts';
import { clause, type Construct } from './syntax.ts';

/** Whether it is said of things that they are not on the battlefield. */
export const isElsewhere = (of: Filter): boolean => holds(of, (part) => isSame(part, elsewhere));

/** Each part says where it is by itself. */
export const everywhere: Construct<Ref> = clause(
  '(all |)<first>, <second>, and <third>',
  { first: nouns, second: nouns, third: nouns },
  ({ first, second, third }, { scope, tree: { start } }) => {
    if (!isElsewhere(first) || [second, third].some(isElsewhere)) throw new Unclear(start);
    return sayAll(scope, or([first, second, third]));
  },
  { plural: true },
);
