/** Zones, and steps and phases of a turn, by the names that texts have for them (400.1, 500.1). */

export type ZoneName = 'battlefield' | 'stack' | 'hand' | 'graveyard' | 'library' | 'exile' | 'command' | 'outside';

export type StepName =
  'untap' | 'upkeep' | 'draw' | 'precombat main' | 'combat' | 'declare attackers' | 'end of combat' | 'postcombat main' | 'end' | 'cleanup';

export type ExtraPhase = 'upkeep' | 'combat' | 'main';
