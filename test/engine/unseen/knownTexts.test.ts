/** Phrases of well-known cards that were refused when boards were played by lot for the fourteenth time. */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const creature = (ref: string, controller: string, pt: string, text = '', more: object = {}) => ({
  ref,
  name: ref,
  type: 'Creature — Bear',
  controller,
  pt,
  text,
  ...more,
});
const card = (ref: string, pt = '2/2', more: object = {}) => ({ ref, name: ref, type: 'Creature — Bear', cost: '{1}{G}', pt, ...more });
const artifact = (ref: string, controller: string, text = '', more: object = {}) => ({
  ref,
  name: ref,
  type: 'Artifact',
  cost: '{6}',
  controller,
  text,
  ...more,
});
const effect = (by: string, text: string, targets: readonly string[] = []) => ({ by, do: 'effect', text, targets });
const resolve = { by: 'all', do: 'resolve' };
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const bolt = (by: string, target: string) => effect(by, '~ deals 3 damage to any target.', [target]);

describe('what is in no play', () => {
  const text = "All cards that aren't in play, spells, and permanents are colorless.";
  const lattice = artifact('lattice', 'A', text);
  const zones = { battlefield: [lattice, creature('bear', 'B', '2/2', '', { colors: ['green'] })], hand: { B: [card('held')] } };
  bothWays([
    [
      'is colorless like what is in play',
      { edition: '2004-06-01', setup: { zones }, actions: [], expect: { colors: { bear: [], held: [] } } },
      { colors: { held: ['green'] } },
    ],
    [
      'has its colors again behind it',
      {
        edition: '2004-06-01',
        setup: { zones },
        actions: [effect('B', 'Destroy target artifact.', ['lattice'])],
        expect: { colors: { bear: ['green'], held: ['green'] } },
      },
      { colors: { bear: [] } },
    ],
  ]);
});

describe('damage to you or another permanent', () => {
  const giant = (ref: string) =>
    creature(ref, 'B', '2/7', `All damage that would be dealt to you or another permanent you control is dealt to ${ref} instead.`);
  const setup = { zones: { battlefield: [giant('Giant'), creature('b', 'B', '2/2'), creature('a', 'A', '2/2')] } };
  bothWays([
    [
      'is dealt to what says so',
      { edition: '2013-02-01', setup, actions: [bolt('A', 'B')], expect: { life: { B: 20 }, damage: { Giant: 3 } } },
      { life: { B: 17 } },
    ],
    [
      'is so for its own permanents alone, and it is not another than itself',
      {
        edition: '2013-02-01',
        setup,
        actions: [bolt('A', 'b'), bolt('A', 'Giant'), bolt('B', 'a'), { do: 'check' }],
        expect: { damage: { Giant: 6 }, zones: { b: 'battlefield', a: 'graveyard' } },
      },
      { zones: { b: 'graveyard' } },
    ],
  ]);
});

describe('an indestructible token', () => {
  const text = 'Put an indestructible legendary 20/20 black Avatar creature token with flying named Marit Lage onto the battlefield.';
  bothWays([
    [
      'is not destroyed, and has no such ability before there was one',
      {
        edition: '2009-10-01',
        setup: {},
        actions: [effect('A', text), effect('B', 'Destroy all creatures.')],
        expect: { tokens: [{ controller: 'A', name: 'Marit Lage', pt: '20/20', count: 1 }] },
      },
      { tokens: [] },
    ],
    [
      'goes without any toughness',
      {
        edition: '2009-10-01',
        setup: {},
        actions: [effect('A', text), effect('B', 'All creatures get -20/-20 until end of turn.'), { do: 'check' }],
        expect: { tokens: [] },
      },
      { tokens: [{ controller: 'A', name: 'Marit Lage', count: 1 }] },
    ],
  ]);
});

