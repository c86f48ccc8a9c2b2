/**
 * What few games do is loaded in parts: with those that were asked for when a demonstration was played with all of it, it is played the same, under its
 * own rules and under those of other days; and what is asked for and is not there is told, never played without.
 */
import { describe, expect, test } from 'vitest';
import type { Rare } from '../../src/engine/events/procedure.ts';
import { rare } from '../../src/engine/turn/rare.ts';
import { hearingParts, NotLoaded, type PartName, withParts } from '../../src/engine/turn/rare/parts.ts';
import { loadPart } from '../../src/demonstration/playing/loadParts.ts';
import { ownRunner } from '../../src/demonstration/playing/playText.ts';
import { type Runner, runScenario } from '../../src/demonstration/playing/runScenario.ts';
import type { Scenario } from '../../src/demonstration/format/scenario.ts';
import { turningDays } from '../../src/demonstration/editions/acrossEditions.ts';
import { everyNth, thoroughly } from '../thoroughly.ts';
import { wholeEditions } from './editionDays.ts';
import { listScenarios } from './ownDemonstrations.ts';
import { readForPlayer } from './play.ts';

const scenarios = listScenarios();
const names = Object.keys(loadPart) as readonly PartName[];
const loaded = new Map<PartName, Partial<Rare>>(await Promise.all(names.map(async (name) => [name, await loadPart[name]()] as const)));
const partly = (parts: Iterable<PartName>): Rare => withParts([...parts].flatMap((part) => loaded.get(part) ?? []));

/** Played as a browser does: what is missing is added, and the play begins anew. */
function playWith(scenario: Scenario, runner: Omit<Runner, 'rare'>, parts: Set<PartName>): ReturnType<typeof runScenario> {
  for (;;) {
    try {
      return runScenario(scenario, { ...runner, rare: partly(parts) });
    } catch (error) {
      if (!(error instanceof NotLoaded) || parts.has(error.part)) throw error;
      parts.add(error.part);
    }
  }
}

/** The turning days on which a demonstration is played: all of them thoroughly, else one, another for each demonstration in turn. */
const turning = turningDays(wholeEditions);
const daysOf = (at: number): readonly string[] => (thoroughly > 1 ? turning : turning.filter((_, day) => day === at % turning.length));

test('the parts are all that few games do', () => {
  expect(Object.keys(partly(names)).toSorted()).toEqual(Object.keys(rare).toSorted());
});

describe('with the parts that it asked for', () => {
  test('a demonstration is played the same under its own rules', () => {
    let usual = 0;
    for (const scenario of scenarios) {
      const asked = new Set<PartName>();
      const whole = runScenario(scenario, { ...ownRunner, rare: hearingParts(rare, (part) => asked.add(part)) });
      expect(runScenario(scenario, { ...ownRunner, rare: partly(asked) }), scenario.id).toEqual(whole);
      if (asked.size === 0) usual += 1;
    }
    // Most have enough with what is usual: else there would be no reason for parts.
    expect(usual).toBeGreaterThan(scenarios.length / 2);
  });

  test('and under those of other days, with what they ask for besides', () => {
    for (const [at, scenario] of everyNth([...scenarios.entries()], 5))
      for (const edition of daysOf(at)) {
        const whole = runScenario(scenario, { ...ownRunner, edition, playOut: true });
        expect(playWith(scenario, { ...ownRunner, edition, playOut: true }, new Set()), `${scenario.id} ${edition}`).toEqual(whole);
      }
  });
});

test('what asks for a part that is not there says which', () => {
  const { scenario } = readForPlayer({
    setup: { zones: { hand: { A: [{ ref: 'seek', name: 'Seek', type: 'Sorcery', cost: '{G}', text: 'Scry 2.' }] } }, mana: { A: '{G}' } },
    actions: [
      { by: 'A', do: 'cast', object: 'seek' },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ],
  });
  const play = (parts: readonly PartName[]) => runScenario(scenario, { ...ownRunner, rare: partly(parts) });
  expect(() => play([])).toThrow(new NotLoaded('deeds'));
  expect(() => play(names.filter((name) => name !== 'deeds'))).toThrow(new NotLoaded('deeds'));
  expect(play(['deeds']).unsupported).toEqual([]);
});
