/** Formats as the options that they come with, and who sits where in them (806 to 811 and 904, before July 2009 605 to 609). */
import type { Concept } from '../concepts/concepts.ts';
import type { Variant } from '../concepts/variant.ts';
import type { GameOptions, PlayerId } from './state.ts';

type Teams = readonly (readonly PlayerId[])[];

export interface Format {
  /** The rule that is the format's own: without it the day knows no such format. */
  readonly concept: Concept;
  /** Teams where nobody says which. */
  readonly teams?: (players: readonly PlayerId[]) => Teams | undefined;
  /** Seats where nobody says which. */
  readonly seats?: (teams: Teams) => readonly PlayerId[];
  /** What is wrong with these teams, each in the order of seats; undefined when nothing is. */
  readonly fault: (players: readonly PlayerId[], teams: Teams) => string | undefined;
  readonly options: (players: readonly PlayerId[], teams: Teams) => Omit<GameOptions, 'format'>;
}

const isEven = (players: readonly PlayerId[], teams: Teams): boolean =>
  teams.length > 1 && teams.flat().length === players.length && teams.every(({ length }) => length === teams[0]?.length);

/** Whether the members of each team sit side by side. */
const areTogether = (players: readonly PlayerId[], teams: Teams): boolean =>
  teams.every((team) => players.indexOf(team.at(-1) ?? '') - players.indexOf(team[0] ?? '') === team.length - 1);

const sideBySide = (players: readonly PlayerId[], teams: Teams): string | undefined =>
  isEven(players, teams) && areTogether(players, teams) ? undefined : 'teams of the same size are expected, each in adjacent seats';

/** Teams of so many, in the order of seats. */
const inSeats =
  (size: number) =>
  (players: readonly PlayerId[]): Teams | undefined =>
    players.length === 2 * size ? [players.slice(0, size), players.slice(size)] : undefined;

/** In the middle of each team; of an even number nearer to its right end. */
const emperorsOf = (teams: Teams): readonly PlayerId[] => teams.flatMap((team) => team[Math.floor((team.length - 1) / 2)] ?? []);

/** A general reaches the nearest general of another team, an emperor the two nearest (809.3a, 809.6a). */
function emperorRanges(players: readonly PlayerId[], teams: Teams): Readonly<Record<PlayerId, number>> {
  const emperors = emperorsOf(teams);
  return Object.fromEntries(
    teams.flatMap((team) =>
      team.map((id) => {
        const distances = players.flatMap((other, seat) => {
          if (team.includes(other) || emperors.includes(other)) return [];
          const apart = Math.abs(seat - players.indexOf(id));
          return [Math.min(apart, players.length - apart)];
        });
        return [id, distances.toSorted((a, b) => a - b)[emperors.includes(id) ? 1 : 0] ?? 0];
      }),
    ),
  );
}

/** The one player of a team of one; of two such teams the first (904.2a). */
export const archenemyOf = (teams: Teams): PlayerId | undefined => teams.find(({ length }) => length === 1)?.[0];

/** One of each team in turn. */
const alternate = (teams: Teams): readonly PlayerId[] => (teams[0] ?? []).flatMap((_, at) => teams.flatMap((team) => team[at] ?? []));

export const formats: Readonly<Record<string, Format>> = {
  'two-headed giant': {
    concept: 'team.life',
    teams: inSeats(2),
    fault: (players, teams) => (teams.length > 2 ? 'two teams are expected' : sideBySide(players, teams)),
    options: () => ({ sharedTurns: true, sharedLife: true }),
  },
  emperor: {
    concept: 'emperor.lose',
    teams: inSeats(3),
    fault: (players, teams) => ((teams[0]?.length ?? 0) < 3 ? 'teams of three or more are expected' : sideBySide(players, teams)),
    options: (players, teams) => ({
      attack: 'adjacent',
      deployCreatures: true,
      emperors: emperorsOf(teams),
      rangeOfInfluence: emperorRanges(players, teams),
    }),
  },
  'grand melee': {
    concept: 'turnMarkers',
    fault: (players, teams) => (teams.length > 0 || players.length < 4 ? 'four players or more are expected, and no teams' : undefined),
    options: () => ({ attack: 'left', rangeOfInfluence: 1 }),
  },
  'alternating teams': {
    concept: 'alternating.attack',
    seats: alternate,
    fault: (players, teams) =>
      isEven(players, teams) && players.every((id, at) => teams.findIndex((team) => team.includes(id)) === at % teams.length)
        ? undefined
        : 'teams of the same size are expected, seated by turns in the order in which they are listed',
    options: () => ({ attack: 'adjacent', attackMultiplePlayers: true, rangeOfInfluence: 2 }),
  },
  archenemy: {
    concept: 'archenemy',
    teams: (players) => [players.slice(0, 1), players.slice(1)],
    fault: (players, teams) =>
      teams.length === 2 && teams.flat().length === players.length && archenemyOf(teams) !== undefined && areTogether(players, teams)
        ? undefined
        : 'two teams are expected, one of them a single player, each in adjacent seats',
    options: () => ({ sharedTurns: true, attackMultiplePlayers: true }),
  },
};

/** Whether Commander games have mulligans of their own, which the engine does not play: any number of cards is exiled, and one fewer drawn. */
export const commanderMulligans: readonly Variant<'own' | 'usual'>[] = [
  { from: '2016-01-16', value: 'usual' },
  { from: '', value: 'own' },
];
