/** A creature has to attack, and what becomes of it at the end of the turn where it did not (508.1d, 603.7). */
import { describe } from 'vitest';
import { resolve, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const edition = '2026-01-16';
const imp = creature('i', 'A', '1/1', {
  text: "{T}: Choose target non-Wall creature the active player has controlled continuously since the beginning of the turn. That creature attacks this turn if able. Destroy it at the beginning of the next end step if it didn't attack this turn. Activate only during an opponent's turn, before attackers are declared.",
});
const norritt = creature('i', 'A', '1/1', {
  text: "{T}: Choose target non-Wall creature the active player has controlled continuously since the beginning of the turn. That creature attacks this turn if able. Destroy it at the beginning of the next end step if it didn't attack this turn. Activate only before attackers are declared.",
});
const force = (target: string, by = 'A') => [
  { by: 'B', do: 'pass' },
  { by, do: 'activate', object: 'i', ability: 1, targets: [target] },
];
const board = (more: object, ...battlefield: readonly object[]) => ({
  librarySize: { A: 9, B: 9 },
  active: 'B',
  step: 'upkeep',
  zones: { battlefield },
  ...more,
});

describe('a creature that attacks this turn if able', () => {
  bothWays([
    [
      'has to, and is not destroyed once it did',
      {
        edition,
        setup: board({}, imp, creature('x', 'B')),
        actions: [
          ...force('x'),
          resolve,
          until('declare attackers'),
          { by: 'B', do: 'attack', attackers: {} },
          { by: 'B', do: 'attack', attackers: { x: 'A' } },
          until('end'),
          resolve,
        ],
        expect: { refused: [{ action: 5 }], zones: { x: 'battlefield' }, life: { A: 18 } },
      },
      { zones: { x: 'graveyard' } },
    ],
    [
      'that cannot is destroyed at the beginning of the end step',
      {
        edition,
        setup: board({}, imp, creature('x', 'B', '2/2', { tapped: true })),
        actions: [...force('x'), resolve, until('end'), resolve],
        expect: [{ after: 4, zones: { x: 'battlefield' } }, { zones: { x: 'graveyard' } }],
      },
      { zones: { x: 'battlefield' } },
    ],
    [
      'is none that is a Wall, that came under control this turn, or is another player’s',
      {
        edition,
        setup: board(
          {},
          imp,
          creature('w', 'B', '0/4', { type: 'Creature — Wall' }),
          creature('n', 'B', '2/2', { sick: true }),
          creature('m', 'A'),
          creature('x', 'B'),
        ),
        actions: [
          { by: 'B', do: 'pass' },
          { by: 'A', do: 'enumerate', what: 'targets', object: 'i', ability: 1 },
        ],
        expect: { legal: { exactly: [['x']] } },
      },
      { legal: { exactly: [['x'], ['n']] } },
    ],
    [
      'is one of its own controller in their own turn, where the ability does not say of whom',
      {
        edition,
        setup: board({ active: 'A' }, norritt, creature('m', 'A', '2/2', { tapped: true })),
        actions: [{ by: 'A', do: 'activate', object: 'i', ability: 1, targets: ['m'] }, resolve, until('end'), resolve],
        expect: { zones: { m: 'graveyard' } },
      },
      { zones: { m: 'battlefield' } },
    ],
    [
      'is destroyed no more once it is another object',
      {
        edition,
        setup: board({}, imp, creature('x', 'B', '2/2', { tapped: true })),
        actions: [
          ...force('x'),
          resolve,
          {
            by: 'B',
            do: 'effect',
            controller: 'B',
            text: "Exile target creature you control, then return it to the battlefield under its owner's control.",
            targets: ['x'],
          },
          until('end'),
          resolve,
        ],
        expect: { battlefield: { B: ['x'] } },
      },
      { zones: { x: 'graveyard' } },
    ],
  ]);
});
