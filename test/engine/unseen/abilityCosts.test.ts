/** What activated abilities of other objects cost less or more to activate (118.7, 602.2b). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const rest = " This effect can't reduce the amount of mana an ability costs to activate to less than one mana.";
const stone = (text: string, controller = 'A') => ({ ref: 'stone', name: 'stone', type: 'Artifact', controller, text });
const less = stone(`Activated abilities of creatures cost {1} less to activate.${rest}`, 'B');
const outcome = (battlefield: readonly object[], mana: string, actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, mana: { A: mana }, zones: { battlefield, ...more } },
      actions,
      expect: expected,
    }),
  );
const gains = (cost: string, more: object = {}) => creature('c', 'A', '2/2', { text: `${cost}: You gain 1 life.`, ...more });
const use = [
  { by: 'A', do: 'activate', object: 'c' },
  { by: 'all', do: 'resolve' },
];
const unpaid = { refused: [{ action: 1, rule: '601.2h' }] };

it('costs less of generic mana, and one mana at least', () => {
  expect(outcome([less, gains('{2}')], '{R}', use, { life: { A: 21 }, mana: { A: '' } })).toBe('passed');
  expect(outcome([less, gains('{1}')], '', use.slice(0, 1), unpaid)).toBe('passed');
  expect(outcome([less, gains('{G}')], '{R}', use.slice(0, 1), unpaid)).toBe('passed');
  expect(outcome([less, gains('{1}{G}')], '{G}', use, { life: { A: 21 } })).toBe('passed');
});

it('is not so of what is no creature, nor of a card that would be one', () => {
  const wand = { ref: 'c', name: 'c', type: 'Artifact', controller: 'A', text: '{2}: You gain 1 life.' };
  expect(outcome([less, wand], '{R}', use.slice(0, 1), unpaid)).toBe('passed');
  const cycler = { ref: 'c', name: 'c', type: 'Creature — Bear', pt: '2/2', text: 'Cycling {2}' };
  expect(outcome([less], '{R}', use.slice(0, 1), unpaid, { hand: { A: [cycler] } })).toBe('passed');
});

it('is so of cards in a graveyard where it says so', () => {
  const tools = stone('Activated abilities of creature cards in your graveyard cost {1} less to activate.');
  const dead = { ref: 'c', name: 'c', type: 'Creature — Bear', pt: '2/2', text: '{2}, Exile ~ from your graveyard: You gain 1 life.' };
  expect(outcome([tools], '{R}', use, { life: { A: 21 } }, { graveyard: { A: [dead] } })).toBe('passed');
  expect(outcome([{ ...tools, controller: 'B' }], '{R}', use.slice(0, 1), unpaid, { graveyard: { A: [dead] } })).toBe('passed');
});

it('costs less by an amount that is counted, and more', () => {
  const agatha = creature('stone', 'A', '3/3', {
    text: "Activated abilities of creatures you control cost X less to activate, where X is stone's power. This effect can't reduce the mana in that cost to less than one mana.",
  });
  expect(outcome([agatha, gains('{5}')], '{2}', use, { life: { A: 21 } })).toBe('passed');
  expect(outcome([agatha, gains('{2}')], '{1}', use, { life: { A: 21 } })).toBe('passed');
  const gloom = stone('Activated abilities of white enchantments cost {3} more to activate.', 'B');
  const shrine = { ref: 'c', name: 'c', type: 'Enchantment', colors: ['white'], controller: 'A', text: '{1}: You gain 1 life.' };
  expect(outcome([gloom, shrine], '{3}', use.slice(0, 1), unpaid)).toBe('passed');
  expect(outcome([gloom, shrine], '{4}', use, { life: { A: 21 } })).toBe('passed');
});

it('is so of mana abilities as well, paid with the rest', () => {
  const elf = creature('elf', 'A', '1/1', { text: '{2}, {T}: Add {G}{G}{G}.' });
  const spell = { ref: 's', name: 's', type: 'Sorcery', cost: '{G}{G}{G}', text: 'You gain 5 life.' };
  const cast = [
    { by: 'A', do: 'cast', object: 's' },
    { by: 'all', do: 'resolve' },
  ];
  expect(outcome([less, elf], '{R}', cast, { life: { A: 25 } }, { hand: { A: [spell] } })).toBe('passed');
  expect(outcome([elf], '{R}', cast.slice(0, 1), unpaid, { hand: { A: [spell] } })).toBe('passed');
});
