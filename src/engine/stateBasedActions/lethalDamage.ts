/** 704.5g: a creature with lethal damage. */
import { hasKeyword } from '../look/look.ts';
import { creatures, type StateBasedAction } from './check.ts';

export const lethalDamage: StateBasedAction = (look) =>
  creatures(look)
    .filter(({ id, damage }) => {
      const { toughness = 0 } = look.characteristicsOf(id);
      return toughness > 0 && damage >= toughness && !hasKeyword(look, id, 'indestructible');
    })
    .map(({ id }) => ({
      events: [{ kind: 'destroy', object: id, regenerable: true, byState: true }],
      cites: ['sba.lethalDamage', 'damage.destroysNothing'],
    }));
