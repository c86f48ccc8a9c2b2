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
    .map(({ id }) => ({
      events: [{ kind: 'attach', object: id, to: undefined }],
      cites: ['sba.equipment'],
    }));
