/** Abilities that wait for two things, one of them a step; that watch others than the source; and what leaves for exile. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const thing = (ref: string, type: string, text: string, more: object = {}) => ({ ref, name: ref, type, controller: 'A', text, ...more });
const board = (battlefield: readonly object[], actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { librarySize: { A: 9, B: 9 }, step: 'precombat main', zones: { battlefield, ...more } },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, targets: readonly string[] = [], by = 'A') => ({ by, do: 'effect', text, targets });
const resolve = { by: 'all', do: 'resolve' };
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const spell = (ref: string, by: string, cost: string) => ({ ref, name: ref, type: 'Instant', cost, owner: by, text: 'You gain 1 life.' });
const cast = (object: string, by: string) => ({ by, do: 'cast', object });

describe('at the beginning of your upkeep or whenever you cast a red spell', () => {
  const shrine = thing(
    'Shrine',
    'Artifact',
    'At the beginning of your upkeep or whenever you cast a red spell, put a charge counter on Shrine.',
  );
  const hand = { hand: { A: [spell('red', 'A', '{R}'), spell('blue', 'A', '{U}')], B: [spell('theirs', 'B', '{R}')] } };
  const mountains = [
    thing('m', 'Basic Land — Mountain', ''),
    thing('i', 'Basic Land — Island', ''),
    thing('n', 'Basic Land — Mountain', '', { controller: 'B' }),
  ];
  const has = (charge: number) => ({ counters: { Shrine: { charge } } });
  it('triggers of such a spell of yours, and of no other', () => {
    expect(board([shrine, ...mountains], [cast('red', 'A'), resolve, resolve], has(1), hand)).toBe('passed');
    expect(board([shrine, ...mountains], [cast('blue', 'A'), resolve], has(0), hand)).toBe('passed');
    expect(board([shrine, ...mountains], [{ by: 'A', do: 'pass' }, cast('theirs', 'B'), resolve], has(0), hand)).toBe('passed');
  });
  it('triggers in your upkeep, not in that of another player', () => {
    expect(board([shrine], [until('upkeep of B'), until('draw of B')], has(0))).toBe('passed');
    expect(board([shrine], [until('upkeep of A'), resolve], has(1))).toBe('passed');
  });
});

describe('when it enters and at the beginning of your upkeep', () => {
  const talisman = thing('Talisman', 'Enchantment', 'When this enchantment enters and at the beginning of your upkeep, you gain 3 life.', {
    owner: 'A',
  });
  const enter = effect('Return target enchantment card from your graveyard to the battlefield.', ['Talisman']);
  const there = { graveyard: { A: [talisman] } };
  it('does it each time', () => {
    expect(board([], [enter, resolve], { life: { A: 23 } }, there)).toBe('passed');
    expect(board([], [enter, resolve, until('upkeep of B'), until('upkeep of A'), resolve], { life: { A: 26 } }, there)).toBe('passed');
  });
  it('does it for who controls it by then', () => {
    const taken = effect('Gain control of target enchantment.', ['Talisman'], 'B');
    const expected = { life: { A: 23, B: 23 } };
    expect(board([], [enter, resolve, taken, until('upkeep of B'), resolve, until('upkeep of A')], expected, there)).toBe('passed');
  });
});

describe('during your turn', () => {
  const wolf = (by = 'A') =>
    thing('Wolf', 'Creature — Wolf', 'Whenever you sacrifice a permanent during your turn, put a +1/+1 counter on Wolf.', {
      pt: '3/3',
      controller: by,
    });
  const give = (by: string) => effect('You sacrifice a creature other than a Wolf.', [], by);
  it('is asked of whose turn it is as it happens', () => {
    expect(board([wolf(), creature('a', 'A')], [give('A'), resolve], { pt: { Wolf: '4/4' } })).toBe('passed');
    expect(board([wolf('B'), creature('b', 'B')], [give('B')], { pt: { Wolf: '3/3' } })).toBe('passed');
  });
  it('goes with another thing that is asked', () => {
    const asking = thing(
      'Wolf',
      'Creature — Wolf',
      'Whenever you sacrifice a permanent during your turn, if you control an artifact, put a +1/+1 counter on Wolf.',
      { pt: '3/3' },
    );
    expect(board([asking, creature('a', 'A')], [give('A')], { pt: { Wolf: '3/3' } })).toBe('passed');
    expect(board([asking, creature('a', 'A'), thing('art', 'Artifact', '')], [give('A'), resolve], { pt: { Wolf: '4/4' } })).toBe('passed');
  });
});

describe('one or more other creatures', () => {
  const bee = thing('Bee', 'Creature — Insect', 'Whenever one or more other creatures die, you gain 2 life.', { pt: '9/9' });
  it('are all that die at once, whoever controls them', () => {
    const all = effect('Destroy all creatures with power 2 or less.');
    expect(board([bee, creature('a', 'A'), creature('b', 'B')], [all, resolve], { life: { A: 22 } })).toBe('passed');
  });
  it('are not the source alone, and it sees what dies with it', () => {
    expect(board([bee, creature('a', 'A')], [effect('Destroy target creature.', ['Bee'])], { life: { A: 20 } })).toBe('passed');
    expect(board([bee, creature('a', 'A')], [effect('Destroy all creatures.'), resolve], { life: { A: 22 } })).toBe('passed');
  });
});

describe('what dies or is put into exile', () => {
  const boar = thing(
    'Boar',
    'Creature — Boar',
    "When Boar dies or is put into exile from the battlefield, return it to its owner's hand.",
    {
      pt: '2/2',
      owner: 'A',
    },
  );
  it('comes back from either', () => {
    expect(board([boar], [effect('Destroy target creature.', ['Boar']), resolve], { zones: { Boar: 'hand' } })).toBe('passed');
    expect(board([boar], [effect('Exile target creature.', ['Boar']), resolve], { zones: { Boar: 'hand' } })).toBe('passed');
  });
  it('triggers of no other move, and of none from elsewhere', () => {
    expect(board([boar], [effect("Put target creature on top of its owner's library.", ['Boar'])], { zones: { Boar: 'library' } })).toBe(
      'passed',
    );
    const buried = { graveyard: { A: [boar] } };
    expect(board([], [effect('Exile target card from a graveyard.', ['Boar'])], { zones: { Boar: 'exile' } }, buried)).toBe('passed');
  });
  const herder = thing(
    'Herder',
    'Creature — Spirit',
    'Whenever a creature is exiled from the battlefield, put a +1/+1 counter on Herder.',
    {
      pt: '1/1',
    },
  );
  it('is counted where it is somebody else who exiles', () => {
    expect(board([herder, creature('b', 'B')], [effect('Exile target creature.', ['b'], 'B'), resolve], { pt: { Herder: '2/2' } })).toBe(
      'passed',
    );
    expect(board([herder, creature('b', 'B')], [effect('Destroy target creature.', ['b'])], { pt: { Herder: '1/1' } })).toBe('passed');
    // A token is exiled before it ceases to exist (704.5d).
    const made = [effect('Create a 1/1 red Goblin creature token.', [], 'B'), effect('Exile all Goblins.'), resolve];
    expect(board([herder], made, { pt: { Herder: '2/2' } })).toBe('passed');
  });
});

describe('phasing out, where it was to leave (until 2005)', () => {
  it('is no exile', () => {
    const herder = thing('Herder', 'Creature', 'Whenever a creature is exiled from the battlefield, put a +1/+1 counter on Herder.', {
      pt: '1/1',
    });
    const phases = (text: string, more: readonly object[]) =>
      verdict(
        play({
          edition: '2003-10-01',
          setup: { librarySize: { A: 9, B: 9 }, step: 'precombat main', zones: { battlefield: [{ ...herder, text }, creature('b', 'B')] } },
          actions: [effect('Target creature phases out.', ['b']), ...more],
          expect: { pt: { Herder: more.length === 0 ? '1/1' : '2/2' } },
        }),
      );
    expect(phases(herder.text, [])).toBe('passed');
    expect(phases('Whenever a creature leaves the battlefield, put a +1/+1 counter on Herder.', [resolve])).toBe('passed');
  });
});

describe('what is not read', () => {
  const about = { name: 'Nest', types: ['Enchantment'] as const, subtypes: [] };
  it.each([
    'Whenever you sacrifice a permanent during each turn, draw a card.',
    'When another enchantment enters and at the beginning of your upkeep, draw a card.',
    'At the beginning of your upkeep or whenever you cast a red spell, copy that spell.',
    'Whenever one or more other creatures dies, draw a card.',
    'Whenever a creature dies or is put into exile, draw a card.',
  ])('is %s', (text) => expect(compileText(text, about).ok).toBe(false));
});
