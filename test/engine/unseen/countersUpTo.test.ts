/** How many counters an ability may put on its source at most, whatever X is (107.3, 122.1, 608.2d). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const text = (many = 'four') =>
  `{X}: Put up to X +1/+0 counters on Beast. This ability can't cause the total number of +1/+0 counters on Beast to be greater than ${many}. Activate this ability only during your upkeep.`;
const beast = (counters: number) => ({ ...creature('beast', 'A', '0/4'), name: 'Beast', text: text(), counters: { '+1/+0': counters } });
const outcome = (counters: number, x: number, more: readonly object[], expected: object, others: readonly object[] = []) =>
  verdict(
    play({
      edition: '2011-02-04',
      setup: { step: 'upkeep', mana: { A: '{C}{C}{C}{C}{C}{C}' }, zones: { battlefield: [beast(counters), ...others] } },
      actions: [{ by: 'A', do: 'activate', object: 'beast', x }, { by: 'all', do: 'resolve' }, ...more],
      expect: expected,
    }),
  );
const choose = (choice: number) => ({ by: 'A', do: 'choose', choice });

describe('up to X counters, up to so many', () => {
  it('are as many as are chosen, none included', () => {
    expect(outcome(1, 3, [choose(2)], { pt: { beast: '3/4' } })).toBe('passed');
    expect(outcome(1, 3, [choose(0)], { pt: { beast: '1/4' } })).toBe('passed');
  });

  it('are no more than X, and no more than are missing', () => {
    expect(outcome(0, 2, [choose(3)], { refused: { action: 3 } })).toBe('passed');
    expect(outcome(3, 3, [choose(2)], { refused: { action: 3 } })).toBe('passed');
    expect(outcome(3, 3, [choose(1)], { pt: { beast: '4/4' } })).toBe('passed');
  });

  it('are none where more are there already, which stay', () => {
    expect(outcome(6, 3, [], { pt: { beast: '6/4' } })).toBe('passed');
  });

  it('are no more though twice as many would be put', () => {
    const season = {
      ref: 'season',
      name: 'Season',
      type: 'Enchantment',
      controller: 'A',
      text: 'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
    };
    expect(outcome(1, 3, [choose(3)], { pt: { beast: '4/4' } }, [season])).toBe('passed');
  });
});

describe('is refused', () => {
  it('of other counters than those that are put', () => {
    const about = { name: 'Beast', types: ['creature'], subtypes: [] };
    expect(compileText(text(), about).ok).toBe(true);
    expect(compileText(text().replace('number of +1/+0', 'number of +1/+1'), about).ok).toBe(false);
    expect(compileText(text('X'), about).ok).toBe(false);
  });
});
