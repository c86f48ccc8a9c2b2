/** Whom and what a text speaks of while it is being carried out: refs, filters, amounts and conditions answered in a position. */
import { exact } from '../state/bounds.ts';
import type { Ability, Amount, Condition, Filter, Ref, ZoneName } from '../language/abilities.ts';
import { findPlayer, inTurnOrder, objectsIn, opponentsOf, playersFrom } from '../state/changes.ts';
import { countCasts, countHappened } from './happened.ts';
import { hasKeyword, objectIn, type Look, rememberedBy } from './look.ts';
import { notYet } from '../state/notYet.ts';
import { isPlanar } from '../state/planes.ts';
import { inRange, isLimited, unlimited } from './range.ts';
import { isNamed, manaValueOfObject, manaValuesOf } from './faces.ts';
import { hasSubtype } from '../language/subtypes.ts';
import { attackedWith, isActive, lifeSeen, sideOf } from '../state/teams.ts';
import type { Announced, EventContext, GameObject, GameState, ObjectId, PlayerId, Remembered, Thing } from '../state/state.ts';

export type { Thing };

/** Who speaks: the source of an ability, its controller, and what was chosen and remembered on the way. */
export interface Context {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly announced: Announced;
  readonly event?: EventContext;
  /** Grows while instructions are carried out. */
  readonly memory: Readonly<Record<string, Remembered>>;
  /** In an instruction for each of a set: the one in question. */
  readonly each?: Thing;
  /** The ability that speaks, for one that gives itself to something. */
  readonly ability?: Ability;
  /** Who defends, where a creature is about to attack or one of several was chosen; and who of an active team is meant. */
  readonly defending?: readonly PlayerId[];
  readonly active?: readonly PlayerId[];
  /** Others in whose range of influence all must be that the text speaks of, beside its controller (801.5a, 801.13a). */
  readonly within?: readonly PlayerId[];
}

export const nothingAnnounced: Announced = { targets: [], modes: [], x: 0, paid: [] };

export const isPlayer = (state: GameState, thing: Thing): boolean => findPlayer(state, thing) !== undefined;

/** Whether a text can see a thing and do something to it. */
export const reaches = (look: Look, { controller, source, within = [] }: Context, thing: Thing): boolean =>
  !isLimited(look.state) ||
  isPlanar(look.state, look.state.objects[source]) ||
  [controller, ...within].every((player) => inRange(look, player, thing));

/**
 * The objects and players that a ref means, in a fixed order, as far as they are in range (801.10, 801.11). Objects that are gone are still
 * named; whoever acts on them looks.
 */
export function resolveRef(look: Look, ref: Ref, context: Context): readonly Thing[] {
  const meant = meantBy(look, ref, context);
  return isLimited(look.state) && ref.kind !== 'self' && ref.kind !== 'granter' && ref.kind !== 'you'
    ? meant.filter((thing) => reaches(look, context, thing))
    : meant;
}

/** Who could make a choice: whom the ref means, or where none of them is in range, the closest to the controller's left (801.5c). */
export function choosersOf(look: Look, ref: Ref, context: Context): readonly PlayerId[] {
  const among = (things: readonly Thing[]) => things.filter((thing) => isPlayer(look.state, thing));
  const near = among(resolveRef(look, ref, context));
  if (near.length > 0 || !isLimited(look.state)) return near;
  const meant = resolveRef(unlimited(look), ref, context);
  // Turn order goes to the left (103.1).
  return playersFrom(look.state, context.controller)
    .filter((player) => meant.includes(player))
    .slice(0, 1);
}

