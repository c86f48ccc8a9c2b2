/** 704.5n, 704.5p: Equipment and whatever else is attached becomes unattached and stays. */
import { isBestowed } from '../events/bestow.ts';
import { canBeAttached } from '../look/attachment.ts';
import { permanents, type StateBasedAction } from './check.ts';

export const looseEquipment: StateBasedAction = (look) =>
  permanents(look)
    .filter((object) => {
      const { id, attachedTo } = object;
      return (
        attachedTo !== undefined &&
        (isBestowed(object) || !look.characteristicsOf(id).subtypes.includes('Aura')) &&
        !canBeAttached(look, id, attachedTo)
      );
    })
    .map((object) => ({
      events: [{ kind: 'attach', object: object.id, to: undefined }],
      // It is no Aura from then on, and not put into the graveyard (702.103f).
      cites: [isBestowed(object) ? 'keyword.bestow.unattached' : 'sba.equipment'],
    }));
