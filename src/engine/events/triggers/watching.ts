/** Whether something or somebody is what a trigger event waits for. */
import type { Filter } from '../../language/filter.ts';
import type { Look } from '../../look/look.ts';
import { type Context, isPlayer } from '../../look/reading/context.ts';
import { matches, resolveRef } from '../../look/reading/read.ts';
import type { ObjectId, PlayerId, Thing } from '../../state/state.ts';

/** Whether an object is the one that a trigger watches. The zone does not matter here, but for filters that name one. */
export function isWatched(look: Look, what: Filter | 'self', id: ObjectId, context: Context): boolean {
  if (what === 'self') return id === context.source;
  const object = look.state.objects[id] ?? look.state.past[id]?.object;
  return object !== undefined && matches(look, id, { kind: 'and', filters: [what, { kind: 'zone', zone: object.zone }] }, context);
}

/** The same of a player as well. */
export const isAffected = (look: Look, what: Filter | 'self', thing: Thing, context: Context): boolean =>
  isPlayer(look.state, thing) ? what !== 'self' && matches(look, thing, what, context) : isWatched(look, what, thing, context);

/** Whether a player is one of those whose deed is waited for; anybody's is where nobody is said. */
export const isBy = (look: Look, who: Parameters<typeof resolveRef>[1] | undefined, player: PlayerId, context: Context): boolean =>
  who === undefined || resolveRef(look, who, context).includes(player);
