/** What something cannot do for a while (611.2c). */
import { addEffect } from '../../events/continuousEffects.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { spokenOf, tellBegun } from './beginEffect.ts';
import type { Beginning } from './handler.ts';

export const restrict: Beginning<'restrict'> = {
  begin: (game, { what, restriction, duration }, context) => {
    const affected = resolveRef(lookAt(game.state), what, context).filter((id) => !game.state.objects[id]?.phasedOut);
    game.state = addEffect(game.state, context, { changes: [], affected, restriction, duration, spoken: spokenOf(context) });
    tellBegun(game, { source: context.source, affected, duration, changes: [], restriction });
  },
};
