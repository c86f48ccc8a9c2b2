/** What enters tapped, who becomes a target, which spell it was, what counters were removed, what shares a card type, and what was lost (603). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const artifact = (ref: string, text: string, more: object = {}) => ({ ref, name: ref, type: 'Artifact', controller: 'A', text, ...more });
const effect = (text: string, targets: readonly string[] = [], by = 'A') => ({
  by,
  do: 'effect',
  text,
  ...(targets.length ? { targets } : {}),
});
const empty = { by: 'all', do: 'pass until', until: 'stack empty' };
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, more: object = {}, setup: object = {}) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield, ...more }, ...setup },
      actions,
      expect: expected,
    }),
  );

describe('what enters tapped', () => {
  const amulet = artifact('amulet', 'Whenever a permanent enters the battlefield tapped and under your control, untap it.');
  const land = (ref: string, text = '') => ({ ref, name: ref, type: 'Land', text });
  const play1 = (object: string) => ({ by: 'A', do: 'play land', object });
  it('is untapped, and nothing triggers of what enters untapped', () => {
    const tapped = land('gate', 'gate enters tapped.');
    expect(
      outcome([amulet], [play1('gate'), empty], { tapped: { gate: false }, triggered: { amulet: 1 } }, { hand: { A: [tapped] } }),
    ).toBe('passed');
    expect(outcome([amulet], [play1('plot'), empty], { triggered: { amulet: 0 } }, { hand: { A: [land('plot')] } })).toBe('passed');
  });
  it('is not that of an opponent', () => {
    const token = effect('Create a tapped 1/1 red Goblin creature token.', [], 'B');
    expect(outcome([amulet], [token, empty], { triggered: { amulet: 0 } })).toBe('passed');
  });
});

describe('you or a permanent you control becomes the target', () => {
  const leovold = creature('leovold', 'A', '3/3', {
    text: 'Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, you may draw a card.',
  });
  const bolt = (controller: string) => ({
    [controller]: [{ ref: 'bolt', name: 'bolt', type: 'Instant', cost: '{R}', text: 'bolt deals 1 damage to any target.' }],
  });
  const cast = (target: string, by = 'B') => [
    ...(by === 'B' ? [{ by: 'A', do: 'pass' }] : []),
    { by, do: 'cast', object: 'bolt', targets: [target] },
  ];
  const yes = { by: 'A', do: 'choose', choice: true };
  const mana = { mana: { A: '{R}', B: '{R}' } };
  it.each([
    ['A', 1],
    ['leovold', 1],
    ['theirs', 0],
    ['B', 0],
  ])('triggers of %s: %s', (target, many) => {
    const board = [leovold, creature('theirs', 'B')];
    const actions = [...cast(target), ...(many ? [{ by: 'all', do: 'resolve' }, yes] : [])];
    expect(outcome(board, actions, { handSize: { A: many }, triggered: { leovold: many } }, { hand: bolt('B') }, mana)).toBe('passed');
  });
  it('does not trigger of your own spell', () => {
    expect(outcome([leovold], cast('A', 'A'), { triggered: { leovold: 0 } }, { hand: bolt('A') }, mana)).toBe('passed');
  });
  it('asks its controller to pay', () => {
    const mariner = creature('mariner', 'A', '2/2', {
      text: 'Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, counter that spell or ability unless its controller pays {1}.',
    });
    expect(outcome([mariner], [...cast('A'), empty], { life: { A: 20 }, zones: { bolt: 'graveyard' } }, { hand: bolt('B') }, mana)).toBe(
      'passed',
    );
  });
});

describe('the second creature spell of a turn', () => {
  const vine = {
    ref: 'vine',
    name: 'vine',
    type: 'Creature — Elemental',
    pt: '4/3',
    text: "Whenever you cast a spell, if it's the second creature spell you cast this turn, you may return vine from your graveyard to the battlefield.",
  };
  const bear = (ref: string) => ({ ref, name: ref, type: 'Creature — Bear', cost: '{0}', pt: '2/2' });
  const trick = { ref: 'trick', name: 'trick', type: 'Sorcery', cost: '{0}', text: 'You gain 1 life.' };
  const cast = (object: string) => ({ by: 'A', do: 'cast', object });
  const yes = { by: 'A', do: 'choose', choice: true };
  const hand = { hand: { A: [bear('x'), bear('y'), bear('z'), trick] }, graveyard: { A: [vine] } };
  it('returns it: other spells between do not count', () => {
    expect(
      outcome(
        [],
        [cast('x'), empty, cast('trick'), empty, cast('y'), { by: 'all', do: 'resolve' }, yes],
        { zones: { vine: 'battlefield' } },
        hand,
      ),
    ).toBe('passed');
    expect(outcome([], [cast('x'), empty, cast('trick'), empty], { triggered: { vine: 0 } }, hand)).toBe('passed');
  });
  it('not the third, and not where it is put into the graveyard afterwards', () => {
    const later = { hand: { A: [bear('x'), bear('y'), bear('z')] }, library: { A: [vine] } };
    const mill = effect('Target player mills a card.', ['A']);
    const actions = [cast('x'), empty, cast('y'), empty, mill, cast('z'), empty];
    expect(outcome([], actions, { zones: { vine: 'graveyard' }, triggered: { vine: 0 } }, later, { librarySize: { B: 9 } })).toBe('passed');
  });
});

describe('counters that are removed', () => {
  const hydra = creature('hydra', 'A', '0/0', {
    text: 'If damage would be dealt to hydra, prevent that damage and remove that many +1/+1 counters from it.\nWhenever a +1/+1 counter is removed from hydra, put two +1/+1 counters on it at the beginning of the next end step.',
    counters: { '+1/+1': 5 },
  });
  const hit = (many: number) => effect(`Target creature deals ${many} damage to another target creature.`, ['bear', 'hydra']);
  it('are counted one by one', () => {
    const actions = [hit(2), empty, { by: 'all', do: 'pass until', until: 'end' }, empty];
    expect(
      outcome([hydra, creature('bear', 'A')], actions, [
        { after: 2, counters: { hydra: { '+1/+1': 3 } } },
        { counters: { hydra: { '+1/+1': 7 } } },
      ]),
    ).toBe('passed');
  });
  it('are as many as there were', () => {
    expect(outcome([hydra, creature('bear', 'A')], [hit(9), empty], { zones: { hydra: 'graveyard' }, triggered: { hydra: 5 } })).toBe(
      'passed',
    );
  });
  it('are none where counters are put on it', () => {
    const grow = effect('Put a +1/+1 counter on target creature.', ['hydra']);
    expect(outcome([hydra], [grow, empty], { triggered: { hydra: 0 } })).toBe('passed');
  });
});

describe('what shares a card type', () => {
  const bond = {
    ref: 'bond',
    name: 'bond',
    type: 'Enchantment',
    controller: 'A',
    text: 'Whenever bond or another nonland permanent you control is put into a graveyard from the battlefield, each opponent sacrifices a permanent that shares a card type with it.',
  };
  const theirs = [creature('c', 'B'), artifact('a', '', { controller: 'B' }), { ref: 'l', name: 'l', type: 'Land', controller: 'B' }];
  it('is sacrificed: by any of its types, as it was', () => {
    const golem = { ref: 'g', name: 'g', type: 'Artifact Creature — Golem', pt: '1/1', controller: 'A' };
    const choose = { by: 'B', do: 'choose', choice: 'a' };
    expect(
      outcome([bond, golem, ...theirs], [effect('Destroy target creature.', ['g']), { by: 'all', do: 'resolve' }, choose], {
        zones: { a: 'graveyard', c: 'battlefield', l: 'battlefield' },
      }),
    ).toBe('passed');
    expect(
      outcome([bond, ...theirs], [effect('Destroy target enchantment.', ['bond']), empty], {
        zones: { c: 'battlefield', a: 'battlefield' },
      }),
    ).toBe('passed');
  });
});

describe('how much life was lost this turn', () => {
  const fiend = creature('fiend', 'A', '6/6', {
    text: 'At the beginning of each end step, each opponent loses life equal to the life that player lost this turn.',
  });
  it('is that of each opponent by themselves, and not what was gained', () => {
    const actions = [
      effect('Target player loses 3 life.', ['B']),
      effect('Target player gains 5 life.', ['B']),
      effect('You lose 2 life.'),
      { by: 'all', do: 'pass until', until: 'end' },
      empty,
    ];
    expect(outcome([fiend], actions, { life: { A: 18, B: 19 } })).toBe('passed');
  });
});

describe('a floor of life', () => {
  const wurm = (life: number) =>
    [
      [
        creature('wurm', 'A', '7/7', {
          text: 'When wurm enters the battlefield, if your life total is less than 7, your life total becomes 7.\nAs long as you have 7 or more life, damage that would reduce your life total to less than 7 reduces it to 7 instead.',
        }),
        creature('bear', 'B', '9/9'),
      ],
      { life: { A: life, B: 20 } },
    ] as const;
  const hit = effect('Target creature deals 5 damage to target player.', ['bear', 'A']);
  const lose = effect('You lose 5 life.');
  it.each([
    [9, [hit], 7],
    [7, [hit], 7],
    [6, [hit], 1],
    [9, [lose], 4],
    [9, [lose, hit], -1],
  ])('from %s', (life, actions, expected) => {
    const [board, setup] = wurm(life);
    expect(outcome(board, actions, { life: { A: expected } }, {}, setup)).toBe('passed');
  });
  it('sets a total that is less as it enters', () => {
    const [[wurmThere]] = wurm(3);
    const held = Object.fromEntries(Object.entries({ ...wurmThere, cost: '{0}' }).filter(([key]) => key !== 'controller'));
    const cast = [{ by: 'A', do: 'cast', object: 'wurm' }, empty];
    expect(outcome([], cast, { life: { A: 7 } }, { hand: { A: [held] } }, { life: { A: 3, B: 20 } })).toBe('passed');
    expect(outcome([], cast, { life: { A: 7 }, triggered: { wurm: 0 } }, { hand: { A: [held] } }, { life: { A: 7, B: 20 } })).toBe(
      'passed',
    );
  });
});

describe('what returns and what is prevented', () => {
  it('each player gets back what was theirs', () => {
    const wave = {
      ref: 'wave',
      name: 'wave',
      type: 'Enchantment',
      controller: 'A',
      counters: { fade: 3 },
      text: 'Remove a fade counter from wave: Exile target creature.\nWhen wave leaves the battlefield, each player returns to the battlefield all cards they own exiled with wave.',
    };
    const use = (target: string) => ({ by: 'A', do: 'activate', object: 'wave', targets: [target] });
    const stolen = { ...creature('stolen', 'A'), owner: 'B' };
    const actions = [use('x'), empty, use('stolen'), empty, effect('Destroy target enchantment.', ['wave']), empty];
    expect(
      outcome([wave, creature('x', 'A'), stolen], actions, [
        { after: 4, zones: { x: 'exile', stolen: 'exile' } },
        { zones: { x: 'battlefield', stolen: 'battlefield' }, controller: { x: 'A', stolen: 'B' } },
      ]),
    ).toBe('passed');
    // Left before an ability resolved: that creature is exiled for good.
    const response = [use('x'), effect('Destroy target enchantment.', ['wave']), empty];
    expect(outcome([wave, creature('x', 'A')], response, { zones: { x: 'exile' } })).toBe('passed');
  });
  it('all damage of a target', () => {
    const board = [creature('x', 'A', '3/3'), creature('y', 'B', '5/5')];
    const ward = effect('Prevent all damage target creature would deal this turn.', ['x']);
    const hit = (source: string, target: string) => effect('Target creature deals 3 damage to target player.', [source, target]);
    expect(outcome(board, [ward, hit('x', 'B'), hit('y', 'A')], { life: { A: 17, B: 20 } })).toBe('passed');
    const long = effect('Until your next turn, prevent all damage target permanent would deal.', ['y']);
    const next = { by: 'all', do: 'pass until', until: 'upkeep of B' };
    const mine = { by: 'all', do: 'pass until', until: 'upkeep of A' };
    expect(outcome(board, [long, next, hit('y', 'A'), mine, hit('y', 'A')], [{ after: 3, life: { A: 20 } }, { life: { A: 17 } }])).toBe(
      'passed',
    );
  });
  it('goes to whoever is told to take it, and raises creatures of a chosen type', () => {
    const karona = creature('karona', 'A', '5/5', {
      tapped: true,
      type: 'Creature — Avatar',
      text: "At the beginning of each player's upkeep, that player untaps karona and gains control of it.\nWhenever karona attacks, creatures of the creature type of your choice get +3/+3 until end of turn.",
    });
    const next = { by: 'all', do: 'pass until', until: 'upkeep of B' };
    expect(outcome([karona], [next, empty], { controller: { karona: 'B' }, tapped: { karona: false } })).toBe('passed');
    const raise = effect('Creatures of the creature type of your choice get +3/+3 until end of turn.');
    const board = [creature('bear', 'B'), creature('elf', 'A', '1/1', { type: 'Creature — Elf' })];
    expect(outcome(board, [raise, { by: 'A', do: 'choose', choice: 'Elf' }], { pt: { elf: '4/4', bear: '2/2' } })).toBe('passed');
    const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
    expect(
      compileText('Return up to three target creature cards of the creature type of your choice from your graveyard to your hand.', about)
        .ok,
    ).toBe(false);
  });
  it('exiles all that have the name, but none that is called like itself', () => {
    const sphere = {
      ref: 's',
      name: 'Sphere',
      type: 'Enchantment',
      cost: '{0}',
      text: "When Sphere enters the battlefield, you may exile target nonland permanent not named Sphere and all other permanents with the same name as that permanent.\nWhen Sphere leaves the battlefield, return the exiled cards to the battlefield under their owner's control.",
    };
    const twin = (ref: string, controller: string) => creature(ref, controller, '2/2', { name: 'Twin' });
    const board = [twin('x', 'B'), twin('y', 'A'), creature('z', 'B')];
    const actions = [
      { by: 'A', do: 'cast', object: 's' },
      { by: 'all', do: 'resolve' },
      { by: 'A', do: 'choose', choice: 'x' },
      { by: 'all', do: 'resolve' },
      { by: 'A', do: 'choose', choice: true },
    ];
    expect(outcome(board, actions, { zones: { x: 'exile', y: 'exile', z: 'battlefield' } }, { hand: { A: [sphere] } })).toBe('passed');
    const back = [...actions, effect('Destroy target enchantment.', ['s']), empty];
    expect(outcome(board, back, { zones: { x: 'battlefield', y: 'battlefield' } }, { hand: { A: [sphere] } })).toBe('passed');
  });
});
