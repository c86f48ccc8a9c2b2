/** The enchanted or equipped thing where a filter is wanted, with what the text knows of it. */
import type { Filter } from '../language/filter.ts';
import { words } from './syntax.ts';

const types = { creature: 'creature', land: 'land', artifact: 'artifact' } as const;
const is: Filter = { kind: 'one of', of: { kind: 'attached' } };
export interface Attached {
  readonly is: Filter;
  readonly like: Filter;
}
export const attachedFilter = words<Attached>({
  ...Object.fromEntries(
    Object.values(types).map((type): [string, Attached] => [`enchanted ${type}`, { is, like: { kind: 'type', type } }]),
  ),
  'enchanted permanent': { is, like: { kind: 'permanent' } },
  'equipped creature': { is, like: { kind: 'type', type: 'creature' } },
});
