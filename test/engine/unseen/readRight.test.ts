/**
 * Texts that were once read with another meaning than they have, found by reading cards beside what the grammar made of them: each class with
 * boards of its own, written before they were played.
 */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { firstEditions } from '../../../src/engine/concepts/firstEditions.ts';
import { play, verdict } from '../../demonstration/play.ts';

type Board = Parameters<typeof play>[0];
const stack = { by: 'all', do: 'pass until', until: 'stack empty' };
const effect = (text: string, more: object = {}): object => ({ by: 'A', do: 'effect', text, ...more });
const thing = (ref: string, type: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type,
  text: '',
  controller: 'B',
  ...more,
});
const creature = (ref: string, more: object = {}): object => thing(ref, 'Creature — Bear', { pt: '2/2', ...more });
const onBattlefield = (...battlefield: readonly object[]): object => ({ zones: { battlefield } });

const boards: readonly (readonly [string, Board])[] = [
  [
    '“or creature with flying” is no condition of the artifact before it',
    {
      edition: '2026-01-16',
      setup: onBattlefield(thing('rock', 'Artifact')),
      actions: [effect('Destroy target artifact, enchantment, or creature with flying.', { targets: ['rock'] })],
      expect: { zones: { rock: 'graveyard' } },
    },
  ],
  [
    '“or creature with flying” is one of the creature: of three players’ permanents the one on the ground is no target',
    {
      edition: '2019-10-04',
      players: ['A', 'B', 'C'],
      setup: onBattlefield(
        creature('bear', { controller: 'C' }),
        creature('bird', { controller: 'C', text: 'Flying' }),
        thing('aura', 'Enchantment'),
      ),
      actions: [{ ...effect('Exile target artifact, enchantment, or creature with flying.', { targets: ['bear'] }) }],
      expect: { refused: { action: 1 }, zones: { bear: 'battlefield' } },
    },
  ],
  [
    '“Walls and creatures with flying”: a Wall on the ground blocks',
    {
      edition: '2013-02-01',
      setup: {
        step: 'declare blockers',
        attacking: { riders: 'B' },
        ...onBattlefield(
          creature('riders', { controller: 'A', text: "~ can't be blocked except by Walls and/or creatures with flying." }),
          thing('wall', 'Creature — Wall', { pt: '0/4', text: 'Defender' }),
        ),
      },
      actions: [{ by: 'B', do: 'block', blockers: { wall: 'riders' } }],
      expect: { blocked: { riders: true } },
    },
  ],
  [
    '“all artifacts and creatures with mana value 2 or less”: it is said of both',
    {
      edition: '2026-01-16',
      setup: onBattlefield(
        thing('little', 'Artifact', { cost: '{1}' }),
        thing('great', 'Artifact', { cost: '{5}' }),
        creature('mouse', { cost: '{G}' }),
        creature('giant', { cost: '{4}{R}{R}' }),
      ),
      actions: [effect('Destroy all artifacts and creatures with mana value 2 or less.')],
      expect: { zones: { little: 'graveyard', great: 'battlefield', mouse: 'graveyard', giant: 'battlefield' } },
    },
  ],
  [
    '“all artifacts and creatures with converted mana cost equal to that number”',
    {
      edition: '2001-07-23',
      setup: onBattlefield(
        thing('one', 'Artifact', { cost: '{3}' }),
        thing('two', 'Artifact', { cost: '{2}' }),
        creature('three', { cost: '{2}{G}' }),
      ),
      actions: [
        effect('Choose a number. Destroy all artifacts and creatures with converted mana cost equal to that number.'),
        { by: 'A', do: 'choose', choice: 3 },
      ],
      expect: { zones: { one: 'graveyard', two: 'battlefield', three: 'graveyard' } },
    },
  ],
  [
    '“all creatures and planeswalkers with mana value 1 or less” of three players',
    {
      edition: '2023-04-14',
      players: ['A', 'B', 'C'],
      setup: onBattlefield(
        creature('dear', { cost: '{6}', controller: 'C' }),
        creature('cheap', { cost: '{W}', controller: 'C' }),
        thing('walker', 'Planeswalker — Ajani', { cost: '{W}', loyalty: 3 }),
      ),
      actions: [effect('Exile all creatures and planeswalkers with mana value 1 or less.')],
      expect: { zones: { dear: 'battlefield', cheap: 'exile', walker: 'exile' } },
    },
  ],
  ...(
    [
      ['an enchantment, which cannot be tapped', thing('it', 'Enchantment'), true],
      ['a tapped artifact', thing('it', 'Artifact', { tapped: true }), true],
      ['no untapped artifact', thing('it', 'Artifact'), false],
      ['no untapped creature', creature('it'), false],
    ] as const
  ).map(([what, it, legal]): readonly [string, Board] => [
    `“enchantment, tapped artifact, or tapped creature” is ${what}`,
    {
      edition: '2016-04-08',
      setup: onBattlefield(it),
      actions: [effect('Exile target enchantment, tapped artifact, or tapped creature.', { targets: ['it'] })],
      expect: legal ? { zones: { it: 'exile' } } : { refused: { action: 1 }, zones: { it: 'battlefield' } },
    },
  ]),
  [
    '“If you do” behind a counter that is not there: nothing is created',
    {
      edition: '2026-01-16',
      setup: {
        active: 'B',
        mana: { B: '{U}' },
        librarySize: { B: 3 },
        zones: {
          battlefield: [
            creature('mob', {
              controller: 'A',
              text: 'Whenever a player casts a spell, remove a +1/+1 counter from ~. If you do, create a 2/2 black Zombie creature token.',
            }),
          ],
          hand: { B: [{ ref: 'opt', name: 'Test Opt', type: 'Instant', cost: '{U}', text: 'Draw a card.' }] },
        },
      },
      actions: [{ by: 'B', do: 'cast', object: 'opt' }, stack],
      expect: { tokens: [] },
    },
  ],
  [
    '“If you do” behind a counter that is removed',
    {
      edition: '2008-05-01',
      setup: {
        mana: { A: '{W}' },
        ...onBattlefield(
          creature('leecher', {
            controller: 'A',
            text: '{W}, {T}: Remove a -1/-1 counter from target creature. If you do, you gain 2 life.',
          }),
          creature('sick', { pt: '3/3', counters: { '-1/-1': 1 } }),
        ),
      },
      actions: [{ by: 'A', do: 'activate', object: 'leecher', targets: ['sick'] }, stack],
      expect: { life: { A: 22 }, pt: { sick: '3/3' } },
    },
  ],
  [
    '“If you do” behind one that has none: no life',
    {
      edition: '2008-05-01',
      players: ['A', 'B', 'C'],
      setup: {
        mana: { A: '{W}' },
        ...onBattlefield(
          creature('leecher', {
            controller: 'A',
            text: '{W}, {T}: Remove a -1/-1 counter from target creature. If you do, you gain 2 life.',
          }),
          creature('well', { controller: 'C' }),
        ),
      },
      actions: [{ by: 'A', do: 'activate', object: 'leecher', targets: ['well'] }, stack],
      expect: { life: { A: 20 }, counters: { well: {} } },
    },
  ],
  [
    '“Tap target untapped creature you control. If you do, …”: it is tapped, and does it',
    {
      edition: '2017-07-14',
      setup: onBattlefield(creature('flare', { controller: 'A', pt: '4/1' }), creature('bear')),
      actions: [
        effect(
          'Tap target untapped creature you control. If you do, it deals damage equal to its power to target creature an opponent controls.',
          {
            targets: ['flare', 'bear'],
          },
        ),
      ],
      expect: { tapped: { flare: true }, damage: { bear: 4 } },
    },
  ],
  [
    '“Target opponent gains control of another target permanent”: another than the source',
    {
      edition: '2026-01-16',
      setup: onBattlefield(
        creature('moogle', { controller: 'A', text: '{T}: Target opponent gains control of another target permanent you control.' }),
      ),
      actions: [{ by: 'A', do: 'enumerate', what: 'targets', object: 'moogle' }],
      expect: { legal: { exactly: [] } },
    },
  ],
  [
    '“another target creature” behind a target player, with three players',
    {
      edition: '2014-07-18',
      players: ['A', 'B', 'C'],
      setup: {
        librarySize: { C: 3 },
        ...onBattlefield(creature('seer', { controller: 'A', text: '{T}: Target player draws a card. Tap another target creature.' })),
      },
      actions: [{ by: 'A', do: 'activate', object: 'seer', targets: ['C', 'seer'] }],
      expect: { refused: { action: 1 }, tapped: { seer: false } },
    },
  ],
  [
    '“another target creature” behind a target creature is another than that',
    {
      edition: '2003-10-01',
      setup: onBattlefield(creature('one'), creature('two', { controller: 'A' })),
      actions: [effect('Tap target creature. Destroy another target creature.', { targets: ['one', 'two'] })],
      expect: { tapped: { one: true }, zones: { one: 'battlefield', two: 'graveyard' } },
    },
  ],
  [
    '“~ or another nontoken creature” watches itself when it is a token',
    {
      edition: '2026-01-16',
      setup: onBattlefield(
        creature('piper', {
          controller: 'A',
          token: true,
          text: 'Whenever ~ or another nontoken creature you control dies, create a 1/1 black Rat creature token.',
        }),
        creature('other', { controller: 'A', token: true }),
      ),
      actions: [
        effect('Destroy target creature.', { targets: ['other'] }),
        stack,
        effect('Destroy target creature.', { targets: ['piper'] }),
        stack,
      ],
      expect: { tokens: [{ controller: 'A', pt: '1/1', subtypes: ['Rat'], count: 1 }] },
    },
  ],
  [
    '“~ or another Ally enters”: once for itself, once for another, never for an opponent’s',
    {
      edition: '2009-10-01',
      players: ['A', 'B', 'C'],
      setup: {
        mana: { A: '{W}{W}', C: '{W}' },
        zones: {
          hand: {
            A: [
              {
                ref: 'kor',
                name: 'Test Kor',
                type: 'Creature — Kor',
                cost: '{W}',
                pt: '1/1',
                text: 'Whenever Test Kor or another Ally enters the battlefield under your control, you gain 3 life.',
              },
              { ref: 'ally', name: 'Test Ally', type: 'Creature — Human Ally', cost: '{W}', pt: '1/1', text: '' },
            ],
          },
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 'kor' }, stack, { by: 'A', do: 'cast', object: 'ally' }, stack],
      expect: { life: { A: 26 } },
    },
  ],
  [
    '“~ or another creature dies”: also when it is none itself',
    {
      edition: '2021-02-05',
      setup: onBattlefield(
        thing('altar', 'Artifact', { controller: 'A', text: 'Whenever ~ or another creature dies, you gain 1 life.' }),
        creature('bear'),
      ),
      actions: [
        effect('Destroy target creature.', { targets: ['bear'] }),
        stack,
        effect('Destroy target artifact.', { targets: ['altar'] }),
        stack,
      ],
      expect: { life: { A: 22 } },
    },
  ],
  [
    '“Each other player” is a teammate too',
    {
      edition: '2026-01-16',
      players: ['A', 'B', 'C', 'D'],
      teams: [
        ['A', 'B'],
        ['C', 'D'],
      ],
      setup: { librarySize: { A: 5, B: 5, C: 5, D: 5 } },
      actions: [effect('Each other player draws a card.')],
      expect: { handSize: { A: 0, B: 1, C: 1, D: 1 } },
    },
  ],
  [
    '“Each other player” of a team sacrifices by their own choice',
    {
      edition: '2010-07-16',
      players: ['A', 'B', 'C', 'D'],
      teams: [
        ['A', 'C'],
        ['B', 'D'],
      ],
      setup: onBattlefield(
        creature('own', { controller: 'A' }),
        creature('mate', { controller: 'C' }),
        creature('foe', { controller: 'B' }),
      ),
      actions: [effect('Each other player sacrifices a creature.')],
      expect: { zones: { own: 'battlefield', mate: 'graveyard', foe: 'graveyard' } },
    },
  ],
  [
    '“Each opponent” is none of the team',
    {
      edition: '2010-07-16',
      players: ['A', 'B', 'C', 'D'],
      teams: [
        ['A', 'C'],
        ['B', 'D'],
      ],
      setup: onBattlefield(creature('mate', { controller: 'C' }), creature('foe', { controller: 'B' })),
      actions: [effect('Each opponent sacrifices a creature.')],
      expect: { zones: { mate: 'battlefield', foe: 'graveyard' } },
    },
  ],
  ...(['no', 'yes'] as const).map((answer): readonly [string, Board] => [
    `“you may untap it and remove it from combat”: ${answer} is said to both`,
    {
      edition: '2004-10-01',
      setup: {
        step: 'declare blockers',
        attacking: { cavalier: 'B' },
        ...onBattlefield(
          creature('cavalier', {
            controller: 'A',
            tapped: true,
            text: 'Whenever ~ becomes blocked, you may untap it and remove it from combat.',
          }),
          creature('wall'),
        ),
      },
      actions: [{ by: 'B', do: 'block', blockers: { wall: 'cavalier' } }, stack, { by: 'A', do: 'choose', choice: answer }],
      expect: { attacking: { cavalier: answer === 'no' }, tapped: { cavalier: answer === 'no' } },
    },
  ]),
  [
    '“Each player may discard their hand and draw seven cards”: each does both, or neither',
    {
      edition: '2022-09-08',
      players: ['A', 'B', 'C'],
      setup: {
        librarySize: { A: 9, B: 9, C: 9 },
        zones: {
          hand: Object.fromEntries(
            ['A', 'B', 'C'].map((player) => [player, [{ ref: `of${player}`, name: 'Test Card', type: 'Artifact', text: '' }]]),
          ),
        },
      },
      actions: [
        effect('Each player may discard their hand and draw seven cards.'),
        { by: 'A', do: 'choose', choice: 'no' },
        { by: 'B', do: 'choose', choice: 'yes' },
        { by: 'C', do: 'choose', choice: 'no' },
      ],
      expect: { handSize: { A: 1, B: 7, C: 1 }, zones: { ofA: 'hand', ofB: 'graveyard' } },
    },
  ],
  [
    '“If it is a Goblin, you may discard a card. If you do, draw a card”: what is no Goblin draws nothing',
    {
      edition: '2017-07-14',
      setup: {
        librarySize: { A: 5 },
        zones: {
          battlefield: [creature('bear')],
          hand: { A: [{ ref: 'spare', name: 'Test Card', type: 'Artifact', text: '' }] },
        },
      },
      actions: [
        effect('~ deals 5 damage to target creature. If that creature is a Goblin, you may discard a card. If you do, draw a card.', {
          targets: ['bear'],
        }),
      ],
      expect: { handSize: { A: 1 }, zones: { spare: 'hand' } },
    },
  ],
  [
    '“you may exile target creature you control, then return that card”: nobody who declines sees it leave',
    {
      edition: '2012-05-01',
      setup: onBattlefield(creature('angel', { controller: 'A', counters: { '+1/+1': 1 } })),
      actions: [
        effect('You may exile target creature you control, then return that card to the battlefield under your control.', {
          targets: ['angel'],
        }),
        { by: 'A', do: 'choose', choice: 'no' },
      ],
      expect: { counters: { angel: { '+1/+1': 1 } } },
    },
  ],
  ...(['no', 'yes'] as const).map((answer): readonly [string, Board] => [
    `“If that creature is attacking, you may put it on top instead”: ${answer}`,
    {
      edition: '2010-10-01',
      setup: { step: 'declare blockers', attacking: { it: 'B' }, blocking: {}, ...onBattlefield(creature('it', { controller: 'A' })) },
      actions: [
        {
          ...effect(
            "Return target creature to its owner's hand. If that creature is attacking, you may put it on top of its owner's library instead.",
            { targets: ['it'] },
          ),
        },
        { by: 'A', do: 'choose', choice: answer },
      ],
      expect: { zones: { it: answer === 'no' ? 'hand' : 'library' } },
    },
  ]),
  [
    '“you may draw a card unless that player pays {1}”: they are asked first, and the one who draws does not draw when they pay',
    {
      edition: '2000-09-27',
      players: ['A', 'B', 'C'],
      setup: {
        active: 'B',
        mana: { B: '{R}{C}' },
        librarySize: { A: 3 },
        zones: {
          battlefield: [
            thing('study', 'Enchantment', {
              controller: 'A',
              text: 'Whenever an opponent plays a spell, you may draw a card unless that player pays {1}.',
            }),
          ],
          hand: { B: [{ ref: 'spell', name: 'Test Spell', type: 'Instant', cost: '{R}', text: 'You gain 1 life.' }] },
        },
      },
      actions: [
        { by: 'B', do: 'cast', object: 'spell' },
        { by: 'all', do: 'pass' },
      ],
      expect: { pending: { player: 'B', kind: 'may' }, handSize: { A: 0 } },
    },
  ],
  [
    '“each other Merfolk and/or Knight” than the source, not than the card that was drawn',
    {
      edition: '2023-01-08',
      setup: {
        librarySize: { A: 3 },
        ...onBattlefield(
          thing('wave', 'Creature — Merfolk Knight', {
            controller: 'A',
            pt: '3/3',
            text: 'Whenever you draw a card, put a +1/+1 counter on each other Merfolk and/or Knight you control.',
          }),
          thing('squire', 'Creature — Knight', { controller: 'A', pt: '1/1' }),
        ),
      },
      actions: [effect('Draw a card.'), stack],
      expect: { pt: { wave: '3/3', squire: '2/2' } },
    },
  ],
  [
    '“you may remove three counters. If you do”: who has two may not',
    {
      edition: '2026-01-16',
      setup: {
        step: 'declare attackers',
        librarySize: { A: 5 },
        ...onBattlefield(
          creature('fang', {
            controller: 'A',
            counters: { feeding: 2 },
            text: 'Whenever ~ attacks, you may remove three feeding counters from it. If you do, you draw three cards and you lose 3 life.',
          }),
        ),
      },
      actions: [{ by: 'A', do: 'attack', attackers: { fang: 'B' } }, stack],
      expect: { handSize: { A: 0 }, life: { A: 20 }, counters: { fang: { feeding: 2 } } },
    },
  ],
  ...(
    [
      ['play', 'Land', true],
      ['cast', 'Land', false],
    ] as const
  ).map(([verb, type, able]): readonly [string, Board] => [
    `“Until end of turn, you may ${verb} that card” lasts, and is ${able ? '' : 'none '}of a land`,
    {
      edition: '2021-06-18',
      players: ['A', 'B', 'C'],
      setup: { zones: { library: { A: [{ ref: 'top', name: 'Test Land', type, text: '' }] } } },
      actions: [
        effect(`Exile the top card of your library. Until end of turn, you may ${verb} that card.`),
        { by: 'A', do: 'play land', object: 'top' },
      ],
      expect: able ? { zones: { top: 'battlefield' } } : { refused: { action: 2 }, zones: { top: 'exile' } },
    },
  ]),
  [
    '“Until end of turn, you may play that card without paying its mana cost”: in this turn, for nothing',
    {
      edition: '2003-10-01',
      setup: {
        librarySize: { A: 2 },
        zones: { library: { A: [{ ref: 'top', name: 'Test Beast', type: 'Creature — Beast', cost: '{5}{G}{G}', pt: '6/6', text: '' }] } },
      },
      actions: [
        effect('Exile the top card of your library. Until end of turn, you may play that card without paying its mana cost.'),
        { by: 'A', do: 'cast', object: 'top', alternative: 'free' },
        stack,
      ],
      expect: { zones: { top: 'battlefield' } },
    },
  ],
];

