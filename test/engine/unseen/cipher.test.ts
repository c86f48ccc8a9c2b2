/** Cards that are encoded on creatures (702.99). */
import { describe, expect, it } from 'vitest';
import { outcome } from './outcome.ts';

const sting = { ref: 'sting', name: 'Test sting', type: 'Sorcery', cost: '{0}', text: 'Target player loses 3 life.\nCipher' };
const bear = { ref: 'bear', controller: 'A', name: 'Test bear', type: 'Creature — Bear', pt: '2/2' };
const wolf = { ref: 'wolf', controller: 'A', name: 'Test wolf', type: 'Creature — Wolf', pt: '1/1' };
const board = (...battlefield: readonly object[]) => ({ zones: { hand: { A: [sting] }, battlefield } });
const resolve = { by: 'all', do: 'resolve' };
const choose = (by: string, ...choices: readonly string[]) => choices.map((choice) => ({ by, do: 'choose', choice }));
const cast = [{ by: 'A', do: 'cast', object: 'sting', targets: ['B'] }, resolve];
const attack = [
  { by: 'all', do: 'pass until', until: 'declare attackers' },
  { by: 'A', do: 'attack', attackers: { bear: 'B' } },
  { by: 'all', do: 'pass until', until: 'combat damage' },
];
const effect = (by: string, text: string, ...targets: readonly string[]) => ({ by, do: 'effect', text, targets });

describe('a card with cipher', () => {
  it('is exiled encoded on a creature, whose damage has a copy of it cast', () => {
    const encoded = [...cast, ...choose('A', 'yes', 'bear')];
    expect(outcome(board(bear, wolf), encoded, { zones: { sting: 'exile' }, life: { B: 17 }, cites: ['702.99a'] })).toBe('passed');
    const copied = [...encoded, ...attack, resolve, ...choose('A', 'yes', 'yes', 'B'), resolve];
    // Three for the spell, two for the bear, three for the copy, which is no card and is encoded on nothing.
    expect(outcome(board(bear, wolf), copied, { life: { B: 12 }, zones: { sting: 'exile' }, graveyardSize: { A: 0 } })).toBe('passed');
    const uncast = [...encoded, ...attack, resolve, ...choose('A', 'yes', 'no')];
    expect(outcome(board(bear, wolf), uncast, { life: { B: 15 }, zones: { sting: 'exile' } })).toBe('passed');
    const other = [...cast, ...choose('A', 'yes', 'wolf'), ...attack];
    expect(outcome(board(bear, wolf), other, { life: { B: 15 } })).toBe('passed');
  });

  it('goes to the graveyard where it is not wanted, or there is no creature, or its target is gone', () => {
    expect(outcome(board(bear), [...cast, ...choose('A', 'no')], { zones: { sting: 'graveyard' }, life: { B: 17 } })).toBe('passed');
    expect(outcome(board(), cast, { zones: { sting: 'graveyard' }, life: { B: 17 } })).toBe('passed');
    const theirs = { ...bear, controller: 'B' };
    expect(outcome(board(theirs), cast, { zones: { sting: 'graveyard' }, life: { B: 17 } })).toBe('passed');
  });

  it('stays encoded on a creature that changes its controller, who casts the copy', () => {
    const taken = [...cast, ...choose('A', 'yes', 'bear'), effect('B', 'Gain control of target creature.', 'bear')];
    const actions = [
      ...taken,
      { by: 'all', do: 'pass until', until: 'declare attackers of B' },
      { by: 'B', do: 'attack', attackers: { bear: 'A' } },
      { by: 'all', do: 'pass until', until: 'combat damage' },
      resolve,
      ...choose('B', 'yes', 'yes', 'A'),
      resolve,
    ];
    expect(outcome(board(bear), actions, { life: { A: 15, B: 17 } })).toBe('passed');
  });

  it('is encoded on nothing once the creature has left, though it comes back, or once the card is in exile no more', () => {
    const encoded = [...cast, ...choose('A', 'yes', 'bear')];
    const blinked = [
      ...encoded,
      effect('A', 'Exile target creature, then return it to the battlefield under its owner’s control.', 'bear'),
    ];
    const again = [
      ...blinked,
      { by: 'all', do: 'pass until', until: 'upkeep of B' },
      { by: 'all', do: 'pass until', until: 'declare attackers of A' },
      { by: 'A', do: 'attack', attackers: { bear: 'B' } },
      { by: 'all', do: 'pass until', until: 'combat damage' },
    ];
    expect(outcome(board(bear), again, { life: { B: 15 }, zones: { sting: 'exile' } })).toBe('passed');
    const pulled = [...encoded, effect('A', 'Put target card you own from exile into your graveyard.', 'sting'), ...attack];
    expect(outcome(board(bear), pulled, { life: { B: 15 }, zones: { sting: 'graveyard' } })).toBe('passed');
  });
});
