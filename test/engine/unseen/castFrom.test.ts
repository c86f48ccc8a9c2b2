/** Abilities that look at where a spell was cast from: by then it is on the stack (601.2a). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const flashback = { ref: 'word', name: 'Test Word', type: 'Sorcery', cost: '{9}', text: 'You gain 1 life.\nFlashback {0}' };
const plain = { ref: 'note', name: 'Test Note', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' };
const watcher = (text: string) => ({ ref: 'watcher', name: 'Test Watcher', type: 'Enchantment', controller: 'A', text });
const pass = [
  { by: 'all', do: 'pass' },
  { by: 'all', do: 'pass until', until: 'stack empty' },
];
const fromGraveyard = 'Whenever a player casts a spell from a graveyard, Test Watcher deals 3 damage to that player.';
const fromYours = 'Whenever you cast a spell from your graveyard, draw a card.';

describe('an ability that triggers on a spell cast from a zone', () => {
  it('triggers when another player casts with flashback', () => {
    const board = {
      edition: '2012-10-05',
      players: ['A', 'B', 'C'],
      setup: { active: 'C', zones: { battlefield: [watcher(fromGraveyard)], graveyard: { C: [flashback] } } },
      actions: [{ by: 'C', do: 'cast', object: 'word', alternative: 'flashback' }, ...pass],
      expect: { life: { A: 20, B: 20, C: 18 } },
    };
    expect(verdict(play(board))).toBe('passed');
  });

  it('does not when the spell is cast from a hand', () => {
    const board = {
      edition: '2026-01-16',
      setup: { zones: { battlefield: [watcher(fromGraveyard)], hand: { A: [plain] } } },
      actions: [{ by: 'A', do: 'cast', object: 'note' }, ...pass],
      expect: { life: { A: 21 }, triggered: { watcher: 0 } },
    };
    expect(verdict(play(board))).toBe('passed');
  });

  it.each([
    ['A', 1],
    ['B', 0],
  ] as const)('from your graveyard: when %s does, %i cards are drawn', (player, drawn) => {
    const board = {
      edition: '2011-10-01',
      setup: {
        active: player,
        librarySize: { A: 3 },
        zones: { battlefield: [watcher(fromYours)], graveyard: { [player]: [flashback] } },
      },
      actions: [{ by: player, do: 'cast', object: 'word', alternative: 'flashback' }, ...pass],
      expect: { handSize: { A: drawn } },
    };
    expect(verdict(play(board))).toBe('passed');
  });
});
