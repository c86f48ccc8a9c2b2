/** Cards exiled from the top of a library up to the first of a kind: cascade and the like (702.85). */
import { deedOfObjects } from '../../events/instructions/deed.ts';
import type { Happened } from '../../events/apply.ts';
import { becameOf } from '../../events/instructions/became.ts';
import { perform } from '../../events/perform.ts';
import type { RareInstructions } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { matches, resolveRef } from '../../look/reading/read.ts';
import { objectsIn } from '../../state/changes.ts';
import type { ObjectId } from '../../state/state.ts';

/** Exiles cards from the top of libraries, one by one, up to the first of a kind. */
export const exileUntil: RareInstructions['exile until'] = function* (game, { who, filter }, context) {
  const before = lookAt(game.state);
  const all: Happened[] = [];
  const found: ObjectId[] = [];
  const exiled: ObjectId[] = [];
  for (const player of resolveRef(lookAt(game.state), who, context)) {
    for (;;) {
      const [object] = objectsIn(game.state, 'library', player);
      if (object === undefined) break;
      const happened = yield* perform(game, [{ kind: 'move', object, to: 'exile', cause: 'exile' }]);
      const became = becameOf(happened);
      all.push(...happened);
      exiled.push(...became);
      const look = lookAt(game.state);
      const fits = became.filter((id) => {
        const zone = look.state.objects[id]?.zone;
        return zone !== undefined && matches(look, id, { kind: 'and', filters: [filter, { kind: 'zone', zone }] }, context);
      });
      found.push(...fits);
      if (fits.length > 0) break;
    }
  }
  return { found, exiled, ...deedOfObjects('exiled', all, before) };
};
