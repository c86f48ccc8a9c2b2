/** One scenario under the rules of several days. */
import { describe, expect, test } from 'vitest';
import { playAcross, turningDays } from '../../src/demonstration/editions/acrossEditions.ts';
import { compareCourses } from '../../src/demonstration/editions/compareCourses.ts';
import { courseUnder, ownCourse } from '../../src/demonstration/editions/course.ts';
import { ownRunner } from '../../src/demonstration/playing/playText.ts';
import { readValue } from '../../src/demonstration/format/readValue.ts';
import { thoroughly } from '../thoroughly.ts';
import { wholeEditions } from './editionDays.ts';
import { listScenarios } from './ownDemonstrations.ts';
import { creature } from './play.ts';

const sameInAll = { differences: [], answers: [], refused: [], allowed: [] };

const days = ['2006-10-01', '2007-02-01', '2009-05-01', '2009-07-11', '2012-02-02', '2014-02-01', '2020-04-17', '2026-01-16'];
const across = (value: Readonly<Record<string, unknown>>) => {
  const read = readValue({ id: 'test', edition: '2009-05-01', ...value });
  if (read.kind === 'refused') throw read.refusal;
  return playAcross(read.scenario, ownRunner, days);
};
const legends = {
  setup: {
    zones: {
      battlefield: ['one', 'two'].map((ref) =>
        creature(ref, ref === 'one' ? 'A' : 'B', '2/2', { name: 'Old King', type: 'Legendary Creature — Human' }),
      ),
    },
  },
  actions: [{ by: 'game', do: 'check' }],
};

describe('a scenario under the rules of every day', () => {
  test('ends alike in editions that are joined, and otherwise where a rule that it meets changed', () => {
    expect(across(legends).map(({ from, to, same }) => [from, to, same])).toEqual([
      ['2006-10-01', '2012-02-02', true],
      ['2014-02-01', '2026-01-16', false],
    ]);
  });

  test('says what differs, and in whom', () => {
    const [, now] = across(legends);
    expect(now?.differences).toContainEqual({ of: 'one', quality: 'zone', here: 'graveyard', there: 'battlefield' });
    expect(now?.differences).toContainEqual({ of: 'B', quality: 'graveyard', here: '1', there: '0' });
  });

  test('names the point of the rules that changed, with its numbers in both editions', () => {
    const [, now] = across(legends);
    expect(now?.changed.map(({ title, here, there }) => [title, here.cites, there.cites])).toContainEqual([
      'Legend rule',
      ['420.5e'],
      ['704.5k'],
    ]);
  });

  test.each(['handbook-legend-rule', 'handbook-second-mulligan'])(
    'has the numbers of the edition that is shown for a run of several: %s',
    (id) => {
      const scenario = listScenarios().find((each) => each.id === id);
      if (!scenario) throw new Error(`there is no demonstration ${id}`);
      const refusedOn = (day: string) =>
        courseUnder(scenario, ownRunner, day, ownCourse(scenario, ownRunner)).result.trace.filter(({ event }) => event === 'refused');
      const several = playAcross(scenario, ownRunner, wholeEditions).filter(
        ({ from, nearest, refused }) => from !== nearest && refused.length > 0,
      );
      expect(several.length).toBeGreaterThan(0);
      for (const { nearest, refused } of several) expect(refused).toEqual(refusedOn(nearest));
      // Which are not those of the first edition of each run.
      expect(several.map(({ refused }) => refused)).not.toEqual(several.map(({ from }) => refusedOn(from)));
    },
  );

  test('names actions that other rules refuse', () => {
    const pumped = {
      setup: {
        step: 'combat damage',
        zones: {
          battlefield: [creature('attacker', 'A'), creature('fanatic', 'B', '1/1', { text: 'Sacrifice this creature: You gain 1 life.' })],
        },
        attacking: { attacker: 'B' },
        blocking: { fanatic: 'attacker' },
      },
      actions: [
        { by: 'A', do: 'pass' },
        { by: 'B', do: 'activate', object: 'fanatic' },
      ],
    };
    const runs = across(pumped);
    expect(runs.map(({ from, refused }) => [from, refused.map(({ action }) => action)])).toEqual([
      ['2006-10-01', []],
      ['2009-07-11', [2]],
    ]);
  });

  test('is alike everywhere where no rule in question changed', () => {
    const plain = {
      setup: { zones: { battlefield: [creature('bear', 'A')] } },
      actions: [{ do: 'effect', by: 'A', text: 'Destroy target creature.', targets: ['bear'] }],
    };
    expect(across(plain)).toHaveLength(1);
  });
});

