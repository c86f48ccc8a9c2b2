/** Melee counts the opponents attacked in this combat, not in an earlier one of the turn (702.121a). */
import { describe } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const until = (step: string): Data => ({ by: 'all', do: 'pass until', until: step });
const attack = (attackers: Data): Data => ({ by: 'A', do: 'attack', attackers });
const base = {
  edition: '2026-01-16',
  players: ['A', 'B', 'C'],
  options: { attackMultiplePlayers: true },
  setup: {
    step: 'beginning of combat',
    librarySize: { A: 9, B: 9, C: 9 },
    zones: { battlefield: [creature('m', 'A', '2/2', { text: 'Melee\nVigilance' }), creature('n', 'A', '1/1', { text: 'Vigilance' })] },
  },
};
const again = [
  until('postcombat main'),
  { by: 'A', do: 'effect', text: 'After this phase, there is an additional combat phase.' },
  until('declare attackers'),
];

describe('melee', () => {
  bothWays([
    [
      'counts the opponent of the second combat alone',
      {
        ...base,
        actions: [until('declare attackers'), attack({ m: 'B' }), until('stack empty'), ...again, attack({ m: 'C' }), until('stack empty')],
        expect: [{ after: 3, pt: { m: '3/3' } }, { pt: { m: '4/4' } }],
      },
      { pt: { m: '5/5' } },
    ],
    [
      'counts each opponent whom any creature attacks in that combat',
      {
        ...base,
        actions: [until('declare attackers'), attack({ m: 'B', n: 'C' }), until('stack empty')],
        expect: { pt: { m: '4/4' } },
      },
      { pt: { m: '3/3' } },
    ],
  ]);
});