describe('this Room', () => {
  const room = (text: string, type = 'Enchantment — Room') => ({
    ref: 'room',
    name: 'Hall',
    controller: 'A',
    layout: 'split',
    face: 0,
    faces: [
      { name: 'Hall', cost: '{1}', type, text },
      { name: 'Attic', cost: '{1}', type, text: 'You have hexproof.' },
    ],
  });
  const ending = 'At the beginning of your end step, this Room deals 1 damage to each opponent.';
  bothWays([
    [
      'is what has the ability',
      {
        edition: '2024-11-08',
        setup: { zones: { battlefield: [room(ending)] } },
        actions: [{ by: 'all', do: 'pass until', until: 'end' }, resolve],
        expect: { life: { A: 20, B: 19 } },
      },
      { life: { B: 20 } },
    ],
    [
      'is what is sacrificed',
      {
        edition: '2024-11-08',
        setup: { zones: { battlefield: [room('Sacrifice this Room: You gain 2 life.')] } },
        actions: [{ by: 'A', do: 'activate', object: 'room', ability: 1 }, resolve],
        expect: { life: { A: 22 }, zones: { room: 'graveyard' } },
      },
      { zones: { room: 'battlefield' } },
    ],
  ]);
});

describe('a target of the choice of that player', () => {
  const abyss = artifact(
    'abyss',
    'B',
    "At the beginning of each player's upkeep, destroy target nonartifact creature that player controls of his or her choice. It can't be regenerated.",
  );
  bothWays([
    [
      'is chosen by whose upkeep it is',
      {
        edition: '2008-02-01',
        setup: {
          zones: { battlefield: [abyss, creature('a1', 'A', '1/1'), creature('a2', 'A', '1/1'), creature('b', 'B', '1/1')] },
          turn: 4,
          active: 'B',
          librarySize: { A: 5, B: 5 },
        },
        actions: [{ by: 'all', do: 'pass until', until: 'upkeep' }, choose('A', 'a2'), resolve],
        expect: { zones: { a1: 'battlefield', a2: 'graveyard', b: 'battlefield' } },
      },
      { zones: { a1: 'graveyard' } },
    ],
    [
      'is refused of anything else',
      {
        edition: '2008-02-01',
        setup: {
          zones: { battlefield: [abyss, creature('a1', 'A', '1/1'), creature('a2', 'A', '1/1'), creature('b', 'B', '1/1')] },
          turn: 4,
          active: 'B',
          librarySize: { A: 5, B: 5 },
        },
        actions: [{ by: 'all', do: 'pass until', until: 'upkeep' }, choose('B', 'a2')],
        expect: { refused: { action: 2 } },
      },
      { zones: { a1: 'graveyard' } },
    ],
  ]);
});

describe("what can't have or gain an ability", () => {
  const archetype = artifact('archetype', 'A', "Creatures your opponents control lose flying and can't have or gain flying.");
  const bird = creature('bird', 'B', '1/1', 'Flying\nVigilance');
  bothWays([
    [
      'does not gain it later',
      {
        edition: '2014-02-01',
        setup: { zones: { battlefield: [archetype, bird, creature('own', 'A', '1/1', 'Flying')] } },
        actions: [effect('B', 'Target creature gains flying until end of turn.', ['bird'])],
        expect: { abilities: { bird: { has: ['vigilance'], lacks: ['flying'] }, own: { has: ['flying'] } } },
      },
      { abilities: { bird: { has: ['flying'] } } },
    ],
    [
      'has it when nothing says so any more',
      {
        edition: '2014-02-01',
        setup: { zones: { battlefield: [archetype, bird] } },
        actions: [effect('B', 'Destroy target artifact.', ['archetype'])],
        expect: { abilities: { bird: { has: ['flying'] } } },
      },
      { abilities: { bird: { lacks: ['flying'] } } },
    ],
  ]);
});

describe('the defense of a card with faces', () => {
  const siege = (more: object, face: object = {}) => ({
    ref: 'siege',
    controller: 'A',
    layout: 'transform',
    chosen: { player: 'B' },
    faces: [
      { name: 'Invasion', cost: '{3}', type: 'Battle — Siege', ...face },
      { name: 'Victor', type: 'Creature — Elemental', pt: '4/4', colors: ['green'] },
    ],
    ...more,
  });
  const played = (object: object, more: object) => ({
    edition: '2023-04-14',
    setup: { zones: { battlefield: [object] } },
    actions: [bolt('A', 'siege'), { do: 'check' }],
    ...more,
  });
  bothWays([
    [
      'is that of the battle where the object says it',
      played(siege({ defense: 4 }), { expect: { counters: { siege: { defense: 1 } }, zones: { siege: 'battlefield' } } }),
      { counters: { siege: { defense: 4 } } },
    ],
    [
      'is that of the face where that says it',
      played(siege({}, { defense: 5 }), { expect: { counters: { siege: { defense: 2 } } } }),
      { counters: { siege: { defense: 1 } } },
    ],
  ]);
});
