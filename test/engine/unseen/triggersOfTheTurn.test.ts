/**
 * Abilities that wait for a particular time of the turn: the first, the second, once each turn; for attacks with or without others; for what was
 * dealt damage; for counters. Written from the rules before any was run, with controls beside them.
 */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const enchantment = (ref: string, controller: string, text: string) => ({
  ref,
  name: `Test ${ref}`,
  controller,
  type: 'Enchantment',
  text,
});
const bear = (ref: string, controller: string, text = '', pt = '2/2') => creature(ref, controller, pt, text === '' ? {} : { text });
const effect = (by: string, text: string, more: object = {}) => ({ by, do: 'effect', text, ...more });
const settle: readonly object[] = [
  { by: 'all', do: 'check' },
  { by: 'all', do: 'pass until', until: 'stack empty' },
];
const now = (by: string, text: string, more: object = {}) => [effect(by, text, more), ...settle];
interface More {
  readonly players?: readonly string[];
  readonly edition?: string;
  readonly options?: object;
  readonly setup?: Readonly<Record<string, unknown>> & { readonly zones?: object };
}
const board = (battlefield: readonly object[], actions: readonly object[], expected: object, more: More = {}) => {
  const { players = ['A', 'B'], setup = {} } = more;
  const librarySize = Object.fromEntries(players.map((player) => [player, 9]));
  const merged = { librarySize, ...setup, zones: { battlefield, ...setup.zones } };
  return verdict(play({ edition: '2026-01-16', ...more, setup: merged, actions, expect: expected }));
};
const toBlocks = { by: 'all', do: 'pass until', until: 'declare blockers' };
const two = { players: ['A', 'B'] };
const three = { players: ['A', 'B', 'C'] };
const fight = (at = 'declare attackers') => ({ setup: { active: 'A', step: at } });

