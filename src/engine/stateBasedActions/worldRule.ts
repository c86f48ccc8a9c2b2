/** 704.5k: the world rule. The youngest stays; of two that are equally young, none. */
import { inRange } from '../look/range.ts';
import { sinceWhen } from '../look/uniqueAs.ts';
import { permanents, type StateBasedAction, toGraveyard } from './check.ts';

export const worldRule: StateBasedAction = (look) => {
  const worlds = permanents(look).filter(({ id }) => look.characteristicsOf(id).supertypes.includes('world'));
  const goes = worlds.filter((world) => {
    const seen = worlds.filter(({ id }) => inRange(look, look.characteristicsOf(world.id).controller, id));
    return seen.some((other) => other !== world && sinceWhen(other, 'world') >= sinceWhen(world, 'world'));
  });
  return goes.length === 0
    ? []
    : [
        {
          events: goes.map(toGraveyard),
          cites: ['world'],
        },
      ];
};
