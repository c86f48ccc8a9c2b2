/** What events do to the state, once nothing replaces them any more. */
import { variantOn } from '../concepts/variant.ts';
import { deals } from '../look/keywords/deals.ts';
import type { ZoneName } from '../language/places.ts';
import { atMost, bounds, exact } from '../state/bounds.ts';
import {
  borneBy,
  currentObject,
  changeObject,
  changePlayer,
  findPlayer,
  nextObjectId,
  inOneGo,
  objectsIn,
  placeAll,
  placeObject,
  removeObject,
  reorderZone,
  takeTimestamp,
  withoutCombat,
  noteCommander,
} from '../state/changes.ts';
import { attachedAnew } from '../look/attachment.ts';
import { applyAttacks, applyBlocks } from './applyCombat.ts';
import type { EventOf, GameEvent } from './events.ts';
import { becameOf } from './instructions/became.ts';
import { noteHappened } from './noteHappened.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { noHalf, otherMelded } from '../look/faces.ts';
import { deathtouchOn } from '../look/keywords/deathtouch.ts';
import { copiedBy, hasKeyword } from '../look/look.ts';
import { listRemembered } from '../look/reading/remembered.ts';
import { shuffle } from '../state/random.ts';
import { isDisguised, withoutDisguise } from '../look/keywords/disguise.ts';
import { layerRulesOn } from '../look/layers/layerRules.ts';
import type { Departed, GameObject, GameState, ObjectId } from '../state/state.ts';
import { phasingOn } from './phasing.ts';
import { poisonedWith, sharersOf } from '../state/teams.ts';

/** An event as it happened: with the object that something became by moving. */
export interface Happened {
  readonly event: GameEvent;
  readonly became?: ObjectId;
  /** The other cards that a melded or merged permanent became (712.21, 729.3). */
  readonly also?: readonly ObjectId[];
}

/** Applies a batch at once: what each event needs to know is read from the state before all of them. */
export function applyEvents(
  before: GameState,
  events: readonly GameEvent[],
): { readonly state: GameState; readonly happened: readonly Happened[] } {
  const happened: Happened[] = [];
  const start = rememberLeaving(before, events);
  const applyAll = (from: GameState): GameState => applyInOrder(from, events, before, happened);
  const state = events.length > 1 && events.every(({ kind }) => onlyObjects.has(kind)) ? inOneGo(start, applyAll) : applyAll(start);
  return { state: noteHappened(before, shuffleTogether(state, happened), happened), happened };
}

/** Kinds of events that are applied without looking at how things look meanwhile. */
const onlyObjects: ReadonlySet<GameEvent['kind']> = new Set(['move', 'draw', 'damage', 'life', 'counters', 'tap', 'untap', 'destroy']);

function applyInOrder(from: GameState, events: readonly GameEvent[], before: GameState, happened: Happened[]): GameState {
  let state = from;
  for (const [at, event] of events.entries()) {
    // Tokens that are created in a row are placed together: one by one, each would copy all objects that there are.
    if (isPlaced(event)) {
      if (isPlaced(events[at - 1])) continue;
      const others = events.findIndex((each, place) => place > at && !isPlaced(each));
      const row = events.slice(at, others < 0 ? events.length : others).filter(isPlaced);
      state = placeAll(
        state,
        row.map(({ object }) => object),
      );
      happened.push(...row.map((each) => ({ event: each, became: each.object.id })));
      continue;
    }
    const applied = applyEvent(state, event, before);
    if (!applied) continue;
    ({ state } = applied);
    const { state: _, ...became } = applied;
    happened.push({ event, ...became });
  }
  return state;
}

/** Whether an event puts something new onto the battlefield. */
const isPlaced = (event: GameEvent | undefined): event is EventOf<'create'> =>
  event?.kind === 'create' && event.object.zone === 'battlefield';

/** Libraries into which something was shuffled; what is put in a certain place of them at the same time lies there (701.24g). */
function shuffleTogether(state: GameState, happened: readonly Happened[]): GameState {
  const arrived = happened.flatMap(({ event, became = '' }) =>
    event.kind === 'move' && event.to === 'library' ? [{ at: event.at, id: became, owner: state.objects[became]?.owner ?? '' }] : [],
  );
  const owners = new Set(arrived.flatMap(({ at, owner }) => (at === 'shuffled' ? [owner] : [])));
  return [...owners].reduce((before, player) => {
    const now = shuffle(before, player);
    const placed = arrived.filter(({ at, owner }) => at !== 'shuffled' && owner === player);
    const on = (place: 'top' | 'bottom') => placed.filter(({ at = 'top' }) => at === place).map(({ id }) => id);
    const rest = objectsIn(now, 'library', player).filter((id) => !placed.some((each) => each.id === id));
    return reorderZone(now, 'library', player, [...on('top').toReversed(), ...rest, ...on('bottom')]);
  }, state);
}

