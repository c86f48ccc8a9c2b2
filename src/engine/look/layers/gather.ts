/** Where continuous effects come from: resolved spells and abilities, static abilities that function, counters (611.2, 611.3, 122.1). */
import { atMost, bounds, exact } from '../../state/bounds.ts';
import type { Modification } from '../../language/modification.ts';
import { type Context, nothingAnnounced, unannounced } from '../reading/context.ts';
import { givenBy } from '../../state/granter.ts';
import { changesTypes, placeOf } from './layerOrder.ts';
import type { LayerRules } from './layerRules.ts';
import type { ContinuousEffect, GameObject } from '../../state/state.ts';
import type { ApplyingEffect, Part } from './applyingEffect.ts';
import { usualZone } from '../../state/usualZone.ts';
import { everKeywords } from './keywordCounters.ts';
import { aspect, mentionsEach, readsOf, readsOfChange, writesOf } from './aspects.ts';
import { isDefining, saysOwnAbilities, staticOf } from './keywordStatics.ts';
import { type HeldAbility, heldBy, type ObjectInLayers } from './working.ts';

function partsOf(
  changes: readonly Modification[],
  effect: { readonly defining: boolean; readonly fromStatic: boolean },
  rules: LayerRules,
): readonly Part[] {
  const typing = changes.some(changesTypes);
  return changes.map((change, at) => ({
    change,
    layer: placeOf(change, { ...effect, typing }, rules.system),
    at,
    reads: readsOfChange(change),
    writes: writesOf(change),
    forEach: mentionsEach(change),
  }));
}

/** The effect of a resolved spell or ability, on the objects that were fixed when it began. */
export function ofResolved(effect: ContinuousEffect, rules: LayerRules): ApplyingEffect {
  return {
    key: `effect ${effect.id}`,
    timestamp: effect.timestamp,
    defining: false,
    context: { ...unannounced(effect.source, effect.controller), ...effect.spoken },
    parts: partsOf(effect.changes, { defining: false, fromStatic: false }, rules),
    fixed: effect.affected ?? [],
    reads: aspect.none,
    ...(effect.copied === undefined ? {} : { copied: effect.copied }),
  };
}

/** The effects of an object's static abilities that it has at this point and that function where it is. */
export function ofStatics(each: ObjectInLayers, rules: LayerRules): readonly ApplyingEffect[] {
  const { object } = each;
  if (object.phasedOut || object.kind === 'ability' || object.kind === 'damage') return [];
  return heldBy(each).flatMap((held) => ofStatic(each, held, rules) ?? []);
}

function ofStatic({ object, values }: ObjectInLayers, held: HeldAbility, rules: LayerRules): ApplyingEffect | undefined {
  const ability = staticOf(held.ability);
  if (!ability?.changes) return undefined;
  const defining = isDefining(ability) && (held.from === 'text' || rules.grantedDefinitions);
  const given = givenBy(ability.changes, object.id);
  const changes = defining ? definedIn(object, given, rules) : given;
  const home = ability.from ?? usualZone(object, values.types);
  if (!defining && object.zone !== home) return undefined;
  const first = defining || (saysOwnAbilities(ability) && rules.definedAbilities);
  const what = ability.what ?? ({ kind: 'self' } as const);
  const granted = held.granted !== undefined && rules.grantedTimestamps === 'effect' ? held.granted : 0;
  // A permanent knows how the spell that it was, was cast (400.7d).
  const context: Context = {
    source: object.id,
    controller: values.controller,
    announced: { ...nothingAnnounced, ...object.cast },
    memory: {},
  };
  return {
    key: `${object.id} ${held.key}`,
    timestamp: Math.max(object.timestamp, granted),
    defining: first,
    context,
    parts: partsOf(changes, { defining: first, fromStatic: true }, rules),
    what,
    ability: held,
    ...(granted > 0 ? { granted: true } : {}),
    reads: readsOf(what) | readsOf(ability.condition),
    ...(ability.condition === undefined ? {} : { condition: ability.condition }),
  };
}

/** A star is defined on the battlefield alone in the older editions (208.2); types and colours are in all zones. */
function definedIn(object: GameObject, changes: readonly Modification[], { starZones }: LayerRules): readonly Modification[] {
  if (starZones === 'everywhere' || object.zone === 'battlefield') return changes;
  return changes.filter(({ kind }) => kind !== 'set power/toughness');
}

/** What counters on an object do: change power and toughness, or give a keyword. */
export function ofCounters({ object, values }: ObjectInLayers, rules: LayerRules): readonly ApplyingEffect[] {
  return Object.entries(object.counters).flatMap(([counter, count]): readonly ApplyingEffect[] => {
    const changes = count > 0 ? changesOf(counter, count, rules) : [];
    if (changes.length === 0) return [];
    return [
      {
        key: `${object.id} counter ${counter}`,
        timestamp: object.counterTimes?.[counter] ?? object.timestamp,
        defining: false,
        context: unannounced(object.id, values.controller),
        parts: changes.map((change, at) => ({
          change,
          layer: change.kind === 'add ability' ? rules.system.ability : rules.system.counters,
          at,
          reads: aspect.none,
          writes: writesOf(change),
          forEach: false,
        })),
        fixed: [object.id],
        counters: true,
        reads: aspect.none,
      },
    ];
  });
}

function changesOf(counter: string, count: number, rules: LayerRules): readonly Modification[] {
  const pair = /^([+-]\d+)\/([+-]\d+)$/.exec(counter);
  if (pair) {
    const amount = (each: string | undefined) => ({ kind: 'number', value: exact(count * Number(each)) }) as const;
    return [{ kind: 'modify power/toughness', power: amount(pair[1]), toughness: amount(pair[2]) }];
  }
  if (!everKeywords.has(counter) || !rules.keywordCounters.includes(counter)) return [];
  const change = { kind: 'add ability', ability: { kind: 'keyword', text: counter, keyword: counter } } as const;
  atMost(bounds.objects, count, `${counter} counters on one object`);
  return Array.from({ length: count }, () => change);
}
