/** "A nonland permanent left the battlefield this turn or a spell was warped this turn" (702.185c): whoever cast it, whatever became of it. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const drifter = (ref: string, controller: string) => ({
  ref,
  name: `Drifter ${ref}`,
  type: 'Creature — Bird',
  cost: '{4}{U}',
  pt: '2/2',
  text: 'Warp {U}',
  controller,
});
const bolt = {
  ref: 's',
  name: 'Plasma Bolt',
  type: 'Sorcery',
  cost: '{R}',
  text: 'Plasma Bolt deals 2 damage to any target.\nVoid — Plasma Bolt deals 3 damage instead if a nonland permanent left the battlefield this turn or a spell was warped this turn.',
};
const negate = { ref: 'n', name: 'Negate', type: 'Instant', cost: '{U}', text: 'Counter target spell.' };
const outcome = (
  actions: readonly object[],
  damage: number,
  hand: object = {},
  mana: object = { A: '{U}{U}{R}{4}' },
  battlefield: readonly object[] = [],
) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        mana,
        librarySize: { A: 9, B: 9 },
        zones: { battlefield: [creature('giant', 'B', '6/6'), ...battlefield], hand: { A: [bolt, drifter('d', 'A')], ...hand } },
      },
      actions: [
        ...actions,
        { by: 'A', do: 'cast', object: 's', targets: ['giant'] },
        { by: 'all', do: 'pass until', until: 'stack empty' },
      ],
      expect: { damage: { giant: damage } },
    }),
  );
const resolve = { by: 'all', do: 'pass until', until: 'stack empty' };

describe('a spell was warped this turn', () => {
  it('holds once one was cast for its warp cost and is on the battlefield', () => {
    expect(outcome([{ by: 'A', do: 'cast', object: 'd', alternative: 'warp' }, resolve], 3)).toBe('passed');
  });

  it('does not hold for a spell with warp that was cast for its mana cost', () => {
    expect(outcome([{ by: 'A', do: 'cast', object: 'd' }, resolve], 2)).toBe('passed');
  });

  it('holds for one that was countered', () => {
    const actions = [
      { by: 'A', do: 'cast', object: 'd', alternative: 'warp' },
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'cast', object: 'n', targets: ['d'] },
      resolve,
    ];
    expect(outcome(actions, 3, { B: [negate] }, { A: '{U}{R}', B: '{U}' })).toBe('passed');
  });

  it('holds for one that is back in a hand', () => {
    const back = { by: 'B', do: 'effect', text: 'Return all Birds to their owners’ hands.' };
    expect(outcome([{ by: 'A', do: 'cast', object: 'd', alternative: 'warp' }, resolve, back], 3)).toBe('passed');
  });

  it('does not hold where nothing was, or a land left alone', () => {
    expect(outcome([], 2)).toBe('passed');
    const land = { ref: 'l', name: 'Waste', type: 'Land', controller: 'A' };
    const gone = { by: 'A', do: 'effect', text: 'Sacrifice a land.' };
    expect(outcome([gone], 2, {}, { A: '{R}' }, [land])).toBe('passed');
  });
});
