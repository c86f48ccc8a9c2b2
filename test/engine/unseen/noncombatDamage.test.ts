/** Noncombat damage: waited for, and replaced by something else or by more of it (120.2b, 614.1a). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const mage = (text: string) => ({ ...creature('mage', 'A', '2/2'), name: 'Mage', text });
const instead =
  'If a source you control would deal noncombat damage to a creature an opponent controls, put that many -1/-1 counters on that creature instead.';
const more =
  'If another source you control would deal noncombat damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.';
const watches = 'Whenever a source you control deals noncombat damage to an opponent, you draw that many cards.';
const hit = (by: string, who: string, what: string) => ({
  by,
  do: 'effect',
  text: 'Target creature deals 2 damage to any other target.',
  targets: [who, what],
});
const until = { by: 'all', do: 'pass until', until: 'stack empty' };
const outcome = (text: string, actions: readonly object[], expected: object, setup: object = {}) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        librarySize: { A: 9, B: 9 },
        zones: { battlefield: [mage(text), creature('mine', 'A', '3/9'), creature('foe', 'B', '4/9')] },
        ...setup,
      },
      actions: [...actions, until],
      expect: expected,
    }),
  );
const combat = { step: 'declare blockers', attacking: { mine: 'B' }, blocking: { foe: 'mine' } };
const damage = { by: 'all', do: 'pass until', until: 'combat damage' };

describe('noncombat damage', () => {
  it('is counters instead, of your sources on their creatures alone', () => {
    expect(outcome(instead, [hit('A', 'mine', 'foe')], { damage: { foe: 0 }, counters: { foe: { '-1/-1': 2 } } })).toBe('passed');
    expect(outcome(instead, [hit('B', 'foe', 'mine')], { damage: { mine: 2 }, counters: { mine: {} } })).toBe('passed');
    expect(outcome(instead, [hit('A', 'mine', 'mage')], { zones: { mage: 'graveyard' } })).toBe('passed');
    expect(outcome(instead, [hit('A', 'mine', 'B')], { life: { B: 18 } })).toBe('passed');
  });

  it('is not combat damage, which is dealt', () => {
    expect(outcome(instead, [damage], { damage: { foe: 3, mine: 4 }, pt: { foe: '4/9' } }, combat)).toBe('passed');
  });

  it('is one more of other sources, to players too, and not in combat', () => {
    expect(outcome(more, [hit('A', 'mine', 'B'), hit('A', 'mine', 'foe')], { life: { B: 17 }, damage: { foe: 3 } })).toBe('passed');
    expect(outcome(more, [hit('A', 'mage', 'B'), hit('B', 'foe', 'A')], { life: { A: 18, B: 18 } })).toBe('passed');
    expect(outcome(more, [damage], { damage: { foe: 3 } }, combat)).toBe('passed');
  });

  it('is waited for, and combat damage is not', () => {
    expect(outcome(watches, [hit('A', 'mine', 'B')], { life: { B: 18 }, handSize: { A: 2 } })).toBe('passed');
    expect(outcome(watches, [hit('A', 'mine', 'foe'), hit('B', 'foe', 'A')], { handSize: { A: 0 } })).toBe('passed');
    const unblocked = { step: 'declare blockers', attacking: { mine: 'B' }, blocking: {} };
    expect(outcome(watches, [damage], { life: { B: 17 }, handSize: { A: 0 } }, unblocked)).toBe('passed');
  });

  it('is prevented, and gives life', () => {
    const text = 'If noncombat damage would be dealt to you, prevent that damage. You gain life equal to the damage prevented this way.';
    expect(outcome(text, [hit('B', 'foe', 'A')], { life: { A: 22 } })).toBe('passed');
    const attacked = { active: 'B', step: 'declare blockers', attacking: { foe: 'A' }, blocking: {} };
    expect(outcome(text, [damage], { life: { A: 16 } }, attacked)).toBe('passed');
  });
});

describe('is refused', () => {
  const reads = (text: string) => compileText(text, { name: 'Mage', types: ['creature'], subtypes: [] }).ok;
  it('where two creatures could be that creature, or nothing could', () => {
    expect(reads('If a creature would deal noncombat damage to a creature, put that many -1/-1 counters on that creature instead.')).toBe(
      false,
    );
    expect(
      reads(
        'If a source you control would deal noncombat damage to a permanent or player, put that many -1/-1 counters on that permanent instead.',
      ),
    ).toBe(false);
    expect(
      reads('Whenever a source you control deals noncombat damage to a creature equal to that creature’s toughness, draw a card.'),
    ).toBe(false);
  });
});
