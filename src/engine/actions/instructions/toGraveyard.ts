/** Cards and permanents that an instruction has players put into graveyards. */
import type { EventOf } from '../../events/events.ts';
import type { ObjectId } from '../../state/state.ts';

export const toGraveyard =
  (cause: 'discard' | 'sacrifice' | 'effect') =>
  (object: ObjectId): EventOf<'move'> => ({ kind: 'move', object, to: 'graveyard', cause });
