/** "When you control no other creatures": others than the source, whoever else has some (603.8). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const emperor = creature('emperor', 'A', '5/5', { text: 'When you control no other creatures, sacrifice emperor.' });
const destroy = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['bear'] };
const empty = { by: 'all', do: 'pass until', until: 'stack empty' };
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object) =>
  verdict(play({ edition: '2026-01-16', setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield } }, actions, expect: expected }));

describe('when you control no other creatures', () => {
  it('triggers as the last other one leaves, whatever opponents have', () => {
    const board = [emperor, creature('bear', 'A'), creature('theirs', 'B')];
    expect(outcome(board, [destroy, empty], { zones: { emperor: 'graveyard', theirs: 'battlefield' } })).toBe('passed');
  });
  it('does nothing while there is another', () => {
    const board = [emperor, creature('bear', 'A'), creature('wolf', 'A')];
    expect(outcome(board, [destroy, empty], { zones: { emperor: 'battlefield' } })).toBe('passed');
  });
  it('is true at once where there never was another', () => {
    expect(outcome([emperor], [{ by: 'all', do: 'check' }, empty], { zones: { emperor: 'graveyard' } })).toBe('passed');
  });
  it('is asked of the source by an ability that speaks of something else', () => {
    const hermit = creature('hermit', 'A', '2/2', {
      text: 'Whenever hermit deals combat damage to a player, if you control no other creatures, you gain 3 life.',
    });
    const hit = [
      { by: 'all', do: 'pass until', until: 'declare attackers' },
      { by: 'A', do: 'attack', attackers: { hermit: 'B' } },
      { by: 'all', do: 'pass until', until: 'end of combat' },
    ];
    expect(outcome([hermit], hit, { life: { A: 23, B: 18 } })).toBe('passed');
    expect(outcome([hermit, creature('bear', 'A')], hit, { life: { A: 20, B: 18 } })).toBe('passed');
  });
});
