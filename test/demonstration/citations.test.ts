/** Which rules a step rests on, and which it does not: boards of no Example, in several eras. */
import { describe, expect, it } from 'vitest';
import { citesOf, effect, passAll } from './citesOf.ts';
import { creature, play } from './play.ts';

const hand = (...cards: readonly object[]) => ({ setup: { zones: { hand: { A: cards } } } });
const free = { cost: '{0}' };

describe('a spell that resolves', () => {
  const spells = [
    ['Beast', { type: 'Creature — Beast', pt: '1/1' }],
    ['Idol', { type: 'Artifact' }],
    ['Song', { type: 'Enchantment' }],
  ] as const;
  it.each(spells)('enters by the rule of permanent spells: %s', (name, more) => {
    const board = { ...hand({ ref: 'spell', name, ...free, ...more }), actions: [{ by: 'A', do: 'cast', object: 'spell' }, passAll] };
    expect(citesOf(board, `${name} resolves.`)).not.toContain('608.2c');
    expect(citesOf(board, `${name} enters`)).toEqual(['608.3a']);
  });
  it.each([
    ['a graveyard', 'You gain 1 life.'],
    ['exile', 'You gain 1 life.\nFlashback {0}'],
    ['a hand', 'Buyback {0}\nYou gain 1 life.'],
  ] as const)('leaves the stack by another, whether for %s', (to, text) => {
    const spell = { ref: 'spell', name: 'Word', type: 'Instant', ...free, text };
    const setup = { zones: to === 'exile' ? { graveyard: { A: [spell] } } : { hand: { A: [spell] } } };
    const cast = {
      by: 'A',
      do: 'cast',
      object: 'spell',
      ...(to === 'exile' ? { alternative: 'flashback' } : {}),
      ...(to === 'a hand' ? { alternative: 'buyback' } : {}),
    };
    const { trace, unsupported } = play({ edition: '2026-01-16', setup, actions: [cast, passAll] });
    expect(unsupported).toEqual([]);
    expect(trace.at(-1)?.cites).toContain('608.2n');
    expect(trace.at(-1)?.cites).not.toContain('608.3');
  });
});

describe('what an effect lets several players choose at once', () => {
  const two = (of: string) => [creature(`${of}1`, of), creature(`${of}2`, of)];
  it.each([
    ['1999-04-23', '413.2d', '103.4'],
    ['2004-10-01', '413.2d', '103.4'],
    ['2005-10-01', '103.4', '413.2d'],
    ['2026-01-16', '101.4', '608.2e'],
  ] as const)('rests in %s on %s, not on %s, and the order of triggers not on what is said of effects', (edition, rule, other) => {
    const toll = (ref: string) => ({ ref, name: ref, controller: ref === 'Toll A' ? 'A' : 'B', type: 'Enchantment' });
    const battlefield = [
      ...two('A'),
      ...two('B'),
      { ...toll('Toll A'), text: 'Whenever a creature dies, you gain 1 life.' },
      { ...toll('Toll B'), text: 'Whenever a creature dies, you gain 1 life.' },
    ];
    const chosen = ['A', 'B'].map((by) => ({ by, do: 'choose', choice: `${by}1` }));
    const board = {
      setup: { zones: { battlefield } },
      actions: [effect('Each player sacrifices a creature.'), ...chosen, { by: 'all', do: 'check' }],
    };
    const cites = citesOf(board, 'A1 is sacrificed', edition);
    expect(cites).toContain(rule);
    expect(cites).not.toContain(other);
    const triggers = citesOf(board, 'The ability of Toll A triggers', edition);
    expect(triggers).not.toContain('413.2d');
  });
});

