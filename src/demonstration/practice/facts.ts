/** What a question can be about: single facts of the end of a demonstration, and what else they might have been. */
import type { ZoneName } from '../../engine/language/places.ts';
import { playersOf } from '../format/readFormat.ts';
import type { Expectation, Scenario } from '../format/scenario.ts';

const keys = ['zones', 'pt', 'life', 'controller', 'loyalty', 'damage', 'poison', 'tapped', 'handSize', 'winner', 'draw'] as const;
export type FactKey = (typeof keys)[number];
export type FactValue = string | number | boolean;

/** One thing that is so: `{ key: 'pt', of: 'bear', value: '3/3' }`; `of` is empty where it is about the game. */
export interface Fact {
  readonly key: FactKey;
  readonly of: string;
  readonly value: FactValue;
}

const isValue = (value: unknown): value is FactValue => ['string', 'number', 'boolean'].includes(typeof value);

/** The facts of an expectation, in its order; what is no single value is none. */
export const factsOf = (expectation: Expectation): readonly Fact[] =>
  Object.entries(expectation).flatMap(([key, value]): readonly Fact[] => {
    const known = keys.find((each) => each === key);
    if (known === undefined) return [];
    if (isValue(value)) return [{ key: known, of: '', value }];
    return Object.entries(value).flatMap(([of, each]) => (isValue(each) ? [{ key: known, of, value: each }] : []));
  });

/** Facts as an expectation: what the engine can be asked whether it is so. */
export function expectFacts(facts: readonly Fact[]): Expectation {
  const byKey = Map.groupBy(facts, ({ key }) => key);
  return Object.fromEntries(
    [...byKey].map(([key, own]) => [key, own[0]?.of === '' ? own[0].value : Object.fromEntries(own.map(({ of, value }) => [of, value]))]),
  );
}

/** Where a fact stands among failures: `pt.bear`. */
export const pathOf = ({ key, of }: Fact): string => (of === '' ? key : `${key}.${of}`);

const otherZones: Readonly<Partial<Record<string, readonly ZoneName[]>>> = {
  battlefield: ['graveyard', 'exile', 'hand'],
  graveyard: ['battlefield', 'exile', 'hand'],
  exile: ['graveyard', 'battlefield', 'hand'],
  hand: ['battlefield', 'graveyard', 'library'],
  library: ['hand', 'graveyard', 'exile'],
  stack: ['graveyard', 'battlefield'],
  command: ['graveyard', 'exile'],
  gone: ['graveyard', 'battlefield'],
};

/** What somebody in a hurry might say instead, the likeliest first. What is said may be impossible, and is then no answer. */
export function nearMistakes({ key, value }: Fact, scenario: Pick<Scenario, 'players' | 'format' | 'teams'>): readonly FactValue[] {
  const around = (number: number, least: number): readonly number[] =>
    [number + 1, number - 1, number + 2, number - 2].filter((near) => near >= least);
  switch (key) {
    case 'zones':
      return otherZones[String(value)] ?? [];
    case 'pt': {
      const [power, toughness] = String(value).split('/').map(Number);
      if (power === undefined || toughness === undefined || !Number.isInteger(power + toughness)) return [];
      return [
        [1, 1],
        [-1, -1],
        [1, 0],
        [0, 1],
        [2, 2],
      ].map(([more = 0, harder = 0]) => `${power + more}/${toughness + harder}`);
    }
    case 'life':
      return around(Number(value), -99);
    case 'loyalty':
    case 'damage':
    case 'poison':
    case 'handSize':
      return around(Number(value), 0);
    case 'tapped':
    case 'draw':
      return [value !== true];
    case 'controller':
    case 'winner':
      return playersOf(scenario).filter((player) => player !== value);
  }
}
