/**
 * The layers of each era (613, before July 2009 418.5a, before October 2003 418.5e): their order, what is applied in which, and how
 * timestamps and dependency order effects within one.
 */
import type { Modification } from '../abilities.ts';
import { type Variant, variantOn } from './variant.ts';

export const layerNames = [
  'copy',
  'defining',
  'control',
  'text',
  'type',
  'color',
  'ability',
  'other',
  'defined power/toughness',
  'set power/toughness',
  'counters',
  'modify power/toughness',
  'static power/toughness',
  'switch power/toughness',
] as const;
export type LayerName = (typeof layerNames)[number];

export interface LayerSystem {
  /** In the order in which they are applied. */
  readonly layers: readonly LayerName[];
  readonly color: LayerName;
  readonly ability: LayerName;
  readonly control: LayerName;
  readonly text: LayerName;
  readonly set: LayerName;
  readonly modify: LayerName;
  /** Modifications by static abilities, where they are apart from those by spells. */
  readonly staticModify: LayerName;
  readonly switch: LayerName;
  readonly counters: LayerName;
  /** Characteristic-defining abilities: all of them, where they have a place of their own; else those of power and toughness. */
  readonly defining?: LayerName;
  readonly defined: LayerName;
  /** Whether an effect that changes types is applied wholly where types are changed. */
  readonly typeChangersWhole: boolean;
}

const early: Omit<LayerSystem, 'layers'> = {
  color: 'other',
  ability: 'other',
  control: 'other',
  text: 'other',
  set: 'other',
  modify: 'other',
  staticModify: 'other',
  switch: 'other',
  counters: 'counters',
  defining: 'defining',
  defined: 'defining',
  typeChangersWhole: true,
};

const oneLayer: LayerSystem = {
  layers: ['copy', 'control', 'text', 'type', 'other', 'defined power/toughness', 'counters', 'modify power/toughness'],
  color: 'other',
  ability: 'other',
  control: 'control',
  text: 'text',
  set: 'modify power/toughness',
  modify: 'modify power/toughness',
  staticModify: 'modify power/toughness',
  switch: 'modify power/toughness',
  counters: 'counters',
  defined: 'defined power/toughness',
  typeChangersWhole: true,
};

const sevenLayers: LayerSystem = {
  layers: [
    'copy',
    'control',
    'text',
    'type',
    'color',
    'ability',
    'defined power/toughness',
    'set power/toughness',
    'modify power/toughness',
    'counters',
    'switch power/toughness',
  ],
  color: 'color',
  ability: 'ability',
  control: 'control',
  text: 'text',
  set: 'set power/toughness',
  modify: 'modify power/toughness',
  staticModify: 'modify power/toughness',
  switch: 'switch power/toughness',
  counters: 'counters',
  defined: 'defined power/toughness',
  typeChangersWhole: false,
};

