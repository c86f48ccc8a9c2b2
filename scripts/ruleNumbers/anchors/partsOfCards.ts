/** Parts of a card (2). See readAnchors in ../anchors.ts. */
export const partsOfCards = {
  'choose.name': '201.4a: name',
  'name.this': '2010-10-01 201.5, 2009-10-01 201.2a, 2005-10-01 202.2a: appropriate',
  'name.granted': '201.5a, 2009-10-01 201.2b, 2005-10-01 202.2b: grants',
  'name.gained': '201.5b: gains',
  'manaValue.backFace': '202.3b: face',
  'types.set': '205.1a, 2005-10-01 212.1b: replaces|replace',
  'types.kept': '205.1b, 2005-10-01 212.1c: retain',
  'subtypes.words': '205.3b, 2009-10-01 204.3b, 2005-10-01 205.3c: subtypes',
  'subtypes.correlated': '205.3c, 2009-10-01 204.3c: correlated',
  'subtypes.strange': "205.3d: can’t gain|can't gain",
  subtypes: '205.3e, 2005-10-01 212.1e: subtype',
  'choose.subtype': '205.3e: choose',
  'supertypes.kept': '205.4b, 2005-10-01 212.1d: independent',
  'land.basic': '205.4c, 2005-10-01 205.4b: nonbasic',
  'power.defined': '208.2a, 2009-10-01 207.2a, 2009-05-01 208.2: determined',
} as const;