describe('an effect that sets what another has set', () => {
  const idol = {
    ref: 'idol',
    name: 'Idol',
    controller: 'A',
    type: 'Artifact',
    text: '{0}: ~ becomes a 3/2 artifact creature until end of turn.',
  };
  const wake = [
    { by: 'A', do: 'activate', object: 'idol', ability: 1 },
    { by: 'all', do: 'resolve' },
  ];
  const shrink = effect('Target creature becomes 0/2 until end of turn.', 'idol');
  const again = { setup: { zones: { battlefield: [idol] } }, actions: [...wake, shrink, ...wake] };
  const wakenAgain = (edition: string) => {
    const { trace } = play({ ...again, edition });
    const said = (words: string) => trace.filter(({ text }) => text.includes(words)).map(({ cites }) => cites);
    return { shrunk: said('base power and toughness 0/2').at(0), woken: said('base power and toughness 3/2').at(-1) };
  };
  it('changes no initial value until 2003, however young it is', () => {
    const { shrunk, woken } = wakenAgain('2003-05-26');
    expect(shrunk).toContain('214.5');
    expect(shrunk).not.toContain('418.5c');
    expect(woken).toContain('214.5');
    expect(play({ ...again, edition: '2003-05-26', expect: { pt: { idol: '0/2' } } }).passed).toBe(true);
    expect(play({ ...again, edition: '2026-01-16', expect: { pt: { idol: '3/2' } } }).passed).toBe(true);
  });
  it('is the younger in one layer today', () => {
    expect(wakenAgain('2026-01-16').woken).toContain('613.7b');
  });
  it('does not rest on timestamps where the other is in an earlier layer', () => {
    const wurm = creature('wurm', 'A', '*/*', { text: "~'s power and toughness are each equal to the number of creatures you control." });
    const board = {
      setup: { zones: { battlefield: [wurm] } },
      actions: [effect('Target creature becomes 0/2 until end of turn.', 'wurm')],
    };
    const cites = citesOf(board, 'base power and toughness 0/2');
    expect(cites).toContain('613.9');
    expect(cites).not.toContain('613.7b');
  });
});

describe('what is made', () => {
  const copied = [
    ['2026-01-16', 'You gain 3 life.', '707.10'],
    ['2009-10-01', 'You gain 3 life.', '706.9'],
    ['2005-10-01', 'You gain 3 life.', '503.10'],
  ] as const;
  it.each(copied)('as the copy of a spell is no token, in %s', (edition, text, rule) => {
    const board = {
      ...hand(
        { ref: 'word', name: 'Word', type: 'Instant', ...free, text },
        { ref: 'echo', name: 'Echo', type: 'Instant', ...free, text: 'Copy target instant or sorcery spell.' },
      ),
      actions: [
        { by: 'A', do: 'cast', object: 'word' },
        { by: 'A', do: 'cast', object: 'echo', targets: ['word'] },
        { by: 'all', do: 'resolve' },
      ],
    };
    const cites = citesOf(board, 'puts a copy of Word onto the stack', edition);
    expect(cites).toContain(rule);
    for (const ofTokens of ['701.7a', '111.1', '111.2', '200.4', '110.5']) expect(cites).not.toContain(ofTokens);
  });
  it.each([
    ['Treasure', '2026-01-16', '111.10a'],
    ['Treasure', '2019-07-12', '111.10a'],
    ['Treasure', '2018-01-19', '110.5b'],
    ['Food', '2026-01-16', '111.10b'],
    ['Food', '2019-07-12', '111.3'],
    ['Clue', '2026-01-16', '111.10f'],
    ['Clue', '2021-02-05', '111.3'],
    ['Blood', '2026-01-16', '111.10g'],
    ['Powerstone', '2022-10-07', '111.10h'],
    ['Lander', '2026-01-16', '111.10u'],
    ['Lander', '2025-06-06', '111.3'],
  ])('as a %s by its name alone is what the rules of %s say', (name, edition, rule) => {
    const cites = citesOf({ actions: [effect(`Create a ${name} token.`)] }, 'is created', edition);
    expect(cites).toContain(rule);
    // What its ability will ask is not asked as it is made.
    expect(cites).not.toContain('205.4c');
    if (rule.startsWith('111.10')) expect(cites).not.toContain('111.3');
  });
  it('is told by its own rule also where it is investigated, a Role, in the place of another, or one of several', () => {
    const bear = { setup: { zones: { battlefield: [creature('bear', 'A')] } } };
    expect(citesOf({ actions: [effect('Investigate.')] }, 'is created')).toEqual(expect.arrayContaining(['701.16a', '111.10f']));
    const role = effect('Create a Monster Role token attached to target creature.', 'bear');
    expect(citesOf({ ...bear, actions: [role] }, 'is created')).toContain('111.10k');
    const text = 'If you would create a Clue, Food, or Treasure token, instead create one of each.';
    const swap = { ref: 'swap', name: 'Swap', type: 'Enchantment', controller: 'A', text };
    const both = { setup: { zones: { battlefield: [swap] } }, actions: [effect('Create a Treasure token.')] };
    for (const [name, rule] of [
      ['Clue', '111.10f'],
      ['Food', '111.10b'],
      ['Treasure', '111.10a'],
    ] as const)
      expect(citesOf(both, `${name} Token is created`).filter((cite) => cite.startsWith('111.10'))).toEqual([rule]);
    const several = { actions: [effect('Create a Food token and a Treasure token.')] };
    expect(citesOf(several, 'Food Token is created')).toContain('111.10b');
    expect(citesOf(several, 'Treasure Token is created')).toContain('111.10a');
  });
  it('as a token that a text describes in full rests on that text, whatever it is called', () => {
    const text = 'Create a colorless Clue artifact token with "{2}, Sacrifice this artifact: Draw a card."';
    expect(citesOf({ actions: [effect(text)] }, 'is created')).toContain('111.3');
  });
  it('as a token by description has what it is told, and a copy what is copied', () => {
    const board = { setup: { zones: { battlefield: [creature('bear', 'A')] } } };
    const described = citesOf({ ...board, actions: [effect('Create a 1/1 white Soldier creature token.')] }, 'is created');
    const copy = citesOf({ ...board, actions: [effect("Create a token that's a copy of target creature.", 'bear')] }, 'is created');
    expect(described).toEqual(expect.arrayContaining(['111.3', '111.4']));
    expect(described).not.toContain('707.2');
    expect(copy).toContain('707.2');
    expect(copy).not.toContain('111.3');
  });
});

