/** What linked abilities of an object refer to (607.2). */
import type { Game } from '../../events/procedure.ts';
import { changeObject } from '../../state/changes.ts';
import type { ObjectId } from '../../state/state.ts';

/** What the source remembers under that name grows. */
export function linkTo(game: Game, source: ObjectId, slot: string, things: readonly ObjectId[]): void {
  const memory = game.state.objects[source]?.memory ?? {};
  const before = memory[slot];
  game.state = changeObject(game.state, source, {
    memory: { ...memory, [slot]: [...(Array.isArray(before) ? (before as string[]) : []), ...things] },
  });
}
