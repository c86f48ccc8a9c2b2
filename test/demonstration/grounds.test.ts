/** Each demonstration asserts the rule that its Example stands under, or another that is its true ground: where the play decides, and of refusals by their rule. */
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/demonstration/format/scenario.ts';
import { grounds } from './grounds.ts';
import { listScenarios } from './ownDemonstrations.ts';

const scenarios = listScenarios();

/** Rules that a demonstration asserts: of steps, and of refusals. */
const asserted = ({ expect: blocks = [] }: Scenario): readonly string[] =>
  blocks.flatMap(({ cites = [], refused = [] }) => [...cites, ...[refused].flat().flatMap(({ rule }) => rule ?? [])]);

const linked = scenarios.flatMap((scenario) => (scenario.example ? [{ id: scenario.id, rule: scenario.example.rule, scenario }] : []));

describe('grounds of demonstrations', () => {
  it.each(linked.map((each) => [each.id, each] as const))('are asserted: %s', (_, { id, rule, scenario }) => {
    const other = grounds.find((each) => each.id === id);
    expect(asserted(scenario)).toContain(other?.ground ?? rule);
  });

  it('are listed once, in order, for demonstrations that do not assert the rule of their Example', () => {
    const ids = grounds.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted());
    for (const { id, scenario, rule } of linked) if (ids.includes(id)) expect(asserted(scenario)).not.toContain(rule);
  });

  it('are asserted, too, by what no Example shows', () => {
    expect(scenarios.flatMap((scenario) => (!scenario.example && asserted(scenario).length === 0 ? [scenario.id] : []))).toEqual([]);
  });

  it('of every refusal name its rule', () => {
    const without = scenarios.flatMap(({ id, expect: blocks = [] }) =>
      blocks.flatMap(({ refused = [] }) => ([refused].flat().some(({ rule }) => rule === undefined) ? [id] : [])),
    );
    expect(without).toEqual([]);
  });
});
