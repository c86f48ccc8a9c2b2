/** Static and lasting effects that judges know by name: everywhere, of everyone's own, as long as, of what was dealt damage. */
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
const block = (by: string, blockers: object): object => ({ by, do: 'block', blockers });
const card = (ref: string, type: string, more: object = {}): object => ({ ref, name: `Test ${ref}`, type, ...more });

describe('what is so of things wherever they are', () => {
  check([
    [
      'cards in a hand and in a graveyard, spells and permanents are of the chosen color besides their own',
      board(
        '2024-06-07',
        [
          permanent(
            's',
            'Artifact',
            "As Test s enters, choose a color.\nAll cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.",
            { chosen: { color: 'red' } },
          ),
          creature('g', '2/2', '', { cost: '{1}{G}', controller: 'B' }),
        ],
        { zones: { hand: { A: [card('h', 'Creature — Bear', { cost: '{W}', pt: '1/1' })] }, graveyard: { B: [card('y', 'Artifact')] } } },
        { actions: [], expect: { colors: { g: ['green', 'red'], h: ['red', 'white'], y: ['red'], s: ['red'] } } },
      ),
    ],
    [
      'colorless everywhere: a card of a color that is set later is of that color',
      board(
        '2024-06-07',
        [
          permanent('l', 'Artifact', "All cards that aren't on the battlefield, spells, and permanents are colorless.", { timestamp: 1 }),
          permanent('p', 'Enchantment', 'All creatures are black.', { timestamp: 2 }),
          creature('g', '2/2', '', { cost: '{1}{G}' }),
        ],
        { zones: { hand: { A: [card('h', 'Creature — Bear', { cost: '{W}', pt: '1/1' })] } } },
        { actions: [], expect: { colors: { g: ['black'], h: [], p: [] } } },
      ),
    ],
    [
      'creatures of one player in all zones, and not another’s',
      board(
        '2024-06-07',
        [
          permanent(
            'c',
            'Enchantment',
            "As Test c enters, choose a creature type.\nCreature cards you own that aren't on the battlefield, creature spells you control, and creatures you control are the chosen type.",
            { chosen: { creatureType: 'Elf' } },
          ),
          creature('b', '2/2'),
          creature('o', '2/2', '', of('B')),
        ],
        { zones: { graveyard: { A: [card('y', 'Creature — Bear', { pt: '1/1' })], B: [card('z', 'Creature — Bear', { pt: '1/1' })] } } },
        { actions: [], expect: { subtypes: { b: ['Elf'], o: ['Bear'], y: ['Elf'], z: ['Bear'] } } },
      ),
    ],
    [
      'any color of mana pays for a color, and none of color for a colorless symbol',
      board(
        '2024-06-07',
        [permanent('l', 'Artifact', 'Players may spend mana as though it were mana of any color.')],
        {
          mana: { A: '{C}{C}', B: '{R}' },
          zones: {
            hand: {
              A: [card('w', 'Artifact Creature — Bear', { cost: '{W}{U}', pt: '1/1' })],
              B: [card('e', 'Instant', { cost: '{C}', text: 'Draw a card.' })],
            },
          },
        },
        {
          actions: [
            { by: 'A', do: 'cast', object: 'w' },
            { by: 'all', do: 'resolve' },
            { by: 'A', do: 'pass' },
            { by: 'B', do: 'cast', object: 'e' },
          ],
          expect: { refused: { action: 4 }, zones: { w: 'battlefield', e: 'hand' }, cites: ['609.4b'] },
        },
      ),
    ],
    [
      'only for one kind of spell',
      board(
        '2024-06-07',
        [permanent('l', 'Enchantment', 'You may spend mana as though it were mana of any type to cast creature spells.')],
        { mana: { A: '{G}' }, zones: { hand: { A: [card('i', 'Instant', { cost: '{U}', text: 'Draw a card.' })] } } },
        { actions: [{ by: 'A', do: 'cast', object: 'i' }], expect: { refused: { action: 1 }, zones: { i: 'hand' } } },
      ),
    ],
  ]);
});

