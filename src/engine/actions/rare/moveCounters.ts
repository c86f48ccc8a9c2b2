/** Moving counters from one object onto another (122.5). */
import { presentObjects, timesOf } from '../../events/instructions/instruction.ts';
import { perform } from '../../events/perform.ts';
import type { RareInstructions } from '../../events/procedure.ts';
import { takesNone } from '../../events/replacement/impossible.ts';
import { lookAt } from '../../look/layers/characteristics.ts';

/** They are removed and put at the same time; what cannot have them gets none, and none are removed for it. */
export const moveCounters: RareInstructions['move counters'] = function* (game, { from, to, counter, amount }, context) {
  const look = lookAt(game.state);
  const [giver] = presentObjects(look, from, context);
  const [taker] = presentObjects(look, to, context);
  if (giver === undefined || taker === undefined || giver === taker) return {};
  const most = timesOf(look, amount, context);
  const moved = Object.entries(look.state.objects[giver]?.counters ?? {}).flatMap(([kind, count]) => {
    const many = counter === 'any' ? count : kind === counter ? Math.min(count, most) : 0;
    return many > 0 && !takesNone(look, taker, kind) ? [[kind, many] as const] : [];
  });
  const { source } = context;
  yield* perform(
    game,
    moved.flatMap(([kind, many]) => [
      { kind: 'counters', on: giver, counter: kind, change: -many, source },
      { kind: 'counters', on: taker, counter: kind, change: many, source },
    ]),
  );
  return {};
};