describe('mana', () => {
  const land = { ref: 'land', name: 'Grove', controller: 'A', type: 'Land', text: '{T}: Add {G}.' };
  it('of a mana ability is added at once, that of an effect is not by that rule', () => {
    const board = { setup: { zones: { battlefield: [land] } } };
    expect(citesOf({ ...board, actions: [{ by: 'A', do: 'activate', object: 'land' }] }, 'adds {G}')).toContain('605.3b');
    const cites = citesOf({ ...board, actions: [effect('Add {G}.')] }, 'adds {G}');
    expect(cites).toContain('106.3');
    expect(cites).not.toContain('605.3b');
  });
  it('that an ability does not add leaves it a mana ability', () => {
    const barren = { ...land, text: '{T}: Add {G} for each artifact you control.' };
    const board = { setup: { zones: { battlefield: [barren] } }, actions: [{ by: 'A', do: 'activate', object: 'land' }] };
    expect(citesOf(board, 'adds no mana')).toContain('605.2');
  });
});

describe('what rests on a rule of its own', () => {
  const fight = (text: string, ...more: readonly object[]) => ({
    setup: {
      step: 'declare attackers',
      zones: {
        battlefield: [
          { ...creature('ram', 'A', '3/3'), text },
          { ref: 'engine', name: 'Engine', controller: 'A', type: 'Artifact', text: '{0}: You gain 1 life.' },
          creature('wall', 'B', '0/1'),
        ],
      },
    },
    actions: [
      { by: 'A', do: 'attack', attackers: { ram: 'B' } },
      { by: 'all', do: 'pass until', until: 'declare blockers' },
      { by: 'B', do: 'block', blockers: { wall: 'ram' } },
      ...more,
      { by: 'all', do: 'pass until', until: 'end of combat' },
    ],
  });
  const spot = (card: object, ...actions: readonly object[]) => ({ setup: { zones: { battlefield: [card] } }, actions });
  const wisp = { ref: 'wisp', name: 'Wisp', controller: 'A', type: 'Creature — Spirit', pt: '1/1' };
  const stone = { ref: 'stone', name: 'Stone', controller: 'A', type: 'Artifact' };
  const mulligan = (players: readonly string[]) => ({
    players,
    setup: { step: 'mulligan', librarySize: Object.fromEntries(players.map((player) => [player, 20])) },
    actions: [{ by: players[0], do: 'mulligan' }],
  });
  const cases: readonly (readonly [what: string, board: object, step: string, edition: string, rule: string, cited: boolean])[] = [
    [
      'a counter that gives again what an effect took',
      spot(
        { ...wisp, text: 'Flying' },
        effect('Target creature loses flying until end of turn.', 'wisp'),
        effect('Put a flying counter on target creature.', 'wisp'),
      ),
      'flying counter',
      '2026-01-16',
      '613.7c',
      true,
    ],
    [
      'an effect that takes what a counter gave',
      spot({ ...wisp, counters: { flying: 1 } }, effect('Target creature loses flying until end of turn.', 'wisp')),
      'loses flying',
      '2026-01-16',
      '613.7c',
      true,
    ],
    [
      'an effect that takes what no counter gave',
      spot({ ...wisp, text: 'Flying' }, effect('Target creature loses flying until end of turn.', 'wisp')),
      'loses flying',
      '2026-01-16',
      '613.7c',
      false,
    ],
    [
      'trample where no blocker is left',
      fight('Trample', effect('Destroy target creature.', 'wall')),
      'Combat damage is assigned',
      '2026-01-16',
      '702.19d',
      true,
    ],
    [
      'the same in an older edition',
      fight('Trample', effect('Destroy target creature.', 'wall')),
      'Combat damage is assigned',
      '2015-11-13',
      '702.19c',
      true,
    ],
    [
      'trample over a blocker',
      fight(
        'Trample',
        { by: 'all', do: 'pass until', until: 'combat damage' },
        { by: 'A', do: 'assign damage', object: 'ram', damage: { wall: 1, B: 2 } },
      ),
      'Combat damage is assigned',
      '2026-01-16',
      '702.19d',
      false,
    ],
    [
      'colorless mana that is asked for',
      spot({ ...stone, text: '{C}: You gain 1 life.' }, effect('Add {C}.'), { by: 'A', do: 'activate', object: 'stone' }),
      'pays',
      '2026-01-16',
      '107.4c',
      true,
    ],
    [
      'colorless mana that is not asked for',
      spot({ ...stone, text: '{1}: You gain 1 life.' }, effect('Add {C}.'), { by: 'A', do: 'activate', object: 'stone' }),
      'pays',
      '2026-01-16',
      '107.4c',
      false,
    ],
    [
      'a token in a graveyard',
      spot({ ...wisp, token: true }, effect('Destroy target creature.', 'wisp'), { by: 'game', do: 'check' }),
      'not where one can be',
      '2026-01-16',
      '111.7',
      true,
    ],
    ['the first mulligan of three', mulligan(['A', 'B', 'C']), 'takes a mulligan', '2026-01-16', '103.5c', true],
    ['the first mulligan of two', mulligan(['A', 'B']), 'takes a mulligan', '2026-01-16', '103.5c', false],
    [
      'an ability whose source was destroyed',
      spot(
        { ...stone, text: '{0}: You gain 1 life.' },
        { by: 'A', do: 'activate', object: 'stone' },
        effect('Destroy target artifact.', 'stone'),
        passAll,
      ),
      'The ability',
      '2026-01-16',
      '113.7a',
      true,
    ],
    [
      'an ability whose source is there',
      spot({ ...stone, text: '{0}: You gain 1 life.' }, { by: 'A', do: 'activate', object: 'stone' }, passAll),
      'resolves',
      '2026-01-16',
      '113.7a',
      false,
    ],
    [
      'an ability whose source paid for it',
      spot({ ...stone, text: 'Sacrifice ~: You gain 1 life.' }, { by: 'A', do: 'activate', object: 'stone' }, passAll),
      'resolves',
      '2026-01-16',
      '113.7a',
      false,
    ],
    [
      'an ability that waits for its source to die',
      spot(
        { ...wisp, text: 'When ~ dies, you gain 1 life.' },
        effect('Destroy target creature.', 'wisp'),
        { by: 'game', do: 'check' },
        passAll,
      ),
      'resolves',
      '2026-01-16',
      '113.7a',
      false,
    ],
  ];
  it.each(cases)('%s', (_, board, step, edition, rule, cited) => {
    expect(citesOf(board as Readonly<Record<string, unknown>>, step, edition).includes(rule)).toBe(cited);
  });
});

