/** Permanents that enter transformed (712.13a): with the back face up, where there is one that a permanent can have. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const all = { ref: 'all', name: 'Test all', type: 'Enchantment', controller: 'B', text: 'Creatures enter transformed.' };
const double = (ref: string, front: object, back: object) => ({
  ref,
  layout: 'transform',
  faces: [
    { name: `Test ${ref}`, ...front },
    { name: `Back of ${ref}`, ...back },
  ],
});
const moon = double('moon', { type: 'Creature — Human', cost: '{0}', pt: '1/1' }, { type: 'Creature — Werewolf', pt: '5/5' });
const feast = double('feast', { type: 'Creature — Human', cost: '{0}', pt: '1/1' }, { type: 'Instant' });
const plain = { ref: 'plain', name: 'Test plain', type: 'Creature — Bear', cost: '{0}', pt: '2/2' };
const cast = (object: string) => [
  { by: 'A', do: 'cast', object },
  { by: 'all', do: 'resolve' },
];
const outcome = (zones: object, actions: readonly object[], expected: object, edition = '2026-01-16') =>
  verdict(play({ edition, players: ['A', 'B', 'C'], setup: { zones }, actions, expect: expected }));

describe('what enters transformed', () => {
  it('has its back face up, and enters as it is where it has none', () => {
    const actions = [...cast('moon'), ...cast('plain')];
    const expected = { pt: { moon: '5/5', plain: '2/2' }, zones: { moon: 'battlefield', plain: 'battlefield' } };
    expect(outcome({ battlefield: [all], hand: { A: [moon, plain] } }, actions, expected)).toBe('passed');
  });

  it('does not enter where that is an instant, in 2023 as today', () => {
    const zones = { battlefield: [all], hand: { A: [feast] } };
    const expected = { zones: { feast: 'graveyard' }, graveyardSize: { A: 1 }, cites: ['712.13a'] };
    expect(outcome(zones, cast('feast'), expected, '2023-04-14')).toBe('passed');
    expect(outcome(zones, cast('feast'), expected)).toBe('passed');
  });

  it('enters with its front face up where nothing says otherwise, or what says so is about others', () => {
    const battles = { ...all, text: 'Battles enter transformed.' };
    const expected = { pt: { moon: '1/1', feast: '1/1' } };
    const actions = [...cast('moon'), ...cast('feast')];
    expect(outcome({ battlefield: [battles], hand: { A: [moon, feast] } }, actions, expected)).toBe('passed');
  });

  it('stays where it is when it is no spell and its back face is an instant', () => {
    const text = 'Return target creature card from your graveyard to the battlefield.';
    const actions = [{ by: 'A', do: 'effect', text, targets: ['feast'] }];
    expect(outcome({ battlefield: [all], graveyard: { A: [feast] } }, actions, { zones: { feast: 'graveyard' } })).toBe('passed');
    const other = [{ by: 'A', do: 'effect', text, targets: ['moon'] }];
    expect(outcome({ battlefield: [all], graveyard: { A: [moon] } }, other, { pt: { moon: '5/5' } })).toBe('passed');
  });

  it('goes to the graveyard of its owner, whatever it would be a copy of', () => {
    const moth = { ...plain, ref: 'moth', name: 'Test moth', controller: 'C', text: 'This creature enters transformed.' };
    const clone = double(
      'clone',
      {
        type: 'Creature — Shapeshifter',
        cost: '{0}',
        pt: '0/1',
        text: 'You may have this creature enter as a copy of any creature on the battlefield.',
      },
      { type: 'Sorcery' },
    );
    const zones = { battlefield: [moth], hand: { A: [clone] } };
    const copied = [...cast('clone'), { by: 'A', do: 'choose', choice: 'moth' }];
    expect(outcome(zones, copied, { zones: { clone: 'graveyard' } })).toBe('passed');
    const itself = [...cast('clone'), { by: 'A', do: 'choose', choice: 'no' }];
    expect(outcome(zones, itself, { zones: { clone: 'battlefield' }, pt: { clone: '0/1' } })).toBe('passed');
  });
});