function meantBy(look: Look, ref: Ref, context: Context): readonly Thing[] {
  switch (ref.kind) {
    case 'self':
    case 'granter':
      return [context.source];
    case 'you':
      return [context.controller];
    case 'target':
      return context.announced.targets[ref.index] ?? [];
    case 'attached': {
      const attachedTo = objectIn(look, context.source)?.attachedTo;
      return attachedTo === undefined ? [] : [attachedTo];
    }
    case 'event': {
      if (ref.role === 'object' && context.event?.objects) return context.event.objects;
      const found = context.event?.[ref.role];
      const { also } = context.event ?? {};
      return found === undefined ? [] : ref.role === 'became' && also !== undefined ? [found, also] : [found];
    }
    case 'memory':
      // "The exiled card" may be what a linked ability of the source exiled (607.2a).
      return listRemembered(context.memory[ref.slot] ?? (ref.slot === 'exiled' ? rememberedBy(look, context.source, ref.slot) : undefined));
    case 'linked':
      return listRemembered(rememberedBy(look, context.source, ref.slot));
    case 'all':
      return findMatching(look, ref.filter, context);
    case 'players':
      return resolvePlayers(look, ref.which, context);
    case 'controller':
      return unique(resolveRef(look, ref.of, context).map((thing) => (isPlayer(look.state, thing) ? thing : look.of(thing).controller)));
    case 'owner':
      return unique(
        resolveRef(look, ref.of, context).flatMap((thing) =>
          isPlayer(look.state, thing) ? [thing] : (objectIn(look, thing)?.owner ?? []),
        ),
      );
    case 'partner':
      return pairOf(look, context.source).filter((id) => id !== context.source);
    case 'last':
      return resolveRef(look, ref.of, context)
        .filter((thing) => matches(look, thing, ref.filter, context))
        .slice(-1);
    case 'several':
      return unique(ref.of.flatMap((each) => resolveRef(look, each, context)));
    case 'opponents of':
      return unique(resolveRef(look, ref.of, context).flatMap((player) => opponentsOf(look.state, player)));
    case 'these':
      return ref.things;
    case 'each':
      return context.each === undefined ? [] : [context.each];
    case 'library top': {
      const count = Math.max(0, amountOf(look, ref.amount, context));
      return resolveRef(look, ref.of, context).flatMap((player) => objectsIn(look.state, 'library', player).slice(0, count));
    }
  }
}

const unique = (things: readonly Thing[]): readonly Thing[] => [...new Set(things)];

function resolvePlayers(
  look: Look,
  which: Extract<Ref, { kind: 'players' }>['which'],
  { controller, source, defending, active, event }: Context,
): readonly PlayerId[] {
  if (which === 'active') return active ?? sideOf(look.state, look.state.turn.active);
  if (which === 'opponents') return opponentsOf(look.state, controller);
  if (which === 'team') return inTurnOrder(look.state).filter((id) => !opponentsOf(look.state, controller).includes(id));
  if (which === 'defending') {
    if (defending !== undefined) return defending;
    // Whom the creature attacks that the text is of or speaks of, else whoever defends in this combat (508.5, 802.2a).
    const { whom, defender } = objectIn(look, source)?.attacking ?? objectIn(look, event?.object ?? '')?.attacking ?? {};
    const { step, active: attacking, defending: chosen } = look.state.turn;
    if (whom === undefined && !/combat|attackers|blockers|damage/.test(step)) return [];
    if (whom === undefined) return chosen === undefined ? opponentsOf(look.state, attacking) : [chosen];
    return attackedWith(look.state, defender ?? (isPlayer(look.state, whom) ? whom : look.of(whom).controller));
  }
  return inTurnOrder(look.state);
}

/** Nothing was done when nothing could be: what is remembered then is an empty list. */
const wasDone = (value: Remembered | undefined): boolean => value !== undefined && (typeof value !== 'object' || value.length > 0);

const listRemembered = (value: Remembered | undefined): readonly Thing[] =>
  value === undefined || typeof value === 'number' ? [] : typeof value === 'string' ? [value] : value;

/** Everything that matches a filter: players, or objects in the zones that it names. */
export function findMatching(look: Look, filter: Filter, context: Context): readonly Thing[] {
  const zones = listZones(filter);
  const objects = (
    zones.length === 1 && zones[0] ? objectsIn(look.state, zones[0]) : zones.flatMap((zone) => objectsIn(look.state, zone))
  ).filter((id) => {
    const object = objectIn(look, id);
    return object !== undefined && !object.phasedOut && matchesObject(look, object, filter, context);
  });
  const players = look.state.players.filter(({ id, left }) => !left && matchesPlayer(look, id, filter, context));
  const found = players.length === 0 ? objects : [...objects, ...players.map(({ id }) => id)];
  return isLimited(look.state) ? found.filter((thing) => reaches(look, context, thing)) : found;
}

const zonesOf = new WeakMap<Filter, readonly ZoneName[]>();

