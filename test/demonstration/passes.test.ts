/** Passes of priority: no steps of a run, but told with what they let happen. */
import { describe, expect, it } from 'vitest';
import { playDemonstration } from '../../src/demonstration/everyEdition.ts';
import { readForPlayer } from './play.ts';

const bolt = (ref: string) => ({ ref, name: 'Bolt', cost: '{R}', type: 'Instant', text: '~ deals 3 damage to any target.' });
const passesOf = (actions: readonly unknown[]): readonly string[] =>
  playDemonstration(
    readForPlayer({ setup: { mana: { A: '{R}', B: '{R}' }, zones: { hand: { A: [bolt('one')], B: [bolt('two')] } } }, actions }),
  ).steps.flatMap(({ passes, text }) => (passes ? [`${passes.join(', ')}: ${text}`] : []));

const first = { by: 'A', do: 'cast', object: 'one', targets: ['B'] };

describe('passes', () => {
  it('are told in order with what resolves after them, and with what the end of a phase does', () => {
    expect(passesOf([first, { by: 'all', do: 'pass until', until: 'beginning of combat' }])).toEqual([
      'A, B: Bolt resolves.',
      'A, B: B loses 1 unspent mana.',
    ]);
  });

  it('of one player alone are told with what the next one does', () => {
    const answer = { by: 'B', do: 'cast', object: 'two', targets: ['A'] };
    expect(passesOf([first, { by: 'A', do: 'pass' }, answer, { by: 'all', do: 'pass until', until: 'stack empty' }])).toEqual([
      'A: Bolt goes onto the stack.',
      'B, A: Bolt resolves.',
      'A, B: Bolt resolves.',
    ]);
  });

  it('of an action that is refused are not told', () => {
    expect(
      passesOf([first, { by: 'B', do: 'pass' }, { by: 'A', do: 'pass' }, { by: 'all', do: 'pass until', until: 'stack empty' }]),
    ).toEqual(['A, B: Bolt resolves.']);
  });
});
