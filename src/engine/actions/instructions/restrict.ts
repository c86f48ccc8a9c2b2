/** What something cannot do for a while (611.2c). */
import { tellBegun } from './beginEffect.ts';
import type { Beginning } from './handler.ts';
import { rules } from './rules.ts';

export const restrict: Beginning<'restrict'> = {
  begin: (game, { what, restriction, duration }, context) => {
    rules.begin(game, { do: 'rules', rules: [{ rule: 'restrict', what, restriction }], duration }, context);
    const { affected } = game.state.effects.at(-1) ?? {};
    tellBegun(game, { source: context.source, affected, duration, changes: [], restriction, what });
  },
};
