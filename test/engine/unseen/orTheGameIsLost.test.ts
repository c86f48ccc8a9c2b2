/** "If you can't, you lose the game": as much as can be is done, and where that is not all of it the game is lost (609.3, 104.3e). */
import { describe } from 'vitest';
import { check, effect } from '../../demonstration/actionWords.ts';
import { bothWays } from './bothWays.ts';

const edition = '2026-01-16';
const card = (ref: string) => ({ ref, name: ref, type: 'Sorcery' });
const lich = {
  ref: 'l',
  name: 'L',
  controller: 'A',
  type: 'Enchantment',
  text: "If damage would be dealt to you, exile that many cards from your graveyard instead. If you can't, you lose the game.",
};
const crypt = {
  ref: 'c',
  name: 'C',
  controller: 'A',
  type: 'Enchantment',
  text: "If you would draw a card, return a card from your graveyard to your hand instead. If you can't, you lose the game.",
};
const angel = {
  ref: 'p',
  name: 'P',
  controller: 'A',
  type: 'Artifact',
  text: "You can't lose the game and your opponents can't win the game.",
};
const setup = (battlefield: readonly object[], ...cards: readonly string[]) => ({
  librarySize: { A: 5, B: 5 },
  zones: { battlefield, graveyard: { A: cards.map(card) } },
});

describe('what is done in the place of damage', () => {
  bothWays([
    [
      'exiles so many cards, and the game goes on',
      {
        edition,
        setup: setup([lich], 'x', 'y', 'z'),
        actions: [effect('~ deals 2 damage to target player.', 'A'), { by: 'A', do: 'choose', choice: ['x', 'z'] }, check],
        expect: { zones: { x: 'exile', y: 'graveyard', z: 'exile' }, life: { A: 20 }, losers: [] },
      },
      { losers: ['A'] },
    ],
    [
      'that exiles all there are exiles them, and no more are needed where there are as many',
      {
        edition,
        setup: setup([lich], 'x', 'y'),
        actions: [effect('~ deals 2 damage to target player.', 'A'), check],
        expect: { zones: { x: 'exile', y: 'exile' }, losers: [] },
      },
      { losers: ['A'] },
    ],
    [
      'loses the game where there are fewer',
      {
        edition,
        setup: setup([lich], 'x', 'y'),
        actions: [effect('~ deals 3 damage to target player.', 'A'), check],
        expect: { losers: ['A'] },
      },
      { losers: [] },
    ],
    [
      'exiles what there is of who cannot lose',
      {
        edition,
        setup: setup([lich, angel], 'x'),
        actions: [effect('~ deals 3 damage to target player.', 'A'), check],
        expect: { losers: [], zones: { x: 'exile' }, life: { A: 20 } },
      },
      { zones: { x: 'graveyard' } },
    ],
    [
      'is nothing to damage that another player is dealt',
      {
        edition,
        setup: setup([lich], 'x'),
        actions: [effect('~ deals 3 damage to target player.', 'B'), check],
        expect: { losers: [], zones: { x: 'graveyard' }, life: { B: 17 } },
      },
      { zones: { x: 'exile' } },
    ],
  ]);
});

describe('life that is lost as something enters', () => {
  const whole = {
    ref: 'w',
    name: 'Lich',
    type: 'Enchantment',
    cost: '{0}',
    text: "As this enchantment enters, you lose life equal to your life total.\nYou don't lose the game for having 0 or less life.\nIf you would gain life, draw that many cards instead.\nWhenever you're dealt damage, sacrifice that many nontoken permanents. If you can't, you lose the game.\nWhen this enchantment is put into a graveyard from the battlefield, you lose the game.",
  };
  const board = { life: { A: 13, B: 20 }, librarySize: { A: 9, B: 9 }, zones: { hand: { A: [whole] } } };
  const enters = [{ by: 'A', do: 'cast', object: 'w' }, { by: 'all', do: 'resolve' }, check];
  bothWays([
    [
      'is all there is, and who has it does not lose for that; life that is gained is cards',
      {
        edition,
        setup: board,
        actions: [...enters, effect('You gain 2 life.')],
        expect: [
          { after: 3, life: { A: 0, B: 20 }, losers: [], zones: { w: 'battlefield' } },
          { life: { A: 0 }, handSize: { A: 2 } },
        ],
      },
      { life: { A: 13 } },
    ],
    [
      'loses the game once it has gone to the graveyard',
      {
        edition,
        setup: board,
        actions: [...enters, effect('Destroy target enchantment.', 'w'), check],
        expect: { losers: ['A'] },
      },
      { losers: [] },
    ],
  ]);
});

describe('what is done in the place of a draw', () => {
  bothWays([
    [
      'returns a card for each, and loses the game with the first for which there is none',
      {
        edition,
        setup: setup([crypt], 'x'),
        actions: [effect('Draw a card.'), check, effect('Draw a card.'), check],
        expect: [{ after: 2, zones: { x: 'hand' }, losers: [] }, { losers: ['A'] }],
      },
      { losers: [] },
    ],
  ]);
});

describe('what somebody gives up', () => {
  const permanent = (ref: string, more: object = {}) => ({ ref, name: ref, controller: 'A', type: 'Artifact', ...more });
  const text = "Whenever you're dealt damage, sacrifice that many nontoken permanents. If you can't, you lose the game.";
  bothWays([
    [
      'is so many of their own permanents that are no tokens',
      {
        edition,
        setup: setup([permanent('l', { text }), permanent('x'), permanent('t', { token: true }), { ...permanent('b'), controller: 'B' }]),
        actions: [
          effect('~ deals 1 damage to target player.', 'A'),
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: ['x'] },
          check,
        ],
        expect: { zones: { x: 'graveyard', t: 'battlefield', l: 'battlefield', b: 'battlefield' }, losers: [] },
      },
      { losers: ['A'] },
    ],
    [
      'loses the game where there are fewer of their own',
      {
        edition,
        setup: setup([permanent('l', { text }), permanent('t', { token: true }), { ...permanent('b'), controller: 'B' }]),
        actions: [effect('~ deals 2 damage to target player.', 'A'), { by: 'all', do: 'resolve' }, check],
        expect: { losers: ['A'] },
      },
      { losers: [] },
    ],
  ]);
});
