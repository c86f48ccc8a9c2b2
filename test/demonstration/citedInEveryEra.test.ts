/**
 * Every step cites a rule, whatever the rules of the day, but for those for which that day’s have none. Under its own rules each has one
 * (demonstrations.test.ts).
 */
import { describe, expect, test } from 'vitest';
import { firstRun } from '../../src/engine/concepts/numbers.ts';
import { findBeginning } from '../../src/demonstration/editions/beginnings.ts';
import { runScenario } from '../../src/demonstration/playing/runScenario.ts';
import { keepReadings } from '../../src/demonstration/position/keptReadings.ts';
import { ownRunner } from '../../src/demonstration/playing/playText.ts';
import { thoroughly } from '../thoroughly.ts';
import { listScenarios } from './ownDemonstrations.ts';
import { uncited } from './uncited.ts';

const scenarios = listScenarios();

/** The steps without a rule of all demonstrations that can be played under an edition. */
function listUncited(edition: string): readonly { readonly id: string; readonly text: string }[] {
  return scenarios.flatMap((scenario) => {
    const { texts, kept } = keepReadings(ownRunner.texts);
    const { unsupported, trace } = runScenario(scenario, { ...ownRunner, texts, edition, playOut: edition !== scenario.edition });
    const beginning = findBeginning(scenario, kept());
    if (unsupported.length > 0 || (beginning && edition < beginning.day)) return [];
    return trace.flatMap(({ text, cites }) => (cites.length === 0 ? [{ id: scenario.id, text }] : []));
  });
}

/** The first and one of the newer numbering: each kind of such steps is met in them. What lies between them is played when there is time. */
const editions = ['1999-04-23', ...(thoroughly > 1 ? ['2002-10-07', '2006-10-01'] : []), '2012-05-01'];
const found = new Map<string, ReturnType<typeof listUncited>>();

describe('a step without a rule', () => {
  test.each(editions)('is told under the rules of %s only where a later rule says it first', { timeout: 300_000 }, (edition) => {
    found.set(edition, listUncited(edition));
    const unknown = (found.get(edition) ?? []).filter(({ text }) => {
      const row = uncited.find((each) => each.text.test(text));
      return row === undefined || (firstRun(row.rule)?.from ?? '') <= edition;
    });
    expect(unknown).toEqual([]);
  });

  test('is of a kind that is met', () => {
    const texts = [...found.values()].flat().map(({ text }) => text);
    expect(uncited.filter((row) => !texts.some((text) => row.text.test(text))).map(({ text }) => String(text))).toEqual([]);
  });
});
