/**
 * The layer system (613): effects are applied layer by layer; within one those of characteristic-defining abilities first, then in the order
 * of their timestamps unless one depends on another, which is found by trying (613.8).
 */
import { amountOf, conditionHolds, nothingAnnounced, resolveRef } from '../context.ts';
import { layersOn } from '../rules/layerOrder.ts';
import type { ContinuousEffect, GameState, ObjectId } from '../state.ts';
import { type Look, makeLook } from '../look.ts';
import type { ApplyingEffect } from './applyingEffect.ts';
import type { Working } from './working.ts';
import { modify, type LayerName, layersOf } from './modify.ts';

/** Applies all layers to objects that have their copiable values. */
export function applyLayers(state: GameState, working: Map<ObjectId, Working>): void {
  const started = new Map<string, { readonly effect: ApplyingEffect; readonly affected: readonly ObjectId[] }>();
  for (const layer of layersOn(state.day)) {
    const done = new Set<string>();
    for (;;) {
      const waiting = [...gatherEffects(state, working, started)].filter(
        (effect) => !done.has(effect.key) && effect.changes.some((change) => layersOf(change, effect, state.day).includes(layer)),
      );
      const next = chooseNext(waiting, layer, state, working);
      if (!next) break;
      done.add(next.key);
      const affected = started.get(next.key)?.affected ?? findAffected(next, state, working);
      started.set(next.key, { effect: next, affected });
      applyOne(next, affected, layer, state, working);
    }
    if (layer === 'counters') applyCounters(working);
  }
}

/** Effects that exist now: of resolved spells and abilities, and of static abilities that objects have at this point. */
function* gatherEffects(
  state: GameState,
  working: ReadonlyMap<ObjectId, Working>,
  started: ReadonlyMap<string, { readonly effect: ApplyingEffect }>,
): Iterable<ApplyingEffect> {
  const seen = new Set<string>();
  for (const effect of state.effects) {
    if (effect.changes.length === 0) continue;
    const made = fromResolved(effect);
    seen.add(made.key);
    yield made;
  }
  for (const each of working.values()) {
    for (const [at, ability] of each.values.abilities.entries()) {
      if (ability.kind !== 'static' || !ability.changes) continue;
      const functions = ability.defining === true || each.object.zone === (ability.from ?? 'battlefield');
      if (!functions || each.object.phasedOut) continue;
      const key = `${each.object.id}/${ability.text}/${at}`;
      if (seen.has(key)) continue;
      seen.add(key);
      yield {
        key,
        timestamp: each.object.timestamp,
        defining: ability.defining === true,
        context: {
          source: each.object.id,
          controller: each.values.controller,
          announced: nothingAnnounced,
          memory: {},
        },
        changes: ability.changes,
        what: ability.what ?? { kind: 'self' },
        ...(ability.condition === undefined ? {} : { condition: ability.condition }),
        fromStatic: true,
      };
    }
  }
  // An effect that has started to apply goes on, though its ability is gone meanwhile (613.6).
  for (const [key, { effect }] of started) if (!seen.has(key)) yield effect;
}

function fromResolved(effect: ContinuousEffect): ApplyingEffect {
  return {
    key: `effect ${effect.id}`,
    timestamp: effect.timestamp,
    defining: false,
    context: { source: effect.source, controller: effect.controller, announced: nothingAnnounced, memory: {} },
    changes: effect.changes,
    fixed: effect.affected ?? [],
    fromStatic: false,
  };
}

function findAffected(effect: ApplyingEffect, state: GameState, working: ReadonlyMap<ObjectId, Working>): readonly ObjectId[] {
  if (effect.fixed) return effect.fixed.filter((id) => working.has(id));
  const look = lookInside(state, working);
  if (effect.condition && !conditionHolds(look, effect.condition, effect.context)) return [];
  const found = resolveRef(look, effect.what ?? { kind: 'self' }, effect.context);
  return found.filter((id) => working.has(id));
}