describe('as which this turn', () => {
  const second = enchantment('w', 'A', 'Whenever you draw your second card each turn, you gain 1 life.');

  it('the second card and no other, of the same draw', () => {
    expect(
      board([second], now('A', 'Target player draws three cards.', { targets: ['A'] }), { life: { A: 21 }, triggered: { w: 1 } }),
    ).toBe('passed');
  });

  it('a first card alone is not enough, nor what another draws', () => {
    const actions = [
      ...now('A', 'Target player draws a card.', { targets: ['A'] }),
      ...now('A', 'Target player draws two cards.', { targets: ['B'] }),
    ];
    expect(board([second], actions, { life: { A: 20 }, triggered: { w: 0 } }, three)).toBe('passed');
  });

  it('cards that were drawn before it came count', () => {
    const actions = [
      ...now('A', 'Target player draws a card.', { targets: ['A'] }),
      { by: 'A', do: 'cast', object: 'w' },
      { by: 'all', do: 'pass until', until: 'stack empty' },
      ...now('A', 'Target player draws a card.', { targets: ['A'] }),
    ];
    const setup = {
      active: 'A',
      step: 'precombat main',
      mana: { A: '{W}' },
      zones: {
        hand: {
          A: [
            {
              ref: 'w',
              name: 'Test w',
              type: 'Enchantment',
              cost: '{W}',
              text: 'Whenever you draw your second card each turn, you gain 1 life.',
            },
          ],
        },
      },
    };
    expect(board([], actions, { life: { A: 21 } }, { setup })).toBe('passed');
  });

  it('an opponent’s second, of each opponent by themselves', () => {
    const watch = enchantment('w', 'A', 'Whenever an opponent draws their second card each turn, that player loses 1 life.');
    const actions = [
      ...now('A', 'Target player draws a card.', { targets: ['B'] }),
      ...now('A', 'Target player draws a card.', { targets: ['C'] }),
      ...now('A', 'Target player draws a card.', { targets: ['C'] }),
    ];
    expect(board([watch], actions, { life: { A: 20, B: 20, C: 19 } }, three)).toBe('passed');
  });

  const spells = {
    A: ['one', 'two', 'three'].map((ref, at) => ({
      ref,
      name: `Test ${ref}`,
      cost: '{0}',
      type: at === 1 ? 'Enchantment' : 'Instant',
      text: at === 1 ? '' : 'You gain 3 life.',
    })),
  };
  const castAll = ['one', 'two', 'three'].flatMap((object) => [{ by: 'A', do: 'cast', object }, ...settle]);
  const hand = (active: string) => ({ setup: { active, step: 'precombat main', zones: { hand: spells } } });

  it('the first enchantment spell is the second spell', () => {
    const watch = [
      enchantment('e', 'A', 'Whenever you cast your first enchantment spell each turn, you gain 1 life.'),
      enchantment('s', 'A', 'Whenever you cast your second instant or sorcery spell each turn, draw a card.'),
    ];
    const merged = { ...hand('A').setup, zones: { hand: spells, battlefield: watch } };
    expect(
      verdict(
        play({
          edition: '2024-08-02',
          setup: { ...merged, librarySize: { A: 9 } },
          actions: castAll,
          expect: { life: { A: 27 }, triggered: { e: 1, s: 1 }, handSize: { A: 1 } },
        }),
      ),
    ).toBe('passed');
  });

  it.each([
    ['A', 0],
    ['B', 1],
  ])('the first spell in the turn of an opponent, when it is %s’s turn', (active, times) => {
    const watch = [
      enchantment('f', 'A', "Whenever you cast your first spell during each opponent's turn, you gain 1 life."),
      enchantment('d', 'A', "Whenever you cast a spell during an opponent's turn, you gain 10 life."),
    ];
    const setup = { active, step: 'upkeep', zones: { hand: { A: [spells.A[0], spells.A[2]] }, battlefield: watch } };
    const actions = [
      ...(active === 'B' ? [{ by: 'B', do: 'pass' }] : []),
      { by: 'A', do: 'cast', object: 'one' },
      ...(active === 'B' ? [{ by: 'A', do: 'choose', choice: ['f', 'd'] }] : []),
      ...settle.slice(1),
      ...(active === 'B' ? [{ by: 'B', do: 'pass' }] : []),
      { by: 'A', do: 'cast', object: 'three' },
      ...settle.slice(1),
    ];
    expect(
      verdict(
        play({ edition: '2023-09-01', setup, actions, expect: { life: { A: 26 + 21 * times }, triggered: { f: times, d: 2 * times } } }),
      ),
    ).toBe('passed');
  });

  it('life for the first time each turn, in the next turn anew', () => {
    const watch = enchantment('w', 'A', 'Whenever you gain life for the first time each turn, target opponent loses 1 life.');
    const actions = [...now('A', 'You gain 2 life.'), ...now('A', 'You gain 2 life.')];
    expect(board([watch], actions, { life: { A: 24, B: 19 }, triggered: { w: 1 } })).toBe('passed');
    const anew = [...now('A', 'You gain 2 life.'), { by: 'all', do: 'pass until', until: 'upkeep of B' }, ...now('A', 'You gain 2 life.')];
    expect(board([watch], anew, { life: { A: 24, B: 18 }, triggered: { w: 2 } })).toBe('passed');
  });

  it('life that was gained before it came was the first', () => {
    const setup = {
      active: 'A',
      step: 'precombat main',
      zones: {
        hand: {
          A: [
            {
              ref: 'w',
              name: 'Test w',
              type: 'Enchantment',
              cost: '{0}',
              text: 'Whenever you gain life for the first time each turn, draw a card.',
            },
          ],
        },
      },
    };
    const actions = [
      ...now('A', 'You gain 2 life.'),
      { by: 'A', do: 'cast', object: 'w' },
      ...settle.slice(1),
      ...now('A', 'You gain 2 life.'),
    ];
    expect(board([], actions, { life: { A: 24 }, handSize: { A: 0 }, triggered: { w: 0 } }, { setup })).toBe('passed');
  });

  it('the target of a spell or ability that you control for the first time', () => {
    const brave =
      'Whenever Test Mouse becomes the target of a spell or ability you control for the first time each turn, put a +1/+1 counter on it.';
    const mouse = { ...bear('m', 'A', brave), name: 'Test Mouse' };
    const pump = (ref: string) => ({
      ref,
      name: `Test ${ref}`,
      type: 'Instant',
      cost: '{0}',
      text: 'Target creature gains flying until end of turn.',
    });
    const cast = (by: string, object: string) => [{ by, do: 'cast', object, targets: ['m'] }, ...settle.slice(1)];
    const setup = { active: 'A', step: 'precombat main', zones: { hand: { A: [pump('one'), pump('two')], B: [pump('other')] } } };
    // A spell of the opponent is none such, and uses nothing up.
    const actions = [{ by: 'A', do: 'pass' }, ...cast('B', 'other'), ...cast('A', 'one'), ...cast('A', 'two')];
    expect(board([mouse], actions, { counters: { m: { '+1/+1': 1 } }, triggered: { m: 1 } }, { setup })).toBe('passed');
  });
});

