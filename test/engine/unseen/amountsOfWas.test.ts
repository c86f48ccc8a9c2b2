/** Amounts that are more or less than another, and what something was: asked of it as it was (608.2h, 107.1b). */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const creature = (ref: string, controller: string, pt: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type: 'Creature — Bear',
  pt,
  controller,
  ...more,
});
const spell = (text: string, more: object = {}): object => ({
  ref: 'spell',
  name: 'Test Spell',
  type: 'Sorcery',
  cost: '{0}',
  text,
  ...more,
});
const cast = (more: object = {}): object => ({ by: 'A', do: 'cast', object: 'spell', ...more });
const resolve = { by: 'all', do: 'resolve' };
const choose = (choice: unknown, by = 'A'): object => ({ by, do: 'choose', choice });
const edition = '2024-06-07';

describe('amounts and conditions', () => {
  bothWays([
    [
      'its power plus its toughness, as it last was (Phthisis)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [creature('b', 'B', '2/3', { counters: { '+1/+1': 1 } })],
            hand: { A: [spell('Destroy target creature. Its controller loses life equal to its power plus its toughness.')] },
          },
        },
        actions: [cast({ targets: ['b'] }), resolve],
        expect: { life: { B: 13, A: 20 } },
      },
      { life: { B: 15 } },
    ],
    [
      'is none where it would be less (Iron Maiden)',
      {
        edition,
        setup: {
          active: 'A',
          librarySize: { A: 5, B: 5 },
          zones: {
            battlefield: [
              {
                ref: 'm',
                name: 'Test Maiden',
                type: 'Artifact',
                controller: 'A',
                text: "At the beginning of each opponent's upkeep, Test Maiden deals X damage to that player, where X is the number of cards in their hand minus 4.",
              },
            ],
            hand: { B: ['1', '2', '3', '4', '5', '6'].map((n) => ({ ref: `h${n}`, name: 'Shock', type: 'Instant' })) },
          },
        },
        actions: [{ by: 'all', do: 'pass until', until: 'upkeep of B' }, resolve],
        expect: { life: { B: 18, A: 20 } },
      },
      { life: { B: 14 } },
    ],
    [
      'colors of mana that were spent, also for what has entered (Sundering Archaic)',
      {
        edition: '2026-01-16',
        setup: {
          mana: { A: '{W}{U}{U}{C}' },
          zones: {
            battlefield: [creature('b', 'B', '2/2', { cost: '{1}{G}' }), creature('c', 'B', '3/3', { cost: '{2}{G}' })],
            hand: {
              A: [
                spell(
                  'When this creature enters, exile target nonland permanent an opponent controls with mana value less than or equal to the number of colors of mana spent to cast this creature.',
                  { type: 'Creature — Avatar', pt: '3/3', cost: '{4}' },
                ),
              ],
            },
          },
        },
        actions: [cast(), resolve, choose('c'), choose('b'), resolve],
        expect: { refused: [{ action: 3 }], zones: { b: 'exile', c: 'battlefield' } },
      },
      { zones: { c: 'exile' } },
    ],
    [
      'kicked twice, two come back (Marshal’s Anthem)',
      {
        edition,
        setup: {
          mana: { A: '{W}{W}' },
          zones: {
            graveyard: { A: [creature('x', 'A', '1/1'), creature('y', 'A', '1/1'), creature('z', 'A', '1/1')] },
            hand: {
              A: [
                spell(
                  'Multikicker {W}\nWhen Test Spell enters the battlefield, return up to X target creature cards from your graveyard to the battlefield, where X is the number of times Test Spell was kicked.',
                  { type: 'Enchantment' },
                ),
              ],
            },
          },
        },
        actions: [cast({ kicked: 2 }), resolve, choose(['x', 'y']), resolve],
        expect: { zones: { x: 'battlefield', y: 'battlefield', z: 'graveyard' } },
      },
      { zones: { z: 'battlefield' } },
    ],
    [
      'was a creature card, asked of it as it was (Scavenging Ooze)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [
              creature('o', 'A', '2/2', {
                text: '{0}: Exile target card from a graveyard. If it was a creature card, put a +1/+1 counter on Test o and you gain 1 life.',
              }),
            ],
            graveyard: { B: [creature('x', 'B', '1/1'), { ref: 's', name: 'Shock', type: 'Instant' }] },
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 'o', ability: 1, targets: ['s'] },
          resolve,
          { by: 'A', do: 'activate', object: 'o', ability: 1, targets: ['x'] },
          resolve,
        ],
        expect: { pt: { o: '3/3' }, life: { A: 21 }, zones: { x: 'exile', s: 'exile' } },
      },
      { pt: { o: '4/4' } },
    ],
    [
      'is in your graveyard: it waits there, and nowhere else (Genesis)',
      {
        edition,
        setup: {
          active: 'B',
          librarySize: { A: 5, B: 5 },
          mana: {},
          zones: {
            battlefield: [
              creature('g', 'A', '4/4', {
                text: 'At the beginning of your upkeep, if Test g is in your graveyard, you may pay {0}. If you do, return target creature card from your graveyard to your hand.',
              }),
            ],
            graveyard: {
              A: [
                creature('h', 'A', '4/4', {
                  text: 'At the beginning of your upkeep, if Test h is in your graveyard, you gain 3 life.',
                }),
              ],
            },
          },
        },
        actions: [{ by: 'all', do: 'pass until', until: 'upkeep of A' }, resolve],
        expect: { life: { A: 23 }, zones: { h: 'graveyard', g: 'battlefield' } },
      },
      { life: { A: 26 } },
    ],
    [
      'unless you attacked, a card is discarded (Chart a Course)',
      {
        edition,
        setup: {
          librarySize: { A: 5 },
          step: 'declare attackers',
          zones: {
            battlefield: [creature('x', 'A', '1/1')],
            hand: { A: [spell('Draw two cards. Then discard a card unless you attacked with a creature this turn.', { type: 'Instant' })] },
          },
        },
        actions: [{ by: 'A', do: 'attack', attackers: { x: 'B' } }, cast(), resolve],
        expect: { handSize: { A: 2 }, graveyardSize: { A: 1 } },
      },
      { handSize: { A: 1 } },
    ],
    [
      'the controller of the planeswalker that was hit discards (Rakdos’s Return)',
      {
        edition,
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            battlefield: [{ ref: 'w', name: 'Walker', type: 'Planeswalker — Test', loyalty: 4, controller: 'B' }],
            hand: {
              A: [
                spell(
                  "Test Spell deals 2 damage to target opponent or planeswalker. That player or that planeswalker's controller discards a card.",
                ),
              ],
              B: [{ ref: 'b1', name: 'Shock', type: 'Instant' }],
              C: [{ ref: 'c1', name: 'Shock', type: 'Instant' }],
            },
          },
        },
        actions: [cast({ targets: ['w'] }), resolve],
        expect: { loyalty: { w: 2 }, zones: { b1: 'graveyard', c1: 'hand' } },
      },
      { zones: { b1: 'hand' } },
    ],
  ]);
});