/** Newest first. */
export const layerSystems: readonly Variant<LayerSystem>[] = [
  {
    from: '2020-04-17',
    concept: 'layers',
    sentence: 'Power and toughness: definitions, then what sets them, then what modifies them together with counters, then switches.',
    value: { ...sevenLayers, layers: sevenLayers.layers.filter((layer) => layer !== 'counters'), counters: 'modify power/toughness' },
  },
  {
    from: '2009-07-11',
    until: '2020-04-17',
    concept: 'layers',
    sentence:
      'Colors and abilities have layers of their own. Power and toughness: definitions, settings, modifications, counters, switches.',
    value: sevenLayers,
  },
  {
    from: '2005-10-01',
    until: '2009-07-11',
    concept: 'layers',
    sentence:
      'Power and toughness: definitions, then settings and modifications by spells, then counters, then modifications by static abilities, then switches.',
    value: {
      ...oneLayer,
      layers: [
        'copy',
        'control',
        'text',
        'type',
        'other',
        'defined power/toughness',
        'modify power/toughness',
        'counters',
        'static power/toughness',
        'switch power/toughness',
      ],
      staticModify: 'static power/toughness',
      switch: 'switch power/toughness',
      typeChangersWhole: false,
    },
  },
  {
    from: '2003-10-01',
    until: '2005-10-01',
    concept: 'layers',
    sentence:
      'Six layers. Power and toughness: definitions, counters, then all the rest, switches among it. Type changers are applied wholly in theirs.',
    value: oneLayer,
  },
  {
    from: '2003-07-01',
    until: '2003-10-01',
    concept: 'layers',
    sentence: 'Copy effects, text changes, definitions, type changers, counters, and then all other effects.',
    value: { ...early, layers: ['copy', 'text', 'defining', 'type', 'counters', 'other'], text: 'text' },
  },
  {
    from: '',
    until: '2003-07-01',
    concept: 'layers',
    sentence: 'Copy effects, type changers, counters, and then all other effects. What stands for a star counts as printed.',
    value: { ...early, layers: ['copy', 'defining', 'type', 'counters', 'other'] },
  },
];

/** How characteristic-defining abilities take part in dependency (613.8a): as all effects, not at all, or among themselves. */
export const definingDependency: readonly Variant<'any' | 'none' | 'own'>[] = [
  {
    from: '2012-05-01',
    concept: 'layers.dependency',
    sentence: 'A characteristic-defining ability can depend on another such ability only.',
    value: 'own',
  },
  {
    from: '2007-05-01',
    until: '2012-05-01',
    concept: 'layers.dependency',
    sentence: 'No effect of a characteristic-defining ability depends on another effect, and none depends on it.',
    value: 'none',
  },
  {
    from: '',
    until: '2007-05-01',
    concept: 'layers.dependency',
    sentence: 'An effect that defines a characteristic waits for the effects on which it depends like any other.',
    value: 'any',
  },
];

/** Whether the effect of an ability that an effect granted is as young as that effect (613.7a), or as old as the object. */
export const grantedTimestamps: readonly Variant<'effect' | 'object'>[] = [
  {
    from: '2005-10-01',
    concept: 'layers.timestamp',
    sentence: 'The effect of a granted ability has the timestamp of the object or of what granted it, whichever is later.',
    value: 'effect',
  },
  {
    from: '',
    until: '2005-10-01',
    concept: 'layers.timestamp',
    sentence: 'The effect of a static ability has the timestamp of its object.',
    value: 'object',
  },
];

/** Whether a permanent gets a new timestamp as it turns face up or down or transforms (613.7f, 613.7g). */
export const turningTimestamps: readonly Variant<boolean>[] = [
  {
    from: '2015-07-17',
    concept: 'layers.timestamp',
    sentence: 'What is turned face up or face down, or transforms, gets a new timestamp.',
    value: true,
  },
  { from: '', until: '2015-07-17', concept: 'layers.timestamp', sentence: 'Turning face up changes no timestamp.', value: false },
];

/** Whether an ability that an effect granted can define a characteristic (604.3a). */
export const grantedDefinitions: readonly Variant<boolean>[] = [
  { from: '2005-10-01', concept: 'layers', sentence: 'An ability that was granted by an effect defines no characteristic.', value: false },
  { from: '', until: '2005-10-01', concept: 'layers', sentence: 'A granted ability that says what its object is defines it.', value: true },
];

/** Where a star is what an ability says it is (208.2a); elsewhere it is 0. */
export const starZones: readonly Variant<'everywhere' | 'battlefield'>[] = [
  { from: '2007-05-01', concept: 'layers.powerToughness', sentence: 'Power and toughness are defined in every zone.', value: 'everywhere' },
  {
    from: '',
    until: '2007-05-01',
    concept: 'layers.powerToughness',
    sentence: 'A star is 0 while the object is not in play.',
    value: 'battlefield',
  },
];

