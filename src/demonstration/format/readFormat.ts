/** The players, teams, format and options of a scenario, as the engine plays them. What it does not know yet is refused by name. */
import { formats } from '../../engine/state/formats.ts';
import { citesOf } from '../../engine/concepts/numbers.ts';
import { variantOn } from '../../engine/concepts/variant.ts';
import { sharesPoison, teamStart } from '../../engine/state/teams.ts';
import type { GameOptions, PlayerId } from '../../engine/state/state.ts';
import { attacksSeveral, isCasual } from './casualFormats.ts';
import { refuse } from './refusal.ts';
import type { Scenario, Setup } from './scenario.ts';

type Teams = readonly (readonly PlayerId[])[];

export function playersOf({ players, teams, format }: Pick<Scenario, 'players' | 'teams' | 'format'>): readonly PlayerId[] {
  if (players || !teams) return players ?? ['A', 'B'];
  return [...new Set(formats[format ?? '']?.seats?.(teams) ?? teams.flat())];
}

/** The teams, each in the order of seats. @throws ScenarioRefusal when they are not what the format plays with. */
export function readTeams({ format = 'free-for-all', teams: said }: Scenario, players: readonly PlayerId[]): Teams {
  const listed = said ?? formats[format]?.teams?.(players) ?? [];
  const teams = listed.map((team) => players.filter((id) => team.includes(id)));
  const fault = formats[format]?.fault(players, teams);
  if (fault !== undefined) refuse('teams', fault, JSON.stringify(listed));
  return teams;
}

/** What the engine knows of the ways of playing with more than two. What it does not know yet is refused, since it would change the outcome. */
export function readOptions(scenario: Scenario, teams: Teams, players: readonly PlayerId[], day: string): GameOptions | undefined {
  const { format = 'free-for-all', options = {} } = scenario;
  const known = formats[format];
  if (!known && format !== 'free-for-all' && !isCasual(format)) refuse('format', 'the engine does not play this format yet', format);
  if (known && citesOf(known.concept, day).length === 0) refuse('format', 'the rules of that day know no such format', format);
  if (options.deployCreatures === true && citesOf('deploy', day).length === 0)
    refuse('options.deployCreatures', 'the rules of that day know no such option', 'true');
  for (const key of ['attackMultiplePlayers', 'rangeOfInfluence'] as const)
    if (format === 'two-headed giant' && options[key] !== undefined)
      refuse(`options.${key}`, 'teams play without this option in this format', JSON.stringify(options[key]));
  if (options.rangeOfInfluence !== undefined) checkRange(options.rangeOfInfluence, players, day);
  const set = { ...(attacksSeveral(format) ? { attackMultiplePlayers: true } : {}), ...known?.options(players, teams), ...options };
  if (format !== 'free-for-all') return { ...set, format };
  return Object.keys(set).length === 0 ? undefined : set;
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
  return ofTeams(teams, (team) => life[team[0] ?? ''] ?? team.length * variantOn(teamStart, day));
}

/** Poison counters of each player: of all members together, where a team shares them. */
export function poisonOfTeams({ poison = {} }: Setup, teams: Teams, day: string): Readonly<Record<PlayerId, number>> {
  if (!sharesPoison(day)) return poison;
  return ofTeams(teams, (team) => team.reduce((sum, id) => sum + (poison[id] ?? 0), 0));
}

const ofTeams = (teams: Teams, value: (team: readonly PlayerId[]) => number): Readonly<Record<PlayerId, number>> =>
  Object.fromEntries(teams.flatMap((team) => team.map((id) => [id, value(team)])));
