/** What would be prevented and cannot be: what is done besides is done, with the damage that would be dealt; "prevented this way" is none (615.12). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const shock = { ref: 'shock', name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to any target.' };
const torment = { ref: 'torment', name: 'Everlasting Torment', type: 'Enchantment', text: "Damage can't be prevented.", controller: 'B' };
const outcome = (text: string, target: string, isPreventable: boolean, expected: object, counters: object = {}) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        mana: { A: '{R}' },
        librarySize: { A: 9, B: 9 },
        zones: {
          battlefield: [{ ...creature('hydra', 'B', '5/5'), text, counters }, ...(isPreventable ? [] : [torment])],
          hand: { A: [shock] },
        },
      },
      actions: [
        { by: 'A', do: 'cast', object: 'shock', targets: [target] },
        { by: 'all', do: 'pass until', until: 'stack empty' },
      ],
      expect: expected,
    }),
  );

describe('damage that cannot be prevented', () => {
  const milling = 'If damage would be dealt to you, prevent that damage and mill twice that many cards.';
  const growing = 'If damage would be dealt to this creature, prevent that damage and remove that many +1/+1 counters from it.';
  const counting =
    'If damage would be dealt to this creature, prevent that damage. Put a -1/-1 counter on this creature for each 1 damage prevented this way.';

  it('is dealt, and twice as many cards are milled', () => {
    expect(outcome(milling, 'B', false, { life: { B: 18 }, librarySize: { B: 5 } })).toBe('passed');
    expect(outcome(milling, 'B', true, { life: { B: 20 }, librarySize: { B: 5 } })).toBe('passed');
  });

  it('is dealt, and as many counters go', () => {
    const three = { '+1/+1': 3 };
    expect(outcome(growing, 'hydra', false, { damage: { hydra: 2 }, counters: { hydra: { '+1/+1': 1 } } }, three)).toBe('passed');
    expect(outcome(growing, 'hydra', true, { damage: { hydra: 0 }, counters: { hydra: { '+1/+1': 1 } } }, three)).toBe('passed');
  });

  it('is dealt by a source that is named, and what is done to or by that is done', () => {
    const mirror = "If a source would deal damage to this creature, prevent that damage. The source's controller loses that much life.";
    expect(outcome(mirror, 'hydra', false, { damage: { hydra: 2 }, life: { A: 18, B: 20 } })).toBe('passed');
    expect(outcome(mirror, 'hydra', true, { damage: { hydra: 0 }, life: { A: 18, B: 20 } })).toBe('passed');
    const cards =
      "If a source would deal damage to this creature, prevent that damage. The source's controller draws cards equal to the damage prevented this way.";
    expect(outcome(cards, 'hydra', false, { damage: { hydra: 2 }, handSize: { A: 0 } })).toBe('passed');
    expect(outcome(cards, 'hydra', true, { damage: { hydra: 0 }, handSize: { A: 2 } })).toBe('passed');
  });

  it('is none that was prevented', () => {
    expect(outcome(counting, 'hydra', false, { damage: { hydra: 2 }, counters: { hydra: {} } })).toBe('passed');
    expect(outcome(counting, 'hydra', true, { damage: { hydra: 0 }, counters: { hydra: { '-1/-1': 2 } } })).toBe('passed');
  });
});
