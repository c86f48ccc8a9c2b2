/** 704.5n, 704.5p: Equipment and whatever else is attached becomes unattached and stays. */
import { isBestowed } from '../events/bestow.ts';
import { nameOf } from '../events/nameOf.ts';
import { canBeAttached, isHostProtected } from '../look/attachment.ts';
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
      text: `${nameOf(look.state, id)} may not be attached to what it is attached to.`,
      cites: ['sba.equipment', ...(isHostProtected(look, id) ? (['keyword.protection.equipment'] as const) : [])],
    }));
