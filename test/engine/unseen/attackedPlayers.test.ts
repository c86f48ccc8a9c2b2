/** "Whenever one or more creatures you control attack a player": once for each player who is attacked, however many attack that one (603.2c). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const watcher = (text: string) => ({ ref: 'watcher', name: 'Watcher', type: 'Enchantment', text, controller: 'A' });
const outcome = (text: string, attackers: object, times: number) =>
  verdict(
    play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      options: { attackMultiplePlayers: true },
      setup: {
        step: 'declare attackers',
        librarySize: { A: 9, B: 9, C: 9 },
        zones: { battlefield: [watcher(text), creature('x', 'A'), creature('y', 'A'), creature('z', 'A')] },
      },
      actions: [
        { by: 'A', do: 'attack', attackers },
        { by: 'all', do: 'pass until', until: 'stack empty' },
      ],
      expect: { triggered: { watcher: times }, handSize: { A: times } },
    }),
  );
const onPlayer = 'Whenever one or more creatures you control attack a player, draw a card.';

it.each([
  ['two players are attacked', onPlayer, { x: 'B', y: 'C', z: 'C' }, 2],
  ['one is, by several', onPlayer, { x: 'B', y: 'B', z: 'B' }, 1],
  ['two opponents are attacked', 'Whenever one or more creatures attack one of your opponents, draw a card.', { x: 'B', y: 'C' }, 2],
  ['nothing is said of whom', 'Whenever one or more creatures you control attack, draw a card.', { x: 'B', y: 'C' }, 1],
])('triggers by players where %s', (_, text, attackers, times) => {
  expect(outcome(text, attackers, times)).toBe('passed');
});
