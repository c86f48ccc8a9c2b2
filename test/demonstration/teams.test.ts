/** Two-Headed Giant as scenarios play it: turns, priority, life, poison, losing, combat of teams, and what is refused (810, before 606). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const newest = '2026-01-16';
const players = ['A', 'B', 'C', 'D'];
const teams = [
  ['A', 'B'],
  ['C', 'D'],
];
const librarySize = { A: 9, B: 9, C: 9, D: 9 };

interface Given {
  readonly setup?: object;
  readonly actions?: readonly object[];
  readonly expect: object;
  readonly edition?: string;
}
const game = ({ edition = newest, setup = {}, ...rest }: Given): string =>
  verdict(play({ edition, format: 'two-headed giant', players, teams, setup: { librarySize, ...setup }, ...rest }));

const enchantment = (ref: string, controller: string, text: string) => ({ ref, name: ref, controller, type: 'Enchantment', text });
const passTo = (until: string) => ({ by: 'all', do: 'pass until', until });
const effect = (text: string, targets: readonly string[] = []) => ({
  by: 'A',
  do: 'effect',
  text,
  ...(targets.length === 0 ? {} : { targets }),
});
const check = { by: 'all', do: 'check' };

describe('turns of teams', () => {
  it('are taken by both players at once: both untap, draw and play a land, then the other team does', () => {
    const tapped = (ref: string, controller: string) => ({ ref, name: ref, controller, type: 'Basic Land — Forest', tapped: true });
    const land = (ref: string) => [{ ref, name: 'Forest', type: 'Basic Land — Forest' }];
    expect(
      game({
        setup: {
          turn: 3,
          step: 'untap',
          zones: {
            battlefield: [tapped('a', 'A'), tapped('b', 'B'), tapped('c', 'C')],
            hand: { A: land('la'), B: land('lb'), C: land('lc') },
          },
        },
        actions: [
          passTo('precombat main'),
          { by: 'B', do: 'play land', object: 'lb' },
          { by: 'A', do: 'play land', object: 'la' },
          { by: 'C', do: 'play land', object: 'lc' },
          passTo('next turn'),
        ],
        expect: [
          {
            after: 1,
            tapped: { a: false, b: false, c: true },
            librarySize: { A: 8, B: 8, C: 9, D: 9 },
          },
          { after: 3, zones: { la: 'battlefield', lb: 'battlefield' } },
          { refused: { action: 4 }, active: 'D' },
        ],
      }),
    ).toBe('passed');
  });

  it.each([
    ['2005-10-01', { A: 9, B: 9 }],
    ['2006-10-01', { A: 9, B: 8 }],
    ['2007-05-01', { A: 9, B: 9 }],
    [newest, { A: 9, B: 9 }],
  ])('begin without the draws of %s', (edition, left) => {
    expect(game({ edition, setup: { step: 'draw' }, expect: { librarySize: left } })).toBe('passed');
  });

  it('discard down to seven for each of the team', () => {
    const cards = (player: string) => Array.from({ length: 8 }, (_, at) => ({ ref: `${player}${at}`, name: 'Card', type: 'Sorcery' }));
    expect(
      game({
        setup: { step: 'end', zones: { hand: { A: cards('A'), B: cards('B'), C: cards('C') } } },
        actions: [
          { by: 'all', do: 'pass' },
          { by: 'A', do: 'choose', choice: 'A1' },
          { by: 'B', do: 'choose', choice: 'B1' },
        ],
        expect: [
          { after: 2, zones: { A1: 'hand', B1: 'hand' } },
          { zones: { A1: 'graveyard', B1: 'graveyard' }, handSize: { A: 7, B: 7, C: 8 } },
        ],
      }),
    ).toBe('passed');
  });

  it.each([
    ["At the beginning of each player's upkeep, that player loses 1 life.", 28],
    ['At the beginning of each upkeep, target player loses 1 life.', 29],
    ['At the beginning of your upkeep, target player loses 1 life.', 29],
  ])('trigger once for each player only where the text speaks of that player: %s', (text, life) => {
    expect(
      game({
        setup: { step: 'untap', turn: 3, zones: { battlefield: [enchantment('e', 'B', text)] } },
        actions: [{ ...passTo('draw'), auto: true }],
        expect: { life: { A: life, C: 30 } },
      }),
    ).toBe('passed');
  });

  it('are extra turns of the team when one player gets one', () => {
    expect(
      game({
        actions: [effect('Take an extra turn after this one.'), passTo('next turn'), passTo('next turn')],
        expect: [{ after: 2, active: 'B' }, { active: 'C' }],
      }),
    ).toBe('passed');
  });
});

describe('priority of teams', () => {
  const shock = (ref: string) => ({ ref, name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to target player.' });

  it('lets either player act, and the pass of either is that of the team', () => {
    expect(
      game({
        setup: { zones: { hand: { B: [shock('b')], D: [shock('d')] } } },
        actions: [
          { by: 'B', do: 'cast', object: 'b', targets: ['C'], pay: 'free' },
          { by: 'D', do: 'cast', object: 'd', targets: ['A'], pay: 'free' },
          { by: 'B', do: 'pass' },
          { by: 'A', do: 'pass' },
          { by: 'D', do: 'cast', object: 'd', targets: ['A'], pay: 'free' },
          { by: 'C', do: 'pass' },
          { by: 'A', do: 'pass' },
        ],
        expect: [
          { after: 1, priority: 'B' },
          { after: 3, priority: 'D' },
          { after: 5, priority: 'C' },
          { refused: [{ action: 2 }, { action: 4 }], life: { A: 28, C: 30 }, priority: 'A' },
        ],
      }),
    ).toBe('passed');
  });

  it('puts the triggers of both players onto the stack in one order of choice', () => {
    const watch = (ref: string, controller: string) => enchantment(ref, controller, 'Whenever a creature dies, draw a card.');
    expect(
      game({
        setup: { zones: { battlefield: [watch('a', 'A'), watch('b', 'B'), watch('c', 'C'), creature('x', 'A')] } },
        actions: [
          effect('Destroy all creatures.'),
          check,
          { by: 'B', do: 'choose', choice: ['b', 'a'] },
          { by: 'all', do: 'resolve' },
          { by: 'all', do: 'resolve' },
        ],
        expect: [
          { after: 2, pending: { player: 'B', kind: 'triggers' } },
          { after: 4, handSize: { A: 0, B: 0, C: 1 } },
          { handSize: { A: 1, B: 0, C: 1 } },
        ],
      }),
    ).toBe('passed');
  });
});

describe('life of teams', () => {
  it.each([
    ['2006-10-01', 40],
    ['2007-05-01', 30],
  ])('begins at the total of %s', (edition, life) => {
    expect(game({ edition, expect: { life: { A: life, B: life, C: life, D: life } } })).toBe('passed');
  });

  it.each([
    ['2010-02-01', 20 + 10],
    ['2010-06-18', 20 + 20],
  ])('is seen as a share until it is seen whole, on %s', (edition, life) => {
    expect(
      game({
        edition,
        setup: { life: { A: 20 } },
        actions: [effect("You gain life equal to target player's life total.", ['B'])],
        expect: { life: { A: life } },
      }),
    ).toBe('passed');
  });

  it.each([
    ['2010-02-01', 31],
    ['2010-06-18', 30],
  ])('is not gained by a player whose teammate cannot gain it, since 2010: %s', (edition, life) => {
    expect(
      game({
        edition,
        setup: { zones: { battlefield: [enchantment('e', 'B', "You can't gain life.")] } },
        actions: [effect('You gain 1 life.')],
        expect: { life: { A: life } },
      }),
    ).toBe('passed');
  });

  it('is lost by the player alone, whatever the team has', () => {
    const watch = (ref: string, controller: string) => enchantment(ref, controller, 'Whenever you lose life, draw a card.');
    expect(
      game({
        setup: { zones: { battlefield: [watch('a', 'A'), watch('b', 'B')] } },
        actions: [effect('Target player loses 3 life.', ['B']), check],
        expect: { life: { A: 27 }, triggered: { a: 0, b: 1 } },
      }),
    ).toBe('passed');
  });

  it('is given under the first player of a team alone', () => {
    expect(game({ setup: { life: { B: 20 } }, expect: {} })).toBe('refused setup.life.B');
  });
});

describe('losing as a team', () => {
  it.each([
    ['0 life', {}, [effect('Target player loses 30 life.', ['D']), check]],
    ['a concession', {}, [{ by: 'D', do: 'concede' }]],
    ['an effect', {}, [effect('Target player loses the game.', ['C']), check]],
  ])('comes of %s', (_, setup, actions) => {
    expect(game({ setup, actions, expect: { losers: ['C', 'D'], winner: 'B' } })).toBe('passed');
  });

  it.each([
    ['2011-01-01', 9, [], 'none'],
    ['2011-01-01', 10, ['C', 'D'], 'A'],
    [newest, 14, [], 'none'],
    [newest, 15, ['C', 'D'], 'A'],
  ])('comes of poison, under the rules of %s with %i counters', (edition, poison, losers, winner) => {
    expect(game({ edition, setup: { poison: { D: poison } }, actions: [check], expect: { losers, winner } })).toBe('passed');
  });

  it('counts the poison of both players once they share it', () => {
    const setup = { poison: { C: 7, D: 7 } };
    const actions = [effect('Target player gets a poison counter.', ['C']), check];
    expect(game({ setup, actions, expect: { losers: ['C', 'D'], poison: { D: 15 } } })).toBe('passed');
    expect(game({ edition: '2011-01-01', setup, actions, expect: { losers: [], poison: { C: 8, D: 7 } } })).toBe('passed');
  });
});

describe('combat of teams', () => {
  const attack = (edition: string, more: readonly object[], expected: object, battlefield: readonly object[] = []) =>
    game({
      edition,
      setup: {
        step: 'declare attackers',
        zones: { battlefield: [creature('a', 'A'), creature('b', 'B'), creature('d', 'D', '1/1'), ...battlefield] },
      },
      actions: [{ by: 'B', do: 'attack', attackers: { a: 'C', b: 'D' } }, ...more],
      expect: expected,
    });

  it('is one attack by the creatures of both, and one block by those of both', () => {
    expect(
      attack(
        newest,
        [
          passTo('declare blockers'),
          { by: 'C', do: 'enumerate', what: 'blocks' },
          { by: 'C', do: 'block', blockers: { d: 'a' } },
          passTo('end of combat'),
        ],
        [
          { after: 3, legal: { exactly: [{}, { d: 'a' }, { d: 'b' }] } },
          { life: { C: 28 }, zones: { d: 'graveyard' } },
        ],
      ),
    ).toBe('passed');
  });

  it('asks until 2018 which player each attacker deals its damage to', () => {
    const damage = (by: string, object: string, to: string) => ({ by, do: 'assign damage', object, damage: { [to]: 2 } });
    const on = (edition: string) =>
      attack(
        edition,
        [
          passTo('declare blockers'),
          { by: 'C', do: 'block', blockers: {} },
          { by: 'all', do: 'pass' },
          damage('A', 'a', 'D'),
          damage('B', 'b', 'D'),
        ],
        { life: { C: 26 }, triggered: { w: 2, v: 0 } },
        [enchantment('w', 'D', 'Whenever you lose life, draw a card.'), enchantment('v', 'C', 'Whenever you lose life, draw a card.')],
      );
    expect(on('2018-01-19')).toBe('passed');
    expect(on('2018-04-27')).toMatch(/^failed actions\[4]/);
  });

  it('lets each of both players be kept from attack by what the other has, until 2018', () => {
    const fog = enchantment('e', 'D', "Creatures can't attack you.");
    expect(attack('2018-01-19', [], { refused: { action: 1 } }, [fog])).toBe('passed');
    expect(
      attack('2018-04-27', [{ by: 'A', do: 'attack', attackers: { a: 'C', b: 'C' } }], { refused: { action: 1 }, attacking: { b: true } }, [
        fog,
      ]),
    ).toBe('passed');
  });
});

describe('the defending player', () => {
  const drum = enchantment('drum', 'A', 'Whenever a creature you control attacks, defending player loses 1 life.');
  const attack = (players: readonly string[], whom: string, more: readonly object[], life: object) =>
    verdict(
      play({
        edition: newest,
        players,
        options: { attackMultiplePlayers: true },
        setup: { step: 'declare attackers', zones: { battlefield: [creature('a', 'A', '0/2'), drum] } },
        actions: [{ by: 'A', do: 'attack', attackers: { a: whom } }, passTo('stack empty'), ...more],
        expect: { life },
      }),
    );

  it('is whom the creature attacks that a text speaks of', () => {
    expect(attack(['A', 'B'], 'B', [], { B: 19 })).toBe('passed');
    expect(attack(['A', 'B', 'C'], 'C', [], { B: 20, C: 19 })).toBe('passed');
  });

  it('is chosen of all who defend, where a text speaks of no attacker', () => {
    const loses = effect('Defending player loses 3 life.');
    expect(attack(['A', 'B'], 'B', [loses], { B: 16 })).toBe('passed');
    expect(attack(['A', 'B', 'C'], 'C', [loses, { by: 'A', do: 'choose', choice: 'B' }], { B: 17, C: 19 })).toBe('passed');
  });
});

describe('formats of teams', () => {
  it.each([
    [
      'teams',
      {
        teams: [
          ['A', 'C'],
          ['B', 'D'],
        ],
      },
    ],
    ['teams', { teams: [['A'], ['B', 'C', 'D']] }],
    ['options.attackMultiplePlayers', { options: { attackMultiplePlayers: true } }],
    ['format', { edition: '2005-02-01' }],
    ['teams', { format: 'archenemy' }],
    ['teams', { format: 'emperor' }],
    ['teams', { format: 'grand melee' }],
    ['options.rangeOfInfluence', { options: { rangeOfInfluence: 1 } }],
  ])('are refused at %s with %j', (path, more) => {
    expect(verdict(play({ edition: newest, players, teams, format: 'two-headed giant', ...more }))).toBe(`refused ${path}`);
  });

  it('give priority in Grand Melee to those who have the turn in range', () => {
    const table = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'];
    const pass = (by: string) => ({ by, do: 'pass' });
    const played = play({
      edition: newest,
      players: table,
      format: 'grand melee',
      actions: [pass('P1'), pass('P5'), pass('P2'), pass('P3'), pass('P8')],
      expect: [
        { after: 1, priority: 'P2', active: 'P5' },
        { refused: [{ action: 2 }, { action: 4 }], step: 'beginning of combat', priority: 'P1' },
      ],
    });
    expect(verdict(played)).toBe('passed');
  });

  it('pair four players who are on no team', () => {
    expect(
      verdict(
        play({
          edition: newest,
          players,
          format: 'two-headed giant',
          actions: [{ by: 'C', do: 'concede' }],
          expect: { losers: ['C', 'D'] },
        }),
      ),
    ).toBe('passed');
  });
});

describe('an archenemy', () => {
  const three = { edition: '2012-02-01', format: 'archenemy', players: ['V', 'H', 'J'] };
  const attackers = (...owners: readonly string[]) => owners.map((owner, at) => creature(`c${at}`, owner, `${at + 2}/2`));

  it('has twice the life, and is attacked by the others together', () => {
    const setup = { step: 'declare attackers', active: 'H', zones: { battlefield: attackers('H', 'J') } };
    const actions = [
      { by: 'H', do: 'attack', attackers: { c0: 'V', c1: 'V' } },
      { by: 'all', do: 'pass until', until: 'end of combat' },
    ];
    const expected = [{ after: 0, life: { V: 40, H: 20, J: 20 } }, { life: { V: 35, H: 20, J: 20 } }];
    expect(verdict(play({ ...three, setup, actions, expect: expected }))).toBe('passed');
  });

  it('attacks several of them, who then have their turn together', () => {
    const setup = { step: 'declare attackers', librarySize: { V: 3, H: 3, J: 3 }, zones: { battlefield: attackers('V', 'V') } };
    const actions = [
      { by: 'V', do: 'attack', attackers: { c0: 'H', c1: 'J' } },
      { by: 'all', do: 'pass until', until: 'upkeep of H', auto: true },
    ];
    expect(verdict(play({ ...three, setup, actions, expect: { life: { V: 40, H: 18, J: 17 }, active: 'H' } }))).toBe('passed');
  });

  it('faces the others when one of them is gone', () => {
    const actions = [
      { by: 'V', do: 'effect', text: 'Target player loses 1 life.', targets: ['H'] },
      { by: 'game', do: 'check' },
    ];
    expect(verdict(play({ ...three, setup: { life: { H: 1 } }, actions, expect: { losers: ['H'], winner: 'none' } }))).toBe('passed');
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'two teams of two',
      {
        players: ['A', 'B', 'C', 'D'],
        teams: [
          ['A', 'B'],
          ['C', 'D'],
        ],
      },
      'refused teams',
    ],
    ['a day before June 2010', { edition: '2009-10-01' }, 'refused format'],
    [
      'a scheme of another player',
      { setup: { zones: { command: { H: [{ ref: 's', name: 'Plot', type: 'Scheme', text: '' }] } } } },
      'refused setup.zones.command.H[0].type',
    ],
  ])('is refused with %s', (_, more, refused) => {
    expect(verdict(play({ ...three, ...more }))).toBe(refused);
  });
});
