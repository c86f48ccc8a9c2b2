/** Limited range of influence: whom and what a player's doings reach (801, before 2009-07-11 section 601). */
import { findPlayer, playersFrom } from '../state/changes.ts';
import { type Variant, variantOn } from '../concepts/variant.ts';
import { type Look, objectIn } from './look.ts';
import type { Concept } from '../concepts/concepts.ts';
import type { GameState, PlayerId, Thing } from '../state/state.ts';

type Reach = NonNullable<GameState['turn']['reach']>;

/** Who is in whose range, by the seats of those who are left; kept as each turn begins (801.2c). Undefined without the option. */
export function reachOf(state: GameState): Reach | undefined {
  const { rangeOfInfluence: range } = state.options ?? {};
  if (range === undefined) return undefined;
  return Object.fromEntries(
    state.players.map(({ id }) => {
      const seats = playersFrom(state, id);
      const most = typeof range === 'number' ? range : (range[id] ?? 0);
      return [id, seats.filter((_, at) => Math.min(at, seats.length - at) <= most)];
    }),
  );
}

export const isLimited = ({ options }: GameState): boolean => options?.rangeOfInfluence !== undefined;

/** Notes who is in range for this turn. */
export function withReach(state: GameState): GameState {
  const reach = reachOf(state);
  return reach === undefined ? state : { ...state, turn: { ...state.turn, reach } };
}

/** Whether a player or an object is in a player's range: what that player controls is, where they are (801.2d). */
export function inRange(look: Look, player: PlayerId, thing: Thing): boolean {
  const { state } = look;
  if (!isLimited(state)) return true;
  const of = (who: PlayerId): boolean => who === player || ((state.turn.reach ?? reachOf(state))?.[player]?.includes(who) ?? true);
  if (findPlayer(state, thing)) return of(thing);
  const object = objectIn(look, thing);
  if (!object) return true;
  const { controller, types } = look.characteristicsOf(thing);
  // A plane's abilities reach everybody (801.18); a battle is where its protector is, too.
  const protector = types.includes('battle') ? (object.memory['protector'] ?? object.memory['player']) : undefined;
  return of(controller) || (typeof protector === 'string' && of(protector));
}

/** Who sits near enough by now, and was too far away as the turn began (801.2c). */
export function isNewNeighbour({ state, characteristicsOf: of }: Look, player: PlayerId, thing: Thing): boolean {
  const who = findPlayer(state, thing) ? thing : of(thing).controller;
  return reachOf(state)?.[player]?.includes(who) === true && state.turn.reach?.[player]?.includes(who) === false;
}

/** What says how many seats a range is: the option, or a format of teams. */
export function seatsReached({ options, teams }: GameState): readonly Concept[] {
  if (options?.format !== 'emperor') return ['range', 'range.seats'];
  return [teams.some(({ length }) => length > 3) ? 'emperor.ranges' : 'emperor.range'];
}

/** What is cited where range of influence is limited. */
export const citesOfRange = (state: GameState, cites: readonly Concept[]): readonly Concept[] => (isLimited(state) ? cites : []);

/** The same position as it would look if range were not limited. */
export const unlimited = (look: Look): Look => ({ ...look, state: { ...look.state, options: {} } });

/** Whether a source may be out of range whose damage to something in range is prevented (801.13b). */
export const rangeOfSources: readonly Variant<boolean>[] = [
  { from: '2007-05-01', value: false },
  { from: '', value: true },
];

/** The position in which such a source is looked for. */
export const forSources = (look: Look, protectsSomebody: boolean): Look =>
  protectsSomebody && isLimited(look.state) && variantOn(rangeOfSources, look.state.day) ? unlimited(look) : look;

/** In whose range, besides that of the effect's controller, must be what an effect counts for an object of this controller (801.11). */
type AlsoInRangeOf = (controller: PlayerId) => readonly PlayerId[];

export const rangeInformation: readonly Variant<AlsoInRangeOf>[] = [
  { from: '2011-05-01', value: () => [] },
  { from: '', value: (controller) => [controller] },
];

/** Who else, besides the effect's controller, must have in range what is counted for an object; nobody where range is not limited. */
export const alsoInRangeOf = (state: GameState, controller: PlayerId): readonly PlayerId[] =>
  isLimited(state) ? variantOn(rangeInformation, state.day)(controller) : [];
