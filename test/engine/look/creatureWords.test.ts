import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

/** The types that a type line means on a day. */
const typed = (line: string, types: readonly string[], edition: string): string => {
  const creature = { ref: 'it', name: 'It', controller: 'A', type: `Creature — ${line}`, pt: '1/1' };
  return verdict(play({ edition, setup: { zones: { battlefield: [creature] } }, expect: { subtypes: { it: types } } }));
};

describe('words of the type line of a creature', () => {
  it.each([
    ['Ogres', ['Ogre']],
    ['Ogress', ['Ogre']],
    ['Ogresses', ['Ogre']],
    ['Giantess', ['Giant']],
    ['Heroes', ['Hero']],
    ['Faeries', ['Faerie']],
    ['Wolves', ['Wolf']],
    ['Pegasus', ['Pegasus']],
    ['Goblins Wizards', ['Goblin', 'Wizard']],
    ['Ladies', ['Ladies']],
  ])('until July 2003 count as the type of one of either gender: %s', (line, types) => {
    expect(typed(line, types, '2003-05-26')).toBe('passed');
  });

  it('are each a type of their own since then', () => {
    expect(typed('Ogres', ['Ogres'], '2003-07-01')).toBe('passed');
    expect(typed('Ogress', ['Ogress'], '2026-01-16')).toBe('passed');
  });

  it('are what effects ask for', () => {
    const she = { ref: 'she', name: 'She', controller: 'A', type: 'Creature — Ogress', pt: '1/1' };
    const zone = (edition: string, expected: string): string =>
      verdict(
        play({
          edition,
          setup: { zones: { battlefield: [she] } },
          actions: [{ by: 'A', do: 'effect', text: 'Destroy all Ogres.' }],
          expect: { zones: { she: expected } },
        }),
      );
    expect(zone('1999-04-23', 'graveyard')).toBe('passed');
    expect(zone('2003-07-01', 'battlefield')).toBe('passed');
  });
});
