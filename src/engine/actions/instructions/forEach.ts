/** Instructions that are followed for each of a set. For several it is `severally` that knows what they do at once. */
import { rareOf, tellAll } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { Holding } from './handler.ts';

export const forEach: Holding<'for each'> = {
  follow: function* (game, instruction, context) {
    const { of, then } = instruction;
    const things = resolveRef(lookAt(game.state), of, context);
    const [each, ...others] = things;
    if (each === undefined) {
      tellAll(game, game.teller?.withholds(game.state, instruction, context));
      return context.memory;
    }
    if (others.length === 0) return (yield* game.follow(game, then, { ...context, each })).memory;
    return yield* rareOf(game, 'for each of several').severally(game, instruction, things, context);
  },
};
