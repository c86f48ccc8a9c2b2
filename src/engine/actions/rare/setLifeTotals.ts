/** Setting life totals to a number (119.5). */
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { type Rare, type RareInstructions, say } from '../../events/procedure.ts';
import { cannot } from '../../events/replacement/impossible.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { amountOf } from '../../look/reading/read.ts';
import { lifeSeen } from '../../state/teams.ts';
import { setLife } from './setLife.ts';

export const setLifeTotals: RareInstructions['set life'] = function* (game, { who, amount, exchange }, context) {
  const look = lookAt(game.state);
  const settings = presentPlayers(look, who, context).map((player) => ({
    player,
    to: amountOf(look, amount, { ...context, each: player }),
  }));
  const isBarred = settings.some(({ player, to }) => {
    const change = to - lifeSeen(game.state, player);
    return change !== 0 && cannot(look, player, change > 0 ? 'gain life' : 'lose life');
  });
  if (exchange && (settings.length < 2 || isBarred)) say(game, 'no exchange', false);
  else yield* setLife(game, settings, context.source);
  return undefined;
};

/** Those of several, each as their own context has it, at once (608.2f). */
export const setLifeTogether: Rare['setLifeTogether'] = function* (game, { who, amount }, contexts) {
  const look = lookAt(game.state);
  const settings = contexts.flatMap((own) => presentPlayers(look, who, own).map((player) => ({ player, to: amountOf(look, amount, own) })));
  yield* setLife(game, settings, contexts[0]?.source ?? '');
};
