/** 704.5f: a creature with toughness 0 or less. Regeneration cannot help, since nothing is destroyed. */
import { creatures, type StateBasedAction, toGraveyard } from './check.ts';

export const zeroToughness: StateBasedAction = (look) =>
  creatures(look)
    .filter(({ id }) => (look.characteristicsOf(id).toughness ?? 0) <= 0)
    .map((object) => ({
      events: [toGraveyard(object)],
      cites: ['sba.zeroToughness'],
    }));
