/** Shroud, hexproof and protection are of permanents: a spell, and a card in a graveyard, has them without being kept from being a target (113.6). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const knight = (text: string, more: object = {}) => ({
  ref: 'knight',
  name: 'Test knight',
  type: 'Creature — Human Knight',
  cost: '{W}',
  pt: '2/2',
  text,
  ...more,
});
const outcome = (setup: object, actions: readonly object[], expected: object, edition = '2026-01-16') =>
  verdict(play({ edition, setup, actions, expect: expected }));
const black = (text: string) => ({ ref: 's', name: 'Test spell', type: 'Sorcery', cost: '{B}', text });
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const resolve = { by: 'all', do: 'resolve' };

describe.each(['Shroud', 'Hexproof', 'Hexproof from black', 'Protection from black', 'Protection from everything'])('%s', (keyword) => {
  it('does not keep a card in a graveyard from being a target', () => {
    const setup = {
      mana: { A: '{B}' },
      zones: { graveyard: { B: [knight(keyword)] }, hand: { A: [black('Exile target card from a graveyard.')] } },
    };
    const actions = [cast('s', { targets: ['knight'] }), resolve];
    const gone = { zones: { knight: 'exile' } };
    expect(outcome(setup, actions, gone)).toBe('passed');
    expect(outcome(setup, actions, gone, '2010-07-16')).toBe('passed');
  });

  it('does not keep a spell from being a target', () => {
    const spell = { ...black('Counter target spell.'), type: 'Instant' };
    const setup = { mana: { A: '{W}', B: '{B}' }, zones: { hand: { A: [knight(keyword)], B: [spell] } } };
    const actions = [cast('knight'), { by: 'A', do: 'pass' }, { ...cast('s', { targets: ['knight'] }), by: 'B' }, resolve];
    expect(outcome(setup, actions, { zones: { knight: 'graveyard' } })).toBe('passed');
  });

  it('keeps a permanent from being a target', () => {
    const setup = {
      mana: { A: '{B}' },
      zones: { battlefield: [knight(keyword, { controller: 'B' })], hand: { A: [black('Destroy target creature.')] } },
    };
    expect(outcome(setup, [cast('s', { targets: ['knight'] })], { refused: { action: 1 } })).toBe('passed');
  });
});

describe('an Aura', () => {
  const dead = {
    ref: 'aura',
    name: 'Test aura',
    type: 'Enchantment — Aura',
    cost: '{B}',
    text: 'Enchant creature card in a graveyard',
  };

  it('may enchant a card in a graveyard that would be protected from it as a permanent', () => {
    const setup = { mana: { A: '{B}' }, zones: { graveyard: { A: [knight('Protection from black')] }, hand: { A: [dead] } } };
    const actions = [cast('aura', { targets: ['knight'] }), resolve];
    expect(outcome(setup, actions, { zones: { aura: 'battlefield', knight: 'graveyard' } })).toBe('passed');
  });
});

it('a card with protection that comes back is protected again', () => {
  const setup = {
    mana: { A: '{B}{B}' },
    zones: {
      battlefield: [creature('bear', 'B')],
      graveyard: { A: [knight('Protection from black')] },
      hand: {
        A: [
          black('Return target creature card from your graveyard to the battlefield.'),
          { ...black('Destroy target creature.'), ref: 't', name: 'Test end' },
        ],
      },
    },
  };
  const actions = [cast('s', { targets: ['knight'] }), resolve, cast('t', { targets: ['knight'] })];
  expect(outcome(setup, actions, { zones: { knight: 'battlefield' }, refused: { action: 3 } })).toBe('passed');
});
