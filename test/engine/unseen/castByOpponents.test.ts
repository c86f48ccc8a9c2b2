/** What opponents cast this turn, and hexproof of players and from several colors (601.2, 702.11). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const spell = (ref: string, cost: string, text = 'You gain 1 life.') => ({ ref, name: `Spell ${ref}`, type: 'Instant', cost, text });
const pass = { by: 'all', do: 'resolve' };
const asked = (text: string, players: readonly string[], actions: readonly object[], hand: object, expected: object) =>
  verdict(
    play({
      edition: '2024-11-08',
      players,
      setup: {
        librarySize: { A: 9 },
        mana: Object.fromEntries(players.map((player) => [player, '{U}{U}{U}{B}{R}{G}{G}'])),
        zones: { hand: { ...hand, A: [spell('veil', '{G}', text), spell('own', '{U}')] } },
      },
      actions,
      expect: expected,
    }),
  );
const blueOrBlack = 'Draw a card if an opponent has cast a blue or black spell this turn.';
const cast = (by: string, object: string) => [{ by, do: 'cast', object }, pass];
const askedNow = [{ by: 'A', do: 'cast', object: 'veil' }, pass];

describe('a spell that an opponent has cast this turn', () => {
  it.each([
    ['{B}', 2],
    ['{R}', 1],
  ])('is asked for by its color: of %s the hand is %s cards', (cost, size) => {
    expect(
      asked(
        blueOrBlack,
        ['A', 'B'],
        [{ by: 'A', do: 'pass' }, ...cast('B', 'b'), ...askedNow],
        { B: [spell('b', cost)] },
        { handSize: { A: size } },
      ),
    ).toBe('passed');
  });

  it('of one of several opponents is enough, and your own does not count', () => {
    const hand = { C: [spell('c', '{U}')] };
    const thirds = [{ by: 'A', do: 'pass' }, { by: 'B', do: 'pass' }, ...cast('C', 'c'), ...askedNow];
    expect(asked(blueOrBlack, ['A', 'B', 'C'], thirds, hand, { handSize: { A: 2 } })).toBe('passed');
    expect(asked(blueOrBlack, ['A', 'B'], [...cast('A', 'own'), ...askedNow], {}, { handSize: { A: 0 } })).toBe('passed');
  });

  it('counts while it still is on the stack', () => {
    const held = [{ by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'b' }, { by: 'B', do: 'pass' }, ...askedNow];
    expect(asked(blueOrBlack, ['A', 'B'], held, { B: [spell('b', '{U}')] }, { handSize: { A: 2 } })).toBe('passed');
  });

  it.each([
    [['b', 'b2'], 2],
    [['b', 'c'], 1],
  ])('of one opponent alone so many count: %s', (all, size) => {
    const text = 'Draw a card if an opponent cast two or more spells this turn.';
    const hand = { B: [spell('b', '{U}'), spell('b2', '{U}')], C: [spell('c', '{U}')] };
    const actions = all.flatMap((ref) => [
      { by: 'A', do: 'pass' },
      ...(ref === 'c' ? [{ by: 'B', do: 'pass' }] : []),
      ...cast(ref.startsWith('c') ? 'C' : 'B', ref),
    ]);
    expect(asked(text, ['A', 'B', 'C'], [...actions, ...askedNow], hand, { handSize: { A: size } })).toBe('passed');
  });

  it('lets a Trap cost something else, and nothing of that holds as an effect', () => {
    const trap = {
      ref: 'veil',
      name: 'Test Trap',
      type: 'Instant',
      cost: '{9}',
      text: "If an opponent cast a blue spell this turn, you may pay {R} rather than pay Test Trap's mana cost.\nYou gain 5 life.",
    };
    const board = (first: readonly object[]) =>
      verdict(
        play({
          edition: '2024-11-08',
          setup: { mana: { A: '{R}', B: '{U}' }, zones: { hand: { A: [trap], B: [spell('b', '{U}')] } } },
          actions: [...first, { by: 'A', do: 'cast', object: 'veil', alternative: true }, pass],
          expect: { life: { A: 25 } },
        }),
      );
    expect(board([{ by: 'A', do: 'pass' }, ...cast('B', 'b')])).toBe('passed');
    expect(board([])).not.toBe('passed');
  });
});

describe('hexproof from colors', () => {
  const gained = (text: string, bolt: object, targets: readonly string[], by: string, expected: object) =>
    verdict(
      play({
        edition: '2024-11-08',
        setup: {
          mana: { A: '{U}{B}{R}', B: '{U}{B}{R}' },
          zones: { battlefield: [creature('bear', 'A'), creature('late', 'B')], hand: { [by]: [bolt] } },
        },
        actions: [
          { by: 'A', do: 'effect', text },
          ...(by === 'B' ? [{ by: 'A', do: 'pass' }] : []),
          { by, do: 'cast', object: 'bolt', targets },
          ...('refused' in expected ? [] : [pass]),
        ],
        expect: expected,
      }),
    );
  const text = 'You and permanents you control gain hexproof from blue and from black until end of turn.';
  const bolt = (cost: string) => spell('bolt', cost, 'Test deals 2 damage to any target.'.replace('Test', 'Spell bolt'));
  it.each([
    ['{U}', 'A', 'B', { refused: { action: 3 } }],
    ['{B}', 'bear', 'B', { refused: { action: 3 } }],
    ['{R}', 'A', 'B', { life: { A: 18 } }],
    ['{R}', 'bear', 'B', { zones: { bear: 'graveyard' } }],
    ['{U}', 'late', 'B', { zones: { late: 'graveyard' } }],
    ['{U}', 'A', 'A', { life: { A: 18 } }],
  ])('a spell of %s at %s by %s', (cost, target, by, expected) => {
    expect(gained(text, bolt(cost), [target], by, expected)).toBe('passed');
  });

  it('keeps all of your spells from being countered, also those cast later, and none of theirs', () => {
    const counter = spell('no', '{U}', 'Counter target spell.');
    const board = (by: string) =>
      verdict(
        play({
          edition: '2024-11-08',
          setup: {
            mana: { A: '{U}{U}', B: '{U}{U}' },
            zones: { hand: { [by]: [spell('one', '{U}')], [by === 'A' ? 'B' : 'A']: [counter] } },
          },
          actions: [
            { by: 'A', do: 'effect', text: "Spells you control can't be countered this turn." },
            ...(by === 'B' ? [{ by: 'A', do: 'pass' }] : []),
            { by, do: 'cast', object: 'one' },
            { by, do: 'pass' },
            { by: by === 'A' ? 'B' : 'A', do: 'cast', object: 'no', targets: ['one'] },
            { by: 'all', do: 'pass until', until: 'stack empty' },
          ],
          expect: { life: { A: by === 'A' ? 21 : 20, B: 20 } },
        }),
      );
    expect(board('A')).toBe('passed');
    expect(board('B')).toBe('passed');
  });

  it('is refused of what only a permanent has', () => {
    const read = (text: string) => compileText(text, { name: 'Test', types: ['enchantment'], subtypes: [] }).ok;
    expect(read('You and permanents you control have hexproof.')).toBe(true);
    expect(read('You and creatures you control have protection from the chosen color.')).toBe(false);
    expect(read('You and creatures you control have flying.')).toBe(false);
  });
});
