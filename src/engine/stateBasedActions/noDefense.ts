/** 704.5v: a battle without defense counters, unless it has triggered and that is not over. */
import { permanents, type StateBasedAction, toGraveyard } from './check.ts';

export const noDefense: StateBasedAction = (look) => {
  const { objects, waiting, zones } = look.state;
  const triggered = [...zones.stack.flatMap((id) => objects[id]?.ability ?? []), ...waiting].flatMap(({ ability, source }) =>
    ability.kind === 'triggered' ? [source] : [],
  );
  return permanents(look)
    .filter(({ id, counters }) => look.characteristicsOf(id).types.includes('battle') && (counters['defense'] ?? 0) <= 0)
    .filter(({ id }) => !triggered.includes(id))
    .map((object) => ({
      events: [toGraveyard(object)],
      cites: ['sba.defense'],
    }));
};
