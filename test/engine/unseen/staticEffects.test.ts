/** Static effects about triggering, searching, drawing, assigning damage and preventing it, on cards of which none stands in a look. */
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

const orb = permanent('orb', 'Artifact', "Creatures entering the battlefield don't cause abilities to trigger.");
const visionary = creature('v', '1/1', 'When ~ enters the battlefield, draw a card.'.replace('~', 'Test v'));
const watcher = permanent('w', 'Enchantment', 'Whenever a creature enters the battlefield under your control, you gain 1 life.');
const reanimate = effect('Return target creature card from a graveyard to the battlefield under your control.', { targets: ['v'] });
const inGraveyard = { zones: { graveyard: { A: [visionary] } } };
const drain = permanent('d', 'Enchantment', 'Whenever a creature dies, you gain 1 life.');
const kill = effect('Destroy all creatures.');

describe('what causes abilities to trigger', () => {
  check([
    [
      'creatures that enter trigger neither their own abilities nor those of others',
      board('2016-04-08', [orb, watcher], inGraveyard, {
        actions: [reanimate, until('stack empty')],
        expect: { zones: { v: 'battlefield' }, handSize: { A: 0 }, life: { A: 20 }, triggered: { v: 0, w: 0 }, cites: ['101.2'] },
      }),
    ],
    [
      'without it both do',
      board('2016-04-08', [watcher], inGraveyard, {
        actions: [reanimate, { by: 'A', do: 'choose', choice: ['v', 'w'] }, until('stack empty')],
        expect: { handSize: { A: 1 }, life: { A: 21 } },
      }),
    ],
    [
      'an artifact that enters is no creature, and triggers',
      board(
        '2016-04-08',
        [orb, permanent('x', 'Enchantment', 'Whenever an artifact enters the battlefield, you gain 3 life.')],
        {},
        {
          actions: [effect('Create a Treasure token.'), until('stack empty')],
          expect: { life: { A: 23 } },
        },
      ),
    ],
    [
      'what forbids only the entering does not forbid the dying',
      board(
        '2016-04-08',
        [orb, drain, creature('b', '2/2')],
        {},
        {
          actions: [kill, until('stack empty')],
          expect: { life: { A: 21 } },
        },
      ),
    ],
    [
      'dying together with what forbids it, creatures trigger nothing (603.10a)',
      board(
        '2025-11-14',
        [creature('h', '1/2', "Creatures entering or dying don't cause abilities to trigger."), drain, creature('b', '2/2')],
        {},
        {
          actions: [kill, until('stack empty')],
          expect: { zones: { h: 'graveyard', b: 'graveyard' }, life: { A: 20 }, triggered: { d: 0 } },
        },
      ),
    ],
    [
      'exile is no dying: what leaves so triggers',
      board(
        '2025-11-14',
        [
          creature('h', '1/2', "Creatures entering or dying don't cause abilities to trigger."),
          permanent('l', 'Enchantment', 'Whenever a creature leaves the battlefield, you gain 1 life.'),
          creature('b', '2/2'),
        ],
        {},
        { actions: [effect('Exile target creature.', { targets: ['b'] }), until('stack empty')], expect: { life: { A: 21 } } },
      ),
    ],
    [
      'an ability of an opponent’s permanent is kept, your own triggers once more',
      board(
        '2023-04-14',
        [
          permanent(
            'n',
            'Enchantment',
            "If a permanent entering the battlefield causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.\nPermanents entering the battlefield don't cause abilities of permanents your opponents control to trigger.",
          ),
          permanent('a', 'Enchantment', 'Whenever a creature enters the battlefield, you gain 1 life.'),
          permanent('o', 'Enchantment', 'Whenever a creature enters the battlefield, you gain 1 life.', of('B')),
        ],
        {},
        {
          actions: [effect('Create a 1/1 green Elf Warrior creature token.'), until('stack empty')],
          expect: { life: { A: 22, B: 20 }, triggered: { a: 2, o: 0 }, cites: ['603.2d', '101.2'] },
        },
      ),
    ],
    [
      'two of them make three, and of an opponent none more',
      board(
        '2024-11-08',
        [
          permanent(
            'p',
            'Artifact',
            'If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
          ),
          permanent(
            'q',
            'Artifact',
            'If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
          ),
          permanent('a', 'Enchantment', 'Whenever a creature enters, you gain 1 life.'),
          permanent('o', 'Enchantment', 'Whenever a creature enters, you gain 1 life.', of('B')),
        ],
        {},
        {
          actions: [effect('Create a 1/1 green Elf Warrior creature token.'), until('stack empty')],
          expect: { life: { A: 23, B: 21 } },
        },
      ),
    ],
    [
      'a land that enters is neither artifact nor creature',
      board(
        '2024-11-08',
        [
          permanent(
            'p',
            'Artifact',
            'If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
          ),
          permanent('a', 'Enchantment', 'Whenever a land you control enters, you gain 1 life.'),
        ],
        { zones: { hand: { A: [{ ref: 'f', name: 'Forest', type: 'Basic Land — Forest' }] } } },
        { actions: [{ by: 'A', do: 'play land', object: 'f' }, until('stack empty')], expect: { life: { A: 21 } } },
      ),
    ],
    [
      'of a dying creature the ability that looks back triggers once more, though what says so dies as well',
      board(
        '2024-11-08',
        [
          creature(
            't',
            '2/4',
            'If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
          ),
          drain,
        ],
        {},
        { actions: [kill, until('stack empty')], expect: { zones: { t: 'graveyard' }, life: { A: 22 } } },
      ),
    ],
    [
      'an ability of one kind of permanent triggers once more, whatever causes it',
      board(
        '2025-11-14',
        [
          permanent(
            'k',
            'Enchantment',
            'If a triggered ability of an Ally you control triggers, that ability triggers an additional time.',
          ),
          creature('a', '1/1', 'Whenever you gain life, put a +1/+1 counter on this creature.', { type: 'Creature — Human Ally' }),
          creature('b', '1/1', 'Whenever you gain life, put a +1/+1 counter on this creature.'),
        ],
        {},
        {
          actions: [effect('You gain 3 life.'), { by: 'A', do: 'choose', choice: ['a', 'a', 'b'] }, until('stack empty')],
          expect: { pt: { a: '3/3', b: '2/2' } },
        },
      ),
    ],
  ]);
});

