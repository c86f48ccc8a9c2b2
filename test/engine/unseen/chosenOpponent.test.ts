/** "That player chooses target player who controls more creatures than they do and is their opponent": who chooses, and whom (601.2c, 603.3d, 608.2b). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const chooses = (measured: string) =>
  `At the beginning of each player's upkeep, that player chooses target player ${measured} and is their opponent.`;
const oath = (text: string) => ({ ref: 'oath', name: 'oath', type: 'Enchantment', controller: 'A', text });
const says = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const upkeep = (of: string) => ({ by: 'all', do: 'pass until', until: `upkeep of ${of}` });
const resolve = { by: 'all', do: 'resolve' };
// Where a question waits, nobody comes to it.
const draw = { by: 'all', do: 'pass until', until: 'draw of B' };
const empty = { by: 'all', do: 'pass until', until: 'stack empty' };
const outcome = (
  text: string,
  battlefield: readonly object[],
  actions: readonly object[],
  expected: object,
  zones: object = {},
  more: object = {},
) =>
  verdict(
    play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup: { step: 'end', librarySize: { A: 9, B: 9, C: 9 }, zones: { battlefield: [oath(text), ...battlefield], ...zones }, ...more },
      actions,
      expect: expected,
    }),
  );
const druids = `${chooses('who controls more creatures than they do')} The first player may reveal cards from the top of their library until they reveal a creature card. If the first player does, that player puts that card onto the battlefield and all other cards revealed this way into their graveyard.`;
const land = (ref: string, controller: string) => ({ ref, name: 'Forest', type: 'Basic Land — Forest', controller });

describe('who has fewer creatures', () => {
  const board = [creature('one', 'A'), creature('two', 'C')];
  const library = { library: { B: [land('top', 'B'), creature('next', 'B'), land('last', 'B')] } };
  it('chooses one who has more, and finds a creature', () => {
    const actions = [upkeep('B'), says('B', 'C'), resolve, says('B', 'yes'), empty];
    expect(
      outcome(
        druids,
        board,
        actions,
        { controller: { next: 'B' }, zones: { top: 'graveyard', next: 'battlefield', last: 'library' } },
        library,
      ),
    ).toBe('passed');
  });
  it('may leave it', () => {
    const actions = [upkeep('B'), says('B', 'A'), resolve, says('B', 'no'), empty];
    expect(outcome(druids, board, actions, { zones: { top: 'library', next: 'library' } }, library)).toBe('passed');
  });
  it('does not, where nobody has more', () => {
    expect(outcome(druids, [creature('one', 'B')], [upkeep('B'), empty, draw], { zones: { next: 'library' } }, library)).toBe('passed');
  });
  it('does nothing, where by then the other has no more than they', () => {
    const destroy = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['one'] };
    expect(outcome(druids, [creature('one', 'A')], [upkeep('B'), destroy, empty, draw], { zones: { next: 'library' } }, library)).toBe(
      'passed',
    );
  });
  it('finds none: all cards are put into the graveyard', () => {
    const none = { library: { B: [land('top', 'B'), land('last', 'B')] } };
    const actions = [upkeep('B'), says('B', 'A'), resolve, says('B', 'yes'), empty];
    expect(outcome(druids, board, actions, { zones: { top: 'graveyard', last: 'graveyard' } }, none, { librarySize: { A: 9, C: 9 } })).toBe(
      'passed',
    );
  });
});

describe('the second player', () => {
  const mages = `${chooses('who has more life than they do')} The first player may have oath deal 1 damage to the second player.`;
  it('is dealt the damage', () => {
    const life = { life: { A: 20, B: 15, C: 20 } };
    expect(
      outcome(mages, [], [upkeep('B'), says('B', 'C'), resolve, says('B', 'yes'), empty], { life: { A: 20, B: 15, C: 19 } }, {}, life),
    ).toBe('passed');
  });
});

describe('what else they are measured by', () => {
  it('is the hand', () => {
    const text = `${chooses('who has more cards in hand than they do')} The first player may discard their hand and draw three cards.`;
    const hands = { hand: { A: [creature('card', 'A')] } };
    expect(outcome(text, [], [upkeep('B'), resolve, says('B', 'yes'), empty], { handSize: { B: 3 } }, hands)).toBe('passed');
  });
  it('is the graveyard', () => {
    const text = `${chooses('whose graveyard has fewer creature cards in it than their graveyard does')} The first player may return a creature card from their graveyard to their hand.`;
    const graveyard = { graveyard: { B: [creature('card', 'B')], C: [creature('other', 'C')] } };
    expect(outcome(text, [], [upkeep('B'), resolve, says('B', 'yes'), empty], { zones: { card: 'hand' } }, graveyard)).toBe('passed');
  });
  it('is what the text says', () => {
    const reads = (text: string) => compileText(text, { name: 'Nm', types: ['Enchantment'], subtypes: [] }).ok;
    expect(reads(`At the beginning of each player's upkeep, the first player may draw a card.`)).toBe(false);
    expect(reads(`${chooses('who has more poison than they do')} The first player may draw a card.`)).toBe(false);
    expect(reads(`At the beginning of your upkeep, target player draws a card. The first player may draw a card.`)).toBe(false);
  });
});
