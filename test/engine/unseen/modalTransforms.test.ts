/** Modal double-faced cards transform as others do since the edition of 2025-11-14 (701.27a, 712.9, 712.11a, 712.14a). */
import { describe, expect, it } from 'vitest';
import { outcome } from './outcome.ts';

const modal = (back: object) => ({
  ref: 'x',
  layout: 'modal',
  faces: [
    { name: 'Front', type: 'Creature — Bear', cost: '{1}', pt: '1/1' },
    { name: 'Back', cost: '{4}', ...back },
  ],
});
const wolf = { type: 'Creature — Wolf', pt: '3/3' };
const effect = (text: string, ...targets: string[]) => ({ by: 'A', do: 'effect', text, targets });
const before = '2025-07-25';
const since = '2025-11-14';

describe('what is represented by a modal double-faced card', () => {
  const battlefield = [{ controller: 'A', ...modal(wolf) }];
  const transform = [effect('Transform target creature.', 'x')];

  it.each([
    [before, { name: { x: 'Front' }, manaValue: { x: 1 } }],
    // What is up has its own mana value, other than the back face of what is not modal (712.8f).
    [since, { name: { x: 'Back' }, manaValue: { x: 4 } }],
  ])('transforms from November 2025 on: %s', (edition, expected) => {
    expect(outcome({ zones: { battlefield } }, transform, expected, { edition })).toBe('passed');
  });

  it.each([
    [before, { zones: { x: 'exile' } }],
    [since, { zones: { x: 'battlefield' }, pt: { x: '3/3' } }],
  ])('is put onto the battlefield transformed: %s', (edition, expected) => {
    const blink = effect('Exile target creature, then return it to the battlefield transformed under its owner’s control.', 'x');
    expect(outcome({ zones: { battlefield } }, [blink], expected, { edition })).toBe('passed');
  });

  it('does not transform into an instant or a sorcery, and stays where it is rather than enter as one', () => {
    for (const type of ['Instant', 'Sorcery']) {
      const zones = { battlefield: [{ controller: 'A', ...modal({ type }) }] };
      expect(outcome({ zones }, transform, { name: { x: 'Front' } }, { edition: since })).toBe('passed');
      const all = { ref: 'all', controller: 'A', name: 'Test mirror', type: 'Enchantment', text: 'Creatures enter transformed.' };
      const reanimate = effect('Return target creature card from your graveyard to the battlefield.', 'x');
      const graveyard = { A: [modal({ type })] };
      expect(outcome({ zones: { battlefield: [all], graveyard } }, [reanimate], { zones: { x: 'graveyard' } }, { edition: since })).toBe(
        'passed',
      );
    }
  });
});
