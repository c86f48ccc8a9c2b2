/** What is exiled in place of going anywhere else; what enters tapped if something is so; what need not attack; how many different ones there are. */
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

describe('if it would leave the battlefield', () => {
  const bear = { ref: 'b', name: 'Bear', type: 'Creature — Bear', pt: '2/2', owner: 'A' };
  const graves = { graveyard: { A: [bear] } };
  const whip = effect(
    'Return target creature card from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else.',
    ['b'],
  );
  it('is exiled, wherever else it would go', () => {
    const then = (text: string) => board([], [whip, effect(text, ['b'])], { zones: { b: 'exile' } }, graves);
    expect(then('Destroy target creature.')).toBe('passed');
    expect(then("Return target creature to its owner's hand.")).toBe('passed');
    expect(then("Put target creature on top of its owner's library.")).toBe('passed');
  });
  it('stays while it stays, and is exiled as the end step begins', () => {
    expect(board([], [whip], { zones: { b: 'battlefield' } }, graves)).toBe('passed');
    expect(board([], [whip, { by: 'all', do: 'pass until', until: 'end' }, resolve], { zones: { b: 'exile' } }, graves)).toBe('passed');
  });
  it('is over once it is another object', () => {
    const again = [
      whip,
      effect("Exile target creature, then return it to the battlefield under its owner's control.", ['b']),
      effect('Destroy target creature.', ['b']),
    ];
    expect(board([], again, { zones: { b: 'graveyard' } }, graves)).toBe('passed');
  });
  it('is an ability that can be lost where it is gained', () => {
    const geth = effect(
      'Return target creature card from your graveyard to the battlefield. It gains "If this creature would leave the battlefield, exile it instead of putting it anywhere else."',
      ['b'],
    );
    const lost = effect('Target creature loses all abilities until end of turn.', ['b']);
    expect(board([], [geth, effect('Destroy target creature.', ['b'])], { zones: { b: 'exile' } }, graves)).toBe('passed');
    expect(board([], [geth, lost, effect('Destroy target creature.', ['b'])], { zones: { b: 'graveyard' } }, graves)).toBe('passed');
  });
});

describe('if you control two or more other lands', () => {
  const den = {
    ref: 'd',
    name: 'Den',
    type: 'Land',
    owner: 'A',
    text: 'If you control two or more other lands, Den enters tapped.\n{T}: Add {R}.',
  };
  const play1 = [{ by: 'A', do: 'play land', object: 'd' }];
  const land = (ref: string, by = 'A') => thing(ref, 'Land', '', { controller: by });
  it('enters tapped, and else untapped', () => {
    expect(board([land('x'), land('y')], play1, { tapped: { d: true } }, { hand: { A: [den] } })).toBe('passed');
    expect(board([land('x'), land('y', 'B')], play1, { tapped: { d: false } }, { hand: { A: [den] } })).toBe('passed');
  });
});

describe('attacks each combat if able unless', () => {
  const cohort = creature('Cohort', 'A', '2/2', {
    type: 'Creature — Human Ally',
    text: 'Cohort attacks each combat if able unless you control another Ally.',
  });
  const stay = [
    { by: 'all', do: 'pass until', until: 'declare attackers' },
    { by: 'A', do: 'attack', attackers: {} },
  ];
  it('must attack where that is not so', () => {
    expect(board([cohort], stay, {})).toBe('failed actions[1]');
    expect(board([cohort, creature('a', 'A', '1/1', { type: 'Creature — Ally' })], stay, { attacking: { Cohort: false } })).toBe('passed');
    expect(board([cohort, creature('a', 'B', '1/1', { type: 'Creature — Ally' })], stay, {})).toBe('failed actions[1]');
  });
});

describe('how many different', () => {
  it('are names and powers', () => {
    const lands = [
      thing('x', 'Land', '', { name: 'One' }),
      thing('y', 'Land', '', { name: 'One' }),
      thing('z', 'Land', '', { name: 'Two' }),
    ];
    const theirs = thing('w', 'Land', '', { name: 'Three', controller: 'B' });
    expect(
      board([...lands, theirs], [effect('You gain life equal to the number of differently named lands you control.')], { life: { A: 22 } }),
    ).toBe('passed');
    const bears = [creature('a', 'A', '1/1'), creature('b', 'A', '1/3'), creature('c', 'A', '4/4'), creature('d', 'B', '7/7')];
    expect(
      board(bears, [effect('You gain life equal to the number of different powers among creatures you control.')], { life: { A: 22 } }),
    ).toBe('passed');
  });
});

describe('what is not read', () => {
  const about = { name: 'Nest', types: ['Enchantment'] as const, subtypes: [] };
  it.each([
    'If a creature would leave the battlefield, exile it instead of putting it anywhere else.',
    'When Nest enters, if it would leave the battlefield, exile it instead of putting it anywhere.',
    'If you control two or more other lands, target land enters tapped.',
    'When Nest enters, you gain life equal to the number of different toughnesses among creatures you control.',
  ])('is %s', (text) => expect(compileText(text, about).ok).toBe(false));
});
