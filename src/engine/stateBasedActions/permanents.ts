/** State-based actions about permanents, one small check each. */
import { chaptersOf, isTelling, isTold } from '../events/sagas.ts';
import { hasKeyword, type Look } from '../look/look.ts';
import { canBeAttached } from '../look/attachment.ts';
import { isBestowed } from '../events/bestow.ts';
import { inRange } from '../look/range.ts';
import { phasingOn } from '../events/phasingEras.ts';
import { isProtectedFrom } from '../look/protection.ts';
import type { GameObject, ObjectId } from '../state/state.ts';
import type { Finding, StateBasedAction } from './check.ts';
import { nameOf } from '../events/tell.ts';

const permanents = ({ state }: Look): readonly GameObject[] =>
  state.zones.battlefield.flatMap((id) => state.objects[id] ?? []).filter(({ phasedOut }) => !phasedOut);

const creatures = (look: Look): readonly GameObject[] => permanents(look).filter(({ id }) => look.of(id).types.includes('creature'));

/** 704.5f. Regeneration cannot help, since nothing is destroyed. */
export const zeroToughness: StateBasedAction = {
  name: 'zero toughness',
  find: (look) =>
    creatures(look)
      .filter(({ id }) => (look.of(id).toughness ?? 0) <= 0)
      .map(({ id }) => ({
        events: [{ kind: 'move', object: id, to: 'graveyard', cause: 'state' }],
        text: `${nameOf(look.state, id)} has toughness 0 or less.`,
        cites: ['sba.zeroToughness'],
      })),
};

/** 704.5g. */
export const lethalDamage: StateBasedAction = {
  name: 'lethal damage',
  find: (look) =>
    creatures(look)
      .filter(({ id, damage }) => {
        const { toughness = 0 } = look.of(id);
        return toughness > 0 && damage >= toughness && !hasKeyword(look, id, 'indestructible');
      })
      .map(({ id }) => ({
        events: [{ kind: 'destroy', object: id, regenerable: true }],
        text: `${nameOf(look.state, id)} has been dealt lethal damage.`,
        cites: ['sba.lethalDamage', 'action.destroy.ways'],
      })),
};

/** 704.5h. From 2007 to 2009 deathtouch was a triggered ability. */
export const deathtouch: StateBasedAction = {
  name: 'deathtouch',
  from: '2009-07-11',
  find: (look) =>
    creatures(look)
      .filter(({ id, deathtouched }) => deathtouched && (look.of(id).toughness ?? 0) > 0 && !hasKeyword(look, id, 'indestructible'))
      .map(({ id }) => ({
        events: [{ kind: 'destroy', object: id, regenerable: true }],
        text: `${nameOf(look.state, id)} was dealt damage by a source with deathtouch.`,
        cites: ['sba.deathtouch', 'keyword.deathtouch', 'action.destroy.ways'],
      })),
};

/** 704.5i. */
export const noLoyalty: StateBasedAction = {
  name: 'no loyalty',
  find: (look) =>
    permanents(look)
      .filter(({ id, counters }) => look.of(id).types.includes('planeswalker') && (counters['loyalty'] ?? 0) <= 0)
      .map(({ id }) => ({
        events: [{ kind: 'move', object: id, to: 'graveyard', cause: 'state' }],
        text: `${nameOf(look.state, id)} has loyalty 0.`,
        cites: ['sba.loyalty'],
      })),
};

/** Whether what it is attached to is protected from it. */
function isShielded(look: Look, id: ObjectId): boolean {
  const to = look.state.objects[id]?.attachedTo;
  return to !== undefined && look.state.objects[to] !== undefined && isProtectedFrom(look, to, id);
}

/** 704.5s: a Saga that has been told to the end. */
export const toldSaga: StateBasedAction = {
  name: 'Saga',
  find: (look) =>
    permanents(look)
      .filter((object) => {
        const last = Math.max(0, ...chaptersOf(look, object.id));
        return isTold(look, object.id) && (object.counters['lore'] ?? 0) >= last && !isTelling(look, object);
      })
      .map(({ id }) => ({
        events: [{ kind: 'move', object: id, to: 'graveyard', cause: 'sacrifice' }],
        text: `${nameOf(look.state, id)} has been told to the end.`,
        cites: ['sba.saga'],
      })),
};

