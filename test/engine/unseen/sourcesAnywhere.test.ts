/** "Activated abilities of sources with the chosen name": a source may be in any zone (109.2, 113.7), as a permanent is on the battlefield alone. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const card = (ref: string, text: string) => ({ ref, name: 'Test card', type: 'Creature — Bear', cost: '{1}', pt: '2/2', text });
const needle = (text: string) => ({ ref: 'needle', name: 'Test needle', type: 'Artifact', cost: '{0}', text });
const naming = (what: string) =>
  `As Test needle enters, choose a card name.\nActivated abilities of ${what} with the chosen name can't be activated`;
const outcome = (zones: object, action: object, expected: object, name = 'Test card') =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { mana: { A: '{4}' }, librarySize: { A: 9, B: 9 }, zones: { battlefield: [], ...zones } },
      actions: [
        { by: 'A', do: 'cast', object: 'needle' },
        { by: 'all', do: 'resolve' },
        { by: 'A', do: 'choose', choice: name },
        { by: 'A', do: 'activate', ...action },
        { by: 'all', do: 'pass until', until: 'stack empty' },
      ],
      expect: expected,
    }),
  );
const refused = { refused: { action: 4 } };
const withNeedle = (text: string, zone: 'hand' | 'graveyard' | 'battlefield', source: { readonly text: string }) => {
  const found = card('x', source.text);
  return {
    hand: { A: [needle(text), ...(zone === 'hand' ? [found] : [])] },
    ...(zone === 'graveyard' ? { graveyard: { A: [found] } } : {}),
    ...(zone === 'battlefield' ? { battlefield: [{ ...found, controller: 'A' }] } : {}),
  };
};
const all = `${naming('sources')}.`;
const noMana = `${naming('sources')} unless they're mana abilities.`;

describe.each([
  ['hand', 'Cycling {2}', { zones: { x: 'graveyard' } }],
  ['graveyard', '{2}, Exile this card from your graveyard: You gain 3 life.', { life: { A: 23 } }],
  ['battlefield', '{2}: You gain 3 life.', { life: { A: 23 } }],
] as const)('a source in the %s', (zone, text, done) => {
  it('with the chosen name has no ability that can be activated', () => {
    for (const words of [all, noMana]) expect(outcome(withNeedle(words, zone, { text }), { object: 'x' }, refused)).toBe('passed');
  });

  it('of another name can', () => {
    expect(outcome(withNeedle(all, zone, { text }), { object: 'x' }, done, 'Another')).toBe('passed');
  });
});

it('a mana ability may still be activated where it is said, and is stopped where it is not', () => {
  const text = 'Exile this card from your hand: Add {G}.';
  expect(outcome(withNeedle(noMana, 'hand', { text }), { object: 'x' }, { zones: { x: 'exile' } })).toBe('passed');
  expect(outcome(withNeedle(all, 'hand', { text }), { object: 'x' }, refused)).toBe('passed');
});

it('a card in a hand is no creature: of creatures alone, it may be cycled', () => {
  const creatures = `${naming('creatures')}.`;
  const text = 'Cycling {2}';
  expect(outcome(withNeedle(creatures, 'hand', { text }), { object: 'x' }, { zones: { x: 'graveyard' } })).toBe('passed');
});
