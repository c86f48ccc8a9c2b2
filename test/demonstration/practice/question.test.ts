/** Questions made of demonstrations: the engine knows the right answer, and that it is the only one. */
import { describe, expect, it } from 'vitest';
import { playAcross } from '../../../src/demonstration/editions/acrossEditions.ts';
import { ownRunner } from '../../../src/demonstration/playing/playText.ts';
import { expectFacts, type Fact, factsOf, nearMistakes } from '../../../src/demonstration/practice/facts.ts';
import { makeQuestion, type PracticeQuestion } from '../../../src/demonstration/practice/question.ts';
import type { Scenario } from '../../../src/demonstration/format/scenario.ts';
import { levels } from '../../../src/site/practice/order.ts';
import { levelOf } from '../../../src/site/practice/questions.ts';
import { runScenario } from '../../../src/demonstration/playing/runScenario.ts';
import { wholeEditions } from '../editionDays.ts';
import { creature, readForPlayer } from '../play.ts';
import { listScenarios } from '../ownDemonstrations.ts';
import { everyNth } from '../../thoroughly.ts';

const scenarios = listScenarios();
const questions: readonly PracticeQuestion[] = scenarios.flatMap((scenario) => makeQuestion(scenario, ownRunner, []) ?? []);

describe('the questions of the demonstrations', () => {
  it('are two hundred and more', () => {
    expect(questions.length).toBeGreaterThanOrEqual(200);
  });

  it('have two to four answers, no two alike, and one of them right', () => {
    const faulty = questions.filter(({ answers }) => {
      const told = new Set(answers.map(({ facts }) => JSON.stringify(facts)));
      return answers.length < 2 || answers.length > 4 || told.size < answers.length || answers.filter(({ right }) => right).length !== 1;
    });
    expect(faulty.map(({ scenario }) => scenario.id)).toEqual([]);
  });

  // Playing all of them takes half a minute. Each is of one shape: some of them, by the alphabet, show a fault of that.
  it('are answered by the engine as they say: each answer by itself', () => {
    // That an action is refused is expected elsewhere.
    const isSo = (scenario: Scenario, facts: readonly Fact[]): boolean =>
      runScenario({ ...scenario, expect: [expectFacts(facts)] }, ownRunner).failures.every(({ key }) => key.startsWith('actions['));
    const looked = everyNth(
      questions.toSorted((one, other) => (one.scenario.id < other.scenario.id ? -1 : 1)),
      6,
    );
    expect(looked.length).toBeGreaterThanOrEqual(40);
    const faulty = looked.flatMap(({ scenario, answers }) =>
      answers.filter(({ facts, right }) => isSo(scenario, facts) !== right).map(({ facts }) => `${scenario.id}: ${JSON.stringify(facts)}`),
    );
    expect(faulty).toEqual([]);
  });

  it('do not have the right answer mostly in one place', () => {
    const places = Map.groupBy(
      questions.filter(({ answers }) => answers.length === 4),
      ({ answers }) => answers.findIndex(({ right }) => right),
    );
    for (const place of [0, 1, 2, 3]) expect(places.get(place)?.length ?? 0).toBeGreaterThan(questions.length / 8);
  });

  it('are a third or so of each level', () => {
    const byLevel = Map.groupBy(questions, levelOf);
    for (const level of levels) {
      const share = (byLevel.get(level)?.length ?? 0) / questions.length;
      expect(share, level).toBeGreaterThan(1 / 4);
      expect(share, level).toBeLessThan(5 / 12);
    }
  });

  it('are the same in every build', () => {
    const [one] = questions;
    expect(one && makeQuestion(one.scenario, ownRunner, [])).toEqual(one);
  });
});

