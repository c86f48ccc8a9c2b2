/** Small steps from one state to the next. Each gives a new state and leaves the old one as it was; rules are not looked at here. */
import type { ZoneName } from '../language/places.ts';
import type { CardId, GameObject, GameState, ObjectId, PlayerId, PlayerState, Thing, Zones } from './state.ts';

const personalZones = ['hand', 'library', 'graveyard'] as const;
type PersonalZone = (typeof personalZones)[number];

const isPersonal = (zone: ZoneName): zone is PersonalZone => personalZones.some((known) => known === zone);

export function findPlayer(state: GameState, id: PlayerId): PlayerState | undefined {
  return state.players.find((player) => player.id === id);
}

/** Whether it is a player, and one who has not left. */
export const isInGame = ({ players }: GameState, thing: Thing): boolean => players.some(({ id, left }) => id === thing && !left);

/** Players still in the game, in turn order, the given one first. */
export function playersFrom(state: GameState, first: PlayerId): readonly PlayerId[] {
  const ids = state.players.map(({ id }) => id);
  const at = Math.max(0, ids.indexOf(first));
  return [...ids.slice(at), ...ids.slice(0, at)].filter((id) => findPlayer(state, id)?.left === false);
}

/** How many seats one player sits behind another in turn order, whoever has left the game; all of them behind their own. */
export function seatsTo({ players }: GameState, from: PlayerId, to: PlayerId): number {
  const ids = players.map(({ id }) => id);
  return (ids.indexOf(to) - ids.indexOf(from) + ids.length) % ids.length || ids.length;
}

/** Active player, nonactive players in turn order (101.4). */
export const inTurnOrder = (state: GameState): readonly PlayerId[] => playersFrom(state, state.turn.active);

/** A player with all teammates, whether they are still in the game or not. */
export const teamOf = (state: GameState, player: PlayerId): readonly PlayerId[] =>
  state.teams.find((members) => members.includes(player)) ?? [player];

/** Opponents, those among them too who have left the game: what they did was done (800.4i). */
export const foesOf = (state: GameState, player: PlayerId): readonly PlayerId[] =>
  state.players.flatMap(({ id }) => (teamOf(state, player).includes(id) ? [] : [id]));

export function opponentsOf(state: GameState, player: PlayerId): readonly PlayerId[] {
  const team = teamOf(state, player);
  return playersFrom(state, player).filter((id) => !team.includes(id));
}

type Objects = GameState['objects'];
/** Objects of a batch that is being applied: nobody has seen them yet, so they may be written into. */
const drafts = new WeakSet<Objects>();

/**
 * Does many changes to objects one after another without copying all objects for each. What is done in between must not look at how things
 * look (layers/), since that is remembered by what does not change here.
 */
export function inOneGo(state: GameState, change: (state: GameState) => GameState): GameState {
  const objects = { ...state.objects };
  drafts.add(objects);
  const changed = change({ ...state, objects });
  drafts.delete(objects);
  return changed;
}

function withObject(state: GameState, object: GameObject): GameState {
  if (drafts.has(state.objects)) {
    (state.objects as Record<ObjectId, GameObject>)[object.id] = object;
    return { ...state };
  }
  return { ...state, objects: { ...state.objects, [object.id]: object } };
}

export function changeObject(state: GameState, id: ObjectId, change: Partial<GameObject>): GameState {
  const object = state.objects[id];
  return object === undefined ? state : withObject(state, { ...object, ...change });
}

export function changePlayer(state: GameState, id: PlayerId, change: Partial<PlayerState>): GameState {
  return { ...state, players: state.players.map((player) => (player.id === id ? { ...player, ...change } : player)) };
}

/** Objects in a zone, of one player where each has their own. */
export function objectsIn(state: GameState, zone: ZoneName, player?: PlayerId): readonly ObjectId[] {
  if (!isPersonal(zone)) return state.zones[zone];
  return player === undefined ? state.players.flatMap(({ id }) => state.zones[zone][id] ?? []) : (state.zones[zone][player] ?? []);
}

/** The cards in a hand: a token there is none (111.6). */
export const handOf = (state: GameState, player: PlayerId): readonly ObjectId[] =>
  objectsIn(state, 'hand', player).filter((id) => state.objects[id]?.kind === 'card');

