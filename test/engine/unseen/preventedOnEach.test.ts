/** What is done besides preventing damage to one of several is done to that one, once of all that is prevented at once (615.5). */
import { describe } from 'vitest';
import { effect, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const edition = '2026-01-16';
const vigor = creature('v', 'A', '6/6', {
  text: 'If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on that creature for each 1 damage prevented this way.',
});
const season = {
  ref: 'h',
  name: 'H',
  controller: 'A',
  type: 'Enchantment',
  text: 'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
};
const fight = (battlefield: readonly object[], attackers: object) =>
  [
    { librarySize: { A: 9, B: 9 }, active: 'B', zones: { battlefield } },
    [until('declare attackers'), { by: 'B', do: 'attack', attackers }, until('declare blockers')],
  ] as const;

const [setup, fought] = fight([vigor, creature('a', 'A', '2/2'), creature('x', 'B', '3/3'), creature('y', 'B', '1/1')], { x: 'A', y: 'A' });

describe('damage to another creature you control', () => {
  bothWays([
    [
      'becomes counters on each, by its own damage; itself and others take theirs',
      {
        edition,
        setup: { zones: { battlefield: [vigor, creature('a', 'A'), creature('b', 'A', '1/4'), creature('x', 'B')] } },
        actions: [effect('~ deals 3 damage to each creature.'), effect('~ deals 1 damage to target creature.', 'a')],
        expect: { counters: { a: { '+1/+1': 4 }, b: { '+1/+1': 3 }, v: {} }, damage: { v: 3, a: 0 }, zones: { x: 'graveyard' } },
      },
      { counters: { a: { '+1/+1': 7 } } },
    ],
    [
      'by several sources at once is one event of that creature',
      {
        edition,
        setup: {
          librarySize: { A: 9, B: 9 },
          zones: {
            battlefield: [vigor, season, creature('a', 'A'), creature('b', 'A'), creature('x', 'B', '1/1'), creature('y', 'B', '1/1')],
          },
        },
        actions: [
          until('declare attackers'),
          { by: 'A', do: 'attack', attackers: { a: 'B' } },
          until('declare blockers'),
          { by: 'B', do: 'block', blockers: { x: ['a'], y: ['a'] } },
          until('end of combat'),
          effect('~ deals 1 damage to each creature you control.'),
        ],
        expect: [{ after: 5, counters: { a: { '+1/+1': 3 } } }, { counters: { a: { '+1/+1': 5 }, b: { '+1/+1': 2 } } }],
      },
      { counters: { a: { '+1/+1': 6 } } },
    ],
    [
      'that cannot be prevented is dealt, and nothing was prevented (615.12)',
      {
        edition,
        setup: { zones: { battlefield: [vigor, creature('a', 'A', '2/5')] } },
        actions: [effect("~ deals 3 damage to target creature. The damage can't be prevented.", 'a')],
        expect: { damage: { a: 3 }, counters: { a: {} } },
      },
      { counters: { a: { '+1/+1': 3 } } },
    ],
    [
      'in combat',
      {
        edition,
        setup,
        actions: [...fought, { by: 'A', do: 'block', blockers: { a: ['x'] } }, until('end of combat')],
        expect: { counters: { a: { '+1/+1': 3 } }, damage: { a: 0, x: 2 } },
      },
      { counters: { a: {} } },
    ],
  ]);
});
