/** What something cannot do for a while (611.2c). */
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { tellBegun } from './beginEffect.ts';
import type { Beginning } from './handler.ts';
import { rules } from './rules.ts';

export const restrict: Beginning<'restrict'> = {
  begin: (game, { what, restriction, duration, whose }, own) => {
    // Who has to wait is not always the controller.
    const [controller = own.controller] = whose ? presentPlayers(lookAt(game.state), whose, own) : [];
    const context = { ...own, controller };
    // Then only that player's untap step is meant, whoever controls it by then.
    const unless = duration === 'your next untap step' ? ({ unless: { kind: 'not', condition: { kind: 'your turn' } } } as const) : {};
    const before = game.state;
    rules.begin(game, { do: 'rules', rules: [{ rule: 'restrict', what, restriction, ...unless }], duration }, context);
    if (game.state === before) return;
    const { affected } = game.state.effects.at(-1) ?? {};
    tellBegun(game, { source: context.source, controller, affected, duration, changes: [], restriction, what });
  },
};