/** Zones in which a filter looks: those that it names, the stack for spells and abilities, else the battlefield. */
function listZones(filter: Filter): readonly ZoneName[] {
  const known = zonesOf.get(filter);
  if (known) return known;
  const named = collect(filter);
  const zones: readonly ZoneName[] = named.length > 0 ? [...new Set(named)] : ['battlefield'];
  zonesOf.set(filter, zones);
  return zones;
}

function collect(filter: Filter): readonly Extract<Filter, { kind: 'zone' }>['zone'][] {
  if (filter.kind === 'zone') return [filter.zone];
  if (filter.kind === 'spell' || filter.kind === 'ability') return ['stack'];
  if (filter.kind === 'and' || filter.kind === 'or') return filter.filters.flatMap(collect);
  return [];
}

/** A filter that names no zone, for a thing wherever it is. */
function whereItIs(look: Look, thing: Thing, filter: Filter): Filter {
  const object = isPlayer(look.state, thing) ? undefined : objectIn(look, thing);
  return object && collect(filter).length === 0 ? { kind: 'and', filters: [filter, { kind: 'zone', zone: object.zone }] } : filter;
}

/** Whether one object or player matches. An object out of the zones that the filter means never does. */
export function matches(look: Look, thing: Thing, filter: Filter, context: Context): boolean {
  if (!reaches(look, context, thing)) return false;
  if (isPlayer(look.state, thing)) return matchesPlayer(look, thing, filter, context);
  const object = objectIn(look, thing);
  if (!object || object.phasedOut) return false;
  return listZones(filter).includes(object.zone) && matchesObject(look, object, filter, context);
}

function matchesPlayer(look: Look, player: PlayerId, filter: Filter, context: Context): boolean {
  switch (filter.kind) {
    case 'player':
    case 'any target':
      return true;
    case 'opponent':
      return opponentsOf(look.state, context.controller).includes(player);
    case 'most life': {
      const lifeOf = (id: PlayerId): number => findPlayer(look.state, id)?.life ?? 0;
      return inTurnOrder(look.state).every((id) => lifeOf(id) <= lifeOf(player));
    }
    case 'and':
      return filter.filters.every((each) => matchesPlayer(look, player, each, context));
    case 'or':
      return filter.filters.some((each) => matchesPlayer(look, player, each, context));
    case 'not':
      return mentionsPlayers(filter.filter) && !matchesPlayer(look, player, filter.filter, context);
    case 'other':
      return !resolveRef(look, filter.than, context).includes(player);
    case 'one of':
      return resolveRef(look, filter.of, context).includes(player);
    default:
      return false;
  }
}

const mentionsPlayers = (filter: Filter): boolean => ['player', 'opponent', 'one of'].includes(filter.kind);

