/** A split card off the stack has two names: what looks for a name, or for the same one, finds either (201.2a, 709.4a). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const half = (name: string, cost: string) => ({ name, type: 'Instant', cost, text: 'You gain 1 life.' });
const split = (ref: string) => ({ ref, layout: 'split', faces: [half('Warm', '{R}'), half('Cold', '{U}')] });
const spell = (text: string, more: object = {}) => ({ ref: 's', name: 'Test spell', type: 'Sorcery', cost: '{B}', text, ...more });
const outcome = (setup: object, actions: readonly object[], expected: object, edition = '2026-01-16') =>
  verdict(play({ edition, setup: { librarySize: { A: 9, B: 9 }, ...setup }, actions, expect: expected }));
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const resolve = { by: 'all', do: 'resolve' };
const choose = (choice: unknown) => ({ by: 'A', do: 'choose', choice });

describe('a chosen name', () => {
  const therapy = spell('Choose a nonland card name. Target player reveals their hand and discards all cards with that name.');
  const other = { ref: 'other', name: 'Tepid', type: 'Instant', cost: '{R}' };
  const setup = { mana: { A: '{B}' }, zones: { hand: { A: [therapy], B: [split('w'), other] } } };
  const named = (name: string) => [cast('s', { targets: ['B'] }), resolve, choose(name)];

  it.each([
    ['Warm', 'graveyard', 'hand'],
    ['Cold', 'graveyard', 'hand'],
    ['Tepid', 'hand', 'graveyard'],
  ])('%s is that of half a card too', (name, w, o) => {
    expect(outcome(setup, named(name), { zones: { w, other: o } })).toBe('passed');
  });

  it('is that of one half, and once was that of both', () => {
    const refused = { refused: { action: 3 } };
    const discarded = { zones: { w: 'graveyard', other: 'hand' } };
    expect(outcome(setup, named('Warm // Cold'), refused)).toBe('passed');
    expect(outcome(setup, named('Warm // Cold'), discarded, '2013-02-01')).toBe('passed');
    expect(outcome(setup, named('Warm'), refused, '2013-02-01')).toBe('passed');
  });
});

describe('the same name', () => {
  const shrine = {
    ref: 'shrine',
    name: 'Test shrine',
    type: 'Enchantment',
    controller: 'A',
    text: 'Whenever a player casts a spell, that player gains X life, where X is the number of cards in all graveyards with the same name as that spell.',
  };
  const run = (cardInGraveyard: object, how: object) =>
    outcome(
      { mana: { A: '{R}{U}' }, zones: { battlefield: [shrine], graveyard: { B: [cardInGraveyard] }, hand: { A: [split('w')] } } },
      [cast('w', how), { by: 'all', do: 'pass until', until: 'stack empty' }],
      { life: { A: 22 } },
    );

  it.each(['left', 'right'])('is that of the %s half of a card', (which) => {
    expect(run(split('dead'), { split: which })).toBe('passed');
  });

  it('is not that of a card with neither of its names', () => {
    expect(run({ ref: 'dead', name: 'Tepid', type: 'Instant' }, { split: 'left' })).toMatch(/^failed life.A/);
  });
});
