/** Mutating creature spells, and what they become with the creature that they merge with (702.140, 729). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const outcome = (
  {
    battlefield = [],
    zones = {},
    mana = {},
    players = ['A', 'B'],
  }: {
    readonly battlefield?: readonly object[];
    readonly zones?: object;
    readonly mana?: object;
    readonly players?: readonly string[];
  },
  actions: readonly object[],
  expected: object,
) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      setup: { mana, librarySize: Object.fromEntries(players.map((id) => [id, 9])), zones: { battlefield, ...zones } },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const resolve = { by: 'all', do: 'resolve' };
const out = { by: 'all', do: 'pass until', until: 'stack empty' };
const check = { by: 'game', do: 'check' };
const choose = (choice: unknown) => ({ by: 'A', do: 'choose', choice });
const refusedAt = (at: number) => ({ refused: { action: at + 1 } });

const beast = {
  ref: 'beast',
  name: 'Test Beast',
  type: 'Creature — Beast',
  cost: '{4}{G}',
  pt: '4/4',
  text: 'Mutate {1}{G}\nTrample\nWhenever this creature mutates, you gain 3 life.',
};
const bird = (more: object = {}) => ({
  ref: 'bird',
  name: 'Test Bird',
  type: 'Creature — Bird',
  cost: '{1}{U}',
  pt: '1/2',
  text: 'Flying',
  controller: 'A',
  ...more,
});
const zones = { hand: { A: [beast] } };
const mana = { A: '{1}{G}' };
const mutate = { by: 'A', do: 'cast', object: 'beast', targets: ['bird'], alternative: 'mutate' };
const onTop = [mutate, resolve, choose('top')];

describe('a mutating spell', () => {
  it('on top gives what the creature is, and both have their abilities', () => {
    const expected = {
      name: { bird: 'Test Beast' },
      pt: { bird: '4/4' },
      colors: { bird: ['green'] },
      manaValue: { bird: 5 },
      abilities: { bird: { has: ['flying', 'trample'] } },
      life: { A: 23 },
    };
    expect(outcome({ battlefield: [bird()], zones, mana }, [...onTop, out], expected)).toBe('passed');
  });

  it('under it leaves what the creature is, and adds abilities', () => {
    const expected = {
      name: { bird: 'Test Bird' },
      pt: { bird: '1/2' },
      subtypes: { bird: ['Bird'] },
      abilities: { bird: { has: ['flying', 'trample'] } },
      life: { A: 23 },
    };
    expect(outcome({ battlefield: [bird()], zones, mana }, [mutate, resolve, choose('bottom'), out], expected)).toBe('passed');
  });

  it('leaves counters, damage and tapping as they are, and nothing enters', () => {
    const watcher = {
      ref: 'w',
      name: 'Test Watcher',
      type: 'Enchantment',
      controller: 'A',
      text: 'Whenever a creature you control enters, you lose 5 life.',
    };
    const old = bird({ counters: { '+1/+1': 2 }, tapped: true, damage: 1 });
    const expected = { pt: { bird: '6/6' }, tapped: { bird: true }, damage: { bird: 1 }, life: { A: 23 } };
    expect(outcome({ battlefield: [old, watcher], zones, mana }, [...onTop, out], expected)).toBe('passed');
  });

  it('is of both cards when it leaves', () => {
    const die = [...onTop, out, effect('Destroy target creature.', { targets: ['bird'] }), check];
    const both = { zones: { bird: 'graveyard', beast: 'graveyard' }, name: { bird: 'Test Bird', beast: 'Test Beast' } };
    expect(outcome({ battlefield: [bird()], zones, mana }, die, both)).toBe('passed');
    const home = [...onTop, out, effect('Return target creature to its owner’s hand.', { targets: ['bird'] })];
    expect(outcome({ battlefield: [bird()], zones, mana }, home, { zones: { bird: 'hand', beast: 'hand' }, handSize: { A: 2 } })).toBe(
      'passed',
    );
  });

  it('triggers what it died as once', () => {
    const old = bird({ text: 'When Test Bird dies, you gain 10 life.' });
    const actions = [...onTop, out, effect('Destroy target creature.', { targets: ['bird'] }), check, out];
    expect(outcome({ battlefield: [old], zones, mana }, actions, { life: { A: 33 } })).toBe('passed');
  });

  it('is a creature spell like others when its target is gone', () => {
    const actions = [mutate, effect('Destroy target creature.', { targets: ['bird'] }), resolve, out];
    const expected = { zones: { bird: 'graveyard', beast: 'battlefield' }, pt: { beast: '4/4' }, life: { A: 20 } };
    expect(outcome({ battlefield: [bird()], zones, mana }, actions, expected)).toBe('passed');
  });

  it('targets no Human, and nothing of another owner', () => {
    for (const other of [bird({ type: 'Creature — Human' }), bird({ controller: 'B' }), bird({ owner: 'B' })])
      expect(outcome({ battlefield: [other], zones, mana }, [mutate], refusedAt(0))).toBe('passed');
  });

  it('merges with one of its owner that an opponent controls, and stays under their control', () => {
    const stolen = bird({ owner: 'A', controller: 'B' });
    const expected = { controller: { bird: 'B' }, name: { bird: 'Test Beast' }, life: { A: 20, B: 23 } };
    expect(outcome({ battlefield: [stolen], zones, mana }, [...onTop, out], expected)).toBe('passed');
  });

  it('is cast for its mana cost without a target', () => {
    const actions = [{ by: 'A', do: 'cast', object: 'beast' }, resolve, out];
    const expected = { zones: { beast: 'battlefield', bird: 'battlefield' }, life: { A: 20 } };
    expect(outcome({ battlefield: [bird()], zones, mana: { A: '{4}{G}' } }, actions, expected)).toBe('passed');
  });

  it('goes to the graveyard alone when it is countered', () => {
    const actions = [mutate, effect('Counter target spell.', { targets: ['beast'] })];
    expect(outcome({ battlefield: [bird()], zones, mana }, actions, { zones: { beast: 'graveyard', bird: 'battlefield' } })).toBe('passed');
  });

  it('is copied as it is', () => {
    const actions = [...onTop, out, effect('Create a token that’s a copy of target creature you control.', { targets: ['bird'] })];
    const tokens = [{ controller: 'A', name: 'Test Beast', pt: '4/4', count: 1 }];
    expect(outcome({ battlefield: [bird()], zones, mana }, actions, { tokens })).toBe('passed');
  });

  it('changes with what changes creatures, and attacks though it was cast now', () => {
    const battlefield = [
      bird(),
      { ref: 'anthem', name: 'Test Anthem', type: 'Enchantment', controller: 'A', text: 'Beasts you control get +1/+1.' },
    ];
    const actions = [
      ...onTop,
      out,
      { by: 'all', do: 'pass until', until: 'declare attackers' },
      { by: 'A', do: 'attack', attackers: { bird: 'B' } },
      { by: 'all', do: 'pass until', until: 'end of combat' },
    ];
    expect(outcome({ battlefield, zones, mana }, actions, { life: { B: 15 }, pt: { bird: '5/5' } })).toBe('passed');
  });

  it('is not played with a token', () => {
    const token = bird({ token: true });
    expect(outcome({ battlefield: [token], zones, mana }, onTop.slice(0, 2), {})).toMatch(/^refused actions/);
  });

  it.each([
    ['top', 'Test Beast', '4/4'],
    ['bottom', 'Test Beast', '4/4'],
  ])('merges again, on the %s, and all of its cards go where it goes', (place, name, pt) => {
    const twice = { hand: { A: [beast, { ...beast, ref: 'other' }] } };
    const again = [...onTop, out, { ...mutate, object: 'other' }, resolve, { by: 'A', do: 'choose', choice: place }];
    const leaves = [
      { by: 'all', do: 'pass until', until: 'stack empty', auto: true },
      effect('Exile target creature.', { targets: ['bird'] }),
    ];
    const given = { battlefield: [bird()], zones: twice, mana: { A: '{1}{G}{1}{G}' } };
    expect(outcome(given, again, { name: { bird: name }, pt: { bird: pt } })).toBe('passed');
    const gone = { zones: { bird: 'exile', beast: 'exile', other: 'exile' } };
    expect(outcome(given, [...again, ...leaves], gone)).toBe('passed');
  });
});
