/** "This way", where the same was done twice: it could be all of it or what was done last, and is refused (it counted what was done last). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';

const read = (text: string): boolean => compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok;

describe('what was done twice', () => {
  it.each([
    'Target player mills two cards. Then you mill two cards. You gain 1 life for each land card milled this way.',
    'Discard a card. Each opponent discards a card. Draw a card for each land card discarded this way.',
    'Exile target creature. You may exile a creature card from your graveyard. You gain 2 life for each card exiled this way.',
    'Each player sacrifices a creature of their choice. You may sacrifice an artifact. You gain 1 life for each permanent sacrificed this way.',
    'Target opponent loses 2 life. Each opponent loses 1 life. You gain life equal to the life lost this way.',
  ])('is refused as “this way”: %s', (text) => {
    expect(read(text)).toBe(false);
  });

  it.each([
    'Target player mills two cards. You gain 1 life for each land card milled this way.',
    'Each player discards a card. Draw a card for each land card discarded this way.',
    'Exile target creature. You gain 2 life for each card exiled this way.',
    'Each player sacrifices a creature of their choice. You gain 1 life for each permanent sacrificed this way.',
    'Each opponent loses 1 life. You gain life equal to the life lost this way.',
    // One or the other.
    'If you control a Swamp, exile target creature. Otherwise, exile target artifact. You gain 1 life for each card exiled this way.',
  ])('is read where it was done once: %s', (text) => {
    expect(read(text)).toBe(true);
  });

  it('is refused of players too, who came of a condition or were there before', () => {
    expect(read('Target player draws a card. If target creature is red, its controller loses 2 life. That player gains 1 life.')).toBe(
      false,
    );
  });
});
