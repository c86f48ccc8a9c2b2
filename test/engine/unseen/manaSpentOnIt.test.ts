/** The amount of mana spent to cast something: of the spell, wherever it is by now, and of what it became (400.7d, 601.2h, 608.2h). */
import { describe, expect, it } from 'vitest';
import { cast, check, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { outcome, told } from './outcome.ts';

const wurm = {
  ...creature('wurm', 'A', '3/3'),
  text: 'Whenever you cast an instant or sorcery spell, this creature gets +X/+0 until end of turn, where X is the amount of mana spent to cast that spell.',
};
const bolt = { ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{2}{R}', text: 'You gain 1 life.' };
const board = (battlefield: readonly object[], hand: readonly object[], mana: string) => ({
  zones: { battlefield, hand: { A: hand } },
  mana: { A: mana },
});
const hydra = (cost: string) => ({
  ...creature('hydra', 'A', '0/0'),
  cost,
  text: 'Hydra enters the battlefield with a number of +1/+1 counters on it equal to the amount of mana spent to cast it.',
  name: 'Hydra',
});

describe('mana that was spent on a spell', () => {
  it('is what was paid', () => {
    expect(outcome(board([wurm], [bolt], '{R}{R}{R}'), [cast('bolt'), check, resolve], { pt: { wurm: '6/3' } })).toBe('passed');
  });

  it('is none of what is cast without paying', () => {
    expect(outcome(board([wurm], [bolt], ''), [cast('bolt', { pay: 'free' }), check, resolve], { pt: { wurm: '3/3' } })).toBe('passed');
  });

  it('is less where it costs less, and more where it costs more', () => {
    const helper = { ref: 'h', name: 'H', type: 'Artifact', controller: 'A', text: 'Spells you cast cost {1} less to cast.' };
    const tax = { ref: 't', name: 'T', type: 'Artifact', controller: 'B', text: 'Spells your opponents cast cost {1} more to cast.' };
    expect(outcome(board([wurm, helper], [bolt], '{R}{R}'), [cast('bolt'), check, resolve], { pt: { wurm: '5/3' } })).toBe('passed');
    expect(outcome(board([wurm, tax], [bolt], '{R}{R}{R}{R}'), [cast('bolt'), check, resolve], { pt: { wurm: '7/3' } })).toBe('passed');
  });

  it('is known once the spell was countered', () => {
    const countered = [cast('bolt'), check, effect('Counter target spell.', 'bolt'), resolve];
    expect(outcome(board([wurm], [bolt], '{R}{R}{R}'), countered, { pt: { wurm: '6/3' }, zones: { bolt: 'graveyard' } })).toBe('passed');
  });

  it('is held against its mana value', () => {
    const less = effect(
      'Counter target spell. If the amount of mana spent to cast that spell was less than its mana value, you draw a card.',
      'bolt',
    );
    expect(outcome(board([], [bolt], '{R}{R}{R}'), [cast('bolt'), less], { handSize: { A: 0 } })).toBe('passed');
    expect(outcome(board([], [bolt], ''), [cast('bolt', { pay: 'free' }), less], { handSize: { A: 1 } })).toBe('passed');
  });

  it('is held against power as it triggers and resolves', () => {
    const thopter = {
      ...creature('thopter', 'A', '2/2'),
      name: 'Thopter',
      text: "Whenever you cast a spell, if the amount of mana spent to cast that spell is greater than Thopter's power, put a +1/+1 counter on Thopter.",
    };
    expect(outcome(board([thopter], [bolt], '{R}{R}{R}'), [cast('bolt'), check, resolve], { pt: { thopter: '3/3' } })).toBe('passed');
    const cheap = { ...bolt, cost: '{1}{R}' };
    const none = { pt: { thopter: '2/2' }, triggered: { thopter: 0 } };
    expect(outcome(board([thopter], [cheap], '{R}{R}'), [cast('bolt'), check, resolve], none)).toBe('passed');
    const grown = [cast('bolt'), check, effect('Target creature gets +1/+0 until end of turn.', 'thopter'), resolve];
    expect(outcome(board([thopter], [bolt], '{R}{R}{R}'), grown, { pt: { thopter: '3/2' }, counters: { thopter: {} } })).toBe('passed');
  });
});

describe('mana that was spent on a permanent', () => {
  const angel = {
    ...creature('angel', 'A', '2/2'),
    name: 'Angel',
    cost: '{2}{W}',
    text: 'When this creature enters, you gain X life, where X is the amount of mana spent to cast this creature.',
  };
  it('is that of its spell as it enters', () => {
    expect(outcome(board([], [hydra('{2}{G}')], '{G}{G}{G}'), [cast('hydra'), resolve], { pt: { hydra: '3/3' } })).toBe('passed');
    expect(outcome(board([], [hydra('{X}{G}')], '{G}{G}{G}{G}'), [cast('hydra', { x: 3 }), resolve], { pt: { hydra: '4/4' } })).toBe(
      'passed',
    );
  });

  it('is none of what was not cast', () => {
    const put = effect('Put a creature card from your hand onto the battlefield.');
    expect(outcome(board([], [hydra('{2}{G}')], ''), [put], { zones: { hydra: 'graveyard' } })).toBe('passed');
  });

  it('is known to what triggers as it enters, wherever it has gone', () => {
    const comes = [cast('angel'), resolve, check];
    expect(outcome(board([], [angel], '{W}{W}{W}'), [...comes, resolve], { life: { A: 23 } })).toBe('passed');
    const gone = [...comes, effect('Destroy target creature.', 'angel'), resolve];
    expect(outcome(board([], [angel], '{W}{W}{W}'), gone, { life: { A: 23 }, zones: { angel: 'graveyard' } })).toBe('passed');
  });

  it('is not that of a copy', () => {
    const copied = effect("Create a token that's a copy of target creature.", 'angel');
    const comes = [cast('angel'), resolve, check, resolve, copied, check, resolve];
    expect(outcome(board([], [angel], '{W}{W}{W}'), comes, { life: { A: 23 } })).toBe('passed');
  });

  it('is the most that what it copies may cost', () => {
    const bird = {
      ...creature('bird', 'A', '1/1'),
      name: 'Mocker',
      cost: '{X}{U}',
      text: 'You may have Mocker enter the battlefield as a copy of any creature on the battlefield with mana value less than or equal to the mana spent to cast Mocker, except it is a Bird in addition to its other types and has flying.',
    };
    const beasts = [creature('three', 'B', '3/3', { cost: '{2}{G}' }), creature('four', 'B', '4/4', { cost: '{3}{G}' })];
    const comes = [cast('bird', { x: 2 }), resolve, choose('three')];
    expect(outcome(board(beasts, [bird], '{U}{U}{U}'), comes, { pt: { bird: '3/3' } })).toBe('passed');
    expect(outcome(board(beasts.slice(1), [bird], '{U}{U}{U}'), comes.slice(0, 2), { pt: { bird: '1/1' } })).toBe('passed');
  });

  it('is the most that what is targeted as it enters may cost', () => {
    const angel = {
      ...creature('angel', 'A', '2/2'),
      name: 'Angel',
      cost: '{2}{W}',
      text: 'When this creature enters, return target artifact card with mana value X or less from your graveyard to the battlefield, where X is the amount of mana spent to cast this creature.',
    };
    const relic = { ref: 'relic', name: 'Relic', type: 'Artifact', cost: '{3}', text: '' };
    const setup = { ...board([], [angel], '{W}{W}{W}'), zones: { hand: { A: [angel] }, graveyard: { A: [relic] } } };
    const comes = [cast('angel'), resolve, check, resolve];
    expect(outcome(setup, comes, { zones: { relic: 'battlefield' } })).toBe('passed');
    expect(outcome(setup, [cast('angel', { pay: 'free' }), resolve], { zones: { relic: 'graveyard' } })).toBe('passed');
  });

  it('is told where it is asked for', () => {
    const spent = (setup: object, actions: readonly object[]) => told(setup, actions, 'spent');
    const three = ['3 mana was spent to cast Bolt.', ['601.2h']];
    expect(spent(board([wurm], [bolt], '{R}{R}{R}'), [cast('bolt'), check])).toEqual([]);
    expect(spent(board([wurm], [bolt], '{R}{R}{R}'), [cast('bolt'), check, effect('Counter target spell.', 'bolt'), resolve])).toEqual([
      three,
    ]);
    const less = effect('If the amount of mana spent to cast target spell was less than its mana value, you draw a card.', 'bolt');
    expect(spent(board([], [bolt], '{R}{R}{R}'), [cast('bolt'), less])).toEqual([three]);
    const [text] = three;
    const thopter = {
      ...creature('thopter', 'A', '3/3'),
      name: 'Thopter',
      text: "Whenever you cast a spell, if the amount of mana spent to cast that spell is greater than Thopter's power, put a +1/+1 counter on Thopter.",
    };
    expect(spent(board([thopter], [bolt], '{R}{R}{R}'), [cast('bolt'), check]).map(([said]) => said)).toEqual([text]);
    expect(spent(board([{ ...thopter, pt: '2/2' }], [bolt], '{R}{R}{R}'), [cast('bolt'), check]).map(([said]) => said)).toEqual([text]);
  });

  it('is told where it is asked for later, not before', () => {
    const clock = {
      ref: 'clock',
      name: 'Clock',
      type: 'Artifact',
      controller: 'A',
      text: 'Whenever you cast a spell, draw cards equal to the amount of mana spent to cast that spell at the beginning of the next upkeep.',
    };
    const now = [cast('bolt'), check, resolve];
    expect(told(board([clock], [bolt], '{R}{R}{R}'), now, 'spent')).toEqual([]);
    const later = [...now, resolve, until('upkeep of B'), until('stack empty')];
    expect(told(board([clock], [bolt], '{R}{R}{R}'), later, 'spent').map(([text]) => text)).toEqual(['3 mana was spent to cast Bolt.']);
  });
});
