/** The layers of each era (613, before July 2009 418.5a, before October 2003 418.5e): their order, and what is applied in which. */
import type { Modification } from '../../language/modification.ts';
import type { Variant } from '../../concepts/variant.ts';

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
    value: { ...sevenLayers, layers: sevenLayers.layers.filter((layer) => layer !== 'counters'), counters: 'modify power/toughness' },
  },
  { from: '2009-07-11', value: sevenLayers },
  {
    from: '2005-10-01',
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
  { from: '2003-10-01', value: oneLayer },
  { from: '2003-07-01', value: { ...early, layers: ['copy', 'text', 'defining', 'type', 'counters', 'other'], text: 'text' } },
  { from: '', value: { ...early, layers: ['copy', 'defining', 'type', 'counters', 'other'] } },
];

/** The layer in which a change is applied; `typing` when its effect changes types too. */
export function placeOf(
  change: Modification,
  { defining, fromStatic, typing }: { readonly defining: boolean; readonly fromStatic: boolean; readonly typing: boolean },
  system: LayerSystem,
): LayerName {
  if (change.kind === 'copy') return 'copy';
  if (defining && system.defining) return system.defining;
  if (typing && system.typeChangersWhole) return 'type';
  switch (change.kind) {
    case 'control':
      return system.control;
    case 'text':
    case 'set name':
    case 'add word':
      return system.text;
    case 'set types':
    case 'add types':
    case 'remove types':
    case 'creature types of':
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
  change.kind === 'creature types of' ||
  (change.kind === 'set chosen' && change.quality !== 'color');