describe('what everyone owns, and who attacks whom', () => {
  check([
    [
      'each of three players gets their own back, and a later Aura takes one away again',
      board(
        '2024-06-07',
        [
          creature('b', '2/2', '', { controller: 'A', owner: 'B' }),
          creature('c', '3/3', '', { controller: 'B', owner: 'C' }),
          creature('d', '1/1'),
        ],
        {},
        {
          actions: [effect('Each player gains control of all creatures they own.')],
          expect: { controller: { b: 'B', c: 'C', d: 'A' } },
        },
        ['A', 'B', 'C'],
      ),
    ],
    [
      'an attack on the enchanted player alone, whoever attacks',
      board(
        '2013-11-01',
        [
          permanent(
            'c',
            'Enchantment — Aura Curse',
            'Enchant player\nWhenever a creature attacks enchanted player, put a +1/+1 counter on it.',
            { attachedTo: 'C' },
          ),
          creature('b', '2/2', '', of('B')),
        ],
        { active: 'B', step: 'declare attackers' },
        {
          options: { attackMultiplePlayers: true },
          actions: [attack('B', { b: 'C' }), until('end of combat')],
          expect: { life: { C: 17 }, counters: { b: { '+1/+1': 1 } } },
        },
        ['A', 'B', 'C'],
      ),
    ],
    [
      'an attack on a planeswalker of theirs is none on them',
      board(
        '2013-11-01',
        [
          permanent(
            'c',
            'Enchantment — Aura Curse',
            'Enchant player\nWhenever a creature attacks enchanted player, put a +1/+1 counter on it.',
            { attachedTo: 'B' },
          ),
          permanent('w', 'Planeswalker — Jace', '+1: Draw a card.', { loyalty: 4, controller: 'B' }),
          creature('b', '2/2'),
        ],
        { step: 'declare attackers' },
        {
          actions: [attack('A', { b: 'w' }), until('end of combat')],
          expect: { loyalty: { w: 2 }, counters: { b: {} }, triggered: { c: 0 } },
        },
      ),
    ],
  ]);
});

describe('copies by others', () => {
  check([
    [
      'each other player copies it, in turn order, and chooses a target anew',
      board(
        '2010-02-01',
        [
          permanent(
            'h',
            'Enchantment',
            'Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those players may choose new targets for their copy.',
          ),
        ],
        {
          mana: { A: '{R}' },
          zones: { hand: { A: [card('s', 'Instant', { cost: '{R}', text: 'Test s deals 2 damage to target player.' })] } },
        },
        {
          actions: [
            { by: 'A', do: 'cast', object: 's', targets: ['B'] },
            { by: 'all', do: 'resolve' },
            { by: 'B', do: 'choose', choice: ['A'] },
            { by: 'C', do: 'choose', choice: ['A'] },
            until('stack empty'),
          ],
          expect: { life: { A: 16, B: 18, C: 20 }, triggered: { h: 1 } },
        },
        ['A', 'B', 'C'],
      ),
    ],
    [
      'that player copies it: of an opponent’s spell the opponent',
      board(
        '2024-06-07',
        [
          permanent(
            'h',
            'Enchantment',
            'Whenever a player casts an instant or sorcery spell, that player copies it and may choose new targets for the copy.',
          ),
        ],
        { active: 'B', mana: { B: '{U}' }, zones: { hand: { B: [card('s', 'Sorcery', { cost: '{U}', text: 'Draw two cards.' })] } } },
        { actions: [{ by: 'B', do: 'cast', object: 's' }, until('stack empty')], expect: { handSize: { A: 0, B: 4 } } },
      ),
    ],
  ]);
});

