/** Keyword actions of newer days: detain, explore twice, fights that are offered, blight, forage, evidence, behold (701). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const outcome = (setup: object, actions: readonly object[], expected: object, players = ['A', 'B']) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      setup: { librarySize: Object.fromEntries(players.map((id) => [id, 9])), ...setup },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const attack = (by: string, attackers: object) => ({ by, do: 'attack', attackers });
const card = (ref: string, cost: string, type = 'Sorcery') => ({
  ref,
  name: ref,
  type,
  cost,
  text: type === 'Sorcery' ? 'Draw a card.' : '',
});

describe('detain', () => {
  const ox = { ...creature('ox', 'B'), text: '{0}: You gain 1 life.' };
  const detain = effect('Detain target creature an opponent controls.', { targets: ['ox'] });
  const use = { by: 'B', do: 'activate', object: 'ox', ability: '{0}: You gain' };
  it('keeps it from attacking and its abilities from being activated until the turn of who detained it', () => {
    const actions = [detain, until('upkeep of B'), use, until('declare attackers of B'), attack('B', { ox: 'A' }), attack('B', {})];
    expect(outcome({ zones: { battlefield: [ox] } }, actions, { refused: [{ action: 3 }, { action: 5 }], life: { A: 20, B: 20 } })).toBe(
      'passed',
    );
  });
  it('is over as that turn begins', () => {
    const actions = [
      detain,
      until('declare attackers of B'),
      attack('B', {}),
      until('upkeep of A'),
      { by: 'A', do: 'pass' },
      use,
      { by: 'all', do: 'resolve' },
    ];
    expect(outcome({ zones: { battlefield: [ox] } }, actions, { life: { B: 21 } })).toBe('passed');
  });
});

describe('exploring twice', () => {
  const explore = effect('Target creature you control explores, then it explores again.', { targets: ['ox'] });
  const ox = creature('ox', 'A');
  const island = { ref: 'island', name: 'Island', type: 'Basic Land — Island' };
  it('is one after the other', () => {
    const zones = { battlefield: [ox], library: { A: [card('a', '{2}'), island] } };
    expect(outcome({ zones }, [explore, choose('A', 'yes')], { zones: { a: 'graveyard', island: 'hand' }, pt: { ox: '3/3' } })).toBe(
      'passed',
    );
    const two = { battlefield: [ox], library: { A: [card('a', '{2}'), card('b', '{2}')] } };
    expect(
      outcome({ zones: two }, [explore, choose('A', 'no'), choose('A', 'yes')], {
        zones: { a: 'graveyard', b: 'library' },
        pt: { ox: '4/4' },
      }),
    ).toBe('passed');
  });
});

describe('a fight that is offered', () => {
  const stag = {
    ...creature('stag', 'A', '3/3'),
    name: 'Stag',
    text: 'When Stag enters, you may have it fight target creature you don’t control.',
    cost: '{0}',
  };
  const cast = { by: 'A', do: 'cast', object: 'stag' };
  const resolve = { by: 'all', do: 'resolve' };
  const zones = { battlefield: [creature('ox', 'B', '2/5')], hand: { A: [stag] } };
  it('is fought by who says so, and not else', () => {
    expect(outcome({ zones }, [cast, resolve, resolve, choose('A', 'yes')], { damage: { stag: 2, ox: 3 } })).toBe('passed');
    expect(outcome({ zones }, [cast, resolve, resolve, choose('A', 'no')], { damage: { stag: 0, ox: 0 } })).toBe('passed');
  });
});

describe('blight', () => {
  const may = effect('You may blight 1. If you do, you gain 3 life.');
  it('is done to a creature of one’s own that one chooses', () => {
    const zones = { battlefield: [creature('a', 'A'), creature('c', 'A'), creature('b', 'B')] };
    const actions = [may, choose('A', 'yes'), choose('A', 'b'), choose('A', 'c')];
    expect(outcome({ zones }, actions, { refused: { action: 3 }, counters: { c: { '-1/-1': 1 }, a: {} }, life: { A: 23 } })).toBe('passed');
  });
  it('is no choice of who has no creature', () => {
    expect(outcome({}, [may], { life: { A: 20 } })).toBe('passed');
  });
  it('is done by each of several', () => {
    const zones = { battlefield: [creature('a', 'A'), creature('b', 'B', '1/1')] };
    expect(
      outcome({ zones }, [effect('Each opponent blights 2.'), { by: 'game', do: 'check' }], {
        zones: { a: 'battlefield', b: 'graveyard' },
      }),
    ).toBe('passed');
  });
});

describe('evidence and food', () => {
  const grave = { A: [card('a', '{2}'), card('b', '{3}'), card('c', '{U}')] };
  const examine = effect('You may collect evidence 4. If you do, draw a card.');
  it('is any number of cards with so much mana value together', () => {
    const few = [examine, choose('A', 'yes'), choose('A', ['b']), choose('A', ['b', 'c'])];
    expect(
      outcome({ zones: { graveyard: grave } }, few, {
        refused: { action: 3 },
        zones: { a: 'graveyard', b: 'exile', c: 'exile' },
        handSize: { A: 1 },
      }),
    ).toBe('passed');
    const more = [examine, choose('A', 'yes'), choose('A', ['a', 'b', 'c'])];
    expect(outcome({ zones: { graveyard: grave } }, more, { zones: { a: 'exile' }, handSize: { A: 1 } })).toBe('passed');
  });
  it('is no choice of who has not so much', () => {
    expect(outcome({ zones: { graveyard: { A: [card('a', '{2}'), card('c', '{U}')] } } }, [examine], { handSize: { A: 0 } })).toBe(
      'passed',
    );
  });
  const forage = effect('You may forage. If you do, draw a card.');
  it('is three cards, or a Food', () => {
    expect(
      outcome({ zones: { graveyard: grave } }, [forage, choose('A', 'yes')], {
        zones: { a: 'exile', b: 'exile', c: 'exile' },
        handSize: { A: 1 },
      }),
    ).toBe('passed');
    const food = { ref: 'food', name: 'Food', type: 'Artifact — Food', controller: 'A' };
    expect(
      outcome({ zones: { battlefield: [food] } }, [forage, choose('A', 'yes')], { zones: { food: 'graveyard' }, handSize: { A: 1 } }),
    ).toBe('passed');
    expect(outcome({ zones: { graveyard: { A: [card('a', '{2}')] } } }, [forage], { handSize: { A: 0 } })).toBe('passed');
  });
});

describe('what is beheld', () => {
  const exhale = {
    ref: 'x',
    name: 'Exhale',
    type: 'Sorcery',
    cost: '{0}',
    text: 'As an additional cost to cast this spell, behold a Dragon or pay {1}.\nYou gain 2 life.',
  };
  const dragon = { ...creature('dragon', 'A'), type: 'Creature — Dragon' };
  const cast = (more: object = {}) => ({ by: 'A', do: 'cast', object: 'x', ...more });
  const resolve = { by: 'all', do: 'resolve' };
  it('is a card of the hand or a permanent of one’s own, and stays', () => {
    expect(outcome({ zones: { hand: { A: [exhale, dragon] } } }, [cast(), resolve], { zones: { dragon: 'hand' }, life: { A: 22 } })).toBe(
      'passed',
    );
    expect(
      outcome({ zones: { battlefield: [dragon], hand: { A: [exhale] } } }, [cast(), resolve], {
        zones: { dragon: 'battlefield' },
        life: { A: 22 },
      }),
    ).toBe('passed');
  });
  it('is not that of an opponent', () => {
    const theirs = { ...dragon, controller: 'B' };
    expect(
      outcome({ zones: { battlefield: [theirs], hand: { A: [exhale] } } }, [cast()], { refused: { action: 1 }, zones: { x: 'hand' } }),
    ).toBe('passed');
  });
});
