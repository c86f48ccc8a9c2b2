/** What something was as it left (608.2h), what is less than it, what it attacks, whom you attack, and what you control of two kinds. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const thing = (ref: string, type: string, text: string, more: object = {}) => ({ ref, name: ref, type, controller: 'A', text, ...more });
const board = (battlefield: readonly object[], actions: readonly object[], expected: object, zones: object = {}, more: object = {}) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { librarySize: { A: 9, B: 9 }, step: 'precombat main', zones: { battlefield, ...zones }, ...more },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, targets: readonly string[] = [], by = 'A') => ({ by, do: 'effect', text, targets });
const resolve = { by: 'all', do: 'resolve' };
const attack = (attackers: object) => [
  { by: 'all', do: 'pass until', until: 'declare attackers' },
  { by: 'A', do: 'attack', attackers },
];

describe('if it was so', () => {
  const blunder = (how: string) => `Return target creature to its owner's hand. If it was ${how}, you gain 1 life.`;
  it('is asked of how it was before it left', () => {
    const tapped = creature('b', 'B', '2/2', { tapped: true });
    expect(board([tapped], [effect(blunder('tapped'), ['b'])], { life: { A: 21 } })).toBe('passed');
    expect(board([creature('b', 'B')], [effect(blunder('tapped'), ['b'])], { life: { A: 20 } })).toBe('passed');
  });
  it('is asked of an attacker that is removed from combat as it leaves', () => {
    const back = effect(blunder('attacking'), ['a']);
    expect(board([creature('a', 'A')], [...attack({ a: 'B' }), back], { life: { A: 21 } })).toBe('passed');
    expect(board([creature('a', 'A')], [back], { life: { A: 20 } })).toBe('passed');
  });
  it('is asked of its colours, any of those that are named', () => {
    const fracture = 'Destroy target creature. If that creature was blue or black, you gain 1 life.';
    const colored = (...colors: readonly string[]) => [creature('b', 'B', '2/2', { colors })];
    expect(board(colored('black'), [effect(fracture, ['b'])], { life: { A: 21 } })).toBe('passed');
    expect(board(colored('red', 'blue'), [effect(fracture, ['b'])], { life: { A: 21 } })).toBe('passed');
    expect(board(colored('green'), [effect(fracture, ['b'])], { life: { A: 20 } })).toBe('passed');
  });
  const koll = thing(
    'Koll',
    'Creature — Dwarf',
    "Whenever another nontoken creature you control dies, if it was enchanted or equipped, return it to its owner's hand.",
    { pt: '9/9' },
  );
  const bear = creature('a', 'A', '2/2', { owner: 'A' });
  const die = [effect('Destroy target creature.', ['a'])];
  it('is asked of what it bore as it died, also when the ability resolves', () => {
    const axe = thing('Axe', 'Artifact — Equipment', 'Equip {1}', { attachedTo: 'a' });
    const aura = thing('Rancor', 'Enchantment — Aura', 'Enchant creature', { attachedTo: 'a', owner: 'A' });
    expect(board([koll, bear, axe], [...die, resolve], { zones: { a: 'hand' } })).toBe('passed');
    expect(board([koll, bear, aura], [...die, resolve], { zones: { a: 'hand', Rancor: 'graveyard' } })).toBe('passed');
    expect(board([koll, bear], die, { zones: { a: 'graveyard' } })).toBe('passed');
  });
  const zurgo = thing(
    'Zurgo',
    'Creature — Orc',
    'Whenever a creature token you control leaves the battlefield, draw a card if it was attacking. Otherwise, each opponent loses 1 life.',
    { pt: '9/9' },
  );
  it('is asked of a token that is no more', () => {
    const token = creature('t', 'A', '1/1', { token: true });
    expect(
      board([zurgo, token], [...attack({ t: 'B' }), effect('Destroy target creature.', ['t']), resolve], {
        handSize: { A: 1 },
        life: { B: 20 },
      }),
    ).toBe('passed');
    expect(board([zurgo, token], [effect('Destroy target creature.', ['t']), resolve], { handSize: { A: 0 }, life: { B: 19 } })).toBe(
      'passed',
    );
  });
});

describe('with lesser power', () => {
  const card = (ref: string, pt: string) => ({ ref, name: ref, type: 'Creature — Elf', pt, owner: 'A', cost: '{1}' });
  const gyrus = thing(
    'Gyrus',
    'Creature — Hydra',
    'Whenever Gyrus attacks, return target creature card with lesser power from your graveyard to your hand.',
    {
      pt: '3/3',
    },
  );
  const graves = { graveyard: { A: [card('two', '2/2'), card('three', '3/3')] } };
  it('is less than what attacks has', () => {
    const chosen = (target: string) => [...attack({ Gyrus: 'B' }), { by: 'A', do: 'choose', choice: target }];
    // There is one such card, and it is the only target.
    expect(board([gyrus], [...attack({ Gyrus: 'B' }), resolve], { zones: { two: 'hand', three: 'graveyard' } }, graves)).toBe('passed');
    const grown = { ...gyrus, counters: { '+1/+1': 1 } };
    expect(board([grown], [...chosen('three'), resolve], { zones: { two: 'graveyard', three: 'hand' } }, graves)).toBe('passed');
  });
  it('has no target where nothing has less', () => {
    const small = { ...gyrus, pt: '2/2' };
    expect(board([small], attack({ Gyrus: 'B' }), { zones: { two: 'graveyard' } }, graves)).toBe('passed');
  });
  it('is less than what was sacrificed had', () => {
    const ascendancy = thing(
      'Ascendancy',
      'Enchantment',
      'Whenever you sacrifice a creature, you may return target creature card with lesser power from your graveyard to the battlefield tapped. Do this only once each turn.',
    );
    const give = effect('Sacrifice a creature.');
    const expected = { zones: { two: 'battlefield', three: 'graveyard' }, tapped: { two: true } };
    expect(board([ascendancy, creature('a', 'A', '3/3')], [give, resolve, { by: 'A', do: 'choose', choice: true }], expected, graves)).toBe(
      'passed',
    );
    expect(board([ascendancy, creature('a', 'A', '2/2')], [give], { zones: { two: 'graveyard' } }, graves)).toBe('passed');
  });
});

describe('the player or planeswalker that is attacked', () => {
  const spitter = thing(
    'Spitter',
    'Creature — Lizard',
    "Whenever Spitter attacks, it deals 1 damage to the player or planeswalker it's attacking.",
    { pt: '0/4' },
  );
  const walker = thing('Walker', 'Planeswalker — Jace', '', { controller: 'B', loyalty: 3 });
  it('is dealt the damage', () => {
    expect(board([spitter, walker], [...attack({ Spitter: 'B' }), resolve], { life: { B: 19 }, loyalty: { Walker: 3 } })).toBe('passed');
    expect(board([spitter, walker], [...attack({ Spitter: 'Walker' }), resolve], { life: { B: 20 }, loyalty: { Walker: 2 } })).toBe(
      'passed',
    );
  });
  it('is not a player in the place of a planeswalker that is gone', () => {
    const gone = [...attack({ Spitter: 'Walker' }), effect('Destroy target planeswalker.', ['Walker']), resolve];
    expect(board([spitter, walker], gone, { life: { B: 20 } })).toBe('passed');
  });
  it('is the same where the attacker is gone', () => {
    expect(
      board([spitter], [...attack({ Spitter: 'B' }), effect('Destroy target creature.', ['Spitter']), resolve], { life: { B: 19 } }),
    ).toBe('passed');
  });
  it('is of each of several, by what watches them', () => {
    const raid = thing(
      'Raid',
      'Enchantment',
      'Whenever a creature you control with power 2 or less attacks, Raid deals 1 damage to the player or planeswalker that creature is attacking.',
    );
    const all = [raid, walker, creature('a', 'A', '0/1'), creature('b', 'A', '0/1'), creature('big', 'A', '3/3')];
    const done = [...attack({ a: 'B', b: 'Walker', big: 'B' }), { by: 'A', do: 'choose', choice: ['a', 'b'] }, resolve, resolve];
    expect(board(all, done, { life: { B: 19 }, loyalty: { Walker: 2 } })).toBe('passed');
  });
});

describe('whenever you attack a player', () => {
  const sensor = thing('Sensor', 'Artifact', 'Whenever you attack a player, put a charge counter on this artifact.');
  const walker = thing('Walker', 'Planeswalker — Jace', '', { controller: 'B', loyalty: 3 });
  const three = (attackers: object, charge: number, times: number) =>
    verdict(
      play({
        edition: '2025-11-14',
        players: ['A', 'B', 'C'],
        options: { attackMultiplePlayers: true },
        setup: {
          librarySize: { A: 9, B: 9, C: 9 },
          step: 'declare attackers',
          zones: { battlefield: [sensor, walker, creature('a', 'A'), creature('b', 'A'), creature('c', 'A')] },
        },
        actions: [{ by: 'A', do: 'attack', attackers }, ...Array.from({ length: times }, () => ({ ...resolve, auto: true }))],
        expect: { counters: { Sensor: { charge } } },
      }),
    );
  it('triggers once for each player, by however many (508.3e)', () => {
    expect(three({ a: 'B', b: 'B' }, 1, 1)).toBe('passed');
    expect(three({ a: 'B', b: 'C', c: 'C' }, 2, 2)).toBe('passed');
  });
  it('does not of an attack on a planeswalker', () => {
    expect(three({ a: 'Walker' }, 0, 0)).toBe('passed');
    expect(three({ a: 'Walker', b: 'C' }, 1, 1)).toBe('passed');
  });
});

describe('attacking alone', () => {
  const prowler = thing('Prowler', 'Creature — Illusion', "Prowler can't be blocked as long as it's attacking alone.", { pt: '2/2' });
  const blocks = (attackers: object) => [
    ...attack(attackers),
    { by: 'all', do: 'pass until', until: 'declare blockers' },
    { by: 'B', do: 'block', blockers: { w: 'Prowler' } },
  ];
  const wall = creature('w', 'B', '0/9');
  it('is so of the one attacker', () => {
    expect(board([prowler, creature('a', 'A'), wall], blocks({ Prowler: 'B' }), {})).toBe('failed actions[3]');
    expect(board([prowler, creature('a', 'A'), wall], blocks({ Prowler: 'B', a: 'B' }), { blocked: { Prowler: true } })).toBe('passed');
  });
});

describe('a thing of one kind and a thing of another', () => {
  const ask = effect('If you control an artifact and a blue creature, you gain 1 life.');
  it('are both there, or one that is both', () => {
    const art = thing('art', 'Artifact', '');
    const blue = creature('b', 'A', '2/2', { colors: ['blue'] });
    expect(board([art, blue], [ask], { life: { A: 21 } })).toBe('passed');
    expect(board([thing('golem', 'Artifact Creature — Golem', '', { pt: '2/2', colors: ['blue'] })], [ask], { life: { A: 21 } })).toBe(
      'passed',
    );
    expect(board([art, { ...blue, controller: 'B' }], [ask], { life: { A: 20 } })).toBe('passed');
    expect(board([blue], [ask], { life: { A: 20 } })).toBe('passed');
  });
});

describe('you have not cast a spell', () => {
  const sphinx = thing('Sphinx', 'Creature — Sphinx', "Sphinx gets +1/+1 as long as you haven't cast a spell this turn.", { pt: '2/2' });
  const hand = { hand: { A: [{ ref: 's', name: 's', type: 'Instant', cost: '{0}', text: 'You gain 1 life.', owner: 'A' }] } };
  it('is so until you cast one, even where it does not resolve', () => {
    expect(board([sphinx], [], { pt: { Sphinx: '3/3' } }, hand)).toBe('passed');
    expect(board([sphinx], [{ by: 'A', do: 'cast', object: 's' }], { pt: { Sphinx: '2/2' } }, hand)).toBe('passed');
    expect(board([{ ...sphinx, controller: 'B' }], [{ by: 'A', do: 'cast', object: 's' }], { pt: { Sphinx: '3/3' } }, hand)).toBe('passed');
  });
});

describe('what may be done for the turn', () => {
  it('is to block any number of creatures', () => {
    const wall = creature('w', 'B', '0/9');
    const blocks = [
      effect('Target creature can block any number of creatures this turn.', ['w']),
      ...attack({ a: 'B', b: 'B', c: 'B' }),
      { by: 'all', do: 'pass until', until: 'declare blockers' },
      { by: 'B', do: 'block', blockers: { w: ['a', 'b', 'c'] } },
    ];
    expect(
      board([creature('a', 'A'), creature('b', 'A'), creature('c', 'A'), wall], blocks, { blocked: { a: true, b: true, c: true } }),
    ).toBe('passed');
  });
  const grave = { graveyard: { A: [{ ref: 'rod', name: 'Rod', type: 'Artifact', cost: '{0}', owner: 'A' }] } };
  const may = effect('You may cast target artifact card from your graveyard this turn.', ['rod']);
  const cast = { by: 'A', do: 'cast', object: 'rod' };
  it('is to cast a card that is a target, as long as it is there', () => {
    expect(board([], [may, cast, resolve], { zones: { rod: 'battlefield' } }, grave)).toBe('passed');
    expect(board([], [cast], { zones: { rod: 'graveyard' } }, grave)).toBe('failed actions[0]');
    const twice = [may, cast, resolve, effect('Destroy target artifact.', ['rod']), cast];
    expect(board([], twice, { zones: { rod: 'graveyard' } }, grave)).toBe('failed actions[4]');
  });
  const axe = (ref: string, more: object = {}) => thing(ref, 'Artifact — Equipment', 'Equip {1}', more);
  const attach = effect('You may attach an Equipment you control to target creature.', ['a']);
  it('is to attach what is chosen', () => {
    const chosen = [attach, { by: 'A', do: 'choose', choice: true }, { by: 'A', do: 'choose', choice: 'x' }];
    expect(
      board([creature('a', 'A'), creature('b', 'A'), axe('x', { attachedTo: 'b' }), axe('y')], chosen, { attachedTo: { x: 'a' } }),
    ).toBe('passed');
    const all = effect('Attach any number of Equipment you control to target creature.', ['a']);
    expect(
      board([creature('a', 'A'), axe('x'), axe('y'), axe('z', { controller: 'B' })], [all, { by: 'A', do: 'choose', choice: ['x', 'y'] }], {
        attachedTo: { x: 'a', y: 'a' },
      }),
    ).toBe('passed');
  });
});

describe('what is not read', () => {
  const about = { name: 'Nest', types: ['Creature'] as const, subtypes: [] };
  it.each([
    "Whenever Nest blocks, it deals 1 damage to the player or planeswalker it's attacking.",
    "Whenever Nest attacks or blocks, it deals 1 damage to the player or planeswalker it's attacking.",
    "Whenever Nest attacks, it deals 1 damage to the creature it's attacking.",
    'Whenever another creature you control dies, return another target creature card with lesser power from your graveyard to your hand.',
    "At the beginning of your end step, if you haven't cast a spell from your hand this turn, draw a card.",
    "At the beginning of your end step, if you've cast a spell from your graveyard this turn, draw a card.",
    'Whenever Nest attacks, you may cast target artifact card from your graveyard.',
  ])('is %s', (text) => expect(compileText(text, about).ok).toBe(text.endsWith('from your graveyard.')));
});
