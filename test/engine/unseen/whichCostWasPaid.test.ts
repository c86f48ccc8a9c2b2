/** Whether the cost of a keyword was paid instead of the mana cost, which a permanent remembers of the spell that it was (118.9d, 400.7d). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const settle = { by: 'all', do: 'pass until', until: 'stack empty' };
const trick = { ref: 'trick', name: 'Test Trick', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' };
const board = (card: object, actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: {
        librarySize: { A: 9, B: 9 },
        active: 'A',
        step: 'precombat main',
        mana: { A: '{R}{R}{R}{R}' },
        zones: { hand: { A: [card, trick] }, battlefield: [creature('bear', 'A')] },
        ...more,
      },
      actions,
      expect: expected,
    }),
  );
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });

describe('whether the cost of a keyword was paid', () => {
  const goblin = creature('goblin', 'A', '2/1', {
    cost: '{R}{R}',
    text: 'Surge {R}\nWhen goblin enters, if its surge cost was paid, each opponent loses 3 life.',
  });
  const first = [cast('trick'), settle];

  it('surge: only by who pays it', () => {
    expect(board(goblin, [...first, cast('goblin', { alternative: 'surge' }), settle], { life: { B: 17 }, triggered: { goblin: 1 } })).toBe(
      'passed',
    );
    expect(
      board(goblin, [...first, cast('goblin', { alternative: 'normal' }), settle], { life: { B: 20 }, triggered: { goblin: 0 } }),
    ).toBe('passed');
  });

  it('is not remembered of one that was not cast', () => {
    const token = { by: 'A', do: 'effect', text: "Create a token that's a copy of target creature you control.", targets: ['goblin'] };
    const actions = [...first, cast('goblin', { alternative: 'surge' }), settle, token, { by: 'all', do: 'check' }, settle];
    expect(board(goblin, actions, { life: { B: 17 } })).toBe('passed');
  });

  it('spectacle: something else is done instead', () => {
    const card = {
      ref: 'card',
      name: 'Test Show',
      type: 'Sorcery',
      cost: '{R}{R}',
      text: "Spectacle {R}\nDraw a card. If this spell's spectacle cost was paid, instead draw three cards.",
    };
    const hurt = [{ by: 'A', do: 'effect', text: 'Target player loses 1 life.', targets: ['B'] }];
    expect(board(card, [...hurt, cast('card', { alternative: 'spectacle' }), settle], { handSize: { A: 4 } })).toBe('passed');
    expect(board(card, [...hurt, cast('card', { alternative: 'normal' }), settle], { handSize: { A: 2 } })).toBe('passed');
  });

  it('madness', () => {
    const card = creature('card', 'A', '2/2', {
      cost: '{R}{R}',
      text: 'Madness {R}\nWhen card enters, if its madness cost was paid, you gain 3 life.',
    });
    const discard = [{ by: 'A', do: 'effect', text: 'Target player discards a card at random.', targets: ['A'] }];
    const only = { zones: { hand: { A: [card] } } };
    const pay = [{ by: 'all', do: 'check' }, { by: 'all', do: 'pass' }, { by: 'A', do: 'choose', choice: true }, settle];
    expect(board(card, [...discard, ...pay], { life: { A: 23 }, zones: { card: 'battlefield' } }, only)).toBe('passed');
    expect(board(card, [cast('card'), settle], { life: { A: 20 } }, only)).toBe('passed');
  });
});
