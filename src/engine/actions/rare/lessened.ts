/** Whether a spell could be cast with any of what may be given to lessen its cost: where none would do nobody is asked which (601.2, 601.3). */
import type { Game } from '../../events/procedure.ts';
import type { ZoneName } from '../../language/places.ts';
import type { Context } from '../../look/reading/context.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { changeObject } from '../../state/changes.ts';
import { isHelped } from '../casting/helped.ts';
import { isBanned } from '../casting/timing.ts';
import { totalMana } from '../casting/totalCost.ts';
import type { SingleCost } from '../costs/costs.ts';
import { canPayMana } from '../mana/payMana.ts';

/** `by`: how much generic mana less each of them would make it; `from`: where it is cast from. */
export function canBeCast(game: Game, costs: readonly SingleCost[], context: Context, by: readonly number[], from: ZoneName): boolean {
  const look = lookAt(game.state);
  const { source: object, controller } = context;
  const before = { ...game.state.objects[object]?.spell, ...context.announced, effects: [], castFrom: from };
  if (isBanned(lookAt(changeObject(game.state, object, { spell: before })), controller, object)) return false;
  return (
    isHelped(look, object, costs) ||
    by.some((less) => canPayMana(game, controller, totalMana(look, costs, { object, context, less }), { spentOn: object }))
  );
}
