/** "Whenever you play a card from exile": a land that is played there, a spell that is cast from there, and nothing else (305.1, 601.1a). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const watcher = (text: string) => ({ ref: 'w', name: 'Prosper', type: 'Creature — Tiefling Warlock', pt: '1/4', controller: 'A', text });
const texts = [
  'Whenever you play a card from exile, you gain 2 life.',
  'Whenever you play a land from exile or cast a spell from exile, you gain 2 life.',
];
const sorcery = { ref: 'card', name: 'Note', type: 'Sorcery', cost: '{B}', text: 'You draw a card.' };
const forest = { ref: 'card', name: 'Forest', type: 'Basic Land — Forest' };
const exiling = { by: 'A', do: 'effect', text: 'Exile the top card of your library. Until end of turn, you may play that card.' };
const stack = { by: 'all', do: 'resolve' };
const board = (text: string, zones: object, actions: readonly object[], life: number, controller = 'A') =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        mana: { A: '{B}' },
        librarySize: { A: 9, B: 9 },
        zones: { battlefield: [{ ...watcher(text), controller }], ...zones },
      },
      actions: life > 20 ? [...actions, stack] : actions,
      expect: { life: { [controller]: life }, triggered: { w: life > 20 ? 1 : 0 } },
    }),
  );
const cast = { by: 'A', do: 'cast', object: 'card' };
const land = { by: 'A', do: 'play land', object: 'card' };

describe.each(texts)('%s', (text) => {
  it('of a spell that is cast from exile', () => {
    expect(board(text, { library: { A: [sorcery] } }, [exiling, cast], 22)).toBe('passed');
  });

  it('of a land that is played from exile', () => {
    expect(board(text, { library: { A: [forest] } }, [exiling, land], 22)).toBe('passed');
  });

  it('not of a land or a spell from the hand', () => {
    expect(board(text, { hand: { A: [forest] } }, [land], 20)).toBe('passed');
    expect(board(text, { hand: { A: [sorcery] } }, [cast], 20)).toBe('passed');
  });

  it('not of what is put onto the battlefield from exile', () => {
    const put = { by: 'A', do: 'effect', text: 'Exile the top card of your library. Put it onto the battlefield.' };
    expect(board(text, { library: { A: [forest] } }, [put], 20)).toBe('passed');
  });

  it('not of another player', () => {
    expect(board(text, { library: { A: [forest] } }, [exiling, land], 20, 'B')).toBe('passed');
  });
});

it('what is not understood', () => {
  const read = (text: string) => compileText(text, { name: 'Test', types: ['enchantment'], subtypes: [] }).ok;
  // Of a land or a spell it is not known here which is spoken of.
  expect(read('Whenever you play a card from exile, exile it.')).toBe(false);
  // What is cast is on the stack as it is looked at, and never in a hand.
  expect(read("You can't cast spells from your hand.")).toBe(false);
});