/** 704.5m. */
export const looseAura: StateBasedAction = {
  name: 'loose Aura',
  find: (look) =>
    permanents(look)
      .filter((object) => look.of(object.id).subtypes.includes('Aura') && !isBestowed(object))
      .filter(({ id, attachedTo }) => attachedTo === undefined || !canBeAttached(look, id, attachedTo))
      .map(({ id }) => ({
        events: [{ kind: 'move', object: id, to: 'graveyard', cause: 'state' }],
        text: `${nameOf(look.state, id)} is not attached to anything it may be attached to.`,
        cites: ['sba.aura', ...(isShielded(look, id) ? (['keyword.protection.aura'] as const) : [])],
      })),
};

/** 704.5n, 704.5p: Equipment and whatever else is attached becomes unattached and stays. */
export const looseEquipment: StateBasedAction = {
  name: 'loose Equipment',
  find: (look) =>
    permanents(look)
      .filter((object) => {
        const { id, attachedTo } = object;
        return (
          attachedTo !== undefined && (isBestowed(object) || !look.of(id).subtypes.includes('Aura')) && !canBeAttached(look, id, attachedTo)
        );
      })
      .map(({ id }) => ({
        events: [{ kind: 'attach', object: id, to: undefined }],
        text: `${nameOf(look.state, id)} becomes unattached.`,
        cites: ['sba.equipment', ...(isShielded(look, id) ? (['keyword.protection.equipment'] as const) : [])],
      })),
};

/** 704.5d and 704.5e. */
export const ceasing: StateBasedAction = {
  name: 'ceasing to exist',
  find: ({ state }) =>
    Object.values(state.objects)
      .filter(
        ({ kind, zone, phasedOut }) =>
          (kind === 'token' && (zone !== 'battlefield' || (phasedOut && phasingOn(state.day).tokens === 'cease'))) ||
          (kind === 'copy' && zone !== 'stack' && zone !== 'battlefield'),
      )
      .map(({ id, kind }) => ({
        events: [
          { kind: 'change', object: id, change: { kind: 'ability' }, name: '' },
          { kind: 'move', object: id, to: 'outside', cause: 'state' },
        ],
        text: `${nameOf(state, id)} ceases to exist.`,
        cites: [kind === 'token' ? 'tokens.cease' : 'objects.copiesCease'],
      })),
};

/** 704.5q, in the rules since October 2006. */
export const annihilation: StateBasedAction = {
  name: 'counters',
  from: '2006-10-01',
  find: (look) =>
    permanents(look).flatMap(({ id, counters }): Finding[] => {
      const pairs = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
      if (pairs === 0) return [];
      return [
        {
          events: [
            { kind: 'counters', on: id, counter: '+1/+1', change: -pairs },
            { kind: 'counters', on: id, counter: '-1/-1', change: -pairs },
          ],
          text: `${pairs} +1/+1 and ${pairs} -1/-1 counters are removed from ${nameOf(look.state, id)}.`,
          cites: ['counters.annihilate'],
        },
      ];
    }),
};

/** Legendary permanents of one name, by who is looked at together. */
function sameNamed(
  look: Look,
  objects: readonly GameObject[],
  apart: (object: GameObject) => string,
  isOne = (of: Look, { id }: GameObject): boolean => of.of(id).supertypes.includes('legendary'),
): readonly (readonly GameObject[])[] {
  const legends = objects.filter((object) => isOne(look, object) && look.of(object.id).name !== '');
  return [...Map.groupBy(legends, (object) => JSON.stringify([look.of(object.id).name, apart(object)])).values()].filter(
    (group) => group.length > 1,
  );
}

/** 704.5j since July 2013: the controller keeps one. */
export const legendKeepOne: StateBasedAction = {
  name: 'legend rule',
  from: '2013-07-13',
  find: (look) =>
    sameNamed(look, permanents(look), ({ id }) => look.of(id).controller).map((group) => {
      const player = look.of(group[0]?.id ?? '').controller;
      return {
        keepOne: { player, of: group.map(({ id }) => id) },
        text: `${player} controls ${group.length} legendary permanents named ${look.of(group[0]?.id ?? '').name}.`,
        cites: ['legend'],
      };
    }),
};

