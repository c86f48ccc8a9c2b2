/** Tells who loses and who wins (104), by the rule by which they do. */
import type { Concept } from '../concepts/concepts.ts';
import type { Telling } from '../events/telling.ts';
import type { GameState, PlayerId } from '../state/state.ts';
import { sharesLife } from '../state/teams.ts';

/** `won`: by what rule the others have won, where that is why; else `why` says it of each of the losers. Others lose with their team. */
export function tellLosing(
  state: GameState,
  leaving: readonly PlayerId[],
  losers: readonly PlayerId[],
  won: Concept | undefined,
  why: (player: PlayerId) => readonly Concept[],
): readonly Telling[] {
  const withTeam: Concept = sharesLife(state) ? 'team.lose' : 'emperor.lose';
  return leaving.map((id) => ({
    event: 'loses',
    text: `${id} loses the game.`,
    cites: ['lose', ...(won === undefined ? [] : [won]), ...(losers.includes(id) ? why(id) : [withTeam])],
  }));
}

/** Nobody is left, or somebody wins: by an effect (810.8a for a team that shares its life), or since all others have left (104.2a, 104.2c). */
export function tellWinning(state: GameState, winners: readonly PlayerId[], won: Concept | undefined): readonly Telling[] {
  if (winners.length === 0) return [{ event: 'draw game', text: 'The game is a draw.', cites: ['drawGame', 'drawGame.all'] }];
  const isTeam = winners.length > 1;
  const by: readonly Concept[] =
    won === undefined ? [isTeam ? 'win.team' : 'win.last'] : [won, ...(isTeam && sharesLife(state) ? (['team.lose'] as const) : [])];
  return winners.map((id) => ({ event: 'wins', text: `${id} wins the game.`, cites: ['win', ...by] }));
}
