/** What events do to the state, once nothing replaces them any more. */
import type { ZoneName } from './abilities.ts';
import {
  changeObject,
  changePlayer,
  findPlayer,
  nextObjectId,
  objectsIn,
  placeObject,
  removeObject,
  takeTimestamp,
  withoutCombat,
  noteCommander,
} from './changes.ts';
import { protectorOf } from './combat/defenders.ts';
import type { EventOf, GameEvent } from './events.ts';
import { noteHappened } from './happened.ts';
import { lookAt } from './layers/characteristics.ts';
import { otherMelded } from './faces.ts';
import { hasKeyword } from './look.ts';
import { layerRulesOn } from './rules/layerRules.ts';
import type { Departed, GameObject, GameState, ObjectId, PlayerId } from './state.ts';
import { poisonedWith, sharersOf } from './teams.ts';

/** An event as it happened: with the object that something became by moving. */
export interface Happened {
  readonly event: GameEvent;
  readonly became?: ObjectId;
  /** The other of the two cards that a melded permanent became (712.21). */
  readonly also?: ObjectId;
}

/** What is noted of a turn in which a player has drawn a card. */
export const drawnBy = (player: PlayerId): string => `drawn by ${player}`;

/** Applies a batch at once: what each event needs to know is read from the state before all of them. */
export function applyEvents(
  before: GameState,
  events: readonly GameEvent[],
): { readonly state: GameState; readonly happened: readonly Happened[] } {
  const happened: Happened[] = [];
  let state = rememberLeaving(before, events);
  for (const event of events) {
    const applied = applyEvent(state, event, before);
    if (!applied) continue;
    ({ state } = applied);
    const { state: _, ...became } = applied;
    happened.push({ event, ...became });
  }
  return { state: noteHappened(before, state, events), happened };
}

/** Last known information of everything that is about to leave its zone, as it is before any of it leaves (603.10, 608.2h). */
function rememberLeaving(state: GameState, events: readonly GameEvent[]): GameState {
  const leaving = events
    .flatMap((event) => (event.kind === 'move' ? [state.objects[event.object]] : []))
    .filter((object) => object !== undefined);
  if (leaving.length === 0) return state;
  const look = lookAt(state);
  const departed = leaving.map((object): [ObjectId, Departed] => [
    object.id,
    { object, characteristics: look.of(object.id), copiable: look.copiable(object.id) },
  ]);
  return { ...state, past: { ...state.past, ...Object.fromEntries(departed) } };
}

type Applied = { readonly state: GameState } & Omit<Happened, 'event'>;

function applyEvent(state: GameState, event: GameEvent, before: GameState): Applied | undefined {
  switch (event.kind) {
    case 'move':
      return applyMove(state, event);
    case 'draw': {
      const [top] = objectsIn(state, 'library', event.player);
      if (top === undefined) return { state: changePlayer(state, event.player, { drewFromEmpty: true }) };
      const turn = { ...state.turn, happened: [...state.turn.happened, drawnBy(event.player)] };
      return applyMove({ ...state, turn }, { kind: 'move', object: top, to: 'hand', cause: 'draw' });
    }
    case 'damage':
      return applyDamage(state, event, before);
    case 'life': {
      const player = findPlayer(state, event.player);
      const life = event.total ?? (player?.life ?? 0) + event.change;
      return player && { state: sharersOf(state, event.player).reduce((now, id) => changePlayer(now, id, { life }), state) };
    }
    case 'counters':
      return applyCounters(state, event);
    case 'tap':
    case 'untap':
      return state.objects[event.object]?.tapped === (event.kind === 'tap')
        ? undefined
        : { state: changeObject(state, event.object, { tapped: event.kind === 'tap' }) };
    case 'create':
      return { state: placeObject(state, event.object), became: event.object.id };
    case 'mana': {
      const player = findPlayer(state, event.player);
      const added = event.mana.map((color) => ({
        color,
        ...(event.only === undefined ? {} : { only: event.only }),
        ...(event.snow ? { snow: true } : {}),
        ...(event.lasting ? { lasting: event.lasting } : {}),
      }));
      return player && { state: changePlayer(state, event.player, { mana: [...player.mana, ...added] }) };
    }
    case 'attach': {
      const object = state.objects[event.object];
      if (!object) return undefined;
      const { attachedTo: _, ...loose } = object;
      const [timestamp, next] = takeTimestamp(state);
      const attached = event.to === undefined ? loose : { ...loose, attachedTo: event.to, timestamp };
      return { state: { ...next, objects: { ...next.objects, [object.id]: attached } } };
    }
    case 'leave combat':
      return { state: withoutCombat(state, event.object) };
    case 'change':
      return applyChange(state, event);
    case 'remember': {
      const object = state.objects[event.object];
      return object && { state: changeObject(state, event.object, { memory: { ...object.memory, [event.slot]: event.value } }) };
    }
    case 'attacks':
      return { state: applyAttacks(state, event) };
    case 'blocks':
      return { state: applyBlocks(state, event) };
    case 'destroy':
    case 'cast':
    case 'targets':
    case 'did':
    case 'begin':
      return { state };
  }
}

