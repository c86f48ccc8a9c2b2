/** "During your next untap step" is that of whoever it was said to, whoever controls the creature by then (701.43a). */
import { describe } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const edition = '2026-01-16';
const until = (step: string): Data => ({ by: 'all', do: 'pass until', until: step });
const effect = (by: string, text: string, more: Data = {}): Data => ({ by, do: 'effect', text, controller: by, ...more });
const exerter = creature('s', 'A', '2/2', { text: 'You may exert ~ as it attacks.' });
const exert = [
  until('declare attackers'),
  { by: 'A', do: 'attack', attackers: { s: 'B' } },
  { by: 'A', do: 'choose', choice: 'yes' },
  until('postcombat main'),
];
const setup = (...battlefield: readonly Data[]): Data => ({ librarySize: { A: 9, B: 9 }, zones: { battlefield } });

describe('an exerted creature', () => {
  bothWays([
    [
      'stays tapped in the next untap step of who exerted it, and untaps in the one behind that',
      {
        edition,
        setup: setup(exerter),
        actions: [...exert, until('upkeep of A'), until('upkeep of B'), until('upkeep of A')],
        expect: [{ after: 5, tapped: { s: true } }, { tapped: { s: false } }],
      },
      { tapped: { s: true } },
    ],
    [
      'untaps in the untap step of another player who has gained control of it',
      {
        edition,
        setup: setup(exerter),
        actions: [...exert, effect('B', 'Gain control of target creature.', { targets: ['s'] }), until('upkeep of B')],
        expect: { controller: { s: 'B' }, tapped: { s: false } },
      },
      { tapped: { s: true } },
    ],
    [
      'that was stolen only to attack untaps in its own controller’s untap step, and later is tapped again in vain',
      {
        edition,
        setup: setup({ ...exerter, controller: 'B' }),
        actions: [
          effect('A', 'Gain control of target creature until end of turn. It gains haste until end of turn.', { targets: ['s'] }),
          ...exert,
          until('upkeep of B'),
        ],
        expect: { controller: { s: 'B' }, tapped: { s: false } },
      },
      { tapped: { s: true } },
    ],
    [
      'is what a text means that says “its controller’s next untap step” of another creature: whoever that is then',
      {
        edition,
        setup: setup(creature('b', 'A', '2/2', { tapped: true })),
        actions: [
          effect('A', "Target creature doesn't untap during its controller's next untap step.", { targets: ['b'] }),
          effect('B', 'Gain control of target creature.', { targets: ['b'] }),
          until('upkeep of B'),
        ],
        expect: { controller: { b: 'B' }, tapped: { b: true } },
      },
      { tapped: { b: false } },
    ],
  ]);
});
