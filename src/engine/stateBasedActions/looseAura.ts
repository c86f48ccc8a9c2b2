/** 704.5m: an Aura that is attached to nothing that it may be attached to. */
import { isBestowed } from '../events/bestow.ts';
import { canBeAttached } from '../look/attachment.ts';
import { permanents, type StateBasedAction, toGraveyard } from './check.ts';

export const looseAura: StateBasedAction = (look) =>
  permanents(look)
    .filter((object) => look.characteristicsOf(object.id).subtypes.includes('Aura') && !isBestowed(object))
    .filter(({ id, attachedTo }) => attachedTo === undefined || !canBeAttached(look, id, attachedTo))
    .map((object) => ({
      events: [toGraveyard(object)],
      cites: ['sba.aura'],
    }));
