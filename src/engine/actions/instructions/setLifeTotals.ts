/** Setting life totals to a number (119.5). */
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { amountOf } from '../../look/reading/read.ts';
import type { Doing } from './handler.ts';
import { setLife } from './setLife.ts';

export const setLifeTotals: Doing<'set life'> = {
  carryOut: function* (game, { who, amount }, context) {
    const look = lookAt(game.state);
    const to = (player: string): number => amountOf(look, amount, { ...context, each: player });
    yield* setLife(
      game,
      presentPlayers(look, who, context).map((player) => ({ player, to: to(player) })),
      context.source,
    );
    return undefined;
  },
  together: function* (game, { who, amount }, contexts) {
    const look = lookAt(game.state);
    const settings = contexts.flatMap((own) =>
      presentPlayers(look, who, own).map((player) => ({ player, to: amountOf(look, amount, own) })),
    );
    yield* setLife(game, settings, contexts[0]?.source ?? '');
  },
};