describe('outcomes are compared whole', () => {
  const blocked = {
    setup: {
      step: 'combat damage',
      zones: { battlefield: [creature('big', 'A', '4/4'), creature('one', 'B', '1/2'), creature('two', 'B', '1/2')] },
      attacking: { big: 'B' },
      blocking: { one: 'big', two: 'big' },
      damageOrder: { big: ['one', 'two'] },
    },
  };
  const at = (runs: ReturnType<typeof across>, day: string) => runs.find(({ from, to }) => from <= day && day <= to);

  test('legal answers: freely divided damage has more of them than damage in an order, though all ends alike', () => {
    const runs = across({
      ...blocked,
      edition: '2026-01-16',
      actions: [
        { by: 'A', do: 'enumerate', what: 'damage assignments', object: 'big' },
        { by: 'A', do: 'assign damage', object: 'big', damage: { one: 2, two: 2 } },
        { by: 'all', do: 'pass until', until: 'end of combat' },
      ],
    });
    const ordered = at(runs, '2014-02-01');
    expect([ordered?.same, ordered?.differences, ordered?.answers.map(({ here, there }) => [here?.all, there?.all])]).toEqual([
      false,
      [],
      [
        [5, 3],
        [5, 3],
      ],
    ]);
  });

  test('what waits on the stack at the end is played out where nothing waited under the scenario’s own rules', () => {
    const runs = across({
      ...blocked,
      edition: '2026-01-16',
      actions: [{ by: 'A', do: 'assign damage', object: 'big', damage: { one: 2, two: 2 } }],
    });
    const stacked = at(runs, '2007-02-01');
    expect([stacked?.differences, stacked?.incomparable]).toEqual([[], undefined]);
  });

  test('a question that the actions have no answer to is said, and what follows is not compared', () => {
    const { zones, attacking } = blocked.setup;
    const runs = across({
      setup: { zones, attacking, step: 'declare blockers' },
      edition: '2026-01-16',
      actions: [{ by: 'B', do: 'block', blockers: { one: 'big', two: 'big' } }],
    });
    const ordered = at(runs, '2014-02-01');
    expect([ordered?.same, ordered?.incomparable?.kind, ordered?.differences]).toEqual([false, 'asked', []]);
    expect(ordered?.incomparable).toMatchObject({ asked: { player: 'A', kind: 'order' } });
  });

  test('a token is the same whatever its name is called by the rules of a day, and its name is compared', () => {
    const runs = across({
      edition: '2026-01-16',
      actions: [
        { do: 'effect', by: 'A', text: 'Create a 1/1 green Saproling creature token.' },
        { do: 'effect', by: 'A', text: 'Tap target creature.', targets: ['Saproling Token#1'] },
      ],
    });
    expect(at(runs, '2014-02-01')?.refused).toEqual([]);
    expect(at(runs, '2014-02-01')?.differences).toContainEqual({
      of: 'Saproling#1',
      quality: 'name',
      here: 'Saproling Token',
      there: 'Saproling',
    });
  });
});