describe('a creature with flash', () => {
  const cat = { ref: 'cat', name: 'Cat', type: 'Creature — Cat', pt: '1/1', ...free, text: 'Flash' };
  const cast = { by: 'A', do: 'cast', object: 'cat' };
  it('is cast in a main phase as any other is', () => {
    const { trace } = play({ edition: '2026-01-16', ...hand(cat), actions: [cast] });
    // The time decides only where a sorcery could not be cast: there is nothing to be permitted.
    for (const ofTimes of ['117.1a', '505.6a', '601.2e', '702.8a', '302.1'])
      expect(trace.flatMap(({ cites }) => cites)).not.toContain(ofTimes);
  });
  it.each(['upkeep', 'end'] as const)('is cast by its keyword in the %s step', (step) => {
    expect(citesOf({ setup: { step, zones: { hand: { A: [cat] } } }, actions: [cast] }, 'can be cast now')).toEqual(['702.8a']);
  });
});

describe('turning a permanent face up', () => {
  const down = { ref: 'down', name: 'Hulk', controller: 'A', type: 'Creature — Beast', pt: '5/5', faceDown: true, text: 'Morph {0}' };
  const turn = { by: 'A', do: 'special', action: 'turn face up', object: 'down' };
  it('is a special action of its keyword', () => {
    const board = { setup: { zones: { battlefield: [down] } }, actions: [turn] };
    expect(citesOf(board, 'shows what that costs')).toEqual(expect.arrayContaining(['116.2b', '702.37e']));
    expect(citesOf(board, 'is turned face up')).toContain('708.8');
    expect(citesOf(board, 'is turned face up')).not.toContain('608.2c');
  });
  it.each([
    ['is face up already', { ...down, faceDown: false }],
    ['has no morph', { ...down, text: 'Trample' }],
    ['is another’s', { ...down, controller: 'B' }],
  ] as const)('is refused by the rule of that action to what %s', (_, other) => {
    expect(citesOf({ setup: { zones: { battlefield: [other] } }, actions: [turn] }, 'cannot turn')).toContain('702.37e');
  });
});

