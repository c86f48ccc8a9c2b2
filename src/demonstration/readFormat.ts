/** The players, teams, format and options of a scenario, as the engine plays them. What it does not know yet is refused by name. */
import { optionsOfFormat, usualTeams } from '../engine/formats.ts';
import { teamPoisonOn, teamStartOn } from '../engine/rules/teams.ts';
import type { GameOptions, PlayerId } from '../engine/state.ts';
import { refuse } from './refusal.ts';
import type { Scenario, Setup } from './scenario.ts';

type Teams = readonly (readonly PlayerId[])[];

export const playersOf = ({ players, teams }: Pick<Scenario, 'players' | 'teams'>): readonly PlayerId[] =>
  players ?? (teams ? [...new Set(teams.flat())] : ['A', 'B']);

/** The teams, each in the order of seats. @throws ScenarioRefusal when they are not what the format plays with. */
export function readTeams({ format = 'free-for-all', teams: said }: Scenario, players: readonly PlayerId[]): Teams {
  const listed = said ?? usualTeams(format, players) ?? [];
  const teams = listed.map((team) => players.filter((id) => team.includes(id)));
  const sizes = new Set(teams.map(({ length }) => length));
  const isEven = teams.length > 1 && sizes.size === 1 && teams.flat().length === players.length;
  const seats = teams.map((team) => team.map((id) => players.indexOf(id)));
  const isTogether = seats.every((team) => (team.at(-1) ?? 0) - (team[0] ?? 0) === team.length - 1);
  if (format === 'two-headed giant' && !(isEven && isTogether && teams.length === 2))
    refuse('teams', 'two teams of the same size are expected, each in adjacent seats', JSON.stringify(listed));
  return teams;
}

const formats: readonly string[] = ['free-for-all', 'two-headed giant'];

/** What the engine knows of the ways of playing with more than two. What it does not know yet is refused, since it would change the outcome. */
export function readOptions({ format, options = {} }: Scenario, teams: Teams): GameOptions | undefined {
  if (format !== undefined && !formats.includes(format)) refuse('format', 'the engine does not play this format yet', format);
  for (const key of ['rangeOfInfluence', 'deployCreatures'] as const)
    if (options[key] !== undefined && options[key] !== false)
      refuse(`options.${key}`, 'the engine does not know this option yet', String(options[key]));
  const { attackMultiplePlayers } = options;
  if (format === 'two-headed giant' && attackMultiplePlayers !== undefined)
    refuse('options.attackMultiplePlayers', 'teams attack as one in this format', String(attackMultiplePlayers));
  if (format === undefined && attackMultiplePlayers === undefined) return undefined;
  return {
    ...(format === undefined ? {} : optionsOfFormat(format, teams)),
    ...(attackMultiplePlayers === undefined ? {} : { attackMultiplePlayers }),
  };
}

/** The life of each player of teams that share it. A team's total stands under the name of its first player. */
export function livesOfTeams({ life = {} }: Setup, teams: Teams, day: string): Readonly<Record<PlayerId, number>> {
  for (const id of Object.keys(life))
    if (!teams.some(([first]) => first === id)) refuse(`setup.life.${id}`, 'a team’s life total stands under its first player');
  return ofTeams(teams, (team) => life[team[0] ?? ''] ?? team.length * teamStartOn(day));
}

/** Poison counters of each player: of all members together, where a team shares them. */
export function poisonOfTeams({ poison = {} }: Setup, teams: Teams, day: string): Readonly<Record<PlayerId, number>> {
  if (teamPoisonOn(day) === 'own') return poison;
  return ofTeams(teams, (team) => team.reduce((sum, id) => sum + (poison[id] ?? 0), 0));
}

const ofTeams = (teams: Teams, value: (team: readonly PlayerId[]) => number): Readonly<Record<PlayerId, number>> =>
  Object.fromEntries(teams.flatMap((team) => team.map((id) => [id, value(team)])));