function applyMove(state: GameState, { object: id, to, at, as = {} }: EventOf<'move'>): Applied | undefined {
  const object = state.objects[id];
  if (!object) return undefined;
  const without = removeObject(state, id);
  // A token that has left the battlefield, or a copy of a spell that has left the stack, is still moved once: it ceases to exist as a
  // state-based action (111.7, 704.5e). An ability ceases to exist at once.
  if (object.kind === 'ability' || object.kind === 'damage') return { state: without };
  const [timestamp, next] = takeTimestamp(without);
  const moved = makeMoved(object, to, timestamp, next, as);
  const place = at ?? (to === 'library' ? 'top' : 'bottom');
  const placed = placeObject(next, moved, place);
  const other = otherMelded(state, object);
  if (other) {
    const also = { ...moved, id: `${other.card}.0`, card: other.card };
    return { state: placeObject({ ...placed, cards: { ...placed.cards, ...other.cards } }, also, place), became: moved.id, also: also.id };
  }
  return { state: object.zone === 'stack' && to === 'battlefield' ? keepChanged(placed, id, moved.id) : placed, became: moved.id };
}

/** Effects that change a permanent spell go on to change the permanent that it becomes (400.7a). */
function keepChanged(state: GameState, spell: ObjectId, permanent: ObjectId): GameState {
  const follows = ({ affected, changes }: GameState['effects'][number]): boolean =>
    changes.length > 0 && affected?.includes(spell) === true;
  if (!state.effects.some(follows)) return state;
  const effects = state.effects.map((effect) =>
    follows(effect)
      ? {
          ...effect,
          source: effect.source === spell ? permanent : effect.source,
          affected: effect.affected?.map((id) => (id === spell ? permanent : id)) ?? [],
        }
      : effect,
  );
  return { ...state, effects };
}

/** The new object: it knows nothing of what it was (400.7), but what goes with a spell onto the battlefield is given by `as`. */
function makeMoved(
  object: GameObject,
  to: ZoneName,
  timestamp: number,
  state: GameState,
  as: NonNullable<EventOf<'move'>['as']>,
): GameObject {
  const { id, card, kind, owner, commander } = object;
  return {
    id: nextObjectId(id),
    card,
    kind,
    owner,
    commander,
    controller: owner,
    zone: to,
    timestamp,
    ...blank,
    controlledSince: state.turn.number + 1,
    ...(commander ? { memory: { 'commander arrived': 'yes' } } : {}),
    ...(object.kind === 'card' || object.copied === undefined ? {} : { copied: object.copied }),
    ...as,
  };
}

/** What an object is without anything that happened to it. */
export const blank = {
  face: 0,
  tapped: false,
  flipped: false,
  faceDown: false,
  phasedOut: false,
  counters: {},
  damage: 0,
  deathtouched: false,
  memory: {},
  regenerationShields: 0,
  loyaltyUsed: false,
  activations: {},
} as const;

