/** Instructions that are followed if a condition holds, and others if not (608.2c). */
import { lookAt } from '../../look/layers/characteristics.ts';
import { conditionHolds } from '../../look/reading/read.ts';
import { cite, say } from '../../events/procedure.ts';
import type { Holding } from './handler.ts';

export const conditional: Holding<'if'> = {
  follow: function* (game, { condition, then, otherwise = [] }, context) {
    const holds = conditionHolds(lookAt(game.state), condition, context);
    if (condition.kind === 'done' && holds) cite(game, 'cost.whether');
    if (condition.kind === 'done' && !holds) say(game, 'not done');
    return (yield* game.follow(game, holds ? then : otherwise, context)).memory;
  },
};
