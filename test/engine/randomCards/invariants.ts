/** What holds in every position of a game, whatever was played: each check names what breaks it. */
import { citesOf } from '../../../src/engine/concepts/numbers.ts';
import type { Told } from '../../../src/engine/events/procedure.ts';
import { lookAt } from '../../../src/engine/look/layers/characteristics.ts';
import { hasKeyword } from '../../../src/engine/look/look.ts';
import { resolveRef } from '../../../src/engine/look/reading/read.ts';
import { rulesInForce } from '../../../src/engine/look/rulesInForce.ts';
import type { GameState } from '../../../src/engine/state/state.ts';

/** Every object with each place in which a zone lists it; cards without an owner among the players lie nowhere. */
function placesOf({ zones }: GameState): ReadonlyMap<string, readonly string[]> {
  const lists = Object.entries(zones).flatMap(([zone, list]: readonly [string, GameState['zones'][keyof GameState['zones']]]) =>
    Array.isArray(list)
      ? [{ place: zone, ids: list as readonly string[] }]
      : Object.entries(list as Readonly<Record<string, readonly string[]>>).map(([player, ids]) => ({
          place: `${zone} of ${player}`,
          ids,
        })),
  );
  const places = new Map<string, string[]>();
  for (const { place, ids } of lists) for (const id of ids) places.set(id, [...(places.get(id) ?? []), place]);
  return places;
}

const owned: readonly string[] = ['hand', 'library', 'graveyard'];

/** Each object is in one zone, the one that it says; in a personal zone, its owner's. */
export function checkZones(state: GameState): readonly string[] {
  const places = placesOf(state);
  const faults = Object.values(state.objects).flatMap(({ id, zone, owner }) => {
    const expected = owned.includes(zone) ? `${zone} of ${owner}` : zone;
    const found = places.get(id) ?? [];
    return found.length === 1 && found[0] === expected ? [] : [`${id} says ${expected} and lies in ${found.join(' and ') || 'no zone'}`];
  });
  const unknown = [...places.keys()]
    .filter((id) => state.objects[id] === undefined)
    .map((id) => `${id} lies in ${places.get(id)?.join() ?? ''} and is no object`);
  return [...faults, ...unknown];
}

const cardsOf = (state: GameState): readonly string[] =>
  Object.values(state.objects)
    .filter(({ kind }) => kind === 'card')
    .map(({ card }) => card);

/** Cards neither come nor go, but with a player who leaves; what is on the battlefield as one permanent may be two cards (melded). */
export function checkCards(start: GameState, state: GameState): readonly string[] {
  const left = new Set(state.players.filter((player) => player.left).map(({ id }) => id));
  const now = cardsOf(state);
  const there = new Set(now);
  const twice = now.filter((card, at) => now.indexOf(card) !== at).map((card) => `${card} is there twice`);
  const gone = Object.values(start.objects)
    .filter(({ kind, card, owner }) => kind === 'card' && !there.has(card) && !left.has(owner))
    .map(({ card }) => `${card} is gone`);
  const before = new Set(cardsOf(start));
  return [...twice, ...gone, ...now.filter((card) => !before.has(card)).map((card) => `${card} is new`)];
}

/** Plain data: no undefined where a value stands, no number that is not whole and exact, nothing but lists, maps, words, numbers and truth. */
export function checkPlain(value: unknown, at = 'state', seen = new WeakSet()): readonly string[] {
  // "Half that many" is a part of a text.
  if (typeof value === 'number') return Number.isSafeInteger(value) || at.endsWith('.scale.times') ? [] : [`${at} is ${value}`];
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return [`${at} is a ${typeof value}`];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return [`${at} is of a class`];
  return Object.entries(value).flatMap(([key, inside]) => checkPlain(inside, `${at}.${key}`, seen));
}

