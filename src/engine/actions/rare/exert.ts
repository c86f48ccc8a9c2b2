/** Exerting creatures as they attack, an optional cost, or to pay a cost: they do not untap in the next untap step of who exerted them (701.43, 508.1g). */
import { askWhether } from '../../events/choices.ts';
import type { Instruction } from '../../language/instruction.ts';
import { perform } from '../../events/perform.ts';
import type { Game, Procedure } from '../../events/procedure.ts';
import { nameOf } from '../../events/nameOf.ts';
import { unannounced } from '../../look/reading/context.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { hasKeyword } from '../../look/look.ts';
import type { ObjectId, PlayerId } from '../../state/state.ts';

export function* exert(game: Game, objects: readonly ObjectId[], payer?: PlayerId): Procedure<void> {
  for (const object of objects) {
    const look = lookAt(game.state);
    const player = payer ?? look.characteristicsOf(object).controller;
    if (payer === undefined) {
      if (!game.state.objects[object] || !hasKeyword(look, object, 'exert')) continue;
      const text = `Is ${nameOf(game.state, object)} exerted?`;
      if (!(yield* askWhether(game, player, text, object, 'attack.optionalCost', 'action.exert'))) continue;
    }
    yield* game.follow(game, [stayTapped], unannounced(object, player));
    yield* perform(game, [{ kind: 'did', what: 'exerts', object, player }]);
  }
}

const stayTapped: Instruction = {
  do: 'restrict',
  what: { kind: 'self' },
  restriction: 'untap during untap step',
  duration: 'your next untap step',
  action: 'exert',
};