const seek = (player: string): object => ({
  ...effect('Search your library for a basic land card, put it onto the battlefield, then shuffle.'),
  by: player,
});
const forest = { ref: 'f', name: 'Forest', type: 'Basic Land — Forest' };

describe('what players cannot do', () => {
  check([
    [
      'opponents cannot search libraries',
      board(
        '2012-05-01',
        [permanent('s', 'Enchantment', "Your opponents can't search libraries.")],
        { librarySize: {}, zones: { library: { B: [forest] } } },
        {
          actions: [seek('B')],
          expect: { zones: { f: 'library' }, cites: ['101.2'] },
        },
      ),
    ],
    [
      'its controller can',
      board(
        '2012-05-01',
        [permanent('s', 'Enchantment', "Your opponents can't search libraries.")],
        { librarySize: {}, zones: { library: { A: [forest] } } },
        {
          actions: [seek('A'), { by: 'A', do: 'choose', choice: ['f'] }],
          expect: { zones: { f: 'battlefield' } },
        },
      ),
    ],
    [
      'for a turn nobody can, of three',
      board(
        '2018-04-27',
        [],
        { librarySize: {}, zones: { library: { A: [forest] } } },
        {
          actions: [effect("Players can't search libraries this turn."), seek('A')],
          expect: { zones: { f: 'library' } },
        },
        ['A', 'B', 'C'],
      ),
    ],
    [
      'each player draws one card a turn',
      board(
        '2015-01-23',
        [permanent('s', 'Enchantment', "Each player can't draw more than one card each turn.")],
        {},
        {
          actions: [effect('Draw three cards.'), effect('Target player draws two cards.', { targets: ['B'] })],
          expect: { handSize: { A: 1, B: 1 } },
        },
      ),
    ],
    [
      'an opponent draws one card a turn, the others as many as they like',
      board(
        '2019-07-12',
        [permanent('s', 'Enchantment', "Each opponent can't draw more than one card each turn.")],
        {},
        {
          actions: [effect('Each player draws two cards.')],
          expect: { handSize: { A: 2, B: 1, C: 1 } },
        },
        ['A', 'B', 'C'],
      ),
    ],
    [
      'nobody gains life for a turn',
      board(
        '2024-11-08',
        [],
        {},
        {
          actions: [
            effect("Players can't gain life this turn."),
            effect('You gain 3 life.'),
            until('upkeep of B'),
            { ...effect('You gain 3 life.'), by: 'A' },
          ],
          expect: { life: { A: 23 } },
        },
      ),
    ],
    [
      'an opponent casts an instant in the own main phase alone',
      board(
        '2019-07-12',
        [permanent('t', 'Enchantment', 'Each opponent can cast spells only any time they could cast a sorcery.')],
        {
          mana: { B: '{R}' },
          zones: { hand: { B: [{ ref: 's', name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to any target.' }] } },
        },
        {
          actions: [
            { by: 'A', do: 'pass' },
            { by: 'B', do: 'cast', object: 's', targets: ['A'] },
          ],
          expect: { refused: { action: 2 }, zones: { s: 'hand' } },
        },
      ),
    ],
    [
      'and there it resolves',
      board(
        '2019-07-12',
        [permanent('t', 'Enchantment', 'Each opponent can cast spells only any time they could cast a sorcery.')],
        {
          active: 'B',
          mana: { B: '{R}' },
          zones: { hand: { B: [{ ref: 's', name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to any target.' }] } },
        },
        { actions: [{ by: 'B', do: 'cast', object: 's', targets: ['A'] }, until('stack empty')], expect: { life: { A: 18 } } },
      ),
    ],
    [
      'nor is a spell cast while another resolves',
      board(
        '2019-07-12',
        [permanent('t', 'Enchantment', 'Each opponent can cast spells only any time they could cast a sorcery.')],
        {
          active: 'B',
          mana: { B: '{2}{U}' },
          zones: {
            hand: {
              B: [
                {
                  ref: 'c',
                  name: 'Test Gift',
                  type: 'Sorcery',
                  cost: '{2}{U}',
                  text: 'You may cast target instant card from your graveyard without paying its mana cost.',
                },
              ],
            },
            graveyard: { B: [{ ref: 's', name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to any target.' }] },
          },
        },
        {
          actions: [
            { by: 'B', do: 'cast', object: 'c', targets: ['s'] },
            { by: 'all', do: 'resolve' },
            { by: 'B', do: 'choose', choice: 'yes' },
          ],
          expect: { zones: { s: 'graveyard' }, life: { A: 20 } },
        },
      ),
    ],
  ]);
});
const fight = (edition: string, battlefield: readonly object[], more: object, expected: object): Board =>
  board(
    edition,
    battlefield,
    { step: 'declare blockers', attacking: { a: 'B' }, ...more },
    { actions: [until('end of combat')], expect: expected },
  );

describe('combat damage', () => {
  const walls = permanent(
    'w',
    'Enchantment',
    'Each creature you control assigns combat damage equal to its toughness rather than its power.',
  );
  const all = permanent('w', 'Enchantment', 'Each creature assigns combat damage equal to its toughness rather than its power.');
  check([
    ['is the toughness of an attacker', fight('2019-01-25', [walls, creature('a', '0/4')], {}, { life: { B: 16 } })],
    ['is the power without it', fight('2019-01-25', [creature('a', '1/4')], {}, { life: { B: 19 } })],
    [
      'of an opponent’s blocker is its power',
      fight(
        '2019-01-25',
        [walls, creature('a', '0/4'), creature('b', '1/5', '', of('B'))],
        { blocking: { b: 'a' } },
        { damage: { a: 1, b: 4 } },
      ),
    ],
    [
      'of each creature is its toughness, in an edition with damage on the stack too',
      fight(
        '2008-02-01',
        [all, creature('a', '5/2'), creature('b', '0/3', '', of('B'))],
        { blocking: { b: 'a' } },
        {
          zones: { a: 'graveyard', b: 'battlefield' },
          damage: { b: 2 },
        },
      ),
    ],
    [
      'with trample what is beyond lethal damage is counted from the toughness',
      board(
        '2019-01-25',
        [walls, creature('a', '1/5', 'Trample'), creature('b', '1/2', '', of('B'))],
        { step: 'declare blockers', attacking: { a: 'B' }, blocking: { b: 'a' } },
        {
          actions: [until('combat damage'), { by: 'A', do: 'choose', choice: { b: 2, B: 3 } }, until('end of combat')],
          expect: { life: { B: 17 } },
        },
      ),
    ],
    [
      'is not assigned by what says so for a turn',
      board(
        '1998-06-15',
        [
          creature(
            'a',
            '3/3',
            "Whenever Test a attacks and isn't blocked, it assigns no combat damage this turn and defending player loses 1 life.",
          ),
          creature('c', '2/2'),
        ],
        { step: 'declare attackers' },
        {
          actions: [{ by: 'A', do: 'attack', attackers: { a: 'B', c: 'B' } }, until('end of combat')],
          expect: { life: { B: 17 } },
        },
      ),
    ],
    [
      'that cannot be prevented goes through a shield, other damage does not',
      board(
        '2025-11-14',
        [permanent('n', 'Enchantment', "Combat damage can't be prevented."), creature('a', '3/3')],
        { step: 'declare blockers', attacking: { a: 'B' }, blocking: {} },
        {
          actions: [
            effect('Prevent the next 9 damage that would be dealt to any target this turn.', { targets: ['B'] }),
            effect('~ deals 2 damage to target player.', { targets: ['B'] }),
            until('end of combat'),
          ],
          expect: { life: { B: 17 } },
        },
      ),
    ],
    [
      'of an opponent’s creatures can be prevented all the same',
      board(
        '2020-01-24',
        [
          permanent('n', 'Enchantment', "Combat damage that would be dealt by creatures you control can't be prevented."),
          creature('a', '3/3'),
          creature('b', '2/2', '', of('B')),
        ],
        { step: 'declare blockers', attacking: { a: 'B' }, blocking: { b: 'a' } },
        {
          actions: [effect('Prevent all combat damage that would be dealt this turn.'), until('end of combat')],
          expect: { zones: { b: 'graveyard', a: 'battlefield' }, damage: { a: 0 } },
        },
      ),
    ],
    [
      'of a lone attacker comes twice',
      board(
        '2009-05-01',
        [
          permanent('r', 'Enchantment', 'Whenever a creature you control attacks alone, it gains double strike until end of turn.'),
          creature('a', '3/3'),
        ],
        { step: 'declare attackers' },
        {
          actions: [{ by: 'A', do: 'attack', attackers: { a: 'B' } }, until('end of combat')],
          expect: { life: { B: 14 } },
        },
      ),
    ],
    [
      'of two attackers comes once',
      board(
        '2009-05-01',
        [
          permanent('r', 'Enchantment', 'Whenever a creature you control attacks alone, it gains double strike until end of turn.'),
          creature('a', '3/3'),
          creature('c', '1/1'),
        ],
        { step: 'declare attackers' },
        {
          actions: [{ by: 'A', do: 'attack', attackers: { a: 'B', c: 'B' } }, until('end of combat')],
          expect: { life: { B: 16 }, triggered: { r: 0 } },
        },
      ),
    ],
  ]);
});

const torbran = permanent(
  't',
  'Enchantment',
  'If a red source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus 2 instead.',
);
const bolt = (ref: string): object => ({
  ref,
  name: 'Test Jolt',
  type: 'Instant',
  cost: '{R}',
  text: 'Test Jolt deals 1 damage to any target.',
});

describe('what is done in place of it', () => {
  check([
    [
      'damage to an opponent is more, damage to oneself is not',
      board(
        '2019-10-04',
        [torbran],
        { mana: { A: '{R}{R}' }, zones: { hand: { A: [bolt('x'), bolt('y')] } } },
        {
          actions: [
            { by: 'A', do: 'cast', object: 'x', targets: ['B'] },
            until('stack empty'),
            { by: 'A', do: 'cast', object: 'y', targets: ['A'] },
            until('stack empty'),
          ],
          expect: { life: { A: 19, B: 17 } },
        },
      ),
    ],
    [
      'damage to what an opponent controls is more as well, of three',
      board(
        '2023-04-14',
        [torbran, creature('b', '2/4', '', of('C'))],
        { mana: { A: '{R}' }, zones: { hand: { A: [bolt('x')] } } },
        {
          actions: [{ by: 'A', do: 'cast', object: 'x', targets: ['b'] }, until('stack empty')],
          expect: { damage: { b: 3 } },
        },
        ['A', 'B', 'C'],
      ),
    ],
    [
      'all but 1 of damage is prevented',
      board(
        '2018-01-19',
        [
          creature('p', '3/3', 'If a source would deal damage to another Dinosaur you control, prevent all but 1 of that damage.'),
          creature('d', '2/4', '', { type: 'Creature — Dinosaur' }),
        ],
        {},
        {
          actions: [effect('~ deals 5 damage to each creature.')],
          expect: { damage: { d: 1, p: 5 } },
        },
      ),
    ],
    [
      'life is lost twice in one’s own turn, and gained as it was',
      board(
        '2024-11-08',
        [permanent('b', 'Enchantment', 'If an opponent would lose life during your turn, they lose twice that much life instead.')],
        {},
        {
          actions: [effect('Each player loses 3 life.'), until('upkeep of B'), effect('Each player loses 1 life.')],
          expect: [{ after: 1, life: { A: 17, B: 14 } }, { life: { A: 16, B: 13 } }],
        },
      ),
    ],
  ]);
});

const aura = (text: string): object => permanent('au', 'Enchantment — Aura', `Enchant permanent\n${text}`, { attachedTo: 'x' });
const enchanted = (text: string, x: object, expected: object, edition = '2025-11-14'): Board =>
  board(edition, [x, aura(text)], {}, { actions: [], expect: expected });
const golem = permanent('x', 'Legendary Enchantment Creature — Bear God', 'Flying', { pt: '5/5' });

describe('what is lost besides what is given', () => {
  check([
    [
      'other abilities and card types, of an artifact creature too',
      enchanted(
        'Enchanted permanent is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.',
        golem,
        {
          pt: { x: '0/1' },
          types: { x: { has: ['Artifact', 'Creature'], lacks: ['Enchantment'] } },
          subtypes: { x: { has: ['Insect'], lacks: ['Bear', 'God'] } },
          supertypes: { x: ['Legendary'] },
          abilities: { x: { has: ['indestructible'], lacks: ['flying'] } },
        },
      ),
    ],
    [
      'an artifact creature that loses nothing keeps its other card types',
      enchanted('Enchanted permanent is an Insect artifact creature with base power and toughness 0/1.', golem, {
        types: { x: { has: ['Artifact', 'Creature', 'Enchantment'] } },
        abilities: { x: { has: ['flying'] } },
      }),
    ],
    [
      'the ability that is given is kept, as a land in an older edition',
      enchanted(
        'Enchanted permanent is a colorless land with "{T}: Add {C} to your mana pool" and loses all other card types and abilities.',
        golem,
        { types: { x: { has: ['Land'], lacks: ['Creature', 'Enchantment'] } }, abilities: { x: { lacks: ['flying'] } } },
        '2016-08-26',
      ),
    ],
    [
      'what is given later is kept',
      board(
        '2022-04-29',
        [golem, aura('Enchanted permanent has base power and toughness 0/2, has defender, and loses all other abilities.')],
        {},
        {
          actions: [effect('Target creature gains trample until end of turn.', { targets: ['x'] })],
          expect: { pt: { x: '0/2' }, abilities: { x: { has: ['defender', 'trample'], lacks: ['flying'] } } },
        },
      ),
    ],
  ]);
});

describe('life, turns, counters and looking', () => {
  const swap = effect('Exchange life totals with target opponent.', { targets: ['B'] });
  const skip = effect('You skip your next two turns.');
  check([
    [
      'life totals change places',
      board('1999-04-23', [], { life: { A: 3, B: 17 } }, { actions: [swap], expect: { life: { A: 17, B: 3 } } }),
    ],
    [
      'what watches life sees the gain and the loss',
      board(
        '2024-11-08',
        [permanent('w', 'Enchantment', 'Whenever you gain life, draw a card.')],
        { life: { A: 3, B: 17 } },
        {
          actions: [swap, until('stack empty')],
          expect: { life: { A: 17, B: 3 }, handSize: { A: 1 } },
        },
      ),
    ],
    [
      'nothing is exchanged where one of them cannot gain life',
      board(
        '2012-05-01',
        [permanent('n', 'Enchantment', "Players can't gain life.")],
        { life: { A: 3, B: 17 } },
        {
          actions: [swap],
          expect: { life: { A: 3, B: 17 }, cites: ['701.8a'] },
        },
      ),
    ],
    [
      'two turns are skipped',
      board(
        '2004-10-01',
        [],
        {},
        {
          actions: [
            skip,
            until('draw of B'),
            until('upkeep of B'),
            until('draw of B'),
            until('upkeep of B'),
            until('draw of B'),
            until('upkeep of A'),
          ],
          expect: { active: 'A', handSize: { B: 3 } },
        },
      ),
    ],
    [
      'whoever scries draws, and with an empty library as well',
      board(
        '2025-11-14',
        [permanent('w', 'Enchantment', 'Whenever you scry, you gain 1 life.')],
        { librarySize: { A: 0, B: 5 } },
        {
          actions: [effect('Scry 2.'), until('stack empty')],
          expect: { life: { A: 21 } },
        },
      ),
    ],
    [
      'whoever scries 0 has not scried',
      board(
        '2025-11-14',
        [permanent('w', 'Enchantment', 'Whenever you scry, you gain 1 life.')],
        {},
        {
          actions: [effect('Scry X, where X is the number of Islands you control.'), until('stack empty')],
          expect: { life: { A: 20 } },
        },
      ),
    ],
    [
      'another player’s surveilling is none of yours, nor is your scrying',
      board(
        '2018-10-05',
        [permanent('w', 'Enchantment', 'Whenever you surveil, you gain 1 life.')],
        {},
        {
          actions: [
            { by: 'B', do: 'effect', text: 'Surveil 1.' },
            { by: 'B', do: 'choose', choice: [] },
            effect('Scry 1.'),
            { by: 'A', do: 'choose', choice: [] },
            until('stack empty'),
          ],
          expect: { life: { A: 20 }, triggered: { w: 0 } },
        },
      ),
    ],
    [
      'it is sacrificed as its last counter is gone, not before',
      board(
        '2007-02-01',
        [
          permanent(
            'g',
            'Land',
            '{T}, Remove a mining counter from Test g: Add one mana of any color to your mana pool. If there are no mining counters on Test g, sacrifice it.',
            { counters: { mining: 2 } },
          ),
        ],
        {},
        {
          actions: [
            { by: 'A', do: 'activate', object: 'g', ability: '{T}' },
            { by: 'A', do: 'choose', choice: 'green' },
            effect('Untap target land.', { targets: ['g'] }),
          ],
          expect: { zones: { g: 'battlefield' }, counters: { g: { mining: 1 } } },
        },
      ),
    ],
    [
      'it is sacrificed when there are no creatures',
      board(
        '2007-02-01',
        [permanent('p', 'Enchantment', 'When there are no creatures on the battlefield, sacrifice Test p.'), creature('a', '2/2')],
        {},
        {
          actions: [kill, { by: 'game', do: 'check' }, until('stack empty')],
          expect: { zones: { p: 'graveyard' } },
        },
      ),
    ],
    [
      'and not while an opponent has one',
      board(
        '2007-02-01',
        [
          permanent('p', 'Enchantment', 'When no creatures are on the battlefield, sacrifice Test p.'),
          creature('a', '2/2'),
          creature('b', '2/2', '', of('B')),
        ],
        {},
        {
          actions: [effect('Destroy target creature.', { targets: ['a'] }), { by: 'game', do: 'check' }],
          expect: { zones: { p: 'battlefield', a: 'graveyard' } },
        },
      ),
    ],
    [
      'legendary permanents are spared',
      board(
        '2018-06-08',
        [
          creature('a', '2/2'),
          creature('l', '2/2', '', { type: 'Legendary Creature — Bear' }),
          { ref: 'f', name: 'Forest', type: 'Basic Land — Forest', controller: 'B' },
        ],
        {},
        {
          actions: [effect("Exile all nonland permanents that aren't legendary.")],
          expect: { zones: { a: 'exile', l: 'battlefield', f: 'battlefield' } },
        },
      ),
    ],
  ]);
});
