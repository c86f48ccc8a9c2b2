/** A library into which things should be shuffled that do not come there: shuffled all the same, but for the days on which the rules said otherwise. */
import { describe, expect, it } from 'vitest';
import { play } from '../../../demonstration/play.ts';

const guile = {
  ref: 'guile',
  name: 'Guile',
  controller: 'A',
  type: 'Creature — Elemental',
  pt: '6/6',
  text: "When Guile is put into a graveyard from anywhere, shuffle it into its owner's library.",
};
const effect = (text: string, ...targets: readonly string[]) => ({ by: 'A', do: 'effect', text, targets });

/** What it waits for is exiled in response. */
const gone = {
  setup: { librarySize: { A: 5 }, zones: { battlefield: [guile] } },
  actions: [
    effect('Destroy target creature.', 'guile'),
    { by: 'all', do: 'check' },
    effect('Exile target card from a graveyard.', 'guile'),
    { by: 'all', do: 'resolve' },
  ],
};
/** It would leave the stack for the library, and is exiled by flashback. */
const elsewhere = {
  setup: {
    librarySize: { A: 5 },
    zones: {
      graveyard: {
        A: [
          {
            ref: 'sun',
            name: 'Sun',
            type: 'Sorcery',
            cost: '{0}',
            text: "You gain 1 life. Shuffle Sun into its owner's library.\nFlashback {0}",
          },
        ],
      },
    },
  },
  actions: [
    { by: 'A', do: 'cast', object: 'sun', alternative: 'flashback' },
    { by: 'all', do: 'resolve' },
  ],
};
/** No card was in the set that should be shuffled in. */
const nothing = {
  setup: { librarySize: { A: 5 } },
  actions: [{ by: 'A', do: 'effect', text: 'Shuffle all cards from your graveyard into your library.' }],
};

describe('a library into which nothing comes of what should be shuffled in', () => {
  it.each([
    ['gone', gone, '2026-01-16', 'shuffled', ['701.24a', '701.24c']],
    ['gone', gone, '2015-07-17', 'shuffled', ['701.16a', '701.16c']],
    ['gone', gone, '2015-03-27', 'not shuffled', ['701.16c']],
    ['gone', gone, '2010-02-01', 'not shuffled', ['701.15c']],
    ['gone', gone, '2009-10-01', 'shuffled', undefined],
    ['elsewhere', elsewhere, '2015-07-17', 'shuffled', ['701.16a', '701.16c']],
    ['elsewhere', elsewhere, '2015-03-27', 'not shuffled', ['701.16d']],
    ['elsewhere', elsewhere, '2011-02-04', 'not shuffled', ['701.15d']],
    ['elsewhere', elsewhere, '2011-01-10', 'shuffled', ['701.15a']],
    ['nothing', nothing, '2026-01-16', 'shuffled', ['701.24a', '701.24d']],
    ['nothing', nothing, '2012-05-01', 'shuffled', ['701.16a', '701.16e']],
  ] as const)('since it is %s', (_, board, edition, said, cites) => {
    const { trace, unsupported } = play({ edition, ...board });
    expect(unsupported).toEqual([]);
    const steps = trace.filter(({ text }) => text.includes('shuffled.'));
    expect(steps.map(({ text }) => text)).toEqual([`A’s library is ${said}.`]);
    if (cites) expect(steps[0]?.cites.toSorted()).toEqual(cites);
    expect(steps[0]?.cites.length).toBeGreaterThan(0);
  });
});
