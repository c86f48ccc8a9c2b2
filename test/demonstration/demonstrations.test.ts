/** Every demonstration of content/demonstrations passes, and fails when what it expects is changed. */
import { describe, expect, it } from 'vitest';
import { playScenario } from '../../src/demonstration/playing/playText.ts';
import type { Expectation, Scenario } from '../../src/demonstration/format/scenario.ts';
import { listScenarios } from './ownDemonstrations.ts';
import { verdict } from './play.ts';

const demonstrations = listScenarios();

/** A value of the same kind that is another one. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    if (/^-?\d+\/-?\d+$/.test(value)) return value.replace(/^-?\d+/, (power) => String(Number(power) + 1));
    if (/^(?:\{.\})*$/.test(value)) return `${value}{B}`;
    return value === 'graveyard' ? 'battlefield' : 'graveyard';
  }
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : ['white'];
  const map = value as Readonly<Record<string, unknown>>;
  // What may be there and must not be are exchanged.
  if ('has' in map || 'lacks' in map)
    return { ...(map['lacks'] ? { has: map['lacks'] } : {}), ...(map['has'] ? { lacks: map['has'] } : {}) };
  const [first] = Object.keys(map);
  // Nothing is expected of it: something is.
  if (first === undefined) return { '+1/+1': 1 };
  return { ...map, [first]: changed(map[first]) };
}

interface Place {
  readonly at: number;
  readonly key: keyof Expectation;
}

/** Where the scenario expects something that another value would make wrong. */
const placesOf = ({ expect: blocks = [] }: Scenario): readonly Place[] =>
  blocks.flatMap((block, at) =>
    (Object.keys(block) as (keyof Expectation)[]).filter((key) => !['after', 'cites', 'refused'].includes(key)).map((key) => ({ at, key })),
  );

/** The scenario with something else expected in some places. */
const withOthers = (scenario: Scenario, places: readonly Place[]): Scenario => ({
  ...scenario,
  expect: places.reduce<readonly Expectation[]>(
    (blocks, { at, key }) => blocks.with(at, { ...blocks[at], [key]: changed(blocks[at]?.[key]) }),
    scenario.expect ?? [],
  ),
});

describe('demonstrations', () => {
  it('are there, each under an id of its own', () => {
    expect(demonstrations.length).toBeGreaterThan(11);
    expect(new Set(demonstrations.map(({ id }) => id)).size).toBe(demonstrations.length);
  });

  it.each(demonstrations.map((scenario) => [scenario.id, scenario] as const))('show what their Example says: %s', (_, scenario) => {
    const result = playScenario(scenario);
    expect(result.failures).toEqual([]);
    expect(verdict(result)).toBe('passed');
    // Under its own rules each step cites one; under those of other days, citedInEveryEra.test.ts.
    expect(result.trace.filter(({ cites }) => cites.length === 0)).toEqual([]);
  });

  it.each(demonstrations.map((scenario) => [scenario.id, scenario] as const))('fail when something else is expected: %s', (_, scenario) => {
    const places = placesOf(scenario);
    expect(places.length).toBeGreaterThan(0);
    // In one run first: each place that is changed must be among what fails. A place that is not is changed alone.
    const { failures } = playScenario(withOthers(scenario, places));
    const isFound = ({ at, key }: Place): boolean => {
      const path = scenario.expect?.length === 1 ? key : `expect[${at}].${key}`;
      return failures.some((failure) => failure.key === path || failure.key.startsWith(`${path}.`));
    };
    for (const place of places.filter((each) => !isFound(each)))
      expect(playScenario(withOthers(scenario, [place])).passed, `${place.at}.${place.key}`).toBe(false);
  });
});
