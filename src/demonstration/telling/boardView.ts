/** A position as people look at it: players, and objects zone by zone with what they are like after all effects. Plain data. */
import { namelessSource } from '../../engine/state/namelessSource.ts';
import { bandmatesOf } from '../../engine/state/bands.ts';
import type { Ability } from '../../engine/language/ability.ts';
import type { ZoneName } from '../../engine/language/places.ts';
import { objectsIn } from '../../engine/state/changes.ts';
import { manaValuesOf } from '../../engine/look/faces.ts';
import { lookAt, valuesBefore } from '../../engine/look/layers/characteristics.ts';
import type { Look } from '../../engine/look/look.ts';
import type { Characteristics, GameObject, GameState, ObjectKind, Thing } from '../../engine/state/state.ts';
import { writeQuality } from './lookChanges.ts';
import { toName } from '../position/refs.ts';
import { poolOf } from './summary.ts';

export interface BoardView {
  readonly turn: number;
  readonly step: string;
  readonly active: string;
  /** Who may act now. */
  readonly priority?: string;
  readonly outcome?: { readonly winners: readonly string[]; readonly draw: boolean };
  readonly players: readonly PlayerView[];
  /** By zone; within one in the order in which they lie there, the top of the stack and of a library first. */
  readonly objects: readonly ObjectView[];
}

export interface PlayerView {
  readonly name: string;
  readonly life: number;
  readonly poison: number;
  /** Other counters that the player has, by kind. */
  readonly counters: Readonly<Record<string, number>>;
  /** As symbols: `{G}{G}`. */
  readonly mana: string;
  readonly hand: number;
  readonly library: number;
  readonly graveyard: number;
  /** Lost, or conceded. */
  readonly left: boolean;
}

/** What can differ from what is printed. */
export const aspects = ['name', 'cost', 'colors', 'type', 'abilities', 'size', 'loyalty', 'controller'] as const;
export type Aspect = (typeof aspects)[number];
/** What an object is like, each as it is written: a size as `3/4`, a type as a type line. Empty where it has none. */
export type Values = Readonly<Record<Exclude<Aspect, 'abilities'>, string>> & { readonly abilities: readonly string[] };

export interface ObjectView {
  /** The engine's id: another in every zone. */
  readonly id: string;
  /** What the scenario calls the card. */
  readonly ref: string;
  readonly kind: ObjectKind;
  readonly zone: ZoneName;
  /** Whose it is there: who controls it on the battlefield and the stack, else who owns it. */
  readonly player: string;
  readonly values: Values;
  /** One; two of a split card of the days when each half answered for itself. */
  readonly manaValues: readonly number[];
  /** Aspects in which it is not what is printed on it. */
  readonly changed: readonly Aspect[];
  /** Abilities that effects have given it. */
  readonly granted: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
  readonly damage: number;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  readonly flipped: boolean;
  readonly phasedOut: boolean;
  /** Whom it attacks; whether it is blocked, once that is known; the others of its band. */
  readonly attacking?: { readonly whom: string; readonly blocked?: boolean; readonly band?: readonly string[] };
  /** What it blocks; also an empty list. */
  readonly blocking?: readonly string[];
  readonly attachedTo?: string;
  /** Of what is on the stack: what it targets, and X where it is not 0. */
  readonly targets?: readonly string[];
  readonly x?: number;
  /** Of an ability on the stack: whose it is. */
  readonly source?: string;
  /** Combat damage that waits on the stack. */
  readonly assigned?: readonly { readonly source: string; readonly amount: number; readonly to: string }[];
}

/** Of a library only cards with a name are shown: the others are there to be counted. */
const zones = ['battlefield', 'stack', 'hand', 'graveyard', 'exile', 'command', 'library', 'outside'] as const;

/** Reads a position. The layers are worked out once for each state, however often it is asked. */
export function viewBoard(state: GameState): BoardView {
  const look = lookAt(state);
  const { number: turn, step, active, priority } = state.turn;
  return {
    turn,
    step,
    active,
    ...(priority === undefined || state.outcome ? {} : { priority }),
    ...(state.outcome === undefined ? {} : { outcome: state.outcome }),
    players: state.players.map(({ id, life, poison, counters, left }) => ({
      name: id,
      life,
      poison,
      counters: present(counters),
      mana: poolOf(state, id),
      hand: objectsIn(state, 'hand', id).length,
      library: objectsIn(state, 'library', id).length,
      graveyard: objectsIn(state, 'graveyard', id).length,
      left,
    })),
    objects: zones.flatMap((zone) => {
      const ids = objectsIn(state, zone);
      return (zone === 'stack' ? ids.toReversed() : ids).flatMap((id) => {
        const object = state.objects[id];
        const isFiller = (zone === 'library' || zone === 'outside') && (!object || look.characteristicsOf(id).name === '');
        return object === undefined || isFiller ? [] : [viewObject(look, object)];
      });
    }),
  };
}

function viewObject(look: Look, object: GameObject): ObjectView {
  const { state } = look;
  const { id, zone, kind, damage, tapped, faceDown, flipped, phasedOut, attacking, blocking, attachedTo, ability, assigned } = object;
  const characteristics = look.characteristicsOf(id);
  const values = writeValues(characteristics, object);
  const before = writeValues(valuesBefore(state, object), object);
  const name = (thing: Thing): string => toName(state, thing);
  const mates = bandmatesOf(state, id);
  const { targets = [], x = 0 } = object.spell ?? ability ?? {};
  return {
    id,
    ref: object.card,
    kind,
    zone,
    player: zone === 'battlefield' || zone === 'stack' ? characteristics.controller : object.owner,
    values,
    manaValues: manaValuesOf(look, object),
    changed: aspects.filter((aspect) => String(values[aspect]) !== String(before[aspect])),
    granted: values.abilities.filter((ability) => !before.abilities.includes(ability)),
    counters: present(object.counters),
    damage,
    tapped,
    faceDown,
    flipped,
    phasedOut,
    ...(attacking && {
      attacking: {
        whom: name(attacking.whom),
        ...(attacking.blocked === undefined ? {} : { blocked: attacking.blocked }),
        ...(mates.length === 0 ? {} : { band: mates.map(name) }),
      },
    }),
    ...(blocking && { blocking: blocking.map(name) }),
    ...(attachedTo === undefined ? {} : { attachedTo: name(attachedTo) }),
    ...(targets.flat().length === 0 ? {} : { targets: targets.flat().map(name) }),
    ...(x === 0 ? {} : { x }),
    ...(ability && ability.source !== namelessSource && { source: name(ability.source) }),
    ...(assigned && { assigned: assigned.map(({ source, to, amount }) => ({ source: name(source), amount, to: name(to) })) }),
  };
}

/** Characteristics as they are written on a card. */
export function writeValues(is: Characteristics, { ability, zone }: Pick<GameObject, 'ability' | 'zone'>): Values {
  return {
    name: is.name,
    cost: is.manaCost?.text ?? '',
    colors: writeQuality(is, 'colors'),
    type: writeQuality(is, 'types'),
    abilities: ability ? [ability.ability.text] : is.abilities.map(nameAbility),
    size: writeQuality(is, 'pt'),
    loyalty: is.loyalty === undefined ? '' : String(is.loyalty),
    controller: zone === 'battlefield' || zone === 'stack' ? is.controller : '',
  };
}

/** How an ability is called: by its wording; a keyword that an effect gave, by its word. */
export function nameAbility(ability: Ability): string {
  return ability.text === '' && ability.kind === 'keyword' ? ability.keyword : ability.text;
}

const present = (counters: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(counters).filter(([, count]) => count !== 0));
