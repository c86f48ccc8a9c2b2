/** The enchanted or equipped thing where a filter is wanted. */
import type { Filter } from '../language/filter.ts';
import { words } from './syntax.ts';

const attached: Filter = { kind: 'one of', of: { kind: 'attached' } };
export const attachedFilter = words<Filter>(
  Object.fromEntries(
    ['enchanted creature', 'enchanted permanent', 'enchanted land', 'enchanted artifact', 'equipped creature'].map((name) => [
      name,
      attached,
    ]),
  ),
);