function applyOne(
  effect: ApplyingEffect,
  affected: readonly ObjectId[],
  layer: LayerName,
  state: GameState,
  working: Map<ObjectId, Working>,
): void {
  for (const change of effect.changes) {
    if (!layersOf(change, effect, state.day).includes(layer)) continue;
    for (const id of affected) {
      const each = working.get(id);
      if (!each) continue;
      each.values = modify(each, change, lookInside(state, working), { ...effect.context, each: id });
    }
  }
}

function applyCounters(working: ReadonlyMap<ObjectId, Working>): void {
  for (const each of working.values()) {
    for (const [counter, count] of Object.entries(each.object.counters)) {
      const change = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
      if (!change || count === 0) continue;
      const { power, toughness } = each.values;
      each.values = {
        ...each.values,
        ...(power === undefined ? {} : { power: power + count * Number(change[1]) }),
        ...(toughness === undefined ? {} : { toughness: toughness + count * Number(change[2]) }),
      };
    }
  }
}

/** The effect to apply next: the earliest that depends on no other; in a loop of dependencies, the earliest of all (613.8b). */
function chooseNext(
  waiting: readonly ApplyingEffect[],
  layer: LayerName,
  state: GameState,
  working: Map<ObjectId, Working>,
): ApplyingEffect | undefined {
  const inOrder = waiting.toSorted(
    (a, b) => Number(b.defining) - Number(a.defining) || a.timestamp - b.timestamp || (a.key < b.key ? -1 : 1),
  );
  const [first] = inOrder;
  if (!first || inOrder.length === 1) return first;
  const peers = inOrder.filter(({ defining }) => defining === first.defining);
  const dependsOn = (one: ApplyingEffect): readonly ApplyingEffect[] =>
    peers.filter((other) => other !== one && dependsOnOther(one, other, layer, state, working));
  const dependencies = new Map(peers.map((effect) => [effect, dependsOn(effect)]));
  const isInLoop = (effect: ApplyingEffect): boolean => {
    const open = [...(dependencies.get(effect) ?? [])];
    const seen = new Set<ApplyingEffect>();
    for (let at = open.pop(); at; at = open.pop()) {
      if (at === effect) return true;
      if (seen.has(at)) continue;
      seen.add(at);
      open.push(...(dependencies.get(at) ?? []));
    }
    return false;
  };
  return peers.find((effect) => (dependencies.get(effect) ?? []).length === 0 || isInLoop(effect)) ?? first;
}

/** Whether applying the other first would change whether the one exists, what it applies to, or what it does there (613.8a). */
function dependsOnOther(
  one: ApplyingEffect,
  other: ApplyingEffect,
  layer: LayerName,
  state: GameState,
  working: Map<ObjectId, Working>,
): boolean {
  const before = describe(one, layer, state, working);
  const trial = new Map([...working].map(([id, each]) => [id, { ...each }]));
  applyOne(other, findAffected(other, state, trial), layer, state, trial);
  return describe(one, layer, state, trial) !== before;
}

/** What an effect would do now: whether it is there, to which objects, with which result relative to what each was. */
function describe(effect: ApplyingEffect, layer: LayerName, state: GameState, working: ReadonlyMap<ObjectId, Working>): string {
  const source = working.get(effect.context.source);
  const exists = !effect.fromStatic || (source?.values.abilities.some((ability) => effect.key.includes(`/${ability.text}/`)) ?? false);
  if (!exists) return 'none';
  const trial = new Map([...working].map(([id, each]) => [id, { ...each }]));
  const affected = findAffected(effect, state, trial);
  const look = lookInside(state, working);
  const amounts = effect.changes.flatMap((change) =>
    change.kind === 'modify power/toughness' || change.kind === 'set power/toughness'
      ? [change.power, change.toughness].map((amount) => (amount ? amountOf(look, amount, effect.context) : undefined))
      : [],
  );
  return JSON.stringify([affected, amounts, layer]);
}

/** How things look in the middle of the layers: as far as they have been worked out. */
function lookInside(state: GameState, working: ReadonlyMap<ObjectId, Working>): Look {
  return makeLook(state, (id) => working.get(id)?.values);
}
