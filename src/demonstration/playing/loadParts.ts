/** The parts of what few games do, each loaded by itself. */
import type { Rare } from '../../engine/events/procedure.ts';
import type { PartName } from '../../engine/turn/rare/parts.ts';

export type { PartName };

export const loadPart: Readonly<Record<PartName, () => Promise<Partial<Rare>>>> = {
  choices: async () => (await import('../../engine/turn/rare/choices.ts')).choices,
  combat: async () => (await import('../../engine/turn/rare/combat.ts')).combat,
  costs: async () => (await import('../../engine/turn/rare/costs.ts')).costs,
  deeds: async () => (await import('../../engine/turn/rare/deeds.ts')).deeds,
  designations: async () => (await import('../../engine/turn/rare/designations.ts')).designations,
  games: async () => (await import('../../engine/turn/rare/games.ts')).games,
  makings: async () => (await import('../../engine/turn/rare/makings.ts')).makings,
  players: async () => (await import('../../engine/turn/rare/players.ts')).players,
};
