/** Steps, phases and turns that are skipped: always by those whom a static ability names, once each by an effect (614.10). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

type Board = Parameters<typeof play>[0];
const until = (when: string): object => ({ by: 'all', do: 'pass until', until: when });
const thing = (ref: string, text: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type: 'Enchantment',
  controller: 'A',
  text,
  ...more,
});
const tapped = (ref: string, controller: string): object => ({
  ref,
  name: 'Forest',
  type: 'Basic Land — Forest',
  controller,
  tapped: true,
});
const libraries = (players: readonly string[]): object =>
  Object.fromEntries(
    players.map((player) => [
      player,
      ['one', 'two', 'three'].map((card) => ({ ref: `${player} ${card}`, name: 'Card', type: 'Artifact' })),
    ]),
  );
const board = (edition: string, players: readonly string[], battlefield: readonly object[], more: object): Board => ({
  edition,
  players,
  setup: { turn: 3, active: 'A', step: 'postcombat main', zones: { battlefield, library: libraries(players) } },
  ...more,
});
const effect = (text: string, more: object = {}): object => ({ by: 'A', do: 'effect', text, ...more });

const three = ['A', 'B', 'C'];
/** From a step of one to that of the next, and so on: of three, each says as their combat begins who defends. */
const around = (step: string, ...players: readonly string[]): readonly object[] =>
  players
    .slice(1)
    .flatMap((next, at) => [until(`${step} of ${next}`), { by: players[at], do: 'choose', choice: next }, until(`${step} of ${next}`)]);

const always: readonly (readonly [string, Board])[] = [
  [
    'all players skip their untap steps',
    board('2005-10-01', ['A', 'B'], [thing('calm', 'Players skip their untap steps.'), tapped('b', 'B'), tapped('a', 'A')], {
      actions: [until('upkeep of B'), until('upkeep of A')],
      expect: [
        { after: 1, tapped: { b: true } },
        { after: 2, tapped: { a: true, b: true } },
      ],
    }),
  ],
  [
    'each player does, of three',
    board('2013-07-11', ['A', 'B', 'C'], [thing('sand', 'Each player skips his or her untap step.'), tapped('b', 'B'), tapped('c', 'C')], {
      actions: [until('upkeep of B'), until('upkeep of C')],
      expect: { tapped: { b: true, c: true } },
    }),
  ],
  [
    'each opponent skips their draw step, and the controller does not',
    board('2026-01-16', three, [thing('drought', 'Each opponent skips their draw step.')], {
      actions: [until('precombat main of B'), ...around('precombat main', 'B', 'C', 'A')],
      expect: { handSize: { A: 1, B: 0, C: 0 } },
    }),
  ],
];

const once: readonly (readonly [string, Board])[] = [
  [
    'a target player skips the next untap step, and no other',
    board('2004-12-01', ['A', 'B'], [tapped('b', 'B')], {
      actions: [
        effect('Target player skips his or her next untap step.', { targets: ['B'] }),
        until('upkeep of B'),
        until('upkeep of A'),
        until('upkeep of B'),
      ],
      expect: [
        { after: 2, tapped: { b: true } },
        { after: 4, tapped: { b: false } },
      ],
    }),
  ],
  [
    'each opponent skips one of their own',
    board('2021-04-22', three, [tapped('a', 'A'), tapped('b', 'B'), tapped('c', 'C')], {
      actions: [effect('Each opponent skips their next untap step.'), until('upkeep of B'), ...around('upkeep', 'B', 'C', 'A', 'B', 'C')],
      expect: [
        { after: 2, tapped: { b: true } },
        { after: 5, tapped: { c: true } },
        { after: 8, tapped: { a: false, b: true, c: true } },
        { after: 11, tapped: { b: false, c: true } },
        { after: 14, tapped: { c: false } },
      ],
    }),
  ],
  [
    'you skip your next draw step',
    board('2012-05-01', ['A', 'B'], [], {
      actions: [
        effect('You skip your next draw step.'),
        until('precombat main of A'),
        until('precombat main of B'),
        until('precombat main of A'),
      ],
      expect: [
        { after: 2, handSize: { A: 0 } },
        { after: 4, handSize: { A: 1 } },
      ],
    }),
  ],
  [
    'the player who was dealt damage skips a combat phase, and attacks again in the turn after it',
    board('2016-04-08', ['A', 'B'], [], {
      setup: {
        turn: 3,
        active: 'A',
        step: 'declare attackers',
        zones: {
          battlefield: [
            thing('angel', 'Whenever Test angel deals combat damage to a player, that player skips their next combat phase.', {
              type: 'Creature — Angel',
              pt: '2/4',
            }),
            thing('wolf', '', { type: 'Creature — Wolf', pt: '2/2', controller: 'B' }),
          ],
          library: libraries(['A', 'B']),
        },
      },
      actions: [
        { by: 'A', do: 'attack', attackers: { angel: 'B' } },
        until('stack empty'),
        until('postcombat main'),
        until('precombat main of B'),
        until('next step'),
        until('declare attackers of A'),
        { by: 'A', do: 'attack', attackers: {} },
        until('precombat main of B'),
        until('next step'),
      ],
      expect: [
        { after: 3, life: { B: 18 } },
        { after: 5, active: 'B', step: 'postcombat main' },
        { after: 9, active: 'B', step: 'beginning of combat' },
      ],
    }),
  ],
  [
    'a combat phase that is skipped this turn and does not come is not skipped in the next',
    board('2019-10-04', ['A', 'B'], [], {
      actions: [
        effect('Target player skips their next combat phase this turn.', { targets: ['A'] }),
        until('precombat main of A'),
        until('next step'),
      ],
      expect: { after: 3, active: 'A', step: 'beginning of combat' },
    }),
  ],
  [
    'you skip your next turn',
    board('2008-07-11', ['A', 'B'], [], {
      actions: [effect('You skip your next turn.'), until('next turn'), until('next turn'), until('next turn')],
      expect: [
        { after: 2, active: 'B' },
        { after: 3, active: 'B' },
        { after: 4, active: 'A' },
      ],
    }),
  ],
];

describe('what is skipped', () => {
  it.each([...always, ...once])('%s', (_, given) => {
    const played = play(given);
    expect([verdict(played), played.failures, played.unsupported]).toEqual(['passed', [], []]);
  });
});
