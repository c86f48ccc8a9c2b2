/**
 * Whatever a demonstration says, under its own rules and under those with which it is compared, is a sentence of a known template; and what
 * is said to be the same is the same in all that was compared.
 */
import { describe, expect, test } from 'vitest';
import { playAcross } from '../../src/demonstration/editions/acrossEditions.ts';
import { ownRunner } from '../../src/demonstration/playing/playText.ts';
import { wholeEditions } from './editionDays.ts';
import { listScenarios } from './ownDemonstrations.ts';
import { listWords, playOn, saidOf, saidOfComparison } from './saidOfRuns.ts';
import { readSaid } from './sentenceTemplates.ts';
import { thoroughly } from '../thoroughly.ts';

const scenarios = listScenarios();
const size = 50;
const parts = Array.from({ length: Math.ceil(scenarios.length / size) }, (_, at) => scenarios.slice(at * size, (at + 1) * size));

describe('what demonstrations say', () => {
  test.each(parts.map((part) => [part[0]?.id ?? '', part.at(-1)?.id ?? '', part] as const))(
    'is made of known templates, from %s to %s',
    { timeout: 600_000 },
    (_, __, part) => {
      const strange: string[] = [];
      for (const [at, scenario] of part.entries()) {
        // Each under its own rules; under those of other days every second one, which is half of a minute of the processor (CONCORDANCE_RUNS).
        const across = thoroughly > 1 || at % 2 === 0 ? playAcross(scenario, ownRunner, wholeEditions) : [];
        const days = across.filter(({ same, beginning }) => !same && !beginning).map(({ nearest }) => nearest);
        const runs = [playOn(scenario), ...days.map((day) => playOn(scenario, day))];
        const read = readSaid(listWords(scenario, runs));
        const all = [...runs.flatMap((run) => saidOf(scenario, run)), ...across.flatMap((run) => saidOfComparison(scenario, run))];
        expect(all.length).toBeGreaterThan(across.length > 0 ? 5 : 2);
        for (const said of new Map(all.map((each) => [`${each.kind} ${each.text}`, each])).values())
          if (read(said) !== undefined) strange.push(`${scenario.id}, ${said.kind}: ${said.text}`);
      }
      expect(strange).toEqual([]);
    },
  );
});

describe('a sentence is none of a template', () => {
  const [scenario] = scenarios;
  const run = scenario && playOn(scenario);
  const words = {
    names: new Set(['Shock', 'Brown Bear']),
    players: new Set(['A', 'B']),
    texts: new Set<string>(),
    types: new Set<string>(),
    counters: new Set<string>(),
  };
  const read = readSaid(words);
  test.each([
    ['with a handle', 'step', 'bear is destroyed.'],
    ['with a key', 'step', 'A cannot cast Shock: castFrom is none.'],
    ['with a word of code', 'cell', 'undefined'],
    ['with a word in camel case', 'status', 'faceDown'],
    ['with an id', 'step', 'Brown Bear deals 2 damage to bear.0.'],
    ['in the format’s words', 'step', 'A: assign damage trampler is refused: no.'],
  ] as const)('%s', (_, kind, text) => {
    expect(read({ kind, text })).toBeDefined();
  });
  test('though it is one with names in these places', () => {
    expect(read({ kind: 'step', text: 'Brown Bear deals 2 damage to B.' })).toBeUndefined();
    expect(run?.steps.length).toBeGreaterThan(0);
  });
});
