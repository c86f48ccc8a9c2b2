import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../../src/engine/language/ability.ts';
import type { CardType } from '../../../../src/engine/language/cardType.ts';
import { compileText } from '../../../../src/engine/cardText/compileText.ts';
import type { CardGiven } from '../../kit.ts';
import { keywords, of, position, pt } from './given.ts';

function compile(name: string, types: readonly CardType[], text: string): readonly Ability[] {
  const compiled = compileText(text, { name, types, subtypes: [] });
  if (!compiled.ok) throw new Error(`not understood: ${compiled.phrase}`);
  return compiled.abilities;
}

const enchantment = (ref: string, text: string, attachedTo?: string): CardGiven => ({
  ref,
  types: ['enchantment'],
  abilities: compile(ref, ['enchantment'], text),
  ...(attachedTo === undefined ? {} : { as: { attachedTo: `${attachedTo}.0` } }),
});
const creature = (ref: string, size: string, text = '', more: Partial<CardGiven> = {}): CardGiven => ({
  ref,
  pt: size,
  abilities: text === '' ? [] : compile(ref, ['creature'], text),
  ...more,
});
const land = (ref: string, subtypes: readonly string[] = [], more: Partial<CardGiven> = {}): CardGiven => ({
  ref,
  types: ['land'],
  subtypes,
  ...more,
});

const days = ['2003-07-01', '2004-10-01', '2005-10-01', '2009-07-11', '2020-04-17', '2026-01-16'] as const;

describe('texts on the table', () => {
  it.each(days)('make a bear white and larger, whichever came first, under the rules of %s', (day) => {
    const anthem = enchantment('anthem', 'White creatures get +1/+1.');
    const wash = enchantment('wash', 'Enchanted creature is white.', 'bear');
    const bear = creature('bear', '2/2', '', { colors: ['green'] });
    for (const cards of [
      [bear, anthem, wash],
      [bear, wash, anthem],
    ])
      expect(pt(position({ day, cards }), 'bear')).toBe('3/3');
  });
  it.each(days)('give and take flying by timestamps under the rules of %s', (day) => {
    const [gives, takes] = [
      enchantment('gives', 'Enchanted creature has flying.', 'bear'),
      enchantment('takes', 'Enchanted creature loses flying.', 'bear'),
    ];
    expect(keywords(position({ day, cards: [creature('bear', '2/2'), gives, takes] }), 'bear')).toEqual([]);
    expect(keywords(position({ day, cards: [creature('bear', '2/2'), takes, gives] }), 'bear')).toEqual(['flying']);
  });
  it.each(days)('make creatures of lands and of artifacts under the rules of %s', (day) => {
    const state = position({
      day,
      cards: [
        { ref: 'seat', types: ['artifact', 'land'], supertypes: ['legendary'] },
        { ref: 'idol', types: ['artifact', 'enchantment'] },
        enchantment('plans', 'All lands are 1/1 creatures that are still lands.'),
        enchantment('march', 'All artifacts are 2/2 artifact creatures.'),
      ],
    });
    expect(of(state, 'seat')).toMatchObject({ types: ['artifact', 'land', 'creature'], supertypes: ['legendary'], power: 2 });
    expect(of(state, 'idol')).toMatchObject({ types: ['artifact', 'enchantment', 'creature'], power: 2 });
  });
  it('make nonbasic lands Mountains before the lost ability of one of them makes Swamps', () => {
    const moon = enchantment('moon', 'Nonbasic lands are Mountains.');
    const tomb = land('tomb', [], { abilities: compile('tomb', ['land'], 'Each land is a Swamp in addition to its other land types.') });
    for (const cards of [
      [moon, tomb, land('plains', ['Plains'], { supertypes: ['basic'] })],
      [tomb, moon, land('plains', ['Plains'], { supertypes: ['basic'] })],
    ]) {
      const state = position({ day: '2026-01-16', cards });
      expect([of(state, 'tomb').subtypes, of(state, 'plains').subtypes]).toEqual([['Mountain'], ['Plains']]);
    }
  });
  it('make small creatures without abilities, which are as large as a later text says', () => {
    const humility = enchantment('humility', 'All creatures lose all abilities and have base power and toughness 1/1.');
    const star = creature('star', '0/0', "~'s power and toughness are each equal to 2 plus the number of lands you control.");
    expect(pt(position({ day: '2026-01-16', cards: [star, land('land')] }), 'star')).toBe('3/3');
    expect(pt(position({ day: '2026-01-16', cards: [star, land('land'), humility] }), 'star')).toBe('1/1');
    expect(pt(position({ day: '2026-01-16', cards: [humility, star, land('land')] }), 'star')).toBe('1/1');
  });
  it('count Goblins of every creature type in a graveyard', () => {
    const state = position({
      day: '2026-01-16',
      cards: [creature('king', '0/0', "~'s power and toughness are each equal to the number of Goblin cards in your graveyard.")],
      zones: {
        A: {
          graveyard: [
            creature('change', '1/1', 'Changeling'),
            creature('mist', '1/1', '~ is every creature type.'),
            creature('elf', '1/1'),
          ],
        },
      },
    });
    expect(pt(state, 'king')).toBe('2/2');
  });
});
