/** All points of the layers on which editions differ, as they stand on a day. */
import { definedAbilities, grantedDefinitions, starZones } from './definedCharacteristics.ts';
import { keywordCounters } from './keywordCounters.ts';
import { type LayerSystem, layerSystems } from './layerOrder.ts';
import { definingDependency, grantedTimestamps, turningTimestamps } from './orderWithinLayers.ts';
import * as types from './typeChange.ts';
import { valueOn, variantOn } from '../../concepts/variant.ts';

export interface LayerRules extends types.TypeRules {
  /** Asked in any case; `hangsOnOrder` says when anything hung on it. */
  readonly system: LayerSystem;
  readonly definingDependency: 'any' | 'none' | 'own';
  readonly grantedTimestamps: 'effect' | 'object';
  readonly turningTimestamps: boolean;
  readonly grantedDefinitions: boolean;
  readonly definedAbilities: boolean;
  readonly starZones: 'everywhere' | 'battlefield';
  readonly keywordCounters: readonly string[];
}

const known = new Map<string, LayerRules>();

export function layerRulesOn(day: string): LayerRules {
  const found = known.get(day) ?? makeRules(day);
  known.set(day, found);
  return found;
}

/** Each point is asked where it is wanted, and not with the others: few positions hang on more than one. */
const makeRules = (day: string): LayerRules => ({
  get system() {
    return valueOn(layerSystems, day);
  },
  get definingDependency() {
    return variantOn(definingDependency, day);
  },
  get grantedTimestamps() {
    return variantOn(grantedTimestamps, day);
  },
  get turningTimestamps() {
    return variantOn(turningTimestamps, day);
  },
  get grantedDefinitions() {
    return variantOn(grantedDefinitions, day);
  },
  get definedAbilities() {
    return variantOn(definedAbilities, day);
  },
  get starZones() {
    return variantOn(starZones, day);
  },
  get artifactCreatureTypes() {
    return variantOn(types.artifactCreatureTypes, day);
  },
  get strangeSubtypes() {
    return variantOn(types.strangeSubtypes, day);
  },
  get spellTypesKept() {
    return variantOn(types.spellTypesKept, day);
  },
  get becomingBasic() {
    return variantOn(types.becomingBasic, day);
  },
  get stillOne() {
    return variantOn(types.stillOne, day);
  },
  get becomingArtifactCreature() {
    return variantOn(types.becomingArtifactCreature, day);
  },
  get gainedSupertypes() {
    return variantOn(types.gainedSupertypes, day);
  },
  get legendTurned() {
    return variantOn(types.legendTurned, day);
  },
  get keywordCounters() {
    return variantOn(keywordCounters, day);
  },
});
