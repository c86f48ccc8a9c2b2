/** Whose something is on the board that another owns: by an effect that is on the board as well, or for good. */
import { lookAt } from '../../engine/look/layers/characteristics.ts';
import { changeObject } from '../../engine/state/changes.ts';
import type { GameState } from '../../engine/state/state.ts';

/**
 * What an effect of the position gives to its controller is without that its owner's, as where Control Magic is attached to it: it goes back when the
 * effect ends. Of the rest nothing says how it came to its controller, and it stays there.
 */
export const heldByEffects = (state: GameState): GameState =>
  state.zones.battlefield.reduce((now, id) => {
    const object = now.objects[id];
    if (!object || object.owner === object.controller) return now;
    const given = changeObject(now, id, { controller: object.owner });
    return lookAt(given).characteristicsOf(id).controller === object.controller ? given : now;
  }, state);
