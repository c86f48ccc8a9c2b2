/** What happened to an opponent this turn has happened, though that player has left the game since (800.4i). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const drain = { ref: 'z', name: 'Z', type: 'Sorcery', cost: '{B}', text: 'Each opponent loses 2 life.' };
const one = { ref: 'z', name: 'Z', type: 'Sorcery', cost: '{B}', text: 'Target player loses 2 life.' };
const onlyC = { by: 'A', do: 'cast', object: 'z', targets: ['C'] };
const outcome = (zones: object, actions: readonly object[], expected: object, teams?: readonly (readonly string[])[]) =>
  verdict(
    play({
      edition: '2025-11-14',
      players: teams ? ['A', 'B', 'C', 'D'] : ['A', 'B', 'C'],
      ...(teams ? { teams } : {}),
      setup: { librarySize: { A: 9, B: 9, C: 9 }, mana: { A: '{B}{R}' }, zones },
      actions,
      expect: expected,
    }),
  );
const resolve = { by: 'all', do: 'pass until', until: 'stack empty' };
const concede = { by: 'C', do: 'concede' };

describe('life that was lost', () => {
  const neheb = {
    ref: 'n',
    name: 'N',
    type: 'Creature — Minotaur',
    pt: '4/6',
    controller: 'A',
    text: 'At the beginning of your postcombat main phase, add {R} for each 1 life your opponents have lost this turn.',
  };
  it.each([
    ['by one who has left', [concede]],
    ['by all who are there', []],
  ])('is counted: %s', (_, leaving) => {
    expect(
      outcome(
        { battlefield: [neheb], hand: { A: [drain] } },
        [{ by: 'A', do: 'cast', object: 'z' }, resolve, ...leaving, { by: 'all', do: 'pass until', until: 'postcombat main' }, resolve],
        { mana: { A: '{R}{R}{R}{R}' } },
      ),
    ).toBe('passed');
  });
  it('is an opponent’s, for spectacle', () => {
    const show = { ref: 'sp', name: 'Sp', type: 'Sorcery', cost: '{4}{R}', text: 'You gain 4 life.\nSpectacle {R}' };
    const cast = { by: 'A', do: 'cast', object: 'sp', alternative: 'spectacle' };
    expect(outcome({ hand: { A: [one, show] } }, [onlyC, resolve, concede, cast, resolve], { life: { A: 24 } })).toBe('passed');
    expect(outcome({ hand: { A: [one, show] } }, [{ ...onlyC, targets: ['A'] }, resolve, concede, cast], { refused: { action: 4 } })).toBe(
      'passed',
    );
  });
});
