/** Casual variants (9). See readAnchors in ../anchors.ts. */
export const casual = {
  planar: '901.6: plane',
  vanguard: '902.4: vanguard',
  'commander.identity': '903.4: color identity',
  'commander.tax': '903.8: {2}',
  commander: '903.9a, 2020-06-01 903.9, 2015-07-17 903.11, 2011-06-17 903.11, 2020-07-03 903.9a: command zone',
  'commander.damage': '903.10a: 21',
  archenemy: '904.2a: archenemy',
} as const;
