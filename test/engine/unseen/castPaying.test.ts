/** What may be cast from elsewhere for a cost besides, or in the place of its mana cost (118.8, 118.9, 601.3). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const besides = 'in addition to paying its other costs';
const board = (zones: object, actions: readonly object[], expected: object, mana = '{B}{B}{B}', step = 'precombat main') =>
  verdict(play({ edition, setup: { step, librarySize: { A: 9, B: 9 }, mana: { A: mana }, zones }, actions, expect: expected }));
const card = (ref: string, more: object = {}) => ({
  ref,
  name: `Card ${ref}`,
  type: 'Instant',
  cost: '{9}',
  text: 'You gain 1 life.',
  ...more,
});

describe('a card cast from the graveyard for something besides', () => {
  const rona = {
    ref: 'rona',
    name: 'Rona',
    type: 'Creature — Wizard',
    cost: '{B}{B}',
    pt: '2/2',
    text: `You may cast ~ from your graveyard by discarding two cards ${besides}.`,
  };
  const there = { graveyard: { A: [rona] }, hand: { A: [card('x'), card('y'), card('z')] } };
  it('costs its mana and that', () => {
    const expected = { zones: { rona: 'battlefield', x: 'graveyard', y: 'graveyard', z: 'hand' }, mana: { A: '{B}' } };
    expect(board(there, [cast('rona', { additional: ['x', 'y'] }), resolve], expected)).toBe('passed');
  });
  it('is not cast without it', () => {
    expect(board({ ...there, hand: { A: [card('x')] } }, [cast('rona')], {})).toMatch(/^failed actions\[0\]/);
  });
  it('costs nothing besides where it is cast from the hand', () => {
    expect(
      board({ hand: { A: [rona, card('x'), card('y')] } }, [cast('rona'), resolve], {
        zones: { rona: 'battlefield', x: 'hand', y: 'hand' },
      }),
    ).toBe('passed');
  });
  it('is no other way of casting: something else may be paid in the place of its mana cost', () => {
    const free = {
      battlefield: [
        {
          ref: 'f',
          name: 'F',
          type: 'Enchantment',
          controller: 'A',
          text: 'You may pay {0} rather than pay the mana cost for creature spells you cast.',
        },
      ],
    };
    const text = 'You may pay {0} rather than pay the mana cost for creature spells you cast.';
    const actions = [cast('rona', { alternative: text, additional: ['x', 'y'] }), resolve];
    expect(board({ ...there, ...free }, actions, { zones: { rona: 'battlefield', x: 'graveyard' }, mana: { A: '{B}{B}{B}' } })).toBe(
      'passed',
    );
  });
  it('is its owner’s alone', () => {
    expect(
      board({ graveyard: { B: [rona] }, hand: { A: [card('x'), card('y')] } }, [cast('rona', { additional: ['x', 'y'] })], {}),
    ).toMatch(/^failed actions\[0\]/);
  });
  it('pays another card of the graveyard, which it is none of itself', () => {
    const brute = {
      ref: 'brute',
      name: 'Helbrute',
      type: 'Artifact Creature',
      cost: '{B}',
      pt: '2/2',
      text: `You may cast ~ from your graveyard by exiling another creature card from your graveyard ${besides}.`,
    };
    const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', cost: '{B}', pt: '2/2' };
    expect(board({ graveyard: { A: [brute, bear] } }, [cast('brute'), resolve], { zones: { brute: 'battlefield', bear: 'exile' } })).toBe(
      'passed',
    );
    expect(board({ graveyard: { A: [brute] } }, [cast('brute')], {})).toMatch(/^failed actions\[0\]/);
  });
  it('pays life and a card', () => {
    const aura = {
      ref: 'aura',
      name: 'Embrace',
      type: 'Enchantment — Aura',
      cost: '{B}',
      text: `Enchant creature\nEnchanted creature gets +3/+1.\nYou may cast ~ from your graveyard by paying 3 life and discarding a card ${besides}.`,
    };
    const zones = { graveyard: { A: [aura] }, hand: { A: [card('x')] }, battlefield: [creature('c', 'A')] };
    const expected = { pt: { c: '5/3' }, life: { A: 17 }, zones: { x: 'graveyard' } };
    expect(board(zones, [cast('aura', { targets: ['c'] }), resolve], expected)).toBe('passed');
  });
});

describe('a card cast from the graveyard for something else', () => {
  const dragon = {
    ref: 'd',
    name: 'Scourge',
    type: 'Creature — Dragon',
    cost: '{5}{B}{B}',
    pt: '6/6',
    text: 'Flying\nYou may cast ~ from your graveyard by paying {B}{B} and sacrificing two creatures rather than paying its mana cost.',
  };
  const zones = { graveyard: { A: [dragon] }, battlefield: [creature('x', 'A'), creature('y', 'A'), creature('z', 'B')] };
  it('costs that alone', () => {
    const expected = { zones: { d: 'battlefield', x: 'graveyard', y: 'graveyard', z: 'battlefield' }, mana: { A: '{B}' } };
    expect(board(zones, [cast('d'), resolve], expected)).toBe('passed');
  });
  it('is not cast from there for its mana cost, nor from the hand for that', () => {
    expect(board({ ...zones, battlefield: [creature('x', 'A')] }, [cast('d')], {}, '{B}{B}{B}{B}{B}{B}{B}')).toMatch(
      /^failed actions\[0\]/,
    );
    expect(board({ hand: { A: [dragon] }, battlefield: zones.battlefield }, [cast('d')], {})).toMatch(/^failed actions\[0\]/);
  });
  it('is so only as long as that is said to be', () => {
    const text =
      'You gain 4 life.\nAs long as you control a Giant, you may cast ~ from your graveyard by paying {B} rather than paying its mana cost.';
    const grave = { graveyard: { A: [{ ref: 'g', name: 'Glimpse', type: 'Sorcery', cost: '{9}', text }] } };
    const giant = { battlefield: [creature('giant', 'A', '4/4', { type: 'Creature — Giant' })] };
    expect(board({ ...grave, ...giant }, [cast('g'), resolve], { life: { A: 24 }, zones: { g: 'graveyard' }, mana: { A: '{B}{B}' } })).toBe(
      'passed',
    );
    expect(board(grave, [cast('g')], {})).toMatch(/^failed actions\[0\]/);
  });
});

describe('spells of a kind, and from the top of the library', () => {
  const pit = {
    ref: 'pit',
    name: 'Pit',
    type: 'Enchantment',
    controller: 'A',
    text: 'You may cast spells from the top of your library by sacrificing a nonland permanent in addition to paying their other costs.',
  };
  const top = { ref: 'top', name: 'Top', type: 'Instant', cost: '{B}', text: 'You gain 5 life.' };
  it('cost a permanent each, also that which allows it', () => {
    const zones = { battlefield: [pit, creature('x', 'A')], library: { A: [top, card('next')] } };
    expect(
      board(zones, [cast('top', { additional: ['x'] }), resolve], { life: { A: 25 }, zones: { x: 'graveyard', pit: 'battlefield' } }),
    ).toBe('passed');
    expect(
      board(zones, [cast('top', { additional: ['pit'] }), resolve], { life: { A: 25 }, zones: { x: 'battlefield', pit: 'graveyard' } }),
    ).toBe('passed');
  });
  it('are cast from no other place in it, and lands are not', () => {
    const zones = { battlefield: [pit, creature('x', 'A')], library: { A: [card('first'), top] } };
    expect(board(zones, [cast('top', { additional: ['x'] })], {})).toMatch(/^failed actions\[0\]/);
    const land = { battlefield: [pit, creature('x', 'A')], library: { A: [{ ref: 'l', name: 'Swamp', type: 'Basic Land — Swamp' }] } };
    expect(board(land, [{ by: 'A', do: 'play land', object: 'l' }], {})).toMatch(/^failed actions\[0\]/);
  });
  it('are one each turn of yours where it is said once', () => {
    const ship = {
      ref: 'ship',
      name: 'Ship',
      type: 'Enchantment',
      controller: 'A',
      text: `Once during each of your turns, you may cast a permanent spell from your graveyard by sacrificing a land ${besides}.`,
    };
    const swamp = (ref: string) => ({ ref, name: 'Swamp', type: 'Basic Land — Swamp', controller: 'A' });
    const bear = (ref: string) => ({ ref, name: `Bear ${ref}`, type: 'Creature — Bear', cost: '{B}', pt: '2/2' });
    const zones = { battlefield: [ship, swamp('s'), swamp('t')], graveyard: { A: [bear('a'), bear('b'), top] } };
    const first = [cast('a', { additional: ['s'], pay: '{B}' }), resolve];
    expect(board(zones, first, { zones: { a: 'battlefield', s: 'graveyard' } })).toBe('passed');
    expect(board(zones, [...first, cast('b', { additional: ['t'], pay: '{B}' })], {})).toMatch(/^failed actions\[2\]/);
    expect(board(zones, [cast('top', { additional: ['s'], pay: '{B}' })], {})).toMatch(/^failed actions\[0\]/);
  });
});

describe('a spell cast as though it had flash for something besides', () => {
  const text = `You gain 2 life.\nYou may cast this spell as though it had flash by tapping three untapped creatures you control with flying ${besides}.`;
  const scour = { ref: 's', name: 'Scouring', type: 'Sorcery', cost: '{B}', text };
  const fairy = (ref: string) => creature(ref, 'A', '1/1', { text: 'Flying' });
  const zones = { hand: { A: [scour] }, battlefield: [fairy('x'), fairy('y'), fairy('z'), creature('w', 'A')] };
  it('taps them in an upkeep', () => {
    const expected = { life: { A: 22 }, tapped: { x: true, y: true, z: true, w: false } };
    expect(board(zones, [cast('s', { alternative: 'you may cast' }), resolve], expected, '{B}', 'upkeep')).toBe('passed');
  });
  it('is not cast then without them', () => {
    expect(
      board(
        { ...zones, battlefield: [fairy('x'), fairy('y'), creature('w', 'A')] },
        [cast('s', { alternative: 'you may cast' })],
        {},
        '{B}',
        'upkeep',
      ),
    ).toMatch(/^failed actions\[0\]/);
  });
});
