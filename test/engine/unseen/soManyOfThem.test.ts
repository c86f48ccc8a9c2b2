/** Numbers of players, of counters and of mana spent; what each of several deals; what is so for as long as a counter is there; costs that may be paid. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const thing = (ref: string, type: string, text: string, more: object = {}) => ({ ref, name: ref, type, controller: 'A', text, ...more });
const board = (
  battlefield: readonly object[],
  actions: readonly object[],
  expected: object,
  zones: object = {},
  setup: object = {},
  more: object = {},
) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { librarySize: { A: 9, B: 9, C: 9 }, step: 'precombat main', zones: { battlefield, ...zones }, ...setup },
      actions,
      expect: expected,
      ...more,
    }),
  );
const two = { setup: { librarySize: { A: 9, B: 9 } } };
const effect = (text: string, targets: readonly (string | readonly string[])[] = [], by = 'A') => ({ by, do: 'effect', text, targets });
const resolve = { by: 'all', do: 'resolve' };
const three = { players: ['A', 'B', 'C'] };
const on = (battlefield: readonly object[], actions: readonly object[], expected: object, zones: object = {}, setup: object = {}) =>
  board(battlefield, actions, expected, zones, { ...two.setup, ...setup });

describe('for each', () => {
  it('is of opponents those that you have', () => {
    const sunsteel = thing('Sunsteel', 'Artifact — Equipment', 'Equipped creature gets +1/+0 for each opponent you have.', {
      attachedTo: 'a',
    });
    expect(board([sunsteel, creature('a', 'A')], [], { pt: { a: '4/2' } }, {}, {}, three)).toBe('passed');
    expect(on([sunsteel, creature('a', 'A')], [], { pt: { a: '3/2' } })).toBe('passed');
  });
  it('is of poison counters those of all opponents, and of none others', () => {
    const fiend = creature('Fiend', 'A', '2/2', { text: 'Fiend gets +1/+1 for each poison counter your opponents have.' });
    expect(board([fiend], [], { pt: { Fiend: '5/5' } }, {}, { poison: { A: 4, B: 1, C: 2 } }, three)).toBe('passed');
    expect(on([fiend], [], { pt: { Fiend: '2/2' } }, {}, { poison: { A: 4 } })).toBe('passed');
  });
  it('is of experience counters those that you have', () => {
    const kalemne = creature('Kalemne', 'A', '2/2', { text: 'Kalemne gets +1/+1 for each experience counter you have.' });
    const get = (by: string) => effect('You get two experience counters.', [], by);
    expect(on([kalemne], [get('A')], { pt: { Kalemne: '4/4' } })).toBe('passed');
    expect(on([kalemne], [get('B')], { pt: { Kalemne: '2/2' } })).toBe('passed');
  });
});

describe('counters', () => {
  it('are of any kind where none is named', () => {
    const vessel = creature('Vessel', 'A', '2/2', {
      counters: { '+1/+1': 1, possession: 2 },
      text: 'When Vessel dies, you gain X life, where X is the number of counters on Vessel.',
    });
    expect(on([vessel], [effect('Destroy target creature.', ['Vessel']), resolve], { life: { A: 23 } })).toBe('passed');
  });
  it('are as many as something is, said before or behind what they are put on', () => {
    const put = (text: string) => effect(text, ['a', 'b'].slice(0, (text.match(/target/g) ?? []).length));
    const bears = [creature('a', 'A', '3/3'), creature('b', 'A', '1/1')];
    expect(
      on(bears, [put('Put a number of +1/+1 counters on target creature equal to the number of creatures you control.')], {
        pt: { a: '5/5' },
      }),
    ).toBe('passed');
    expect(
      on(bears, [put('Put a number of +1/+1 counters equal to the number of creatures you control on target creature.')], {
        pt: { a: '5/5' },
      }),
    ).toBe('passed');
  });
  it('are as many on each as it is by itself', () => {
    const gargantuan = "Put a number of +1/+1 counters on each creature you control equal to that creature's toughness.";
    expect(
      on([creature('a', 'A', '0/3'), creature('b', 'A', '1/1'), creature('c', 'B')], [effect(gargantuan)], {
        pt: { a: '3/6', b: '2/2', c: '2/2' },
      }),
    ).toBe('passed');
  });
});

describe('so much mana or more', () => {
  const mascot = creature('Mascot', 'A', '2/2', {
    text: 'Whenever you cast an instant or sorcery spell, you gain 1 life. If five or more mana was spent to cast that spell, you gain 10 life.',
  });
  const hand = (cost: string) => ({ hand: { A: [{ ref: 's', name: 'Word', type: 'Sorcery', cost, owner: 'A', text: 'Scry 1.' }] } });
  it('is what was spent, not what the spell costs', () => {
    const cast = [{ by: 'A', do: 'cast', object: 's' }, resolve];
    expect(on([mascot], cast, { life: { A: 31 } }, hand('{4}{R}'), { mana: { A: '{R}{R}{R}{R}{R}' } })).toBe('passed');
    expect(on([mascot], cast, { life: { A: 21 } }, hand('{3}{R}'), { mana: { A: '{R}{R}{R}{R}{R}' } })).toBe('passed');
    const cheaper = thing('Less', 'Artifact', 'Sorcery spells you cast cost {1} less to cast.');
    expect(on([mascot, cheaper], cast, { life: { A: 21 } }, hand('{4}{R}'), { mana: { A: '{R}{R}{R}{R}{R}' } })).toBe('passed');
  });
});

describe('no opponent', () => {
  const beetle = creature('Beetle', 'A', '4/4', { text: 'Beetle gets +3/+3 as long as no opponent controls a creature.' });
  it('is none of them', () => {
    expect(board([beetle], [], { pt: { Beetle: '7/7' } }, {}, {}, three)).toBe('passed');
    expect(board([beetle, creature('c', 'C')], [], { pt: { Beetle: '4/4' } }, {}, {}, three)).toBe('passed');
  });
  const sailor = creature('Sailor', 'A', '2/2', {
    text: 'Whenever Sailor attacks a player, if no opponent has more life than that player, you gain 5 life.',
  });
  const attack = (whom: string) => [{ by: 'A', do: 'attack', attackers: { Sailor: whom } }, resolve];
  const declare = { ...three, options: { attackMultiplePlayers: true } };
  it('has more life than the player who is attacked', () => {
    const life = { step: 'declare attackers', life: { A: 20, B: 30, C: 10 } };
    expect(board([sailor], attack('B'), { life: { A: 25 } }, {}, life, declare)).toBe('passed');
    expect(board([sailor], attack('C'), { life: { A: 20 } }, {}, life, declare)).toBe('failed actions[1]');
    expect(board([sailor], attack('C'), { life: { A: 25 } }, {}, { ...life, life: { A: 20, B: 10, C: 10 } }, declare)).toBe('passed');
  });
});

describe('several that each deal damage', () => {
  const goal = 'One or two target creatures you control each deal damage equal to their power to target creature an opponent controls.';
  const mine = [creature('a', 'A', '1/1', { text: 'Lifelink' }), creature('b', 'A', '2/2'), creature('c', 'B', '5/5')];
  it('deal as much as the power of each', () => {
    expect(on(mine, [effect(goal, [['a', 'b'], 'c'])], { damage: { c: 3 }, life: { A: 21 } })).toBe('passed');
    expect(on(mine, [effect(goal, ['b', 'c'])], { damage: { c: 2 }, life: { A: 20 } })).toBe('passed');
  });
});

describe('for as long as a counter is on it', () => {
  const will =
    'Put a flood counter on target land. That land is an Island in addition to its other types for as long as it has a flood counter on it.';
  const land = thing('l', 'Basic Land — Forest', '');
  it('is so, and no more once it is removed', () => {
    const is = (has: readonly string[], lacks: readonly string[]) => ({ subtypes: { l: { has, lacks } } });
    expect(on([land], [effect(will, ['l'])], is(['Forest', 'Island'], []))).toBe('passed');
    const gone = [effect(will, ['l']), effect('Remove all counters from target land.', ['l'])];
    expect(on([land], gone, is(['Forest'], ['Island']))).toBe('passed');
    expect(on([land], [...gone, effect('Put a flood counter on target land.', ['l'])], is(['Forest'], ['Island']))).toBe('passed');
  });
});

describe('it does not untap', () => {
  const dream = creature('Dream', 'A', '2/2', {
    tapped: true,
    text: "Dream doesn't untap during your untap step if an opponent controls two or more creatures.",
  });
  it('where that is so as the untap step comes', () => {
    const later = [{ by: 'all', do: 'pass until', until: 'upkeep of A' }];
    const active = { active: 'B', step: 'precombat main' };
    expect(on([dream, creature('b', 'B'), creature('c', 'B')], later, { tapped: { Dream: true } }, {}, active)).toBe('passed');
    expect(on([dream, creature('b', 'B')], later, { tapped: { Dream: false } }, {}, active)).toBe('passed');
  });
});

describe('if you controlled it', () => {
  const wave = "Return target nonland permanent to its owner's hand. If you controlled that permanent, draw a card.";
  it('is asked of who controlled it, whoever owns it', () => {
    expect(on([creature('a', 'A', '2/2', { owner: 'B' })], [effect(wave, ['a'])], { zones: { a: 'hand' }, handSize: { A: 1, B: 1 } })).toBe(
      'passed',
    );
    expect(on([creature('a', 'B', '2/2', { owner: 'A' })], [effect(wave, ['a'])], { handSize: { A: 1, B: 0 } })).toBe('passed');
  });
});

describe('with power or toughness', () => {
  const scold = 'Destroy target creature with power or toughness 4 or greater.';
  it('is so of either', () => {
    expect(on([creature('a', 'B', '4/1', { owner: 'B' })], [effect(scold, ['a'])], { zones: { a: 'graveyard' } })).toBe('passed');
    expect(on([creature('a', 'B', '1/4', { owner: 'B' })], [effect(scold, ['a'])], { zones: { a: 'graveyard' } })).toBe('passed');
    expect(on([creature('a', 'B', '3/3', { owner: 'B' })], [effect(scold, ['a'])], { zones: { a: 'battlefield' } })).toBe(
      'failed actions[0]',
    );
  });
});

describe('from your hand or graveyard', () => {
  const tiller = effect('You may put a land card from your hand or graveyard onto the battlefield tapped.');
  const card = (ref: string) => ({ ref, name: ref, type: 'Land', owner: 'A' });
  const zones = { hand: { A: [card('h')] }, graveyard: { A: [card('g')], B: [{ ...card('x'), owner: 'B' }] } };
  it('is from either of them', () => {
    const put = (choice: string) => [tiller, { by: 'A', do: 'choose', choice: true }, { by: 'A', do: 'choose', choice }];
    expect(on([], put('g'), { zones: { g: 'battlefield', h: 'hand' }, tapped: { g: true } }, zones)).toBe('passed');
    expect(on([], put('h'), { zones: { g: 'graveyard', h: 'battlefield' } }, zones)).toBe('passed');
    expect(on([], put('x'), {}, zones)).toBe('failed actions[2]');
  });
});

describe('an additional cost that may be paid', () => {
  const surge =
    "As an additional cost to cast this spell, you may sacrifice an artifact.\nWord deals 2 damage to any target. If this spell's additional cost was paid, Word deals 4 damage instead.";
  const hand = (text: string) => ({
    hand: {
      A: [
        { ref: 's', name: 'Word', type: 'Instant', cost: '{R}', owner: 'A', text },
        { ref: 'd', name: 'Dee', type: 'Creature — Dragon', pt: '4/4', owner: 'A' },
      ],
    },
  });
  const mana = { mana: { A: '{R}' } };
  const rod = thing('rod', 'Artifact', '', { owner: 'A' });
  const cast = (more: object) => [{ by: 'A', do: 'cast', object: 's', ...more }, resolve];
  it('is paid or not, as its controller says', () => {
    expect(
      on(
        [rod],
        cast({ targets: ['B'], additional: ['additional cost'] }),
        { life: { B: 16 }, zones: { rod: 'graveyard' } },
        hand(surge),
        mana,
      ),
    ).toBe('passed');
    expect(on([rod], cast({ targets: ['B'] }), { life: { B: 18 }, zones: { rod: 'battlefield' } }, hand(surge), mana)).toBe('passed');
    expect(on([], cast({ targets: ['B'], additional: ['additional cost'] }), {}, hand(surge), mana)).toBe('failed actions[0], actions[1]');
  });
  it('is to behold something', () => {
    const exhale =
      'As an additional cost to cast this spell, you may behold a Dragon.\nWord deals 2 damage to any target. If a Dragon was beheld, you gain 2 life.';
    expect(
      on(
        [],
        cast({ targets: ['B'], additional: ['additional cost'] }),
        { life: { A: 22, B: 18 }, zones: { d: 'hand' } },
        hand(exhale),
        mana,
      ),
    ).toBe('passed');
    expect(on([], cast({ targets: ['B'] }), { life: { A: 20, B: 18 } }, hand(exhale), mana)).toBe('passed');
  });
  it('is asked of a permanent that it became', () => {
    const katara = {
      hand: {
        A: [
          {
            ref: 's',
            name: 'Katara',
            type: 'Creature — Human',
            pt: '2/2',
            cost: '{R}',
            owner: 'A',
            text: 'As an additional cost to cast this spell, you may sacrifice an artifact.\nWhen Katara enters, you gain 3 life unless her additional cost was paid.',
          },
        ],
      },
    };
    expect(
      on([rod], [...cast({ additional: ['additional cost'] }), resolve], { life: { A: 20 }, zones: { s: 'battlefield' } }, katara, mana),
    ).toBe('passed');
    expect(on([rod], [...cast({}), resolve], { life: { A: 23 }, zones: { s: 'battlefield' } }, katara, mana)).toBe('passed');
  });
});

describe('what is not read', () => {
  const about = { name: 'Word', types: ['Sorcery'] as const, subtypes: [] };
  it.each([
    "Draw a card. If this spell's additional cost was paid, draw two cards instead.",
    'As an additional cost to cast this spell, collect evidence 4.\nDraw a card. If evidence was collected, you gain 2 life.',
    'As an additional cost to cast this spell, you may behold a Goblin.\nDraw a card. If a Dragon was beheld, you gain 2 life.',
    'As an additional cost to cast this spell, you may pay X life.\nDraw a card.',
    'Target creature you control each deal damage equal to their power to target creature an opponent controls.',
    'Draw a card for each poison counter each opponent has.',
  ])('is %s', (text) => expect(compileText(text, about).ok).toBe(false));
});
