/** Turn markers of Grand Melee: several players take turns at once, out of each other's range (807.4, before July 2009 608.4). */
import { lookAt } from './layers/characteristics.ts';
import { inRange } from './range.ts';
import type { GameState, PlayerId } from '../state/state.ts';
import { sidesFrom } from '../state/teams.ts';

/** Players whose turns are under way. */
export const takingTurns = ({ markers, turn }: GameState): readonly PlayerId[] =>
  markers?.flatMap(({ holder, taking }) => (taking ? [holder] : [])) ?? [turn.active];

/**
 * Sides that receive priority, from one on in turn order, each by the player who answers for it. With turn markers only who has the active
 * player in range, or the controller of something on the stack (807.5a).
 */
export function sidesWithPriority(state: GameState, first: PlayerId): readonly PlayerId[] {
  const sides = sidesFrom(state, first);
  if (!state.markers) return sides;
  const look = lookAt(state);
  const seen = [state.turn.active, ...state.zones.stack];
  return sides.filter((id) => seen.some((thing) => inRange(look, id, thing)));
}
