/** Rules that the newest edition does not have any more. See readAnchors in ../anchors.ts. */
export const former = {
  'mana.burn': '2009-05-01 300.3: mana burn',
  'damage.onStack': '2009-05-01 310.4: damage',
  'evasion.cumulative': '2005-10-01 501.2: cumulative',
  'loop.lastWord': '2005-10-01 421.3: last word',
  'phasing.limited': '2005-10-01 502.15g: limited duration',
  'phasing.remembers': '2005-10-01 502.15h: remember',
  'trigger.delayedGone': '2005-10-01 404.4d, 603.7c: permanent leaves|isn’t in the zone|zone',
  'damage.order': '2016-01-16 509.2: damage assignment order',
  'planeswalker.uniqueness': '2016-01-16 704.5j: planeswalker',
  'team.attack': '2018-01-19 810.7a, 805.10a: attack',
  'team.prohibited': '2018-01-19 810.7c: prohibits',
  'team.defendingPlayer': '2018-01-19 810.7b, 805.10e, 2009-05-01 606.7a: defending player',
  'team.block': '2018-01-19 810.7d, 805.10d: block',
  'team.damage': '2018-01-19 810.7f, 805.10f: damage',
  'commander.mana': '2015-11-13 903.9: commander|general',
  'split.either': '2005-10-01 505.6: only one answer',
} as const;