/** What becomes of creature types when something becomes an artifact creature of other creature types (205.1b). */
export const artifactCreatureTypes: readonly Variant<'replaced' | 'added'>[] = [
  {
    from: '2019-10-04',
    concept: 'layers.type',
    sentence: 'New creature types of what becomes an artifact creature replace the old ones.',
    value: 'replaced',
  },
  {
    from: '',
    until: '2019-10-04',
    concept: 'layers.type',
    sentence: 'What becomes an artifact creature keeps all its types and subtypes.',
    value: 'added',
  },
];

/** Whether something can gain a subtype that belongs to none of its card types (205.3d). */
export const strangeSubtypes: readonly Variant<boolean>[] = [
  { from: '2011-09-30', concept: 'layers.type', sentence: 'A subtype that belongs to none of the card types is not gained.', value: false },
  { from: '', until: '2011-09-30', concept: 'layers.type', sentence: 'Nothing keeps a subtype from being gained.', value: true },
];

/** Whether a setting of card types takes the type of an instant or sorcery (205.1a). */
export const spellTypesKept: readonly Variant<boolean>[] = [
  { from: '2022-06-10', concept: 'layers.type', sentence: 'An instant or sorcery stays one when its card type is set.', value: true },
  { from: '', until: '2022-06-10', concept: 'layers.type', sentence: 'New card types replace all old ones.', value: false },
];

/** Keyword counters (122.1b), with the layer system that knows them. */
export const keywordCounters: readonly Variant<readonly string[]>[] = [
  {
    from: '2020-04-17',
    concept: 'layers.ability',
    sentence: 'A keyword counter gives its keyword.',
    value: [
      'exalted',
      'decayed',
      'menace',
      'vigilance',
      'double strike',
      'first strike',
      'indestructible',
      'trample',
      'haste',
      'hexproof',
      'flying',
      'reach',
      'deathtouch',
      'lifelink',
      'shadow',
    ],
  },
  { from: '', until: '2020-04-17', concept: 'layers.ability', sentence: 'Counters give no keywords.', value: [] },
];

/** All points of the layers on which editions differ, as they stand on a day. */
export interface LayerRules {
  readonly system: LayerSystem;
  readonly definingDependency: 'any' | 'none' | 'own';
  readonly grantedTimestamps: 'effect' | 'object';
  readonly turningTimestamps: boolean;
  readonly grantedDefinitions: boolean;
  readonly starZones: 'everywhere' | 'battlefield';
  readonly artifactCreatureTypes: 'replaced' | 'added';
  readonly strangeSubtypes: boolean;
  readonly spellTypesKept: boolean;
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

/** The layer in which a change is applied; `typing` when its effect changes types too. */
export function placeOf(
  change: Modification,
  { defining, fromStatic, typing }: { readonly defining: boolean; readonly fromStatic: boolean; readonly typing: boolean },
  { system }: LayerRules,
): LayerName {
  if (change.kind === 'copy') return 'copy';
  if (defining && system.defining) return system.defining;
  if (typing && system.typeChangersWhole) return 'type';
  switch (change.kind) {
    case 'control':
      return system.control;
    case 'text':
    case 'set name':
      return system.text;
    case 'set types':
    case 'add types':
    case 'remove types':
      return 'type';
    case 'set colors':
    case 'add colors':
    case 'colors of':
      return system.color;
    case 'set chosen':
      return change.quality === 'color' ? system.color : 'type';
    case 'set power/toughness':
      return defining ? system.defined : system.set;
    case 'modify power/toughness':
      return defining ? system.defined : fromStatic ? system.staticModify : system.modify;
    case 'switch power/toughness':
      return system.switch;
    default:
      return system.ability;
  }
}

export const changesTypes = (change: Modification): boolean =>
  change.kind === 'set types' ||
  change.kind === 'add types' ||
  change.kind === 'remove types' ||
  (change.kind === 'set chosen' && change.quality === 'creature type');
