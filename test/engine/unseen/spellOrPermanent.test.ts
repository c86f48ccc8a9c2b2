/** "Spell or permanent": a word that names a zone stands beside one that means the battlefield. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const lace = { ref: 'lace', name: 'Deathlace', type: 'Instant', cost: '{0}', text: 'Target spell or permanent becomes black.' };
const snap = {
  ref: 'snap',
  name: 'Venser’s Way',
  type: 'Instant',
  cost: '{0}',
  text: "Return target spell or permanent to its owner's hand.",
};
const giant = { ref: 'giant', name: 'Giant', type: 'Creature — Giant', cost: '{0}', pt: '3/3' };
const resolve = { by: 'all', do: 'resolve' };

describe.each(['1999-04-23', '2006-10-01', '2026-01-16'])('a spell or permanent, under the rules of %s,', (edition) => {
  it('may be a permanent', () => {
    const board = { edition, setup: { zones: { battlefield: [creature('bear', 'B')], hand: { A: [lace] } } } };
    const actions = [{ by: 'A', do: 'cast', object: 'lace', targets: ['bear'] }, resolve];
    expect(verdict(play({ ...board, actions, expect: { colors: { bear: ['black'] } } }))).toBe('passed');
  });

  it('may be a spell, which the other resolves before', () => {
    const board = { edition, setup: { zones: { hand: { A: [giant, snap] } } } };
    const actions = [{ by: 'A', do: 'cast', object: 'giant' }, { by: 'A', do: 'cast', object: 'snap', targets: ['giant'] }, resolve];
    expect(verdict(play({ ...board, actions, expect: { zones: { giant: 'hand', snap: 'graveyard' } } }))).toBe('passed');
  });

  it('is no card elsewhere', () => {
    const board = { edition, setup: { zones: { battlefield: [creature('bear', 'B')], graveyard: { B: [giant] }, hand: { A: [lace] } } } };
    const actions = [{ by: 'A', do: 'cast', object: 'lace', targets: ['giant'] }];
    expect(verdict(play({ ...board, actions, expect: { refused: { action: 1 } } }))).toBe('passed');
  });
});
