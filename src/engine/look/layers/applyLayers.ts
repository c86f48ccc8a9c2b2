/**
 * The layer system (613): effects are applied layer by layer, in the order that dependency.ts finds in each. An effect that has started to
 * apply goes on to the same objects in later layers, though the ability that made it is gone (613.6).
 */
import { atMost, bounds } from '../../state/bounds.ts';
import { hangOn, hearer } from '../../concepts/variant.ts';
import { hangsOnOrder } from './hangsOnOrder.ts';
import { type LayerName, layerSystems } from './layerOrder.ts';
import { layerRulesOn } from './layerRules.ts';
import type { Characteristics, GameState, ObjectId } from '../../state/state.ts';
import type { ApplyingEffect } from './applyingEffect.ts';
import { aspect, type Aspects } from './aspects.ts';
import { affectedOn, existsOn, makeBoard } from './board.ts';
import { applyTo, byTimestamp, chooseNext } from './dependency.ts';
import { ofCounters, ofResolved, ofStatics } from './gather.ts';
import { countsFor } from './enteringEffects.ts';
import { giveLandAbilities } from './landAbilities.ts';
import { giveSiegeAbilities } from './siegeAbilities.ts';
import type { ObjectInLayers } from './working.ts';

/** Called whenever objects may look different: after an effect was applied in a layer, and after what the rules themselves do there. */
export type Watcher = (layer: LayerName, effect?: ApplyingEffect, depending?: true, applied?: Applied) => void;

/** To what an effect was applied in a layer. */
export interface Applied {
  readonly affected: readonly ObjectId[];
  /** What they were like before it was, in the same order. */
  readonly was: readonly (Characteristics | undefined)[];
  /** It was applied in an earlier layer as well (613.6). */
  readonly goesOn: boolean;
}

export interface Layered {
  /** What the outcome hangs on beside the objects themselves. */
  readonly reads: Aspects;
  /** Whether any effect was applied to anything. */
  readonly applied: boolean;
}

/** Applies all layers to objects that have their copiable values. */
export function applyLayers(state: GameState, working: ReadonlyMap<ObjectId, ObjectInLayers>, watch?: Watcher): Layered {
  const rules = layerRulesOn(state.day);
  const { entering } = state;
  const started = new Map<string, readonly ObjectId[]>();
  const board = makeBoard(state, rules, (id) => working.get(id), started);
  const pool = makePool();
  let applications = 0;
  let isGrown = false;
  for (const effect of state.effects) if (effect.changes.length > 0) pool.add(ofResolved(effect, rules));
  for (const each of working.values()) {
    for (const effect of ofStatics(each, rules)) pool.add(effect);
    for (const effect of ofCounters(each, rules)) pool.add(effect);
  }
  for (const layer of rules.system.layers) {
    const done = new Set<string>();
    for (;;) {
      const waiting = pool.waitingIn(layer).filter((effect) => !done.has(effect.key) && existsOn(board, effect));
      let depending: true | undefined;
      const next = chooseNext(waiting, layer, board, watch && (() => (depending = true)));
      if (!next) break;
      done.add(next.key);
      const reached = affectedOn(board, next);
      const affected = entering ? reached.filter((id) => id !== entering.id || countsFor(next, id, entering.effects)) : reached;
      atMost(bounds.applications, (applications += affected.length), 'objects changed by continuous effects');
      if (affected.length === 0) continue;
      const goesOn = started.has(next.key);
      started.set(next.key, affected);
      const was = affected.map((id) => working.get(id)?.values);
      applyTo(affected, next, layer, board);
      watch?.(layer, next, depending, { affected, was, goesOn });
      // Abilities that were gained bring their effects from here on.
      for (const [at, id] of affected.entries()) {
        const each = working.get(id);
        if (each && each.values.abilities !== was[at]?.abilities && each.values.abilities.length > 0)
          for (const effect of ofStatics(each, rules))
            if (!started.has(effect.key)) {
              isGrown ||= !pool.has(effect);
              pool.add(effect);
            }
      }
    }
    if (layer === 'type') {
      for (const each of working.values()) {
        giveLandAbilities(each);
        giveSiegeAbilities(each);
      }
      watch?.(layer);
    }
  }
  for (const each of working.values()) settlePower(each);
  watch?.('switch power/toughness');
  if (hearer() !== undefined && (isGrown || hangsOnOrder(state, pool.all()))) hangOn(layerSystems);
  return { reads: pool.reads(), applied: applications > 0 };
}

/** A permanent that is no creature has no power and toughness (208.3); a creature has some (208.5). */
function settlePower(each: ObjectInLayers): void {
  const { object, values } = each;
  const isCreature = values.types.includes('creature');
  if (isCreature && (values.power === undefined || values.toughness === undefined)) {
    each.values = { ...values, power: values.power ?? 0, toughness: values.toughness ?? 0 };
  } else if (!isCreature && object.zone === 'battlefield' && (values.power !== undefined || values.toughness !== undefined)) {
    const { power: _power, toughness: _toughness, ...rest } = values;
    each.values = rest;
  }
}

interface Pool {
  readonly add: (effect: ApplyingEffect) => void;
  readonly waitingIn: (layer: LayerName) => readonly ApplyingEffect[];
  readonly reads: () => Aspects;
  /** Whether an effect is there that is of the same ability. */
  readonly has: (effect: ApplyingEffect) => boolean;
  readonly all: () => readonly ApplyingEffect[];
}

/** Effects that are or were there, by layer, in the order of their timestamps. */
function makePool(): Pool {
  const byKey = new Map<string, ApplyingEffect>();
  const byLayer = new Map<LayerName, readonly ApplyingEffect[]>();
  return {
    add: (effect) => {
      byKey.set(effect.key, effect);
      byLayer.clear();
    },
    waitingIn: (layer) => {
      const found = byLayer.get(layer);
      if (found) return found;
      const made = [...byKey.values()].filter(({ parts }) => parts.some((part) => part.layer === layer)).toSorted(byTimestamp);
      byLayer.set(layer, made);
      return made;
    },
    reads: () =>
      [...byKey.values()].reduce<Aspects>(
        (sum, { parts, reads }) => parts.reduce((all, part) => all | part.reads, sum | reads),
        aspect.none,
      ),
    has: ({ key }) => byKey.has(key),
    all: () => [...byKey.values()],
  };
}
