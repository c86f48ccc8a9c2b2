/** "When target creature is put into your graveyard from the battlefield this turn": of what you own, once, and this turn (603.7, 400.3). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const rescue = 'When target creature is put into your graveyard from the battlefield this turn, return that card to the battlefield.';
const scout = creature('scout', 'A', '2/2', { text: `Sacrifice scout: ${rescue}` });
const guard = (target: string) => [
  { by: 'A', do: 'activate', object: 'scout', targets: [target] },
  { by: 'all', do: 'resolve' },
];
const destroy = (target: string) => ({ by: 'B', do: 'effect', text: 'Destroy target creature.', targets: [target], controller: 'B' });
const empty = { by: 'all', do: 'pass until', until: 'stack empty' };
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object) =>
  verdict(play({ edition: '2026-01-16', setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield } }, actions, expect: expected }));

describe('when target creature is put into your graveyard', () => {
  it('it returns, as another object, which is not returned again', () => {
    expect(outcome([scout, creature('bear', 'A')], [...guard('bear'), destroy('bear'), empty], { zones: { bear: 'battlefield' } })).toBe(
      'passed',
    );
    expect(
      outcome([scout, creature('bear', 'A')], [...guard('bear'), destroy('bear'), empty, destroy('bear'), empty], {
        zones: { bear: 'graveyard' },
      }),
    ).toBe('passed');
  });
  it('it stays where it is in the graveyard of another owner, whoever controlled it', () => {
    const lent = creature('bear', 'A', '2/2', { owner: 'B' });
    expect(outcome([scout, lent], [...guard('bear'), destroy('bear'), empty], { zones: { bear: 'graveyard' } })).toBe('passed');
  });
  it('it is yours where an opponent controlled it: it comes to who is told to return it', () => {
    const stolen = creature('bear', 'B', '2/2', { owner: 'A' });
    expect(
      outcome([scout, stolen], [...guard('bear'), destroy('bear'), empty], { zones: { bear: 'battlefield' }, controller: { bear: 'A' } }),
    ).toBe('passed');
  });
  it('it is not waited for in another turn', () => {
    const next = { by: 'all', do: 'pass until', until: 'upkeep of B' };
    expect(
      outcome([scout, creature('bear', 'A')], [...guard('bear'), next, destroy('bear'), empty], { zones: { bear: 'graveyard' } }),
    ).toBe('passed');
  });
  it('it is not said of what is exiled', () => {
    const exile = { by: 'B', do: 'effect', text: 'Exile target creature.', targets: ['bear'], controller: 'B' };
    expect(outcome([scout, creature('bear', 'A')], [...guard('bear'), exile, empty], { zones: { bear: 'exile' } })).toBe('passed');
  });
});
