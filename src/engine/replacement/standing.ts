/** Rules that stand for every event, as replacement effects without a source. */
import type { GameEvent } from '../events.ts';
import type { GameState } from '../state.ts';

/** What is destroyed is put into its owner's graveyard (701.8a). */
export function zoneOfOwner(state: GameState, event: GameEvent): readonly GameEvent[] {
  if (event.kind !== 'destroy') return [event];
  return state.objects[event.object] === undefined
    ? []
    : [event, { kind: 'move', object: event.object, to: 'graveyard', cause: 'destroy' }];
}
