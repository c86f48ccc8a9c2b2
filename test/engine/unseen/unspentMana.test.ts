/** Unspent mana that is not lost as steps and phases end, or becomes other mana instead (500.5). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const keeper = (text: string, controller = 'A', ref = 'k') => creature(ref, controller, '1/1', { text });
const outcome = (
  battlefield: readonly object[],
  { mana, until, edition = '2026-01-16' }: { readonly mana: object; readonly until: string; readonly edition?: string },
  expected: object,
) =>
  verdict(
    play({
      edition,
      setup: { librarySize: { A: 9, B: 9 }, mana, zones: { battlefield } },
      actions: [{ by: 'all', do: 'pass until', until }],
      expect: expected,
    }),
  );
const everyone = "Players don't lose unspent mana as steps and phases end.";
const red = "You don't lose unspent red mana as steps and phases end.";
const colorless = 'If you would lose unspent mana, that mana becomes colorless instead.';

it('is kept by all players, into the next turn', () => {
  const mana = { A: '{R}{G}', B: '{U}' };
  expect(outcome([keeper(everyone)], { mana, until: 'upkeep of B' }, { mana })).toBe('passed');
});

it('is kept of one colour by one player; the rest is lost', () => {
  const mana = { A: '{R}{R}{G}', B: '{R}' };
  expect(outcome([keeper(red)], { mana, until: 'end of combat' }, { mana: { A: '{R}{R}', B: '' } })).toBe('passed');
});

it('becomes colorless, of the one player, and stays so', () => {
  const mana = { A: '{R}{G}', B: '{U}' };
  expect(outcome([keeper(colorless)], { mana, until: 'upkeep of B' }, { mana: { A: '{2}', B: '' } })).toBe('passed');
});

it('is what it was where nothing would be lost', () => {
  const mana = { A: '{R}{G}' };
  expect(outcome([keeper(colorless), keeper(red, 'A', 'l')], { mana, until: 'end' }, { mana: { A: '{R}{1}' } })).toBe('passed');
});

it('burns nobody who keeps it, and whoever loses the rest', () => {
  const mana = { A: '{R}{G}' };
  const past = { mana, until: 'beginning of combat', edition: '2008-10-01' };
  expect(outcome([keeper(everyone)], past, { mana, life: { A: 20 } })).toBe('passed');
  expect(outcome([keeper(red)], past, { mana: { A: '{R}' }, life: { A: 19 } })).toBe('passed');
});

it('of two that would make different mana of it is not played', () => {
  const other = keeper('If you would lose unspent mana, that mana becomes red instead.', 'A', 'l');
  expect(outcome([keeper(colorless), other], { mana: { A: '{G}' }, until: 'end' }, {})).toMatch(/^refused/);
});
