/** Runs of the same actions under two editions, step beside step. */
import { describe, expect, it } from 'vitest';
import { playDemonstration } from '../../../../src/demonstration/everyEdition.ts';
import { alignSteps, findParting, tellApart } from '../../../../src/site/examples/player/alignSteps.ts';
import { linkCounts } from '../../../../src/site/examples/player/countedLinks.ts';
import { creature, readForPlayer } from '../../../demonstration/play.ts';

const steps = (...actions: readonly number[]) => actions.map((action) => ({ action }));

describe('a step of one run', () => {
  it.each([
    ['the same place of the same action', steps(0, 1, 1, 2), steps(0, 1, 1, 2), [0, 1, 2, 3]],
    ['the end of an action where the other has fewer steps', steps(0, 1, 1, 1, 2), steps(0, 1, 1, 2), [0, 1, 2, 2, 3]],
    ['the end of an action where the other has more steps', steps(0, 1, 1, 2), steps(0, 1, 1, 1, 2), [0, 1, 3, 4]],
    ['what came before where the other has no step of the action', steps(0, 1, 2, 3), steps(0, 1, 3), [0, 1, 1, 2]],
  ])('stands beside %s', (_, from, to, aligned) => {
    expect(alignSteps(from, to)).toEqual(aligned);
  });
});

// Unspent mana costs life until July 2009.
const mana = readForPlayer({
  edition: '2009-05-01',
  setup: { mana: { A: '{G}{G}' }, zones: { battlefield: [creature('bear', 'B')] } },
  actions: [
    { by: 'A', do: 'effect', text: 'Put a +1/+1 counter on target creature.', targets: ['bear'] },
    { by: 'all', do: 'pass until', until: 'beginning of combat' },
  ],
});
const [before, after] = ['2009-05-01', '2009-07-11'].map((day) => playDemonstration(mana, day));

describe('two boards', () => {
  it('part at the first step of the action that ends otherwise, and what differs is known', () => {
    if (!before || !after) throw new Error('both are played');
    const aligned = alignSteps(before.steps, after.steps);
    const parting = findParting(before, after, aligned);
    expect(before.steps[parting ?? 0]?.action).toBe(2);
    const [last, beside] = [before.steps.length - 1, aligned.at(-1) ?? 0];
    expect([...tellApart(before.boardAt(last), after.boardAt(beside))]).toEqual(['A']);
  });

  it('of one run never part', () => {
    if (!before) throw new Error('it is played');
    expect(
      findParting(
        before,
        before,
        before.steps.map((_, step) => step),
      ),
    ).toBeUndefined();
  });
});

it('what is counted on a card leads to the step that made it so', () => {
  const last = (before?.steps.length ?? 1) - 1;
  const bear = before?.boardAt(last).objects.find(({ ref }) => ref === 'bear');
  if (!before || !bear) throw new Error('the bear is there');
  const [link, ...others] = linkCounts(before, last, bear, 'counters', (ref) => ref);
  expect(link?.value).toBe('1 +1/+1 counter');
  expect(link?.step?.text).toContain('counter');
  expect(others).toEqual([]);
  expect(linkCounts(before, last, bear, 'damage', (ref) => ref)).toEqual([]);
});
