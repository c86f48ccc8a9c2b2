/** Casual variants (9). See readAnchors in ../anchors.ts. */
export const casual = {
  planar: '901.6: plane',
  vanguard: '902.4: vanguard',
  'vanguard.mulligan': '902.5a: mulligan',
  'vanguard.handSize': '902.5b: maximum hand size',
  'commander.designation': '903.3: designat',
  'commander.identity': '903.4: color identity',
  'commander.identity.back': '903.4d: back face',
  'commander.deck': '903.5c, 2010-10-01 903.4c: color identity|color',
  'commander.lands': '903.5d, 2010-10-01 903.4d, 2009-10-01 903.4d: basic land',
  'commander.tax': '903.8: {2}',
  commander: '903.9a, 2020-06-01 903.9, 2015-07-17 903.11, 2011-06-17 903.11, 2020-07-03 903.9a: command zone',
  'commander.damage': '903.10a: 21',
  archenemy: '904.2a: archenemy',
} as const;
