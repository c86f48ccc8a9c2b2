/** "Do this only once each turn": what is offered is done once, and then the ability triggers no more for who has done it (603.2h). */
import { describe, expect, it } from 'vitest';
import { cast, check, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature, play } from '../../demonstration/play.ts';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { outcome, refusedLast, told } from './outcome.ts';

const paragon = (ref: string) => ({
  ...creature(ref, 'A', '2/2'),
  text: 'Whenever you gain life, you may put a +1/+1 counter on each creature you control. Do this only once each turn.',
});
const gain = effect('You gain 1 life.');
const on = (...battlefield: readonly object[]) => ({ zones: { battlefield } });

describe('what is done only once each turn', () => {
  const once = [gain, check, resolve, choose('yes')];

  it('is offered no more once it was done', () => {
    expect(outcome(on(paragon('p')), [...once, gain], { counters: { p: { '+1/+1': 1 } }, life: { A: 22 } })).toBe('passed');
    expect(refusedLast(on(paragon('p')), [...once, gain, check, resolve])).toBe('passed');
  });

  it('is offered again while it was declined', () => {
    const again = [gain, check, resolve, choose('no'), gain, check, resolve, choose('yes')];
    expect(outcome(on(paragon('p')), again, { counters: { p: { '+1/+1': 1 } } })).toBe('passed');
  });

  it('is told not to trigger since it has been done', () => {
    const { trace } = play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, ...on(paragon('p')) },
      actions: [...once, gain, check],
      expect: {},
    });
    const untold = trace.filter(({ event }) => event === 'no trigger');
    expect(untold.map(({ text, cites }) => [text.includes('since that has been done this turn'), cites[0]])).toEqual([[true, '603.2h']]);
  });

  it('is done by one of several that wait on the stack', () => {
    const twice = effect('You gain 1 life. You gain 2 life.');
    const both = [twice, check, resolve, choose('yes'), resolve];
    expect(outcome(on(paragon('p')), both, { counters: { p: { '+1/+1': 1 } }, life: { A: 23 } })).toBe('passed');
    expect(refusedLast(on(paragon('p')), [...both, choose('yes')])).toBe('passed');
    const second = [twice, check, resolve, choose('no'), resolve, choose('yes')];
    expect(outcome(on(paragon('p')), second, { counters: { p: { '+1/+1': 1 } } })).toBe('passed');
  });

  it('is told to have been done where another waits on the stack', () => {
    const both = [effect('You gain 1 life. You gain 2 life.'), check, resolve, choose('yes'), resolve];
    expect(told(on(paragon('p')), both, 'not so')).toEqual([
      ['That has been done this turn, so what hangs on it does not happen.', ['603.2h']],
    ]);
  });

  it('is done once though its source has left meanwhile', () => {
    const dog = creature('dog', 'A');
    const twice = effect('You gain 1 life. You gain 2 life.');
    const gone = [twice, check, effect('Destroy target creature.', 'p'), check, resolve, choose('yes'), resolve];
    expect(outcome(on(paragon('p'), dog), gone, { counters: { dog: { '+1/+1': 1 } }, zones: { p: 'graveyard' } })).toBe('passed');
    expect(refusedLast(on(paragon('p'), dog), [...gone, choose('yes')])).toBe('passed');
  });

  it('is done by each of two with the same words', () => {
    const both = [gain, check, choose(['p', 'q']), resolve, choose('yes'), resolve, choose('yes')];
    const counters = { p: { '+1/+1': 2 }, q: { '+1/+1': 2 } };
    expect(outcome(on(paragon('p'), paragon('q')), both, { counters })).toBe('passed');
  });

  it('is refused where one thing has two such abilities, which only their words tell apart', () => {
    const text = paragon('p').text;
    expect(outcome(on({ ...paragon('p'), text: `${text}\n${text}` }), [gain, check, resolve, choose('yes')], {})).toBe(
      'refused actions[3]',
    );
  });

  it('is done again in another turn', () => {
    const next = [...once, until('upkeep'), gain, check, resolve, choose('yes')];
    expect(outcome(on(paragon('p')), next, { counters: { p: { '+1/+1': 2 } } })).toBe('passed');
  });

  it('is done by another player who controls it later in the turn', () => {
    const stolen = [
      ...once,
      effect('Target opponent gains control of target creature.', 'B', 'p'),
      effect('Target player gains 1 life.', 'B'),
      check,
    ];
    const asked = [...stolen, resolve, choose('yes', 'B')];
    expect(outcome(on(paragon('p')), asked, { counters: { p: { '+1/+1': 2 } } })).toBe('passed');
  });

  it('does not trigger of what it does itself', () => {
    const dancer = {
      ref: 'dancer',
      name: 'Dancer',
      type: 'Enchantment Creature — Kirin',
      pt: '3/4',
      controller: 'A',
      text: "Whenever an enchantment you control enters, you may create a token that's a copy of it. Do this only once each turn.",
    };
    const saint = { ref: 'saint', name: 'Saint', type: 'Enchantment', cost: '{1}', text: '' };
    const setup = { zones: { battlefield: [dancer], hand: { A: [saint] } } };
    const comes = [cast('saint', { pay: 'free' }), resolve, check, resolve, choose('yes')];
    expect(outcome(setup, comes, { tokens: [{ controller: 'A', count: 1 }], triggered: { dancer: 1 } })).toBe('passed');
    expect(refusedLast(setup, [...comes, choose('yes')])).toBe('passed');
  });

  it('counts what was paid as done', () => {
    const gremlin = {
      ...creature('gremlin', 'A'),
      text: 'Whenever you gain life, you may discard a card. If you do, draw two cards. Do this only once each turn.',
    };
    const setup = { zones: { battlefield: [gremlin], hand: { A: [creature('x', 'A'), creature('y', 'A')] } } };
    const does = [gain, check, resolve, choose('yes'), choose('x'), gain];
    expect(outcome(setup, does, { handSize: { A: 3 } })).toBe('passed');
  });
});

describe('what is done only once is not said', () => {
  it.each([
    'Whenever you scry, look at the top card of your library. You may cast that card without paying its mana cost. Do this only once each turn.',
    'Whenever you gain life, you may cast a spell from your hand without paying its mana cost. Do this only once each turn.',
    'Whenever you gain life, target opponent may draw a card. Do this only once each turn.',
    'Whenever you gain life, draw a card. Do this only once each turn.',
    'Whenever you gain life, you may draw a card. You may discard a card. Do this only once each turn.',
  ])('%s', (text) => {
    expect(compileText(text, { name: 'Test', types: ['creature'], subtypes: [] }).ok).toBe(false);
  });
});
