/** Piles: who separates, who chooses one, and what is done with them (700.3). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board, land, spell } from './spellsOnBoards.ts';

const all = { by: 'all', do: 'resolve' };
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const augury =
  'Reveal the top five cards of your library and separate them into two piles. An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.';
const five = ['l1', 'l2', 'l3', 'l4', 'l5'].map(land);
const on = (
  text: string,
  zones: object,
  actions: readonly object[],
  expected: object,
  players = ['A', 'B'],
  targets: readonly string[] = [],
) =>
  board(
    { mana: { A: '{R}' }, librarySize: {}, zones: { hand: { A: [spell('s', text)] }, ...zones } },
    [{ by: 'A', do: 'cast', object: 's', ...(targets.length > 0 ? { targets } : {}) }, all, ...actions],
    expected,
    players,
  );
const veil =
  'Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice.';
const theirs = [creature('b1', 'B', '1/1'), creature('b2', 'B', '2/2'), { ...land('b3'), controller: 'B' }, creature('a1', 'A', '1/1')];

describe('two piles', () => {
  bothWays([
    [
      'an opponent chooses one that you made, for your hand',
      on(augury, { library: { A: five } }, [choose('A', ['l1', 'l2']), choose('B', 'second')], {
        zones: { l1: 'graveyard', l2: 'graveyard', l3: 'hand', l4: 'hand', l5: 'hand' },
      }),
      { zones: { l1: 'hand' } },
    ],
    [
      'one of several opponents, of your choice',
      on(
        augury,
        { library: { A: five } },
        [choose('A', ['l1']), choose('A', 'C'), choose('C', 'first')],
        {
          zones: { l1: 'hand', l2: 'graveyard', l5: 'graveyard' },
        },
        ['A', 'B', 'C'],
      ),
      { zones: { l2: 'hand' } },
    ],
    [
      'one of them may be empty, and be chosen',
      on(augury, { library: { A: five } }, [choose('A', []), choose('B', 'first')], {
        zones: { l1: 'graveyard', l5: 'graveyard' },
        handSize: { A: 0 },
      }),
      { handSize: { A: 5 } },
    ],
    [
      'creature cards of a graveyard: those of an opponent’s choice are exiled, the others come back',
      on(
        "Separate all creature cards in your graveyard into two piles. Exile the pile of an opponent's choice and return the other to the battlefield.",
        { graveyard: { A: [creature('g1', 'A', '1/1'), creature('g2', 'A', '2/2'), land('g3')], B: [creature('o', 'B', '3/3')] } },
        [choose('A', ['g1']), choose('B', 'second')],
        { zones: { g1: 'battlefield', g2: 'exile', g3: 'graveyard', o: 'graveyard' } },
      ),
      { zones: { g2: 'battlefield' } },
    ],
    [
      'who is the target gives up the one of their choice, which you made',
      on(
        veil,
        { battlefield: theirs },
        [choose('A', ['b1', 'b3']), choose('B', 'first')],
        { zones: { b1: 'graveyard', b3: 'graveyard', b2: 'battlefield', a1: 'battlefield' } },
        ['A', 'B'],
        ['B'],
      ),
      { zones: { b2: 'graveyard' } },
    ],
    [
      'what cannot be destroyed is given up all the same',
      on(
        veil,
        { battlefield: [creature('b1', 'B', '1/1', { text: 'Indestructible' }), creature('b2', 'B', '2/2')] },
        [choose('A', ['b2']), choose('B', 'second')],
        { zones: { b1: 'graveyard', b2: 'battlefield' } },
        ['A', 'B'],
        ['B'],
      ),
      { zones: { b1: 'battlefield' } },
    ],
    [
      'who controls nothing gives up nothing',
      on(veil, { battlefield: [creature('a1', 'A', '1/1')] }, [], { zones: { a1: 'battlefield', s: 'graveyard' } }, ['A', 'B'], ['B']),
      { zones: { a1: 'graveyard' } },
    ],
  ]);

  const reads = (text: string): boolean => compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok;
  it('are refused where each of several would choose, and where what is given up is called what it may not be', () => {
    expect(
      reads(veil.replace('target player controls', 'your opponents control').replace('That player sacrifices', 'Each opponent sacrifices')),
    ).toBe(false);
    expect(reads(veil.replace('sacrifices all permanents', 'sacrifices all creatures'))).toBe(false);
    expect(reads(augury.replace('An opponent chooses', 'Each opponent chooses'))).toBe(false);
  });
});