/** Whether a permanent's controller has another of these in range of influence; without one the rule is not about it (801.12). */
const meets = (look: Look, { id }: GameObject, group: readonly GameObject[]): boolean =>
  group.some((other) => other.id !== id && inRange(look, look.of(id).controller, other.id));

const toGraveyard = ({ id }: GameObject) => ({ kind: 'move', object: id, to: 'graveyard', cause: 'state' }) as const;

/** Those of each group that are to go, with what they have in common. */
const allGo = (look: Look, groups: readonly (readonly GameObject[])[]): readonly (readonly GameObject[])[] =>
  groups.map((group) => group.filter((each) => meets(look, each, group))).filter(({ length }) => length > 0);

/** From October 2004 to July 2013: all of them go, whoever controls them. */
export const legendAllGo: StateBasedAction = {
  name: 'legend rule',
  from: '2004-10-01',
  until: '2013-07-13',
  find: (look) =>
    allGo(
      look,
      sameNamed(look, permanents(look), () => ''),
    ).map((group) => ({
      events: group.map(toGraveyard),
      text: `${group.length} legendary permanents are named ${look.of(group[0]?.id ?? '').name}.`,
      cites: ['legend'],
    })),
};

/** Before October 2004 the creature type Legend did what the supertype does now. */
const isLegend = (look: Look, { id }: GameObject): boolean =>
  look.of(id).supertypes.includes('legendary') || look.of(id).subtypes.includes('Legend');

/** Until October 2004: the one that came first stays; of several that came first at once, none. */
export const legendOldestStays: StateBasedAction = {
  name: 'legend rule',
  until: '2004-10-01',
  find: (look) =>
    sameNamed(look, permanents(look), () => '', isLegend).map((group) => {
      const oldest = Math.min(...group.map(({ timestamp }) => timestamp));
      const first = group.filter(({ timestamp }) => timestamp === oldest);
      return {
        events: group
          .filter((object) => first.length > 1 || object !== first[0])
          .map(({ id }) => ({ kind: 'move', object: id, to: 'graveyard', cause: 'state' })),
        text: `A legendary permanent named ${look.of(group[0]?.id ?? '').name} is already there.`,
        cites: ['legend'],
      };
    }),
};

/** The planeswalker uniqueness rule: all of one subtype went until 2013, one was kept until 2017. */
function samePlaneswalkers(look: Look, apart: (object: GameObject) => string): readonly (readonly GameObject[])[] {
  const walkers = permanents(look).filter(({ id }) => look.of(id).types.includes('planeswalker'));
  const bySubtype = walkers.flatMap((object) =>
    look.of(object.id).subtypes.map((subtype) => ({ object, key: JSON.stringify([subtype, apart(object)]) })),
  );
  return [...Map.groupBy(bySubtype, ({ key }) => key).values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ object }) => object));
}

export const planeswalkersAllGo: StateBasedAction = {
  name: 'planeswalker uniqueness',
  until: '2013-07-13',
  find: (look) =>
    allGo(
      look,
      samePlaneswalkers(look, () => ''),
    ).map((group) => ({
      events: group.map(toGraveyard),
      text: 'Planeswalkers share a type.',
      cites: ['planeswalker.uniqueness'],
    })),
};

export const planeswalkersKeepOne: StateBasedAction = {
  name: 'planeswalker uniqueness',
  from: '2013-07-13',
  until: '2017-09-29',
  find: (look) =>
    samePlaneswalkers(look, ({ id }) => look.of(id).controller).map((group) => ({
      keepOne: { player: look.of(group[0]?.id ?? '').controller, of: group.map(({ id }) => id) },
      text: 'A player controls planeswalkers that share a type.',
      cites: ['planeswalker.uniqueness'],
    })),
};

/** 704.5k: the youngest stays; of two that are equally young, none. */
export const world: StateBasedAction = {
  name: 'world rule',
  find: (look) => {
    const worlds = permanents(look).filter(({ id }) => look.of(id).supertypes.includes('world'));
    const goes = worlds.filter((world) => {
      const seen = worlds.filter(({ id }) => inRange(look, look.of(world.id).controller, id));
      return seen.some((other) => other !== world && other.timestamp >= world.timestamp);
    });
    return goes.length === 0 ? [] : [{ events: goes.map(toGraveyard), text: 'There are several world permanents.', cites: ['world'] }];
  },
};
