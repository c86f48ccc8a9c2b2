/** Damage of a source of one's choice, prevented for the turn or dealt to something else (609.7, 614.9, 615). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const choose = (choice: string) => ({ by: 'A', do: 'choose', choice });
const effect = (by: string, text: string, targets: readonly string[] = []) => ({
  by,
  do: 'effect',
  text,
  ...(targets.length > 0 ? { targets } : {}),
});
const board = [creature('mine', 'A', '3/3'), creature('friend', 'A', '3/9'), creature('foe', 'B', '4/4'), creature('other', 'B', '2/9')];
const outcome = (actions: readonly object[], expected: object, battlefield: readonly object[] = board, more: object = {}) =>
  verdict(play({ edition: '2025-11-14', setup: { active: 'B', zones: { battlefield }, ...more }, actions, expect: expected }));
const until = { by: 'all', do: 'pass until', until: 'stack empty' };
const chant =
  'All damage that would be dealt this turn to target creature you control by a source of your choice is dealt to another target creature instead.';
const hits = (who: string, what: string) =>
  effect('B', 'Target creature deals damage equal to its power to another target creature.', [who, what]);

describe('all damage of a source of your choice', () => {
  it('is dealt to the other creature, each time this turn, and that of no other source', () => {
    const actions = [effect('A', chant, ['mine', 'other']), choose('foe'), hits('other', 'mine'), hits('foe', 'mine'), hits('foe', 'mine')];
    expect(outcome(actions, { damage: { mine: 2, other: 8 } })).toBe('passed');
  });

  it('stays where it is when the other creature has gone', () => {
    const gone = effect('B', "Return target creature to its owner's hand.", ['other']);
    expect(outcome([effect('A', chant, ['friend', 'other']), choose('foe'), gone, hits('foe', 'friend')], { damage: { friend: 4 } })).toBe(
      'passed',
    );
  });

  it('is combat damage still', () => {
    const combat = { step: 'declare blockers', attacking: { foe: 'A' }, blocking: { friend: 'foe' } };
    const watching = { ...creature('mine', 'A', '3/3'), text: 'Whenever a creature deals combat damage to a creature, you gain 1 life.' };
    const actions = [effect('A', chant, ['friend', 'mine']), choose('foe'), { by: 'all', do: 'pass until', until: 'combat damage' }];
    const battlefield = board.map((each) => (each.ref === 'mine' ? watching : each));
    // Both deal combat damage to a creature: the other to what is dealt it instead.
    expect(
      outcome([...actions, until], { damage: { friend: 0, foe: 3 }, zones: { mine: 'graveyard' }, life: { A: 22 } }, battlefield, combat),
    ).toBe('passed');
  });

  it('is prevented whoever it would be dealt to', () => {
    const text = 'Prevent all damage a source of your choice would deal this turn.';
    const actions = [effect('A', text), choose('foe'), hits('foe', 'mine'), hits('other', 'mine'), hits('foe', 'other')];
    expect(outcome(actions, { damage: { mine: 2, other: 0 } })).toBe('passed');
  });

  it('is prevented to you alone where the text says so', () => {
    const text = 'Prevent all damage a source of your choice would deal to you this turn.';
    const burn = effect('B', 'Target creature deals 3 damage to each opponent and each creature.', ['foe']);
    expect(outcome([effect('A', text), choose('foe'), burn, burn], { life: { A: 20, B: 20 }, damage: { friend: 6 } })).toBe('passed');
  });
});

describe('the next time', () => {
  const text =
    'The next time a source of your choice would deal damage to you this turn, that damage is dealt to target creature you control instead.';
  it('is once', () => {
    const burn = effect('B', 'Target creature deals 2 damage to target opponent.', ['foe', 'A']);
    expect(outcome([effect('A', text, ['friend']), choose('foe'), burn, burn], { life: { A: 18 }, damage: { friend: 2 } })).toBe('passed');
  });

  it('waits for the source that was chosen', () => {
    const burn = (who: string) => effect('B', 'Target creature deals 2 damage to target opponent.', [who, 'A']);
    expect(
      outcome([effect('A', text, ['friend']), choose('foe'), burn('other'), burn('foe')], { life: { A: 18 }, damage: { friend: 2 } }),
    ).toBe('passed');
  });
});

describe('damage by what is a target', () => {
  const text = 'All combat damage that would be dealt to you this turn by target unblocked creature is dealt to its controller instead.';
  it('goes to its controller, and other damage does not', () => {
    const combat = { step: 'declare blockers', attacking: { foe: 'A', other: 'A' }, blocking: { friend: 'other' } };
    const actions = [
      effect('A', text, ['foe']),
      effect('B', 'Target creature deals 1 damage to target opponent.', ['foe', 'A']),
      { by: 'all', do: 'pass until', until: 'combat damage' },
    ];
    expect(outcome(actions, { life: { A: 19, B: 16 } }, board, combat)).toBe('passed');
  });
});

describe('is refused', () => {
  const refused = (text: string) => compileText(text, { name: 'Test', types: ['instant'], subtypes: [] }).ok;
  it('of damage to several, where the next time means all that is dealt at once', () => {
    expect(
      refused(
        'The next time a source of your choice would deal damage to you and/or creatures you control this turn, that damage is dealt to target creature instead.',
      ),
    ).toBe(false);
    expect(
      refused('The next time a source of your choice would deal damage this turn, that damage is dealt to target creature instead.'),
    ).toBe(false);
    expect(
      refused(
        'All damage that would be dealt this turn to creatures you control by a source of your choice is dealt to target creature instead.',
      ),
    ).toBe(false);
  });
});
