/** Two texts of which an earlier look had said that they were played wrongly: each opponent who declines a search, and a land that may be played. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const forest = (ref: string) => ({ ref, name: 'Forest', type: 'Basic Land — Forest' });

describe('of opponents who may search', () => {
  const text =
    'When Old-Growth Dryads enters the battlefield, each opponent may search their library for a basic land card, put it onto the battlefield tapped, then shuffle their library.';
  const searchWith = (...choices: readonly (readonly [by: string, choice: string])[]) =>
    play({
      edition: '2017-09-29',
      players: ['A', 'B', 'C'],
      setup: {
        step: 'precombat main',
        mana: { A: '{G}' },
        zones: {
          hand: { A: [{ ref: 'dryads', name: 'Old-Growth Dryads', cost: '{G}', type: 'Creature — Dryad', pt: '3/3', text }] },
          library: { B: [forest('found')], C: [forest('left')] },
        },
      },
      actions: [
        { by: 'A', do: 'cast', object: 'dryads' },
        { do: 'resolve' },
        { do: 'resolve' },
        ...choices.map(([by, choice]) => ({ by, do: 'choose', choice })),
      ],
      expect: { zones: { found: 'battlefield', left: 'library' }, tapped: { found: true } },
    });

  it.each([
    [
      'when all have been asked',
      [
        ['B', 'yes'],
        ['C', 'no'],
        ['B', 'found'],
      ],
    ],
    [
      'with the yes',
      [
        ['B', 'yes'],
        ['B', 'found'],
        ['C', 'no'],
      ],
    ],
    [
      'as the yes',
      [
        ['B', 'found'],
        ['C', 'no'],
      ],
    ],
  ] as const)('only the one who does shuffles, whose pick is said %s', (_, choices) => {
    const result = searchWith(...choices);
    expect(verdict(result)).toBe('passed');
    expect(result.trace.flatMap(({ text: told }) => (told.includes('shuffled') ? [told] : []))).toEqual(['B’s library is shuffled.']);
  });

  it('each may pick before the next is asked', () => {
    const result = searchWith(['B', 'found'], ['C', 'left']);
    expect(result.failures.map(({ key }) => key)).toEqual(['zones.left']);
  });

  it('a pick that nothing asks for is refused once all have been asked', () => {
    expect(verdict(searchWith(['B', 'dryads'], ['C', 'no']))).toMatch(/^failed actions\[4\]/);
    expect(verdict(searchWith(['C', 'left'], ['B', 'yes'], ['C', 'no'], ['B', 'found']))).toMatch(/^failed actions\[3\]/);
  });
});

it.each([
  ['yes', 'battlefield'],
  ['no', 'exile'],
])('a land that may be played is played: %s, %s', (choice, zone) => {
  const text =
    "Flying\n{2}{U}{U}, Remove a wish counter from Djinn of Wishes: Reveal the top card of your library. You may play that card without paying its mana cost. If you don't, exile it.";
  const result = play({
    edition: '2012-10-01',
    setup: {
      step: 'precombat main',
      mana: { A: '{2}{U}{U}' },
      zones: {
        battlefield: [
          { ref: 'djinn', name: 'Djinn of Wishes', controller: 'A', type: 'Creature — Djinn', pt: '4/4', counters: { wish: 2 }, text },
        ],
        library: { A: [forest('top')] },
      },
    },
    actions: [{ by: 'A', do: 'activate', object: 'djinn' }, { do: 'resolve' }, { by: 'A', do: 'choose', choice }],
    expect: { zones: { top: zone }, counters: { djinn: { wish: 1 } } },
  });
  expect(verdict(result)).toBe('passed');
});