function applyDamage(
  state: GameState,
  { to, amount, source, combat }: EventOf<'damage'>,
  before: GameState,
): { readonly state: GameState } | undefined {
  const object = state.objects[to];
  if (!object || amount <= 0) {
    const { commander, card } = before.objects[source] ?? before.past[source]?.object ?? {};
    if (!findPlayer(state, to)) return undefined;
    return { state: commander && card !== undefined && combat ? noteCommander(state, to, card, { damage: amount }) : state };
  }
  const look = lookAt(before);
  const has = (keyword: string): boolean => hasKeyword(look, source, keyword);
  if (!look.of(to).types.includes('creature')) return { state };
  // 120.3d: damage by wither and infect is counters alone.
  const marked = has('wither') || has('infect') ? 0 : amount;
  return { state: changeObject(state, to, { damage: object.damage + marked, deathtouched: object.deathtouched || has('deathtouch') }) };
}

/** A status or face that changes may bring a new timestamp (613.7f, 613.7g). */
function applyChange(state: GameState, { object: id, change }: EventOf<'change'>): { readonly state: GameState } | undefined {
  const object = state.objects[id];
  if (!object) return undefined;
  const turns =
    (change.faceDown !== undefined && change.faceDown !== object.faceDown) || (change.face !== undefined && change.face !== object.face);
  if (!turns || !layerRulesOn(state.day).turningTimestamps) return { state: changeObject(state, id, change) };
  const [timestamp, next] = takeTimestamp(state);
  return { state: changeObject(next, id, { ...change, timestamp }) };
}

function applyCounters(state: GameState, { on, counter, change }: EventOf<'counters'>): { readonly state: GameState } | undefined {
  const object = state.objects[on];
  if (object) {
    const count = Math.max(0, (object.counters[counter] ?? 0) + change);
    const counters = { ...object.counters, [counter]: count };
    if (change <= 0) return { state: changeObject(state, on, { counters }) };
    const [timestamp, next] = takeTimestamp(state);
    return { state: changeObject(next, on, { counters, counterTimes: { ...object.counterTimes, [counter]: timestamp } }) };
  }
  const player = findPlayer(state, on);
  if (!player) return undefined;
  if (counter === 'poison') {
    const poison = Math.max(0, player.poison + change);
    return { state: poisonedWith(state, on).reduce((now, id) => changePlayer(now, id, { poison }), state) };
  }
  return {
    state: changePlayer(state, on, { counters: { ...player.counters, [counter]: Math.max(0, (player.counters[counter] ?? 0) + change) } }),
  };
}

function applyAttacks(state: GameState, { attackers }: EventOf<'attacks'>): GameState {
  const look = lookAt(state);
  return attackers.reduce((now, { object, whom }) => {
    if (now.objects[object] === undefined) return now;
    const defender = findPlayer(state, whom) ? whom : protectorOf(look, whom);
    return changeObject(now, object, { attacking: { whom, defender }, fightsFor: look.of(object).controller });
  }, state);
}

/** Blockers block, what they block is blocked, and the other attackers of this declaration are unblocked (509.1g, 509.1h). */
function applyBlocks(state: GameState, { blocks, unblocked = [] }: EventOf<'blocks'>): GameState {
  const look = lookAt(state);
  const held = blocks.map(({ attacker }) => attacker);
  const setBlocked = (now: GameState, id: ObjectId): GameState => {
    const attacking = now.objects[id]?.attacking;
    return attacking ? changeObject(now, id, { attacking: { ...attacking, blocked: held.includes(id) } }) : now;
  };
  const told = [...unblocked, ...held].reduce(setBlocked, state);
  return [...Map.groupBy(blocks, ({ blocker }) => blocker)].reduce((now, [blocker, pairs]) => {
    const blocking = [...new Set([...(now.objects[blocker]?.blocking ?? []), ...pairs.map(({ attacker }) => attacker)])];
    return changeObject(now, blocker, { blocking, fightsFor: look.of(blocker).controller });
  }, told);
}
