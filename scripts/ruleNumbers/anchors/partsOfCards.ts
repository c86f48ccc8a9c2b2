/** Parts of a card (2). See readAnchors in ../anchors.ts. */
export const partsOfCards = {
  'choose.name': '201.4a: name',
  subtypes: '205.3e, 2005-10-01 212.1e: subtype',
  'choose.subtype': '205.3e: choose',
} as const;
