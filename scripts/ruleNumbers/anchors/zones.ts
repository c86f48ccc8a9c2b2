/** Zones (4). See readAnchors in ../anchors.ts. */
export const zones = {
  'zones.ownersZone': '400.3: owner',
  'zones.move': '400.6: zone',
  'objects.newObject': '400.7: new object',
  'permanent.enters': '403.4: new object|enters',
} as const;