describe('continuous effects', () => {
  const crusade = { ref: 'crusade', name: 'Old Crusade', controller: 'A', type: 'Enchantment', text: 'White creatures get +1/+1.' };
  const knight = creature('knight', 'A', '1/1', { colors: ['white'] });
  const setup = { zones: { battlefield: [crusade, knight] } };
  it.each(['2026-01-16', '2010-10-01', '2005-10-01'])('that were there before are no part of the first step, in %s', (edition) => {
    const { trace } = play({ edition, setup, actions: [effect('You gain 1 life.')] });
    for (const { cites } of trace.slice(0, 2)) for (const rule of cites) expect(rule).not.toMatch(/^(?:613|611|418)\./);
  });
  it('are cited where they begin to apply, where they cease, and where something enters under them', () => {
    const red = { setup, actions: [effect('Target creature becomes red until end of turn.', 'knight')] };
    expect(citesOf(red, 'becomes red')).toContain('611.3b');
    const squire = { ref: 'squire', name: 'Squire', type: 'Creature — Human', pt: '1/1', colors: ['white'], ...free };
    const late = {
      setup: { zones: { ...setup.zones, hand: { A: [squire] } } },
      actions: [{ by: 'A', do: 'cast', object: 'squire' }, passAll],
    };
    expect(citesOf(late, 'Squire enters')).toEqual(expect.arrayContaining(['611.3c', '613.4c']));
  });
  it('go on to the same objects in later layers, and override each other', () => {
    const both = { setup, actions: [effect('Target creature becomes blue and gets +2/+2 until end of turn.', 'knight')] };
    expect(citesOf(both, 'becomes blue')).toContain('613.6');
    const twice = {
      setup,
      actions: [
        effect('Target creature gains flying until end of turn.', 'knight'),
        effect('Target creature loses flying until end of turn.', 'knight'),
      ],
    };
    expect(citesOf(twice, 'loses flying')).toContain('613.9');
  });
});

