/** What linked abilities of an object refer to (607.2). */
import type { Game } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { linkedAs, rememberedBy } from '../../look/look.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import { changeObject } from '../../state/changes.ts';
import type { ObjectId } from '../../state/state.ts';

const linkedBy = (game: Game, source: ObjectId, slot: string): readonly ObjectId[] =>
  listRemembered(rememberedBy(lookAt(game.state), source, slot));

const setLinked = (game: Game, source: ObjectId, slot: string, things: readonly ObjectId[]): void => {
  const memory = game.state.objects[source]?.memory ?? {};
  game.state = changeObject(game.state, source, { memory: { ...memory, [linkedAs(lookAt(game.state), source, slot)]: things } });
};

/** What the source remembers under that name grows. */
export const linkTo = (game: Game, source: ObjectId, slot: string, things: readonly ObjectId[]): void => {
  setLinked(game, source, slot, [...linkedBy(game, source, slot), ...things]);
};

/** What it remembers already comes last, in that order. */
export const linkInOrder = (game: Game, source: ObjectId, slot: string, things: readonly ObjectId[]): void => {
  setLinked(game, source, slot, [...linkedBy(game, source, slot).filter((id) => !things.includes(id)), ...things]);
};