describe('once each turn', () => {
  const once = enchantment('w', 'A', 'Whenever a creature you control dies, draw a card. This ability triggers only once each turn.');
  const kill = (ref: string) => now('A', 'Destroy target creature.', { targets: [ref] });

  it('the second time it does not trigger, and that is told', () => {
    const result = play({
      edition: '2022-04-29',
      setup: { zones: { battlefield: [once, bear('x', 'A'), bear('y', 'A')] }, librarySize: { A: 9 } },
      actions: [...kill('x'), ...kill('y')],
      expect: { handSize: { A: 1 }, triggered: { w: 1 }, cites: ['603.2'] },
    });
    expect(verdict(result)).toBe('passed');
    expect(JSON.stringify(result.trace)).toContain('does not trigger, since it has triggered this turn as often as it can');
  });

  it('of several at once it triggers once, and twice where the text says twice', () => {
    const twice = enchantment('t', 'A', 'Whenever a creature dies, you gain 1 life. This ability triggers only twice each turn.');
    const creatures = ['x', 'y', 'z'].map((ref) => bear(ref, 'A'));
    const wipe = now('B', 'Destroy all creatures.');
    expect(board([once, ...creatures], wipe, { handSize: { A: 1 } })).toBe('passed');
    expect(board([twice, ...creatures], wipe, { life: { A: 22 }, triggered: { t: 2 } }, three)).toBe('passed');
  });

  it('each of two such permanents triggers once', () => {
    const other = { ...once, ref: 'v' };
    const actions = [...kill('x'), ...kill('y')];
    const expected = { handSize: { A: 2 }, triggered: { w: 1, v: 1 } };
    expect(board([once, other, bear('x', 'A'), bear('y', 'A')], actions, expected, three)).toBe('passed');
  });

  it('without those words it triggers each time', () => {
    const always = enchantment('w', 'A', 'Whenever a creature you control dies, draw a card.');
    expect(board([always, bear('x', 'A'), bear('y', 'A')], [...kill('x'), ...kill('y')], { handSize: { A: 2 } })).toBe('passed');
  });
});