describe('effects that last as long as two things are so', () => {
  check([
    [
      'the source untaps: it ends, and does not begin again',
      board(
        '2024-06-07',
        [
          creature(
            'o',
            '2/3',
            '{T}: Gain control of target creature with power less than or equal to Test o’s power for as long as Test o remains tapped and that creature’s power remains less than or equal to Test o’s power.'.replaceAll(
              '’',
              "'",
            ),
          ),
          creature('b', '2/2', '', of('B')),
        ],
        {},
        {
          actions: [
            { by: 'A', do: 'activate', object: 'o', ability: '{T}', targets: ['b'] },
            { by: 'all', do: 'resolve' },
            effect('Untap target creature.', { targets: ['o'] }),
            effect('Tap target creature.', { targets: ['o'] }),
          ],
          expect: { controller: { b: 'B' } },
        },
      ),
    ],
    [
      'the power of the source shrinks below the other’s',
      board(
        '2024-06-07',
        [
          creature(
            'o',
            '2/3',
            '{T}: Gain control of target creature with power less than or equal to Test o’s power for as long as Test o remains tapped and that creature’s power remains less than or equal to Test o’s power.'.replaceAll(
              '’',
              "'",
            ),
          ),
          creature('b', '2/2', '', of('B')),
        ],
        {},
        {
          actions: [
            { by: 'A', do: 'activate', object: 'o', ability: '{T}', targets: ['b'] },
            { by: 'all', do: 'resolve' },
            effect('Target creature gets -1/-0 until end of turn.', { targets: ['o'] }),
            until('upkeep of B'),
          ],
          expect: { controller: { b: 'B' } },
        },
      ),
    ],
  ]);
});

describe('what was dealt damage', () => {
  check([
    [
      'cannot be regenerated this turn, and what was not dealt any can',
      board(
        '1999-04-23',
        [creature('d', '1/1', '{0}: Regenerate Test d.', of('B')), creature('e', '1/1', '{0}: Regenerate Test e.', of('B'))],
        {
          zones: {
            hand: {
              A: [
                card('i', 'Instant', {
                  cost: '{0}',
                  text: "Test i deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.",
                }),
              ],
            },
          },
        },
        {
          actions: [
            { by: 'A', do: 'cast', object: 'i', targets: ['d'] },
            { by: 'A', do: 'pass' },
            { by: 'B', do: 'activate', object: 'd', ability: '{0}' },
            { by: 'B', do: 'activate', object: 'e', ability: '{0}' },
            { by: 'all', do: 'resolve' },
            { by: 'all', do: 'resolve' },
            { by: 'all', do: 'resolve' },
            { by: 'game', do: 'check' },
            effect('Destroy all creatures.'),
          ],
          expect: { zones: { d: 'graveyard', e: 'battlefield' } },
        },
      ),
    ],
    [
      'would die this turn: it is exiled, by whatever it dies; another dies',
      board(
        '2024-06-07',
        [creature('b', '2/4', '', of('B')), creature('c', '2/2', '', of('B')), creature('f', '2/2', 'Protection from red', of('B'))],
        {
          zones: {
            hand: {
              A: [
                card('a', 'Sorcery', {
                  cost: '{0}',
                  colors: ['red'],
                  text: 'Test a deals 3 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.',
                }),
              ],
            },
          },
        },
        {
          actions: [
            { by: 'A', do: 'cast', object: 'a' },
            { by: 'all', do: 'resolve' },
            { by: 'game', do: 'check' },
            effect('Destroy all creatures.'),
          ],
          expect: { zones: { b: 'exile', c: 'exile', f: 'graveyard' } },
        },
      ),
    ],
    [
      'prevented damage is none that was dealt',
      board(
        '2024-06-07',
        [creature('b', '2/2', 'Prevent all damage that would be dealt to Test b.', of('B'))],
        {
          zones: {
            hand: {
              A: [
                card('a', 'Sorcery', {
                  cost: '{0}',
                  text: 'Test a deals 3 damage to target creature. If a creature dealt damage this way would die this turn, exile it instead.',
                }),
              ],
            },
          },
        },
        {
          actions: [{ by: 'A', do: 'cast', object: 'a', targets: ['b'] }, { by: 'all', do: 'resolve' }, effect('Destroy all creatures.')],
          expect: { zones: { b: 'graveyard' } },
        },
      ),
    ],
  ]);
});

