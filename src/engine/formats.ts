/** Formats as the options that they come with (806 to 811, before July 2009 605 to 609). */
import type { GameOptions, PlayerId } from './state.ts';

/** Teams of a format where nobody says which; undefined where they have to be said. */
export function usualTeams(format: string, players: readonly PlayerId[]): readonly (readonly PlayerId[])[] | undefined {
  if (format === 'two-headed giant' && players.length === 4) return [players.slice(0, 2), players.slice(2)];
  if (format === 'emperor' && players.length === 6) return [players.slice(0, 3), players.slice(3)];
  return undefined;
}

/** What a format sets of itself. */
export function optionsOfFormat(format: string, teams: readonly (readonly PlayerId[])[]): GameOptions {
  switch (format) {
    case 'two-headed giant':
      return { format, sharedTurns: true, sharedLife: true };
    case 'emperor':
      return { format, attack: 'adjacent', deployCreatures: true, emperors: teams.flatMap((team) => team[(team.length - 1) / 2] ?? []) };
    default:
      return { format };
  }
}
