/** What gains all creature types has each of them; what loses all has none, and keeps its other subtypes (205.3m, 613.1d, 702.73). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const gains = 'Target creature gains all creature types until end of turn.';
const loses = 'Target creature loses all creature types until end of turn.';
const effect = (text: string, target: string) => ({ by: 'A', do: 'effect', text, targets: [target] });
const lord = {
  ref: 'lord',
  name: 'Lord',
  type: 'Enchantment',
  controller: 'A',
  text: 'Goblin creatures get +1/+1.\nElf creatures get +2/+2.',
};
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object) =>
  verdict(play({ edition: '2025-11-14', setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield } }, actions, expect: expected }));
const goblin = { ...creature('it', 'A', '2/2'), type: 'Artifact Creature — Equipment Goblin' };

describe('all creature types', () => {
  it('are gained for the turn, and end with it', () => {
    expect(outcome([lord, goblin], [effect(gains, 'it')], { pt: { it: '5/5' } })).toBe('passed');
    const later = { by: 'all', do: 'pass until', until: 'upkeep' };
    expect(outcome([lord, goblin], [effect(gains, 'it'), later], { pt: { it: '3/3' } })).toBe('passed');
  });

  it('are lost, and what is no creature type stays', () => {
    expect(outcome([lord, goblin], [effect(loses, 'it')], { pt: { it: '2/2' }, subtypes: { it: ['Equipment'] } })).toBe('passed');
  });

  it('are lost by who has all of them, by nature or by an effect before', () => {
    const changeling = { ...creature('it', 'A', '2/2'), text: 'Changeling' };
    expect(outcome([lord, changeling], [], { pt: { it: '5/5' } })).toBe('passed');
    expect(outcome([lord, changeling], [effect(loses, 'it')], { pt: { it: '2/2' } })).toBe('passed');
    expect(outcome([lord, goblin], [effect(gains, 'it'), effect(loses, 'it')], { pt: { it: '2/2' } })).toBe('passed');
  });

  it('are gained again by a later effect', () => {
    expect(outcome([lord, goblin], [effect(loses, 'it'), effect(gains, 'it')], { pt: { it: '5/5' } })).toBe('passed');
  });

  it('are lost by all that a player controls then, and by nothing that enters later', () => {
    const text = 'Creatures target player controls get -1/-0 and lose all creature types until end of turn.';
    const spell = { ref: 'new', name: 'New', type: 'Creature — Goblin', cost: '{0}', pt: '1/1', text: 'Flash' };
    const result = play({
      edition: '2025-11-14',
      setup: { zones: { battlefield: [lord, goblin], hand: { A: [spell] } } },
      actions: [effect(text, 'A'), { by: 'A', do: 'cast', object: 'new' }, { by: 'all', do: 'resolve' }],
      expect: { pt: { it: '1/2', new: '2/2' } },
    });
    expect(verdict(result)).toBe('passed');
  });
});