describe('since when it can be played', () => {
  const alone = (card: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>> = {}) =>
    across({
      edition: '2026-01-16',
      setup: { zones: { battlefield: [creature('it', 'A', '2/2', card)] } },
      actions: [{ by: 'game', do: 'check' }],
      ...more,
    });

  test.each<[string, Readonly<Record<string, unknown>>, string, string]>([
    ['a keyword', { text: 'Menace' }, 'menace', '2015-07-17'],
    ['a variant of one', { text: 'Trample over planeswalkers' }, 'trample over planeswalkers', '2021-06-18'],
    ['a keyword that an ability gives', { text: '{T}: Target creature gains lifelink until end of turn.' }, 'lifelink', '2007-05-01'],
    ['a symbol', { cost: '{W/P}' }, 'Phyrexian mana symbols', '2011-05-01'],
    ['a counter with rules of its own', { counters: { stun: 1 } }, 'stun counters', '2022-09-08'],
    ['such a counter that a text puts', { text: '{T}: Put a finality counter on target creature.' }, 'finality counters', '2023-11-17'],
  ])('%s is named with its first edition, and no edition before is compared', (_, card, what, day) => {
    const [early, ...rest] = alone(card);
    expect(early?.beginning).toMatchObject({ what, day });
    expect([early?.from, (early?.to ?? '') < day, early?.same]).toEqual([days[0], true, false]);
    expect(rest.every(({ from, beginning }) => from >= day && beginning === undefined)).toBe(true);
  });

  test('flip cards', () => {
    const faces = [
      { name: 'One', type: 'Creature — Human', pt: '1/1' },
      { name: 'Other', type: 'Creature — Human', pt: '2/2' },
    ];
    const zones = { battlefield: [{ ref: 'it', controller: 'A', layout: 'flip', faces }] };
    const read = readValue({ id: 'test', edition: '2026-01-16', setup: { zones }, actions: [{ by: 'game', do: 'check' }] });
    if (read.kind === 'refused') throw read.refusal;
    const [early] = playAcross(read.scenario, ownRunner, ['1999-04-23', '2004-06-01', '2004-10-01', '2026-01-16']);
    expect(early).toMatchObject({ from: '1999-04-23', to: '2004-06-01', beginning: { what: 'flip cards', day: '2004-10-01' } });
  });

  test('hybrid symbols, which had rules under another name first', () => {
    const zones = { battlefield: [creature('it', 'A', '2/2', { cost: '{G/W}' })] };
    const read = readValue({ id: 'test', edition: '2026-01-16', setup: { zones }, actions: [{ by: 'game', do: 'check' }] });
    if (read.kind === 'refused') throw read.refusal;
    const [early, ...rest] = playAcross(read.scenario, ownRunner, ['2005-08-01', '2005-10-01', '2026-01-16']);
    expect(early).toMatchObject({ to: '2005-08-01', beginning: { what: 'hybrid mana symbols', day: '2005-10-01', cites: ['104.3f'] } });
    expect(rest.every(({ beginning }) => beginning === undefined)).toBe(true);
  });

  test('nothing is said of what all editions know, nor of what the scenario’s own edition does not know yet', () => {
    expect(alone({ text: 'Flying' })[0]?.beginning).toBeUndefined();
    expect(alone({ text: 'Menace' }, { edition: '2009-05-01' })[0]?.beginning).toBeUndefined();
  });
});

describe('the days on which it is played', () => {
  test('are enough: on every other day each of some demonstrations comes out as on the day before', { timeout: 300_000 }, () => {
    const scenarios = listScenarios().filter((_, at) => at % 90 === 7);
    const turning = new Set(turningDays(wholeEditions));
    expect(scenarios.length).toBeGreaterThan(3);
    for (const scenario of scenarios) {
      const own = ownCourse(scenario, ownRunner);
      let before: ReturnType<typeof ownCourse> | undefined;
      for (const day of wholeEditions) {
        const course = courseUnder(scenario, ownRunner, day, own);
        const known = before?.result.unsupported.length === 0 && course.result.unsupported.length === 0;
        if (before && known && !turning.has(day))
          expect([scenario.id, day, compareCourses(before, course)]).toEqual([scenario.id, day, sameInAll]);
        before = course;
      }
    }
  });

  test('are left out only where it ends as it is said to: some demonstrations are played on all of them', { timeout: 300_000 }, () => {
    const scenarios = listScenarios().filter((_, at) => thoroughly > 1 || at % 40 === 11);
    const turning = turningDays(wholeEditions);
    let played = 0;
    for (const scenario of scenarios) {
      const own = ownCourse(scenario, ownRunner);
      const runs = playAcross(scenario, ownRunner, wholeEditions);
      for (const day of turning) {
        const run = runs.find(({ from, to }) => from <= day && day <= to);
        if (!run || run.beginning !== undefined) continue;
        const course = courseUnder(scenario, ownRunner, day, own);
        expect([scenario.id, day, course.result.unsupported.length > 0]).toEqual([scenario.id, day, run.unplayed !== undefined]);
        if (run.unplayed !== undefined) continue;
        const { differences, answers, incomparable } = compareCourses(own, course);
        expect([scenario.id, day, differences, answers, incomparable !== undefined]).toEqual([
          scenario.id,
          day,
          run.differences,
          run.answers,
          run.incomparable !== undefined,
        ]);
        played += 1;
      }
    }
    expect(played).toBeGreaterThan(300);
  });
});
