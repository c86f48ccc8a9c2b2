/** What an ability knows of an event. */
import { findPlayer } from '../../state/changes.ts';
import type { GameEvent } from '../events.ts';
import type { Look } from '../../look/look.ts';
import type { EventContext } from '../../state/state.ts';

export function contextOfEvent(look: Look, event: GameEvent): EventContext {
  const { state } = look;
  switch (event.kind) {
    case 'move':
      return { object: event.object, player: look.characteristicsOf(event.object).controller };
    case 'create':
      return { object: event.object.id, player: event.object.controller };
    case 'damage':
      return {
        source: event.source,
        recipient: event.to,
        amount: event.amount,
        ...(findPlayer(state, event.to) ? { player: event.to } : { object: event.to }),
      };
    case 'life':
      return { player: event.player, amount: Math.abs(event.change), ...(event.source === undefined ? {} : { source: event.source }) };
    case 'draw':
      return { player: event.player, amount: 1 };
    case 'counters':
      return { recipient: event.on, amount: event.change, ...(state.objects[event.on] ? { object: event.on } : { player: event.on }) };
    case 'destroy':
    case 'tap':
    case 'untap':
      return { object: event.object };
    default:
      return {};
  }
}
