/** What declared attackers and blockers, and what is put onto the battlefield as one, change in the state (508, 509). */
import { lookAt } from '../look/layers/characteristics.ts';
import { protectorOf } from '../look/protector.ts';
import { changeObject, findPlayer, inOneGo } from '../state/changes.ts';
import type { GameState, ObjectId } from '../state/state.ts';
import type { EventOf } from './events.ts';

export function applyAttacks(state: GameState, { attackers }: EventOf<'attacks'>): GameState {
  const look = lookAt(state);
  const attack = (before: GameState, { object, whom, band }: (typeof attackers)[number]): GameState => {
    if (before.objects[object] === undefined) return before;
    const defender = findPlayer(state, whom) ? whom : protectorOf(look, whom);
    const attacking = { whom, defender, ...(band === undefined ? {} : { band }) };
    return changeObject(before, object, { attacking, fightsFor: look.characteristicsOf(object).controller });
  };
  return inOneGo(state, (start) => attackers.reduce(attack, start));
}

/** Blockers block, what they block is blocked, and the other attackers of this declaration are unblocked (509.1g, 509.1h). */
export function applyBlocks(state: GameState, { blocks, unblocked = [], blocked = [] }: EventOf<'blocks'>): GameState {
  const look = lookAt(state);
  const held = [...blocked, ...blocks.map(({ attacker }) => attacker)];
  const setBlocked = (now: GameState, id: ObjectId): GameState => {
    const attacking = now.objects[id]?.attacking;
    return attacking ? changeObject(now, id, { attacking: { ...attacking, blocked: held.includes(id) } }) : now;
  };
  const told = [...unblocked, ...held].reduce(setBlocked, state);
  return [...Map.groupBy(blocks, ({ blocker }) => blocker)].reduce((now, [blocker, pairs]) => {
    const blocking = [...new Set([...(now.objects[blocker]?.blocking ?? []), ...pairs.map(({ attacker }) => attacker)])];
    return changeObject(now, blocker, { blocking, fightsFor: look.characteristicsOf(blocker).controller });
  }, told);
}
