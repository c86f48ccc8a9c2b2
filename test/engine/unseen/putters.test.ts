/** Counters by who puts them, and more of what stands: curses, damage outside of combat, what is counted in two places. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

type Board = Parameters<typeof play>[0];
const until = (when: string): object => ({ by: 'all', do: 'pass until', until: when });
const permanent = (ref: string, type: string, text: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type,
  controller: 'A',
  text,
  ...more,
});
const creature = (ref: string, pt: string, text = '', more: object = {}): object =>
  permanent(ref, 'Creature — Bear', text, { pt, cost: '{2}', ...more });
const of = (player: string): object => ({ controller: player });
const board = (edition: string, battlefield: readonly object[], setup: object, more: object, players = ['A', 'B']): Board => ({
  edition,
  players,
  setup: {
    librarySize: Object.fromEntries(players.map((player) => [player, 10])),
    ...setup,
    zones: { battlefield, ...(setup as { zones?: object }).zones },
  },
  ...more,
});
const effect = (text: string, more: object = {}): object => ({ by: 'A', do: 'effect', text, ...more });
const check = (boards: readonly (readonly [string, Board])[]): void => {
  it.each(boards)('%s', (_, each) => {
    expect(verdict(play(each))).toBe('passed');
  });
};

const attack = (by: string, attackers: object): object => ({ by, do: 'attack', attackers });
const card = (ref: string, type: string, more: object = {}): object => ({ ref, name: `Test ${ref}`, type, ...more });
const raider = (ref: string, controller: string): object =>
  creature(
    ref,
    '6/6',
    'If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.\nIf an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.',
    { controller },
  );

describe('counters by who puts them', () => {
  check([
    [
      'twice as many by you, on whatever; half by an opponent, and of one none',
      board(
        '2025-04-04',
        [raider('v', 'A'), creature('b', '2/2'), creature('o', '2/2', '', of('B'))],
        {},
        {
          actions: [
            effect('Put a +1/+1 counter on target creature.', { targets: ['o'] }),
            { by: 'B', do: 'effect', text: 'Put three +1/+1 counters on target creature.', targets: ['b'] },
            { by: 'B', do: 'effect', text: 'Put a charge counter on target creature.', targets: ['o'] },
          ],
          expect: { counters: { o: { '+1/+1': 2 }, b: { '+1/+1': 1 } } },
        },
      ),
    ],
    [
      'poison by an opponent’s source is halved, by your own doubled',
      board(
        '2025-04-04',
        [raider('v', 'A'), creature('i', '3/3', 'Infect', of('B')), creature('j', '3/3', 'Infect')],
        { step: 'declare attackers' },
        {
          actions: [attack('A', { j: 'B' }), until('declare attackers of B'), attack('B', { i: 'A' }), until('end of combat')],
          expect: { poison: { A: 1, B: 6 } },
        },
      ),
    ],
    [
      'what enters with counters has them put by its controller',
      board(
        '2025-04-04',
        [raider('v', 'A')],
        {
          zones: {
            graveyard: {
              A: [card('m', 'Creature — Bear', { pt: '1/1', text: 'Test m enters the battlefield with three +1/+1 counters on it.' })],
              B: [card('n', 'Creature — Bear', { pt: '1/1', text: 'Test n enters the battlefield with three +1/+1 counters on it.' })],
            },
          },
        },
        {
          actions: [
            effect('Return target creature card from your graveyard to the battlefield.', { targets: ['m'] }),
            { by: 'B', do: 'effect', text: 'Return target creature card from your graveyard to the battlefield.', targets: ['n'] },
          ],
          expect: { counters: { m: { '+1/+1': 6 }, n: { '+1/+1': 1 } } },
        },
      ),
    ],
    [
      'of two of them under two players the affected one’s controller says which comes first',
      board(
        '2025-04-04',
        [raider('v', 'A'), raider('w', 'B'), creature('b', '2/2')],
        {},
        {
          actions: [effect('Put three +1/+1 counters on target creature.', { targets: ['b'] }), { by: 'A', do: 'choose', choice: 'v' }],
          expect: { counters: { b: { '+1/+1': 3 } } },
        },
      ),
    ],
  ]);
});

describe('more of what stands', () => {
  check([
    [
      'creatures of an enchanted player must attack',
      board(
        '2024-06-07',
        [
          permanent('c', 'Enchantment — Aura Curse', 'Enchant player\nCreatures enchanted player controls attack each combat if able.', {
            attachedTo: 'B',
          }),
          creature('b', '1/1', '', of('B')),
          creature('d', '1/1', '', of('B')),
        ],
        { active: 'B', step: 'declare attackers' },
        {
          actions: [attack('B', { b: 'A' }), attack('B', { b: 'A', d: 'A' }), until('end of combat')],
          expect: { refused: { action: 1 }, life: { A: 18 } },
        },
      ),
    ],
    [
      'damage outside of combat alone is prevented, to you and to others of yours',
      board(
        '2024-06-07',
        [
          permanent('w', 'Enchantment', 'Prevent all noncombat damage that would be dealt to you and other permanents you control.'),
          creature('b', '2/2'),
          creature('a', '3/3', '', of('B')),
        ],
        { active: 'B', step: 'declare attackers' },
        {
          actions: [
            attack('B', { a: 'A' }),
            until('end of combat'),
            { by: 'B', do: 'effect', text: '~ deals 5 damage to target player.', targets: ['A'] },
            { by: 'B', do: 'effect', text: '~ deals 5 damage to target creature.', targets: ['b'] },
          ],
          expect: { life: { A: 17 }, damage: { b: 0 } },
        },
      ),
    ],
    [
      'Elves here and Elf cards there, together',
      board(
        '2024-06-07',
        [
          creature(
            'a',
            '*/*',
            "Test a's power and toughness are each equal to the number of Elves you control plus the number of Elf cards in your graveyard.",
            { type: 'Creature — Elf' },
          ),
          creature('e', '1/1', '', { type: 'Creature — Elf' }),
        ],
        {
          zones: {
            graveyard: {
              A: [card('x', 'Creature — Elf', { pt: '1/1' }), card('y', 'Artifact')],
              B: [card('z', 'Creature — Elf', { pt: '1/1' })],
            },
          },
        },
        {
          actions: [],
          expect: { pt: { a: '3/3' } },
        },
      ),
    ],
    [
      'only of what enters under your control it triggers once more',
      board(
        '2024-06-07',
        [
          permanent(
            'n',
            'Enchantment',
            'If a Wizard entering the battlefield under your control causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
          ),
          permanent('g', 'Enchantment', 'Whenever a creature enters the battlefield, you gain 1 life.'),
        ],
        {},
        {
          actions: [
            effect('Create a 1/1 blue Wizard creature token.'),
            until('stack empty'),
            { by: 'B', do: 'effect', text: 'Create a 1/1 blue Wizard creature token.' },
            until('stack empty'),
          ],
          expect: { life: { A: 23 } },
        },
      ),
    ],
    [
      'so much more life than at the start',
      board(
        '2024-06-07',
        [
          permanent(
            'r',
            'Enchantment',
            'As long as you have at least 7 life more than your starting life total, creatures you control get +2/+2.',
          ),
          creature('b', '1/1'),
        ],
        { life: { A: 26, B: 20 } },
        {
          actions: [effect('You gain 1 life.')],
          expect: { pt: { b: '3/3' } },
        },
      ),
    ],
    [
      'cards exiled with it are played from there; another exiled card is not',
      board(
        '2024-06-07',
        [
          creature(
            's',
            '2/3',
            'Flying\nWhenever Test s deals combat damage to a player, that player exiles the top card of their library.\nYou may play cards exiled with Test s.'.replace(
              'that player exiles the top card of their library',
              'exile the top card of your library',
            ),
          ),
        ],
        { step: 'declare attackers', zones: { exile: { A: [card('q', 'Land')] }, library: { A: [card('l', 'Land')] } } },
        {
          actions: [
            attack('A', { s: 'B' }),
            until('stack empty'),
            until('postcombat main'),
            { by: 'A', do: 'play land', object: 'q' },
            { by: 'A', do: 'play land', object: 'l' },
          ],
          expect: { refused: { action: 4 }, zones: { l: 'battlefield', q: 'exile' } },
        },
      ),
    ],
  ]);
});
