/** Notes on what happens in a turn, as far as texts ask for it later (happened.ts). */
import { findPlayer } from '../state/changes.ts';
import type { GameEvent } from './events.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import type { GameState } from '../state/state.ts';

/** The notes of a batch, each a line: what, by or to whom, and how much. */
export function noteHappened(before: GameState, state: GameState, events: readonly GameEvent[]): GameState {
  const notes = events.flatMap((event): readonly string[] => {
    switch (event.kind) {
      case 'cast':
        return [`cast ${event.player} ${event.object}`];
      case 'move':
        return event.to === 'graveyard' && before.objects[event.object]?.zone === 'battlefield' ? ['died'] : [];
      case 'damage': {
        if (!findPlayer(before, event.to) || event.amount <= 0) return [];
        const { controller, subtypes } = lookAt(before).of(event.source);
        return [`damage ${event.to} ${event.amount}`, ...(event.combat ? [`strike ${controller} ${subtypes.join('|')}`] : [])];
      }
      case 'life':
        return event.change < 0 ? [`lost ${event.player}`] : [];
      case 'attacks':
        return event.attackers.flatMap(({ object, whom }) =>
          findPlayer(before, whom) ? [`attack ${state.objects[object]?.fightsFor ?? ''} ${whom}`] : [],
        );
      default:
        return [];
    }
  });
  return notes.length === 0 ? state : { ...state, turn: { ...state.turn, happened: [...state.turn.happened, ...notes] } };
}
