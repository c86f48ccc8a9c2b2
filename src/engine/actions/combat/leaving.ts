/** Removal from combat (506.4). */
import { withoutCombat } from '../../state/changes.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Game, say } from '../../events/procedure.ts';
import type { GameState } from '../../state/state.ts';

/** Whatever can no longer be in combat leaves it: it is no creature any more, its controller changed, it phased out. */
export function leaveCombat(game: Game): void {
  const { state } = game;
  const fighting = state.zones.battlefield.flatMap((id) => {
    const object = state.objects[id];
    return object && (object.attacking !== undefined || object.blocking !== undefined) ? [object] : [];
  });
  if (fighting.length === 0) return;
  const look = lookAt(state);
  const leaving = fighting.filter(({ id, phasedOut, fightsFor }) => {
    const { types, controller } = look.characteristicsOf(id);
    if (phasedOut || !types.includes('creature') || types.includes('battle')) return true;
    return fightsFor !== undefined && fightsFor !== controller;
  });
  for (const { id } of leaving) say(game, 'removed from combat', id);
  game.state = leaving.reduce((now, { id }) => withoutCombat(now, id), state);
}

/** Everything leaves combat as it ends (511.3). */
export function endCombat(state: GameState): GameState {
  const { defending: _, ...turn } = state.turn;
  return { ...state.zones.battlefield.reduce(withoutCombat, state), turn };
}
