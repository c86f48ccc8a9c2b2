/** Tells who loses and who wins (104), by the rule by which they do, and what leaves with a player (800.4). */
import type { Concept } from '../concepts/concepts.ts';
import type { Ending, LeavingWith } from '../events/teller.ts';
import type { Telling } from '../events/telling.ts';
import type { GameState, PlayerId } from '../state/state.ts';
import { countOf, listOf, quoted } from '../state/sentences.ts';
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

/** Where range of influence is limited (801.14), and from 2010 to 2017 wherever there are several (104.3h), who would win makes opponents lose. */
export const tellDefeating = (winners: readonly PlayerId[], isInRange: boolean): readonly Telling[] => [
  {
    event: 'wins',
    text: `Instead of winning, ${listOf(winners)} ${winners.length === 1 ? 'makes' : 'make'} the opponents${isInRange ? ' in range' : ''} lose.`,
    cites: [isInRange ? 'range.win' : 'lose.won'],
  },
];

/** For whom a rule forbids that the game ends so; members of a team where they win and lose as one. */
export const tellForbidden = (members: readonly PlayerId[], what: Ending): readonly Telling[] => [
  {
    event: 'cannot',
    text: `${listOf(members)} cannot ${what === 'lose to life' ? 'lose the game for having 0 or less life' : `${what} the game`}.`,
    cites: ['cannot', ...(members.length > 1 ? (['team.lose'] as const) : [])],
  },
];

/** What happens instead of a player's losing, in the words of the effect (614.1a, 614.6). */
export const tellSpared = (player: PlayerId, text: string): readonly Telling[] => [
  {
    event: 'replace',
    text: `${player} does not lose the game${text === '' ? '.' : `: ${quoted(text)}`}`,
    cites: ['replacement.instead', 'replacement.never'],
  },
];

/** What becomes of things as a player leaves (800.4a). */
export function tellLeaving(player: PlayerId, what: LeavingWith, count = 0): readonly Telling[] {
  const few = `${countOf(count, 'object')} that ${player} controlled`;
  const text = {
    owned: `What ${player} owns leaves the game.`,
    control: `What ${player} had gained control of goes back.`,
    controlled: `${few} ${count === 1 ? 'leaves' : 'leave'} the game.`,
    players: `Who was controlled by ${player} makes their own decisions.`,
    exiled: `${few} ${count === 1 ? 'is' : 'are'} exiled.`,
    'by default': `${countOf(count, 'object')} that would go back to ${player} ${count === 1 ? 'is' : 'are'} exiled.`,
  }[what];
  return [
    {
      event: what === 'control' || what === 'players' ? 'control ends' : 'leave',
      text,
      cites: [what === 'by default' ? 'leave.byDefault' : 'leave'],
    },
  ];
}

/** Nobody is left, or somebody wins: by an effect (810.8a for a team that shares its life), or since all others have left (104.2a, 104.2c). */
export function tellWinning(state: GameState, winners: readonly PlayerId[], won: Concept | undefined): readonly Telling[] {
  if (winners.length === 0) return [{ event: 'draw game', text: 'The game is a draw.', cites: ['drawGame', 'drawGame.all'] }];
  const isTeam = winners.length > 1;
  const by: readonly Concept[] =
    won === undefined ? [isTeam ? 'win.team' : 'win.last'] : [won, ...(isTeam && sharesLife(state) ? (['team.lose'] as const) : [])];
  return winners.map((id) => ({ event: 'wins', text: `${id} wins the game.`, cites: ['win', ...by] }));
}
