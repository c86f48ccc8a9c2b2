/** Teams: who takes turns, has priority and fights as one, who shares life, who falls with whom (800 to 811, before July 2009 600 to 609). */
import { findPlayer, playersFrom, teamOf } from './changes.ts';
import { teamCombatOn, teamLifeOn, teamPoisonOn } from './teamEras.ts';
import type { GameState, PlayerId } from './state.ts';

/** Players who act as one: a team that takes its turns together, in the order of seats, else the player alone. */
export function sideOf(state: GameState, player: PlayerId): readonly PlayerId[] {
  if (state.options?.sharedTurns !== true) return [player];
  const team = teamOf(state, player);
  return state.players.flatMap(({ id, left }) => (team.includes(id) && !left ? [id] : []));
}

/** The player who answers for a side: the one in its rightmost seat (805.2). */
export const leaderOf = (state: GameState, player: PlayerId): PlayerId => sideOf(state, player)[0] ?? player;

/** Whether two players act as one. */
export const isWith = (state: GameState, one: PlayerId, other: PlayerId): boolean => one === other || sideOf(state, one).includes(other);

/** Whether it is a player’s turn, alone or with the team. */
export const isActive = (state: GameState, player: PlayerId): boolean => isWith(state, state.turn.active, player);

/** Sides still in the game in turn order, each by the player who answers for it. */
export const sidesFrom = (state: GameState, first: PlayerId): readonly PlayerId[] => [
  ...new Set(playersFrom(state, first).map((player) => leaderOf(state, player))),
];

/** Whether a team has one life total and wins and loses as one (810.4, 810.8a). */
export const sharesLife = ({ options }: GameState): boolean => options?.sharedLife === true;

/** Whether creatures attack a team as a whole (810.7 until January 2018). */
const attacksTeams = (state: GameState): boolean => sharesLife(state) && teamCombatOn(state.day) === 'team';

/** A player and whoever is attacked together with this one. */
export const attackedWith = (state: GameState, player: PlayerId): readonly PlayerId[] =>
  attacksTeams(state) ? sideOf(state, player) : [player];

/** Players whose life total is the same one. */
export const sharersOf = (state: GameState, player: PlayerId): readonly PlayerId[] =>
  sharesLife(state) ? teamOf(state, player) : [player];

/** Players whose poison counters are the same ones. */
export const poisonedWith = (state: GameState, player: PlayerId): readonly PlayerId[] =>
  teamPoisonOn(state.day) === 'shared' ? sharersOf(state, player) : [player];

/** The life total of a player as effects see it: of a team it is the whole, or in older editions a share (810.9a). */
export function lifeSeen(state: GameState, player: PlayerId): number {
  const { life = 0 } = findPlayer(state, player) ?? {};
  return teamLifeOn(state.day).seen === 'share' ? Math.ceil(life / sharersOf(state, player).length) : life;
}

/** Players who win and lose when this one does: the whole team, where it stands as one or falls with its emperor (810.8a, 809.5). */
export const fateOf = (state: GameState, player: PlayerId): readonly PlayerId[] =>
  sharesLife(state) || state.options?.emperors?.includes(player) === true ? teamOf(state, player) : [player];
