/** All objects in the middle of the layers, and questions asked of them there. */
import type { Context } from '../reading/context.ts';
import { conditionHolds, resolveRef } from '../reading/read.ts';
import { type Look, makeLook } from '../look.ts';
import { inRange, alsoInRangeOf } from '../range.ts';
import type { LayerRules } from './layerRules.ts';
import type { GameState, ObjectId } from '../../state/state.ts';
import type { ApplyingEffect } from './applyingEffect.ts';
import { copiableOf } from './copyLayer.ts';
import { heldBy, type ObjectInLayers } from './working.ts';

export interface Board {
  readonly state: GameState;
  readonly rules: LayerRules;
  /** How things look now: it follows what is done to the board. */
  readonly look: Look;
  readonly find: (id: ObjectId) => ObjectInLayers | undefined;
  /** Objects to which an effect was applied in an earlier layer: the same in all later ones (613.6). */
  readonly started: ReadonlyMap<string, readonly ObjectId[]>;
}

export function makeBoard(
  state: GameState,
  rules: LayerRules,
  find: (id: ObjectId) => ObjectInLayers | undefined,
  started: ReadonlyMap<string, readonly ObjectId[]>,
): Board {
  const look = makeLook(
    state,
    (id) => find(id)?.values,
    (id) => copiableOf(find(id), state.day),
  );
  return { state, rules, look, find, started };
}

/** Who speaks, under the control of whoever controls the source of a static ability at this point. */
export function contextOn(board: Board, { context, ability }: ApplyingEffect): Context {
  if (ability === undefined) return context;
  const controller = board.find(context.source)?.values.controller ?? context.controller;
  return controller === context.controller ? context : { ...context, controller };
}

/** Who speaks of one of the objects that are changed. */
export function contextFor({ look, state }: Board, context: Context, each: ObjectId): Context {
  const within = alsoInRangeOf(state, look.characteristicsOf(each).controller);
  return { ...context, each, ...(within.length > 0 ? { within } : {}) };
}

/** Whether the effect is there: its source has the ability, or it has started to apply (613.6). */
export function existsOn(board: Board, effect: ApplyingEffect): boolean {
  const { ability: of } = effect;
  if (!of || board.started.has(effect.key)) return true;
  const source = board.find(effect.context.source);
  return source !== undefined && heldBy(source).some(({ key, ability }) => key === of.key && ability === of.ability);
}

/** The objects that an effect would be applied to now. */
export function affectedOn(board: Board, effect: ApplyingEffect): readonly ObjectId[] {
  const fixed = board.started.get(effect.key) ?? effect.fixed;
  const context = contextOn(board, effect);
  if (fixed)
    return fixed.filter((id) => board.find(id) !== undefined && (fixed !== effect.fixed || inRange(board.look, context.controller, id)));
  if (effect.condition && !conditionHolds(board.look, effect.condition, context)) return [];
  return resolveRef(board.look, effect.what ?? { kind: 'self' }, context).filter((id) => board.find(id) !== undefined);
}
