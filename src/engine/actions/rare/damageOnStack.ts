/** Combat damage as an object on the stack (310 and 413 of the editions until May 2009): neither spell nor ability. */
import { variantOn } from '../../concepts/variant.ts';
import { damagedAsNoCreature } from '../../events/replacement/impossible.ts';
import { blank } from '../../events/apply.ts';
import { findPlayer, placeObject, removeObject, takeTimestamp } from '../../state/changes.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { perform } from '../../events/perform.ts';
import { type Game, type Procedure, type Rare, say } from '../../events/procedure.ts';
import type { AssignedDamage, GameObject } from '../../state/state.ts';
import { dealDamage } from '../combat/damage.ts';

/** Puts all damage that was assigned onto the stack as one object. */
function* putDamageOnStack(game: Game, assigned: readonly AssignedDamage[]): Procedure<void> {
  const [timestamp, next] = takeTimestamp(game.state);
  const { active } = game.state.turn;
  const card = `combat damage ${timestamp}`;
  game.state = placeObject(next, {
    ...blank,
    id: `${card}.0`,
    card,
    kind: 'damage',
    owner: active,
    controller: active,
    zone: 'stack',
    timestamp,
    controlledSince: 0,
    commander: false,
    assigned,
  });
  say(game, 'damage on the stack');
}

/**
 * Deals it as it was assigned, whatever has become of its sources (310.4a, 310.4b). Creatures and planeswalkers that are gone, or are
 * neither any more, are not dealt theirs (310.4c).
 */
function* dealFromStack(game: Game, { id, assigned = [] }: GameObject): Procedure<void> {
  const look = lookAt(game.state);
  const isThere = (to: string): boolean => {
    if (findPlayer(game.state, to)) return findPlayer(game.state, to)?.left === false;
    const object = game.state.objects[to];
    if (object?.zone !== 'battlefield') return false;
    const isOne = look.characteristicsOf(to).types.some((type) => type === 'creature' || type === 'planeswalker');
    return isOne || variantOn(damagedAsNoCreature, game.state.day);
  };
  game.state = removeObject(game.state, id);
  say(game, 'combat damage');
  yield* perform(game, assigned.filter(({ to }) => isThere(to)).map(dealDamage));
}

export const damageOnStack: Rare['damageOnStack'] = { put: putDamageOnStack, deal: dealFromStack };
