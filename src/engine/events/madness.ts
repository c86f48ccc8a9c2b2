/** Madness of the oldest editions: it ends as its owner passes. What the keyword means is in look/keywords/madness.ts. */
import { perform } from './perform.ts';
import { citingAlso, type Game, type Procedure } from './procedure.ts';
import type { PlayerId } from '../state/state.ts';
import { isWith } from '../state/teams.ts';

/** A card with madness that could be played until its owner passes goes to the graveyard then (502.24a, 2005-10-01). */
export function* endMadness(game: Game, player: PlayerId): Procedure<void> {
  const ended = game.state.zones.exile.filter((id) => {
    const { memory = {}, owner = '' } = game.state.objects[id] ?? {};
    return memory['playable'] !== undefined && isWith(game.state, player, owner);
  });
  yield* perform(
    citingAlso(game, 'all', 'keyword.madness'),
    ended.map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'effect' })),
  );
}
