/** Dungeons and the initiative (309, 701.49, 725): rooms, ways through them, and what is known of completed ones. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const outcome = (setup: object, actions: readonly object[], expected: object, players = ['A', 'B']) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      setup: { librarySize: Object.fromEntries(players.map((id) => [id, 9])), ...setup },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const venture = effect('Venture into the dungeon.');
const resolve = { by: 'all', do: 'resolve' };
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });

describe('venturing', () => {
  it('begins in the topmost room of a dungeon that one chooses, whose ability goes onto the stack', () => {
    const mage = [venture, choose('A', 'Dungeon of the Mad Mage')];
    expect(outcome({}, mage, { life: { A: 20 } })).toBe('passed');
    expect(outcome({}, [...mage, resolve], { life: { A: 21 } })).toBe('passed');
  });
  it('goes on along an arrow that one chooses, and along no other', () => {
    const tomb = [venture, choose('A', 'Tomb of Annihilation'), resolve, venture];
    const zones = { hand: { B: [{ ref: 'b', name: 'B', type: 'Sorcery', text: 'Draw a card.' }] } };
    const actions = [...tomb, choose('A', 'Sandfall Cell'), choose('A', 'Veils of Fear'), resolve, choose('B', 'yes')];
    expect(outcome({ zones }, actions, { refused: { action: 5 }, life: { A: 17, B: 19 }, zones: { b: 'graveyard' } })).toBe('passed');
  });
  it('does not enter Undercity', () => {
    const actions = [venture, choose('A', 'Undercity'), choose('A', 'Lost Mine of Phandelver')];
    expect(outcome({}, actions, { refused: { action: 2 } })).toBe('passed');
  });
  it('in a room with a target asks for it as the ability goes onto the stack', () => {
    const mine = [venture, choose('A', 'Lost Mine of Phandelver'), resolve, choose('A', []), venture, choose('A', 'Mine Tunnels'), resolve];
    const zones = { battlefield: [creature('ox', 'B', '5/5'), creature('cow', 'B')] };
    const actions = [...mine, venture, choose('A', 'Fungi Cavern'), choose('A', 'ox'), resolve];
    expect(outcome({ zones }, actions, { pt: { ox: '1/5' }, tokens: [{ controller: 'A', subtypes: ['Treasure'], count: 1 }] })).toBe(
      'passed',
    );
  });
  it('is that of each player in a dungeon of their own', () => {
    const theirs = { ...venture, by: 'B' };
    const actions = [venture, choose('A', 'Tomb of Annihilation'), resolve, theirs, choose('B', 'Dungeon of the Mad Mage'), resolve];
    expect(outcome({}, actions, { life: { A: 19, B: 20 } })).toBe('passed');
  });
});

describe('a dungeon', () => {
  const zones = {
    battlefield: [
      { ref: 'watch', name: 'Watch', type: 'Enchantment', controller: 'A', text: 'Whenever you complete a dungeon, you gain 5 life.' },
      { ...creature('gargoyle', 'A', '2/3'), text: 'As long as you’ve completed a dungeon, this creature gets +3/+0 and has flying.' },
      { ref: 'land', name: 'Island', type: 'Basic Land — Island', controller: 'A' },
      { ref: 'rock', name: 'Rock', type: 'Artifact', controller: 'A' },
      { ref: 'robot', name: 'Robot', type: 'Artifact Creature — Construct', pt: '1/1', controller: 'A' },
    ],
  };
  const oubliette = [venture, choose('A', 'Tomb of Annihilation'), resolve, venture, choose('A', 'Oubliette'), resolve];
  const through = [...oubliette, choose('A', 'robot'), venture];
  it('has a room in which a creature, an artifact and a land are three permanents', () => {
    expect(
      outcome({ zones }, [...oubliette, choose('A', 'robot')], {
        zones: { robot: 'graveyard', rock: 'graveyard', land: 'graveyard', gargoyle: 'battlefield' },
      }),
    ).toBe('passed');
  });
  it('is completed once the ability of its last room has left the stack, and not before', () => {
    expect(outcome({ zones }, through, { pt: { gargoyle: '2/3' }, life: { A: 19 } })).toBe('passed');
    expect(
      outcome({ zones }, [...through, resolve, resolve], {
        pt: { gargoyle: '5/3' },
        life: { A: 24 },
        tokens: [{ controller: 'A', pt: '4/4', subtypes: ['God', 'Horror'], count: 1 }],
      }),
    ).toBe('passed');
  });
  it('is another one then', () => {
    const again = [...through, resolve, resolve, venture, choose('A', 'Dungeon of the Mad Mage'), resolve];
    expect(outcome({ zones }, again, { life: { A: 25 } })).toBe('passed');
  });
});

describe('the initiative', () => {
  const take = effect('Take the initiative.');
  const island = { ref: 'island', name: 'Island', type: 'Basic Land — Island' };
  const library = { A: [island] };
  it('has who takes it venture into Undercity, and again at each upkeep', () => {
    const zones = { library, battlefield: [creature('ox', 'A')] };
    const taken = [take, resolve, resolve, choose('A', 'island')];
    expect(outcome({ zones }, taken, { zones: { island: 'hand' } })).toBe('passed');
    const later = [...taken, until('upkeep of A'), resolve, choose('A', 'Forge'), choose('A', 'ox'), resolve];
    expect(outcome({ zones }, later, { counters: { ox: { '+1/+1': 2 } } })).toBe('passed');
  });
  it('is taken by whose creatures hit who has it, once for all of them', () => {
    const zones = {
      library: {
        ...library,
        B: [
          { ref: 'drawn', name: 'Drawn', type: 'Sorcery', text: 'Draw a card.' },
          { ...island, ref: 'theirs' },
        ],
      },
      battlefield: [creature('b1', 'B'), creature('b2', 'B')],
    };
    const taken = [take, resolve, resolve, choose('A', 'island'), until('declare attackers of B')];
    const hit = [
      { by: 'B', do: 'attack', attackers: { b1: 'A', b2: 'A' } },
      until('combat damage'),
      resolve,
      resolve,
      resolve,
      choose('B', 'theirs'),
    ];
    expect(outcome({ zones }, [...taken, ...hit], { zones: { theirs: 'hand' }, life: { A: 16 } })).toBe('passed');
  });
  it('is asked for by who has it', () => {
    const sneak = { ref: 's', name: 'S', type: 'Sorcery', cost: '{0}', text: 'If you have the initiative, you gain 4 life.' };
    const zones = { library, hand: { A: [sneak] } };
    const cast = [{ by: 'A', do: 'cast', object: 's' }, resolve];
    expect(outcome({ zones }, cast, { life: { A: 20 } })).toBe('passed');
    expect(outcome({ zones }, [take, resolve, resolve, choose('A', 'island'), ...cast], { life: { A: 24 } })).toBe('passed');
  });
});
