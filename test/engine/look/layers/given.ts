/** Words for tests of the layers: changes, static abilities, and effects that have begun. */
import type { Ability } from '../../../../src/engine/language/ability.ts';
import type { Amount } from '../../../../src/engine/language/amount.ts';
import type { Filter } from '../../../../src/engine/language/filter.ts';
import type { Modification } from '../../../../src/engine/language/modification.ts';
import type { Ref } from '../../../../src/engine/language/ref.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import type { Color } from '../../../../src/engine/language/manaCost.ts';
import type { Characteristics, ContinuousEffect, GameObject, GameState } from '../../../../src/engine/state/state.ts';
import { type CardGiven, makePosition, type PositionGiven } from '../../kit.ts';

export const number = (value: number): Amount => ({ kind: 'number', value });
export const self: Ref = { kind: 'self' };
export const you: Ref = { kind: 'you' };
export const attached: Ref = { kind: 'attached' };
export const all = (...filters: readonly Filter[]): Ref => ({ kind: 'all', filter: { kind: 'and', filters } });
export const type = (of: 'creature' | 'land' | 'artifact' | 'enchantment'): Filter => ({ kind: 'type', type: of });
export const not = (filter: Filter): Filter => ({ kind: 'not', filter });
export const color = (of: Color): Filter => ({ kind: 'color', color: of });
export const yours: Filter = { kind: 'controlled', by: you };
export const nonbasic: Filter = not({ kind: 'supertype', supertype: 'basic' });

export const gets = (power: number, toughness: number): Modification => ({
  kind: 'modify power/toughness',
  power: number(power),
  toughness: number(toughness),
});
export const is = (power: number | Amount, toughness: number | Amount = power): Modification => ({
  kind: 'set power/toughness',
  power: typeof power === 'number' ? number(power) : power,
  toughness: typeof toughness === 'number' ? number(toughness) : toughness,
});
export const switches: Modification = { kind: 'switch power/toughness' };
export const isColor = (...colors: readonly Color[]): Modification => ({ kind: 'set colors', colors });
export const has = (ability: Ability): Modification => ({ kind: 'add ability', ability });
export const keyword = (name: string): Ability => ({ kind: 'keyword', text: name, keyword: name });
export const loses = (name: string): Modification => ({ kind: 'lose keyword', keyword: name });
export const losesAll: Modification = { kind: 'lose all abilities' };
export const setTypes = (types: Extract<Modification, { kind: 'set types' }>['types']): Modification => ({ kind: 'set types', types });
export const addTypes = (types: Extract<Modification, { kind: 'set types' }>['types']): Modification => ({ kind: 'add types', types });

type Static = Extract<Ability, { kind: 'static' }>;

/** A static ability: "these have these changes". */
export const says = (what: Ref, changes: readonly Modification[], more: Partial<Static> = {}): Ability => ({
  kind: 'static',
  text: 'static',
  what,
  changes,
  ...more,
});
/** A characteristic-defining ability. */
export const defines = (...changes: readonly Modification[]): Ability => says(self, changes, { defining: true });

export interface Begun {
  readonly on: readonly string[];
  readonly changes: readonly Modification[];
  readonly timestamp?: number;
  readonly controller?: string;
}

/** An object that a later effect or object is younger than: timestamps of a position count from 1 in the order of the list. */
export interface Given {
  readonly day: string;
  readonly cards: readonly CardGiven[];
  readonly effects?: readonly Begun[];
  readonly zones?: PositionGiven['zones'];
}

/** A position with cards of player A on the battlefield and effects of resolved spells, which begin one after the other. */
export function position({ day, cards, effects = [], zones = {} }: Given): GameState {
  const state = makePosition({ day, zones: { ...zones, A: { ...zones['A'], battlefield: cards } } });
  const begun = effects.map(({ on, changes, timestamp, controller = 'A' }, at): ContinuousEffect => ({
    id: at + 1,
    source: 'spell.0',
    controller,
    timestamp: timestamp ?? state.next.timestamp + at,
    affected: on.map((ref) => `${ref}.0`),
    changes,
    duration: 'end of turn',
    turn: 1,
  }));
  return { ...state, effects: begun };
}

export const of = (state: GameState, ref: string): Characteristics => lookAt(state).characteristicsOf(`${ref}.0`);

/** `4/4`, or nothing for what has no power and toughness. */
export function pt(state: GameState, ref: string): string | undefined {
  const { power, toughness } = of(state, ref);
  return power === undefined || toughness === undefined ? undefined : `${power}/${toughness}`;
}

export const keywords = (state: GameState, ref: string): readonly string[] =>
  of(state, ref).abilities.flatMap((ability) => (ability.kind === 'keyword' ? [ability.keyword] : []));

/** What its activated abilities say. */
export const activated = (state: GameState, ref: string): readonly string[] =>
  of(state, ref).abilities.flatMap((ability) => (ability.kind === 'activated' ? [ability.text] : []));

export function change(state: GameState, ref: string, to: Partial<GameObject>): GameState {
  const object = state.objects[`${ref}.0`];
  if (!object) throw new Error(`no object ${ref}`);
  return { ...state, objects: { ...state.objects, [object.id]: { ...object, ...to } } };
}
