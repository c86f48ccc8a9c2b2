/** Players who cast spells and activate abilities only in their own turns; and no more than so many creatures that attack one player (101.2). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const city = { ref: 'city', name: 'city', type: 'Enchantment', controller: 'A' };
const both = { ...city, text: 'Players can cast spells and activate abilities only during their own turns.' };
const spells = { ...city, text: 'Players can cast spells only during their own turns.' };
const jolt = (ref: string) => ({ ref, name: ref, type: 'Instant', cost: '{R}', text: 'You gain 3 life.' });
const land = (ref: string, controller: string) => ({ ref, name: 'Mountain', type: 'Basic Land — Mountain', controller });
const pinger = (ref: string, controller: string) => creature(ref, controller, '1/1', { text: '{0}: You gain 1 life.' });
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, players = ['A', 'B']) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      options: { attackMultiplePlayers: true },
      setup: {
        librarySize: Object.fromEntries(players.map((player) => [player, 9])),
        zones: { battlefield, hand: { A: [jolt('a')], B: [jolt('b')] } },
      },
      actions,
      expect: expected,
    }),
  );
const pass = { by: 'A', do: 'pass' };
const end = { by: 'all', do: 'resolve' };

it('lets the active player do everything', () => {
  const actions = [{ by: 'A', do: 'cast', object: 'a' }, end, { by: 'A', do: 'activate', object: 'p' }, end];
  expect(outcome([both, land('m', 'A'), pinger('p', 'A')], actions, { life: { A: 24 } })).toBe('passed');
});

it('keeps the others from spells, from abilities and from mana abilities', () => {
  const board = [both, land('m', 'B'), pinger('q', 'B')];
  expect(outcome(board, [pass, { by: 'B', do: 'cast', object: 'b' }], { refused: [{ action: 2, rule: '101.2' }] })).toBe('passed');
  expect(outcome(board, [pass, { by: 'B', do: 'activate', object: 'q' }], { refused: [{ action: 2, rule: '101.2' }] })).toBe('passed');
  expect(outcome(board, [pass, { by: 'B', do: 'activate', object: 'm' }], { refused: [{ action: 2, rule: '101.2' }] })).toBe('passed');
  const tax = { by: 'A', do: 'effect', text: 'Target player loses 5 life unless they pay {1}.', targets: ['B'] };
  expect(outcome(board, [tax], { life: { B: 15 } })).toBe('passed');
});

it('leaves abilities to them where it speaks of spells alone', () => {
  const board = [spells, land('m', 'B'), pinger('q', 'B')];
  expect(outcome(board, [pass, { by: 'B', do: 'cast', object: 'b' }], { refused: [{ action: 2, rule: '101.2' }] })).toBe('passed');
  expect(outcome(board, [pass, { by: 'B', do: 'activate', object: 'q' }, end], { life: { B: 21 } })).toBe('passed');
});

it('is the turn of the one who does it, whoever controls the source of the ability', () => {
  const shared = { ...pinger('s', 'A'), text: '{0}: You gain 1 life. Any player may activate this ability.' };
  const next = { by: 'all', do: 'pass until', until: 'upkeep of B' };
  expect(outcome([both, shared], [next, { by: 'B', do: 'activate', object: 's' }, end], { life: { B: 21 } })).toBe('passed');
  expect(
    outcome([both, shared], [next, { by: 'B', do: 'pass' }, { by: 'A', do: 'activate', object: 's' }], {
      refused: [{ action: 3, rule: '101.2' }],
    }),
  ).toBe('passed');
});

const crawl = {
  ref: 'crawl',
  name: 'crawl',
  type: 'Artifact',
  controller: 'B',
  text: 'No more than two creatures can attack you each combat.',
};
const attackers = ['x', 'y', 'z'].map((ref) => creature(ref, 'A'));
const walker = { ref: 'w', name: 'w', type: 'Legendary Planeswalker — Test', controller: 'B', loyalty: 5 };
const attack = (all: object) => [
  { by: 'all', do: 'pass until', until: 'declare attackers' },
  { by: 'A', do: 'attack', attackers: all },
];

it('two creatures attack the player, more attack others', () => {
  expect(outcome([crawl, ...attackers], attack({ x: 'B', y: 'B' }), { attacking: { x: true, y: true } })).toBe('passed');
  expect(outcome([crawl, ...attackers], attack({ x: 'B', y: 'B', z: 'B' }), { refused: [{ action: 2, rule: '508.1c' }] })).toBe('passed');
  expect(outcome([crawl, walker, ...attackers], attack({ x: 'B', y: 'B', z: 'w' }), { attacking: { z: true } })).toBe('passed');
  expect(outcome([crawl, ...attackers], attack({ x: 'B', y: 'B', z: 'C' }), { attacking: { z: true } }, ['A', 'B', 'C'])).toBe('passed');
  expect(outcome([crawl, ...attackers], attack({ x: 'C', y: 'C', z: 'C' }), { attacking: { z: true } }, ['A', 'B', 'C'])).toBe('passed');
});

it('a player who was dealt damage gains no life for the rest of the game, whoever controls the source by then', () => {
  const lasher = creature('lasher', 'A', '2/2', {
    text: "Whenever lasher deals damage to a player, that player can't gain life for the rest of the game.",
  });
  const gain = (target: string) => ({ by: 'A', do: 'effect', text: 'Target player gains 3 life.', targets: [target] });
  const hit = [
    { by: 'A', do: 'effect', text: 'Target creature deals 2 damage to target player.', targets: ['lasher', 'B'] },
    { by: 'all', do: 'pass until', until: 'stack empty' },
  ];
  const gone = [
    { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['lasher'] },
    { by: 'all', do: 'pass until', until: 'upkeep of B' },
  ];
  expect(outcome([lasher], [...hit, gain('B'), gain('A'), ...gone, gain('B')], { life: { A: 23, B: 18 } })).toBe('passed');
});
