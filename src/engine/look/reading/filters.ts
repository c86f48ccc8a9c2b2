/** What is like a text says, in a position. */
import { hasPermanentType } from '../../language/cardType.ts';
import type { Filter } from '../../language/filter.ts';
import type { ZoneName } from '../../language/places.ts';
import { borneBy, findPlayer, inTurnOrder, objectsIn, opponentsOf } from '../../state/changes.ts';
import { isMeantBy, zonesOutside } from '../../state/outside.ts';
import { hasKeyword, objectIn, type Look, rememberedBy } from '../look.ts';
import { isLimited } from '../range.ts';
import { isNamed, manaValuesOf } from '../faces.ts';
import { foughtNow, hasAttacked, hasEntered, wasDamaged } from '../happened.ts';
import { hasSubtype, shareCreatureType } from '../../language/subtypes.ts';
import type { GameObject, ObjectId, PlayerId, Thing } from '../../state/state.ts';
import type { Reading } from './reading.ts';
import { countCounters } from './amounts.ts';
import { canBeBrought } from '../broughtInto.ts';
import { holds, numberOf } from './compare.ts';
import { type Context, isPlayer, reaches, unannounced } from './context.ts';
import { isOrBecame } from './foundAgain.ts';
import { known } from './illegalTargets.ts';

/** Everything that matches a filter: players, or objects in the zones that it names. */
export function findMatching(read: Reading, look: Look, filter: Filter, context: Context): readonly Thing[] {
  const said = listZones(filter);
  const zones = said.includes('outside') ? said.flatMap((zone) => (zone === 'outside' ? zonesOutside(look.state) : [zone])) : said;
  const objects = (
    zones.length === 1 && zones[0] ? objectsIn(look.state, zones[0]) : zones.flatMap((zone) => objectsIn(look.state, zone))
  ).filter((id) => {
    const object = objectIn(look, id);
    return (
      object !== undefined && !object.phasedOut && canBeBrought(look.state, object) && matchesObject(read, look, object, filter, context)
    );
  });
  const players = look.state.players.filter(({ id, left }) => !left && matchesPlayer(read, look, id, filter, context));
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
  if (filter.kind === 'and') return filter.filters.flatMap(collect);
  if (filter.kind !== 'or') return [];
  // "Spell or permanent": what names no zone beside something that does is on the battlefield.
  const named = filter.filters.map(collect);
  return named.every((zones) => zones.length === 0)
    ? []
    : named.flatMap((zones) => (zones.length === 0 ? (['battlefield'] as const) : zones));
}

/** A filter that names no zone, for a thing wherever it is. */
export function whereItIs(look: Look, thing: Thing, filter: Filter): Filter {
  const object = isPlayer(look.state, thing) ? undefined : objectIn(look, thing);
  return object && collect(filter).length === 0 ? { kind: 'and', filters: [filter, { kind: 'zone', zone: object.zone }] } : filter;
}

/** Whether one object or player matches. An object out of the zones that the filter means never does. */
export function matches(read: Reading, look: Look, thing: Thing, filter: Filter, context: Context): boolean {
  if (!reaches(look, context, thing)) return false;
  if (isPlayer(look.state, thing)) return matchesPlayer(read, look, thing, filter, context);
  const object = objectIn(look, thing);
  if (!object || object.phasedOut) return false;
  const isThere = listZones(filter).some((zone) => isMeantBy(look.state, zone, object.zone));
  return isThere && matchesObject(read, look, object, filter, context);
}

