/** Flavor words, which may be any title, stand before an ability, a mode or a chapter and mean nothing (207.2d); keywords never are one. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';

const creature = { name: 'Kit', types: ['creature'], subtypes: ['Fox'] } as const;
const meaning = (text: string, card: Parameters<typeof compileText>[1] = creature): unknown => {
  const read = compileText(text, card);
  return read.ok ? JSON.parse(JSON.stringify(read.abilities, (key, value: unknown) => (key === 'text' ? undefined : value))) : 'refused';
};

describe('flavor words', () => {
  it.each(['Wild Magic Surge', "I've Come Up with a New Recipe!", 'Exterminate!', 'Top of the Food Chain', 'Brand-new Sky'])(
    '“%s” changes nothing of the ability behind it',
    (word) => {
      const ability = 'When Kit enters the battlefield, draw a card.';
      expect(meaning(`${word} — ${ability}`)).toEqual(meaning(ability));
      expect(meaning(ability)).not.toBe('refused');
    },
  );

  it('stand before modes and chapters too', () => {
    const modes = 'choose one —\n• You gain 2 life.\n• Draw a card.';
    const named = 'choose one —\n• Cure Wounds — You gain 2 life.\n• His Arms Wide — Draw a card.';
    const when = 'When Kit enters the battlefield, ';
    expect(meaning(when + named)).toEqual(meaning(when + modes));
    const saga = { name: 'Tale', types: ['enchantment'], subtypes: ['Saga'] } as const;
    expect(meaning('I, II — Heavenly Strike — Draw a card.', saga)).toEqual(meaning('I, II — Draw a card.', saga));
  });

  it.each([
    ['Companion', 'a keyword'],
    ['Power-up', 'one word that may be a newer keyword'],
    ['Teamwork of the Very Best Friends 3', 'a number may be that of a newer keyword'],
    ['Whenever it all goes wrong for us', 'no title'],
  ])('“%s” is none: %s', (word) => {
    expect(meaning(`${word} — When Kit dies, draw a card.`)).toBe('refused');
  });
});
