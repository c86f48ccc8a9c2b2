/**
 * "Another card" behind something that has moved: not the card that it became, where the text can find that (400.7e, 400.7j). Boards of cards and of
 * texts of our own; the expectations were written before they were played. Each must pass, and must fail when the wrong reading would show.
 */
import { describe } from 'vitest';
import { activate, cast, check, choose, effect, resolve } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const card = (ref: string, type: string, text = '', more: object = {}) => ({ ref, name: ref, type, text, ...more });
const there = (ref: string, type: string, text: string, more: object = {}) =>
  card(ref, type, text, { controller: 'A', pt: '1/1', ...more });
const bear = (ref: string) => card(ref, 'Creature — Bear', '', { pt: '2/2', cost: '{1}{G}' });
const board = (edition: string, zones: object, actions: readonly object[], expected: object, more: object = {}) => ({
  edition,
  setup: { zones, ...more },
  actions,
  expect: expected,
});
const able = { by: 'A', do: 'enumerate', what: 'choices' };
const graveyard = { A: [bear('g'), bear('h')] };
const dies = effect('Destroy target creature.', 'it');

describe('another card than itself', () => {
  const attendant = there(
    'it',
    'Creature — Human Warrior',
    'When Dutiful Attendant dies, return another target creature card from your graveyard to your hand.',
    { name: 'Dutiful Attendant' },
  );
  const eden = there(
    'it',
    'Land — Town',
    '{5}, {T}: Mill two cards. Then you may sacrifice this land. When you do, return another target permanent card from your graveyard to your hand.',
  );
  bothWays([
    [
      'is not the card that it became as it died',
      board('2020-07-03', { battlefield: [attendant], graveyard }, [dies, check, able], { legal: { exactly: ['g', 'h'] } }),
      { legal: { exactly: ['it', 'g', 'h'] } },
    ],
    [
      'is none where it lies there alone',
      board('2022-04-29', { battlefield: [attendant] }, [dies, check], { zones: { it: 'graveyard' } }),
      { zones: { it: 'hand' } },
    ],
    [
      'is one of three players, in whosever graveyard it lies, under the rules of their day',
      {
        ...board(
          '2003-10-01',
          {
            battlefield: [
              there(
                'it',
                'Artifact Creature — Myr',
                'When Old Myr is put into a graveyard from play, put another target card from a graveyard on the bottom of its owner’s library.',
                { name: 'Old Myr' },
              ),
            ],
            graveyard: { A: [bear('g')], C: [bear('h')] },
          },
          [dies, check, able],
          { legal: { exactly: ['g', 'h'] } },
        ),
        players: ['A', 'B', 'C'],
      },
      { legal: { exactly: ['it', 'g', 'h'] } },
    ],
    [
      'is not what was sacrificed, when that has triggered',
      board(
        '2025-06-06',
        { battlefield: [eden], graveyard },
        [activate('it'), resolve, choose('yes'), able],
        { legal: { excludes: ['it'] } },
        {
          mana: { A: '{5}' },
          librarySize: { A: 5 },
        },
      ),
      { legal: { includes: ['it'] } },
    ],
    [
      'is it where something else has killed it before it could be found',
      board(
        '2019-10-04',
        {
          hand: {
            A: [
              card(
                'it',
                'Creature — Elf',
                'When Elf enters the battlefield, return another creature card from your graveyard to your hand.',
                { name: 'Elf', pt: '1/1', cost: '{G}' },
              ),
            ],
          },
          graveyard: { A: [bear('g')] },
        },
        [cast('it'), resolve, dies, check, resolve, able],
        { legal: { exactly: ['g', 'it'] } },
        { mana: { A: '{G}' } },
      ),
      { legal: { exactly: ['g'] } },
    ],
  ]);
});

describe('another card than what the text has moved', () => {
  const mine = creature('x', 'A', '2/2');
  bothWays([
    [
      'is not what was sacrificed this way',
      board(
        '2021-11-19',
        {
          battlefield: [mine],
          hand: {
            A: [
              card(
                'brew',
                'Sorcery',
                'Each player sacrifices a creature or planeswalker. If you sacrificed a permanent this way, you may return another permanent card from your graveyard to your hand.',
                { cost: '{B}{G}' },
              ),
            ],
          },
          graveyard,
        },
        [cast('brew'), resolve, choose('yes'), able],
        { legal: { exactly: ['g', 'h'] } },
        { mana: { A: '{B}{G}' } },
      ),
      { legal: { exactly: ['x', 'g', 'h'] } },
    ],
    [
      'nor what was destroyed, a target',
      board(
        '2012-05-01',
        { battlefield: [mine], graveyard },
        [effect('Destroy target creature. Return another creature card from your graveyard to your hand.', 'x'), able],
        { legal: { exactly: ['g', 'h'] } },
      ),
      { legal: { exactly: ['x', 'g', 'h'] } },
    ],
    [
      'nor what was discarded',
      board(
        '2014-07-18',
        { hand: { A: [bear('x')] }, graveyard },
        [effect('Discard a card. Return another card from your graveyard to your hand.'), able],
        { legal: { exactly: ['g', 'h'] } },
      ),
      { legal: { exactly: ['x', 'g', 'h'] } },
    ],
  ]);
});
