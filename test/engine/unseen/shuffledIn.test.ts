import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const card = (ref: string) => ({ ref, name: ref, type: 'Artifact', text: '' });
const setup = {
  librarySize: { A: 9, B: 9 },
  zones: {
    hand: { A: [card('Abacus')], B: [card('Bell'), card('Bowl')] },
    graveyard: { A: [card('Amulet'), card('Anvil'), card('Arch')], B: [card('Banner')] },
  },
};
const after = (text: string, more: object, expected: object) =>
  verdict(play({ setup, actions: [{ by: 'A', do: 'effect', text, ...more }], expect: expected }));

describe('a hand and a graveyard shuffled into a library', () => {
  it('are those of the player who is told to', () => {
    const text = 'Target player shuffles their graveyard into their library.';
    expect(after(text, { targets: ['B'] }, { graveyardSize: { A: 3, B: 0 }, handSize: { A: 1, B: 2 }, librarySize: { A: 9, B: 10 } })).toBe(
      'passed',
    );
  });

  it('are each player’s own, and all of them together', () => {
    const text = 'Each player shuffles their hand and graveyard into their library, then draws seven cards.';
    const expected = { graveyardSize: { A: 0, B: 0 }, handSize: { A: 7, B: 7 }, librarySize: { A: 6, B: 5 } };
    expect(after(text, {}, expected)).toBe('passed');
  });

  it('leave one’s own hand alone when others are meant', () => {
    const text = 'Each opponent shuffles their hand and graveyard into their library.';
    const expected = { graveyardSize: { A: 3, B: 0 }, handSize: { A: 1, B: 0 }, librarySize: { A: 9, B: 12 } };
    expect(after(text, {}, expected)).toBe('passed');
  });

  it('are the doer’s in older words, and one’s own without a name', () => {
    const text = 'Shuffle your hand and graveyard into your library, then draw a card.';
    expect(after(text, {}, { graveyardSize: { A: 0, B: 1 }, handSize: { A: 1, B: 2 }, librarySize: { A: 12, B: 9 } })).toBe('passed');
    const older = 'Target player shuffles his or her graveyard into his or her library.';
    expect(after(older, { targets: ['B'] }, { graveyardSize: { A: 3, B: 0 }, librarySize: { A: 9, B: 10 } })).toBe('passed');
  });

  it('are the owner’s, whoever controlled what was put there', () => {
    const text = 'When Leviathan is put into a graveyard from anywhere, its owner shuffles their graveyard into their library.';
    const leviathan = { ...card('Leviathan'), owner: 'B', controller: 'A', type: 'Creature — Leviathan', pt: '6/6', text };
    const result = play({
      setup: { ...setup, zones: { ...setup.zones, battlefield: [leviathan] } },
      actions: [
        { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['Leviathan'] },
        { by: 'all', do: 'resolve' },
      ],
      expect: [
        { after: 1, graveyardSize: { A: 3, B: 2 } },
        { graveyardSize: { A: 3, B: 0 }, librarySize: { A: 9, B: 11 } },
      ],
    });
    expect(verdict(result)).toBe('passed');
  });

  it('shuffle a library into which nothing comes (701.24d)', () => {
    const text = 'Target player shuffles their graveyard into their library.';
    const { trace } = play({ setup: { librarySize: { B: 3 } }, actions: [{ by: 'A', do: 'effect', text, targets: ['B'] }], expect: {} });
    expect(trace.map(({ text: told }) => told)).toContain('B’s library is shuffled.');
  });
});