describe('what does not happen', () => {
  const prevent = effect('Prevent all damage that would be dealt this turn.');
  it.each([
    [
      'to a creature',
      { text: 'Whenever this creature is dealt damage, you gain 2 life.' },
      effect('This spell deals 3 damage to target creature.', 'cat'),
    ],
    [
      'by a creature',
      { text: 'Whenever this creature deals damage, draw a card.\n{0}: This creature deals 1 damage to any target.' },
      { by: 'A', do: 'activate', object: 'cat', ability: '{0}', targets: ['B'] },
    ],
  ] as const)('sets off nothing, and that is told: damage %s that is prevented', (_, more, act) => {
    const setup = { zones: { battlefield: [creature('cat', 'A', '2/4', more)] } };
    const { trace, unsupported } = play({ edition: '2026-01-16', setup, actions: [prevent, act, passAll] });
    expect(unsupported).toEqual([]);
    expect(trace.find(({ text }) => text.includes('does not trigger'))?.cites).toContain('603.2g');
    expect(trace.every(({ text }) => !text.includes(' triggers'))).toBe(true);
  });
  it('is an effect that lasts for as long as something that is over', () => {
    const thief = {
      ref: 'thief',
      name: 'Thief',
      type: 'Creature — Human',
      pt: '1/1',
      ...free,
      text: 'When this creature enters, gain control of target artifact for as long as you control this creature.',
    };
    const idol = { ref: 'idol', name: 'Idol', controller: 'B', type: 'Artifact' };
    const board = {
      setup: { zones: { hand: { A: [thief] }, battlefield: [idol] } },
      actions: [
        { by: 'A', do: 'cast', object: 'thief' },
        { by: 'all', do: 'resolve' },
        effect('Destroy target creature.', 'thief'),
        { by: 'all', do: 'resolve' },
      ],
      expect: { controller: { idol: 'B' } },
    };
    expect(citesOf(board, 'does not begin')).toEqual(['611.2b']);
  });
  it('is a transformation of what has one face, and a copy of nothing', () => {
    const board = { setup: { zones: { battlefield: [creature('bear', 'A')] } }, actions: [effect('Transform target creature.', 'bear')] };
    expect(citesOf(board, 'does not transform')).toEqual(expect.arrayContaining(['712.9']));
  });
});

describe('an Aura that is put onto the battlefield', () => {
  const board = {
    setup: {
      zones: {
        battlefield: [creature('bear', 'A'), creature('ox', 'B')],
        graveyard: {
          A: [{ ref: 'ivy', name: 'Ivy', type: 'Enchantment — Aura', text: 'Enchant creature\nEnchanted creature gets +1/+1.' }],
        },
      },
    },
    actions: [effect('Return target card from your graveyard to the battlefield.', 'ivy'), { by: 'A', do: 'choose', choice: 'bear' }],
  };
  it.each([
    ['2026-01-16', '303.4f'],
    ['2009-05-01', '212.4j'],
    ['1999-04-23', '214.8d'],
  ])('is attached by the rule of Auras and no effect, in %s', (edition, rule) => {
    const cites = citesOf(board, 'What the Aura enchants', edition);
    expect(cites).toContain(rule);
    for (const ofEffects of ['614.12', '614.12a', '419.6e', '608.2d']) expect(cites).not.toContain(ofEffects);
  });
});

describe('an answer that nobody asks for', () => {
  it('is refused by what lets players act, and no pass', () => {
    const board = { setup: {}, actions: [{ by: 'A', do: 'choose', choice: 'yes' }] };
    expect(citesOf(board, 'nothing is asked now')).toEqual(['117.1']);
  });
});

describe('damage of tramplers', () => {
  const green = creature('big', 'A', '6/6', { text: 'Trample', colors: ['green'] });
  const blocked = (blocker: Readonly<Record<string, unknown>>, damage: object, ...helpers: readonly string[]) => ({
    setup: {
      step: 'declare blockers',
      zones: { battlefield: [green, ...helpers.map((ref) => creature(ref, 'A', '1/1')), creature('wall', 'B', '2/2', blocker)] },
      attacking: Object.fromEntries(['big', ...helpers].map((ref) => [ref, 'B'])),
      blocking: { wall: ['big', ...helpers] },
    },
    actions: [
      { by: 'all', do: 'pass until', until: 'combat damage' },
      { by: 'A', do: 'assign damage', object: 'big', damage },
      // Of several that it blocks it says whom it damages.
      ...(helpers.length > 0 ? [{ by: 'B', do: 'assign damage', object: 'wall', damage: { big: 2 } }] : []),
    ],
  });
  const over = blocked({ text: 'Protection from green' }, { wall: 2, B: 4 });
  const helped = blocked({ text: 'This creature can block an additional creature each combat.' }, { wall: 1, B: 5 }, 'small');
  it.each([
    ['over a protected blocker', over, '2004-10-01', '502.9d'],
    ['over a protected blocker', over, '2003-05-26', '502.9e'],
    ['with help', helped, '2009-05-01', '502.9e'],
    ['with help', helped, '2001-07-23', '502.9f'],
  ] as const)('rests on the rule of the days that had one for it: %s', (_, board, edition, rule) => {
    expect(citesOf(board, 'damage is assigned', edition)).toContain(rule);
  });
  it('without either rests on none of them', () => {
    const plain = blocked({}, { wall: 2, B: 4 });
    const cites = citesOf(plain, 'damage is assigned', '2004-10-01');
    for (const rule of ['502.9d', '502.9e']) expect(cites).not.toContain(rule);
  });
});