/** How many objects there are, in all zones. */
export function countObjects({ zones }: GameState): number {
  const { battlefield, stack, exile, command, outside, ...personal } = zones;
  const lists = [battlefield, stack, exile, command, outside, ...Object.values(personal).flatMap((byOwner) => Object.values(byOwner))];
  return lists.reduce((sum, { length }) => sum + length, 0);
}

function changeZone(zones: Zones, zone: ZoneName, owner: PlayerId, change: (list: readonly ObjectId[]) => readonly ObjectId[]): Zones {
  if (!isPersonal(zone)) return { ...zones, [zone]: change(zones[zone]) };
  return { ...zones, [zone]: { ...zones[zone], [owner]: change(zones[zone][owner] ?? []) } };
}

/** Takes an object out of its zone and out of the game's objects. */
export function removeObject(state: GameState, id: ObjectId): GameState {
  const object = state.objects[id];
  if (!object) return state;
  const objects = drafts.has(state.objects) ? (state.objects as Record<ObjectId, GameObject>) : { ...state.objects };
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a copy of our own
  delete objects[id];
  return { ...state, objects, zones: changeZone(state.zones, object.zone, object.owner, (list) => list.filter((each) => each !== id)) };
}

/** Puts new objects into their zone all at once, behind what is there. */
export function placeAll(state: GameState, objects: readonly GameObject[]): GameState {
  const [first] = objects;
  if (!first) return state;
  const zones = changeZone(state.zones, first.zone, first.owner, (list) => [...list, ...objects.map(({ id }) => id)]);
  return { ...state, zones, objects: { ...state.objects, ...Object.fromEntries(objects.map((object) => [object.id, object])) } };
}

/** Puts an object into its zone: on top of the stack and of a library, else behind what is there. `at` counts from the top of a library. */
export function placeObject(
  state: GameState,
  object: GameObject,
  at: 'top' | 'bottom' | number = object.zone === 'library' ? 'top' : 'bottom',
): GameState {
  const zones = changeZone(state.zones, object.zone, object.owner, (list) => {
    const place = at === 'top' ? 0 : at === 'bottom' ? list.length : at;
    return [...list.slice(0, place), object.id, ...list.slice(place)];
  });
  return { ...withObject(state, object), zones };
}

export function reorderZone(state: GameState, zone: ZoneName, owner: PlayerId, order: readonly ObjectId[]): GameState {
  return { ...state, zones: changeZone(state.zones, zone, owner, () => order) };
}

/** The id of the object that a thing becomes next. */
export function nextObjectId(current: ObjectId): ObjectId {
  const dot = current.lastIndexOf('.');
  return `${current.slice(0, dot)}.${Number(current.slice(dot + 1)) + 1}`;
}

/** The object that a card is now. */
export function currentObject({ objects }: GameState, card: string): GameObject | undefined {
  if (drafts.has(objects)) return Object.values(objects).find((object) => object.card === card);
  let found = byCard.get(objects);
  if (!found) byCard.set(objects, (found = new Map(Object.values(objects).map((object) => [object.card, object]))));
  return found.get(card);
}
const byCard = new WeakMap<Objects, ReadonlyMap<CardId, GameObject>>();

export function takeTimestamp(state: GameState): readonly [number, GameState] {
  const { timestamp } = state.next;
  return [timestamp, { ...state, next: { ...state.next, timestamp: timestamp + 1 } }];
}

/** Takes a creature out of combat (506.4). */
export function withoutCombat(state: GameState, id: ObjectId): GameState {
  const object = state.objects[id];
  if (!object) return state;
  const { attacking: _attacking, blocking: _blocking, fightsFor: _fightsFor, ...out } = object;
  return withObject(state, out);
}

/** Adds to what a player remembers of a commander. */
export function noteCommander(
  state: GameState,
  id: PlayerId,
  card: CardId,
  more: { readonly casts?: number; readonly damage?: number },
): GameState {
  const { commanders = {} } = findPlayer(state, id) ?? {};
  const { casts = 0, damage = 0 } = commanders[card] ?? {};
  return changePlayer(state, id, {
    commanders: { ...commanders, [card]: { casts: casts + (more.casts ?? 0), damage: damage + (more.damage ?? 0) } },
  });
}

/** What is attached to a permanent; what was, as it last existed, where it is gone (608.2h). What is phased out does not exist for it. */
export const borneBy = ({ objects, past, zones }: GameState, id: ObjectId): readonly ObjectId[] =>
  objects[id] ? zones.battlefield.filter((on) => objects[on]?.attachedTo === id && !objects[on].phasedOut) : (past[id]?.bore ?? []);