function matchesPlayer(read: Reading, look: Look, player: PlayerId, filter: Filter, context: Context): boolean {
  switch (filter.kind) {
    case 'player':
    case 'any target':
      return true;
    case 'opponent':
      return opponentsOf(look.state, context.controller).includes(player);
    case 'damaged this turn':
      return wasDamaged(look.state, player, filter.by && read.resolveRef(look, filter.by, context));
    case 'designated':
      return findPlayer(look.state, player)?.designations?.includes(filter.as) === true;
    case 'most life': {
      const lifeOf = (id: PlayerId): number => findPlayer(look.state, id)?.life ?? 0;
      return inTurnOrder(look.state).every((id) => lifeOf(id) <= lifeOf(player) || !reaches(look, context, id));
    }
    case 'fought':
      return foughtNow(look.state, player);
    case 'of whom':
      return read.conditionHolds(look, filter.holds, { ...context, each: player });
    case 'and':
      return filter.filters.every((each) => matchesPlayer(read, look, player, each, context));
    case 'or':
      return filter.filters.some((each) => matchesPlayer(read, look, player, each, context));
    case 'not':
      return mentionsPlayers(filter.filter) && !matchesPlayer(read, look, player, filter.filter, context);
    case 'other':
      return !read.resolveRef(look, filter.than, context).includes(player);
    case 'one of':
      return read.resolveRef(look, filter.of, context).includes(player);
    default:
      return false;
  }
}

const mentionsPlayers = (filter: Filter): boolean => ['player', 'opponent', 'one of'].includes(filter.kind);

