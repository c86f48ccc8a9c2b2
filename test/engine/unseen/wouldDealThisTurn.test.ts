/** Damage that some would deal, in the active voice; two abilities in quotation marks; creatures that do not attack. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const thing = (ref: string, type: string, text: string, more: object = {}) => ({ ref, name: ref, type, controller: 'A', text, ...more });
const board = (battlefield: readonly object[], actions: readonly object[], expected: object, zones: object = {}, setup: object = {}) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { librarySize: { A: 9, B: 9 }, step: 'precombat main', zones: { battlefield, ...zones }, ...setup },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, targets: readonly string[] = [], by = 'A') => ({ by, do: 'effect', text, targets });
const resolve = { by: 'all', do: 'resolve' };
const bolt = (colors: readonly string[], cost: string) => ({
  hand: { A: [{ ref: 's', name: 'Bolt', type: 'Instant', cost, colors, owner: 'A', text: 'Bolt deals 3 damage to any target.' }] },
});
const shoot = (target: string) => [{ by: 'A', do: 'cast', object: 's', targets: [target] }, resolve];

describe('prevent all damage that some would deal this turn', () => {
  const surge = effect('Prevent all damage that black and/or red sources would deal to creatures you control this turn.');
  const red = { mana: { A: '{R}' } };
  it('is that of spells, too, and to those alone that are named', () => {
    expect(board([creature('a', 'A', '2/5')], [surge, ...shoot('a')], { damage: { a: 0 } }, bolt(['red'], '{R}'), red)).toBe('passed');
    expect(board([creature('b', 'B', '2/5')], [surge, ...shoot('b')], { damage: { b: 3 } }, bolt(['red'], '{R}'), red)).toBe('passed');
    expect(board([creature('a', 'A', '2/5')], [surge, ...shoot('A')], { life: { A: 17 } }, bolt(['red'], '{R}'), red)).toBe('passed');
  });
  it('is not that of others', () => {
    const green = { mana: { A: '{G}' } };
    expect(board([creature('a', 'A', '2/5')], [surge, ...shoot('a')], { damage: { a: 3 } }, bolt(['green'], '{G}'), green)).toBe('passed');
  });
  it('is of the color that is chosen', () => {
    const strands = [
      effect('Prevent all damage that sources of the color of your choice would deal this turn.'),
      { by: 'A', do: 'choose', choice: 'red' },
    ];
    expect(board([], [...strands, ...shoot('B')], { life: { B: 20 } }, bolt(['red'], '{R}'), red)).toBe('passed');
    expect(board([], [...strands, ...shoot('B')], { life: { B: 17 } }, bolt(['green'], '{G}'), { mana: { A: '{G}' } })).toBe('passed');
  });
  const attack = (attackers: object) => [
    { by: 'all', do: 'pass until', until: 'declare attackers' },
    { by: 'A', do: 'attack', attackers },
    { by: 'all', do: 'pass until', until: 'end of combat' },
  ];
  it('is of creatures to players, and of others than the source', () => {
    const blur = effect('Prevent all damage that creatures would deal to players this turn.');
    expect(board([creature('a', 'A', '2/2')], [blur, ...attack({ a: 'B' })], { life: { B: 20 } })).toBe('passed');
    expect(board([], [blur, ...shoot('B')], { life: { B: 17 } }, bolt(['red'], '{R}'), red)).toBe('passed');
    const frog = creature('Frog', 'A', '1/1', {
      text: 'Whenever Frog attacks, prevent all combat damage that other creatures would deal this turn.',
    });
    const both = [...attack({ Frog: 'B', a: 'B' }).slice(0, 2), resolve, { by: 'all', do: 'pass until', until: 'end of combat' }];
    expect(board([frog, creature('a', 'A', '2/2')], both, { life: { B: 19 } })).toBe('passed');
  });
});

describe('two abilities in quotation marks', () => {
  it('are both had', () => {
    const quiver = thing(
      'Quiver',
      'Artifact — Equipment',
      'Equipped creature has "{T}: This creature deals 1 damage to any target" and "{0}: You gain 1 life."',
      {
        attachedTo: 'a',
      },
    );
    const acts = (ability: number, targets: readonly string[]) => [{ by: 'A', do: 'activate', object: 'a', ability, targets }, resolve];
    expect(board([quiver, creature('a', 'A')], acts(1, ['B']), { life: { B: 19 } })).toBe('passed');
    expect(board([quiver, creature('a', 'A')], acts(2, []), { life: { A: 21 } })).toBe('passed');
  });
  it('are both those of a token', () => {
    const rob = effect(
      'Target player creates a 0/1 colorless Goblin artifact creature token with "This creature can\'t block" and "When this creature dies, you gain 3 life."',
      ['B'],
    );
    expect(board([], [rob, effect('Destroy all Goblins.'), resolve], { life: { A: 20, B: 23 } })).toBe('passed');
  });
});

describe('a nonattacking creature', () => {
  it('is one that does not attack', () => {
    const alarum = effect('Untap target nonattacking creature.', ['b']);
    expect(board([creature('b', 'B', '2/2', { tapped: true })], [alarum], { tapped: { b: false } })).toBe('passed');
    const attacking = [
      { by: 'all', do: 'pass until', until: 'declare attackers' },
      { by: 'A', do: 'attack', attackers: { b: 'B' } },
      alarum,
    ];
    expect(board([creature('b', 'A')], attacking, {})).toBe('failed actions[2]');
  });
});

describe('what is not read', () => {
  const about = { name: 'Nest', types: ['Instant'] as const, subtypes: [] };
  it.each([
    'Prevent all damage that creature would deal this turn.',
    'Prevent all damage that creatures would deal to players.',
    'Creatures you control gain "{T}: Draw a card" or "{0}: You gain 1 life."',
  ])('is %s', (text) => expect(compileText(text, about).ok).toBe(false));
});
