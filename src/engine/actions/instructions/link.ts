/** What linked abilities of an object refer to (607.2). */
import type { Game } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { linkedAs, rememberedBy } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import { changeObject } from '../../state/changes.ts';
import type { ObjectId } from '../../state/state.ts';

const linkedBy = (game: Game, { source, ability }: Context, slot: string): readonly ObjectId[] =>
  listRemembered(rememberedBy(lookAt(game.state), source, slot, ability));

const setLinked = (game: Game, { source, ability }: Context, slot: string, things: readonly ObjectId[]): void => {
  const memory = game.state.objects[source]?.memory ?? {};
  game.state = changeObject(game.state, source, { memory: { ...memory, [linkedAs(lookAt(game.state), source, slot, ability)]: things } });
};

/** What the source remembers under that name grows. */
export const linkTo = (game: Game, context: Context, slot: string, things: readonly ObjectId[]): void => {
  setLinked(game, context, slot, [...linkedBy(game, context, slot), ...things]);
};

/** What it remembers already comes last, in that order. */
export const linkInOrder = (game: Game, context: Context, slot: string, things: readonly ObjectId[]): void => {
  setLinked(game, context, slot, [...linkedBy(game, context, slot).filter((id) => !things.includes(id)), ...things]);
};
