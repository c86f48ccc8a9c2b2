/** Modes of triggered abilities: one whose targets cannot be chosen is no choice, and an ability without another is removed (603.3c, 700.2b). Boards of our own, written before they were played. */
import { describe } from 'vitest';
import { check, choose, effect, resolve } from '../../../demonstration/actionWords.ts';
import { creature } from '../../../demonstration/play.ts';
import { bothWays } from '../../unseen/bothWays.ts';

const visitor = (text: string, more: object = {}) => ({
  ref: 'guest',
  name: 'Guest',
  type: 'Creature — Elf',
  cost: '{0}',
  pt: '1/1',
  text,
  ...more,
});
const thing = (ref: string, controller: string, type: string) => ({ ref, name: ref, controller, type });
const cast = { by: 'A', do: 'cast', object: 'guest' };

describe('a mode of a triggered ability', () => {
  const artifactOrLife = 'When this creature enters, choose one —\n• Destroy target artifact.\n• You gain 3 life.';
  bothWays([
    [
      'without a target there is left out, and the other is the only one',
      {
        edition: '2026-01-16',
        setup: { zones: { hand: { A: [visitor(artifactOrLife)] }, battlefield: [thing('charm', 'B', 'Enchantment')] } },
        actions: [cast, resolve, resolve],
        expect: { life: { A: 23 }, triggered: { guest: 1 } },
      },
      { life: { A: 20 } },
    ],
    [
      'with a target there is asked for',
      {
        edition: '2026-01-16',
        setup: { zones: { hand: { A: [visitor(artifactOrLife)] }, battlefield: [thing('rock', 'B', 'Artifact')] } },
        actions: [cast, resolve, choose(1), resolve],
        expect: [
          { after: 2, pending: { player: 'A' } },
          { life: { A: 20 }, zones: { rock: 'graveyard' } },
        ],
      },
      { life: { A: 23 } },
    ],
    [
      'cannot be chosen while it has no target, of three modes',
      {
        edition: '2018-07-13',
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            hand: {
              A: [
                visitor(
                  'When Guest enters the battlefield, choose one —\n• Destroy target creature with flying.\n• Target player loses 2 life.\n• Each player draws a card.',
                ),
              ],
            },
            battlefield: [creature('bear', 'B')],
          },
          librarySize: { A: 3, B: 3, C: 3 },
        },
        actions: [cast, resolve, choose(1), choose(2), choose('C'), resolve],
        expect: [
          { after: 3, refused: { action: 3, rule: '603.3c' }, pending: { player: 'A' } },
          { life: { A: 20, B: 20, C: 18 }, handSize: { B: 0 } },
        ],
      },
      { life: { B: 18 } },
    ],
    [
      'is none where none has a target: the ability is removed',
      {
        edition: '2009-10-01',
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            hand: {
              A: [visitor('When Guest enters the battlefield, choose one — Destroy target artifact; or destroy target enchantment.')],
            },
            battlefield: [creature('bear', 'C')],
          },
        },
        actions: [cast, resolve, check],
        expect: { triggered: { guest: 1 }, zones: { guest: 'battlefield' }, cites: ['603.3c', '603.3d'] },
      },
      { zones: { guest: 'graveyard' } },
    ],
    [
      'with two targets needs two, and another target than the first',
      {
        edition: '2020-09-25',
        setup: {
          zones: {
            hand: {
              A: [
                visitor(
                  'When Guest enters the battlefield, choose one —\n• Guest deals 1 damage to target creature an opponent controls and 2 damage to another target creature an opponent controls.\n• You gain 4 life.',
                ),
              ],
            },
            battlefield: [creature('bear', 'B')],
          },
        },
        actions: [cast, resolve, resolve],
        expect: { life: { A: 24 }, zones: { bear: 'battlefield' } },
      },
      { life: { A: 20 } },
    ],
    [
      'that may have no target at all can be chosen without one',
      {
        edition: '2024-08-02',
        setup: {
          zones: {
            hand: {
              A: [visitor('When this creature enters, choose one —\n• Tap up to one target artifact.\n• You lose 4 life.')],
            },
          },
        },
        actions: [cast, resolve, choose(1), resolve],
        expect: { life: { A: 20 }, triggered: { guest: 1 } },
      },
      { life: { A: 16 } },
    ],
  ]);
});

describe('modes that can be chosen by what is there as the ability triggers anew', () => {
  const text = 'Whenever you gain life, choose one —\n• Destroy target artifact.\n• Target opponent loses 1 life.';
  bothWays([
    [
      'are looked at each time',
      {
        edition: '2022-04-29',
        setup: { zones: { battlefield: [{ ...visitor(text), controller: 'A' }, thing('rock', 'B', 'Artifact')] } },
        actions: [effect('You gain 1 life.'), check, choose(1), resolve, effect('You gain 1 life.'), check, resolve],
        expect: { zones: { rock: 'graveyard' }, life: { A: 22, B: 19 } },
      },
      { life: { B: 20 } },
    ],
  ]);
});
