/** Instructions that are followed if a condition holds, and others if not (608.2c). */
import { lookAt } from '../../look/layers/characteristics.ts';
import { conditionHolds } from '../../look/reading/read.ts';
import { cite, tellAll } from '../../events/procedure.ts';
import type { Holding } from './handler.ts';
import { notDone } from './may.ts';

export const conditional: Holding<'if'> = {
  follow: function* (game, instruction, context) {
    const { condition, then, otherwise = [] } = instruction;
    const holds = conditionHolds(lookAt(game.state), condition, context);
    if (!holds) tellAll(game, game.teller?.withholds(game.state, instruction, context));
    else if (condition.kind === 'done') cite(game, 'cost.whether');
    const { memory } = yield* game.follow(game, holds ? then : otherwise, context);
    return holds ? memory : { ...notDone(instruction), ...context.memory, ...memory };
  },
};
