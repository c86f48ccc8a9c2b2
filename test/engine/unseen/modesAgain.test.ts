/** Modes that may be chosen more than once: each such mode is as if it stood there so often (700.2d, 2025-11-14). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { board, spell } from './spellsOnBoards.ts';

const confluence = spell(
  's',
  [
    'Choose three. You may choose the same mode more than once.',
    '• Counter target spell unless its controller pays {3}.',
    "• Return target creature to its owner's hand.",
    '• Draw a card.',
  ].join('\n'),
);
const reckoning = spell(
  's',
  'Choose up to four. You may choose the same mode more than once.\n• Destroy target nonland permanent.\n• Return target nonland permanent card from your graveyard to the battlefield.',
);
const bears = [creature('one', 'B'), creature('two', 'B'), creature('mine', 'A')];
const set = (card: object, more: object = {}) => ({ mana: { A: '{R}' }, zones: { battlefield: bears, hand: { A: [card] }, ...more } });
const cast = (modes: readonly number[], targets: readonly string[] = []) => [
  { by: 'A', do: 'cast', object: 's', modes, ...(targets.length > 0 ? { targets } : {}) },
  { by: 'all', do: 'pass until', until: 'stack empty' },
];
const outcome = (card: object, actions: readonly object[], expected: object, more: object = {}) =>
  verdict(play(board(set(card, more), actions, expected)));

describe('the same mode chosen more than once', () => {
  it('is carried out as often as it was chosen', () => {
    expect(outcome(confluence, cast([3, 3, 3]), { handSize: { A: 3 } })).toBe('passed');
  });

  it('has targets of its own each time, which may be others', () => {
    expect(outcome(confluence, cast([2, 2, 3], ['one', 'two']), { handSize: { A: 1, B: 2 }, zones: { mine: 'battlefield' } })).toBe(
      'passed',
    );
  });

  it('may have the same target each time, which is gone by the second', () => {
    expect(outcome(confluence, cast([2, 2, 3], ['one', 'one']), { handSize: { A: 1, B: 1 }, zones: { two: 'battlefield' } })).toBe(
      'passed',
    );
  });

  it('goes on in the order of the text, whatever order they are named in', () => {
    // The creature is back in the hand before the card is drawn: both are in it.
    expect(outcome(confluence, cast([3, 2, 3], ['mine']), { handSize: { A: 3 } })).toBe('passed');
  });

  it('asks each time who may pay, and what was countered stays so', () => {
    const shock = spell('shock', 'Spell shock deals 2 damage to target creature.');
    const actions = [
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'cast', object: 'shock', targets: ['mine'] },
      { by: 'B', do: 'pass' },
      { by: 'A', do: 'cast', object: 's', modes: [1, 1, 3], targets: ['shock', 'shock'] },
      { by: 'all', do: 'resolve' },
      { by: 'B', do: 'choose', choice: 'no' },
      // Whoever controlled the spell as it last was may pay again, for nothing.
      { by: 'B', do: 'choose', choice: 'no' },
    ];
    const setup = {
      active: 'A',
      mana: { A: '{R}', B: '{R}{R}{R}{R}' },
      zones: { battlefield: bears, hand: { A: [confluence], B: [shock] } },
    };
    expect(verdict(play(board(setup, actions, { zones: { shock: 'graveyard', mine: 'battlefield' }, handSize: { A: 1 } })))).toBe('passed');
  });

  it('may be chosen up to so many times, or not at all', () => {
    const many = { graveyard: { A: [creature('dead', 'A')] } };
    expect(
      outcome(
        reckoning,
        cast([1, 1, 2], ['one', 'two', 'dead']),
        { zones: { one: 'graveyard', two: 'graveyard', dead: 'battlefield' } },
        many,
      ),
    ).toBe('passed');
    expect(
      outcome(
        reckoning,
        cast([1, 1, 1, 1], ['one', 'two', 'mine', 'one']),
        { zones: { one: 'graveyard', two: 'graveyard', mine: 'graveyard' } },
        many,
      ),
    ).toBe('passed');
  });

  it('is refused where it is too many or too few', () => {
    expect(outcome(confluence, cast([3, 3]), {})).not.toBe('passed');
    expect(outcome(confluence, cast([3, 3, 3, 3]), {})).not.toBe('passed');
    const once = spell('s', 'Choose two —\n• Draw a card.\n• You gain 3 life.\n• You lose 1 life.');
    expect(outcome(once, cast([1, 1]), {})).not.toBe('passed');
  });

  it('lists each choice once, and none of a mode without a target', () => {
    const answers = play(
      board(
        { mana: { A: '{R}' }, zones: { battlefield: [], hand: { A: [confluence] } } },
        [{ by: 'A', do: 'enumerate', what: 'modes', object: 's' }],
        {
          legal: { exactly: [[3, 3, 3]] },
        },
      ),
    );
    expect(verdict(answers)).toBe('passed');
  });

  it('is not read of a triggered ability, nor of modes of so much worth', () => {
    const about = { name: 'Test', types: ['creature'] as const, subtypes: [] };
    const text = 'Choose three. You may choose the same mode more than once.\n• Draw a card.\n• You gain 1 life.';
    expect(compileText(`When Test enters, ${text.charAt(0).toLowerCase()}${text.slice(1)}`, about).ok).toBe(false);
    const season = 'Choose up to five {P} worth of modes. You may choose the same mode more than once.\n{P} — Draw a card.';
    expect(compileText(season, { ...about, types: ['sorcery'] }).ok).toBe(false);
  });
});
