/** Parts of a card (2). See readAnchors in ../anchors.ts. */
export const partsOfCards = {
  'names.different': '201.2b: different names',
  'choose.name': '201.4a: name',
  'names.granted': '201.5a, 2009-10-01 201.2b: grants',
  'names.gained': '201.5b: gains that ability|gains an ability',
  colors: '202.2, 2005-10-01 203.2: color',
  'colors.symbols': '202.2a, 2005-10-01 203.2a: five colors',
  'colors.none': '202.2b, 2005-10-01 203.2b: colorless',
  manaValue: '202.3, 2005-10-01 203.3: mana value|converted mana cost',
  'manaValue.x': '202.3e, 2005-10-01 203.3c: {x}|x is treated',
  'manaValue.hybrid': '202.3f, 2009-10-01 202.3c: hybrid',
  'manaValue.phyrexian': '202.3g: phyrexian',
  subtypes: '205.3e, 2005-10-01 212.1e: subtype',
  'choose.subtype': '205.3e: choose',
} as const;
