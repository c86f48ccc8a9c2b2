/** Questions that are alike, of those that the demonstrations make. */
import { describe, expect, it } from 'vitest';
import { ownRunner } from '../../../src/demonstration/playing/playText.ts';
import { makeQuestion } from '../../../src/demonstration/practice/question.ts';
import { nameObjects } from '../../../src/demonstration/telling/names.ts';
import { areAlike, type LikelyAlike, withoutAlike } from '../../../src/site/practice/alike.ts';
import { tellDeeds } from '../../../src/site/practice/deeds.ts';
import { tellFacts } from '../../../src/site/practice/tellFact.ts';
import { listScenarios } from '../../demonstration/ownDemonstrations.ts';

const told = listScenarios().flatMap((scenario): LikelyAlike[] => {
  const question = makeQuestion(scenario, ownRunner, []);
  const naming = nameObjects(scenario);
  const answers = question?.answers.map(({ facts, right }) => ({ text: tellFacts(facts, naming), right }));
  return answers ? [{ scenario, deeds: tellDeeds(scenario.actions ?? [], naming), answers }] : [];
});
const find = (id: string): LikelyAlike => told.find(({ scenario }) => scenario.id === id) ?? expect.fail(id);

describe('questions', () => {
  it.each([
    ['one Example in three editions', 'type-lines-2005', 'type-lines-are-read-2025', true],
    ['what is done in one and something before it in the other', 'mountain-type-line', 'mountain-type-line-2005', true],
    ['one board that comes out otherwise under other rules', 'gray-ogre', 'gray-ogre-2005', false],
    ['the same words before another number of players', 'handbook-first-draw-of-three', 'handbook-before-the-draw', false],
  ])('of %s: %s and %s', (_, one, other, alike) => {
    expect(areAlike(find(one), find(other))).toBe(alike);
    expect(areAlike(find(other), find(one))).toBe(alike);
  });

  it('are two hundred and more, each asked once', () => {
    const kept = withoutAlike(told);
    expect(kept.length).toBeGreaterThanOrEqual(200);
    expect(kept.length).toBeLessThan(told.length);
    expect(withoutAlike(kept)).toEqual(kept);
  });
});

describe('what players do', () => {
  it('is told with how far is passed, once where it is done alike in a row', () => {
    const deeds = tellDeeds(
      [
        { do: 'resolve' },
        { do: 'resolve' },
        { by: 'all', do: 'pass until', until: 'stack empty' },
        { by: 'all', do: 'pass until', until: 'upkeep of Ana' },
        { by: 'all', do: 'pass until', until: 'end' },
        { by: 'all', do: 'pass until', until: 'end of combat' },
        { by: 'all', do: 'pass until', until: 'beginning of combat of Ben' },
        { by: 'all', do: 'pass until', until: 'next turn' },
      ],
      (ref) => ref,
    );
    expect(deeds).toEqual([
      'Everybody passes, and what is on top of the stack resolves.',
      'Everybody passes until the stack is empty.',
      'Everybody passes until Ana’s upkeep.',
      'Everybody passes until the end step.',
      'Everybody passes until the end of combat step.',
      'Everybody passes until Ben’s beginning of combat step.',
      'Everybody passes until the next turn.',
    ]);
  });
});
