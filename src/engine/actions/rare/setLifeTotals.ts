/** Setting life totals to a number (119.5), or to one another, or exchanging one for the power or toughness of a creature (701.12). */
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { cite, type Game, type Procedure, type RareInstructions, say } from '../../events/procedure.ts';
import { cannot } from '../../events/replacement/impossible.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import type { ObjectId } from '../../state/state.ts';
import { lifeSeen, sharersOf } from '../../state/teams.ts';
import { beginEffect } from '../instructions/beginEffect.ts';
import { setLife } from './setLife.ts';

/** What is no creature on the battlefield has no power and no toughness to exchange. */
function isCreature(look: Look, id: ObjectId): boolean {
  const { zone, phasedOut } = look.state.objects[id] ?? {};
  return zone === 'battlefield' && !phasedOut && look.characteristicsOf(id).types.includes('creature');
}

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
  const other = exchange === true ? undefined : exchange;
  const [thing] = other ? resolveRef(look, other.of, context).filter((id) => isCreature(look, id)) : [];
  const isOfOneTeam =
    exchange === true &&
    settings.some(({ player }, at) => settings.slice(0, at).some((each) => sharersOf(game.state, player).includes(each.player)));
  if (isOfOneTeam) cite(game, 'team.exchange');
  const parties = settings.length + (thing === undefined ? 0 : 1);
  if (exchange && (parties < 2 || isBarred || isOfOneTeam)) say(game, 'no exchange', false);
  else {
    if (exchange === true) cite(game, 'action.exchange.life');
    const [life] = settings.map(({ player }) => lifeSeen(game.state, player));
    yield* setLife(game, settings, context.source);
    if (other && thing !== undefined && life !== undefined)
      beginEffect(
        game,
        context,
        {
          changes: [{ kind: 'set power/toughness', [other.name]: { kind: 'number', value: life } }],
          affected: [thing],
          duration: 'permanent',
          copied: undefined,
        },
        ['action.exchange'],
      );
  }
  return undefined;
};

/** Those of several, each as their own context has it, at once (608.2f). */
export function* setLifeTogether(game: Game, { who, amount }: InstructionOf<'set life'>, contexts: readonly Context[]): Procedure<void> {
  const look = lookAt(game.state);
  const settings = contexts.flatMap((own) => presentPlayers(look, who, own).map((player) => ({ player, to: amountOf(look, amount, own) })));
  yield* setLife(game, settings, contexts[0]?.source ?? '');
}
