/** Other mana, or more of it, than a permanent that is tapped for mana would produce (106.12b). */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const enchantment = (ref: string, text: string, controller = 'A') => ({ ref, name: ref, type: 'Enchantment', controller, text });
const forest = (ref: string, controller = 'A') => ({ ref, name: 'Forest', type: 'Basic Land — Forest', controller });
const tomb = { ref: 'tomb', name: 'tomb', type: 'Land', controller: 'A', text: '{T}: Add {C}{C}.' };
const rock = { ref: 'rock', name: 'rock', type: 'Artifact', controller: 'A', text: '{T}: Add {U}{R}.' };
const treasure = { ref: 'gold', name: 'gold', type: 'Artifact', controller: 'A', text: '{T}, Sacrifice gold: Add one mana of any color.' };
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({ edition: '2026-01-16', setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield, ...more } }, actions, expect: expected }),
  );
const tap = (object: string, by = 'A') => ({ by, do: 'activate', object });
const reflection = 'If you tap a permanent for mana, it produces twice as much of that mana instead.';
const contamination = 'If a land is tapped for mana, it produces {B} instead of any other type and amount.';
const darkness = 'If a land is tapped for mana, it produces {B} instead of any other type.';

it('produces twice as much of what it produces, two of them four times as much', () => {
  const one = enchantment('r', reflection);
  expect(outcome([one, forest('f'), rock], [tap('f'), tap('rock')], { mana: { A: '{G}{G}{U}{U}{R}{R}' } })).toBe('passed');
  expect(outcome([one, enchantment('s', reflection), forest('f')], [tap('f')], { mana: { A: '{G}{G}{G}{G}' } })).toBe('passed');
  const three = enchantment('n', 'If you tap a permanent for mana, it produces three times as much of that mana instead.');
  expect(outcome([three, tomb], [tap('tomb')], { mana: { A: '{6}' } })).toBe('passed');
});

it('is so of what was sacrificed as it was tapped, and not of an opponent’s', () => {
  const answer = { by: 'A', do: 'choose', choice: 'blue' };
  expect(outcome([enchantment('r', reflection), treasure], [tap('gold'), answer], { mana: { A: '{U}{U}' } })).toBe('passed');
  const theirs = [enchantment('r', reflection, 'B'), forest('f')];
  expect(outcome(theirs, [tap('f')], { mana: { A: '{G}' } })).toBe('passed');
});

it('produces other mana: as much, or one alone', () => {
  expect(outcome([enchantment('d', darkness, 'B'), tomb, rock], [tap('tomb'), tap('rock')], { mana: { A: '{B}{B}{U}{R}' } })).toBe(
    'passed',
  );
  expect(outcome([enchantment('c', contamination, 'B'), tomb, forest('f')], [tap('tomb'), tap('f')], { mana: { A: '{B}{B}' } })).toBe(
    'passed',
  );
});

it('whose land it is chooses what is applied first', () => {
  const board = [enchantment('c', contamination), enchantment('r', reflection), tomb];
  const first = (choice: string) => ({ by: 'A', do: 'choose', choice });
  expect(outcome(board, [tap('tomb'), first('c')], { mana: { A: '{B}{B}' } })).toBe('passed');
  expect(outcome(board, [tap('tomb'), first('r')], { mana: { A: '{B}' } })).toBe('passed');
});

it('asks how much it would be', () => {
  const sphere = enchantment('s', 'If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.', 'B');
  expect(outcome([sphere, tomb, forest('f'), rock], [tap('tomb'), tap('f'), tap('rock')], { mana: { A: '{1}{G}{U}{R}' } })).toBe('passed');
});

it('pays for spells with what is produced', () => {
  const spell = (cost: string) => ({
    hand: { A: [{ ref: 's', name: 's', type: 'Sorcery', cost, text: 'You gain 1 life.' }] },
  });
  const cast = [
    { by: 'A', do: 'cast', object: 's' },
    { by: 'all', do: 'resolve' },
  ];
  expect(outcome([enchantment('c', contamination), forest('f')], cast, { life: { A: 21 } }, spell('{B}'))).toBe('passed');
  expect(
    outcome([enchantment('c', contamination), forest('f')], [cast[0] ?? {}], { refused: [{ action: 1, rule: '601.2h' }] }, spell('{G}')),
  ).toBe('passed');
  expect(outcome([enchantment('r', reflection), forest('f')], cast, { life: { A: 21 } }, spell('{1}{G}'))).toBe('passed');
});

it('swaps the types of basic lands by their types', () => {
  const swapped = enchantment(
    'n',
    'If tapped for mana, Plains produce {R}, Islands produce {G}, Swamps produce {W}, Mountains produce {U}, and Forests produce {B} instead of any other type.',
  );
  expect(outcome([swapped, forest('f'), tomb], [tap('f'), tap('tomb')], { mana: { A: '{B}{2}' } })).toBe('passed');
});

it('leaves what a spell adds as it is, and ends with the turn', () => {
  const ritual = { by: 'A', do: 'effect', text: 'Add {G}{G}.' };
  expect(outcome([enchantment('c', contamination), enchantment('r', reflection)], [ritual], { mana: { A: '{G}{G}' } })).toBe('passed');
  const moon = {
    by: 'A',
    do: 'effect',
    text: 'Until end of turn, if a player taps a nonbasic land for mana, it produces colorless mana instead of any other type.',
  };
  const island = { ref: 'i', name: 'i', type: 'Land', controller: 'A', text: '{T}: Add {U}.' };
  expect(outcome([island, forest('f')], [moon, tap('i'), tap('f')], { mana: { A: '{1}{G}' } })).toBe('passed');
  const next = { by: 'all', do: 'pass until', until: 'upkeep of B' };
  expect(outcome([island], [moon, next, { by: 'B', do: 'pass' }, tap('i')], { mana: { A: '{U}' } })).toBe('passed');
});

it('what a land could produce instead is not asked', () => {
  const pool = {
    ref: 'p',
    name: 'p',
    type: 'Land',
    controller: 'A',
    text: '{T}: Add one mana of any type that a land you control could produce.',
  };
  expect(outcome([enchantment('c', contamination), pool, forest('f')], [tap('p')], {})).toMatch(/^refused/);
});
