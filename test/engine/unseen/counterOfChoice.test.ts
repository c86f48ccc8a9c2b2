/** "Your choice of a trample counter or a menace counter": which it is is chosen as it is put there, or as the permanent enters (122.1b, 608.2d, 614.1c). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { cast, choose, effect, resolve } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { outcome, refusedLast } from './outcome.ts';

const zones = (battlefield: readonly object[], hand: readonly object[] = []) => ({ zones: { battlefield, hand: { A: hand } } });
const ape = {
  ...creature('Ape', 'A', '4/3'),
  cost: '{3}{R}',
  text: 'Ape enters the battlefield with your choice of a trample counter or a menace counter on it.',
};
const enters = [cast('Ape', { pay: 'free' }), resolve];

describe('a counter of your choice', () => {
  it('is there as the permanent enters', () => {
    expect(outcome(zones([], [ape]), [...enters, choose('menace')], { counters: { Ape: { menace: 1 } } })).toBe('passed');
    expect(outcome(zones([], [ape]), [...enters, choose('trample')], { counters: { Ape: { trample: 1 } } })).toBe('passed');
    expect(refusedLast(zones([], [ape]), [...enters, choose('flying')])).toBe('passed');
  });

  it('is there before state-based actions look', () => {
    const egg = {
      ...creature('Egg', 'A', '0/0'),
      text: 'Egg enters with your choice of a +1/+1, first strike, or vigilance counter on it.',
    };
    const board = zones([], [{ ...egg, cost: '{1}' }]);
    const comes = [cast('Egg', { pay: 'free' }), resolve];
    expect(outcome(board, [...comes, choose('+1/+1')], { zones: { Egg: 'battlefield' }, pt: { Egg: '1/1' } })).toBe('passed');
    expect(outcome(board, [...comes, choose('vigilance')], { zones: { Egg: 'graveyard' } })).toBe('passed');
  });

  it('is put twice as often by what doubles counters', () => {
    const season = {
      ref: 'season',
      name: 'Season',
      type: 'Enchantment',
      controller: 'A',
      text: 'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
    };
    expect(outcome(zones([season], [ape]), [...enters, choose('menace')], { counters: { Ape: { menace: 2 } } })).toBe('passed');
  });

  it('is not there where no counters can be put', () => {
    const no = {
      ref: 'no',
      name: 'No',
      type: 'Enchantment',
      controller: 'B',
      text: "Counters can't be put on artifacts, creatures, enchantments, or lands.",
    };
    expect(outcome(zones([no], [ape]), [...enters, choose('menace')], { counters: { Ape: {} }, zones: { Ape: 'battlefield' } })).toBe(
      'passed',
    );
  });

  it('is put on what was created, targeted or chosen', () => {
    const token = effect(
      'Create a 3/3 green Beast creature token. Put your choice of a vigilance counter, a reach counter, or a +1/+1 counter on it.',
    );
    expect(outcome(zones([]), [token, choose('+1/+1')], { tokens: [{ controller: 'A', pt: '4/4', count: 1 }] })).toBe('passed');
    const board = zones([creature('bear', 'A'), creature('wolf', 'B')]);
    const target = effect('Put your choice of a menace, trample, reach, or haste counter on target creature.', 'wolf');
    expect(outcome(board, [target, choose('haste')], { counters: { wolf: { haste: 1 }, bear: {} } })).toBe('passed');
  });

  it('is none that cannot be put', () => {
    const firm = creature('firm', 'A', '2/2', { text: "This creature can't have -1/-1 counters put on it." });
    const put = effect('Put your choice of a -1/-1 counter or a flying counter on target creature.', 'firm');
    expect(outcome(zones([firm]), [put], { counters: { firm: { flying: 1 } } })).toBe('passed');
    const three = effect('Put your choice of a -1/-1, flying, or reach counter on target creature.', 'firm');
    expect(refusedLast(zones([firm]), [three, choose('-1/-1')])).toBe('passed');
  });

  it('is none that what enters with it cannot have (614.12a)', () => {
    const no = (controller: string) => ({
      ...creature('no', controller),
      text: "Creatures you control can't have menace counters put on them.",
    });
    expect(outcome(zones([no('A')], [ape]), enters, { counters: { Ape: { trample: 1 } } })).toBe('passed');
    expect(outcome(zones([no('B')], [ape]), [...enters, choose('menace')], { counters: { Ape: { menace: 1 } } })).toBe('passed');
  });

  it.each([
    ['another player', 'Target opponent may put your choice of a +1/+1 counter or a flying counter on target creature.'],
    ['each player', 'Each player may put your choice of a +1/+1 counter or a flying counter on a creature they control.'],
  ])('is refused where it is put by %s', (_, text) => {
    expect(compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
  });

  it('is put as offered', () => {
    const board = zones([creature('bear', 'A')]);
    const may = effect(
      'You may put your choice of a menace counter or a lifelink counter on target creature. If you do, you gain 2 life.',
      'bear',
    );
    expect(outcome(board, [may, choose('yes'), choose('menace')], { counters: { bear: { menace: 1 } }, life: { A: 22 } })).toBe('passed');
    expect(outcome(board, [may, choose('no')], { counters: { bear: {} }, life: { A: 20 } })).toBe('passed');
  });

  it('is of two kinds where two are chosen', () => {
    const twice = effect(
      'Put your choice of a menace counter or a lifelink counter on target creature. Put your choice of a reach counter or a haste counter on that creature.',
      'bear',
    );
    const board = zones([creature('bear', 'A')]);
    expect(outcome(board, [twice, choose('menace'), choose('haste')], { counters: { bear: { menace: 1, haste: 1 } } })).toBe('passed');
  });
});
