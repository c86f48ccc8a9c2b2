/** "Target instant card and target sorcery card from your graveyard": where the last card is named to be, those before it are too. */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const card = (ref: string, type: string, more: object = {}) => ({ ref, name: `Test ${ref}`, type, ...more });
const spell = (text: string) => ({ ref: 'spell', name: 'Test Recovery', type: 'Sorcery', cost: '{0}', text });
const buried = { i: 'Instant', s: 'Sorcery', l: 'Land', e: 'Enchantment' };
const grave = Object.entries(buried).map(([ref, type]) => card(ref, type));
const cast = { by: 'A', do: 'cast', object: 'spell' };
const out = { by: 'all', do: 'pass until', until: 'stack empty' };

it('each of two targets lies in the graveyard, and none elsewhere is one', () => {
  const board = {
    edition: '2026-01-16',
    players: ['A', 'B'],
    setup: {
      zones: {
        hand: { A: [spell('Return up to one target instant card and up to one target sorcery card from your graveyard to your hand.')] },
        graveyard: { A: grave, B: [card('other', 'Instant')] },
      },
    },
    actions: [{ ...cast, targets: ['other', 's'] }, { ...cast, targets: ['i', 's'] }, out],
    expect: { refused: { action: 1 }, zones: { i: 'hand', s: 'hand', l: 'graveyard', other: 'graveyard' } },
  };
  expect(verdict(play(board))).toBe('passed');
});

it('a target and all others of its name, in 2018 with three players', () => {
  const bear = (ref: string) => card(ref, 'Creature — Bear', { name: 'Test Bear', pt: '2/2' });
  const board = {
    edition: '2018-10-05',
    players: ['A', 'B', 'C'],
    setup: {
      zones: {
        hand: {
          A: [spell('Return target creature card and all other cards with the same name as that card from your graveyard to your hand.')],
        },
        battlefield: [{ ...bear('there'), controller: 'A' }],
        graveyard: { A: [bear('one'), bear('two'), card('ox', 'Creature — Ox', { pt: '3/3' })], C: [bear('theirs')] },
      },
    },
    actions: [{ ...cast, targets: ['there'] }, { ...cast, targets: ['one'] }, out],
    expect: { refused: { action: 1 }, zones: { one: 'hand', two: 'hand', ox: 'graveyard', there: 'battlefield', theirs: 'graveyard' } },
  };
  expect(verdict(play(board))).toBe('passed');
});

it('two cards that are chosen without targets, in 2015', () => {
  const board = {
    edition: '2015-01-23',
    players: ['A', 'B'],
    setup: {
      zones: {
        hand: { A: [spell('Return an enchantment card and a land card from your graveyard to your hand.')] },
        battlefield: [
          { ...card('field', 'Land'), controller: 'A' },
          { ...card('aura', 'Enchantment'), controller: 'A' },
        ],
        graveyard: { A: grave },
      },
    },
    actions: [cast, out],
    expect: { zones: { e: 'hand', l: 'hand', i: 'graveyard', field: 'battlefield', aura: 'battlefield' } },
  };
  expect(verdict(play(board))).toBe('passed');
});
