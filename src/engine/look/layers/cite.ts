/** Which rules of the layers are cited: of a layer, and of the changes of an effect. */
import { kindsIn } from '../../language/parts.ts';
import type { Modification } from '../../language/modification.ts';
import type { Concept } from '../../concepts/concepts.ts';
import type { Applied } from './applyLayers.ts';
import { setsLandType } from './aspects.ts';
import { changesTypes, type LayerName, placeOf } from './layerOrder.ts';
import { layerRulesOn } from './layerRules.ts';
import type { ApplyingEffect } from './applyingEffect.ts';

const cited: Readonly<Record<LayerName, readonly Concept[]>> = {
  copy: ['layers.copy'],
  control: ['layers.control'],
  text: ['layers.text'],
  type: ['layers.type'],
  color: ['layers.color'],
  ability: ['layers.ability'],
  defining: ['layers'],
  other: ['layers'],
  'defined power/toughness': ['layers.defined', 'layers.power', 'power.defined'],
  'set power/toughness': ['layers.set', 'layers.power'],
  'modify power/toughness': ['layers.modify', 'layers.power'],
  'static power/toughness': ['layers.modify', 'layers.power'],
  counters: ['layers.counters', 'counters.power', 'layers.power'],
  'switch power/toughness': ['layers.switch', 'layers.power'],
};

/** Some changes have rules of their own beside their layer's. */
function citesOfChange(change: Modification): readonly Concept[] {
  switch (change.kind) {
    case 'add types':
      return ['types.kept'];
    case 'set types': {
      const { types = [] } = change.types;
      return [
        // What becomes an artifact creature keeps what it is (205.1b).
        types.includes('artifact') && types.includes('creature') ? 'types.kept' : 'types.set',
        ...(setsLandType(change) ? (['land.typeSet'] as const) : []),
      ];
    }
    case 'add ability':
      // A keyword whose cost is the mana cost of what gains it, whatever that is at the moment (702.1a, 702.1b).
      return change.ability.kind === 'keyword' && change.ability.quality === 'its mana cost' ? ['keywords.cost', 'keywords.variable'] : [];
    default:
      return [];
  }
}

/** What rests on what the objects were like before they were changed. */
function citesOfChanged(change: Modification, was: Applied['was']): readonly Concept[] {
  if (change.kind === 'lose keyword') {
    const { keyword } = change;
    const instances = was.map(
      (each) => each?.abilities.filter((ability) => ability.kind === 'keyword' && ability.keyword === keyword) ?? [],
    );
    return instances.some(({ length }) => length > 1) ? ['abilities.removed'] : [];
  }
  if (!changesTypes(change)) return [];
  const types = 'types' in change ? change.types : {};
  return [
    ...(types.supertypes === undefined && was.some((each) => (each?.supertypes.length ?? 0) > 0) ? (['supertypes.kept'] as const) : []),
    // Of several card types each keeps the subtypes that are its own (205.3c).
    ...(types.types === undefined && was.some((each) => (each?.types.length ?? 0) > 1 && (each?.subtypes.length ?? 0) > 0)
      ? (['subtypes.correlated'] as const)
      : []),
  ];
}

/** Whether an effect asks for what has no abilities: what counts as one is a rule of its own (113.12). */
export const asksForAbilities = ({ what, condition }: ApplyingEffect): boolean =>
  [what, condition].some((text) => kindsIn(text).has('no abilities'));

/** What applying an effect in a layer rests on; `depending`: one of those that wait there depends on another. */
export const citesOfApplying = (layer: LayerName, effect?: ApplyingEffect, depending?: true, applied?: Applied): readonly Concept[] => [
  ...cited[layer],
  ...(effect?.parts ?? [])
    .filter((part) => part.layer === layer)
    .flatMap(({ change }) => [...(effect?.defining ? [] : citesOfChange(change)), ...(applied ? citesOfChanged(change, applied.was) : [])]),
  ...(effect?.ability === undefined ? [] : [effect.defining ? ('abilities.defining' as const) : ('effects.static' as const)]),
  ...(kindsIn(effect?.condition).has('devotion') ? (['devotion.early'] as const) : []),
  ...(applied?.goesOn ? (['layers.parts'] as const) : []),
  ...(effect && asksForAbilities(effect) ? (['abilities.quality'] as const) : []),
  ...(depending ? (['layers.dependency', 'layers.depends'] as const) : []),
];

/** The layers in which the changes of a resolved spell or ability are applied. */
export function citesOfChanges(changes: readonly Modification[], day: string): readonly Concept[] {
  const typing = changes.some(changesTypes);
  const layers = changes.map((change) => placeOf(change, { defining: false, fromStatic: false, typing }, layerRulesOn(day).system));
  return [
    ...changes.flatMap((change, at) => [...cited[layers[at] ?? 'other'], ...citesOfChange(change)]),
    ...(new Set(layers).size > 1 ? (['layers.parts'] as const) : []),
  ];
}
