/** What the player shows of a demonstration: steps, choices, captions, another edition. */
import { describe, expect, test } from 'vitest';
import { compareRuns, playDemonstration, playInPieces } from '../../src/demonstration/everyEdition.ts';
import { readDemonstration } from '../../src/demonstration/inBrowser.ts';
import { keepReadings } from '../../src/demonstration/position/keptReadings.ts';
import { creature, readForPlayer } from './play.ts';

const bolt = { ref: 'bolt', name: 'Bolt', cost: '{R}', type: 'Instant', text: '~ deals 3 damage to any target.' };
const scenario = readForPlayer({
  id: 'test',
  edition: '2021-04-22',
  captions: [
    { after: 0, text: 'A bear and a wall.' },
    { after: 2, text: 'The bear is gone.' },
  ],
  setup: {
    mana: { A: '{R}' },
    zones: { battlefield: [creature('bear', 'B'), creature('wall', 'B', '0/4', { text: 'Shroud' })], hand: { A: [bolt] } },
  },
  actions: [
    { by: 'A', do: 'cast', object: 'bolt', targets: ['bear'] },
    { by: 'all', do: 'pass until', until: 'stack empty' },
    { by: 'game', do: 'effect', controller: 'A', text: 'You gain 2 life.' },
  ],
});

describe('a run', () => {
  const run = playDemonstration(scenario);

  test('has the position before anything happens as step 0, and a position for every step', () => {
    expect(run.steps.map(({ number }) => number)).toEqual(run.steps.map((_, at) => at));
    expect(run.steps[0]).toMatchObject({ event: 'start', text: '', cites: [] });
    expect(run.boardAt(0).players[0]?.mana).toBe('{R}');
    expect(run.boardAt(run.steps.length - 1).objects.find(({ ref }) => ref === 'bear')?.zone).toBe('graveyard');
    expect(run.boardAt(3)).toBe(run.boardAt(3));
  });

  test('is the same played in pieces, one for its beginning and one an action', () => {
    const again = readForPlayer(JSON.parse(JSON.stringify(scenario.scenario)) as Record<string, unknown>);
    const work = playInPieces(again);
    let pieces = 0;
    let piece = work.next();
    for (; !piece.done; piece = work.next()) pieces += 1;
    expect(pieces).toBe(1 + (again.scenario.actions?.length ?? 0));
    expect(piece.value.steps).toEqual(run.steps);
  });

  test('has captions at the last step of their action', () => {
    const captioned = run.steps.filter(({ caption }) => caption !== undefined);
    expect(captioned.map(({ caption }) => caption)).toEqual(['A bear and a wall.', 'The bear is gone.']);
    expect(captioned.map(({ action, number }) => [action, run.steps[number + 1]?.action])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test('says how an instruction without a card is worded', () => {
    expect(run.steps.at(-1)).toMatchObject({ action: 3, wording: 'You gain 2 life.' });
    expect(run.steps[1]?.wording).toBeUndefined();
  });

  test('tells the choices of an action: what was chosen, what was legal, and what was closed by which rule', () => {
    const [choice] = run.actions[1]?.choices ?? [];
    expect(choice).toMatchObject({ player: 'A', answer: 'bear', count: 3 });
    expect(choice?.options).toEqual(expect.arrayContaining(['bear', 'A', 'B']));
    expect(choice?.closed.map(({ answer, cites }) => [answer, cites])).toEqual([['wall', ['702.18a', '601.2c']]]);
  });
});

test('what is no scenario is refused', () => {
  expect(() => readDemonstration({ id: 'test' }, {})).toThrow();
});

test('a run needs the readings that were kept, and no others', () => {
  const { texts, kept } = keepReadings(scenario.texts);
  const { steps } = playDemonstration({ ...scenario, texts });
  expect(playDemonstration(readDemonstration(JSON.parse(JSON.stringify(scenario.scenario)), kept())).steps).toEqual(steps);
  expect(playDemonstration(readDemonstration(scenario.scenario, {})).unsupported).not.toEqual([]);
});

test('what cannot be played says why and has no steps', () => {
  const run = playDemonstration(
    readForPlayer({
      id: 'x',
      edition: '2021-04-22',
      setup: { zones: { battlefield: [creature('bear', 'A', '2/2', { text: 'Frobnicate 2' })] } },
    }),
  );
  expect(run.steps).toEqual([]);
  expect(run.unsupported[0]).toContain('Frobnicate');
});

describe('the same actions under another edition', () => {
  const burn = readForPlayer({
    id: 'burn',
    edition: '2005-10-01',
    setup: { mana: { A: '{G}{G}' } },
    actions: [{ by: 'all', do: 'pass until', until: 'next phase' }],
  });
  const days = ['2005-10-01', '2009-05-01', '2009-07-11', '2021-04-22'];
  const own = playDemonstration(burn);

  test('end otherwise where the rules are others, and rest on other rules', () => {
    const { isSame, outcome, cited } = compareRuns(burn, own, playDemonstration(burn, '2021-04-22'), days);
    expect(isSame).toBe(false);
    expect(outcome?.differences).toEqual([{ of: 'A', quality: 'life', here: '18', there: '20' }]);
    expect(outcome?.changed.map(({ here }) => here.cites)).toContainEqual(['300.3']);
    expect(cited[0]).toContain('300.3');
  });

  test('end alike where they are the same', () => {
    const { isSame, outcome } = compareRuns(burn, own, playDemonstration(burn, '2009-05-01'), days);
    expect([isSame, outcome?.differences]).toEqual([true, []]);
  });

  test('differ where one of the two refuses an action', () => {
    const blocks = readForPlayer({
      id: 'blocks',
      edition: '2021-04-22',
      setup: {
        step: 'combat damage',
        zones: { battlefield: [creature('big', 'A', '2/2'), creature('one', 'B', '1/1'), creature('two', 'B', '2/2')] },
        attacking: { big: 'B' },
        blocking: { one: 'big', two: 'big' },
        damageOrder: { big: ['two', 'one'] },
      },
      actions: [{ by: 'A', do: 'assign damage', object: 'big', damage: { two: 1, one: 1 } }],
    });
    const run = playDemonstration(blocks);
    const free = playDemonstration(blocks, '2026-01-16');
    expect([run.steps.at(-1)?.event, free.steps.some(({ event }) => event === 'refused')]).toEqual(['refused', false]);
    const days = ['2021-04-22', '2026-01-16'];
    const both = compareRuns(blocks, run, free, days);
    expect([both.isSame, both.outcome?.allowed.map(({ cites }) => cites), both.outcome?.refused]).toEqual([false, [['510.1']], []]);
  });
});
