/** Static rules for a while (611.2). */
import { addEffect } from '../../events/continuousEffects.ts';
import { spokenOf } from './beginEffect.ts';
import type { Beginning } from './handler.ts';

/** Static rules for a while: they look at what they speak of when they apply. */
export const rules: Beginning<'rules'> = {
  lastKnown: true,
  begin: (game, { rules: list, duration, times }, context) => {
    game.state = addEffect(game.state, context, {
      changes: [],
      rules: list,
      duration,
      spoken: spokenOf(context),
      ...(times === undefined ? {} : { times }),
    });
  },
};
