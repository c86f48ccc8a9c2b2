/** Each demonstration asserts the rule that its Example stands under, or another that is its true ground: where the play decides, and of refusals by their rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScenarios } from '../../src/demonstration/format/readScenarios.ts';
import type { Scenario } from '../../src/demonstration/format/scenario.ts';
import { grounds } from './grounds.ts';

/** Files whose demonstrations have all been gone through: a new one of theirs says what it rests on. */
const settled = [
  'abilities',
  'attacks-and-blocks',
  'aura-swap',
  'bestow',
  'chosen-words',
  'combat',
  'commander',
  'continuous-effects',
  'controlling-players',
  'copies',
  'copying',
  'costs',
  'devour',
  'double-faced',
  'effects-in-layers',
  'emperor',
  'entering',
  'game-events',
  'glossary',
  'grand-melee',
  'haunt',
  'keyword-statics',
  'keywords',
  'layers',
  'linked-abilities',
  'mana',
  'meld',
  'multiplayer',
  'names',
  'numbers',
  'objects',
  'phasing',
  'prevention',
  'range-of-influence',
  'resolution',
  'searching',
  'shortcuts-and-loops',
  'split-and-flip',
  'state-based-actions',
  'station',
  'suspend',
  'targets',
  'tokens',
  'triggers',
  'two-headed-giant',
  'type-lines',
  'types',
  'upkeep-and-counters',
  'vanguard',
];

const scenarios = settled.flatMap((file) =>
  readScenarios(readFileSync(join(import.meta.dirname, '../../content/demonstrations', `${file}.yaml`), 'utf8')).map((read): Scenario => {
    if (read.kind === 'refused') throw read.refusal;
    return read.scenario;
  }),
);

/** Rules that a demonstration asserts: of steps, and of refusals. */
const asserted = ({ expect: blocks = [] }: Scenario): readonly string[] =>
  blocks.flatMap(({ cites = [], refused = [] }) => [...cites, ...[refused].flat().flatMap(({ rule }) => rule ?? [])]);

const linked = scenarios.flatMap((scenario) =>
  scenario.example && (scenario.example.document ?? 'comprehensive-rules') === 'comprehensive-rules'
    ? [{ id: scenario.id, rule: scenario.example.rule, scenario }]
    : [],
);

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

  it('of every refusal name its rule', () => {
    const without = scenarios.flatMap(({ id, expect: blocks = [] }) =>
      blocks.flatMap(({ refused = [] }) => ([refused].flat().some(({ rule }) => rule === undefined) ? [id] : [])),
    );
    expect(without).toEqual([]);
  });
});
