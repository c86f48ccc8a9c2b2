/** Whoever defends a permanent that is attacked (506.2, 310.8). */
import { opponentsOf } from '../state/changes.ts';
import type { Look } from './look.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';

/** Whoever defends a permanent: the controller of a planeswalker, the protector of a battle, who was chosen as it entered (310.8). */
export function protectorOf(look: Look, id: ObjectId): PlayerId {
  const { controller, types } = look.characteristicsOf(id);
  if (!types.includes('battle')) return controller;
  const { protector, player } = look.state.objects[id]?.memory ?? {};
  const chosen = protector ?? player;
  return typeof chosen === 'string' ? chosen : (opponentsOf(look.state, controller)[0] ?? controller);
}
