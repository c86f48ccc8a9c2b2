/** That something is done to nothing is told: no such thing is there, or it is so already (608.2c, 609.3, 611.2c, 701.26). Written from the rules before they were run. */
import { describe, expect, it } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { told } from './outcome.ts';

const missing = (text: string, battlefield: readonly object[] = [], more: object = {}) =>
  told({ zones: { battlefield } }, [{ by: 'A', do: 'effect', text, ...more }], 'missing');
const none = 'There is nothing that it would be done to.';

describe('where none of a kind is there', () => {
  it.each([
    'Destroy all creatures.',
    'Exile all artifacts.',
    "Return all creatures to their owners' hands.",
    'Return all creature cards from your graveyard to your hand.',
    'Tap all creatures.',
    'Untap all lands you control.',
    'Put a +1/+1 counter on each creature you control.',
    'Remove all counters from all permanents.',
    '~ deals 2 damage to each creature.',
    'Regenerate each creature you control.',
    'Counter all spells.',
  ])('%s', (text) => {
    expect(missing(text)).toEqual([[none, ['609.3']]]);
  });

  it.each(['Creatures you control get +1/+1 until end of turn.', 'Gain control of all creatures.'])('%s', (text) => {
    expect(missing(text)).toEqual([[none, ['611.2c', '609.3']]]);
    expect(told({ zones: {} }, [{ by: 'A', do: 'effect', text }], 'effect')).toEqual([]);
  });

  it('but not where one is there, or a player is meant as well', () => {
    expect(missing('Destroy all creatures.', [creature('bear', 'B')])).toEqual([]);
    expect(missing('~ deals 2 damage to each creature and each player.')).toEqual([]);
    expect(missing('Creatures you control get +1/+1 until end of turn.', [creature('bear', 'A')])).toEqual([]);
    expect(missing('Creatures you control get +1/+1 until end of turn.', [creature('bear', 'B')])).toHaveLength(1);
  });

  it('nor of what a rule says of whatever comes: that begins (611.2c)', () => {
    expect(missing("Creatures can't block this turn.")).toEqual([]);
    expect(told({ zones: {} }, [{ by: 'A', do: 'effect', text: "Creatures can't block this turn." }], 'effect')).toHaveLength(1);
  });

  it('and what is chosen among none', () => {
    const [first, ...rest] = missing('Choose a creature you control. It gains flying until end of turn.');
    expect(first).toEqual(['There is nothing to choose.', ['609.3']]);
    expect(rest).toEqual([['Nothing was chosen this way.', ['609.3']]]);
  });
});

describe('what is so already', () => {
  it('is not tapped, nor untapped', () => {
    const bear = (tapped: boolean) => creature('bear', 'B', '2/2', { tapped });
    const aimed = { targets: ['bear'] };
    expect(missing('Untap target creature.', [bear(false)], aimed)).toEqual([['bear is untapped already.', ['701.26b', '609.3']]]);
    expect(missing('Tap target creature.', [bear(true)], aimed)).toEqual([['bear is tapped already.', ['701.26a', '609.3']]]);
    expect(missing('Tap target creature.', [bear(false)], aimed)).toEqual([]);
  });

  it('of several is told where it is all of them', () => {
    const [bear, wolf] = [creature('bear', 'B'), creature('wolf', 'B')];
    expect(missing('Untap all creatures.', [bear, wolf])).toEqual([['bear and wolf are untapped already.', ['701.26b', '609.3']]]);
    expect(missing('Untap all creatures.', [bear, { ...wolf, tapped: true }])).toEqual([]);
  });
});

it('that no counter is removed of any kind names none', () => {
  expect(missing('Remove all counters from all permanents.', [creature('bear', 'B')])).toEqual([
    ['No counter is removed: the number comes to 0.', ['608.2h']],
  ]);
});
