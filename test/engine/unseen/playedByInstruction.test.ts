/** "Play that card": a land among what is played, in whose turn, and how many (305.2, 305.3); names of tokens. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

type Board = Parameters<typeof play>[0];
const wish = (verb: string): object => ({
  by: 'A',
  do: 'effect',
  text: `Reveal the top card of your library. You may ${verb} that card without paying its mana cost. If you don't, exile it.`,
});
const yes = { by: 'A', do: 'choose', choice: 'yes' };
const grove = { ref: 'grove', name: 'Test Grove', type: 'Land', text: '' };
const boards: readonly (readonly [string, Board])[] = [
  [
    'a land is put onto the battlefield by its player’s own turn',
    { setup: { zones: { library: { A: [grove] } } }, actions: [wish('play'), yes], expect: { zones: { grove: 'battlefield' } } },
  ],
  [
    'it is the land of the turn: no other is played after it',
    {
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup: { zones: { library: { A: [grove] }, hand: { A: [{ ref: 'isle', name: 'Test Isle', type: 'Land', text: '' }] } } },
      actions: [wish('play'), yes, { by: 'A', do: 'play land', object: 'isle' }],
      expect: { refused: { action: 3 }, zones: { grove: 'battlefield', isle: 'hand' } },
    },
  ],
  [
    'a second land is not played, and what hangs on that is done',
    {
      setup: { zones: { library: { A: [grove] }, hand: { A: [{ ref: 'isle', name: 'Test Isle', type: 'Land', text: '' }] } } },
      actions: [{ by: 'A', do: 'play land', object: 'isle' }, wish('play'), yes],
      expect: { refused: { action: 3 }, zones: { isle: 'battlefield', grove: 'exile' } },
    },
  ],
  [
    'in another’s turn no land is played',
    {
      edition: '2009-10-01',
      setup: { active: 'B', zones: { library: { A: [grove] } } },
      actions: [wish('play'), yes],
      expect: { refused: { action: 2 }, zones: { grove: 'exile' } },
    },
  ],
  [
    'what is cast is no land',
    {
      edition: '2018-01-19',
      setup: { zones: { library: { A: [grove] } } },
      actions: [wish('cast'), yes],
      expect: { refused: { action: 2 }, zones: { grove: 'exile' } },
    },
  ],
  [
    'a spell is cast for nothing all the same',
    {
      setup: {
        zones: { library: { A: [{ ref: 'bear', name: 'Test Bear', type: 'Creature — Bear', cost: '{G}{G}', pt: '2/2', text: '' }] } },
      },
      actions: [wish('play'), yes, { by: 'all', do: 'pass until', until: 'stack empty' }],
      expect: { zones: { bear: 'battlefield' } },
    },
  ],
];

describe('“you may play that card without paying its mana cost”', () => {
  it.each(boards)('%s', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

describe('the name of a token', () => {
  const nameIn = (text: string): unknown => {
    const read = compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] });
    return read.ok ? /"name":"([^"]*)"/.exec(JSON.stringify(read.abilities))?.[1] : 'refused';
  };
  it.each([
    ['Create a 1/1 green Ape creature token named Marrow with flying.', 'Marrow'],
    ['Create two 0/1 red Kobold creature tokens named Kobolds of Ash Hollow.', 'Kobolds of Ash Hollow'],
    ['Create Old Ben, a legendary 3/3 blue Fish creature token.', 'Old Ben'],
    ["Create a 4/4 Dragon creature token named Last Ember that's every color.", 'refused'],
  ])('%s', (text, name) => {
    expect(nameIn(text)).toBe(name);
  });
});
