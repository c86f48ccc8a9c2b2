/** A creature that may be exerted as it attacks only where it has not been this turn (701.43). */
import { describe } from 'vitest';
import { choose, resolve, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const edition = '2026-01-16';
const celebrant = creature('c', 'A', '4/1', {
  text: "If ~ hasn't been exerted this turn, you may exert it as it attacks. When you do, untap all other creatures you control and after this phase, there is an additional combat phase. (An exerted creature won't untap during your next untap step.)",
});
const setup = (...more: readonly object[]) => ({
  librarySize: { A: 9, B: 9 },
  zones: { battlefield: [celebrant, creature('a', 'A'), ...more] },
});
const attack = (attackers: object) => ({ by: 'A', do: 'attack', attackers });
const untapIt = { by: 'A', do: 'effect', text: 'Untap target creature.', targets: ['c'] };

describe('a creature that has not been exerted this turn', () => {
  bothWays([
    [
      'may be: others untap, and there is another combat phase; in that it may not',
      {
        edition,
        setup: setup(),
        actions: [
          until('declare attackers'),
          attack({ c: 'B', a: 'B' }),
          choose('yes'),
          resolve,
          until('end of combat'),
          untapIt,
          until('declare attackers'),
          attack({ c: 'B', a: 'B' }),
          until('postcombat main'),
        ],
        expect: [
          { after: 4, tapped: { a: false, c: true } },
          { life: { B: 8 }, triggered: { c: 1 }, step: 'postcombat main', active: 'A' },
        ],
      },
      { triggered: { c: 2 } },
    ],
    [
      'that was not exerted may be in the next combat of the turn',
      {
        edition,
        setup: setup(),
        actions: [
          until('declare attackers'),
          attack({ c: 'B' }),
          choose('no'),
          until('end of combat'),
          untapIt,
          { by: 'A', do: 'effect', text: 'After this phase, there is an additional combat phase.' },
          until('declare attackers'),
          attack({ c: 'B' }),
          choose('yes'),
          resolve,
          until('end of combat'),
        ],
        expect: { triggered: { c: 1 }, life: { B: 12 } },
      },
      { triggered: { c: 0 } },
    ],
    [
      'stays tapped in its next untap step, and may be exerted in the turn behind that',
      {
        edition,
        setup: setup(),
        actions: [
          until('declare attackers'),
          attack({ c: 'B' }),
          choose('yes'),
          resolve,
          until('upkeep of B'),
          until('upkeep of A'),
          untapIt,
          until('declare attackers'),
          attack({ c: 'B' }),
          choose('yes'),
          resolve,
        ],
        expect: [{ after: 6, tapped: { c: true } }, { triggered: { c: 2 } }],
      },
      { triggered: { c: 1 } },
    ],
  ]);
});
