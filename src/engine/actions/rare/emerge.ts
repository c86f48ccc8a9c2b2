/** Emerge: for its cost a creature is sacrificed, whose mana value is generic mana less (702.119). */
import type { Cost } from '../../language/cost.ts';
import type { Rare } from '../../events/procedure.ts';
import { manaValueOfObject } from '../../look/faces.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { choosePayers } from '../costs/otherCosts.ts';

type Sacrifice = Extract<Cost, { pay: 'sacrifice' }>;

/** What is paid besides the cost of the keyword. */
const sacrifice: Sacrifice = {
  pay: 'sacrifice',
  filter: { kind: 'type', type: 'creature' },
  amount: { kind: 'number', value: 1 },
};

/** Which creature will be sacrificed is chosen as the cost is announced (702.119c). */
export const emerge: Rare['emerge'] = function* (game, costs, context) {
  const { payers } = yield* choosePayers(game, sacrifice, context);
  const look = lookAt(game.state);
  const less = payers.reduce((sum, id) => sum + (look.state.objects[id] ? manaValueOfObject(look, look.state.objects[id]) : 0), 0);
  return { costs: [...costs, { ...sacrifice, filter: { kind: 'one of', of: { kind: 'these', things: payers } } }], less };
};