export function matchesObject(read: Reading, look: Look, object: GameObject, filter: Filter, context: Context): boolean {
  if (filter.kind === 'and') return filter.filters.every((each) => matchesObject(read, look, object, each, context));
  if (filter.kind === 'or') return filter.filters.some((each) => matchesObject(read, look, object, each, context));
  if (filter.kind === 'not') return !matchesObject(read, look, object, filter.filter, context);
  const characteristics = look.characteristicsOf(object.id);
  switch (filter.kind) {
    case 'type':
      return characteristics.types.includes(filter.type);
    case 'supertype':
      return characteristics.supertypes.includes(filter.supertype);
    case 'subtype':
      return hasSubtype(characteristics.subtypes, filter.subtype);
    case 'permanent':
      return object.zone === 'battlefield' || hasPermanentType(characteristics.types);
    case 'spell':
      return object.zone === 'stack' && object.kind !== 'ability' && object.kind !== 'damage';
    case 'card':
      return object.kind === 'card';
    case 'token':
      return object.kind === 'token';
    case 'commander':
      return object.commander;
    case 'ability':
      return object.kind === 'ability' && (filter.of === 'any' || object.ability?.ability.kind === filter.of);
    case 'player':
    case 'opponent':
    case 'most life':
    case 'of whom':
      return false;
    case 'any target':
      return (
        object.zone === 'battlefield' &&
        characteristics.types.some((type) => type === 'creature' || type === 'planeswalker' || type === 'battle')
      );
    case 'color':
      if (filter.color === 'colorless') return characteristics.colors.length === 0;
      if (filter.color === 'multicolored') return characteristics.colors.length > 1;
      if (filter.color === 'monocolored') return characteristics.colors.length === 1;
      return characteristics.colors.includes(filter.color);
    case 'controlled':
      return read.resolveRef(look, filter.by, known(context)).includes(characteristics.controller);
    case 'owned':
      return read.resolveRef(look, filter.by, known(context)).includes(object.owner);
    case 'zone':
      if (!isMeantBy(look.state, filter.zone, object.zone)) return false;
      return filter.of === undefined || read.resolveRef(look, filter.of, known(context)).includes(object.owner);
    case 'other':
      return !read.resolveRef(look, filter.than, known(context)).some((id) => isOrBecame(look, id, object.id, context));
    case 'one of':
      return read.resolveRef(look, filter.of, context).includes(object.id);
    case 'named':
      return isNamed(look, object.id, filter.name);
    case 'keyword':
      return hasKeyword(look, object.id, filter.keyword);
    case 'status':
      return hasStatus(object, filter.status);
    case 'number':
      return (filter.of === 'mana value' ? manaValuesOf(look, object) : [characteristics[filter.of]]).some((value) =>
        holds(value, filter.comparison, read.amountOf(look, filter.value, context)),
      );
    case 'counters':
      return countCounters(object, filter.counter) >= filter.least;
    case 'attacking':
      return read.resolveRef(look, filter.whom, known(context)).includes(object.attacking?.whom ?? '');
    case 'blocking': {
      const blocked = read.resolveRef(look, filter.what, known(context));
      return object.blocking?.some((id) => blocked.includes(id)) ?? false;
    }
    case 'blocked by':
      // Of what has left, what it blocked as it left.
      return read.resolveRef(look, filter.what, known(context)).some((id) => objectIn(look, id)?.blocking?.includes(object.id) ?? false);
    case 'attached to':
      return object.attachedTo !== undefined && read.resolveRef(look, filter.to, known(context)).includes(object.attachedTo);
    case 'chosen': {
      const chosen = context.memory[filter.slot] ?? rememberedBy(look, context.source, filter.slot);
      if (filter.slot === 'color') return characteristics.colors.some((color) => color === chosen);
      if (filter.slot === 'creature type') return typeof chosen === 'string' && hasSubtype(characteristics.subtypes, chosen);
      if (filter.slot === 'card type') return characteristics.types.some((type) => type === chosen);
      return isNamed(look, object.id, chosen);
    }
    case 'no abilities':
      return characteristics.abilities.length === 0;
    case 'toughness above power':
      return (characteristics.toughness ?? 0) > (characteristics.power ?? 0);
    case 'even mana value':
      return (numberOf(look, object, 'mana value') ?? 0) % 2 === 0;
    case 'bears':
      return borneBy(look.state, object.id).some(
        (id) =>
          look.characteristicsOf(id).subtypes.includes(filter.what) &&
          (!filter.own || look.characteristicsOf(id).controller === characteristics.controller) &&
          reaches(look, context, id),
      );
    case 'same name':
      return read.resolveRef(look, filter.as, known(context)).some((id) => isNamed(look, object.id, look.characteristicsOf(id).name));
    case 'shares': {
      return read.resolveRef(look, filter.with, known(context)).some((id) => {
        const other = look.characteristicsOf(id);
        if (filter.quality === 'creature type') return shareCreatureType(characteristics.subtypes, other.subtypes);
        const key = filter.quality === 'color' ? 'colors' : 'types';
        return characteristics[key].some((each: string) => (other[key] as readonly string[]).includes(each));
      });
    }
    case 'targets': {
      const meant = read.resolveRef(look, filter.what, context);
      return (object.spell ?? object.ability)?.targets.flat().some((thing) => meant.includes(thing)) ?? false;
    }
    case 'single target':
      return (object.spell ?? object.ability)?.targets.flat().length === 1;
    case 'targets only': {
      const targets = [...new Set((object.spell ?? object.ability)?.targets.flat())];
      const [only = ''] = targets;
      return targets.length === 1 && matches(read, look, only, filter.filter, context);
    }
    case 'mana cost':
      return filter.of.includes(characteristics.manaCost?.text ?? '');
    case 'has x':
      return characteristics.manaCost?.text.includes('{X}') === true;
    case 'paid':
      return (object.spell ?? object.cast)?.paid.includes(filter.cost) === true;
    case 'paired':
      return pairOf(read, look, object.id).length > 0;
    case 'designated': {
      // What is dated is so for the turn.
      const noted = object.memory[filter.as] ?? 0;
      return noted === look.state.turn.number || typeof noted !== 'number';
    }
    case 'originally':
      return look.copiable(object.id).types.includes(filter.type);
    case 'new since upkeep':
      return object.controlledSince > (findPlayer(look.state, characteristics.controller)?.lastUpkeep ?? 0);
    case 'new this turn':
      return object.controlledSince > look.state.turn.number;
    case 'attacked this turn':
      return hasAttacked(look.state, object.id);
    case 'fought':
      return foughtNow(look.state, object.id);
    case 'entered this turn':
      return hasEntered(look.state, object.id);
    case 'damaged this turn':
      return wasDamaged(look.state, object.id, filter.by && read.resolveRef(look, filter.by, context));
  }
}

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

/** A creature and the one that it is paired with; nothing when it is with none. */
export function pairOf(read: Reading, look: Look, id: ObjectId): readonly Thing[] {
  for (const { source, controller, rules = [], spoken } of look.state.effects)
    for (const rule of rules) {
      if (rule.rule !== 'pair') continue;
      const pair = read.resolveRef(look, rule.what, { ...unannounced(source, controller), ...spoken });
      if (pair.includes(id)) return pair;
    }
  return [];
}
