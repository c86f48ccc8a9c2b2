/** Tokens whose name has a part of the name of what makes them (111.4, 201.5): the name stands as it is written. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const make = (name: string, text: string, expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { active: 'A', step: 'precombat main', zones: { battlefield: [{ ref: 'it', name, controller: 'A', type: 'Land', text }] } },
      actions: [
        { by: 'A', do: 'activate', object: 'it', ability: 1 },
        { by: 'all', do: 'pass until', until: 'stack empty' },
      ],
      expect: expected,
    }),
  );

describe('tokens named after what makes them', () => {
  it.each([
    ['Kher Keep', 'Kobolds of Kher Keep', 'creature token named Kobolds of Kher Keep'],
    ['Stangg', 'Stangg Twin', 'creature token named Stangg Twin'],
    ['Tuktuk the Explorer', 'Tuktuk the Returned', 'creature token named Tuktuk the Returned'],
  ])('%s', (name, token, words) => {
    expect(make(name, `{T}: Create a 0/1 red Kobold ${words}.`, { tokens: [{ name: token, count: 1 }] })).toBe('passed');
    expect(make(name, `{T}: Create a 0/1 red Kobold ${words} with haste.`, { tokens: [{ name: token, count: 1 }] })).toBe('passed');
  });
});

describe('a name before a comma', () => {
  it.each([
    ['Foo', 'As long as you control another creature named Foo, Foo gets +1/+1.'],
    ['Foo', 'As long as you control a creature named Bar, Foo has flying.'],
    ['Bar Baz', 'Whenever you cast a spell named Foo, Bar Baz gains flying until end of turn.'],
    ['Foo', '{T}, Sacrifice a creature named Foo, Discard a card: Draw a card.'],
  ])('%s: %s', (name, text) => {
    expect(compileText(text, { name, types: ['creature'], subtypes: [] })).toMatchObject({ ok: true });
  });
});
