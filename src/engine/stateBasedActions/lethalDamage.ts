/** 704.5g: a creature with lethal damage. */
import { creatures, isDestructible, type StateBasedAction } from './check.ts';

export const lethalDamage: StateBasedAction = (look) =>
  creatures(look)
    .filter(({ id, damage }) => {
      const { toughness = 0 } = look.characteristicsOf(id);
      return toughness > 0 && damage >= toughness && isDestructible(look, id);
    })
    .map(({ id }) => ({
      events: [{ kind: 'destroy', object: id, regenerable: true, byState: true }],
      cites: ['sba.lethalDamage', 'damage.destroysNothing'],
    }));
