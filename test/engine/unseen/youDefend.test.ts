/** "If you're the defending player": of the attack that triggered it, which has a defending player of its own (508.5). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const board = (setup: object, actions: readonly object[], expected: object, players: readonly string[] = ['A', 'B']) => ({
  edition: '2025-11-14',
  players,
  setup: { step: 'precombat main', librarySize: Object.fromEntries(players.map((player) => [player, 9])), ...setup },
  actions,
  expect: expected,
});
const guard = {
  ref: 'guard',
  name: 'Guard',
  type: 'Enchantment',
  text: "Whenever a creature an opponent controls attacks, if you're the defending player, create a 3/3 red Ogre creature token unless that creature's controller pays {3}.",
  controller: 'B',
};
const walker = { ref: 'pw', name: 'Walker', type: 'Planeswalker', loyalty: 5, text: '+1: You gain 1 life.', controller: 'B' };
const attack = (attackers: object, ...then: readonly object[]) => [
  { by: 'A', do: 'attack', attackers },
  { by: 'all', do: 'pass until', until: 'stack empty' },
  ...then,
];
const ogres = (count: number) => ({ tokens: count === 0 ? [] : [{ controller: 'B', name: 'Ogre Token', pt: '3/3', count }] });

describe('if you are the defending player', () => {
  bothWays([
    [
      'a planeswalker of yours is attacked: you are',
      {
        ...board(
          { step: 'declare attackers', zones: { battlefield: [guard, walker, creature('a1', 'A'), creature('a2', 'A')] } },
          attack({ a1: 'pw', a2: 'C' }),
          { ...ogres(1), triggered: { guard: 1 } },
          ['A', 'B', 'C'],
        ),
        options: { attackMultiplePlayers: true },
      },
      ogres(0),
    ],
    [
      'another is attacked: you are not',
      board(
        { step: 'declare attackers', zones: { battlefield: [guard, creature('a1', 'A')] } },
        attack({ a1: 'C' }),
        { ...ogres(0), triggered: { guard: 0 } },
        ['A', 'B', 'C'],
      ),
      { triggered: { guard: 1 } },
    ],
    [
      'who attacks may pay for it, and the creature is theirs',
      board(
        {
          step: 'declare attackers',
          zones: {
            battlefield: [
              guard,
              creature('a1', 'A'),
              ...['l1', 'l2', 'l3'].map((ref) => ({ ref, name: 'Mountain', type: 'Basic Land — Mountain', controller: 'A' })),
            ],
          },
        },
        attack({ a1: 'B' }, { by: 'A', do: 'choose', choice: 'yes' }),
        { ...ogres(0), triggered: { guard: 1 }, tapped: { l1: true, l2: true, l3: true } },
      ),
      ogres(1),
    ],
  ]);

  it('is refused where no attack is spoken of', () => {
    const text = "At the beginning of each upkeep, if you're the defending player, draw a card.";
    expect(compileText(text, { name: 'Guard', types: ['enchantment'], subtypes: [] }).ok).toBe(false);
  });
});
