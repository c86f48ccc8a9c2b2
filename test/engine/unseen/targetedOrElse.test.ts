/** What a permanent does, or becomes the target of (603.2, 115.10); mana that is added to other mana (605.1b). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const about = { name: 'Test', types: ['creature'] as const, subtypes: [] };
const dragon = {
  ...creature('dragon', 'A', '4/4'),
  text: 'Flying, haste\nWhenever dragon attacks or becomes the target of a spell, you gain 3 life.',
};
const mare = {
  ...creature('mare', 'A', '2/3'),
  text: 'When mare enters or becomes the target of a spell or ability an opponent controls, you gain 3 life.',
};
const bolt = (ref: string) => ({ ref, name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 1 damage to any target.' });
const targeted = (by: string, it: object, ref: string, life: number) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        active: by,
        mana: { [by]: '{R}' },
        librarySize: { A: 9, B: 9 },
        zones: { battlefield: [it, creature('bear', 'A', '2/2')], hand: { [by]: [bolt('s')] } },
      },
      actions: [
        { by, do: 'cast', object: 's', targets: [ref] },
        { by: 'all', do: 'resolve' },
        { by: 'all', do: 'resolve' },
      ].slice(0, life > 20 ? 3 : 2),
      expect: { life: { A: life } },
    }),
  );

describe('what attacks or becomes the target of a spell', () => {
  it('triggers of any spell', () => {
    expect(targeted('B', dragon, 'dragon', 23)).toBe('passed');
    expect(targeted('A', dragon, 'dragon', 23)).toBe('passed');
  });
  it('does not where another creature is the target', () => {
    expect(targeted('B', dragon, 'bear', 20)).toBe('passed');
  });
  it('asks who controls the spell where that is said', () => {
    expect(targeted('B', mare, 'mare', 23)).toBe('passed');
    expect(targeted('A', mare, 'mare', 20)).toBe('passed');
  });
  it('triggers as it attacks', () => {
    const result = play({
      edition: '2025-11-14',
      setup: { step: 'declare attackers', librarySize: { A: 9, B: 9 }, zones: { battlefield: [dragon] } },
      actions: [
        { by: 'A', do: 'attack', attackers: { dragon: 'B' } },
        { by: 'all', do: 'resolve' },
      ],
      expect: { life: { A: 23 } },
    });
    expect(verdict(result)).toBe('passed');
  });
  const mariner = {
    ...creature('mariner', 'A', '2/2'),
    text: 'Whenever you or another permanent you control becomes the target of a spell or ability an opponent controls, you gain 3 life.',
  };
  it('may be a player or a permanent of theirs, each for itself', () => {
    expect(targeted('B', mariner, 'bear', 23)).toBe('passed');
    expect(targeted('B', mariner, 'A', 22)).toBe('passed');
    expect(targeted('B', mariner, 'mariner', 20)).toBe('passed');
    expect(targeted('A', mariner, 'bear', 20)).toBe('passed');
  });
  it('asks what spell it is where that is said', () => {
    const comber = (of: string) => ({ ...mariner, text: `Whenever a creature you control becomes the target of ${of}, you gain 3 life.` });
    expect(targeted('A', comber('an instant or sorcery spell'), 'bear', 23)).toBe('passed');
    expect(targeted('A', comber('an Aura spell'), 'bear', 20)).toBe('passed');
    expect(targeted('A', comber('a white spell'), 'bear', 20)).toBe('passed');
  });
  it('knows no spell to speak of', () => {
    expect(compileText('Whenever Test attacks or becomes the target of a spell, counter that spell.', about).ok).toBe(false);
    expect(compileText('Whenever Test becomes the target of a spell, counter that spell.', about).ok).toBe(true);
  });
});

describe('an additional one mana', () => {
  const haven = {
    ref: 'haven',
    name: 'Haven',
    type: 'Enchantment — Aura',
    controller: 'B',
    attachedTo: 'wood',
    text: 'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional one mana of any color.',
  };
  it('is added by the controller of the land, who chooses it', () => {
    const result = play({
      edition: '2025-11-14',
      setup: { zones: { battlefield: [{ ref: 'wood', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' }, haven] } },
      actions: [
        { by: 'A', do: 'activate', object: 'wood' },
        { by: 'A', do: 'choose', choice: 'blue' },
      ],
      expect: { mana: { A: '{U}{G}', B: '' } },
    });
    expect(verdict(result)).toBe('passed');
  });
  it('is not added for another land', () => {
    const result = play({
      edition: '2025-11-14',
      setup: {
        zones: {
          battlefield: [
            { ref: 'wood', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' },
            { ref: 'isle', name: 'Island', type: 'Basic Land — Island', controller: 'A' },
            haven,
          ],
        },
      },
      actions: [{ by: 'A', do: 'activate', object: 'isle' }],
      expect: { mana: { A: '{U}' } },
    });
    expect(verdict(result)).toBe('passed');
  });
});
