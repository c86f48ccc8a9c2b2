/** Card types (3). See readAnchors in ../anchors.ts. */
export const cardTypes = {
  'cast.artifact': '301.1: artifact',
  'cast.creature': '302.1: creature',
  'creature.subtypes': '302.3, 2005-10-01 212.3c: creature types',
  'activate.summoningSickness': '302.6: control',
  'cast.enchantment': '303.1: enchantment',
  'cast.instant': '304.1: instant',
  'land.play': '305.1: land',
  'land.oncePerTurn': '305.2: land',
  'land.tooMany': '305.2b: land',
  'land.ownTurn': '305.3: turn',
  'land.types': '305.5, 2005-10-01 212.6c: land types',
  'land.typeSet': '305.7: old land type',
  'cast.planeswalker': '306.1: planeswalker',
  'priority.sorcery': '307.1: sorcery',
  'cast.battle': '310.1: battle',
} as const;
