/** Whoever defends a permanent that is attacked (506.2, 310.8). */
import { opponentsOf } from '../state/changes.ts';
import { notYet } from '../state/notYet.ts';
import type { Look } from './look.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';

/**
 * Whoever defends a permanent: the controller of a planeswalker and of a battle that is no Siege (310.8a), the protector of a Siege, an opponent
 * who was chosen as it entered (310.11a). @throws NotYet where one among several would have to be chosen, or
 * another in place of who cannot be it any more (704.5w, 704.5x).
 */
export function protectorOf(look: Look, id: ObjectId): PlayerId {
  const { controller, types, subtypes } = look.characteristicsOf(id);
  if (!types.includes('battle')) return controller;
  const { protector, player } = look.state.objects[id]?.memory ?? {};
  const chosen = protector ?? player;
  if (!subtypes.includes('Siege')) return typeof chosen === 'string' ? chosen : controller;
  const allowed = opponentsOf(look.state, controller);
  const [only, ...others] = allowed;
  // Of one opponent there is nothing to choose.
  const found = allowed.find((each) => each === chosen) ?? (others.length === 0 ? only : undefined);
  if (found === undefined) throw notYet('another protector of a Siege');
  return found;
}
