/** A permanent that enters under the control of an opponent whom its controller chooses, and that does not attack its owner (614.12, 508.1c). */
import { describe, expect, it } from 'vitest';
import { play } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const three = { edition: '2026-01-16', players: ['A', 'B', 'C'] };
const agent: Data = {
  ref: 'agent',
  name: 'Xantcha, Sleeper Agent',
  type: 'Legendary Creature — Minion',
  pt: '5/5',
  cost: '{B}',
  text: 'As Xantcha, Sleeper Agent enters the battlefield, an opponent of your choice gains control of it.\nXantcha attacks each combat if able and can’t attack its owner or planeswalkers its owner controls.\n{3}: Xantcha’s controller loses 2 life and you draw a card. Any player may activate this ability.',
};
const cast: readonly Data[] = [
  { by: 'A', do: 'cast', object: 'agent' },
  { by: 'all', do: 'resolve' },
  { by: 'A', do: 'choose', choice: 'C' },
];
const watcher: Data = {
  ref: 'watcher',
  name: 'watcher',
  controller: 'A',
  type: 'Enchantment',
  text: 'Whenever a creature enters the battlefield under your control, you gain 1 life.',
};

describe('a creature that an opponent of your choice gets as it enters', () => {
  bothWays([
    [
      'was never yours, and its ability draws for who activates it',
      {
        ...three,
        setup: {
          mana: { A: '{B}', B: '{C}{C}{C}' },
          librarySize: { A: 9, B: 9, C: 9 },
          zones: { battlefield: [watcher], hand: { A: [agent] } },
        },
        actions: [
          ...cast,
          { by: 'A', do: 'pass' },
          { by: 'B', do: 'activate', object: 'agent', ability: 1 },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        expect: { controller: { agent: 'C' }, owner: { agent: 'A' }, life: { A: 20, B: 20, C: 18 }, handSize: { B: 1 } },
      },
      { life: { A: 21 } },
    ],
  ]);

  const attackOf = (whom: string, more: readonly Data[] = []): ReturnType<typeof play> =>
    play({
      ...three,
      setup: {
        active: 'C',
        step: 'declare attackers',
        zones: { battlefield: [{ ...agent, controller: 'C', owner: 'A' }, ...more] },
      },
      actions: [{ by: 'C', do: 'attack', attackers: whom === '' ? {} : { agent: whom } }],
      expect: { attacking: { agent: true } },
    });
  const walker = (controller: string): Data => ({ ref: 'pw', name: 'pw', controller, type: 'Planeswalker — Jace', loyalty: 3 });
  it('attacks another than its owner, and has to', () => {
    expect(attackOf('B').passed).toBe(true);
    expect(attackOf('A').passed).toBe(false);
    expect(attackOf('').passed).toBe(false);
    expect(attackOf('pw', [walker('A')]).passed).toBe(false);
    expect(attackOf('pw', [walker('B')]).passed).toBe(true);
  });
});
