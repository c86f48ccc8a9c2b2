/** "Defending player" where several defend: of what is done to attacking creatures, each has the one that it attacks (508.5a, 802.2a). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Data = Readonly<Record<string, unknown>>;
const land = (ref: string, controller: string): Data => ({ ref, name: `Land ${ref}`, type: 'Land', controller });
const bear = (ref: string, more: Data = {}): Data => creature(ref, 'A', '2/5', more);
const downfall = {
  ref: 'fall',
  name: "Mercadia's Downfall",
  type: 'Instant',
  cost: '{2}{R}',
  text: 'Each attacking creature gets +1/+0 until end of turn for each nonbasic land defending player controls.',
};
const cast: readonly Data[] = [
  { by: 'A', do: 'cast', object: 'fall' },
  { by: 'all', do: 'resolve' },
];
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
/** A attacks B with x, C with y, and has z at home; B has two lands, C one. */
const board = (actions: readonly Data[], expected: Data, more: Data = {}): Data => ({
  edition: '2026-01-16',
  players: ['A', 'B', 'C'],
  options: { attackMultiplePlayers: true },
  setup: {
    step: 'declare attackers',
    mana: { A: '{2}{R}' },
    attacking: { x: 'B', y: 'C' },
    zones: { battlefield: [bear('x'), bear('y'), bear('z'), land('b1', 'B'), land('b2', 'B'), land('c', 'C')], hand: { A: [downfall] } },
  },
  actions,
  expect: expected,
  ...more,
});
const boards: readonly (readonly [string, Data])[] = [
  ['Mercadia’s Downfall counts for each attacker by itself', board(cast, { pt: { x: '4/5', y: '3/5', z: '2/5' } })],
  [
    'it does so among four, in 2010, one of whom has no land and one of whom is attacked by way of a planeswalker',
    board(
      cast,
      { pt: { x: '2/5', y: '4/5', z: '3/5' } },
      {
        edition: '2010-02-01',
        players: ['A', 'B', 'C', 'D'],
        setup: {
          step: 'declare attackers',
          mana: { A: '{2}{R}' },
          attacking: { x: 'D', y: 'walker', z: 'C' },
          zones: {
            battlefield: [
              ...[bear('x'), bear('y'), bear('z'), land('b1', 'B'), land('b2', 'B'), land('c', 'C')],
              { ref: 'walker', name: 'Quiet Walker', type: 'Planeswalker — Jace', controller: 'B', counters: { loyalty: 3 } },
            ],
            hand: { A: [downfall] },
          },
        },
      },
    ),
  ],
  [
    'one attacker that is targeted has its own',
    board([effect('Target attacking creature gets +1/+1 until end of turn for each land defending player controls.', { targets: ['y'] })], {
      pt: { x: '2/5', y: '3/6' },
    }),
  ],
  [
    'damage is dealt to each attacker by its own, all at once',
    board(
      [
        effect('~ deals damage to each attacking creature equal to the number of lands defending player controls.'),
        { by: 'all', do: 'check' },
      ],
      { damage: { x: 2, y: 1, z: 0 } },
    ),
  ],
  [
    'counters are put on each attacker by its own, in 2017',
    board(
      [effect('Put a +1/+1 counter on each attacking creature for each land defending player controls.')],
      {
        counters: { x: { '+1/+1': 2 }, y: { '+1/+1': 1 } },
      },
      { edition: '2017-04-28' },
    ),
  ],
  [
    'of creatures that attack and one that does not, the one that is chosen counts for that one alone',
    board(
      [
        effect('Creatures you control get +X/+0 until end of turn, where X is the number of lands defending player controls.'),
        { by: 'A', do: 'choose', choice: 'B' },
      ],
      { pt: { x: '4/5', y: '3/5', z: '4/5' } },
    ),
  ],
];

describe('what is done to attackers, by defending player', () => {
  it.each(boards)('%s', (_, given) => {
    expect(verdict(play(given))).toBe('passed');
  });

  it('is refused where it decides which attackers are meant', () => {
    const text = 'Destroy all attacking creatures with power less than the number of lands defending player controls.';
    expect(play(board([effect(text)], {})).unsupported).toMatchObject([{ reason: expect.stringContaining('defending player') as string }]);
  });
});