describe('all but so much of the next damage', () => {
  check([
    [
      'of the chosen creature alone, once',
      board(
        '2024-06-07',
        [
          creature('x', '6/4', '', of('B')),
          creature('y', '3/3', '', of('B')),
          permanent(
            'f',
            'Artifact',
            '{0}: The next time an unblocked creature of your choice would deal combat damage to you this turn, prevent all but 1 of that damage.',
          ),
        ],
        { active: 'B', step: 'declare attackers' },
        {
          actions: [
            attack('B', { x: 'A', y: 'A' }),
            until('declare blockers'),
            block('A', {}),
            { by: 'B', do: 'pass' },
            { by: 'A', do: 'activate', object: 'f', ability: '{0}' },
            { by: 'all', do: 'resolve' },
            { by: 'A', do: 'choose', choice: 'x' },
            until('end of combat'),
          ],
          expect: { life: { A: 16 } },
        },
      ),
    ],
    [
      'damage that cannot be prevented goes through',
      board(
        '2024-06-07',
        [
          creature('x', '6/4', '', of('B')),
          permanent('l', 'Enchantment', "Damage can't be prevented."),
          permanent(
            'f',
            'Artifact',
            '{0}: The next time an unblocked creature of your choice would deal combat damage to you this turn, prevent all but 1 of that damage.',
          ),
        ],
        { active: 'B', step: 'declare attackers' },
        {
          actions: [
            attack('B', { x: 'A' }),
            until('declare blockers'),
            block('A', {}),
            { by: 'B', do: 'pass' },
            { by: 'A', do: 'activate', object: 'f', ability: '{0}' },
            { by: 'all', do: 'resolve' },
            until('end of combat'),
          ],
          expect: { life: { A: 14 } },
        },
      ),
    ],
  ]);
});

describe('flash for a while, and forests that are creatures', () => {
  check([
    [
      'sorceries as though with flash until one’s next turn, and no creature',
      board(
        '2024-06-07',
        [],
        {
          mana: { A: '{2}' },
          zones: {
            hand: {
              A: [card('s', 'Sorcery', { cost: '{1}', text: 'Draw a card.' }), card('c', 'Creature — Bear', { cost: '{1}', pt: '2/2' })],
            },
          },
        },
        {
          actions: [
            effect('Until your next turn, you may cast sorcery spells as though they had flash.'),
            until('upkeep of B'),
            { by: 'B', do: 'pass' },
            effect('Add {1}.'.replace('{1}', '{C}')),
            { by: 'A', do: 'cast', object: 'c' },
            { by: 'A', do: 'cast', object: 's' },
            { by: 'all', do: 'resolve' },
          ],
          expect: { refused: { action: 5 }, zones: { s: 'graveyard', c: 'hand' } },
        },
      ),
    ],
    [
      'a Saproling is a Forest land too, and taps for green once it may',
      board(
        '2024-02-02',
        [
          permanent(
            'l',
            'Enchantment',
            'All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types.',
          ),
          creature('s', '3/3', '', { type: 'Creature — Saproling', cost: '{2}' }),
          permanent('f', 'Land — Forest', '', { sick: true }),
        ],
        {},
        {
          actions: [
            { by: 'A', do: 'activate', object: 's', ability: '{T}' },
            { by: 'A', do: 'activate', object: 'f', ability: '{T}' },
          ],
          expect: {
            refused: { action: 2 },
            pt: { s: '1/1', f: '1/1' },
            colors: { s: ['green'] },
            types: { s: ['Creature', 'Land'] },
            subtypes: { s: ['Forest', 'Saproling'] },
            tapped: { s: true, f: false },
          },
        },
      ),
    ],
  ]);
});
