/** A position in the middle of combat, with what it leaves unsaid: who defends, whose creatures fight, who is blocked. */
import { changeObject } from '../../state/changes.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { GameState } from '../../state/state.ts';
import { defenderAgainst } from './defenders.ts';

/** Before blockers are declared, attackers are neither blocked nor unblocked (509.1h); from then on each is one of them. */
export function enterCombat(state: GameState, blockersDeclared: boolean): GameState {
  const look = lookAt(state);
  const { battlefield } = state.zones;
  return battlefield.reduce((now, id) => {
    const object = state.objects[id];
    if (!object || (object.attacking === undefined && object.blocking === undefined)) return now;
    const fightsFor = object.fightsFor ?? look.characteristicsOf(id).controller;
    if (!object.attacking) return changeObject(now, id, { fightsFor });
    const { blocked: said, ...attacking } = object.attacking;
    const defender = defenderAgainst(look, id);
    const blocked = said === true || battlefield.some((other) => state.objects[other]?.blocking?.includes(id));
    return changeObject(now, id, {
      fightsFor,
      attacking: { ...attacking, ...(defender === undefined ? {} : { defender }), ...(blockersDeclared ? { blocked } : {}) },
    });
  }, state);
}