describe('what was once misread', () => {
  it.each(boards)('%s', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

const isRead = (text: string, type = 'creature'): boolean => compileText(text, { name: 'Test', types: [type], subtypes: [] }).ok;

describe('what is not understood', () => {
  it.each([
    // Keyword abilities that are written as ability words are, and limit how often.
    'Forecast — {W}: You gain 1 life.',
    // Whether control changed, nothing tells.
    'Whenever ~ deals combat damage to a player, that player gains control of ~. If they do, you draw two cards.',
    '{T}: Target opponent gains control of target permanent you control. If they do, you draw a card.',
    'Whenever ~ attacks, ~ gets +1/+0 until end of turn. If you do, draw a card.',
    // Of which of both it is said, and which of two is meant.
    '{T}: Destroy target creature or Vehicle with flying.',
    '{T}: Destroy target creature or planeswalker with power 2 or less.',
    '{3}: Exile target creature. Then if there are three or more cards exiled with ~, transform it.',
    // What is given to another object does not know what this one exiled.
    'Whenever another creature dies, exile it. If you do, create a token that\'s a copy of that creature, except it has "When this creature leaves the battlefield, return the exiled card to your hand."',
    // One of two things is meant.
    'Whenever ~ attacks, put a +1/+1 counter on target creature. Put a +1/+1 counter on each other creature you control.',
    // No type was chosen.
    'As ~ enters the battlefield, choose a color.\nLands you control are the chosen type in addition to their other types.',
    'As ~ enters the battlefield, choose a color.\nCreatures you control of the chosen type get +1/+1.',
  ])('%s', (text) => {
    expect(isRead(text)).toBe(false);
  });

  it.each([
    'Landfall — Whenever a land you control enters, you gain 1 life.',
    'As ~ enters the battlefield, choose a creature type.\nCreatures you control of the chosen type get +1/+1.',
    '{3}: Exile target creature. Then if there are three or more cards exiled with ~, transform ~.',
    '{T}: Destroy target artifact or creature with mana value 2 or less.',
  ])('%s is', (text) => {
    expect(isRead(text)).toBe(true);
  });
});

describe('a keyword that stands before a dash', () => {
  const names = Object.entries(firstEditions).flatMap(([name, since]) => (/ 702\.\d+$/.test(since) ? [name] : []));

  it('is known by its name from the rules, whichever it is, and never passed over', () => {
    const passedOver = names.filter((name) => {
      const read = compileText(`${name.charAt(0).toUpperCase()}${name.slice(1)} — You gain 1 life.`, {
        name: 'Test',
        types: ['instant'],
        subtypes: [],
      });
      return read.ok && read.abilities.some(({ kind }) => kind === 'spell');
    });
    expect(names.length).toBeGreaterThan(100);
    expect(passedOver).toEqual([]);
  });
});
