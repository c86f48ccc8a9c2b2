/** Replacement and prevention effects on a batch of events (614 to 616). */
import type { GameEvent } from '../events.ts';
import type { Game, Procedure } from '../procedure.ts';
import { zoneOfOwner } from './standing.ts';

/** The batch as replacement and prevention effects leave it. */

export function* replaceEvents(game: Game, events: readonly GameEvent[]): Procedure<readonly GameEvent[]> {
  return events.flatMap((event) => zoneOfOwner(game.state, event));
}
