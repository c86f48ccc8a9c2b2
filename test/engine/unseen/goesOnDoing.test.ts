import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const bear = (ref: string) => ({ ref, name: ref, type: 'Creature — Bear', pt: '2/2' });

describe('whoever is said to do something does what the sentence goes on with', () => {
  it.each([
    'loses half their life, rounded up',
    'takes an extra turn after this one',
    'investigates',
    'populates',
    'creates a 1/1 green Bear creature token',
    'creates two Treasure tokens',
    'adds {G}',
    'gains control of target creature',
    'exiles a creature they control',
    'sacrifices a creature',
  ])('Target player %s', (does) => {
    const targets = does.includes('target') ? ['B', 'mine'] : ['B'];
    const result = play({
      edition: '2026-01-16',
      setup: { zones: { battlefield: [creature('mine', 'A'), creature('theirs', 'B')] }, librarySize: { A: 5, B: 5 } },
      actions: [{ by: 'A', do: 'effect', text: `Target player ${does}, then draws a card.`, targets }],
      expect: { handSize: { A: 0, B: 1 } },
    });
    expect(verdict(result)).toBe('passed');
  });

  it('That player discards that card', () => {
    const result = play({
      edition: '2026-01-16',
      setup: { zones: { hand: { A: [{ ref: 'mine', name: 'mine', type: 'Sorcery' }], B: [bear('one'), bear('two')] } } },
      actions: [
        {
          by: 'A',
          do: 'effect',
          text: 'Target opponent reveals their hand. You choose a card from it. That player discards that card, then discards a card at random.',
          targets: ['B'],
        },
        { by: 'A', do: 'choose', choice: 'one' },
      ],
      expect: { zones: { one: 'graveyard', two: 'graveyard', mine: 'hand' } },
    });
    expect(verdict(result)).toBe('passed');
  });
});
