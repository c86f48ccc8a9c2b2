/** What goes to a certain place of a library, or to one of two places (401.7). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board, cast, land, spell } from './spellsOnBoards.ts';

const draws = (player: string, many: string) => ({ by: player, do: 'effect', text: `Draw ${many}.` });
const second = "Put target creature into its owner's library second from the top.";
const either = "Target creature's owner puts it on their choice of the top or bottom of their library.";
const secondOrBottom = 'The owner of target creature puts it into their library second from the top or on the bottom.';
const onBoard = (text: string, library: readonly object[], actions: readonly object[], expected: object) =>
  board(
    {
      mana: { A: '{R}' },
      librarySize: {},
      zones: { battlefield: [creature('bear', 'B', '2/2')], hand: { A: [spell('s', text)] }, library: { B: library } },
    },
    [...cast('A', 's', 'bear'), ...actions],
    expected,
    ['A', 'B'],
  );
const three = [land('l1'), land('l2'), land('l3')];
const chosen = (choice: string) => ({ by: 'B', do: 'choose', choice });

describe('a place of a library', () => {
  bothWays([
    [
      'is below one card where it is the second from the top',
      onBoard(second, three, [draws('B', 'two cards')], { zones: { l1: 'hand', bear: 'hand', l2: 'library' } }),
      { zones: { bear: 'library' } },
    ],
    [
      'and no higher than that',
      onBoard(second, three, [draws('B', 'a card')], { zones: { l1: 'hand', bear: 'library' } }),
      { zones: { bear: 'hand' } },
    ],
    [
      'is the top of a library without cards',
      onBoard(second, [], [draws('B', 'a card')], { zones: { bear: 'hand' } }),
      { zones: { bear: 'library' } },
    ],
    [
      'is the bottom where there are too few cards (401.7)',
      onBoard(second.replace('second', 'fourth'), [land('l1')], [draws('B', 'two cards')], { zones: { l1: 'hand', bear: 'hand' } }),
      { zones: { bear: 'library' } },
    ],
    [
      'is chosen by the owner, not by who casts the spell: the top',
      onBoard(either, three, [chosen('top'), draws('B', 'a card')], { zones: { bear: 'hand', l1: 'library' } }),
      { zones: { bear: 'library' } },
    ],
    [
      'or the bottom',
      onBoard(either, three, [chosen('bottom'), draws('B', 'three cards')], { zones: { bear: 'library', l3: 'hand' } }),
      { zones: { bear: 'hand' } },
    ],
    [
      'or below one card, as the owner chooses',
      onBoard(secondOrBottom, three, [chosen('second from the top'), draws('B', 'two cards')], { zones: { l1: 'hand', bear: 'hand' } }),
      { zones: { bear: 'library' } },
    ],
    [
      'of a creature that somebody else controls, its owner chooses',
      board(
        {
          mana: { A: '{R}' },
          librarySize: {},
          zones: {
            battlefield: [creature('bear', 'A', '2/2', { owner: 'B' })],
            hand: { A: [spell('s', either)] },
            library: { B: three },
          },
        },
        [...cast('A', 's', 'bear'), chosen('yes'), draws('B', 'a card')],
        { zones: { bear: 'hand' }, handSize: { B: 1 } },
      ),
      { handSize: { B: 0 } },
    ],
    [
      'is where the card of a hand goes that was chosen',
      board(
        {
          mana: { A: '{R}' },
          librarySize: {},
          zones: {
            hand: {
              A: [
                spell(
                  's',
                  'Target player reveals their hand. You choose a nonland card from it. That player puts that card into their library third from the top.',
                ),
              ],
              B: [spell('b', 'You gain 1 life.'), land('h')],
            },
            library: { B: three },
          },
        },
        [...cast('A', 's', 'B'), draws('B', 'two cards')],
        { zones: { b: 'library', l2: 'hand', h: 'hand', l3: 'library' } },
      ),
      { zones: { b: 'hand' } },
    ],
    [
      'is where a card puts itself from a graveyard',
      board(
        {
          mana: { A: '{2}{G}' },
          librarySize: {},
          zones: {
            graveyard: {
              A: [creature('wurm', 'A', '7/7', { text: '{2}{G}: Put wurm from your graveyard into your library third from the top.' })],
            },
            library: { A: three },
          },
        },
        [{ by: 'A', do: 'activate', object: 'wurm' }, { by: 'all', do: 'resolve' }, draws('A', 'three cards')],
        { zones: { l1: 'hand', l2: 'hand', wurm: 'hand', l3: 'library' } },
      ),
      { zones: { l3: 'hand' } },
    ],
  ]);

  it('is one of two, and whoever chooses the bottom declines nothing', () => {
    const told = play(onBoard(either, three, [chosen('bottom')], { zones: { bear: 'library' } })).trace.map(({ event }) => event);
    expect(told).toContain('move');
    expect(told).not.toContain('declined');
  });
  it('is none but those', () => {
    const scenario = onBoard(secondOrBottom, three, [chosen('top')], { zones: { bear: 'library' } });
    expect(verdict(play(scenario))).toMatch(/^failed actions\[/);
  });

  const reads = (text: string): boolean => compileText(text, { name: 'Test', types: ['instant'], subtypes: [] }).ok;
  it('is refused of several at once, whose order nobody is asked for', () => {
    expect(reads("Put two target creatures into their owners' libraries second from the top.")).toBe(false);
    expect(reads('Each player puts a card from their hand into their library third from the top.')).toBe(false);
    expect(reads("Put all creatures on the top or bottom of their owners' libraries.")).toBe(false);
    expect(reads("Put target creature into its owner's library first from the top.")).toBe(false);
  });
});
