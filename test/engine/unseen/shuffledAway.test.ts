/** What was shuffled into a library is not spoken of any more: the card that is revealed behind it is (Chaos Warp, 701.24, 701.20). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const text =
  "The owner of target permanent shuffles it into their library, then reveals the top card of their library. If it's a permanent card, they put it onto the battlefield.";
const warped = (battlefield: readonly object[], library: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2024-11-08',
      setup: { zones: { battlefield, library: { B: library } } },
      actions: [{ by: 'A', do: 'effect', text, targets: ['it'] }, { do: 'check' }],
      expect: expected,
    }),
  );
const token = { ref: 'it', name: 'Goblin', controller: 'B', type: 'Creature — Goblin', pt: '1/1', token: true };
const land = { ref: 'land', name: 'Old Land', type: 'Land' };

describe('a card revealed behind what was shuffled away', () => {
  it('is put onto the battlefield by the owner where it is a permanent card: of a token what was there before', () => {
    expect(warped([token], [land], { zones: { land: 'battlefield' }, controller: { land: 'B' }, librarySize: { B: 0 } })).toBe('passed');
  });

  it('stays where it is, when it is none', () => {
    expect(
      warped([token], [{ ref: 'spell', name: 'Old Spell', type: 'Sorcery', text: 'Draw a card.' }], { zones: { spell: 'library' } }),
    ).toBe('passed');
  });

  it('is nothing of an empty library', () => {
    expect(warped([token], [], { librarySize: { B: 0 } })).toBe('passed');
  });

  it('may be that very card', () => {
    expect(warped([creature('it', 'B')], [], { zones: { it: 'battlefield' }, librarySize: { B: 0 } })).toBe('passed');
  });
});
