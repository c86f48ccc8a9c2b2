/** Equip abilities of some creatures alone, counters of which it was asked before, mana besides (702.6c, 106.4). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const board = (battlefield: readonly object[], actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({
      edition,
      setup: { step: 'precombat main', librarySize: { A: 9, B: 9 }, zones: { battlefield }, ...more },
      actions,
      expect: expected,
    }),
  );
const gear = (ref: string, text: string) => ({
  ref,
  name: `Gear ${ref}`,
  type: 'Artifact — Equipment',
  controller: 'A',
  text: `Equipped creature gets +2/+1.\n${text}`,
});
const kin = (ref: string, type: string, by = 'A') => creature(ref, by, '1/1', { type });
const equip = (ability: string | number, target: string) => [{ by: 'A', do: 'activate', object: 'g', ability, targets: [target] }, resolve];

describe('equip of some creatures', () => {
  const blade = gear('g', 'Equip Human {1}\nEquip {3}');
  const all = [blade, kin('human', 'Creature — Human Soldier'), kin('ox', 'Creature — Ox'), kin('theirs', 'Creature — Human', 'B')];
  const one = { mana: { A: '{C}' } };
  it('costs what is written there, of such a creature of yours', () => {
    expect(board(all, equip('Equip Human', 'human'), { attachedTo: { g: 'human' }, pt: { human: '3/2' }, mana: { A: '' } }, one)).toBe(
      'passed',
    );
    expect(board(all, equip('Equip Human', 'ox'), {}, one)).toMatch(/^failed actions\[0\]/);
    expect(board(all, equip('Equip Human', 'theirs'), {}, one)).toMatch(/^failed actions\[0\]/);
  });
  it('is beside the other, which any creature may have', () => {
    const three = { mana: { A: '{C}{C}{C}' } };
    expect(board(all, equip('Equip {3}', 'ox'), { attachedTo: { g: 'ox' }, mana: { A: '' } }, three)).toBe('passed');
    expect(board(all, equip('Equip {3}', 'human'), { attachedTo: { g: 'human' }, mana: { A: '' } }, three)).toBe('passed');
    expect(board(all, equip('Equip {3}', 'ox'), {}, one)).toMatch(/^failed actions\[0\]/);
  });
  it('does nothing where it is no such creature any more as it resolves; equipped, it stays so', () => {
    const becomes = { by: 'A', do: 'effect', text: 'Target creature becomes an Ox.', targets: ['human'] };
    const [activate, done] = equip('Equip Human', 'human');
    expect(board(all, [activate ?? {}, becomes, done ?? {}], { attachedTo: { g: 'none' } }, one)).toBe('passed');
    expect(board(all, [...equip('Equip Human', 'human'), becomes, { by: 'A', do: 'check' }], { attachedTo: { g: 'human' } }, one)).toBe(
      'passed',
    );
  });
  it('is an equip ability: what makes those cheaper makes it so', () => {
    const cheaper = {
      ref: 'c',
      name: 'C',
      type: 'Enchantment',
      controller: 'A',
      text: 'Equip abilities you activate cost {1} less to activate.',
    };
    expect(board([...all, cheaper], equip('Equip Human', 'human'), { attachedTo: { g: 'human' } })).toBe('passed');
  });
  it('is of a supertype, of one of several types, of a token', () => {
    const arm = gear('g', 'Equip legendary creature {1}\nEquip {7}');
    expect(
      board([arm, kin('king', 'Legendary Creature — Human')], equip('Equip legendary', 'king'), { attachedTo: { g: 'king' } }, one),
    ).toBe('passed');
    expect(board([arm, kin('ox', 'Creature — Ox')], equip('Equip legendary', 'ox'), {}, one)).toMatch(/^failed actions\[0\]/);
    const robe = gear('g', 'Equip {4}\nEquip Shaman, Warlock, or Wizard {1}');
    expect(board([robe, kin('w', 'Creature — Warlock')], equip('Equip Shaman', 'w'), { attachedTo: { g: 'w' } }, one)).toBe('passed');
    const pennant = gear('g', 'Equip creature token {1}\nEquip {3}');
    expect(board([pennant, kin('card', 'Creature — Ox')], equip('Equip creature token', 'card'), {}, one)).toMatch(/^failed actions\[0\]/);
  });
  it('is of creatures', () => {
    expect(board([gear('g', 'Equip planeswalker {1}')], [], {})).toMatch(/^refused/);
    expect(board([gear('g', 'Equip land {1}')], [], {})).toMatch(/^refused/);
  });
});

describe('all of them, of which it was asked how many there are', () => {
  const upkeep = { step: 'upkeep' };
  const coils = (charge: number) => ({
    ref: 'c',
    name: 'Coils',
    type: 'Artifact',
    controller: 'A',
    counters: { charge, time: 1 },
    text: 'At the beginning of your upkeep, if ~ has five or more charge counters on it, remove all of them from it and create that many 3/1 red Elemental creature tokens with haste. Exile them at the beginning of the next end step.',
  });
  it('are those of the kind, and counted', () => {
    expect(
      board([coils(6)], [resolve], { counters: { c: { charge: 0, time: 1 } }, tokens: [{ name: 'Elemental Token', count: 6 }] }, upkeep),
    ).toBe('passed');
    const end = { by: 'all', do: 'pass until', until: 'cleanup' };
    expect(board([coils(5)], [resolve, end], { tokens: [] }, upkeep)).toBe('passed');
  });
  it('are left where they are fewer', () => {
    expect(board([coils(4)], [], { counters: { c: { charge: 4 } }, triggered: { c: 0 } }, upkeep)).toBe('passed');
  });
  it('are removed behind what puts one more', () => {
    const egg = creature('e', 'A', '0/3', {
      counters: { hatchling: 4 },
      text: 'Defender\n{1}{U}: Put a hatchling counter on ~. Then if there are five or more hatchling counters on it, remove all of them and draw a card.',
    });
    const actions = [{ by: 'A', do: 'activate', object: 'e' }, resolve];
    expect(board([egg], actions, { counters: { e: { hatchling: 0 } }, handSize: { A: 1 } }, { mana: { A: '{C}{U}' } })).toBe('passed');
    const young = { ...egg, counters: { hatchling: 3 } };
    expect(board([young], actions, { counters: { e: { hatchling: 4 } }, handSize: { A: 0 } }, { mana: { A: '{C}{U}' } })).toBe('passed');
  });
  it('are asked for in the same breath, and nothing else is many', () => {
    const read = (text: string) => board([creature('c', 'A', '1/1', { text })], [], {});
    expect(read('{T}: Remove all of them.')).toMatch(/^refused/);
    expect(read('{T}: If this creature has two or more ki counters on it, destroy all artifacts. Remove all of them.')).toMatch(/^refused/);
    expect(read('{T}: If this creature has two or more counters on it, remove all of them.')).toMatch(/^refused/);
  });
});

describe('mana besides', () => {
  const battery = (charge: number) => ({
    ref: 'b',
    name: 'Battery',
    type: 'Artifact',
    controller: 'A',
    counters: { charge },
    text: '{2}, {T}: Put a charge counter on this artifact.\n{T}, Remove any number of charge counters from this artifact: Add {U}, then add an additional {U} for each charge counter removed this way.',
  });
  it('is so much more for each counter', () => {
    const activate = (x: number) => [{ by: 'A', do: 'activate', object: 'b', ability: 2, x }];
    expect(board([battery(3)], activate(2), { mana: { A: '{U}{U}{U}' }, counters: { b: { charge: 1 } } })).toBe('passed');
    expect(board([battery(3)], activate(0), { mana: { A: '{U}' }, counters: { b: { charge: 3 } } })).toBe('passed');
    expect(board([battery(1)], activate(2), {})).toMatch(/^failed actions\[0\]/);
  });
  it('is added by whose land it is', () => {
    const grove = { ref: 'f', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' };
    const aura = {
      ref: 'a',
      name: 'Guidance',
      type: 'Enchantment — Aura',
      controller: 'A',
      attachedTo: 'f',
      text: 'Enchant land\nWhenever enchanted land is tapped for mana, its controller adds an additional {G} for each Elf on the battlefield.',
    };
    const elves = [kin('e', 'Creature — Elf'), kin('x', 'Creature — Elf', 'B')];
    expect(board([grove, aura, ...elves], [{ by: 'A', do: 'activate', object: 'f' }], { mana: { A: '{G}{G}{G}' } })).toBe('passed');
  });
});

describe('a number of tapped tokens', () => {
  it('is what an amount says, of a creature as it died', () => {
    const hydra = creature('h', 'A', '0/0', {
      counters: { '+1/+1': 3 },
      text: 'When ~ dies, create a number of tapped Treasure tokens equal to its power.',
    });
    const actions = [{ by: 'B', do: 'effect', text: 'Destroy target creature.', targets: ['h'] }, { by: 'A', do: 'check' }, resolve];
    expect(board([hydra], actions, { tokens: [{ name: 'Treasure Token', count: 3 }], tapped: { 'Treasure Token#1': true } })).toBe(
      'passed',
    );
  });
});
