/** Searches for several cards, where what one may be depends on the others (701.23). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const card = (ref: string, name: string, type: string) => ({ ref, name, type });
const forest = (ref: string) => card(ref, 'Forest', 'Basic Land — Forest');
const library = [
  forest('f1'),
  forest('f2'),
  card('grove', 'Temple Garden', 'Land — Forest Plains'),
  card('plains', 'Plains', 'Basic Land — Plains'),
  card('snow', 'Snow-Covered Forest', 'Basic Snow Land — Forest'),
  card('wastes', 'Wastes', 'Basic Land'),
  card('other', 'Wastes', 'Basic Land'),
  card('cat', 'Cat', 'Creature — Cat'),
  card('cat2', 'Cat', 'Creature — Cat'),
  card('dog', 'Dog', 'Creature — Dog'),
  card('ox', 'Ox', 'Creature — Ox'),
];
const search = (what: string, choice: readonly string[] | string, to = 'battlefield') =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { zones: { library: { A: library } } },
      actions: [
        {
          by: 'A',
          do: 'effect',
          text: `Search your library for ${what}, put them onto the battlefield tapped, then shuffle your library.`,
        },
        { by: 'A', do: 'choose', choice },
      ],
      expect: { zones: Object.fromEntries([choice].flat().map((ref) => [ref, to])) },
    }),
  );

describe('cards with different names', () => {
  const what = 'up to three creature cards with different names';
  it('are up to so many, of which no two have one name', () => {
    expect(search(what, ['cat', 'dog', 'ox'])).toBe('passed');
    expect(search(what, ['cat2', 'ox'])).toBe('passed');
    expect(search(what, ['cat', 'cat2'])).toMatch(/^failed actions\[1\]/);
    expect(search('up to two creature cards with different names', ['cat', 'dog', 'ox'])).toMatch(/^failed actions\[1\]/);
  });
  it('need not be found (701.23b)', () => {
    const none = [
      {
        by: 'A',
        do: 'effect',
        text: 'Search your library for up to two cards with different names, reveal them, put them into your hand, then shuffle.',
      },
      { by: 'A', do: 'choose', choice: [] },
    ];
    expect(
      verdict(
        play({ edition: '2025-11-14', setup: { zones: { library: { A: library } } }, actions: none, expect: { handSize: { A: 0 } } }),
      ),
    ).toBe('passed');
  });
});

describe('cards that share a land type', () => {
  const what = 'up to two basic land cards that share a land type';
  it('are lands of one type, whatever else they are', () => {
    expect(search(what, ['f1', 'f2'])).toBe('passed');
    expect(search(what, ['f1', 'snow'])).toBe('passed');
    expect(search(what, ['f1', 'plains'])).toMatch(/^failed actions\[1\]/);
  });
  it('are not such that have none, but one may be found alone', () => {
    expect(search(what, ['wastes', 'other'])).toMatch(/^failed actions\[1\]/);
    expect(search(what, ['wastes'])).toBe('passed');
  });
});

describe('one card and another', () => {
  const what = 'a Forest card and a Plains card';
  it('are one of each', () => {
    expect(search(what, ['f1', 'plains'])).toBe('passed');
    expect(search(what, ['plains', 'f1'])).toBe('passed');
    expect(search(what, ['f1', 'f2'])).toMatch(/^failed actions\[1\]/);
  });
  it('may be one that is both, beside another, in either place', () => {
    expect(search(what, ['grove', 'f1'])).toBe('passed');
    expect(search(what, ['plains', 'grove'])).toBe('passed');
  });
  it('may be one of them alone', () => {
    expect(search(what, ['plains'])).toBe('passed');
  });
});

describe('what is refused', () => {
  const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
  it('is to put several on top of the library', () => {
    const text = 'Search your library for a Forest card and a Plains card, reveal it, then shuffle and put that card on top.';
    expect(compileText(text, about).ok).toBe(false);
  });
});
