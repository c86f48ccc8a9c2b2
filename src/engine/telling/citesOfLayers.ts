/** By which rules the continuous effects of a position apply, and to what: what is new of it is cited by the step that brings it. */
import { kindsIn } from '../language/parts.ts';
import type { Modification } from '../language/modification.ts';
import type { Concept } from '../concepts/concepts.ts';
import { matches } from '../look/reading/read.ts';
import { rulesRead } from '../look/reading/rulesRead.ts';
import type { GameState, ObjectId } from '../state/state.ts';
import type { ApplyingEffect } from '../look/layers/applyingEffect.ts';
import { type Applied, applyLayers } from '../look/layers/applyLayers.ts';
import { beginAll, lookAt, type WorkedOut, workedOutAt } from '../look/layers/characteristics.ts';
import { affectedOn, type Board, contextOn, makeBoard } from '../look/layers/board.ts';
import { asksForAbilities, citesOfApplying } from '../look/layers/cite.ts';
import type { LayerName } from '../look/layers/layerOrder.ts';
import { layerRulesOn } from '../look/layers/layerRules.ts';
import type { ObjectInLayers } from '../look/layers/working.ts';

/** An effect in one layer. */
interface Application {
  readonly effect: string;
  readonly layer: LayerName;
  readonly affected: readonly ObjectId[];
  readonly isStatic: boolean;
  readonly cites: readonly Concept[];
}

const known = new WeakMap<WorkedOut, readonly Application[]>();

/** Where no effect was applied, another look finds none. */
function applicationsIn(worked: WorkedOut): readonly Application[] {
  const found = known.get(worked) ?? (worked.applied ? findApplications(worked.of) : []);
  known.set(worked, found);
  return found;
}

/** Works the layers out once more, and looks for dependencies everywhere, which takes much longer on a large board. */
function findApplications(state: GameState): readonly Application[] {
  const found: Application[] = [];
  const begun = beginAll(state);
  const printed = makeBoard(state, layerRulesOn(state.day), (id) => begun.get(id), new Map());
  const written = new Map<string, Written>();
  const initial = new Set<string>();
  applyLayers(state, beginAll(state), (layer, effect, depending, applied) => {
    if (!effect || !applied) return;
    const overridden = findOverridden(written, layer, effect, applied);
    for (const each of overridden) if (isInitial(each, layer)) initial.add(each.effect);
    found.push({
      effect: effect.key,
      layer,
      affected: applied.affected,
      isStatic: effect.ability !== undefined,
      cites: [
        ...citesOfApplying(layer, effect, depending, applied),
        ...rulesRead(
          state,
          effect.parts.map(({ change }) => change),
          effect.condition,
        ),
        ...citesOfOthers(overridden, printed, layer, effect, applied),
        ...(asksForAbilities(effect) && [...begun.values()].some(isBurdened) ? (['abilities.burdens'] as const) : []),
        ...(passesOver(printed, effect) ? (['effects.permanents'] as const) : []),
      ],
    });
  });
  return found.map((each) =>
    each.layer === 'type' && initial.has(each.effect) ? { ...each, cites: [...each.cites, 'types.initial'] } : each,
  );
}

/** Whether a permanent has an ability that is detrimental to itself: that is one too (113.2a). */
const isBurdened = ({ object, values }: ObjectInLayers): boolean =>
  object.zone === 'battlefield' &&
  values.abilities.some(
    (ability) =>
      ability.kind === 'static' &&
      (ability.rules ?? []).some((each) => (each.rule === 'restrict' || each.rule === 'require') && each.what.kind === 'self'),
  );

/** What a change decides alone, so that a later one of the same overrides it. */
function topicOf(change: Modification): string | undefined {
  switch (change.kind) {
    case 'add ability':
      return change.ability.kind === 'keyword' ? `keyword ${change.ability.keyword}` : undefined;
    case 'lose keyword':
    case 'cannot have':
      return `keyword ${change.keyword}`;
    case 'set colors':
    case 'set power/toughness':
    case 'set types':
    case 'copy':
    case 'control':
      return change.kind;
    default:
      return undefined;
  }
}

/** What decided a topic of an object last: what sort of change, and whether it is that of counters. */
interface Written {
  readonly kind: Modification['kind'];
  readonly byCounters: boolean;
  readonly layer: LayerName;
  readonly effect: string;
}

/**
 * What rests on other effects: of two that decide the same in one layer the younger one does (613.7), and one may override what another did
 * (613.9). What a permanent became in the layer of types was until 2003 its initial value, which any other effect overrode, an older one too.
 */
