/** Which effect comes next in a layer: by timestamps, unless one depends on another, which is found by trying (613.7, 613.8). */
import type { Filter } from '../../language/filter.ts';
import type { Context } from '../reading/context.ts';
import { conditionHolds, matches, resolveRef } from '../reading/read.ts';
import type { LayerName } from './layerOrder.ts';
import type { ObjectId } from '../../state/state.ts';
import type { ApplyingEffect, Part } from './applyingEffect.ts';
import { aspect, type Aspects, setsLandType } from './aspects.ts';
import { affectedOn, type Board, contextFor, contextOn, existsOn, makeBoard } from './board.ts';
import { modify, type Numbers, numbersOf } from './modify.ts';
import { heldBy, type ObjectInLayers } from './working.ts';

/** The order of timestamps. Effects of one object, whose timestamps are the same, keep the order of its abilities. */
export const byTimestamp = (one: ApplyingEffect, other: ApplyingEffect): number =>
  one.timestamp - other.timestamp || (one.context.source < other.context.source ? -1 : one.context.source > other.context.source ? 1 : 0);

/** Applies the parts of an effect that belong to a layer. */
export function applyTo(affected: readonly ObjectId[], effect: ApplyingEffect, layer: LayerName, board: Board): void {
  const context = contextOn(board, effect);
  for (const part of effect.parts) {
    if (part.layer !== layer) continue;
    const numbers = numbersFor(affected, part, board, context);
    for (const [at, id] of affected.entries()) {
      const each = board.find(id);
      if (each)
        modify(each, part, effect, { look: board.look, rules: board.rules, context: { ...context, each: id }, numbers: numbers(at) });
    }
  }
}

/** Numbers for each of the objects, all taken before the first is changed. */
function numbersFor(affected: readonly ObjectId[], part: Part, board: Board, context: Context): (at: number) => Numbers {
  const { look } = board;
  if (!part.forEach) {
    const same = numbersOf(part, look, context);
    return () => same;
  }
  const own = affected.map((each) => numbersOf(part, look, contextFor(board, context, each)));
  return (at) => own[at] ?? {};
}

/**
 * The effect to apply next, of those that wait in the order of their timestamps: definitions first, then the earliest that depends on no
 * other. Effects that depend on each other in a loop do not wait for each other. `depends` is told when one does, though it may make no difference.
 */
export function chooseNext(
  waiting: readonly ApplyingEffect[],
  layer: LayerName,
  board: Board,
  depends?: () => void,
): ApplyingEffect | undefined {
  if (waiting.length < 2) return waiting[0];
  const defining = waiting.filter((effect) => effect.defining);
  // Where nothing defines anything, how definitions take part makes no difference.
  const definingDependency = defining.length === 0 ? 'own' : board.rules.definingDependency;
  if (definingDependency === 'none') return defining[0];
  const others = waiting.filter((effect) => !effect.defining);
  const peers = definingDependency === 'any' ? [...defining, ...others] : defining.length > 0 ? defining : others;
  const trials = makeTrials(peers, layer, board);
  const [first] = peers;
  if (depends && peers.some((effect) => trials.dependenciesOf(effect).length > 0)) depends();
  if (!first || trials.dependenciesOf(first).length === 0) return first;
  // A loop as a whole waits for what its members depend on outside it; then they go by timestamps.
  const awaited = (effect: ApplyingEffect): readonly ApplyingEffect[] => reach(effect, trials.dependenciesOf);
  return peers.find((effect) => awaited(effect).every((other) => other === effect || awaited(other).includes(effect))) ?? first;
}

/** All that an effect depends on, directly or through others. */
function reach(from: ApplyingEffect, next: (effect: ApplyingEffect) => readonly ApplyingEffect[]): readonly ApplyingEffect[] {
  const seen = new Set(next(from));
  for (const each of seen) for (const one of next(each)) seen.add(one);
  return [...seen];
}

interface Trials {
  readonly dependenciesOf: (effect: ApplyingEffect) => readonly ApplyingEffect[];
}

function makeTrials(peers: readonly ApplyingEffect[], layer: LayerName, board: Board): Trials {
  const known = new Map<ApplyingEffect, readonly ApplyingEffect[]>();
  const tried = new Map<ApplyingEffect, Trial>();
  const trialOf = (effect: ApplyingEffect): Trial => {
    const found = tried.get(effect) ?? tryOut(effect, layer, board);
    tried.set(effect, found);
    return found;
  };
  return {
    dependenciesOf: (effect) => {
      const found =
        known.get(effect) ??
        peers.filter(
          (other) => other !== effect && mayMeet(effect, other, layer, board) && isChanged(effect, layer, board, trialOf(other)),
        );
      known.set(effect, found);
      return found;
    },
  };
}

const partsIn = (effect: ApplyingEffect, layer: LayerName): readonly Part[] => effect.parts.filter((part) => part.layer === layer);
const joined = (parts: readonly Part[], of: 'reads' | 'writes'): Aspects =>
  parts.reduce<Aspects>((sum, part) => sum | part[of], aspect.none);

