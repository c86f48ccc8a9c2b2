/** Proliferating what has counters of two kinds: one more of each, but of one alone until May 2019. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../../demonstration/play.ts';

const ox = { ref: 'ox', name: 'Ox', controller: 'A', type: 'Creature — Ox', pt: '1/1', counters: { '+1/+1': 1, charge: 2 } };
const board = (edition: string, choices: readonly unknown[], expected: object) =>
  verdict(
    play({
      edition,
      setup: { zones: { battlefield: [ox] } },
      actions: [{ by: 'A', do: 'effect', text: 'Proliferate.' }, ...choices.map((choice) => ({ by: 'A', do: 'choose', choice }))],
      expect: expected,
    }),
  );

describe('counters of several kinds', () => {
  it.each(['2026-01-16', '2019-05-03'])('grow each in %s', (edition) => {
    expect(board(edition, [['ox']], { counters: { ox: { '+1/+1': 2, charge: 3 } } })).toBe('passed');
  });

  it.each(['2019-01-25', '2010-10-01'])('grow by one of a kind of choice in %s', (edition) => {
    expect(board(edition, [['ox']], { pending: { player: 'A', kind: 'other' }, counters: { ox: { '+1/+1': 1, charge: 2 } } })).toBe(
      'passed',
    );
    expect(board(edition, [['ox'], 'charge'], { counters: { ox: { '+1/+1': 1, charge: 3 } } })).toBe('passed');
    expect(board(edition, [['ox'], '+1/+1'], { pt: { ox: '3/3' }, counters: { ox: { '+1/+1': 2, charge: 2 } } })).toBe('passed');
    expect(board(edition, [['ox'], 'lore'], { refused: { action: 3 }, counters: { ox: { '+1/+1': 1, charge: 2 } } })).toBe('passed');
  });

  it('of one kind ask nothing in any of them', () => {
    const single = { ...ox, counters: { charge: 2 } };
    const { passed } = play({
      edition: '2012-05-01',
      setup: { zones: { battlefield: [single] } },
      actions: [
        { by: 'A', do: 'effect', text: 'Proliferate.' },
        { by: 'A', do: 'choose', choice: ['ox'] },
      ],
      expect: { counters: { ox: { charge: 3 } } },
    });
    expect(passed).toBe(true);
  });
});
