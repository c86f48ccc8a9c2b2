/** The first draw step of a game, which who begins may skip with all that is in it (103.8a to 103.8c, 810.6). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const well = { ref: 'well', name: 'Well', controller: 'A', type: 'Artifact', text: 'At the beginning of your draw step, you gain 1 life.' };
const setup = { turn: 1, active: 'A', step: 'upkeep', zones: { battlefield: [well] }, librarySize: { A: 5, B: 5 } };
const main = { by: 'all', do: 'pass until', until: 'precombat main' };
const begins = (edition: string, expected: object, more: object = {}, actions: readonly object[] = [main]) =>
  verdict(play({ edition, setup, actions, expect: expected, ...more }));

describe('the first draw step of a game', () => {
  it.each(['1999-04-23', '2005-08-01', '2009-07-11', '2026-01-16'])('is skipped by the one of two who begins, in %s', (edition) => {
    expect(begins(edition, { life: { A: 20 }, handSize: { A: 0 }, triggered: { well: 0 } })).toBe('passed');
  });

  it('cites the rule that skips it', () => {
    expect(begins('2026-01-16', { cites: ['103.8a'] })).toBe('passed');
    expect(begins('2010-06-18', { cites: ['103.7a'] })).toBe('passed');
  });

  it('is passed by where somebody waits for it, and the phase ends: mana burned', () => {
    const draw = { ...main, until: 'draw' };
    const floating = { ...setup, mana: { A: '{U}' } };
    expect(begins('2026-01-16', { active: 'A', step: 'precombat main', life: { A: 20 } }, {}, [draw])).toBe('passed');
    expect(begins('2009-05-01', { active: 'A', mana: { A: '' }, life: { A: 19 } }, { setup: floating }, [draw])).toBe('passed');
  });

  it('ends the phase where an effect skips it too', () => {
    const skip = { by: 'A', do: 'effect', text: 'You skip your next draw step.' };
    const later = { ...setup, turn: 4, mana: { A: '{U}' } };
    expect(begins('2009-05-01', { step: 'precombat main', mana: { A: '' }, life: { A: 19 } }, { setup: later }, [skip, main])).toBe(
      'passed',
    );
  });

  it('is had by who begins among three', () => {
    expect(begins('2026-01-16', { life: { A: 21 }, handSize: { A: 1 }, cites: ['103.8c'] }, { players: ['A', 'B', 'C'] })).toBe('passed');
  });

  it('is no step that an effect can skip: the next one is', () => {
    const skip = { by: 'A', do: 'effect', text: 'You skip your next draw step.' };
    const all = [skip, { ...main, until: 'precombat main of B' }, { ...main, until: 'precombat main of A' }];
    expect(begins('2026-01-16', { life: { A: 20 }, handSize: { A: 0, B: 1 } }, {}, all)).toBe('passed');
  });

  it('is had in the second turn, by who comes next', () => {
    const board = { ...setup, zones: { battlefield: [{ ...well, controller: 'B' }, creature('bear', 'A')] } };
    const expected = { life: { A: 20, B: 21 }, handSize: { A: 0, B: 1 } };
    expect(begins('2026-01-16', expected, { setup: board }, [{ ...main, until: 'precombat main of B' }])).toBe('passed');
  });
});
