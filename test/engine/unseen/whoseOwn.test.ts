import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const isRead = (text: string): boolean => compileText(text, { name: '', types: ['sorcery'], subtypes: [] }).ok;

describe('“your” is said of you, and “their” of others', () => {
  it.each([
    'Target opponent loses half your life, rounded up.',
    'You lose half their life, rounded up.',
    'Target player reveals your hand.',
    'Target player shuffles your library.',
    'Shuffle their library.',
  ])('%s is refused', (text) => {
    expect(isRead(text)).toBe(false);
  });

  it.each(['Target opponent loses half their life, rounded up.', 'You lose half your life, rounded up.', 'Shuffle your library.'])(
    '%s is read',
    (text) => {
      expect(isRead(text)).toBe(true);
    },
  );

  it('of the player who searched it, “their library” is shuffled', () => {
    const text =
      'Destroy target land. Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle their library.';
    const land = { ref: 'Waste', name: 'Waste', type: 'Land', text: '', controller: 'B' };
    const forest = { ref: 'Forest', name: 'Forest', type: 'Basic Land — Forest', text: '{T}: Add {G}.' };
    const board = (answer: 'yes' | 'no', rest: readonly object[], expected: object) =>
      play({
        setup: { librarySize: { A: 5 }, zones: { battlefield: [land], library: { B: [forest] } } },
        actions: [{ by: 'A', do: 'effect', text, targets: ['Waste'] }, { by: 'B', do: 'choose', choice: answer }, ...rest],
        expect: expected,
      });
    const told = ({ trace }: ReturnType<typeof play>) => trace.map(({ text: each }) => each);
    const found = board('yes', [{ by: 'B', do: 'choose', choice: ['Forest'] }], {
      zones: { Waste: 'graveyard', Forest: 'battlefield' },
    });
    expect(verdict(found)).toBe('passed');
    expect(told(found)).not.toContain('A’s library is shuffled.');
    const declined = board('no', [], { zones: { Waste: 'graveyard', Forest: 'library' } });
    expect(verdict(declined)).toBe('passed');
    expect(told(declined).filter((each) => each.includes('is shuffled'))).toEqual([]);
  });

  it('is not shuffled when nobody searched it', () => {
    const text = 'You may search your library for a basic land card, reveal it, put it into your hand, then shuffle your library.';
    const { trace } = play({
      setup: { librarySize: { A: 5 } },
      actions: [
        { by: 'A', do: 'effect', text },
        { by: 'A', do: 'choose', choice: 'no' },
      ],
      expect: {},
    });
    expect(trace.filter(({ text: each }) => each.includes('is shuffled'))).toEqual([]);
  });
});
