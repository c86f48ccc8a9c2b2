/** Costs that are announced or offered: X of turning face up (107.3d, 702.37f), and of several ways those that are possible (601.2h, 118.3). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

type Board = Parameters<typeof play>[0];
const stack = { by: 'all', do: 'pass until', until: 'stack empty' };
const morph = (text: string, more: object = {}): object => ({
  ref: 'mask',
  name: 'Test Mask',
  type: 'Creature — Illusion',
  cost: '{1}{G}',
  pt: '3/1',
  text,
  controller: 'A',
  faceDown: true,
  ...more,
});
const forests = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, at) => ({ ref: `forest${at}`, name: 'Forest', type: 'Basic Land — Forest', controller: 'A' }));
const turnUp = (more: object = {}): object => ({ by: 'A', do: 'special', object: 'mask', action: 'turn face up', ...more });
const lifeByX = 'Morph {X}{G}\nWhen Test Mask is turned face up, you gain X life.';
const card = (ref: string, more: object): object => ({ ref, name: `Test ${ref}`, type: 'Artifact', text: '', ...more });
const spell = (cost: string, text: string, more: object = {}): object => card('spell', { type: 'Sorcery', cost, text, ...more });
const cast = (more: object = {}): object => ({ by: 'A', do: 'cast', object: 'spell', ...more });

const faceUp: readonly (readonly [string, Board])[] = [
  [
    'X of a morph cost is brought along, paid with lands, and is X of what triggers',
    {
      edition: '2004-12-01',
      setup: { zones: { battlefield: [morph(lifeByX), ...forests(4)] } },
      actions: [turnUp({ x: 3 }), stack],
      expect: { faceDown: { mask: false }, life: { A: 23 }, tapped: { forest0: true, forest3: true } },
    },
  ],
  [
    'X that is not brought along is asked, before anything is paid',
    {
      edition: '2015-03-27',
      setup: { zones: { battlefield: [morph(lifeByX), ...forests(3)] } },
      actions: [turnUp()],
      expect: { pending: { player: 'A', kind: 'other' }, faceDown: { mask: true }, tapped: { forest0: false } },
    },
  ],
  [
    'an X that cannot be paid is refused, and the next one is not',
    {
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup: {
        active: 'C',
        zones: {
          battlefield: [morph('Morph {X}{X}{G}\nWhen Test Mask is turned face up, each opponent loses X life.'), ...forests(4)],
        },
      },
      actions: [{ by: 'C', do: 'pass' }, turnUp({ x: 2 }), turnUp({ x: 1 }), stack],
      expect: { refused: { action: 2 }, faceDown: { mask: false }, life: { A: 20, B: 19, C: 19 } },
    },
  ],
  [
    'where 0 is all that can be paid nobody is asked',
    {
      edition: '2018-01-19',
      setup: { zones: { battlefield: [morph(lifeByX), ...forests(1)] } },
      actions: [turnUp(), stack],
      expect: { faceDown: { mask: false }, life: { A: 20 } },
    },
  ],
  [
    'without the mana for the rest of it, it stays face down',
    {
      edition: '2018-01-19',
      setup: { zones: { battlefield: [morph(lifeByX)] } },
      actions: [turnUp(), turnUp({ x: 0 })],
      expect: { refused: [{ action: 1 }, { action: 2 }], faceDown: { mask: true } },
    },
  ],
];

const pay = 'As an additional cost to cast this spell, sacrifice a creature or pay {2}.\nYou gain 3 life.';
const bear = { ref: 'bear', name: 'Test Bear', type: 'Creature — Bear', pt: '2/2', text: '', controller: 'A' };
const ways: readonly (readonly [string, Board])[] = [
  [
    'the one way that is possible is not asked: there is nothing to sacrifice',
    {
      edition: '2019-05-03',
      setup: { mana: { A: '{B}{B}{B}' }, zones: { hand: { A: [spell('{B}', pay)] } } },
      actions: [cast(), stack],
      expect: { life: { A: 23 }, mana: { A: '' } },
    },
  ],
  [
    'nor is it where the mana would not do for all of it',
    {
      edition: '2019-05-03',
      setup: { mana: { A: '{B}{B}' }, zones: { battlefield: [bear], hand: { A: [spell('{B}', pay)] } } },
      actions: [cast(), stack],
      expect: { life: { A: 23 }, zones: { bear: 'graveyard' }, mana: { A: '{B}' } },
    },
  ],
  [
    'a way that is not possible is refused where it is named',
    {
      edition: '2024-04-12',
      players: ['A', 'B', 'C'],
      setup: { mana: { A: '{B}{B}{B}' }, zones: { battlefield: [{ ...bear, controller: 'C' }], hand: { A: [spell('{B}', pay)] } } },
      actions: [cast({ additional: ['bear'] }), cast(), stack],
      expect: { refused: { action: 1 }, zones: { bear: 'battlefield' }, life: { A: 23 } },
    },
  ],
  [
    'with none possible the spell is not cast',
    {
      edition: '2009-07-11',
      setup: { mana: { A: '{B}{B}' }, zones: { hand: { A: [spell('{B}', pay)] } } },
      actions: [cast()],
      expect: { refused: { action: 1 }, zones: { spell: 'hand' }, mana: { A: '{B}{B}' } },
    },
  ],
  [
    'with both possible it is asked',
    {
      edition: '2009-07-11',
      setup: { mana: { A: '{B}{B}{B}' }, zones: { battlefield: [bear], hand: { A: [spell('{B}', pay)] } } },
      actions: [cast()],
      expect: { pending: { player: 'A', kind: 'payment' } },
    },
  ],
  [
    'what makes the spell cost less counts for what is possible',
    {
      edition: '2018-04-27',
      setup: {
        mana: { A: '{B}{B}' },
        zones: {
          battlefield: [card('stone', { controller: 'A', text: 'Spells you cast cost {1} less to cast.' })],
          hand: { A: [spell('{B}', pay)] },
        },
      },
      actions: [cast(), stack],
      expect: { life: { A: 23 }, mana: { A: '' } },
    },
  ],
  [
    'creatures that convoke count, too',
    {
      edition: '2018-10-05',
      setup: {
        mana: { A: '{B}' },
        zones: {
          battlefield: [bear, { ...bear, ref: 'cub', name: 'Test Cub' }],
          hand: { A: [spell('{B}', `Convoke\n${pay}`)] },
        },
      },
      actions: [cast(), { by: 'A', do: 'choose', choice: '2' }, stack],
      expect: { life: { A: 23 }, tapped: { bear: true, cub: true } },
    },
  ],
  [
    'life that one does not have is no way of paying',
    {
      edition: '2023-01-08',
      setup: {
        life: { A: 2 },
        mana: { A: '{B}' },
        zones: {
          hand: {
            A: [
              spell('{B}', 'As an additional cost to cast this spell, discard a card or pay 3 life.\nYou gain 5 life.'),
              card('spare', {}),
            ],
          },
        },
      },
      actions: [cast(), stack],
      expect: { life: { A: 7 }, zones: { spare: 'graveyard' } },
    },
  ],
];

describe('X of a cost of turning face up', () => {
  it.each(faceUp)('%s', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

describe('one of several costs', () => {
  it.each(ways)('%s', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

describe('mana that is what two keywords cost', () => {
  const cost = (additional: readonly string[], text: string, expected: object) =>
    verdict(
      play({
        setup: { mana: { A: '{C}{C}{C}{C}' }, zones: { hand: { A: [spell('{0}', text)] } } },
        actions: [cast({ additional }), stack],
        expect: expected,
      }),
    );
  const both = 'Kicker {2}\nBuyback {2}\nYou gain 1 life. If this spell was kicked, you gain 5 life.';

  it('names neither of them, so that it is asked for again', () => {
    expect(cost(['{2}'], both, { refused: { action: 1, rule: '601.2b' }, mana: { A: '{C}{C}{C}{C}' } })).toBe('passed');
  });

  it.each([
    [['buyback'], both, { life: { A: 21 }, zones: { spell: 'hand' }, mana: { A: '{C}{C}' } }],
    [['kicker'], both, { life: { A: 26 }, zones: { spell: 'graveyard' }, mana: { A: '{C}{C}' } }],
    [['kicker', 'buyback'], both, { life: { A: 26 }, zones: { spell: 'hand' }, mana: { A: '' } }],
    [['{2}'], 'Buyback {2}\nYou gain 1 life.', { life: { A: 21 }, zones: { spell: 'hand' } }],
    [['{1}', '{3}'], 'Kicker {1} and/or {3}\nIf this spell was kicked, you gain 1 life.', { life: { A: 21 }, mana: { A: '' } }],
  ] as const)('is paid as it is named: %s', (additional, text, expected) => {
    expect(cost(additional, text, expected)).toBe('passed');
  });
});
