/** Madness of the oldest editions: it ends as its owner passes. What the keyword means is in look/keywords/madness.ts. */
import { objectsIn } from '../state/changes.ts';
import { perform } from './perform.ts';
import type { Game, Procedure } from './procedure.ts';
import type { PlayerId } from '../state/state.ts';

/** A card with madness that could be played until its owner passes goes to the graveyard then (502.24a, 2005-10-01). */
export function* endMadness(game: Game, player: PlayerId): Procedure<void> {
  const ended = objectsIn(game.state, 'exile', player).filter((id) => game.state.objects[id]?.memory['playable'] !== undefined);
  yield* perform(
    game,
    ended.map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'effect' })),
  );
}
