/** Doubling the number of each kind of counter on permanents (701.10e). */
import type { GameEvent } from '../../events/events.ts';
import { perform } from '../../events/perform.ts';
import type { RareInstructions } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { resolveRef } from '../../look/reading/read.ts';

/** As many more of each kind as there are, on all of them at once. */
export const doubleCounters: RareInstructions['double counters'] = function* (game, { on }, context) {
  const { objects } = game.state;
  const events = resolveRef(lookAt(game.state), on, context).flatMap((thing): readonly GameEvent[] => {
    const object = objects[thing];
    if (object?.zone !== 'battlefield' || object.phasedOut) return [];
    return Object.entries(object.counters).flatMap(([counter, change]): readonly GameEvent[] =>
      change > 0 ? [{ kind: 'counters', on: thing, counter, change, source: context.source }] : [],
    );
  });
  yield* perform(game, events);
  return undefined;
};
