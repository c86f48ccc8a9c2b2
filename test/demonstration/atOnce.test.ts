/** Steps that tell of one event. */
import { expect, it } from 'vitest';
import { ownRunner } from '../../src/demonstration/playing/playText.ts';
import { recordScenario } from '../../src/demonstration/playing/recording.ts';
import { findAtOnce } from '../../src/demonstration/telling/atOnce.ts';
import { listScenarios } from './ownDemonstrations.ts';

const told = (id: string): readonly string[] => {
  const scenario = listScenarios().find((each) => each.id === id) ?? expect.fail(id);
  const { steps } = recordScenario(scenario, ownRunner);
  const joined = findAtOnce(steps);
  return steps.map(({ text }, at) => `${joined[at] ?? 'alone'}: ${text}`);
};

it('combat damage is dealt at once, and all that state-based actions destroy is destroyed at once', () => {
  const steps = told('damage-divided-among-two-blockers');
  expect(steps.filter((step) => step.startsWith('first'))).toEqual([
    'first: Elvish Regrower deals 3 damage to Vampire Spawn.',
    'first: Elvish Regrower is destroyed.',
  ]);
  expect(steps.filter((step) => step.startsWith('more'))).toHaveLength(3 + 5);
  expect(steps).toContain('alone: Vampire Spawn has been dealt lethal damage.');
});

it('the damage of first strike is another event than that of the others', () => {
  const steps = told('handbook-double-strike');
  expect(steps.filter((step) => step.includes('deals 2 damage'))).toEqual([
    'alone: Twinblade Rider deals 2 damage to Ben.',
    'alone: Twinblade Rider deals 2 damage to Ben.',
  ]);
});

it('what two effects destroy one after the other is not destroyed at once', () => {
  const steps = told('handbook-regeneration-shield');
  expect(steps.filter((step) => !step.startsWith('alone'))).toEqual([]);
});