describe('with how many it attacks', () => {
  const battalion = {
    ...bear('c', 'A', 'Battalion — Whenever Test Captain and at least two other creatures attack, you gain 1 life.'),
    name: 'Test Captain',
  };
  const attack = (...refs: readonly string[]) => [
    { by: 'A', do: 'attack', attackers: Object.fromEntries(refs.map((ref) => [ref, 'B'])) },
    ...settle.slice(1),
  ];
  const team = [bear('x', 'A'), bear('y', 'A')];

  it.each([
    [['c', 'x', 'y'], 21],
    [['c', 'x'], 20],
    [['x', 'y'], 20],
  ])('%s: battalion in 2013', (refs, life) => {
    expect(board([battalion, ...team], attack(...refs), { life: { A: life } }, { edition: '2013-02-01', ...fight() })).toBe('passed');
  });

  it('they need not attack the same player', () => {
    const actions = [{ by: 'A', do: 'attack', attackers: { c: 'B', x: 'C', y: 'C' } }, ...settle.slice(1)];
    const more = { ...three, options: { attackMultiplePlayers: true }, ...fight() };
    expect(board([battalion, ...team], actions, { life: { A: 21 } }, more)).toBe('passed');
  });

  it.each([
    [['x'], 0],
    [['x', 'y'], 1],
    [['c', 'x', 'y'], 1],
  ])('%s: you attack with two or more Bears', (refs, times) => {
    const watch = enchantment('w', 'A', 'Whenever you attack with two or more Bears, you gain 5 life.');
    const expected = { triggered: { w: times }, life: { A: 20 + 5 * times + (refs.length === 3 ? 1 : 0) } };
    const actions =
      refs.length === 3
        ? [
            { by: 'A', do: 'attack', attackers: Object.fromEntries(refs.map((ref) => [ref, 'B'])) },
            { by: 'A', do: 'choose', choice: ['w', 'c'] },
            ...settle.slice(1),
          ]
        : attack(...refs);
    expect(board([watch, battalion, ...team], actions, expected, fight())).toBe('passed');
  });

  it.each([
    [['x'], '3/3'],
    [['x', 'y'], '2/2'],
  ])('%s: a creature that you control attacks alone, in 2008', (refs, pt) => {
    const watch = enchantment('w', 'A', 'Whenever a creature you control attacks alone, it gets +1/+1 until end of turn.');
    expect(board([watch, ...team], attack(...refs), { pt: { x: pt } }, { edition: '2008-10-01', ...fight() })).toBe('passed');
  });

  it('attacks you or a planeswalker that you control', () => {
    const watch = enchantment(
      'w',
      'B',
      "Whenever a creature attacks you or a planeswalker you control, that creature's controller loses 1 life.",
    );
    const walker = { ref: 'p', name: 'Test Walker', controller: 'B', type: 'Planeswalker — Test', loyalty: 4 };
    const actions = [
      { by: 'A', do: 'attack', attackers: { x: 'B', y: 'p', c: 'C' } },
      { by: 'B', do: 'choose', choice: ['x', 'y'] },
      ...settle.slice(1),
    ];
    const more = { ...three, options: { attackMultiplePlayers: true }, ...fight() };
    expect(board([watch, walker, bear('c', 'A'), ...team], actions, { life: { A: 18, B: 20 }, triggered: { w: 2 } }, more)).toBe('passed');
  });

  it('attacks for the first time each turn: not in the combat that follows from it', () => {
    const text =
      'Whenever Test Warleader attacks for the first time each turn, untap all creatures you control. After this phase, there is an additional combat phase.';
    const leader = { ...bear('l', 'A', text), name: 'Test Warleader' };
    const actions = [
      ...attack('l'),
      { by: 'all', do: 'pass until', until: 'declare attackers' },
      ...attack('l'),
      { by: 'all', do: 'pass until', until: 'postcombat main' },
    ];
    expect(board([leader], actions, { life: { B: 16 }, triggered: { l: 1 }, step: 'postcombat main' }, fight())).toBe('passed');
  });
});

