/** 704.5f: a creature with toughness 0 or less. Regeneration cannot help, since nothing is destroyed. */
import { nameOf } from '../events/nameOf.ts';
import type { GameObject } from '../state/state.ts';
import { hasKeyword, type Look } from '../look/look.ts';
import { creatures, type StateBasedAction, toGraveyard } from './check.ts';

export const zeroToughness: StateBasedAction = (look) =>
  creatures(look)
    .filter(({ id }) => (look.characteristicsOf(id).toughness ?? 0) <= 0)
    .map((object) => ({
      events: [toGraveyard(object)],
      text: `${nameOf(look.state, object.id)} has toughness 0 or less.`,
      cites: ['sba.zeroToughness', ...(isSpared(look, object) ? (['action.destroy.ways'] as const) : [])],
    }));

/** What would keep it from being destroyed has nothing to do here (701.8b). */
const isSpared = (look: Look, { id, regenerationShields }: GameObject): boolean =>
  regenerationShields > 0 || hasKeyword(look, id, 'indestructible');
