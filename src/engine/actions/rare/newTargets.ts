/** Choosing new targets for what is on the stack (115.7d). */
import type { RareInstructions } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { choosersOf, resolveRef } from '../../look/reading/read.ts';
import { chooseNewTargets } from './spellCopies.ts';

export const newTargets: RareInstructions['new targets'] = function* (game, { what, who }, context) {
  const look = lookAt(game.state);
  const [player = context.controller] = choosersOf(look, who, context);
  for (const id of resolveRef(look, what, context)) yield* chooseNewTargets(game, id, player);
  return undefined;
};
