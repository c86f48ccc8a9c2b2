/** "A source of your choice": a permanent spell goes on as the permanent that it becomes, and what an ability speaks of may have left (609.7a). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const rune = (text = '{0}: The next time a green source of your choice would deal damage to you this turn, prevent that damage.') => ({
  ref: 'rune',
  name: 'Rune',
  type: 'Enchantment',
  text,
  controller: 'A',
});
const thresher = {
  ref: 'thresher',
  name: 'Thresher',
  type: 'Creature — Elemental',
  cost: '{G}',
  pt: '7/7',
  text: 'Flash\nWhen Thresher enters, it deals 3 damage to each player.',
};
const use = [
  { by: 'A', do: 'activate', object: 'rune', ability: 1 },
  { by: 'all', do: 'resolve' },
];
const until = { by: 'all', do: 'pass until', until: 'stack empty' };
const outcome = (battlefield: readonly object[], hand: readonly object[], actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { mana: { A: '{G}', B: '{G}' }, librarySize: { A: 9, B: 9 }, zones: { battlefield, hand: { B: hand } } },
      actions,
      expect: expected,
    }),
  );
const castIt = [
  { by: 'A', do: 'pass' },
  { by: 'B', do: 'cast', object: 'thresher' },
  { by: 'B', do: 'pass' },
];
const choose = (choice: string) => ({ by: 'A', do: 'choose', choice });

describe('a permanent spell that is chosen', () => {
  it('is the permanent that it becomes', () => {
    expect(outcome([rune()], [thresher], [...castIt, ...use, choose('thresher'), until], { life: { A: 20, B: 17 } })).toBe('passed');
  });

  it('may be chosen where all but 1 is prevented', () => {
    const text = '{0}: The next time a green source of your choice would deal damage to you this turn, prevent all but 1 of that damage.';
    expect(outcome([rune(text)], [thresher], [...castIt, ...use, choose('thresher'), until], { life: { A: 19, B: 17 } })).toBe('passed');
  });

  it('is no other permanent of that name', () => {
    const other = { ...thresher, ref: 'other', controller: 'B' };
    const actions = [...castIt, ...use, choose('other'), until];
    expect(outcome([rune(), other], [thresher], actions, { life: { A: 17, B: 17 } })).toBe('passed');
  });

  it('is not looked for behind what returned to a hand', () => {
    const bounce = { by: 'A', do: 'effect', text: "Return target creature to its owner's hand.", targets: ['other'] };
    const other = { ...thresher, ref: 'other', controller: 'B' };
    const again = { by: 'B', do: 'cast', object: 'other' };
    const actions = [...use, choose('other'), bounce, { by: 'A', do: 'pass' }, again, until];
    expect(outcome([rune(), other], [], actions, { life: { A: 17, B: 17 } })).toBe('passed');
  });
});

describe('what an ability on the stack speaks of', () => {
  const fanatic = (ref: string, cost: string) => ({
    ref,
    name: ref,
    type: 'Creature — Goblin',
    cost,
    pt: '1/1',
    controller: 'B',
    text: `Sacrifice ${ref}: It deals 1 damage to target player.`,
  });
  const throwIt = (object: string) => [
    { by: 'A', do: 'pass' },
    { by: 'B', do: 'activate', object, ability: 1, targets: ['A'] },
    { by: 'B', do: 'pass' },
  ];

  it('may be chosen though it has left', () => {
    const actions = [...throwIt('green'), ...use, choose('green'), until];
    expect(outcome([rune(), fanatic('green', '{G}'), fanatic('other', '{G}')], [], actions, { life: { A: 20 } })).toBe('passed');
  });

  it('is one of several that may be', () => {
    const actions = [...throwIt('green'), ...use, choose('other'), until];
    expect(outcome([rune(), fanatic('green', '{G}'), fanatic('other', '{G}')], [], actions, { life: { A: 19 } })).toBe('passed');
  });

  it('has to be such a source', () => {
    const actions = [...throwIt('red'), ...use, choose('red'), until];
    const refused = { refused: { action: 6 } };
    expect(outcome([rune(), fanatic('red', '{R}'), fanatic('other', '{G}')], [], actions.slice(0, -1), refused)).toBe('passed');
    const forced = [...throwIt('red'), ...use, choose('other'), until];
    expect(outcome([rune(), fanatic('red', '{R}'), fanatic('other', '{G}')], [], forced, { life: { A: 19 } })).toBe('passed');
  });

  it('is nothing any more where only cards are left that nothing speaks of', () => {
    const died = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['green'] };
    const actions = [died, { by: 'all', do: 'check' }, ...use, choose('green')];
    expect(outcome([rune(), fanatic('green', '{G}')], [], actions, { refused: { action: 5 } })).toBe('passed');
  });
});
