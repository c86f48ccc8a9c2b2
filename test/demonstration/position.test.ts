import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const battlefield = (...objects: readonly object[]) => ({ setup: { zones: { battlefield: objects } } });

describe('a board that cannot be', () => {
  it.each([
    ['an object twice', battlefield(creature('a', 'A'), creature('a', 'B')), 'setup.zones.battlefield[1].ref'],
    ['an object called as a player', battlefield(creature('A', 'A')), 'setup.zones.battlefield[0].ref'],
    ['an object attached to itself', battlefield(creature('a', 'A', '2/2', { attachedTo: 'a' })), 'setup.zones.battlefield[0].attachedTo'],
    [
      'two objects attached to each other',
      battlefield(creature('a', 'A', '2/2', { attachedTo: 'b' }), creature('b', 'A', '2/2', { attachedTo: 'a' })),
      'setup.zones.battlefield[0].attachedTo',
    ],
    ['a permanent of nobody', battlefield({ ref: 'a', name: 'a', type: 'Artifact' }), 'setup.zones.battlefield[0]'],
    ['a permanent without a type', battlefield({ ref: 'a', name: 'a', controller: 'A' }), 'setup.zones.battlefield[0]'],
    [
      'a type line that is none',
      battlefield({ ref: 'a', name: 'a', controller: 'A', type: 'Creatuer — Bear' }),
      'setup.zones.battlefield[0].type',
    ],
    ['a cost that is none', battlefield(creature('a', 'A', '2/2', { cost: '{Q}' })), 'setup.zones.battlefield[0].cost'],
    ['a player who does not play', battlefield(creature('a', 'C')), 'setup.zones.battlefield[0].controller'],
    ['a tapped card in a hand', { setup: { zones: { hand: { A: [{ ref: 'a', tapped: true }] } } } }, 'setup.zones.hand.A[0].tapped'],
    ['a token in a graveyard', { setup: { zones: { graveyard: { A: [{ ref: 'a', token: true }] } } } }, 'setup.zones.graveyard.A[0].token'],
    ['a hand of a player who does not play', { setup: { zones: { hand: { C: [] } } } }, 'setup.zones.hand.C'],
    ['a copy of nothing', battlefield({ ref: 'a', controller: 'A', copyOf: 'b' }), 'setup.zones.battlefield[0].copyOf'],
    ['a copy of itself', battlefield({ ref: 'a', controller: 'A', copyOf: 'a' }), 'setup.zones.battlefield[0].copyOf'],
    [
      'a library smaller than what is in it',
      { setup: { zones: { library: { A: [{ ref: 'a' }, { ref: 'b' }] } }, librarySize: { A: 1 } } },
      'setup.librarySize.A',
    ],
    [
      'faces without a layout',
      battlefield({
        ref: 'a',
        controller: 'A',
        faces: [
          { name: 'x', type: 'Creature' },
          { name: 'y', type: 'Creature' },
        ],
      }),
      'setup.zones.battlefield[0].layout',
    ],
    ['a face that it has not', battlefield(creature('a', 'A', '2/2', { face: 1 })), 'setup.zones.battlefield[0].face'],
  ])('is refused: %s', (_, scenario, path) => {
    expect(verdict(play(scenario))).toBe(`refused ${path}`);
  });

  it.each([
    ['in a main phase', { step: 'precombat main', attacking: { a: 'B' } }, 'setup.attacking'],
    ['by what is no creature', { attacking: { stone: 'B' } }, 'setup.attacking.stone'],
    ['by what is not there', { attacking: { ghost: 'B' } }, 'setup.attacking.ghost'],
    ['by the other player', { attacking: { b: 'A' } }, 'setup.attacking.b'],
    ['of its own controller', { attacking: { a: 'A' } }, 'setup.attacking.a'],
    ['blocked where it does not attack', { step: 'declare blockers', attacking: {}, blocking: { b: 'a' } }, 'setup.blocking.b'],
    ['blocked by the attacking player', { step: 'declare blockers', attacking: { a: 'B' }, blocking: { a2: 'a' } }, 'setup.blocking.a2'],
  ])('is refused: an attack %s', (_, setup, path) => {
    const zones = {
      battlefield: [
        creature('a', 'A'),
        creature('a2', 'A'),
        creature('b', 'B'),
        { ref: 'stone', name: 'stone', controller: 'A', type: 'Artifact' },
      ],
    };
    expect(verdict(play({ setup: { step: 'declare attackers', zones, ...setup } }))).toBe(`refused ${path}`);
  });

  it('says where a text is not understood', () => {
    const { unsupported, passed } = play(battlefield(creature('a', 'A', '2/2', { text: 'Flying\nWhenever it snows, sing a song.' })));
    expect(passed).toBe(false);
    expect(unsupported[0]).toMatchObject({ path: 'setup.zones.battlefield[0].text', line: 2 });
    expect(unsupported[0]?.column).toBeGreaterThan(0);
    expect('Whenever it snows, sing a song.').toContain(unsupported[0]?.phrase);
  });

  it.each([
    ['an object', { do: 'cast', by: 'A', object: 'ghost' }, 'actions[0].object'],
    ['a target', { do: 'effect', by: 'A', text: 'Destroy target creature.', targets: ['ghost'] }, 'actions[0].targets[0]'],
    ['an attacker', { do: 'attack', by: 'A', attackers: { ghost: 'B' } }, 'actions[0].attackers.ghost'],
  ])('refuses %s that the scenario has not', (_, action, path) => {
    expect(verdict(play({ ...battlefield(creature('a', 'A')), actions: [action] }))).toBe(`refused ${path}`);
  });

  it('refuses an expectation of an object that the scenario has not', () => {
    expect(verdict(play({ ...battlefield(creature('a', 'A')), expect: { zones: { ghost: 'graveyard' } } }))).toBe(
      'refused expect.zones.ghost',
    );
  });
});