/** Everything that a permanent is like can be asked; counters and damage are not negative. */
export function checkCharacteristics(state: GameState): readonly string[] {
  const look = lookAt(state);
  return Object.values(state.objects).flatMap(({ id, kind, counters, damage, regenerationShields, zone }) => {
    const is = look.characteristicsOf(id);
    const faults: string[] = [];
    const say = (what: string): void => void faults.push(`${id} ${what}`);
    if (Object.values(counters).some((count) => !Number.isSafeInteger(count) || count < 0)) say(`has counters ${JSON.stringify(counters)}`);
    if (damage < 0 || regenerationShields < 0) say(`has damage ${damage}, shields ${regenerationShields}`);
    if (kind === 'ability') return faults;
    if (!state.players.some(({ id: player }) => player === is.controller)) say(`is controlled by ${is.controller}`);
    if (is.types.includes('creature') && zone === 'battlefield' && !(Number.isSafeInteger(is.power) && Number.isSafeInteger(is.toughness)))
      say(`is ${is.power}/${is.toughness}`);
    if (zone === 'battlefield' && is.types.length === 0 && kind !== 'damage') say('has no type');
    if (zone === 'battlefield' && (is.types.includes('instant') || is.types.includes('sorcery')))
      say(`is ${is.types.join(' ')} on the battlefield`);
    if (is.abilities.some((ability: unknown) => ability === undefined)) say('has no ability where one is listed');
    return faults;
  });
}

/** What state-based actions leave behind when a player has priority (704.3, 704.5). */
export function checkSettled(state: GameState): readonly string[] {
  const look = lookAt(state);
  const faults: string[] = [];
  const spares = (player: string, what: readonly string[]): boolean =>
    rulesInForce(look).some(
      ({ rule, context }) => rule.rule === 'cannot' && what.includes(rule.what) && resolveRef(look, rule.who, context).includes(player),
    );
  for (const { id, life, left, poison } of state.players)
    if (!left && !state.outcome && ((life <= 0 && !spares(id, ['lose', 'lose to life'])) || (poison >= 10 && !spares(id, ['lose']))))
      faults.push(`${id} has ${life} life, ${poison} poison`);
  for (const { id, kind, zone } of Object.values(state.objects))
    if (kind === 'token' && zone !== 'battlefield' && zone !== 'outside') faults.push(`${id} is a token in ${zone}`);
  for (const id of state.zones.battlefield) {
    const object = state.objects[id];
    if (!object || object.phasedOut) continue;
    const is = look.characteristicsOf(id);
    const say = (what: string): void => void faults.push(`${id} ${what}`);
    if (is.types.includes('creature')) {
      if ((is.toughness ?? 0) <= 0) say(`is ${is.power}/${is.toughness}`);
      else if (object.damage >= (is.toughness ?? 0) && !hasKeyword(look, id, 'indestructible'))
        say(`has ${object.damage} damage and toughness ${is.toughness}`);
      if (object.attachedTo !== undefined) say('is a creature and attached');
    }
    if (is.types.includes('planeswalker') && (object.counters['loyalty'] ?? 0) === 0) say('is a planeswalker without loyalty');
    if (is.subtypes.includes('Aura') && !is.types.includes('creature') && object.attachedTo === undefined)
      say('is an Aura that enchants nothing');
    if (
      object.attachedTo !== undefined &&
      !state.zones.battlefield.includes(object.attachedTo) &&
      !state.players.some((player) => player.id === object.attachedTo)
    )
      say(`is attached to ${object.attachedTo}, which is not there`);
    if ((object.counters['+1/+1'] ?? 0) > 0 && (object.counters['-1/-1'] ?? 0) > 0) say('has +1/+1 and -1/-1 counters');
    if (object.attacking !== undefined && !is.types.includes('creature')) say('attacks and is no creature');
    if ((object.attacking !== undefined || object.blocking !== undefined) && !/combat|attackers|blockers|damage/.test(state.turn.step))
      say(`fights in the step ${state.turn.step}`);
  }
  return faults;
}

/** Every step told rests on a rule, and on one that stands in the edition of the day. */
export const checkTold = (told: readonly Told[]): readonly string[] =>
  told.flatMap(({ event, text, cites, state }) =>
    cites.some((concept) => citesOf(concept, state.day).length > 0) ? [] : [`nothing is cited for ${event}: ${text}`],
  );
