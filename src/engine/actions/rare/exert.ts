/** Exerting creatures: they do not untap in the next untap step of who exerted them (701.43). */
import { askWhether } from '../../events/choices.ts';
import { nameOf } from '../../events/nameOf.ts';
import { perform } from '../../events/perform.ts';
import type { Rare } from '../../events/procedure.ts';
import type { Instruction } from '../../language/instruction.ts';
import { unannounced } from '../../look/reading/context.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { hasKeyword } from '../../look/look.ts';

const stayTapped: Instruction = {
  do: 'restrict',
  what: { kind: 'self' },
  restriction: 'untap during untap step',
  duration: 'your next untap step',
  action: 'exert',
};

/** Whether it has been exerted this turn is asked. */
const noted: Instruction = { do: 'designate', what: { kind: 'self' }, as: 'exerted', dated: true, action: 'exert' };

export const exert: Rare['exert'] = function* (game, object, player) {
  yield* game.follow(game, [stayTapped, noted], unannounced(object, player));
  yield* perform(game, [{ kind: 'did', what: 'exerts', object, player }]);
};

/** An optional cost to attack (508.1g, 701.43d). */
export const exertAttackers: Rare['exertAttackers'] = function* (game, attackers) {
  const able = attackers.filter((id) => game.state.objects[id] && hasKeyword(lookAt(game.state), id, 'exert'));
  for (const object of able) {
    const player = lookAt(game.state).characteristicsOf(object).controller;
    const text = `Is ${nameOf(game.state, object)} exerted?`;
    if (yield* askWhether(game, player, text, object, 'attack.optionalCost', 'action.exert.attacking')) yield* exert(game, object, player);
  }
};