describe('blocks or becomes blocked', () => {
  const text = 'Whenever Test Basilisk blocks or becomes blocked by a non-Wall creature, destroy that creature at end of combat.';
  const basilisk = (controller: string) => ({ ...bear('s', controller, text, '2/4'), name: 'Test Basilisk' });
  const wall = creature('l', 'B', '0/4', { type: 'Creature — Wall' });

  it('each of two that block it, and no Wall, in 1999', () => {
    const actions = [
      { by: 'A', do: 'attack', attackers: { s: 'B' } },
      toBlocks,
      { by: 'B', do: 'block', blockers: { x: 's', y: 's', l: 's' } },
      { by: 'all', do: 'pass until', until: 'postcombat main' },
    ];
    const expected = { zones: { x: 'graveyard', y: 'graveyard', l: 'battlefield' } };
    const big = (ref: string) => bear(ref, 'B', '', '0/9');
    const own = { ...basilisk('A'), pt: '0/4' };
    for (const edition of ['1999-04-23', '2008-07-15'])
      expect(board([own, big('x'), big('y'), wall], actions, expected, { edition, ...fight() })).toBe('passed');
  });

  it('what it blocks itself, and nothing that no creature blocked', () => {
    const actions = [
      { by: 'A', do: 'attack', attackers: { x: 'B', y: 'B' } },
      toBlocks,
      { by: 'B', do: 'block', blockers: { s: 'x' } },
      { by: 'all', do: 'pass until', until: 'postcombat main' },
    ];
    const expected = { zones: { x: 'graveyard', y: 'battlefield', s: 'battlefield' } };
    expect(
      board([basilisk('B'), bear('x', 'A', '', '1/9'), bear('y', 'A')], actions, expected, { edition: '2012-07-01', ...fight() }),
    ).toBe('passed');
  });

  it('without “by a creature” it is once for all that block', () => {
    const brush = {
      ...bear('s', 'A', 'Whenever Test Brush blocks or becomes blocked, it gets -2/+2 until end of turn.', '3/2'),
      name: 'Test Brush',
    };
    const actions = [
      { by: 'A', do: 'attack', attackers: { s: 'B' } },
      toBlocks,
      { by: 'B', do: 'block', blockers: { x: 's', y: 's' } },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ];
    expect(board([brush, bear('x', 'B'), bear('y', 'B')], actions, { pt: { s: '1/4' }, triggered: { s: 1 } }, fight())).toBe('passed');
  });
});

describe('what was dealt damage this turn', () => {
  const vampire = {
    ...bear('v', 'A', 'Whenever a creature dealt damage by Test Vampire this turn dies, put a +1/+1 counter on Test Vampire.'),
    name: 'Test Vampire',
  };
  const ping = effect('A', 'Target creature deals 1 damage to another target creature.', { targets: ['v', 'x'] });

  it.each(['2002-10-07', '2020-01-24', '2026-01-16'])('dies by something else later, in %s', (edition) => {
    const text =
      edition < '2010' ? { ...vampire, text: (vampire as { text?: string }).text?.replace('dies', 'is put into a graveyard') } : vampire;
    const actions = [ping, ...settle, ...now('B', 'Destroy target creature.', { targets: ['x'] })];
    expect(board([text, bear('x', 'B'), bear('y', 'B')], actions, { counters: { v: { '+1/+1': 1 } } }, { edition })).toBe('passed');
  });

  it('another that it did not damage dies, and one that another damaged', () => {
    const other = effect('A', 'Target creature deals 1 damage to another target creature.', { targets: ['z', 'y'] });
    const actions = [ping, other, ...settle, ...now('B', 'Destroy target creature.', { targets: ['y'] })];
    expect(board([vampire, bear('z', 'A'), bear('x', 'B'), bear('y', 'B')], actions, { triggered: { v: 0 } }, three)).toBe('passed');
  });

  it('dies together with it: it looks back, and puts nothing on what it is then', () => {
    const fires = { ...vampire, text: 'Whenever a creature dealt damage by Test Vampire this turn dies, you gain 2 life.' };
    const actions = [ping, ...settle, ...now('B', 'Destroy all creatures.')];
    expect(board([fires, bear('x', 'B')], actions, { life: { A: 22 }, triggered: { v: 1 } })).toBe('passed');
  });

  it('is a target only if damage was dealt to it', () => {
    const actions = [effect('B', 'Destroy target creature that was dealt damage this turn.', { targets: ['x'] })];
    expect(board([bear('x', 'A'), bear('y', 'A')], actions, { refused: { action: 1 } })).toBe('passed');
    const hurt = [
      ...now('B', 'Test deals 1 damage to target creature.'.replace('Test', 'This spell'), { targets: ['x'] }),
      ...actions,
      ...settle,
    ];
    expect(board([bear('x', 'A'), bear('y', 'A')], hurt, { zones: { x: 'graveyard', y: 'battlefield' } })).toMatch(
      /passed|refused actions\[0\]/,
    );
  });

  it('when that creature dies this turn, and not the next one', () => {
    const actions = [
      ...now('A', 'Target creature gets -1/-1 until end of turn. When that creature dies this turn, you gain 3 life.', { targets: ['x'] }),
      ...now('B', 'Destroy target creature.', { targets: ['y'] }),
      ...now('B', 'Destroy target creature.', { targets: ['x'] }),
    ];
    expect(board([bear('x', 'B'), bear('y', 'B')], actions, [{ after: 6, life: { A: 20 } }, { life: { A: 23 } }])).toBe('passed');
  });

  it('its controller loses life, whoever that was as it died', () => {
    const actions = [
      ...now('A', 'Target creature gains haste until end of turn. When that creature dies this turn, its controller loses 2 life.', {
        targets: ['x'],
      }),
      ...now('C', 'Gain control of target creature until end of turn.', { targets: ['x'] }),
      ...now('A', 'Destroy target creature.', { targets: ['x'] }),
    ];
    expect(board([bear('x', 'B')], actions, { life: { B: 20, C: 18 } }, three)).toBe('passed');
  });
});

