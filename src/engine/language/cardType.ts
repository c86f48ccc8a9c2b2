/** Card types and supertypes (205.2, 205.4). */

export const cardTypes = [
  'creature',
  'land',
  'artifact',
  'enchantment',
  'planeswalker',
  'battle',
  'instant',
  'sorcery',
  'kindred',
  'tribal',
  'plane',
  'phenomenon',
  'scheme',
  'vanguard',
  'conspiracy',
  'dungeon',
] as const;

export type CardType = (typeof cardTypes)[number];

/** Of permanents (110.4). */
export const permanentTypes = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
] as const satisfies readonly CardType[];

const isOneOf =
  (kinds: readonly string[]) =>
  (types: readonly string[]): boolean =>
    types.some((type) => kinds.includes(type));

export const hasPermanentType = isOneOf(permanentTypes);
export const isInstantOrSorcery = isOneOf(['instant', 'sorcery']);

export const supertypes = ['basic', 'elite', 'host', 'legendary', 'ongoing', 'snow', 'world'] as const;

export type Supertype = (typeof supertypes)[number];
