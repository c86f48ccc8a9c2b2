/** What stands behind "instead" speaks of what was done, whichever way it was (608.2c). */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const text =
  'Bargain\nLook at the top two cards of your library. If this spell was bargained, look at the top four cards of your library instead. Put one of them into your hand and the rest on the bottom of your library in a random order.';
const cards = ['one', 'two', 'three', 'four', 'five'].map((ref) => ({ ref, name: `Card ${ref}`, type: 'Sorcery' }));
const board = (words: string, additional: object, choice: string, expected: object) => ({
  edition: '2026-01-16',
  setup: {
    mana: { A: '{U}' },
    librarySize: { B: 9 },
    zones: {
      battlefield: [{ ref: 'relic', name: 'Relic', type: 'Artifact', controller: 'A' }],
      hand: { A: [{ ref: 's', name: 'Test spell', type: 'Instant', cost: '{U}', text: words }] },
      library: { A: cards },
    },
  },
  actions: [
    { by: 'A', do: 'cast', object: 's', ...additional },
    { by: 'all', do: 'resolve' },
    { by: 'A', do: 'choose', choice: [choice] },
  ],
  expect: expected,
});

it('is one of those that were looked at without the cost', () => {
  expect(verdict(play(board(text, {}, 'two', { zones: { two: 'hand', three: 'library' } })))).toBe('passed');
});

it('is one of those that were looked at with it', () => {
  const paid = { additional: ['bargain', 'relic'] };
  expect(verdict(play(board(text, paid, 'four', { zones: { four: 'hand', relic: 'graveyard' } })))).toBe('passed');
});

it('is refused where only one of them leaves such a thing', () => {
  const other = text.replace('Look at the top two cards of your library.', 'Draw a card.');
  expect(verdict(play(board(other, {}, 'two', {})))).toMatch(/^refused setup/);
});
