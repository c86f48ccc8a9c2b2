/** Zones (4). See readAnchors in ../anchors.ts. */
export const zones = {
  'zone.outside': '400.11, 2009-05-01 217.1e: outside the game',
  'zones.ownersZone': '400.3: owner',
  'zones.move': '400.6: zone',
  'objects.newObject': '400.7: new object',
  'permanent.enters': '403.4: new object|enters',
  'library.order': '401.4, 2005-10-01 217.2d: arrange|order',
  graveyard: '404.1: discard pile',
  'graveyard.order': '404.3, 2005-10-01 217.4c: arrange|order',
} as const;
