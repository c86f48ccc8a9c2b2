/** X wherever 107.3 has it, {0}, and reductions by coloured mana (118.7). */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../src/engine/language/ability.ts';
import { parseManaCost } from '../../src/engine/language/manaCost.ts';
import { beginPlay, creature as creatures, gain, number, spell, staticRules, whenever, you } from '../engine/kit.ts';
import { creature, play, verdict } from './play.ts';

const fire = (edition: string, players: readonly string[], mana: string, x: number | string, life: number, left: string) => ({
  edition,
  players,
  setup: {
    mana: { A: mana },
    zones: {
      battlefield: [
        {
          ref: 'Ember',
          name: 'Ember',
          controller: 'A',
          type: 'Enchantment',
          text: 'Whenever a creature dies, you may pay {X}{R}. If you do, Ember deals X damage to target player.',
        },
        creature('imp', 'A'),
      ],
    },
  },
  actions: [
    { by: 'A', do: 'effect', text: 'Destroy all creatures.' },
    { by: 'A', do: 'check' },
    { by: 'A', do: 'choose', choice: 'B' },
    { do: 'resolve' },
    { by: 'A', do: 'choose', choice: 'yes' },
    { by: 'A', do: 'choose', choice: x },
  ],
  expect: { life: { B: life }, mana: { A: left } },
});

describe('X that nothing defines', () => {
  it.each([
    ['2026-01-16', ['A', 'B'], '{R}{R}{R}', 2, 18, ''],
    ['2010-06-18', ['A', 'B', 'C'], '{R}{G}{G}', 1, 19, '{G}'],
    ['2005-10-01', ['A', 'B'], '{R}{R}', 0, 20, '{R}'],
  ])('is chosen by whoever may pay it, as it is paid (%s, %j, %s: %s)', (edition, players, mana, x, life, left) => {
    expect(verdict(play(fire(edition, players, mana, x, life, left)))).toBe('passed');
  });

  it('is not more than can be paid', () => {
    const result = play(fire('2026-01-16', ['A', 'B'], '{R}{R}', 2, 18, ''));
    expect(result.failures[0]?.actual).toContain('that can be paid');
  });
});

describe('X of cycling', () => {
  it.each([
    ['2020-04-17', '{X}{1}{R}', 3, '{R}{R}{R}{R}{R}', 17],
    ['2013-07-13', '{X}{1}{R}', 1, '{R}{R}{R}', 19],
    ['2003-10-01', '{X}{2}', 4, '{R}{R}{R}{R}{R}{R}', 16],
  ])('is known to what triggers on it (%s, %s, X is %d)', (edition, cost, x, mana, life) => {
    expect(
      verdict(
        play({
          edition,
          setup: {
            mana: { A: mana },
            librarySize: { A: 3 },
            zones: {
              hand: {
                A: [
                  {
                    ref: 'gale',
                    name: 'Cinder Gale',
                    type: 'Sorcery',
                    cost: '{X}{R}',
                    text: `Cycling ${cost}\nWhen you cycle Cinder Gale, it deals X damage to target player.`,
                  },
                ],
              },
            },
          },
          actions: [{ by: 'A', do: 'activate', object: 'gale', x }, { by: 'A', do: 'choose', choice: 'B' }, { do: 'resolve' }],
          expect: { life: { B: life } },
        }),
      ),
    ).toBe('passed');
  });
});

describe('a payment of nothing', () => {
  it.each([
    ['2026-01-16', 'yes', 'stack'],
    ['2009-07-11', 'yes', 'stack'],
    ['2001-11-01', 'no', 'graveyard'],
  ])('is one that can be made: {X} with X = 0 (%s: %s)', (edition, choice, zone) => {
    expect(
      verdict(
        play({
          edition,
          setup: {
            mana: { A: '{U}', B: '{R}' },
            zones: {
              hand: {
                A: [
                  {
                    ref: 'sink',
                    name: 'Sink',
                    type: 'Instant',
                    cost: '{X}{U}',
                    text: 'Counter target spell unless its controller pays {X}.',
                  },
                ],
                B: [{ ref: 'zap', name: 'Zap', type: 'Instant', cost: '{R}', text: 'You gain 1 life.' }],
              },
            },
          },
          actions: [
            { by: 'A', do: 'pass' },
            { by: 'B', do: 'cast', object: 'zap' },
            { by: 'B', do: 'pass' },
            { by: 'A', do: 'cast', object: 'sink', targets: ['zap'], x: 0 },
            { do: 'resolve' },
            { by: 'B', do: 'choose', choice },
          ],
          expect: [{ after: 5, pending: { player: 'B', kind: 'payment' } }, { zones: { zap: zone } }],
        }),
      ),
    ).toBe('passed');
  });

  it('is one that is asked for as any other: where X is what the controller of the effect has', () => {
    const cost = parseManaCost('{X}');
    if (!cost) throw new Error('no cost');
    const toll: Ability = whenever(
      'Whenever a creature dies, its controller may pay {X}, where X is the number of creatures you control.',
      { on: 'dies', what: creatures },
      [
        {
          do: 'may',
          who: { kind: 'controller', of: { kind: 'event', role: 'object' } },
          cost: [
            {
              pay: 'mana',
              cost,
              x: { kind: 'count', of: { kind: 'all', filter: { kind: 'and', filters: [creatures, { kind: 'controlled', by: you }] } } },
            },
          ],
          then: [gain(5)],
        },
      ],
    );
    const board = beginPlay({
      zones: {
        A: { battlefield: [{ ref: 'toll', abilities: [toll] }] },
        B: {
          battlefield: [
            { ref: 'imp', pt: '1/1' },
            { ref: 'sick', pt: '1/1', as: { damage: 1 } },
          ],
        },
      },
    });
    board.settle('yes');
    // A has no creatures: B pays {0}.
    expect(board.life('A')).toBe(25);
  });
});

describe('a reduction by coloured mana (118.7)', () => {
  it.each([
    ['{4}{U}{B}', 'BR', true],
    ['{4}{U}{B}', 'UR', false],
    ['{2}{U}{U}{U}', 'U', true],
    ['{1}{R}', 'R', true],
    ['{3}{R}{R}', 'R', false],
  ])('takes its colour first, and what exceeds that from generic mana: %s by {2}{U}{U} is payable with %s: %s', (cost, mana, payable) => {
    const reduction = parseManaCost('{2}{U}{U}');
    if (!reduction) throw new Error('no cost');
    const lens = staticRules('Instant spells you cast cost {2}{U}{U} less to cast.', {
      rule: 'cost',
      of: { kind: 'type', type: 'instant' },
      by: you,
      change: number(1),
      mana: reduction,
      increase: false,
    });
    const lands = Array.from(mana).map((letter, at) => ({
      ref: `land ${at}`,
      types: ['land' as const],
      subtypes: [{ B: 'Swamp', U: 'Island', R: 'Mountain' }[letter] ?? ''],
    }));
    const zap = { ref: 'zap', types: ['instant' as const], cost, abilities: [spell('You gain 1 life.', [gain(1)])] };
    const board = beginPlay({ zones: { A: { battlefield: [{ ref: 'lens', abilities: [lens] }, ...lands], hand: [zap] } } });
    expect(board.act({ do: 'cast', by: 'A', object: 'zap.0' }).kind).toBe(payable ? 'advanced' : 'refused');
  });
});
