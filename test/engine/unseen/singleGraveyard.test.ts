/** Targets that are all cards of one graveyard: whose it is, is for who chooses them (115.1, 601.2c). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';
import { board, spell } from './spellsOnBoards.ts';

const card = (ref: string, type = 'Instant') => ({
  ref,
  name: `Card ${ref}`,
  type,
  cost: '{2}',
  ...(type.startsWith('Creature') ? { pt: '1/1' } : {}),
});
const graveyard = { A: [card('a1'), card('a2', 'Creature — Bear')], B: [card('b1'), card('b2'), card('b3', 'Creature — Bear')] };
const run = (
  text: string,
  more: object,
  expected: object,
  then: readonly object[] = [{ by: 'all', do: 'pass until', until: 'stack empty' }],
) =>
  verdict(
    play(
      board(
        { mana: { A: '{R}{5}' }, zones: { graveyard, hand: { A: [spell('feast', text, 'x' in more ? { cost: '{X}{R}' } : {})] } } },
        [{ by: 'A', do: 'cast', object: 'feast', ...more }, ...then],
        expected,
      ),
    ),
  );
const upTo = 'Exile up to two target cards from a single graveyard.';

describe('cards of one graveyard', () => {
  it('are of any one player, and may be fewer, or none', () => {
    expect(run(upTo, { targets: [['b1', 'b3']] }, { zones: { b1: 'exile', b3: 'exile', b2: 'graveyard', a1: 'graveyard' } })).toBe(
      'passed',
    );
    expect(run(upTo, { targets: [['a1']] }, { zones: { a1: 'exile', feast: 'graveyard' } })).toBe('passed');
    expect(run(upTo, { targets: [[]] }, { zones: { a1: 'graveyard', feast: 'graveyard' } })).toBe('passed');
  });
  it('are not of two, and no more than are said', () => {
    expect(run(upTo, { targets: [['a1', 'b1']] }, { refused: { action: 1 } }, [])).toBe('passed');
    expect(run(upTo, { targets: [['b1', 'b2', 'b3']] }, { refused: { action: 1 } }, [])).toBe('passed');
  });
  it('must be there in one of them: five cards in two are no four of one', () => {
    const all = 'Exile X target cards from a single graveyard.';
    expect(run(all, { x: 3, targets: [['b1', 'b2', 'b3']] }, { zones: { b1: 'exile', b2: 'exile', b3: 'exile' } })).toBe('passed');
    expect(run(all, { x: 4, targets: [['b1', 'b2', 'b3', 'a1']] }, { refused: { action: 1 } }, [])).toBe('passed');
    expect(run(all, { x: 0, targets: [[]] }, { zones: { feast: 'graveyard' } })).toBe('passed');
  });
  it('are enumerated so', () => {
    const text = 'Exile two target creature cards from a single graveyard.';
    // Each player has one creature card: there are no two.
    expect(run(text, {}, { refused: { action: 1 } }, [])).toBe('passed');
    const two = 'Exile two target cards from a single graveyard.';
    const listed = play(
      board(
        { mana: { A: '{R}' }, zones: { graveyard, hand: { A: [spell('feast', two)] } } },
        [{ by: 'A', do: 'enumerate', what: 'targets', object: 'feast' }],
        {
          legal: { count: 4 },
        },
      ),
    );
    expect(verdict(listed)).toBe('passed');
  });
  it('one that left is illegal, and the other is exiled', () => {
    const text =
      'Exile up to two target cards from a single graveyard. If at least one creature card was exiled this way, you gain 2 life.';
    const gone = [
      { by: 'A', do: 'effect', text: "Return target card from a graveyard to its owner's hand.", targets: ['b1'] },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ];
    expect(run(text, { targets: [['b1', 'b3']] }, { zones: { b1: 'hand', b3: 'exile' }, life: { A: 22 } }, gone)).toBe('passed');
    expect(run(text, { targets: [['b3', 'b1']] }, { zones: { b1: 'hand', b3: 'exile' }, life: { A: 22 } }, gone)).toBe('passed');
  });
  it('of a copy too: its new targets are of one', () => {
    const copy = { by: 'A', do: 'effect', text: 'Copy target spell. You may choose new targets for the copy.', targets: ['feast'] };
    const go = (choice: unknown) => [copy, { by: 'A', do: 'choose', choice }];
    expect(run(upTo, { targets: [['b1', 'b2']] }, { refused: { action: 3 } }, go(['a1', 'b3']))).toBe('passed');
    expect(
      run(upTo, { targets: [['b1', 'b2']] }, { zones: { a1: 'exile', a2: 'exile', b1: 'exile', b2: 'exile' } }, [
        ...go(['a1', 'a2']),
        { by: 'all', do: 'pass until', until: 'stack empty' },
      ]),
    ).toBe('passed');
  });
  it('is refused of what is no card, and of cards that are said to be elsewhere', () => {
    const reads = (text: string) => compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok;
    expect(reads('Exile up to two target creatures from a single graveyard.')).toBe(false);
    expect(reads('Exile up to two target cards from your hand from a single graveyard.')).toBe(false);
  });
});
