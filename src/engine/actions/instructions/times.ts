/** Instructions that are followed so many times, one time after the other (608.2c); how often is known before the first. */
import { timesOf } from '../../events/instructions/instruction.ts';
import { tellAll } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Holding } from './handler.ts';

export const times: Holding<'times'> = {
  follow: function* (game, instruction, context) {
    const often = timesOf(lookAt(game.state), instruction.amount, context);
    if (often === 0) tellAll(game, game.teller?.withholds(game.state, instruction, context));
    let { memory } = context;
    for (let time = 0; time < often && game.state.outcome === undefined; time += 1)
      ({ memory } = yield* game.follow(game, instruction.then, { ...context, memory }));
    return memory;
  },
};
