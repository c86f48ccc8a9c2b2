/** The players, teams, format and options of a scenario, as the engine plays them. What it does not know yet is refused by name. */
import { optionsOfFormat, usualTeams } from '../engine/formats.ts';
import { citesOf } from '../engine/rules/numbers.ts';
import { teamPoisonOn, teamStartOn } from '../engine/rules/teams.ts';
import type { GameOptions, PlayerId } from '../engine/state.ts';
import { attacksSeveral, isCasual } from './casualFormats.ts';
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
export function readOptions(
  { format, options = {} }: Scenario,
  teams: Teams,
  players: readonly PlayerId[],
  day: string,
): GameOptions | undefined {
  if (format !== undefined && !formats.includes(format) && !isCasual(format))
    refuse('format', 'the engine does not play this format yet', format);
  if (options.deployCreatures) refuse('options.deployCreatures', 'the engine does not know this option yet', 'true');
  const { attackMultiplePlayers = attacksSeveral(format) ? true : undefined, rangeOfInfluence } = options;
  if (rangeOfInfluence !== undefined) checkRange(rangeOfInfluence, players, day);
  if (format === 'two-headed giant' && attackMultiplePlayers !== undefined)
    refuse('options.attackMultiplePlayers', 'teams attack as one in this format', String(attackMultiplePlayers));
  if (format === undefined && attackMultiplePlayers === undefined && rangeOfInfluence === undefined) return undefined;
  return {
    ...(format === undefined ? {} : optionsOfFormat(format, teams)),
    ...(attackMultiplePlayers === undefined ? {} : { attackMultiplePlayers }),
    ...(rangeOfInfluence === undefined ? {} : { rangeOfInfluence }),
  };
}

function checkRange(range: NonNullable<GameOptions['rangeOfInfluence']>, players: readonly PlayerId[], day: string): void {
  const path = 'options.rangeOfInfluence';
  if (citesOf('range', day).length === 0) refuse(path, 'the rules of that day know no such option');
  if (typeof range === 'number') return;
  for (const player of Object.keys(range)) if (!players.includes(player)) refuse(`${path}.${player}`, 'there is no such player', player);
  for (const player of players) if (range[player] === undefined) refuse(path, 'it has none for this player', player);
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
