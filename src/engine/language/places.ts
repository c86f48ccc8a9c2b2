/** Zones, and steps and phases of a turn, by the names that texts have for them (400.1, 500.1). */

export type ZoneName = 'battlefield' | 'stack' | 'hand' | 'graveyard' | 'library' | 'exile' | 'command' | 'outside';

export type StepName =
  'untap' | 'upkeep' | 'draw' | 'precombat main' | 'combat' | 'declare attackers' | 'end of combat' | 'postcombat main' | 'end' | 'cleanup';

/** The steps of a turn, in their order. */
export const steps = [
  'untap',
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
  'postcombat main',
  'end',
  'cleanup',
] as const;
export type Step = (typeof steps)[number];

export type ExtraPhase = 'upkeep' | 'beginning' | 'combat' | 'main';
