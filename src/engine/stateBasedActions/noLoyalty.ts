/** 704.5i: a planeswalker without loyalty counters. */
import { permanents, type StateBasedAction, toGraveyard } from './check.ts';

export const noLoyalty: StateBasedAction = (look) =>
  permanents(look)
    .filter(({ id, counters }) => look.characteristicsOf(id).types.includes('planeswalker') && (counters['loyalty'] ?? 0) <= 0)
    .map((object) => ({
      events: [toGraveyard(object)],
      cites: ['sba.loyalty'],
    }));
