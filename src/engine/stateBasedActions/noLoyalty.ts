/** 704.5i: a planeswalker without loyalty counters. */
import { nameOf } from '../events/nameOf.ts';
import { permanents, type StateBasedAction, toGraveyard } from './check.ts';

export const noLoyalty: StateBasedAction = (look) =>
  permanents(look)
    .filter(({ id, counters }) => look.characteristicsOf(id).types.includes('planeswalker') && (counters['loyalty'] ?? 0) <= 0)
    .map((object) => ({
      events: [toGraveyard(object)],
      text: `${nameOf(look.state, object.id)} has loyalty 0.`,
      cites: ['sba.loyalty'],
    }));
