/** What is done X times: one time after the other, and no time where X is 0 (107.3, 608.2c). */
import { describe, expect, it } from 'vitest';
import { cast, choose, resolve } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { outcome, told } from './outcome.ts';

const sorcery = (text: string, more: object = {}) => ({ ref: 'spell', name: 'Spell', type: 'Sorcery', cost: '{X}{G}', text, ...more });
const board = (spell: object, battlefield: readonly object[], more: object = {}) => ({
  zones: { battlefield, hand: { A: [spell], ...more } },
});
const withX = (x: number) => [cast('spell', { pay: 'free', x }), resolve];
const token = { ...creature('Sprout', 'A', '1/1'), token: true };

describe('done X times', () => {
  it('a token is copied anew each time', () => {
    const spell = sorcery('Populate X times.');
    const tokens = (count: number) => ({ tokens: [{ name: 'Sprout', controller: 'A', count }] });
    const twice = [...withX(2), choose('Sprout')];
    expect(outcome(board(spell, [token]), twice, tokens(3))).toBe('passed');
    expect(outcome(board(spell, [token]), twice, tokens(2))).toBe('failed tokens');
    expect(outcome(board(spell, [token]), withX(1), tokens(2))).toBe('passed');
  });

  it('no time is told', () => {
    const steps = told(board(sorcery('Proliferate X times.'), [token]), withX(0), 'missing');
    expect(steps).toEqual([['It would be done no time, so nothing is done.', ['608.2c']]]);
  });

  it('each time a player pays or does not', () => {
    const spell = sorcery('Repeat the following process X times. Each opponent loses 3 life unless that player discards a card.');
    const hand = { B: [{ ref: 'card', name: 'Card', type: 'Sorcery' }] };
    const asked = [...withX(2), choose('yes', 'B')];
    expect(outcome(board(spell, [], hand), asked, { life: { A: 20, B: 17 }, handSize: { B: 0 } })).toBe('passed');
  });

  it('a process is repeated so many more times', () => {
    const spell = sorcery(
      "Exile any number of creatures you control, then return them to the battlefield under their owner's control. Then repeat this process X more times.",
    );
    const cat = { ...creature('Cat', 'A', '2/2'), text: 'Whenever another creature you control enters, you gain 1 life.' };
    const dog = creature('Dog', 'A', '2/2');
    const actions = [...withX(1), choose(['Dog']), choose(['Dog']), resolve, resolve];
    expect(outcome(board(spell, [cat, dog]), actions, { life: { A: 22 }, zones: { Cat: 'battlefield', Dog: 'battlefield' } })).toBe(
      'passed',
    );
  });
});