describe('a board', () => {
  it('stands as it is described', () => {
    const zones = {
      battlefield: [
        creature('a', 'A', '3/4', { tapped: true, counters: { '+1/+1': 2, time: 1 }, damage: 1, owner: 'B' }),
        { ref: 'walker', name: 'Walker', controller: 'B', type: 'Legendary Planeswalker — Jace', loyalty: 4 },
        { ref: 'token', name: 'Soldier', controller: 'A', type: 'Creature — Soldier', pt: '1/1', colors: ['white'], token: true },
        { ref: 'copy', controller: 'B', copyOf: 'a', token: true },
        { ref: 'sword', name: 'Sword', controller: 'A', type: 'Artifact — Equipment', attachedTo: 'a' },
      ],
      hand: { A: [{ ref: 'h' }] },
      library: { B: [{ ref: 'top' }] },
    };
    const result = play({
      setup: { zones, librarySize: { B: 3 }, life: { A: 12 }, poison: { B: 2 }, mana: { A: '{G}{W}' } },
      expect: {
        life: { A: 12, B: 20 },
        poison: { B: 2 },
        mana: { A: '{W}{G}', B: '' },
        handSize: { A: 1, B: 0 },
        librarySize: { B: 3 },
        libraryTop: { B: ['top'] },
        pt: { a: '5/6', copy: '3/4', walker: 'none' },
        tapped: { a: true, walker: false },
        counters: { a: { '+1/+1': 2 }, token: {} },
        damage: { a: 1 },
        controller: { a: 'A' },
        owner: { a: 'B' },
        loyalty: { walker: 4 },
        attachedTo: { sword: 'a', a: 'none' },
        subtypes: { walker: ['Jace'] },
        supertypes: { walker: { has: ['legendary'], lacks: ['snow'] } },
        colors: { token: ['white'] },
        tokens: [
          { controller: 'A', name: 'Soldier', pt: '1/1' },
          { controller: 'B', pt: '3/4' },
        ],
        battlefield: { A: ['Sword', 'a', 'Soldier'], B: ['Walker', 'a'] },
        step: 'precombat main',
        active: 'A',
        priority: 'A',
        winner: 'none',
        losers: [],
        draw: false,
      },
    });
    expect(verdict(result)).toBe('passed');
  });
});
