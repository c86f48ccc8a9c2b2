/** What may be paid for spells of a kind instead of their mana costs (118.9). */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, more: object = {}, mana = '') =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { mana: { A: mana }, zones: { battlefield, ...more } },
      actions,
      expect: expected,
    }),
  );
const storm = (of: string, cost: string) => ({
  ref: 'storm',
  name: 'storm',
  type: 'Enchantment',
  controller: 'A',
  text: `You may pay ${cost} rather than pay the mana cost for ${of} you cast.`,
});
const held = (type: string, owner = 'A') => ({
  hand: {
    [owner]: [{ ref: 's', name: 's', type, cost: '{4}{B}', ...(type.includes('Creature') ? { pt: '3/3' } : { text: 'You gain 1 life.' }) }],
  },
});
const cast = [
  { by: 'A', do: 'cast', object: 's', alternative: true },
  { by: 'all', do: 'resolve' },
];

it('is paid for such spells of yours, from wherever they are cast', () => {
  const zombies = storm('Zombie creature spells', '{0}');
  expect(outcome([zombies], cast, { zones: { s: 'battlefield' } }, held('Creature — Zombie'))).toBe('passed');
  expect(outcome([zombies], cast.slice(0, 1), { zones: { s: 'battlefield' } }, held('Creature — Elf'))).not.toBe('passed');
  expect(outcome([{ ...zombies, controller: 'B' }], cast.slice(0, 1), { zones: { s: 'stack' } }, held('Creature — Zombie'))).not.toBe(
    'passed',
  );
});

it('is more than nothing, and what else it costs is paid as well', () => {
  const fist = storm('spells that', '{W}{U}{B}{R}{G}');
  expect(outcome([fist], cast, { life: { A: 21 }, mana: { A: '' } }, held('Sorcery'), '{W}{U}{B}{R}{G}')).toBe('passed');
  const tax = { ref: 'tax', name: 'tax', type: 'Artifact', controller: 'B', text: 'Spells cost {1} more to cast.' };
  expect(outcome([fist, tax], cast, { life: { A: 21 }, mana: { A: '' } }, held('Sorcery'), '{W}{U}{B}{R}{G}{1}')).toBe('passed');
  expect(outcome([fist], [{ by: 'A', do: 'cast', object: 's' }, cast[1] ?? {}], { life: { A: 21 } }, held('Sorcery'), '{B}{4}')).toBe(
    'passed',
  );
});