describe('what is asked of a split card off the stack', () => {
  const half = (name: string, cost: string) => ({ name, cost, type: 'Instant', text: 'You gain 1 life.' });
  const card = { ref: 'card', name: 'Long // Short', layout: 'split', faces: [half('Long', '{3}{R}'), half('Short', '{G}')] };
  const board = {
    setup: { zones: { graveyard: { A: [card] } } },
    actions: [effect('Exile target card from a graveyard. You gain life equal to its mana value.', 'card')],
  };
  it.each([
    ['2026-01-16', '709.4b', ['708.5']],
    ['2016-01-22', '708.5a', ['708.6a']],
    ['2012-05-01', '708.5', ['708.6a']],
    ['2005-10-01', '505.5', ['505.6']],
  ] as const)('as a number rests in %s on %s', (edition, rule, others) => {
    const cites = citesOf(board, 'gains 5 life', edition);
    expect(cites).toContain(rule);
    for (const other of others) expect(cites).not.toContain(other);
  });
});

describe('a declaration that a requirement forbids', () => {
  it.each([
    ['2009-05-01', '500.4'],
    ['2004-10-01', '500.5'],
  ])('rests in %s on what conflicts with one, too', (edition, rule) => {
    const board = {
      setup: {
        step: 'beginning of combat',
        zones: { battlefield: [creature('boar', 'A', '2/2', { text: 'This creature attacks each combat if able.' })] },
      },
      actions: [
        { by: 'all', do: 'pass until', until: 'declare attackers' },
        { by: 'A', do: 'attack', attackers: {} },
      ],
    };
    expect(citesOf(board, 'cannot attack like this', edition)).toContain(rule);
  });
});

describe('the copy of a melded permanent', () => {
  it.each([
    ['2019-10-04', '712.3c'],
    ['2023-02-03', '713.4c'],
  ])('sees the face that is up, in %s', (edition, rule) => {
    const faces = [
      { name: 'Rat', type: 'Creature — Rat', cost: '{1}{B}', pt: '2/1' },
      { name: 'Scavenger', type: 'Creature — Human', cost: '{4}{B}', pt: '3/3' },
      { name: 'Host', type: 'Creature — Horror', pt: '5/6', text: 'Haste' },
    ];
    const host = { ref: 'host', controller: 'B', layout: 'meld', face: 2, faces };
    const board = {
      setup: { zones: { battlefield: [creature('bear', 'A'), host] } },
      actions: [effect('Target creature becomes a copy of target creature.', 'bear', 'host')],
    };
    expect(citesOf(board, 'becomes a copy', edition)).toContain(rule);
  });
});

describe('an ability that defines a characteristic', () => {
  it.each([
    ['2026-01-16', '604.3', '205.1b', '611.3a'],
    ['2008-05-01', '405.2', '212.1c', '418.4a'],
  ])('is cited, and none of the rules of what changes things, in %s', (edition, rule, ...others) => {
    const wanderer = { ref: 'wanderer', name: 'Wanderer', type: 'Creature — Shapeshifter', text: 'Changeling' };
    const board = {
      setup: { zones: { graveyard: { A: [wanderer] } } },
      actions: [effect('Return target Elf card from your graveyard to your hand.', 'wanderer')],
    };
    const cites = citesOf(board, 'is put into A’s hand', edition);
    expect(cites).toContain(rule);
    for (const other of others) expect(cites).not.toContain(other);
  });
});

describe('mana that is not added', () => {
  it('goes into no pool', () => {
    const land = { ref: 'land', name: 'Grove', controller: 'A', type: 'Land', text: '{T}: Add {G} for each Elf you control.' };
    const board = { setup: { zones: { battlefield: [land] } }, actions: [{ by: 'A', do: 'activate', object: 'land' }] };
    expect(citesOf(board, 'adds no mana')).toContain('605.2');
    expect(citesOf(board, 'adds no mana')).not.toContain('106.4');
  });
});
