/** 704.5h: a creature that was dealt damage by a source with deathtouch, where the rules of the day mark it (702.2b). */
import { creatures, isDestructible, type StateBasedAction } from './check.ts';

export const deathtouch: StateBasedAction = (look) =>
  creatures(look)
    .filter(({ id, deathtouched }) => deathtouched && (look.characteristicsOf(id).toughness ?? 0) > 0 && isDestructible(look, id))
    .map(({ id }) => ({
      events: [{ kind: 'destroy', object: id, regenerable: true, byState: true }],
      cites: ['sba.deathtouch', 'keyword.deathtouch', 'action.destroy.ways'],
    }));