function citesOfOthers(
  overridden: readonly Written[],
  printed: Board,
  layer: LayerName,
  effect: ApplyingEffect,
  applied: Applied,
): readonly Concept[] {
  if (overridden.length > 0)
    return [
      'layers.override',
      ...(overridden.some((each) => each.layer === layer) ? [timestampRule(effect)] : []),
      ...(overridden.some((each) => isInitial(each, layer)) ? (['types.initial'] as const) : []),
      // Counters have timestamps of their own (613.7c).
      ...(overridden.some(({ byCounters }) => byCounters) ? (['layers.counterTimestamp'] as const) : []),
    ];
  return hangsOnOthers(printed, effect, applied) ? ['layers.override'] : [];
}

/** Whether what is overridden is an initial value: both effects rest on that, the one that loses though it may be younger, too. */
const isInitial = (overridden: Written, layer: LayerName): boolean => overridden.layer === 'type' && layer !== 'type';

const timestampRule = (effect: ApplyingEffect): Concept =>
  effect.counters === true ? 'layers.counterTimestamp' : effect.ability === undefined ? 'layers.effectTimestamp' : 'layers.staticTimestamp';

/** What an effect undoes of what others did, there or in an earlier layer (613.9). */
function findOverridden(
  written: Map<string, Written>,
  layer: LayerName,
  effect: ApplyingEffect,
  { affected }: Applied,
): readonly Written[] {
  const found: Written[] = [];
  for (const { change } of effect.parts.filter((part) => part.layer === layer)) {
    const topic = topicOf(change);
    if (topic === undefined) continue;
    for (const id of affected) {
      const before = written.get(`${id} ${topic}`);
      if (before && (before.kind !== change.kind || change.kind !== 'add ability')) found.push(before);
      written.set(`${id} ${topic}`, { kind: change.kind, byCounters: effect.counters === true, layer, effect: effect.key });
    }
  }
  return found;
}

/** Whether an effect applies to something because of what other effects made of it (613.9). */
function hangsOnOthers(printed: Board, effect: ApplyingEffect, { affected, goesOn }: Applied): boolean {
  if (goesOn || effect.fixed || effect.what?.kind !== 'all' || printed.find(effect.context.source) === undefined) return false;
  const before = affectedOn(printed, effect);
  return affected.some((id) => !before.includes(id));
}

/** Whether an effect on permanents leaves cards as they are that are such in graveyards (609.2). */
function passesOver(printed: Board, effect: ApplyingEffect): boolean {
  const { what } = effect;
  if (effect.fixed || what?.kind !== 'all' || kindsIn(what).has('zone')) return false;
  const context = contextOn(printed, effect);
  const inGraveyard = { kind: 'and', filters: [what.filter, { kind: 'zone', zone: 'graveyard' }] } as const;
  return Object.values(printed.state.zones.graveyard).some((cards) => cards.some((id) => matches(printed.look, id, inGraveyard, context)));
}

/** What is cited of continuous effects when one position follows another: those that apply to something anew, or to something no more. */
export function citesOfLayers(before: GameState, after: GameState): readonly Concept[] {
  if (before === after) return [];
  const [was, is] = [before, after].map(workedOutAt).map(applicationsIn);
  if (!was || !is || was === is) return [];
  const cites = new Set<Concept>();
  const pairs = (of: readonly Application[]): ReadonlySet<string> =>
    new Set(of.flatMap(({ effect, layer, affected }) => affected.map((id) => `${effect} ${layer} ${id}`)));
  const [known, now] = [pairs(was), pairs(is)];
  const there = new Set(was.map(({ effect }) => effect));
  for (const { effect, layer, affected, isStatic, cites: own } of is) {
    const fresh = affected.filter((id) => !known.has(`${effect} ${layer} ${id}`));
    if (fresh.length === 0) continue;
    for (const concept of own) cites.add(concept);
    const enters = fresh.some((id) => before.objects[id] === undefined && after.objects[id]?.zone === 'battlefield');
    // It applies as the permanent enters (611.3c), or went along from the spell (112.4); or it began to (611.3b).
    if (enters && isStatic) cites.add('effects.entering');
    else if (enters && there.has(effect)) cites.add('spell.becomesPermanent');
    else if (isStatic && there.has(effect)) cites.add('effects.always');
  }
  const ended = was.some(
    ({ effect, layer, affected, isStatic }) =>
      isStatic && affected.some((id) => after.objects[id] !== undefined && !now.has(`${effect} ${layer} ${id}`)),
  );
  if (ended) cites.add('effects.always');
  if (hasMovedWord(before, after)) cites.add('stickers.name');
  return [...cites];
}

/** Whether a name sticker has gone along with its object, or stands in another name than before (123.6c). */
const hasMovedWord = (before: GameState, after: GameState): boolean =>
  after.effects.some(({ id, changes, affected: [now = ''] = [] }) => {
    const [was] = before.effects.find((each) => each.id === id)?.affected ?? [];
    if (was === undefined || !after.objects[now] || !changes.some(({ kind }) => kind === 'add word')) return false;
    return was !== now || lookAt(before).characteristicsOf(was).name !== lookAt(after).characteristicsOf(now).name;
  });
