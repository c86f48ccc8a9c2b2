/** Which rules of the layers are cited: of a layer, and of the changes of an effect. */
import type { Modification } from '../../language/modification.ts';
import type { Concept } from '../../concepts/concepts.ts';
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
  'defined power/toughness': ['layers.defined', 'layers.power'],
  'set power/toughness': ['layers.set', 'layers.power'],
  'modify power/toughness': ['layers.modify', 'layers.power'],
  'static power/toughness': ['layers.modify', 'layers.power'],
  counters: ['layers.modify', 'counters.power', 'layers.power'],
  'switch power/toughness': ['layers.switch', 'layers.power'],
};

/** What applying an effect in a layer rests on; `depending`: one of those that wait there depends on another. */
export const citesOfApplying = (layer: LayerName, effect?: ApplyingEffect, depending?: true): readonly Concept[] => [
  ...cited[layer],
  ...(effect?.ability === undefined ? [] : (['effects.static'] as const)),
  ...(effect?.condition && JSON.stringify(effect.condition).includes('"kind":"devotion"') ? (['devotion.early'] as const) : []),
  ...(depending ? (['layers.dependency', 'layers.depends'] as const) : []),
];

/** The layers in which the changes of a resolved spell or ability are applied. */
export function citesOfChanges(changes: readonly Modification[], day: string): readonly Concept[] {
  const typing = changes.some(changesTypes);
  return changes.flatMap((change) => cited[placeOf(change, { defining: false, fromStatic: false, typing }, layerRulesOn(day).system)]);
}
