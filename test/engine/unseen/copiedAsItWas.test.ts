/** What has just moved is copied as it was there, not as the card that it is now (608.2h, 707.2). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const original = { ...creature('original', 'A', '3/3'), name: 'Original' };
const plain = { ...creature('plain', 'B', '2/2'), name: 'Plain' };
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield } },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, ...targets: readonly string[]) => ({ by: 'A', do: 'effect', text, targets });
const becomesCopy = effect('Target creature becomes a copy of another target creature.', 'plain', 'original');
const check = { by: 'all', do: 'check' };
const token = (name: string, pt: string) => ({ tokens: [{ controller: 'A', name, pt }] });

describe('what was a copy of something else', () => {
  it.each([
    "Exile target creature. Create a token that's a copy of it.",
    "Exile target creature. Create a token that's a copy of that creature.",
    "Return target creature to its owner's hand. You create a token that's a copy of that creature.",
  ])('is copied as that: “%s”', (text) => {
    expect(outcome([original, plain], [becomesCopy, effect(text, 'plain')], token('Original', '3/3'))).toBe('passed');
  });

  it.each([
    "Exile target creature. Create a token that's a copy of the exiled card.",
    "Exile target creature. Create a token that's a copy of that card.",
  ])('is what is printed where the card is copied: “%s”', (text) => {
    expect(outcome([original, plain], [becomesCopy, effect(text, 'plain')], token('Plain', '2/2'))).toBe('passed');
  });

  it('is copied as that where something becomes a copy of it', () => {
    const thief = { ...creature('thief', 'A', '0/3'), name: 'Thief' };
    const steal = 'Exile target creature. Each creature you control becomes a copy of it until end of turn.';
    expect(outcome([original, plain, thief], [becomesCopy, effect(steal, 'plain')], { name: { thief: 'Original' } })).toBe('passed');
  });

  it('is copied as that when it has died', () => {
    const shepherd = {
      ...creature('shepherd', 'B', '4/4'),
      text: "Whenever another nontoken creature you control dies, you may exile it. If you do, create a token that's a copy of that creature.",
    };
    const actions = [
      becomesCopy,
      effect('Destroy target creature.', 'plain'),
      check,
      { by: 'all', do: 'resolve' },
      { by: 'B', do: 'choose', choice: 'yes' },
    ];
    const expected = { zones: { plain: 'exile' }, tokens: [{ controller: 'B', name: 'Original', pt: '3/3' }] };
    expect(outcome([original, plain, shepherd], actions, expected)).toBe('passed');
  });
});
