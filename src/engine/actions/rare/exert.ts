/** Exerting creatures as they attack: an optional cost, for which they do not untap in the next untap step of who exerted them (701.43, 508.1g). */
import { askWhether } from '../../events/choices.ts';
import { perform } from '../../events/perform.ts';
import type { Game, Procedure } from '../../events/procedure.ts';
import { nameOf } from '../../events/nameOf.ts';
import { unannounced } from '../../look/reading/context.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { hasKeyword } from '../../look/look.ts';
import type { ObjectId } from '../../state/state.ts';

export function* exert(game: Game, attackers: readonly ObjectId[]): Procedure<void> {
  const able = attackers.filter((id) => game.state.objects[id] && hasKeyword(lookAt(game.state), id, 'exert'));
  for (const object of able) {
    const player = lookAt(game.state).characteristicsOf(object).controller;
    const text = `Is ${nameOf(game.state, object)} exerted?`;
    if (!(yield* askWhether(game, player, text, object, 'attack.optionalCost', 'action.exert'))) continue;
    yield* game.follow(
      game,
      [
        {
          do: 'restrict',
          what: { kind: 'self' },
          restriction: 'untap during untap step',
          duration: 'your next untap step',
          action: 'exert',
        },
      ],
      unannounced(object, player),
    );
    yield* perform(game, [{ kind: 'did', what: 'exerts', object, player }]);
  }
}
