/** Another counter of each kind that is there already, on permanents and players of choice (701.34). */
import type { GameEvent } from '../../events/events.ts';
import { perform } from '../../events/perform.ts';
import type { Game, Procedure } from '../../events/procedure.ts';
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Doing } from './handler.ts';
import type { PlayerId, Thing } from '../../state/state.ts';
import { chooseUpTo } from '../../events/choices.ts';

function* proliferateOnce(game: Game, player: PlayerId): Procedure<void> {
  const { state } = game;
  const able = [...state.zones.battlefield, ...state.players.filter(({ left }) => !left).map(({ id }) => id)].filter(
    (thing) => !state.objects[thing]?.phasedOut && kindsOn(game, thing).length > 0,
  );
  const chosen = yield* chooseUpTo(game, player, able, able.length, 'Which get another counter of each kind?');
  yield* perform(
    game,
    chosen.flatMap((on) => kindsOn(game, on).map((counter): GameEvent => ({ kind: 'counters', on, counter, change: 1 }))),
  );
}

function kindsOn({ state }: Game, thing: Thing): readonly string[] {
  const player = state.players.find(({ id }) => id === thing);
  const counters = player ? { ...player.counters, poison: player.poison } : (state.objects[thing]?.counters ?? {});
  return Object.entries(counters).flatMap(([counter, count]) => (count > 0 ? [counter] : []));
}

export const proliferate: Doing<'proliferate'> = {
  carryOut: function* (game, { who }, context) {
    for (const player of presentPlayers(lookAt(game.state), who, context)) yield* proliferateOnce(game, player);
    return undefined;
  },
};
