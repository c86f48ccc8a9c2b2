/** All points of the layers on which editions differ, as they stand on a day. */
import { grantedDefinitions, starZones } from './definedCharacteristics.ts';
import { keywordCounters } from './keywordCounters.ts';
import { type LayerSystem, layerSystems } from './layerOrder.ts';
import { definingDependency, grantedTimestamps, turningTimestamps } from './orderWithinLayers.ts';
import { artifactCreatureTypes, spellTypesKept, strangeSubtypes, type TypeRules } from './typeChange.ts';
import { variantOn } from '../../concepts/variant.ts';

export interface LayerRules extends TypeRules {
  readonly system: LayerSystem;
  readonly definingDependency: 'any' | 'none' | 'own';
  readonly grantedTimestamps: 'effect' | 'object';
  readonly turningTimestamps: boolean;
  readonly grantedDefinitions: boolean;
  readonly starZones: 'everywhere' | 'battlefield';
  readonly keywordCounters: readonly string[];
}

const known = new Map<string, LayerRules>();

export function layerRulesOn(day: string): LayerRules {
  const found = known.get(day);
  if (found) return found;
  const made: LayerRules = {
    system: variantOn(layerSystems, day),
    definingDependency: variantOn(definingDependency, day),
    grantedTimestamps: variantOn(grantedTimestamps, day),
    turningTimestamps: variantOn(turningTimestamps, day),
    grantedDefinitions: variantOn(grantedDefinitions, day),
    starZones: variantOn(starZones, day),
    artifactCreatureTypes: variantOn(artifactCreatureTypes, day),
    strangeSubtypes: variantOn(strangeSubtypes, day),
    spellTypesKept: variantOn(spellTypesKept, day),
    keywordCounters: variantOn(keywordCounters, day),
  };
  known.set(day, made);
  return made;
}
