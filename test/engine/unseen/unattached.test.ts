/** What becomes unattached: moved to another, let go, or gone (701.3d, 603.10a). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const gear = {
  ref: 'gear',
  name: 'Test Gear',
  type: 'Artifact — Equipment',
  controller: 'A',
  attachedTo: 'one',
  text: 'Equipped creature gets +3/+2.\nWhenever Test Gear becomes unattached from a permanent, sacrifice that permanent.\nEquip {0}',
};
const board = (actions: readonly object[], expected: object, more: readonly object[] = [creature('one', 'A'), creature('two', 'A')]) =>
  verdict(
    play({
      edition: '2024-11-08',
      setup: { zones: { battlefield: [...more, gear] } },
      actions: [...actions, { by: 'all', do: 'pass until', until: 'stack empty' }],
      expect: expected,
    }),
  );
const effect = (text: string, ...targets: readonly string[]) => ({
  by: 'A',
  do: 'effect',
  text,
  ...(targets.length > 0 ? { targets } : {}),
});
const equip = (to: string) => ({ by: 'A', do: 'activate', object: 'gear', ability: 'Equip', targets: [to] });

describe('whenever it becomes unattached from a permanent', () => {
  it('triggers as it moves to another', () => {
    expect(board([equip('two')], { zones: { one: 'graveyard', two: 'battlefield' }, attachedTo: { gear: 'two' } })).toBe('passed');
  });

  it('does not as it is attached where it is already', () => {
    expect(board([equip('one')], { zones: { one: 'battlefield' }, triggered: { gear: 0 } })).toBe('passed');
  });

  it('triggers as it leaves the battlefield itself, and knows what it was on', () => {
    expect(
      board([effect('Destroy target artifact.', 'gear')], { zones: { one: 'graveyard', gear: 'graveyard', two: 'battlefield' } }),
    ).toBe('passed');
  });

  it('triggers as what it is on leaves, which is gone then', () => {
    expect(
      board([effect('Destroy target creature.', 'one')], { zones: { one: 'graveyard', two: 'battlefield' }, triggered: { gear: 1 } }),
    ).toBe('passed');
  });

  it('takes nothing that its controller does not control', () => {
    const theirs = [creature('one', 'B'), creature('two', 'A')];
    expect(board([equip('two')], { zones: { one: 'battlefield' }, triggered: { gear: 1 } }, theirs)).toBe('passed');
  });

  it('triggers where nothing is equipped by it from the beginning only once it was', () => {
    expect(
      board([effect('Attach target Equipment you control to target creature.', 'gear', 'two')], {
        zones: { one: 'graveyard' },
        attachedTo: { gear: 'two' },
      }),
    ).toBe('passed');
  });
});
