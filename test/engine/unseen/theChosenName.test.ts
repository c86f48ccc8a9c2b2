/** Whether a card has the name that was chosen (201.3), whoever chose it. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear' };
const split = {
  ref: 'split',
  name: 'Fire // Ice',
  type: 'Instant',
  layout: 'split',
  faces: [
    { name: 'Fire', type: 'Instant', cost: '{R}', text: 'Draw a card.' },
    { name: 'Ice', type: 'Instant', cost: '{U}', text: 'Draw a card.' },
  ],
};
const filler = (ref: string) => ({ ref, name: `Filler ${ref}`, type: 'Artifact' });
const go = (text: string, choices: readonly object[], expect: object, top: object = bear) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { zones: { library: { A: [filler('a'), filler('b'), filler('c')], B: [top, filler('d')] } } },
      actions: [{ by: 'A', do: 'effect', text, targets: ['B'] }, ...choices],
      expect,
    }),
  );
const name = (by: string, choice: string) => ({ by, do: 'choose', choice });

describe('a card that has the chosen name', () => {
  const predict =
    'Choose a card name, then target player mills a card. If that card has the chosen name, you draw two cards. Otherwise, you draw a card.';
  it('has it, or not', () => {
    expect(go(predict, [name('A', 'Bear')], { handSize: { A: 2 }, zones: { bear: 'graveyard' } })).toBe('passed');
    expect(go(predict, [name('A', 'Filler d')], { handSize: { A: 1 }, zones: { bear: 'graveyard' } })).toBe('passed');
  });
  it('is a split card by either of its names (709.4a)', () => {
    const { faces, layout, ref } = split;
    expect(go(predict, [name('A', 'Ice')], { handSize: { A: 2 } }, { ref, layout, faces })).toBe('passed');
  });
  const sphinx =
    'Target player chooses a card name, then reveals the top card of their library. If that card has the chosen name, that player puts it into their hand. Otherwise, that player puts it into their graveyard.';
  it('may be named by another player', () => {
    expect(go(sphinx, [name('B', 'Bear')], { zones: { bear: 'hand' }, handSize: { A: 0, B: 1 } })).toBe('passed');
    expect(go(sphinx, [name('B', 'Filler d')], { zones: { bear: 'graveyard' } })).toBe('passed');
    expect(go(sphinx, [name('A', 'Bear')], {})).toMatch(/^failed actions\[1\]/);
  });
});

describe('what is refused', () => {
  const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
  it('is a name that each player chooses, and that of a card where another quality was chosen', () => {
    expect(compileText('Each player chooses a card name, then reveals the top card of their library.', about).ok).toBe(false);
    const color = 'Choose a color. Reveal the top card of your library. If that card has the chosen name, draw a card.';
    expect(compileText(color, about).ok).toBe(false);
  });
});
