/** Which creatures attack or block is chosen by another player than the one who declares them (508.1, 509.1). */
import { describe } from 'vitest';
import { effect, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const edition = '2026-01-16';
const setup = (...battlefield: readonly object[]) => ({ librarySize: { A: 9, B: 9 }, zones: { battlefield } });
const blocks = effect('You choose which creatures block this combat and how those creatures block.');
const blocksOfTurn = effect('You choose which creatures block this turn and how those creatures block.');
const block = (by: string, blockers: object) => ({ by, do: 'block', blockers });
const attack = (by: string, attackers: object) => ({ by, do: 'attack', attackers });
const two = [creature('a', 'A', '1/5'), creature('f', 'A', '2/2', { text: 'Flying' }), creature('x', 'B'), creature('y', 'B')];
const attacks = [until('declare attackers'), attack('A', { a: 'B', f: 'B' })];

describe('which creatures block', () => {
  bothWays([
    [
      'is chosen by another, and the defending player is not asked; what cannot block does not',
      {
        edition,
        setup: setup(...two),
        actions: [
          ...attacks,
          blocks,
          until('declare blockers'),
          block('B', { x: ['a'] }),
          block('A', { x: ['f'] }),
          block('A', { y: ['a'] }),
          until('end of combat'),
        ],
        expect: { refused: [{ action: 5 }, { action: 6 }], damage: { a: 2, y: 1, x: 0 }, life: { B: 18 } },
      },
      { life: { B: 17 } },
    ],
    [
      'is the choice of the defending player again in the next combat',
      {
        edition,
        setup: setup(creature('a', 'A', '1/5', { text: 'Vigilance' }), creature('x', 'B')),
        actions: [
          until('declare attackers'),
          attack('A', { a: 'B' }),
          blocks,
          effect('After this phase, there is an additional combat phase.'),
          until('declare blockers'),
          block('A', {}),
          until('end of combat'),
          until('declare attackers'),
          attack('A', { a: 'B' }),
          until('declare blockers'),
          block('B', { x: ['a'] }),
          until('postcombat main'),
        ],
        expect: { life: { B: 19 }, damage: { a: 2 } },
      },
      { life: { B: 18 } },
    ],
    [
      'is chosen all turn where it is said of the turn',
      {
        edition,
        setup: setup(creature('a', 'A', '1/5', { text: 'Vigilance' }), creature('x', 'B')),
        actions: [
          until('declare attackers'),
          attack('A', { a: 'B' }),
          blocksOfTurn,
          effect('After this phase, there is an additional combat phase.'),
          until('declare blockers'),
          block('A', {}),
          until('end of combat'),
          until('declare attackers'),
          attack('A', { a: 'B' }),
          until('declare blockers'),
          block('A', {}),
          until('postcombat main'),
        ],
        expect: { life: { B: 18 } },
      },
      { life: { B: 19 } },
    ],
    [
      'is the choice of who was said so last (613.7)',
      {
        edition,
        setup: setup(...two),
        actions: [
          ...attacks,
          { ...blocks, by: 'B', controller: 'B' },
          blocks,
          until('declare blockers'),
          block('A', {}),
          until('end of combat'),
        ],
        expect: { life: { B: 17 } },
      },
      { life: { B: 20 } },
    ],
    [
      'obeys what must block (509.1c)',
      {
        edition,
        setup: setup(...two),
        actions: [
          effect('Target creature blocks this turn if able.', 'x'),
          ...attacks,
          blocks,
          until('declare blockers'),
          block('A', {}),
          block('A', { x: ['a'] }),
          until('end of combat'),
        ],
        expect: { refused: [{ action: 6 }], damage: { x: 1, a: 2 } },
      },
      { damage: { x: 0 } },
    ],
    [
      'is all that are able, and only how is chosen',
      {
        edition,
        setup: setup(...two, creature('b', 'A', '1/5')),
        actions: [
          effect('Creatures your opponents control block this turn if able, and you choose how those creatures block.'),
          until('declare attackers'),
          attack('A', { a: 'B', b: 'B' }),
          until('declare blockers'),
          block('B', { x: ['a'], y: ['a'] }),
          block('A', { x: ['a'] }),
          block('A', { x: ['b'], y: ['b'] }),
          until('end of combat'),
        ],
        expect: { refused: [{ action: 5 }, { action: 6 }], damage: { b: 4, a: 0 }, life: { B: 19 } },
      },
      { damage: { a: 4 } },
    ],
  ]);
});

describe('which creatures attack', () => {
  const theirs = effect('You choose which creatures attack this turn.');
  const turnOfB = (...battlefield: readonly object[]) => ({ ...setup(...battlefield), active: 'B' });
  bothWays([
    [
      'is chosen by another than the active player',
      {
        edition,
        setup: turnOfB(creature('x', 'B', '2/2'), creature('y', 'B', '3/3'), creature('n', 'B', '4/4', { sick: true })),
        actions: [
          theirs,
          until('declare attackers'),
          attack('B', { y: 'A' }),
          attack('A', { x: 'A', n: 'A' }),
          attack('A', { x: 'A' }),
          until('end of combat'),
        ],
        expect: { refused: [{ action: 3 }, { action: 4 }], life: { A: 18 } },
      },
      { life: { A: 17 } },
    ],
  ]);
});

describe('what waits for all that happens in a combat', () => {
  const melee = {
    ref: 'm',
    name: 'Melee',
    type: 'Instant',
    cost: '{0}',
    text: "Cast this spell only during your turn and only during combat before blockers are declared.\nYou choose which creatures block this combat and how those creatures block.\nWhenever a creature attacks and isn't blocked this combat, untap it and remove it from combat.",
  };
  const board = setup(...two);
  const withMelee = { ...board, zones: { ...board.zones, hand: { A: [melee] } } };
  bothWays([
    [
      'untaps and removes each that is not blocked, and not in the next combat',
      {
        edition,
        setup: withMelee,
        actions: [
          ...attacks,
          { by: 'A', do: 'cast', object: 'm' },
          { by: 'all', do: 'resolve' },
          effect('After this phase, there is an additional combat phase.'),
          until('declare blockers'),
          block('A', { x: ['a'] }),
          { by: 'all', do: 'resolve' },
          until('end of combat'),
          until('declare attackers'),
          attack('A', { f: 'B' }),
          until('postcombat main'),
        ],
        expect: [
          { after: 8, tapped: { f: false, a: true }, attacking: { f: false, a: true } },
          { life: { B: 18 }, tapped: { f: true }, damage: { x: 1 } },
        ],
      },
      { life: { B: 20 } },
    ],
    [
      'is cast in combat before blockers are declared, and at no other time (601.3)',
      {
        edition,
        setup: withMelee,
        actions: [
          { by: 'A', do: 'cast', object: 'm' },
          ...attacks,
          until('declare blockers'),
          block('B', {}),
          { by: 'A', do: 'cast', object: 'm' },
        ],
        expect: { refused: [{ action: 1 }, { action: 6 }] },
      },
      { refused: [{ action: 1 }] },
    ],
  ]);
});
