/** What a text finds again of something that has become another object by moving (400.7). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { nextObjectId } from '../../state/changes.ts';
import type { ObjectId, Thing } from '../../state/state.ts';
import type { Look } from '../look.ts';
import type { Context } from './context.ts';
import { listRemembered } from './remembered.ts';

/** The slot of everything that costs were paid with, as it was. */
export const paidWith = 'paid with';

/**
 * The object that a thing is now: what the text itself, or its costs, moved to a public zone, its later parts find there (400.7j). What has
 * moved again, or was moved by something else, is not found.
 */
export function foundAgain({ state }: Look, id: Thing, { began, memory }: Context): Thing {
  if (state.objects[id] || (!began?.objects[id] && !listRemembered(memory[paidWith]).includes(id))) return id;
  const next = state.objects[nextObjectId(id)];
  return next && next.zone !== 'library' && next.zone !== 'hand' ? next.id : id;
}

/** Whether a thing is an object, or became it in what the text does, remembers, or triggered on (400.7e): "another card" is none of these. */
export const isOrBecame = (look: Look, id: Thing, object: ObjectId, context: Context): boolean =>
  foundAgain(look, id, context) === object ||
  (nextObjectId(id) === object && [context.event?.became, ...Object.values(context.memory).flatMap(listRemembered)].includes(object));

/**
 * Whether a triggered ability finds what moved where its controller cannot look: into a library, or into another player's hand. It does not
 * (603.6); until October 2002 only what had left that zone again was not found (2001-09-24 410.10).
 */
export const foundWhereHidden: readonly Variant<boolean>[] = [
  { from: '2002-10-07', value: false },
  { from: '', value: true },
];

/** Whether what something became as it moved is found by the ability that triggered on it. */
export function isFound({ state }: Look, became: ObjectId, { controller }: Context): boolean {
  const { zone, owner } = state.objects[became] ?? {};
  const isHidden = zone === 'library' || (zone === 'hand' && owner !== controller);
  return !isHidden || variantOn(foundWhereHidden, state.day);
}