describe('an answer', () => {
  it('may be what came of it under other rules, and says when', () => {
    const scenario = scenarios.find(({ id }) => id === 'svogthos');
    const runs = scenario ? playAcross(scenario, ownRunner, wholeEditions) : [];
    const question = scenario && makeQuestion(scenario, ownRunner, runs);
    expect(question?.answers.some(({ once }) => once !== undefined && once.from < '2006')).toBe(true);
  });

  it.each([
    ['a size', '5/5', true],
    ['nothing, since it is not there', undefined, false],
    ['several things', ['2/2', '3/3'], false],
  ])('is said to have been so elsewhere only where the engine gave %s', (_, actual, isSaid) => {
    const { scenario, texts } = readForPlayer({
      setup: { zones: { battlefield: [creature('bear', 'A')] } },
      actions: [{ by: 'A', do: 'effect', text: 'Target creature gets +1/+1 until end of turn.', targets: ['bear'] }],
      expect: { pt: { bear: '3/3' }, life: { A: 20 } },
    });
    const run = {
      ...{ from: '1999-04-24', to: '2001-10-01', nearest: '2001-10-01', same: false },
      ...{ differences: [], answers: [], refused: [], allowed: [], changed: [] },
      failures: [{ key: 'pt.bear', expected: '3/3', actual }],
    };
    const question = makeQuestion(scenario, { ...ownRunner, texts }, [run]);
    expect(question?.answers.some(({ once }) => once !== undefined)).toBe(isSaid);
  });

  it.each([
    ['nothing is done', { expect: { life: { A: 20 } } }],
    ['nothing is expected', { actions: [{ by: 'A', do: 'effect', text: 'You gain 1 life.' }] }],
    ['only citations are expected', { actions: [{ by: 'A', do: 'effect', text: 'You gain 1 life.' }], expect: { cites: ['119.3'] } }],
  ])('is not made up where %s', (_, value) => {
    const { scenario, texts } = readForPlayer(value);
    expect(makeQuestion(scenario, { ...ownRunner, texts }, [])).toBeUndefined();
  });

  const unchanged = (...blockers: readonly string[]): PracticeQuestion | undefined => {
    const flyer = creature('bird', 'A', '2/2', { text: 'Flying' });
    const { scenario, texts } = readForPlayer({
      setup: {
        active: 'A',
        step: 'declare blockers',
        zones: { battlefield: [flyer, creature('elf', 'B'), creature('ogre', 'B')] },
        attacking: { bird: 'B' },
      },
      actions: blockers.map((blocker) => ({ by: 'B', do: 'block', blockers: { [blocker]: 'bird' } })),
      expect: [{ life: { B: 20 }, refused: blockers.map((_, at) => ({ action: at + 1, rule: '509.1b' })) }],
    });
    return makeQuestion(scenario, { ...ownRunner, texts }, []);
  };

  it.each([[['elf']], [['elf', 'ogre']]])('name the refusal for which all is as it was, of %j', (blockers) => {
    const deciding = unchanged(...blockers)?.deciding;
    expect([deciding?.rule, deciding?.step?.event]).toEqual(['509.1b', 'refused']);
  });
});

describe('what decides a question', () => {
  const decidingOf = (id: string): readonly [rule: string | undefined, step: string | undefined] => {
    const deciding = questions.find(({ scenario }) => scenario.id === id)?.deciding;
    return [deciding?.rule, deciding?.step?.text];
  };

  // Each was written down from the board and the answers, before it was looked at what the build says.
  it.each([
    ['handbook-free-mulligan', '103.5c'],
    ['handbook-first-draw-of-three', '103.8c'],
    ['handbook-power-below-zero', '107.1b'],
    ['handbook-copy-enters-untapped', '110.5a'],
    ['handbook-regeneration-shield', '701.19a'],
    ['handbook-cast-trigger-above', '601.2i'],
    ['flier-and-swampwalker-in-a-band', '702.22h'],
    ['turned-white-in-2006', '309.4'],
    ['two-doublings-make-four-times', '614.5'],
    ['return-of-a-player-who-left-never-comes', '800.4d'],
    ['damage-on-the-stack', '310.4'],
    ['vortex-is-paid-without-a-draw', '118.11'],
    ['echo-of-the-life-total', '702.1b'],
  ])('is of %s the rule %s, and not what says that a card is drawn or a creature destroyed', (id, rule) => {
    expect(decidingOf(id)[0]).toBe(rule);
  });

  it('is told by the step that rests on it, also where that comes after the last change', () => {
    expect(decidingOf('return-of-a-player-who-left-never-comes')[1]).toContain('has left the game');
    expect(decidingOf('handbook-regeneration-shield')[1]).toContain('is regenerated');
  });

  it('is left unsaid where an official Example stands under a rule that nothing in its play rests on', () => {
    expect(decidingOf('treason-gives-control-and-haste')).toEqual([undefined, undefined]);
    expect(questions.filter(({ deciding }) => deciding === undefined).length).toBeLessThan(questions.length / 20);
  });
});

describe('facts', () => {
  it('are an expectation again', () => {
    const expectation = { zones: { bear: 'graveyard' as const, elf: 'hand' as const }, life: { A: 17 }, winner: 'A' };
    expect(expectFacts(factsOf(expectation))).toEqual(expectation);
  });

  it.each([
    [{ key: 'pt', of: 'bear', value: '3/3' }],
    [{ key: 'life', of: 'A', value: 1 }],
    [{ key: 'zones', of: 'bear', value: 'exile' }],
    [{ key: 'controller', of: 'bear', value: 'A' }],
    [{ key: 'tapped', of: 'bear', value: true }],
    [{ key: 'handSize', of: 'A', value: 0 }],
  ] as const)('are mistaken for something else: %j', (fact) => {
    const mistakes = nearMistakes(fact, {});
    expect(mistakes.length).toBeGreaterThan(0);
    expect(mistakes).not.toContain(fact.value);
    if (fact.key === 'handSize') expect(mistakes.every((count) => Number(count) >= 0)).toBe(true);
  });
});
