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

export const supertypes = ['basic', 'elite', 'host', 'legendary', 'ongoing', 'snow', 'world'] as const;

export type Supertype = (typeof supertypes)[number];
