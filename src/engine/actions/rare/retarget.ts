/** Changing the targets of what is on the stack (115.7). */
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { perform } from '../../events/perform.ts';
import type { Game, Procedure, RareInstructions } from '../../events/procedure.ts';
import type { ObjectId, Thing } from '../../state/state.ts';
import { isLegalTarget } from '../targets.ts';
import { setTargets } from './spellCopies.ts';

/** Changes the target of a spell or ability with a single target to something, if that would be legal (115.7a). */
export const retarget: RareInstructions['retarget'] = function* (game, { what, to }, context) {
  const look = lookAt(game.state);
  const [thing] = resolveRef(look, to, context);
  if (thing !== undefined) for (const id of resolveRef(look, what, context)) yield* retargetOne(game, id, thing);
  return undefined;
};

function* retargetOne(game: Game, id: ObjectId, thing: Thing): Procedure<void> {
  const object = game.state.objects[id];
  const announced = object?.spell ?? object?.ability;
  if (!object || !announced || announced.targets.flat().length !== 1 || announced.targets.flat()[0] === thing) return;
  const at = announced.targets.findIndex(({ length }) => length === 1);
  const slot = announced.effects.flatMap(({ targets }) => targets)[at];
  const own: Context = { source: object.ability?.source ?? id, controller: object.controller, announced, memory: {} };
  if (!slot || !isLegalTarget(lookAt(game.state), thing, slot, own)) return;
  setTargets(
    game,
    object,
    announced.targets.map((list, place) => (place === at ? [thing] : list)),
    announced.targets,
  );
  game.tell('targets', `The target is now ${thing}.`, 'cast.targets');
  yield* perform(game, [{ kind: 'targets', object: id, targets: [thing] }]);
}
