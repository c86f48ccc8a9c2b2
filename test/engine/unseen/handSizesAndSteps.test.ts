/** Maximum hand sizes that are changed, costs that both of two things take away, and untap steps of several controllers (402.2, 118.9, 502.3). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const card = (ref: string) => ({ ref, name: ref, type: 'Land' });
const cards = (player: string, many: number) => Array.from({ length: many }, (_, at) => card(`${player}${at}`));
const rule = (ref: string, text: string, timestamp: number) => ({ ref, name: ref, type: 'Enchantment', controller: 'A', text, timestamp });

describe('a maximum hand size', () => {
  const kept = (battlefield: readonly object[], active: 'A' | 'B', discarded: number) =>
    verdict(
      play({
        edition: '2025-11-14',
        setup: { active, step: 'end', zones: { battlefield, hand: { A: cards('A', 9), B: cards('B', 9) } } },
        actions: [
          { by: 'all', do: 'pass' },
          ...(discarded > 0 ? [{ by: active, do: 'choose', choice: cards(active, discarded).map(({ ref }) => ref) }] : []),
        ],
        expect: { handSize: { [active]: 9 - discarded } },
      }),
    );
  const less = "Each opponent's maximum hand size is reduced by two.";

  it('is that much less for each opponent, and not for you', () => {
    expect(kept([rule('x', less, 1)], 'B', 4)).toBe('passed');
    expect(kept([rule('x', less, 1)], 'A', 2)).toBe('passed');
  });

  it('is changed by each, one after the other, and never below zero', () => {
    expect(kept([rule('x', less, 1), rule('y', less, 2)], 'B', 6)).toBe('passed');
    expect(kept([rule('x', "Each opponent's maximum hand size is reduced by seven.", 1), rule('y', less, 2)], 'B', 9)).toBe('passed');
    expect(kept([rule('x', 'Your maximum hand size is increased by one.', 1)], 'A', 1)).toBe('passed');
  });

  it('is none where an effect takes it away, whatever changed it before', () => {
    expect(kept([rule('x', 'Your maximum hand size is reduced by four.', 1), rule('y', 'You have no maximum hand size.', 2)], 'A', 0)).toBe(
      'passed',
    );
  });
});

describe('a cost that two things together take away', () => {
  const text =
    'If an opponent controls a Plains and you control a Swamp, you may cast Rite without paying its mana cost.\nYou gain 2 life.';
  const land = (subtype: string, controller: string) => ({
    ref: `${subtype}${controller}`,
    name: subtype,
    type: `Basic Land — ${subtype}`,
    controller,
  });
  const outcome = (battlefield: readonly object[]) =>
    verdict(
      play({
        edition: '2025-11-14',
        setup: { zones: { battlefield, hand: { A: [{ ref: 'rite', name: 'Rite', type: 'Sorcery', cost: '{5}', text }] } } },
        actions: [
          { by: 'A', do: 'cast', object: 'rite', alternative: true },
          { by: 'all', do: 'resolve' },
        ],
        expect: { life: { A: 22 } },
      }),
    );
  it('is there with both of them alone', () => {
    expect(outcome([land('Plains', 'B'), land('Swamp', 'A')])).toBe('passed');
    expect(outcome([land('Plains', 'A'), land('Swamp', 'A')])).toMatch(/^failed/);
    expect(outcome([land('Plains', 'B'), land('Swamp', 'B')])).toMatch(/^failed/);
  });
});

describe("their controllers' next untap steps", () => {
  const text = "Tap up to two target creatures. Those creatures don't untap during their controllers' next untap steps.";
  it('are that of each by its own controller', () => {
    const outcome = (until: readonly string[], tapped: object) =>
      verdict(
        play({
          edition: '2025-11-14',
          setup: {
            librarySize: { A: 9, B: 9 },
            zones: { battlefield: [creature('mine', 'A'), creature('foe', 'B'), { ...creature('free', 'B'), tapped: true }] },
          },
          actions: [
            { by: 'A', do: 'effect', text, targets: ['mine', 'foe'] },
            ...until.map((step) => ({ by: 'all', do: 'pass until', until: step })),
          ],
          expect: { tapped },
        }),
      );
    expect(outcome(['upkeep'], { mine: true, foe: true, free: false })).toBe('passed');
    expect(outcome(['upkeep', 'end', 'upkeep'], { mine: true, foe: true })).toBe('passed');
    expect(outcome(['upkeep', 'end', 'upkeep', 'end', 'upkeep'], { mine: true, foe: false })).toBe('passed');
    expect(outcome(['upkeep', 'end', 'upkeep', 'end', 'upkeep', 'end', 'upkeep'], { mine: false, foe: false })).toBe('passed');
  });

  it('are refused of one', () => {
    const about = { name: 'Test', types: ['sorcery'], subtypes: [] };
    expect(compileText("Tap target creature. That creature doesn't untap during their controllers' next untap steps.", about).ok).toBe(
      false,
    );
  });
});
