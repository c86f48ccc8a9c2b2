/** "Until end of turn, if a creature would enter and it wasn't cast, exile it instead" (614.1a, 614.12). */
import { expect, it } from 'vitest';
import { activate, cast, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { outcome } from './outcome.ts';

const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' };
const dead = { ...bear, ref: 'dead' };
const moonlight = "Until end of turn, if a creature would enter and it wasn't cast, exile it instead. Draw a card.";
const mist = {
  ref: 'm',
  name: 'Mistcaller',
  type: 'Creature — Merfolk Wizard',
  pt: '1/1',
  controller: 'A',
  text: "Sacrifice Mistcaller: Until end of turn, if a nontoken creature would enter and it wasn't cast, exile it instead.",
};
const board = (actions: readonly object[], expected: object) =>
  outcome({ zones: { battlefield: [mist], hand: { A: [bear] }, graveyard: { A: [dead] } } }, actions, expected);
const back = effect('Return target creature card from your graveyard to the battlefield.', 'dead');
const token = effect('Create a 1/1 green Elf creature token.');

it('exiles what enters otherwise, and not what was cast', () => {
  expect(board([effect(moonlight), back], { zones: { dead: 'exile' }, handSize: { A: 2 } })).toBe('passed');
  expect(board([effect(moonlight), cast('bear'), resolve], { zones: { bear: 'battlefield' } })).toBe('passed');
  expect(board([effect(moonlight), token], { tokens: [] })).toBe('passed');
  expect(board([effect(moonlight), until('upkeep of B'), back], { zones: { dead: 'battlefield' } })).toBe('passed');
});
it('exiles no token where it says so', () => {
  const said = [activate('m'), resolve];
  expect(board([...said, token], { tokens: [{ controller: 'A', count: 1 }] })).toBe('passed');
  expect(board([...said, back], { zones: { dead: 'exile', m: 'graveyard' } })).toBe('passed');
});
it('exiles a copy of a spell, which was not cast (707.10)', () => {
  const copied = [cast('bear'), effect('Copy target creature spell.', 'bear'), effect(moonlight), resolve, resolve];
  expect(board(copied, { tokens: [], zones: { bear: 'battlefield' } })).toBe('passed');
  const kept = [cast('bear'), effect('Copy target creature spell.', 'bear'), activate('m'), resolve, resolve, resolve];
  expect(board(kept, { tokens: [{ controller: 'A', count: 1 }], zones: { bear: 'battlefield' } })).toBe('passed');
});