function matchesObject(look: Look, object: GameObject, filter: Filter, context: Context): boolean {
  if (filter.kind === 'and') return filter.filters.every((each) => matchesObject(look, object, each, context));
  if (filter.kind === 'or') return filter.filters.some((each) => matchesObject(look, object, each, context));
  if (filter.kind === 'not') return !matchesObject(look, object, filter.filter, context);
  const is = look.of(object.id);
  switch (filter.kind) {
    case 'type':
      return is.types.includes(filter.type);
    case 'supertype':
      return is.supertypes.includes(filter.supertype);
    case 'subtype':
      return hasSubtype(is.subtypes, filter.subtype);
    case 'permanent':
      return object.zone === 'battlefield' || is.types.some((type) => permanentTypes.includes(type));
    case 'spell':
      return object.zone === 'stack' && object.kind !== 'ability' && object.kind !== 'damage';
    case 'card':
      return object.kind === 'card';
    case 'token':
      return object.kind === 'token';
    case 'ability':
      return object.kind === 'ability' && (filter.of === 'any' || object.ability?.ability.kind === filter.of);
    case 'player':
    case 'opponent':
    case 'most life':
      return false;
    case 'any target':
      return object.zone === 'battlefield' && is.types.some((type) => type === 'creature' || type === 'planeswalker' || type === 'battle');
    case 'color':
      if (filter.color === 'colorless') return is.colors.length === 0;
      if (filter.color === 'multicolored') return is.colors.length > 1;
      if (filter.color === 'monocolored') return is.colors.length === 1;
      return is.colors.includes(filter.color);
    case 'controlled':
      return resolveRef(look, filter.by, context).includes(is.controller);
    case 'owned':
      return resolveRef(look, filter.by, context).includes(object.owner);
    case 'zone':
      return object.zone === filter.zone && (filter.of === undefined || resolveRef(look, filter.of, context).includes(object.owner));
    case 'other':
      return !resolveRef(look, filter.than, context).includes(object.id);
    case 'one of':
      return resolveRef(look, filter.of, context).includes(object.id);
    case 'named':
      return isNamed(look, object.id, filter.name);
    case 'keyword':
      return hasKeyword(look, object.id, filter.keyword);
    case 'status':
      return hasStatus(object, filter.status);
    case 'number':
      return (filter.of === 'mana value' ? manaValuesOf(look, object) : [is[filter.of]]).some((value) =>
        holds(value, filter.comparison, amountOf(look, filter.value, context)),
      );
    case 'counters':
      return countCounters(object, filter.counter) >= filter.least;
    case 'blocking': {
      const blocked = resolveRef(look, filter.what, context);
      return object.blocking?.some((id) => blocked.includes(id)) ?? false;
    }
    case 'blocked by':
      return resolveRef(look, filter.what, context).some((id) => look.state.objects[id]?.blocking?.includes(object.id) ?? false);
    case 'attached to':
      return object.attachedTo !== undefined && resolveRef(look, filter.to, context).includes(object.attachedTo);
    case 'chosen': {
      const chosen = context.memory[filter.slot] ?? rememberedBy(look, context.source, filter.slot);
      if (filter.slot === 'color') return is.colors.some((color) => color === chosen);
      if (filter.slot === 'creature type') return typeof chosen === 'string' && hasSubtype(is.subtypes, chosen);
      if (filter.slot === 'card type') return is.types.some((type) => type === chosen);
      return is.name === chosen;
    }
    case 'no abilities':
      return is.abilities.length === 0;
    case 'toughness above power':
      return (is.toughness ?? 0) > (is.power ?? 0);
    case 'even mana value':
      return (numberOf(look, object, 'mana value') ?? 0) % 2 === 0;
    case 'bears':
      return look.state.zones.battlefield.some(
        (id) =>
          look.state.objects[id]?.attachedTo === object.id &&
          !look.state.objects[id].phasedOut &&
          look.of(id).subtypes.includes(filter.what) &&
          reaches(look, context, id),
      );
    case 'same name':
      return is.name !== '' && resolveRef(look, filter.as, context).some((id) => look.of(id).name === is.name);
    case 'shares': {
      const own: readonly string[] = filter.quality === 'color' ? is.colors : is.types.includes('creature') ? is.subtypes : [];
      return resolveRef(look, filter.with, context).some((id) => {
        const other = look.of(id);
        const theirs: readonly string[] =
          filter.quality === 'color' ? other.colors : other.types.includes('creature') ? other.subtypes : [];
        return own.some((each) => theirs.includes(each));
      });
    }
    case 'targets': {
      const meant = resolveRef(look, filter.what, context);
      return (object.spell ?? object.ability)?.targets.flat().some((thing) => meant.includes(thing)) ?? false;
    }
    case 'targets only': {
      const targets = [...new Set((object.spell ?? object.ability)?.targets.flat())];
      const [only = ''] = targets;
      return targets.length === 1 && matches(look, only, filter.filter, context);
    }
    case 'paired':
      return pairOf(look, object.id).length > 0;
    case 'designated':
      return object.memory[filter.as] !== undefined;
    case 'originally':
      return look.copiable(object.id).types.includes(filter.type);
    case 'new since upkeep':
      return object.controlledSince > (findPlayer(look.state, is.controller)?.lastUpkeep ?? 0);
    case 'attacked this turn':
      return look.state.turn.happened.some((each) => each.endsWith(` attacks with ${object.id}`));
  }
}

/** A creature and the one that it is paired with; nothing when it is with none. */
function pairOf(look: Look, id: ObjectId): readonly Thing[] {
  for (const { source, controller, rules = [], spoken } of look.state.effects)
    for (const rule of rules) {
      if (rule.rule !== 'pair') continue;
      const pair = resolveRef(look, rule.what, { source, controller, announced: nothingAnnounced, memory: {}, ...spoken });
      if (pair.includes(id)) return pair;
    }
  return [];
}

