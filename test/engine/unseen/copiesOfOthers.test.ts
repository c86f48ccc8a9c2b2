/** Tokens that are copies but for their size, color and creature type (707.9b), and permanents whose counters are doubled (701.10e). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { board, cast, spell } from './spellsOnBoards.ts';

const frog = spell('s', "Create a token that's a copy of target creature, except it's a 1/1 green Frog.");
const dragon = {
  ref: 'dragon',
  name: 'Dragon',
  controller: 'B',
  type: 'Legendary Artifact Creature — Dragon',
  cost: '{4}{R}{R}',
  pt: '5/5',
  text: 'Flying\n{T}: Draw a card.',
};
const copied = (more: object, expected: object, text = frog) =>
  verdict(
    play(
      board(
        { mana: { A: '{R}' }, zones: { battlefield: [{ ...dragon, ...more }], hand: { A: [text] } } },
        cast('A', 's', 'dragon'),
        expected,
      ),
    ),
  );

describe('a copy that is another creature', () => {
  it('has that size, color and type, and no other of these', () => {
    expect(
      copied(
        {},
        {
          pt: { 'Dragon#1': '1/1', dragon: '5/5' },
          colors: { 'Dragon#1': ['green'] },
          types: { 'Dragon#1': ['artifact', 'creature'] },
          subtypes: { 'Dragon#1': ['Frog'] },
          supertypes: { 'Dragon#1': ['legendary'] },
        },
      ),
    ).toBe('passed');
  });

  it('has its abilities and its mana value', () => {
    expect(
      copied(
        {},
        { abilities: { 'Dragon#1': { has: ['flying'], count: 2 } }, manaValue: { 'Dragon#1': 6 }, controller: { 'Dragon#1': 'A' } },
      ),
    ).toBe('passed');
  });

  it('keeps what it is by other types: a Forest goes on being one (205.1a)', () => {
    const arbor = { type: 'Land Creature — Forest Dryad', cost: '{G}', text: '', pt: '1/1' };
    const expected = {
      types: { 'Dragon#1': ['creature', 'land'] },
      subtypes: { 'Dragon#1': { has: ['Forest', 'Frog'], lacks: ['Dryad'] } },
    };
    expect(copied(arbor, expected)).toBe('passed');
  });

  it('is so itself where the token is copied', () => {
    const actions = [
      ...cast('A', 's', 'dragon'),
      { by: 'A', do: 'effect', text: "Create a token that's a copy of target creature.", targets: ['Dragon#1'] },
    ];
    const setup = { mana: { A: '{R}' }, zones: { battlefield: [{ ...dragon, type: 'Creature — Dragon' }], hand: { A: [frog] } } };
    expect(
      verdict(
        play(board(setup, actions, { pt: { 'Dragon#2': '1/1' }, subtypes: { 'Dragon#2': ['Frog'] }, colors: { 'Dragon#2': ['green'] } })),
      ),
    ).toBe('passed');
  });

  it('keeps its other types where it is so in addition to them', () => {
    const both = spell('s', "Create a token that's a copy of target creature, except it's a Frog in addition to its other creature types.");
    expect(copied({ type: 'Creature — Dragon' }, { subtypes: { 'Dragon#1': ['Dragon', 'Frog'] } }, both)).toBe('passed');
  });

  it('is refused with a card type of which it is not said whether it comes on top', () => {
    const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
    expect(compileText("Create a token that's a copy of target permanent, except it's a 4/4 black Zombie creature.", about).ok).toBe(false);
  });
});

const double = spell('s', 'Double the number of each kind of counter on any number of target permanents.');
const bear = (ref: string, counters: object, more: object = {}) => ({ ...creature(ref, 'A'), counters, ...more });
const doubled = (battlefield: readonly object[], targets: readonly string[], expected: object) =>
  verdict(play(board({ mana: { A: '{R}' }, zones: { battlefield, hand: { A: [double] } } }, cast('A', 's', ...targets), expected)));

describe('each kind of counter', () => {
  it('is doubled by itself, on each of several', () => {
    const all = [bear('one', { '+1/+1': 2, charge: 3 }), bear('two', { stun: 1 }), bear('other', { charge: 1 })];
    const expected = { counters: { one: { '+1/+1': 4, charge: 6 }, two: { stun: 2 }, other: { charge: 1 } }, pt: { one: '6/6' } };
    expect(doubled(all, ['one', 'two'], expected)).toBe('passed');
  });

  it('is not there where there is none', () => {
    expect(doubled([bear('one', {}), bear('two', { charge: 2 })], ['one', 'two'], { counters: { one: {}, two: { charge: 4 } } })).toBe(
      'passed',
    );
  });

  it('on what is gone is not doubled', () => {
    const actions = [
      { by: 'A', do: 'cast', object: 's', targets: ['one', 'two'] },
      { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['one'] },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ];
    const setup = {
      mana: { A: '{R}' },
      zones: { battlefield: [bear('one', { charge: 2 }), bear('two', { charge: 2 })], hand: { A: [double] } },
    };
    expect(verdict(play(board(setup, actions, { zones: { one: 'graveyard' }, counters: { two: { charge: 4 } } })))).toBe('passed');
  });

  it('is more where more are put', () => {
    const season = {
      ref: 'season',
      name: 'Season',
      controller: 'A',
      type: 'Enchantment',
      text: 'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
    };
    expect(doubled([season, bear('one', { '+1/+1': 2, charge: 1 })], ['one'], { counters: { one: { '+1/+1': 5, charge: 2 } } })).toBe(
      'passed',
    );
  });

  it('makes a planeswalker as loyal again', () => {
    const walker = { ref: 'jace', name: 'Jace', controller: 'B', type: 'Planeswalker — Jace', loyalty: 3, counters: { loyalty: 3 } };
    expect(doubled([walker], ['jace'], { counters: { jace: { loyalty: 6 } } })).toBe('passed');
  });
});