/** Last known information of everything that is about to leave its zone, as it is before any of it leaves (603.10, 608.2h). */
function rememberLeaving(state: GameState, events: readonly GameEvent[]): GameState {
  return rememberAsLast(
    state,
    events.flatMap((event) => (event.kind === 'move' ? (state.objects[event.object] ?? []) : [])),
  );
}

/** Last known information of objects that leave, also with their player (608.2h, 800.4a). */
export function rememberAsLast(state: GameState, leaving: readonly GameObject[]): GameState {
  if (leaving.length === 0) return state;
  const look = lookAt(state);
  const departed = leaving.map((object): [ObjectId, Departed] => {
    const { id } = object;
    const [characteristics, copiable, by] = [look.characteristicsOf(id), look.copiable(id), copiedBy(look, id)];
    return [id, { object, characteristics, copiable, ...(by === undefined ? {} : { copiedBy: by }), bore: borneBy(state, id) }];
  });
  return { ...state, past: { ...state.past, ...Object.fromEntries(departed) } };
}

type Applied = { readonly state: GameState } & Omit<Happened, 'event'>;

function applyEvent(state: GameState, event: GameEvent, before: GameState): Applied | undefined {
  switch (event.kind) {
    case 'move': {
      const moved = applyMove(state, event);
      return moved && event.link?.to === event.to ? { ...moved, state: linkMoved(moved, event.link) } : moved;
    }
    case 'draw': {
      const [top] = objectsIn(state, 'library', event.player);
      if (top === undefined) return { state: changePlayer(state, event.player, { drewFromEmpty: true }) };
      const { drawn = {} } = state.turn;
      const turn = { ...state.turn, drawn: { ...drawn, [event.player]: (drawn[event.player] ?? 0) + 1 } };
      return applyMove({ ...state, turn }, { kind: 'move', object: top, to: 'hand', cause: 'draw' });
    }
    case 'damage':
      return applyDamage(state, event, before);
    case 'life': {
      const player = findPlayer(state, event.player);
      const life = exact(event.total ?? (player?.life ?? 0) + exact(event.change));
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
      atMost(bounds.mana, (player?.mana.length ?? 0) + event.mana.length, 'mana in a pool');
      const added = event.mana.map((color) => ({
        color,
        ...(event.only ? { only: event.only, by: event.source } : {}),
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
      const attached =
        event.to === undefined ? loose : { ...loose, attachedTo: event.to, ...(variantOn(attachedAnew, state.day) ? { timestamp } : {}) };
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

/** What linked abilities of the source refer to grows (607.2). */
function linkMoved({ state, ...moved }: Applied, { source, slot }: NonNullable<EventOf<'move'>['link']>): GameState {
  const memory = state.objects[source]?.memory ?? {};
  const things = [...listRemembered(memory[slot]), ...becameOf([moved])];
  return changeObject(state, source, { memory: { ...memory, [slot]: things } });
}

function applyMove(state: GameState, { object: id, to, at, as = {}, effect }: EventOf<'move'>): Applied | undefined {
  const object = state.objects[id];
  if (!object) return undefined;
  const without = removeObject(state, id);
  // A token that has left the battlefield, or a copy of a spell that has left the stack, is still moved once: it ceases to exist as a
  // state-based action (111.7, 704.5e). An ability ceases to exist at once.
  if (object.kind === 'ability' || object.kind === 'damage') return { state: without };
  const [timestamp, next] = takeTimestamp(without);
  const moved = makeMoved(object, to, timestamp, next, as);
  const place = at === 'shuffled' ? 'bottom' : (at ?? (to === 'library' ? 'top' : 'bottom'));
  const put = placeObject(next, moved, place);
  const placed = effect ? addEntering(put, moved.id, timestamp, effect) : put;
  const others = otherMelded(state, object);
  if (others.length === 0) return { state: keepChanged(placed, object, moved), became: moved.id };
  const also: ObjectId[] = [];
  const apart = others.reduce((before, other) => {
    const aside = currentObject(before, other.card);
    const part = { ...moved, id: aside ? nextObjectId(aside.id) : `${other.card}.0`, card: other.card };
    also.push(part.id);
    const without = aside ? removeObject(before, aside.id) : before;
    return placeObject({ ...without, cards: { ...without.cards, ...other.cards } }, part, place);
  }, placed);
  return { state: apart, became: moved.id, also };
}

/** An effect that applies to a permanent from its first moment on (611.2e). */
function addEntering(state: GameState, id: ObjectId, timestamp: number, effect: NonNullable<EventOf<'move'>['effect']>): GameState {
  const { next, turn } = state;
  const made = { ...effect, id: next.effect, timestamp, affected: [id], duration: 'permanent' as const, turn: turn.number };
  return { ...state, next: { ...next, effect: next.effect + 1 }, effects: [...state.effects, made] };
}

/** Effects that change a permanent spell go on to change the permanent that it becomes (400.7a), and stickers go along where all see them (123.5). */
function keepChanged(state: GameState, { id: was, zone: from }: GameObject, { id, zone }: GameObject): GameState {
  const isSpell = from === 'stack' && zone === 'battlefield';
  const isPublic = zone !== 'hand' && zone !== 'library' && zone !== 'outside';
  const follows = ({ affected, changes: [first] }: GameState['effects'][number]): boolean =>
    first !== undefined && (isSpell || (isPublic && first.kind === 'add word')) && affected?.includes(was) === true;
  if (!state.effects.some(follows)) return state;
  const effects = state.effects.map((effect) =>
    follows(effect)
      ? {
          ...effect,
          source: effect.source === was ? id : effect.source,
          affected: effect.affected?.map((each) => (each === was ? id : each)) ?? [],
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
    // What was not cast enters with both halves locked (709.5d).
    ...(to === 'battlefield' && state.cards[card]?.layout === 'split' ? { face: noHalf } : {}),
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
    const noted = noteDamaged(state, source, to, exact(amount));
    return { state: commander && card !== undefined && combat ? noteCommander(noted, to, card, { damage: amount }) : noted };
  }
  const look = lookAt(before);
  const has = (keyword: string): boolean => hasKeyword(look, source, keyword);
  // What is no creature and is dealt damage in place of one keeps it (1999-04-23 310.4).
  const { types } = look.characteristicsOf(to);
  if (!types.includes('creature') && types.some((type) => type === 'planeswalker' || type === 'battle')) return { state };
  // 120.3d: damage by wither and infect is counters alone.
  const marked = deals(look, source, 'wither', to) || deals(look, source, 'infect', to) ? 0 : amount;
  return {
    state: changeObject(state, to, {
      damage: exact(object.damage + marked),
      deathtouched: object.deathtouched || (has('deathtouch') && deathtouchOn(state.day).marks),
    }),
  };
}

/** A source knows which players it has dealt damage. */
function noteDamaged(state: GameState, source: ObjectId, player: string, amount: number): GameState {
  const { memory, zone } = state.objects[source] ?? {};
  const known = (memory?.['damaged'] ?? []) as readonly string[];
  if (amount <= 0 || zone !== 'battlefield' || known.includes(player)) return state;
  return changeObject(state, source, { memory: { ...memory, damaged: [...known, player] } });
}

/** What an ability remembers whose permanent has transformed since it was put onto the stack, or since it was made to wait (701.27f). */
export const transformedMeanwhile = 'transformed meanwhile';

function noteTransformed(state: GameState, id: ObjectId): GameState {
  const noted = <T extends { readonly source: ObjectId; readonly memory: GameObject['memory'] }>(each: T): T =>
    each.source === id ? { ...each, memory: { ...each.memory, [transformedMeanwhile]: 'yes' } } : each;
  const onStack = state.zones.stack.reduce((now, each) => {
    const { ability } = now.objects[each] ?? {};
    return ability ? changeObject(now, each, { ability: noted(ability) }) : now;
  }, state);
  return { ...onStack, delayed: state.delayed.map(noted) };
}

/** A status or face that changes may bring a new timestamp (613.7f, 613.7g). */
function applyChange(before: GameState, { object: id, change, name }: EventOf<'change'>): { readonly state: GameState } | undefined {
  const object = before.objects[id];
  if (!object) return undefined;
  const state = name === 'transform' ? noteTransformed(before, id) : before;
  if (change.phasedOut) return { state: phasingOn(state.day).loseSight(changeObject(state, id, change), id) };
  const turns =
    (change.faceDown !== undefined && change.faceDown !== object.faceDown) || (change.face !== undefined && change.face !== object.face);
  const whole = change.faceDown === false && isDisguised(object) ? { ...change, memory: withoutDisguise(object.memory) } : change;
  if (!turns || !layerRulesOn(state.day).turningTimestamps) return { state: changeObject(state, id, whole) };
  const [timestamp, next] = takeTimestamp(state);
  return { state: changeObject(next, id, { ...whole, timestamp }) };
}

function applyCounters(state: GameState, { on, counter, change }: EventOf<'counters'>): { readonly state: GameState } | undefined {
  const object = state.objects[on];
  if (object) {
    const count = exact(Math.max(0, (object.counters[counter] ?? 0) + exact(change)));
    const counters = { ...object.counters, [counter]: count };
    if (change <= 0) return { state: changeObject(state, on, { counters }) };
    const [timestamp, next] = takeTimestamp(state);
    return { state: changeObject(next, on, { counters, counterTimes: { ...object.counterTimes, [counter]: timestamp } }) };
  }
  const player = findPlayer(state, on);
  if (!player) return undefined;
  if (counter === 'poison') {
    const poison = exact(Math.max(0, player.poison + exact(change)));
    return { state: poisonedWith(state, on).reduce((now, id) => changePlayer(now, id, { poison }), state) };
  }
  const count = exact(Math.max(0, (player.counters[counter] ?? 0) + exact(change)));
  return { state: changePlayer(state, on, { counters: { ...player.counters, [counter]: count } }) };
}
