/** "Remove a counter from it", as a cost or as what is done: which kind it is is chosen among those that are there (122.1, 601.2h, 608.2d). */
import { describe, expect, it } from 'vitest';
import { activate, cast, choose, effect, resolve } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { outcome, refusedLast } from './outcome.ts';

const board = (battlefield: readonly object[], more: object = {}) => ({ zones: { battlefield }, ...more });
const giant = (counters: object) => ({
  ...creature('Giant', 'A', '5/5'),
  counters,
  text: '{1}, Remove a counter from Giant: Draw a card. Activate only as a sorcery.',
});
const paid = { pay: 'free' };

describe('a counter of any kind as a cost', () => {
  it('is the only kind, or the one that is chosen', () => {
    expect(
      outcome(board([giant({ '-1/-1': 2 })]), [activate('Giant', paid), resolve], {
        counters: { Giant: { '-1/-1': 1 } },
        handSize: { A: 1 },
      }),
    ).toBe('passed');
    const two = board([giant({ '-1/-1': 2, stun: 1 })]);
    expect(outcome(two, [activate('Giant', paid), choose('stun'), resolve], { counters: { Giant: { '-1/-1': 2, stun: 0 } } })).toBe(
      'passed',
    );
    expect(outcome(two, [activate('Giant', paid), choose('-1/-1'), resolve], { counters: { Giant: { '-1/-1': 1, stun: 1 } } })).toBe(
      'passed',
    );
    expect(refusedLast(two, [activate('Giant', paid), choose('lore')])).toBe('passed');
  });

  it('cannot be paid without one', () => {
    expect(refusedLast(board([giant({})]), [activate('Giant', paid)])).toBe('passed');
  });

  it('comes from another creature that its controller controls', () => {
    const broker = {
      ...creature('Broker', 'A', '1/1'),
      counters: { '+1/+1': 3 },
      text: '{T}, Remove a counter from another creature you control: You gain 2 life.',
    };
    const mine = { ...creature('Mine', 'A', '2/2'), counters: { '+1/+1': 1, flying: 1 } };
    const other = { ...creature('Other', 'A', '2/2') };
    const yours = { ...creature('Yours', 'B', '2/2'), counters: { '+1/+1': 1 } };
    const all = board([broker, mine, other, yours]);
    expect(
      outcome(all, [activate('Broker'), choose('flying'), resolve], { counters: { Mine: { '+1/+1': 1, flying: 0 } }, life: { A: 22 } }),
    ).toBe('passed');
    expect(refusedLast(board([broker, other, yours]), [activate('Broker')])).toBe('passed');
  });
});

describe('a counter of any kind that an effect removes', () => {
  const target = { ...creature('Target', 'B', '2/2'), counters: { '+1/+1': 2, shield: 1 } };
  it('is chosen by the controller of the effect as it resolves', () => {
    const remove = effect('Remove a counter from target permanent.', 'Target');
    expect(outcome(board([target]), [remove, choose('shield')], { counters: { Target: { '+1/+1': 2, shield: 0 } } })).toBe('passed');
    expect(outcome(board([target]), [remove, choose('+1/+1')], { pt: { Target: '3/3' } })).toBe('passed');
  });

  it('is an offer only where there is one', () => {
    const runner = {
      ...creature('Runner', 'A', '2/1'),
      cost: '{1}{G}',
      text: 'When Runner enters, you may remove a counter from target permanent. If you do, draw a card.',
    };
    const hand = { zones: { battlefield: [target, creature('Bare', 'B', '2/2')], hand: { A: [runner] } } };
    const enters = (on: string) => [cast('Runner', paid), resolve, { by: 'A', do: 'choose', choice: on }, resolve];
    expect(
      outcome(hand, [...enters('Target'), choose('yes'), choose('shield')], { counters: { Target: { shield: 0 } }, handSize: { A: 1 } }),
    ).toBe('passed');
    expect(
      outcome(hand, [...enters('Target'), choose('no')], { counters: { Target: { shield: 1, '+1/+1': 2 } }, handSize: { A: 0 } }),
    ).toBe('passed');
    expect(outcome(hand, enters('Bare'), { handSize: { A: 0 } })).toBe('passed');
  });

  it('may be one of a player', () => {
    const remove = effect('Remove a counter from target opponent.', 'B');
    expect(outcome(board([], { poison: { B: 3 } }), [remove], { poison: { B: 2 } })).toBe('passed');
  });
});