const permanentTypes: readonly string[] = ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'];

function hasStatus(object: GameObject, status: Extract<Filter, { kind: 'status' }>['status']): boolean {
  switch (status) {
    case 'tapped':
      return object.tapped;
    case 'untapped':
      return !object.tapped;
    case 'attacking':
      return object.attacking !== undefined;
    case 'blocking':
      return object.blocking !== undefined;
    case 'blocked':
      return object.attacking?.blocked === true;
    case 'unblocked':
      return object.attacking?.blocked === false;
    case 'face down':
      return object.faceDown;
    case 'face up':
      return !object.faceDown;
  }
}

function numberOf(look: Look, object: GameObject, of: 'power' | 'toughness' | 'mana value'): number | undefined {
  const is = look.of(object.id);
  if (of === 'mana value') return manaValueOfObject(look, object);
  return is[of];
}

function holds(left: number | undefined, comparison: 'exactly' | 'at least' | 'at most', right: number): boolean {
  if (left === undefined) return false;
  return comparison === 'exactly' ? left === right : comparison === 'at least' ? left >= right : left <= right;
}

/** Creatures that one attacked with are counted whatever and wherever they are by now (608.2i). */
function attackedBefore(look: Look, ref: Ref, context: Context): readonly ObjectId[] | undefined {
  if (ref.kind !== 'all' || ref.filter.kind !== 'and' || !ref.filter.filters.some(({ kind }) => kind === 'attacked this turn'))
    return undefined;
  const note = `${context.controller} attacks with `;
  const rest = ref.filter.filters.filter(
    ({ kind, ...each }) => kind !== 'attacked this turn' && kind !== 'controlled' && !('type' in each && each.type === 'creature'),
  );
  return look.state.turn.happened
    .flatMap((each) => (each.startsWith(note) ? [each.slice(note.length)] : []))
    .filter((id) => {
      const object = objectIn(look, id);
      return object !== undefined && rest.every((each) => matchesObject(look, object, each, context));
    });
}

const countCounters = (object: GameObject, counter: string): number =>
  counter === 'any' ? Object.values(object.counters).reduce((sum, count) => sum + count, 0) : (object.counters[counter] ?? 0);

/** The number that an amount is. A negative one counts as 0 where something is done so many times (107.1b); that is for the doer. @throws BoundReached */
export const amountOf = (look: Look, amount: Amount, context: Context): number => exact(countOf(look, amount, context));

