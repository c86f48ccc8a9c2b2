/** 704.5s: a Saga that has been told to the end. */
import { chaptersOf, isTelling, isTold } from '../events/sagas.ts';
import { permanents, type StateBasedAction } from './check.ts';

export const toldSaga: StateBasedAction = (look) =>
  permanents(look)
    .filter((object) => {
      const last = Math.max(0, ...chaptersOf(look, object.id));
      return isTold(look, object.id) && (object.counters['lore'] ?? 0) >= last && !isTelling(look, object);
    })
    .map(({ id }) => ({
      events: [{ kind: 'move', object: id, to: 'graveyard', cause: 'sacrifice' }],
      cites: ['sba.saga'],
    }));