describe('counters that are put', () => {
  const grows = { ...bear('g', 'A', 'Whenever one or more +1/+1 counters are put on Test Grower, you gain 1 life.'), name: 'Test Grower' };

  it('several at once are one time, of the kind that is said', () => {
    const actions = [
      ...now('A', 'Put two +1/+1 counters on target creature.', { targets: ['g'] }),
      ...now('A', 'Put a -1/-1 counter on target creature.', { targets: ['g'] }),
      ...now('A', 'Put a +1/+1 counter on target creature.', { targets: ['x'] }),
    ];
    expect(board([grows, bear('x', 'A')], actions, { life: { A: 21 }, triggered: { g: 1 } })).toBe('passed');
  });

  it('what enters with them has them put on it', () => {
    const text =
      'Test Sprout enters with two +1/+1 counters on it.\nWhenever one or more +1/+1 counters are put on Test Sprout, draw a card.';
    const setup = {
      active: 'A',
      step: 'precombat main',
      zones: { hand: { A: [{ ref: 's', name: 'Test Sprout', type: 'Creature — Plant', pt: '0/0', cost: '{0}', text }] } },
    };
    const actions = [{ by: 'A', do: 'cast', object: 's' }, ...settle.slice(1)];
    expect(board([], actions, { handSize: { A: 1 }, pt: { s: '2/2' } }, { setup, edition: '2025-06-06' })).toBe('passed');
  });

  it('that many: as many as were put on it', () => {
    const watch = enchantment('w', 'A', 'Whenever one or more +1/+1 counters are put on a creature you control, you gain that much life.');
    const actions = now('B', 'Put three +1/+1 counters on target creature.', { targets: ['x'] });
    expect(board([watch, bear('x', 'A')], actions, { life: { A: 23 } }, three)).toBe('passed');
  });
});

describe('under whose control it enters', () => {
  it.each([
    ['B', 19, 20],
    ['A', 20, 20],
    ['C', 20, 19],
  ])('a land of %s', (player, b, c) => {
    const watch = enchantment('w', 'A', "Whenever a land enters under an opponent's control, that player loses 1 life.");
    const setup = {
      active: player,
      step: 'precombat main',
      zones: { hand: { [player]: [{ ref: 'l', name: 'Test Land', type: 'Land' }] } },
    };
    const actions = [{ by: player, do: 'play land', object: 'l' }, ...settle];
    expect(board([watch], actions, { life: { A: 20, B: b, C: c } }, { ...three, setup })).toBe('passed');
  });

  it('enters or is put into a graveyard from the battlefield, in 2010', () => {
    const text = 'When Test Spring enters the battlefield or is put into a graveyard from the battlefield, you gain 1 life.';
    const setup = {
      active: 'A',
      step: 'precombat main',
      zones: { hand: { A: [{ ref: 's', name: 'Test Spring', type: 'Artifact', cost: '{0}', text }] } },
    };
    const actions = [{ by: 'A', do: 'cast', object: 's' }, ...settle.slice(1), ...now('B', 'Destroy target artifact.', { targets: ['s'] })];
    expect(board([], actions, { life: { A: 22 } }, { ...two, edition: '2010-10-01', setup })).toBe('passed');
  });
});
