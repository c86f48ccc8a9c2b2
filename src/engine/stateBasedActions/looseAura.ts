/** 704.5m: an Aura that is attached to nothing that it may be attached to. */
import { isBestowed } from '../events/bestow.ts';
import { nameOf } from '../events/nameOf.ts';
import { canBeAttached, isHostProtected } from '../look/attachment.ts';
import { permanents, type StateBasedAction, toGraveyard } from './check.ts';

export const looseAura: StateBasedAction = (look) =>
  permanents(look)
    .filter((object) => look.characteristicsOf(object.id).subtypes.includes('Aura') && !isBestowed(object))
    .filter(({ id, attachedTo }) => attachedTo === undefined || !canBeAttached(look, id, attachedTo))
    .map((object) => ({
      events: [toGraveyard(object)],
      text: `${nameOf(look.state, object.id)} is not attached to anything it may be attached to.`,
      cites: ['sba.aura', ...(isHostProtected(look, object.id) ? (['keyword.protection.aura'] as const) : [])],
    }));
