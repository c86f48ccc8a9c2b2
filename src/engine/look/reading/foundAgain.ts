/** What a text finds again of something that has become another object by moving (400.7). */
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
