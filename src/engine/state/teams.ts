/** Teams: who takes turns, has priority and fights as one, who shares life, who falls with whom (800 to 811, before July 2009 600 to 609). */
import { findPlayer, playersFrom, teamOf } from './changes.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
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

/** Players whose life total is the same one. */
export const sharersOf = (state: GameState, player: PlayerId): readonly PlayerId[] =>
  sharesLife(state) ? teamOf(state, player) : [player];

/** Players who win and lose when this one does: the whole team, where it stands as one or falls with its emperor (810.8a, 809.5). */
export const fateOf = (state: GameState, player: PlayerId): readonly PlayerId[] =>
  sharesLife(state) || state.options?.emperors?.includes(player) === true ? teamOf(state, player) : [player];

/** Players who stand with a player in some matter. */
type With = (state: GameState, player: PlayerId) => readonly PlayerId[];

const alone: With = (_, player) => [player];

/** Whom a creature attacks that attacks a player of a team (810.7). */
export const teamCombat: readonly Variant<With>[] = [
  { from: '2018-04-27', value: alone },
  { from: '', value: (state, player) => (sharesLife(state) ? sideOf(state, player) : [player]) },
];

/** A player and whoever is attacked together with this one. */
export const attackedWith: With = (state, player) => (sharesLife(state) ? variantOn(teamCombat, state.day)(state, player) : [player]);

/** Whose poison counters are the same ones (810.10). */
export const teamPoison: readonly Variant<With>[] = [
  { from: '2011-04-01', value: sharersOf },
  { from: '', value: alone },
];

/** Whether a team has its poison counters together on a day. */
export const sharesPoison = (day: string): boolean => variantOn(teamPoison, day) === sharersOf;

/** Players whose poison counters are the same ones. */
export const poisonedWith: With = (state, player) => (sharesLife(state) ? variantOn(teamPoison, state.day)(state, player) : [player]);

/** How the life of a team stands for that of its members. */
interface TeamLife {
  /** What an effect that asks for one player's life total sees of the team's, which so many share. */
  readonly seen: (life: number, sharers: number) => number;
  /** Whether life that is set for all members at once is added up; else one of them is chosen and no other affected. */
  readonly sums: boolean;
  /** Whether a number to which the life of one of them is set is that of the team (2005-08-01 606.9c). */
  readonly whole?: true;
}

const share = (life: number, sharers: number): number => Math.ceil(life / sharers);

export const teamLife: readonly Variant<TeamLife>[] = [
  { from: '2010-06-18', value: { seen: (life) => life, sums: false } },
  { from: '2005-10-01', value: { seen: share, sums: true } },
  { from: '', value: { seen: share, sums: true, whole: true } },
];

/** The life total of a player as effects see it: of a team it is the whole, or in older editions a share (810.9a). */
export function lifeSeen(state: GameState, player: PlayerId): number {
  const life = findPlayer(state, player)?.life ?? 0;
  return sharesLife(state) ? variantOn(teamLife, state.day).seen(life, sharersOf(state, player).length) : life;
}

/** Whose not being able to gain life (810.9g), or to lose it (810.9h), keeps a player from it. */
interface TeamBars {
  readonly 'gain life': With;
  readonly 'lose life': With;
}

export const teamBars: readonly Variant<TeamBars>[] = [
  { from: '2010-10-01', value: { 'gain life': sharersOf, 'lose life': sharersOf } },
  { from: '2010-06-18', value: { 'gain life': sharersOf, 'lose life': alone } },
  { from: '', value: { 'gain life': alone, 'lose life': alone } },
];

export const barredFromLife = (state: GameState, player: PlayerId, what: keyof TeamBars): readonly PlayerId[] =>
  sharesLife(state) ? variantOn(teamBars, state.day)[what](state, player) : [player];

/** Life with which a team begins, for each of its players. */
export const teamStart: readonly Variant<number>[] = [
  { from: '2007-05-01', value: 15 },
  { from: '', value: 20 },
];

/** Who of the team that begins draws a card in its first draw step. */
export const teamDraw: readonly Variant<(side: readonly PlayerId[]) => readonly PlayerId[]>[] = [
  { from: '2007-05-01', value: () => [] },
  { from: '2006-10-01', value: (side) => side.slice(1) },
  { from: '', value: () => [] },
];
