/** What each player's hand becomes, and who untaps: famous sentences that are said of players. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const effect = (text: string, targets: readonly unknown[] = []) => ({
  by: 'A',
  do: 'effect',
  text,
  ...(targets.length > 0 ? { targets } : {}),
});
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const cards = (prefix: string, many: number) =>
  Array.from({ length: many }, (_, at) => ({ ref: `${prefix}${at}`, name: `${prefix}${at}`, type: 'Land' }));
const run = (setup: object, actions: readonly object[], expected: object, players: readonly string[] = ['A', 'B']) =>
  verdict(play({ edition: '2025-11-14', players, setup, actions, expect: expected }));
const read = (text: string, type = 'sorcery') => compileText(text, { name: 'Time', types: [type], subtypes: [] }).ok;

const windfall = 'Each player discards their hand, then draws cards equal to the greatest number of cards a player discarded this way.';
const box =
  "At the beginning of each player's draw step, that player puts the cards in their hand on the bottom of their library in any order, then draws that many cards.";

describe('the greatest number of cards a player discarded', () => {
  it('is what each draws, also who discarded none', () => {
    const setup = { librarySize: { A: 9, B: 9, C: 9 }, zones: { hand: { A: cards('a', 1), B: cards('b', 4) } } };
    expect(run(setup, [effect(windfall)], { handSize: { A: 4, B: 4, C: 4 }, graveyardSize: { A: 1, B: 4, C: 0 } }, ['A', 'B', 'C'])).toBe(
      'passed',
    );
  });

  it('is 0 where nobody has a card', () => {
    expect(run({ librarySize: { A: 9, B: 9 } }, [effect(windfall)], { handSize: { A: 0, B: 0 } })).toBe('passed');
  });
});

describe('the cards in a hand, put on the bottom', () => {
  it('are as many as are drawn then, in an order of their owner', () => {
    const setup = { zones: { hand: { A: cards('a', 2) }, library: { A: cards('l', 3) } } };
    const text = 'Put the cards in your hand on the bottom of your library in any order, then draw that many cards.';
    const result = [effect(text), choose('A', ['a1', 'a0'])];
    expect(
      run(setup, result, { handSize: { A: 2 }, zones: { l0: 'hand', l1: 'hand', a0: 'library' }, libraryTop: { A: ['l2', 'a1', 'a0'] } }),
    ).toBe('passed');
  });

  it('are those of the player whose draw step it is, the one just drawn among them, and the order is theirs', () => {
    const setup = {
      librarySize: { A: 9 },
      zones: {
        battlefield: [{ ref: 'box', name: 'Box', type: 'Artifact', text: box, controller: 'A' }],
        hand: { A: cards('a', 1), B: cards('b', 2) },
        library: { B: cards('l', 5) },
      },
    };
    const actions = [{ by: 'all', do: 'pass until', until: 'draw of B' }, { by: 'all', do: 'resolve' }, choose('B', ['b1', 'l0', 'b0'])];
    expect(
      run(setup, actions, { handSize: { A: 1, B: 3 }, zones: { a0: 'hand', l1: 'hand' }, libraryTop: { B: ['l4', 'b1', 'l0', 'b0'] } }),
    ).toBe('passed');
  });

  it('of each of several are refused: each would order their own', () => {
    const text = 'Each player puts the cards in their hand on the bottom of their library in any order, then draws that many cards.';
    expect(read(text)).toBe(false);
    expect(read(box, 'artifact')).toBe(true);
  });
});

describe('who untaps', () => {
  const spiral = 'Each player draws a card. You untap up to six lands.';
  const land = (ref: string, controller: string) => ({ ref, name: ref, type: 'Land', controller, tapped: true });

  it('is you, though others did something before', () => {
    const setup = { librarySize: { A: 9, B: 9 }, zones: { battlefield: [land('x', 'A'), land('y', 'B'), land('z', 'B')] } };
    expect(
      run(setup, [effect(spiral), choose('A', ['x', 'z'])], { tapped: { x: false, y: true, z: false }, handSize: { A: 1, B: 1 } }),
    ).toBe('passed');
    expect(run(setup, [effect(spiral), choose('B', ['y'])], { refused: { action: 2 } })).toBe('passed');
  });

  it('is that player, who chooses', () => {
    const setup = { zones: { battlefield: [land('x', 'A'), land('y', 'B'), land('z', 'B')] } };
    const text = 'Target player untaps a land they control.';
    expect(run(setup, [effect(text, ['B']), choose('B', 'z')], { tapped: { x: true, y: true, z: false } })).toBe('passed');
  });

  it('is not each of several, who would choose in turn', () => {
    expect(read('Each player untaps a land they control.')).toBe(false);
  });
});

describe('what each player returns to the battlefield', () => {
  const sunrise =
    'Each player returns to the battlefield all artifact, creature, enchantment, and land cards in their graveyard that were put there from the battlefield this turn.';
  it('is what was put there from the battlefield this turn, at once and under its owner’s control', () => {
    const setup = {
      zones: { battlefield: [creature('mine', 'A'), creature('theirs', 'B')], graveyard: { A: [creature('old', 'A')] } },
    };
    const actions = [effect('Destroy all creatures.'), effect(sunrise)];
    expect(
      run(setup, actions, {
        zones: { mine: 'battlefield', theirs: 'battlefield', old: 'graveyard' },
        controller: { mine: 'A', theirs: 'B' },
      }),
    ).toBe('passed');
  });

  it('is theirs alone', () => {
    expect(read('Each player returns to the battlefield all creature cards in your graveyard.')).toBe(false);
  });
});
