/** Card texts read once and kept as plain data. */
import { describe, expect, test } from 'vitest';
import { fromKept, keepReadings } from '../../src/demonstration/position/keptReadings.ts';
import { ownRunner } from '../../src/demonstration/playing/playText.ts';
import { everyNth, thoroughly } from '../thoroughly.ts';
import { runScenario } from '../../src/demonstration/playing/runScenario.ts';
import { listScenarios } from './ownDemonstrations.ts';

const demonstrations = everyNth(listScenarios(), 2);

describe('kept readings', () => {
  test(
    'are plain data with which demonstrations run as with the grammar, under their own edition, and some under others',
    { timeout: 300_000 },
    () => {
      for (const [at, scenario] of demonstrations.entries()) {
        const { texts, kept } = keepReadings(ownRunner.texts);
        const direct = runScenario(scenario, { ...ownRunner, texts });
        const stored = fromKept(JSON.parse(JSON.stringify(kept())) as ReturnType<typeof kept>);
        expect(runScenario(scenario, { ...ownRunner, texts: stored }), scenario.id).toEqual(direct);
        // A reading has no edition: that what is kept does for others too needs not be seen of each.
        if (at % 4 !== 0 && thoroughly === 1) continue;
        const other = { ...ownRunner, edition: scenario.edition < '2009-07-11' ? '2026-01-16' : '2005-10-01' };
        expect(runScenario(scenario, { ...other, texts: stored }), scenario.id).toEqual(runScenario(scenario, other));
      }
    },
  );

  test('stop at a text that was not kept', () => {
    expect(fromKept({}).effect('Draw a card.')).toHaveProperty('stopped');
  });
});
