/** The enchanted or equipped thing where a filter is wanted, with what the text knows of it. */
import type { Filter } from '../language/filter.ts';
import { basicLandTypes } from '../language/subtypes.ts';
import { words } from './syntax.ts';

const is: Filter = { kind: 'one of', of: { kind: 'attached' } };
const likeOf = (type: string): Filter => {
  if (type === 'permanent') return { kind: 'permanent' };
  return /^[A-Z]/.test(type) ? { kind: 'subtype', subtype: type } : { kind: 'type', type: type as 'creature' };
};
const enchanted = ['creature', 'Wall', 'permanent', 'land', 'artifact', 'enchantment', 'planeswalker', 'Equipment', ...basicLandTypes];
/** What something can be attached to, as texts call it, with what it is then. */
export const attachedThings: Readonly<Record<string, Filter>> = {
  ...Object.fromEntries(enchanted.map((type) => [`enchanted ${type}`, likeOf(type)])),
  'equipped creature': likeOf('creature'),
  'fortified land': likeOf('land'),
};
export interface Attached {
  readonly is: Filter;
  readonly like: Filter;
}
export const attachedFilter = words<Attached>(
  Object.fromEntries(Object.entries(attachedThings).map(([name, like]): [string, Attached] => [name, { is, like }])),
);