function countOf(look: Look, amount: Amount, context: Context): number {
  switch (amount.kind) {
    case 'number':
      return amount.value;
    case 'x':
      return context.announced.x;
    case 'count':
      return (attackedBefore(look, amount.of, context) ?? resolveRef(look, amount.of, context)).length;
    case 'characteristic':
      return resolveRef(look, amount.of, context).reduce((sum, thing) => {
        const object = isPlayer(look.state, thing) ? undefined : objectIn(look, thing);
        if (!object) return sum;
        return sum + (amount.name === 'loyalty' ? (object.counters['loyalty'] ?? 0) : (numberOf(look, object, amount.name) ?? 0));
      }, 0);
    case 'counters':
      return resolveRef(look, amount.of, context).reduce((sum, thing) => {
        const object = objectIn(look, thing);
        const player = findPlayer(look.state, thing);
        return (
          sum +
          (object
            ? countCounters(object, amount.counter)
            : amount.counter === 'poison'
              ? (player?.poison ?? 0)
              : (player?.counters[amount.counter] ?? 0))
        );
      }, 0);
    case 'life':
      return resolveRef(look, amount.of, context).reduce((sum, thing) => sum + lifeSeen(look.state, thing), 0);
    case 'hand size':
      return resolveRef(look, amount.of, context).reduce((sum, thing) => sum + objectsIn(look.state, 'hand', thing).length, 0);
    case 'event amount':
      return context.event?.amount ?? 0;
    case 'memory': {
      const value = context.memory[amount.slot];
      return typeof value === 'number' ? value : listRemembered(value).length;
    }
    case 'sum':
      return amount.of.reduce((sum, each) => sum + amountOf(look, each, context), 0);
    case 'beyond':
      return Math.max(0, amountOf(look, amount.of, context) - amount.over);
    case 'times':
      return amount.factor * amountOf(look, amount.of, context);
    case 'half':
      return Math[amount.rounded === 'up' ? 'ceil' : 'floor'](amountOf(look, amount.of, context) / 2);
    case 'least life':
      return Math.min(
        ...look.state.players.filter(({ left, id }) => !left && reaches(look, context, id)).map(({ id }) => lifeSeen(look.state, id)),
      );
    case 'greatest':
      return Math.max(
        0,
        ...resolveRef(look, amount.of, context).map((id) =>
          amountOf(look, { ...amount, kind: 'characteristic', of: { kind: 'each' } }, { ...context, each: id }),
        ),
      );
    case 'stationing':
      return resolveRef(look, amount.of, context).reduce((sum, id) => {
        const { power, toughness } = look.of(id);
        return sum + ((stationsByToughness(look, id) ? toughness : power) ?? 0);
      }, 0);
    case 'count names':
      return new Set(
        resolveRef(look, amount.of, context)
          .map((id) => look.of(id).name)
          .filter((name) => name !== ''),
      ).size;
    case 'count types':
      return new Set(resolveRef(look, amount.of, context).flatMap((id) => look.of(id).types)).size;
    case 'devotion':
      return look.state.zones.battlefield.reduce((sum, id) => {
        const is = look.of(id);
        if (is.controller !== context.controller || look.state.objects[id]?.phasedOut) return sum;
        const raised = is.abilities.flatMap((ability) => (ability.kind === 'static' ? (ability.rules ?? []) : []));
        return (
          raised.reduce((all, rule) => all + (rule.rule === 'devotion' ? amountOf(look, rule.amount, context) : 0), sum) +
          (is.manaCost?.symbols ?? []).filter(
            (symbol) => symbol.kind === 'mana' && symbol.colors.some((color) => amount.colors.some((each) => each === color)),
          ).length
        );
      }, 0);
    case 'spells last turn':
      return countCasts(look.state.turn.before ?? [], amount.by);
    case 'happened':
      return countHappened(look.state, amount.what, context.source, context.controller);
    case 'times paid':
      return context.announced.paid.filter((each) => each === amount.cost).length;
    case 'colors spent':
      return context.announced.colorsSpent?.length ?? 0;
    case 'starting life':
      if (look.state.options?.format === 'archenemy') throw notYet('starting life');
      return startingLife[look.state.options?.format ?? ''] ?? 20;
  }
}

function stationsByToughness(look: Look, id: ObjectId): boolean {
  return look.state.zones.battlefield.some((source) => {
    const { abilities, controller } = look.of(source);
    const context: Context = { source, controller, announced: nothingAnnounced, memory: {} };
    return abilities.some(
      (ability) =>
        ability.kind === 'static' &&
        look.state.objects[source]?.phasedOut !== true &&
        (!ability.condition || conditionHolds(look, ability.condition, context)) &&
        (ability.rules ?? []).some((rule) => rule.rule === 'station by toughness' && resolveRef(look, rule.what, context).includes(id)),
    );
  });
}

/** Where it is not 20 (103.4). */
const startingLife: Readonly<Record<string, number>> = { 'two-headed giant': 30, commander: 40 };

export function conditionHolds(look: Look, condition: Condition, context: Context): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.conditions.every((each) => conditionHolds(look, each, context));
    case 'not':
      return !conditionHolds(look, condition.condition, context);
    case 'compare':
      return holds(amountOf(look, condition.left, context), condition.comparison, amountOf(look, condition.right, context));
    case 'matches': {
      const subjects = resolveRef(look, condition.subject, context);
      return subjects.length > 0 && subjects.every((thing) => matches(look, thing, whereItIs(look, thing, condition.filter), context));
    }
    case 'exists':
      return findMatching(look, condition.filter, context).length > 0;
    case 'some':
      return resolveRef(look, condition.of, context).some((each) => conditionHolds(look, condition.holds, { ...context, each }));
    case 'your turn':
      return isActive(look.state, context.controller);
    case 'paid':
      return context.announced.paid.includes(condition.cost);
    case 'done':
      return wasDone(context.memory[condition.slot]);
    case 'spent':
      return context.announced.colorsSpent?.includes(condition.color) === true;
  }
}
