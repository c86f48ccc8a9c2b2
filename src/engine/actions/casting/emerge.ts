/** Emerge: for its cost a creature is sacrificed, whose mana value is generic mana less (702.119). */
import type { Cost } from '../../language/cost.ts';
import type { Game, Procedure } from '../../events/procedure.ts';
import { manaValueOfObject } from '../../look/faces.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import type { SingleCost } from '../costs/costs.ts';
import { choosePayers } from '../costs/otherCosts.ts';

type Sacrifice = Extract<Cost, { pay: 'sacrifice' }>;

/** What is paid besides the cost of the keyword. */
export const emergeSacrifice: Sacrifice = {
  pay: 'sacrifice',
  filter: { kind: 'type', type: 'creature' },
  amount: { kind: 'number', value: 1 },
};

/** Which creature will be sacrificed is chosen as the cost is announced (702.119c): the costs with that one, and how much less the spell costs. */
export function* chooseEmerged(
  game: Game,
  costs: readonly SingleCost[],
  context: Context,
): Procedure<{ readonly costs: readonly SingleCost[]; readonly less: number }> {
  if (!costs.includes(emergeSacrifice)) return { costs, less: 0 };
  const { payers } = yield* choosePayers(game, emergeSacrifice, context);
  const look = lookAt(game.state);
  const less = payers.reduce((sum, id) => sum + (look.state.objects[id] ? manaValueOfObject(look, look.state.objects[id]) : 0), 0);
  const named: Sacrifice = { ...emergeSacrifice, filter: { kind: 'one of', of: { kind: 'these', things: payers } } };
  return { costs: costs.map((cost) => (cost === emergeSacrifice ? named : cost)), less };
}
