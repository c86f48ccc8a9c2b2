/** Keywords that are read as the abilities that they stand for (702, 716, 719), and words that are short for several qualities (700). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

interface Board {
  readonly battlefield?: readonly object[];
  readonly zones?: object;
  readonly players?: readonly string[];
  readonly edition?: string;
}
const outcome = (
  { battlefield = [], zones = {}, players = ['A', 'B'], edition = '2026-01-16' }: Board,
  actions: readonly object[],
  expected: object,
) =>
  verdict(
    play({
      edition,
      players,
      setup: { librarySize: Object.fromEntries(players.map((id) => [id, 9])), zones: { battlefield, ...zones } },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const out = until('stack empty');
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const activate = (object: string, more: object = {}) => ({ by: 'A', do: 'activate', object, ...more });
const attack = (attackers: object) => ({ by: 'A', do: 'attack', attackers });
const choose = (choice: unknown) => ({ by: 'A', do: 'choose', choice });
const plains = (ref: string) => ({ ref, name: 'Plains', type: 'Basic Land — Plains', controller: 'A' });
const lands = (count: number) => Array.from({ length: count }, (_, at) => plains(`land${String(at)}`));
const of = (ref: string, type: string, text: string, more: object = {}) => ({
  ref,
  name: `Test ${ref}`,
  type,
  controller: 'A',
  text,
  ...more,
});
const card = (ref: string, type: string, text: string, more: object = {}) => ({ ref, name: `Test ${ref}`, type, text, ...more });

describe('Equipment that comes with its bearer', () => {
  it.each([
    ['For Mirrodin!', '3/3', 'Rebel', ['red']],
    ['Job select', '2/2', 'Hero', []],
  ] as const)('%s makes one, and is attached to it', (word, pt, subtype, colors) => {
    const axe = card('axe', 'Artifact — Equipment', `${word}\nEquipped creature gets +1/+1.\nEquip {2}`, { cost: '{0}' });
    const tokens = [{ controller: 'A', pt, subtypes: [subtype], colors: [...colors], count: 1 }];
    expect(outcome({ zones: { hand: { A: [axe] } } }, [cast('axe'), out], { tokens })).toBe('passed');
  });
});

describe('living metal', () => {
  const car = of('car', 'Artifact — Vehicle', 'Living metal', { pt: '4/4' });

  it('makes a creature of it in the turns of its controller alone', () => {
    expect(outcome({ battlefield: [car] }, [], { types: { car: { has: ['creature', 'artifact'] } } })).toBe('passed');
    expect(outcome({ battlefield: [car] }, [until('upkeep of B')], { types: { car: { lacks: ['creature'] } } })).toBe('passed');
  });
});

describe('ravenous', () => {
  const beast = card('beast', 'Creature — Tyranid', 'Ravenous', { pt: '0/0', cost: '{X}' });
  const zones = { hand: { A: [beast] } };

  it.each([
    [5, 1],
    [4, 0],
  ])('with X of %i draws %i', (x, drawn) => {
    const expected = { pt: { beast: `${String(x)}/${String(x)}` }, handSize: { A: drawn } };
    expect(outcome({ battlefield: lands(6), zones }, [cast('beast', { x }), out], expected)).toBe('passed');
  });
});

describe('saddle', () => {
  const mount = of('mount', 'Creature — Horse Mount', 'Saddle 2\nWhenever Test mount attacks while saddled, you gain 3 life.', {
    pt: '2/2',
  });
  const board = { battlefield: [mount, creature('rider', 'A', '2/2'), creature('small', 'A', '1/1')] };
  const saddled = activate('mount', { additional: ['rider'] });
  const ride = [until('declare attackers of A'), attack({ mount: 'B' }), out];

  it('marks it for the turn', () => {
    expect(outcome(board, [saddled, out, ...ride], { life: { A: 23 }, tapped: { rider: true } })).toBe('passed');
    expect(outcome(board, ride, { life: { A: 20 } })).toBe('passed');
  });

  it('is over with the turn', () => {
    expect(outcome(board, [saddled, out, until('upkeep of B'), until('upkeep of A'), ...ride], { life: { A: 20 } })).toBe('passed');
  });

  it('needs as much power, and the time of a sorcery', () => {
    expect(outcome(board, [activate('mount', { additional: ['small'] })], { refused: { action: 1 } })).toBe('passed');
    expect(outcome(board, [until('upkeep of A'), saddled], { refused: { action: 2 } })).toBe('passed');
  });
});

describe('transfigure', () => {
  it('fetches a creature of the same mana value', () => {
    const shape = of('shape', 'Creature — Zombie', 'Transfigure {1}', { pt: '3/1', cost: '{2}{B}{B}' });
    const four = card('four', 'Creature — Bear', '', { pt: '4/4', cost: '{4}' });
    const five = card('five', 'Creature — Bear', '', { pt: '5/5', cost: '{5}' });
    const result = play({
      edition: '2026-01-16',
      players: ['A', 'B'],
      setup: { zones: { battlefield: [shape, ...lands(1)], library: { A: [five, four] } } },
      actions: [activate('shape'), out, choose('four')],
      expect: { zones: { four: 'battlefield', five: 'library', shape: 'graveyard' } },
    });
    expect(verdict(result)).toBe('passed');
  });
});

describe('bargain', () => {
  const spell = card('spell', 'Sorcery', 'Bargain\nYou gain 2 life. If this spell was bargained, you gain 5 life.', { cost: '{0}' });
  const zones = { hand: { A: [spell] } };
  const battlefield = [creature('bear', 'A'), of('clue', 'Artifact', '', { token: true }), creature('token', 'A', '1/1', { token: true })];

  it.each([
    [[], 22, 'battlefield', 'battlefield'],
    [['bargain', 'clue'], 27, 'gone', 'battlefield'],
    [['bargain', 'token'], 27, 'battlefield', 'gone'],
  ] as const)('is paid with %j', (additional, life, clue, token) => {
    const more = additional.length > 0 ? { additional: [...additional] } : {};
    expect(outcome({ battlefield, zones }, [cast('spell', more), out], { life: { A: life }, zones: { clue, token } })).toBe('passed');
  });

  it('is not paid with a creature that is no token', () => {
    expect(outcome({ battlefield, zones }, [cast('spell', { additional: ['bargain', 'bear'] })], { refused: { action: 1 } })).toBe(
      'passed',
    );
  });
});

describe('web-slinging', () => {
  const hero = card('hero', 'Creature — Spider', 'Web-slinging {W}', { pt: '4/4', cost: '{5}{W}' });
  const board = (tapped: boolean) => ({
    battlefield: [...lands(1), creature('bear', 'A', '2/2', { tapped })],
    zones: { hand: { A: [hero] } },
  });

  it('returns a tapped creature', () => {
    const way = cast('hero', { alternative: 'web-slinging' });
    expect(outcome(board(true), [way, out], { zones: { hero: 'battlefield', bear: 'hand' } })).toBe('passed');
    expect(outcome(board(false), [way], { refused: { action: 1 } })).toBe('passed');
  });
});

describe('partner with', () => {
  it('fetches the other, by whoever is the target', () => {
    const gorm = card('gorm', 'Legendary Creature — Giant', 'Partner with Virtus, the Veiled', { pt: '4/4', cost: '{0}' });
    const virtus = { ref: 'virtus', name: 'Virtus, the Veiled', type: 'Legendary Creature — Azra', pt: '1/1' };
    const actions = [
      cast('gorm'),
      { by: 'all', do: 'resolve' },
      choose(['B']),
      until('stack empty'),
      { by: 'B', do: 'choose', choice: 'virtus' },
    ];
    const result = play({
      edition: '2026-01-16',
      players: ['A', 'B'],
      setup: {
        zones: {
          hand: { A: [gorm] },
          library: {
            B: [virtus, plains('isle')].map(({ ref, name, type }) => ({ ref, name, type, ...(ref === 'virtus' ? { pt: '1/1' } : {}) })),
          },
        },
      },
      actions,
      expect: { zones: { virtus: 'hand', isle: 'library' } },
    });
    expect(verdict(result)).toBe('passed');
  });

  it.each(['Partner', 'Choose a Background', 'Friends forever', "Doctor's companion", 'Partner—Survivors'])(
    '%s means nothing in play',
    (text) => {
      expect(
        outcome({ battlefield: [of('one', 'Legendary Creature — Elf', text, { pt: '1/1' })] }, [until('upkeep of B')], {
          pt: { one: '1/1' },
        }),
      ).toBe('passed');
    },
  );
});

describe('a Class', () => {
  const text =
    'You have no maximum hand size.\n{1}: Level 2\nWhen this Class becomes level 2, you gain 4 life.\n{1}: Level 3\nCreatures you control get +1/+1.';
  const board = { battlefield: [of('class', 'Enchantment — Class', text), creature('bear', 'A'), ...lands(3)] };
  const gain = (level: number) => activate('class', { ability: `{1}: Level ${String(level)}` });

  it('gains its levels one by one', () => {
    expect(outcome(board, [gain(2), out], { life: { A: 24 }, pt: { bear: '2/2' } })).toBe('passed');
    expect(outcome(board, [gain(2), out, gain(3), out], { life: { A: 24 }, pt: { bear: '3/3' }, cites: ['716.2a'] })).toBe('passed');
  });

  it('skips none, gains none twice, and only as a sorcery', () => {
    expect(outcome(board, [gain(3)], { refused: { action: 1 } })).toBe('passed');
    expect(outcome(board, [gain(2), out, gain(2)], { refused: { action: 3 } })).toBe('passed');
    expect(outcome(board, [until('upkeep of A'), gain(2)], { refused: { action: 2 } })).toBe('passed');
  });
});

describe('a Case', () => {
  const text = 'To solve — You control no creatures.\nSolved — Whenever you draw a card, you gain 1 life.';
  const solved = 'Creatures you control get +2/+2.';
  const board = (more: readonly object[]) => ({
    battlefield: [
      of('case', 'Enchantment — Case', text),
      of('other', 'Enchantment — Case', `To solve — You control a creature.\nSolved — ${solved}`),
      ...more,
    ],
  });
  const steps = [until('end of A'), out, effect('Draw a card.'), out];

  it('is solved at the end step, and only then, if it is as it asks', () => {
    expect(outcome(board([]), steps, { life: { A: 21 } })).toBe('passed');
    expect(outcome(board([creature('bear', 'A')]), steps, { life: { A: 20 }, pt: { bear: '4/4' } })).toBe('passed');
    expect(outcome(board([creature('bear', 'A')]), [until('postcombat main of A')], { pt: { bear: '2/2' } })).toBe('passed');
  });

  it('stays solved', () => {
    const killed = effect('Destroy target creature.', { targets: ['bear'] });
    const late = { hand: { A: [card('late', 'Creature — Bear', '', { pt: '1/1', cost: '{0}' })] } };
    const actions = [until('end of A'), out, killed, until('precombat main of A'), cast('late'), out];
    expect(outcome({ ...board([creature('bear', 'A')]), zones: late }, actions, { pt: { late: '3/3' } })).toBe('passed');
  });
});

describe('modified, historic and outlaw', () => {
  const king = of('king', 'Enchantment', 'Modified creatures you control get +3/+3.');
  const aura = (ref: string, controller: string) => ({
    ref,
    name: 'Mark',
    type: 'Enchantment — Aura',
    text: 'Enchant creature',
    controller,
    attachedTo: 'bear',
  });
  const axe = of('axe', 'Artifact — Equipment', 'Equip {1}', { attachedTo: 'bear' });

  it.each([
    ['a counter', [], { counters: { charge: 1 } }, '5/5'],
    ['an Equipment', [axe], {}, '5/5'],
    ['an Aura of its controller', [aura('mark', 'A')], {}, '5/5'],
    ['an Aura of another', [aura('mark', 'B')], {}, '2/2'],
    ['nothing', [], {}, '2/2'],
  ] as const)('is a creature by %s', (_, more, as, pt) => {
    expect(outcome({ battlefield: [king, creature('bear', 'A', '2/2', as), ...more] }, [], { pt: { bear: pt } })).toBe('passed');
  });

  it('are artifacts, legends and Sagas', () => {
    const text = 'Whenever you cast a historic spell, you gain 1 life.';
    const hand = [
      card('artifact', 'Artifact', '', { cost: '{0}' }),
      card('legend', 'Legendary Creature — Elf', '', { pt: '1/1', cost: '{0}' }),
      card('saga', 'Enchantment — Saga', 'I — Draw a card.', { cost: '{0}' }),
      card('plain', 'Creature — Elf', '', { pt: '1/1', cost: '{0}' }),
    ];
    const all = hand.flatMap(({ ref }) => [cast(ref), out]);
    expect(outcome({ battlefield: [of('watch', 'Enchantment', text)], zones: { hand: { A: hand } } }, all, { life: { A: 23 } })).toBe(
      'passed',
    );
  });

  it('are Assassins, Mercenaries, Pirates, Rogues and Warlocks', () => {
    const boss = of('boss', 'Enchantment', 'Outlaws you control get +1/+0.');
    const types = ['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock', 'Wizard'];
    const crew = types.map((type) => creature(type, 'A', '2/2', { type: `Creature — ${type}` }));
    const pt = Object.fromEntries(types.map((type) => [type, type === 'Wizard' ? '2/2' : '3/2']));
    expect(outcome({ battlefield: [boss, ...crew] }, [], { pt })).toBe('passed');
  });
});

describe('devotion as a number', () => {
  it('counts symbols of the color among permanents one controls', () => {
    const text = 'You gain life equal to your devotion to white.';
    const battlefield = [
      creature('one', 'A', '2/2', { cost: '{1}{W}{W}' }),
      creature('two', 'A', '2/2', { cost: '{W/U}' }),
      creature('foe', 'B', '2/2', { cost: '{W}' }),
    ];
    expect(outcome({ battlefield }, [effect(text)], { life: { A: 23 } })).toBe('passed');
  });
});

describe('an ability of what becomes so', () => {
  it('triggers as it becomes monstrous, once', () => {
    const giant = of('giant', 'Creature — Giant', '{1}: Monstrosity 2.\nWhen Test giant becomes monstrous, you gain 3 life.', {
      pt: '2/2',
    });
    const again = activate('giant');
    expect(outcome({ battlefield: [giant, ...lands(2)] }, [again, out, again, out], { life: { A: 23 }, pt: { giant: '4/4' } })).toBe(
      'passed',
    );
  });
});

describe('exert', () => {
  const champ = (ref: string, text: string) => of(ref, 'Creature — Human Warrior', text, { pt: '2/2' });
  const grows = champ('champ', 'You may exert Test champ as it attacks. When you do, it gets +3/+0 until end of turn.');
  const attacked = [until('declare attackers of A'), attack({ champ: 'B' })];
  const later = [until('upkeep of B'), until('upkeep of A')];

  it('is asked as it attacks, and what is linked to it triggers', () => {
    const expected = { pt: { champ: '5/2' }, cites: ['701.43d', '508.1g'] };
    expect(outcome({ battlefield: [grows] }, [...attacked, choose('yes'), out], expected)).toBe('passed');
    expect(outcome({ battlefield: [grows] }, [...attacked, choose('no')], { pt: { champ: '2/2' } })).toBe('passed');
  });

  it('keeps it tapped through one untap step of its controller', () => {
    expect(outcome({ battlefield: [grows] }, [...attacked, choose('yes'), out, ...later], { tapped: { champ: true } })).toBe('passed');
    expect(outcome({ battlefield: [grows] }, [...attacked, choose('no'), ...later], { tapped: { champ: false } })).toBe('passed');
    expect(outcome({ battlefield: [grows] }, [...attacked, choose('yes'), out, ...later, ...later], { tapped: { champ: false } })).toBe(
      'passed',
    );
  });

  it('is waited for by others, whatever is exerted', () => {
    const plain = champ('plain', 'You may exert Test plain as it attacks.');
    const watch = of('watch', 'Enchantment', 'Whenever you exert a creature, you gain 2 life.');
    const actions = [until('declare attackers of A'), attack({ champ: 'B', plain: 'B' }), choose('no'), choose('yes'), out];
    expect(outcome({ battlefield: [grows, plain, watch] }, actions, { life: { A: 22 }, pt: { champ: '2/2' } })).toBe('passed');
  });
});

describe('a gift', () => {
  const gave = { additional: ['gift'] };
  const spell = card('spell', 'Sorcery', 'Gift a card\nYou gain 3 life. If the gift was promised, you gain 2 life.', { cost: '{0}' });
  const bear = card('bear', 'Creature — Bear', 'Gift a tapped Fish', { pt: '2/2', cost: '{0}' });

  it('is given before anything else, when it was promised', () => {
    const zones = { hand: { A: [spell] } };
    expect(outcome({ zones }, [cast('spell', gave), out], { handSize: { B: 1 }, life: { A: 25 } })).toBe('passed');
    expect(outcome({ zones }, [cast('spell'), out], { handSize: { B: 0 }, life: { A: 23 } })).toBe('passed');
  });

  it('comes of a permanent as it enters', () => {
    const fish = (count: number) => [{ controller: 'B', pt: '1/1', subtypes: ['Fish'], colors: ['blue'], count }];
    const zones = { hand: { A: [bear] } };
    expect(outcome({ zones }, [cast('bear', gave), out], { tokens: fish(1), cites: ['702.174a'] })).toBe('passed');
    expect(outcome({ zones }, [cast('bear'), out], { tokens: [{ controller: 'B', count: 0 }] })).toBe('passed');
  });

  it('to one of several opponents is refused', () => {
    expect(outcome({ zones: { hand: { A: [spell] } }, players: ['A', 'B', 'C'] }, [cast('spell', gave)], {})).toBe('refused actions[0]');
  });
});

describe('a party', () => {
  const gain = effect('You gain 1 life for each creature in your party.');
  const one = (ref: string, types: string, controller = 'A') => creature(ref, controller, '1/1', { type: `Creature — ${types}` });

  it('makes spells cheaper', () => {
    const spell = card('spell', 'Sorcery', 'This spell costs {1} less to cast for each creature in your party.\nYou gain 1 life.', {
      cost: '{2}',
    });
    const board = (more: readonly object[]) => ({ battlefield: more, zones: { hand: { A: [spell] } } });
    expect(outcome(board([one('a', 'Cleric'), one('b', 'Rogue')]), [cast('spell'), out], { life: { A: 21 } })).toBe('passed');
    expect(outcome(board([one('a', 'Cleric'), one('b', 'Cleric')]), [cast('spell')], { refused: { action: 1 } })).toBe('passed');
  });

  it.each([
    [4, [one('a', 'Cleric'), one('b', 'Rogue'), one('c', 'Warrior'), one('d', 'Wizard'), one('e', 'Wizard')]],
    [1, [one('a', 'Cleric Wizard'), one('b', 'Elf')]],
    [2, [one('a', 'Cleric Wizard'), one('b', 'Cleric Wizard'), one('c', 'Cleric')]],
    [3, [one('a', 'Cleric Wizard'), one('b', 'Wizard Rogue'), one('c', 'Cleric')]],
    [2, [one('a', 'Cleric'), one('b', 'Rogue'), one('c', 'Warrior', 'B')]],
    [0, [one('a', 'Elf')]],
  ] as const)('has %i of these', (count, battlefield) => {
    expect(outcome({ battlefield }, [gain], { life: { A: 20 + count } })).toBe('passed');
  });
});