export const removesAbilities = ({ change }: Part): boolean =>
  change.kind === 'lose all abilities' || change.kind === 'text' || change.kind === 'copy' || setsLandType(change);

/** Whether one could depend on the other at all, by what they look at and change: what cannot is not tried. */
function mayMeet(one: ApplyingEffect, other: ApplyingEffect, layer: LayerName, board: Board): boolean {
  const theirs = partsIn(other, layer);
  const waits = !board.started.has(one.key);
  const reads = joined(partsIn(one, layer), 'reads') | (waits && !one.fixed ? one.reads : aspect.none);
  return (reads & joined(theirs, 'writes')) !== 0 || (waits && one.ability !== undefined && theirs.some(removesAbilities));
}

interface Trial {
  readonly board: Board;
  /** Objects that the other effect is applied to. */
  readonly changed: readonly ObjectId[];
}

/** The board with one more effect applied, which leaves the board itself as it is. */
function tryOut(effect: ApplyingEffect, layer: LayerName, board: Board): Trial {
  const changed = affectedOn(board, effect);
  const copies = new Map<ObjectId, ObjectInLayers>();
  for (const id of changed) {
    const each = board.find(id);
    if (each) copies.set(id, { ...each });
  }
  const trial = makeBoard(board.state, board.rules, (id) => copies.get(id) ?? board.find(id), board.started);
  applyTo(changed, effect, layer, trial);
  return { board: trial, changed };
}

/** Whether a trial changes the text or existence of an effect, what it applies to, or what it does there (613.8a). */
function isChanged(effect: ApplyingEffect, layer: LayerName, board: Board, trial: Trial): boolean {
  if (!board.started.has(effect.key)) {
    if (wordingOn(board, effect) !== wordingOn(trial.board, effect)) return true;
    if (!effect.fixed && isAffectedChanged(effect, board, trial)) return true;
  }
  return partsIn(effect, layer).some((part) => part.reads !== aspect.none && isDeedChanged(effect, part, board, trial.board));
}

/** The ability whose effect it is, as its source has it. */
function wordingOn(board: Board, effect: ApplyingEffect): unknown {
  const { ability: of } = effect;
  const source = of && board.find(effect.context.source);
  return source && existsOn(board, effect) ? heldBy(source).find(({ key }) => key === of.key)?.ability : undefined;
}

function isAffectedChanged(effect: ApplyingEffect, board: Board, trial: Trial): boolean {
  const { what, condition, context } = effect;
  // What decides over each object on its own needs to be asked of the changed ones alone.
  if (what?.kind === 'all' && isLocal(what.filter) && !trial.changed.includes(context.source)) {
    const holds = (on: Board): boolean => !condition || conditionHolds(on.look, condition, contextOn(on, effect));
    const [before, after] = [holds(board), holds(trial.board)];
    if (before !== after) return true;
    const own = contextOn(board, effect);
    return (
      before && trial.changed.some((id) => matches(board.look, id, what.filter, own) !== matches(trial.board.look, id, what.filter, own))
    );
  }
  return !isSame(affectedOn(board, effect), affectedOn(trial.board, effect));
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

const local: ReadonlySet<Filter['kind']> = new Set([
  'type',
  'supertype',
  'subtype',
  'permanent',
  'spell',
  'card',
  'token',
  'color',
  'named',
  'keyword',
  'status',
  'counters',
]);

function isLocal(filter: Filter): boolean {
  if (filter.kind === 'and' || filter.kind === 'or') return filter.filters.every(isLocal);
  if (filter.kind === 'not') return isLocal(filter.filter);
  if (filter.kind === 'controlled' || filter.kind === 'owned') return filter.by.kind === 'you';
  if (filter.kind === 'other') return filter.than.kind === 'self';
  return local.has(filter.kind);
}

/** Whether a part would do something else: give other numbers, another controller, other abilities, other values to copy. */
function isDeedChanged(effect: ApplyingEffect, part: Part, before: Board, after: Board): boolean {
  return !isSame(deed(effect, part, before), deed(effect, part, after));
}

function deed(effect: ApplyingEffect, part: Part, board: Board): readonly unknown[] {
  const { change } = part;
  const { look } = board;
  const context = contextOn(board, effect);
  switch (change.kind) {
    case 'set power/toughness':
    case 'modify power/toughness':
      return (part.forEach ? affectedOn(board, effect).map((each) => contextFor(board, context, each)) : [context])
        .map((own) => numbersOf(part, look, own))
        .flatMap(({ power, toughness }) => [power, toughness]);
    case 'control':
      return resolveRef(look, change.by, context);
    case 'copy':
      return effect.copied ? [] : resolveRef(look, change.of, context).map((id) => (board.find(id) ? look.copiable(id) : id));
    case 'add abilities of':
      return resolveRef(look, change.of, context).flatMap((id) => board.find(id)?.values.abilities ?? []);
    case 'colors of':
      return resolveRef(look, change.of, context).flatMap((id) => board.find(id)?.values.colors ?? []);
    default:
      return [];
  }
}
