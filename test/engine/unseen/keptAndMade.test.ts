/** What players keep and part with, and tokens that the rules describe: Roles, Incubators, Maps (111.10, 303.7, 701.53, 704.5y). */
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
const land = (ref: string, controller: string) => ({ ref, name: 'Island', controller, type: 'Basic Land — Island' });
const card = (ref: string) => ({ ref, name: ref, type: 'Instant', cost: '{U}', text: 'Draw a card.' });
const check = { by: 'game', do: 'check' };

describe('what is kept', () => {
  const balance = effect(
    'Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.',
  );
  it('is as many as who has the fewest keeps, of lands, of cards, of creatures', () => {
    const zones = {
      battlefield: [land('a1', 'A'), land('b1', 'B'), land('b2', 'B'), creature('x', 'A'), creature('y', 'A'), creature('z', 'B')],
      hand: { A: [card('h1')], B: [card('h2'), card('h3')] },
    };
    const actions = [balance, choose('B', 'b2'), choose('B', 'h3'), choose('A', 'x')];
    const expected = {
      a1: 'battlefield',
      b1: 'graveyard',
      b2: 'battlefield',
      h2: 'graveyard',
      h1: 'hand',
      y: 'graveyard',
      z: 'battlefield',
    };
    expect(outcome({ zones }, actions, { zones: expected })).toBe('passed');
  });
  it('is nothing where somebody has none, and all go', () => {
    const zones = { battlefield: [land('b1', 'B'), land('b2', 'B'), creature('x', 'C')] };
    expect(outcome({ zones }, [balance], { zones: { b1: 'graveyard', b2: 'graveyard', x: 'graveyard' } }, ['A', 'B', 'C'])).toBe('passed');
  });
  it('is one of the kind, chosen in turn order, and the rest goes at once', () => {
    const combat = effect('Each player chooses a creature they control, then sacrifices the rest.');
    const watcher = { ...creature('watch', 'B'), text: 'Whenever another creature dies, you gain 1 life.' };
    const zones = { battlefield: [creature('a', 'A'), creature('c', 'A'), creature('b', 'B'), watcher, land('a1', 'A')] };
    const actions = [combat, choose('B', 'b'), choose('A', 'c'), choose('B', 'b'), { by: 'all', do: 'pass until', until: 'stack empty' }];
    // What leaves with the others sees them leave (603.10a).
    expect(
      outcome({ zones }, actions, {
        refused: { action: 2 },
        zones: { a: 'graveyard', watch: 'graveyard', a1: 'battlefield' },
        life: { B: 21 },
      }),
    ).toBe('passed');
  });
});

describe('a Role', () => {
  const royal = effect('Create a Royal Role token attached to target creature you control.', { targets: ['ox'] });
  const cursed = effect('Create a Cursed Role token attached to target creature.', { targets: ['ox'] });
  const ox = { zones: { battlefield: [creature('ox', 'A', '3/4')] } };
  it('enchants, and gives what it gives', () => {
    expect(outcome(ox, [royal, check], { pt: { ox: '4/5' }, abilities: { ox: { has: ['ward'] } } })).toBe('passed');
  });
  it('gives way to a younger one of the same player, not to that of another', () => {
    expect(outcome(ox, [royal, cursed, check], { pt: { ox: '1/1' }, tokens: [{ subtypes: ['Aura', 'Role'], count: 1 }] })).toBe('passed');
    const theirs = { ...cursed, by: 'B' };
    expect(outcome(ox, [royal, theirs, check], { pt: { ox: '2/2' }, tokens: [{ subtypes: ['Aura', 'Role'], count: 2 }] })).toBe('passed');
  });
  it('is not created where it cannot be attached', () => {
    const gone = effect("Return target creature to its owner's hand. Create a Monster Role token attached to it.", { targets: ['ox'] });
    expect(outcome(ox, [gone, check], { zones: { ox: 'hand' }, tokens: [{ subtypes: ['Aura', 'Role'], count: 0 }] })).toBe('passed');
    const protectedOx = { zones: { battlefield: [{ ...creature('ox', 'B', '3/4'), text: 'Protection from enchantments' }] } };
    const late = effect('Target creature gets +1/+0 until end of turn. Create a Cursed Role token attached to it.', { targets: ['ox'] });
    expect(outcome(protectedOx, [late, check], { pt: { ox: '4/4' }, tokens: [{ subtypes: ['Aura', 'Role'], count: 0 }] })).toBe('passed');
  });
  it('that is wicked hurts as it goes', () => {
    const wicked = effect('Create a Wicked Role token attached to target creature.', { targets: ['ox'] });
    const kill = effect('Destroy target creature.', { targets: ['ox'] });
    const end = { by: 'all', do: 'pass until', until: 'stack empty' };
    expect(outcome(ox, [wicked, check, kill, check, end], { life: { A: 20, B: 19 } })).toBe('passed');
  });
});

describe('an Incubator', () => {
  it('holds its counters, and becomes a creature with them', () => {
    const setup = { mana: { A: '{2}' } };
    const made = effect('Incubate 3.');
    expect(outcome(setup, [made], { tokens: [{ controller: 'A', types: ['Artifact'], subtypes: ['Incubator'], count: 1 }] })).toBe(
      'passed',
    );
    const turn = { by: 'A', do: 'activate', object: 'Incubator Token#1', ability: '{2}: Transform' };
    const expected = { tokens: [{ controller: 'A', types: ['Artifact', 'Creature'], subtypes: ['Phyrexian'], pt: '3/3', count: 1 }] };
    expect(outcome(setup, [made, turn, { by: 'all', do: 'resolve' }], expected)).toBe('passed');
  });
  it('is that of the player who incubates', () => {
    const zones = { battlefield: [creature('ox', 'B')] };
    const excise = effect('Exile target creature. Its controller incubates X, where X is its mana value.', { targets: ['ox'] });
    expect(outcome({ zones }, [excise], { zones: { ox: 'exile' }, tokens: [{ controller: 'B', subtypes: ['Incubator'], count: 1 }] })).toBe(
      'passed',
    );
  });
});
