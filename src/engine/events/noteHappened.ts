/** Notes on what happens in a turn, as far as texts ask for it later (look/happened.ts). */
import { lookAt } from '../look/layers/characteristics.ts';
import { findPlayer } from '../state/changes.ts';
import type { GameState } from '../state/state.ts';
import type { TurnRecord } from '../state/turnRecord.ts';
import type { GameEvent } from './events.ts';

/** The position after a batch of events, with the records of these. */
export function noteHappened(before: GameState, state: GameState, events: readonly GameEvent[]): GameState {
  return addRecords(
    state,
    events.flatMap((event) => recordsOfEvent(before, state, event)),
  );
}

export const addRecords = (state: GameState, records: readonly TurnRecord[]): GameState =>
  records.length === 0 ? state : { ...state, turn: { ...state.turn, happened: [...state.turn.happened, ...records] } };

function recordsOfEvent(before: GameState, after: GameState, event: GameEvent): readonly TurnRecord[] {
  switch (event.kind) {
    case 'cast':
      return [{ kind: 'cast', player: event.player, object: event.object }];
    case 'move':
      return event.to === 'graveyard' && before.objects[event.object]?.zone === 'battlefield'
        ? [{ kind: 'to graveyard', object: event.object }]
        : [];
    case 'damage': {
      const { to, amount, combat, source } = event;
      if (!findPlayer(before, to) || amount <= 0) return [];
      const { controller, subtypes } = lookAt(before).characteristicsOf(source);
      return [{ kind: 'damage', to, amount, combat, source, controller, subtypes }];
    }
    case 'life':
      if (event.change === 0) return [];
      return [{ kind: event.change < 0 ? 'life lost' : 'life gained', player: event.player, amount: Math.abs(event.change) }];
    case 'attacks':
      return event.attackers.flatMap(({ object, whom }): readonly TurnRecord[] => {
        const player = after.objects[object]?.fightsFor;
        return player === undefined ? [] : [{ kind: 'attack', player, object, whom }];
      });
    default:
      return [];
  }
}
