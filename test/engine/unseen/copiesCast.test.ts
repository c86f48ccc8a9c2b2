/** A card is copied where it is, and the copy cast from there: Isochron Scepter and its like (707.12, 112.2a). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const scepter = (more: object = {}) => ({
  ref: 'sc',
  name: 'Test Scepter',
  type: 'Artifact',
  controller: 'A',
  text: '{T}: Exile target instant card from your graveyard.\n{0}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.',
  ...more,
});
const instant = (name: string, text: string, cost = '{R}') => ({ ref: 'it', name, type: 'Instant', cost, text });
const bolt = instant('Test Bolt', 'Test Bolt deals 3 damage to any target.');
const exiled = [
  { by: 'A', do: 'activate', object: 'sc', ability: 1, targets: ['it'] },
  { by: 'all', do: 'resolve' },
];
const copied = [
  { by: 'A', do: 'activate', object: 'sc', ability: 2 },
  { by: 'all', do: 'resolve' },
];
const choose = (...choices: readonly unknown[]) => choices.map((choice) => ({ by: 'A', do: 'choose', choice }));
const board = (
  card: object,
  actions: readonly object[],
  expected: object,
  { battlefield = [], ...zones }: { readonly battlefield?: readonly object[] } & Readonly<Record<string, unknown>> = {},
) =>
  verdict(
    play({
      edition: '2024-11-08',
      setup: {
        mana: { B: '{U}' },
        librarySize: { A: 5 },
        zones: { battlefield: [scepter(), ...battlefield], graveyard: { A: [card] }, ...zones },
      },
      actions: [...exiled, ...actions],
      expect: expected,
    }),
  );
const resolve = { by: 'all', do: 'resolve' };

describe('a copy of a card that is cast', () => {
  it('does what the card does; the card stays where it is, and the copy is nowhere', () => {
    const expected = { life: { B: 17 }, zones: { it: 'exile' }, graveyardSize: { A: 0 } };
    expect(board(bolt, [...copied, ...choose('yes', 'yes', 'B'), resolve], expected)).toBe('passed');
  });

  it('may be made each time anew', () => {
    const twice = [...copied, ...choose('yes', 'yes', 'B'), resolve, ...copied, ...choose('yes', 'yes', 'B'), resolve];
    expect(board(bolt, twice, { life: { B: 14 }, zones: { it: 'exile' } })).toBe('passed');
  });

  it('ceases to exist when it is not cast', () => {
    expect(board(bolt, [...copied, ...choose('yes', 'no')], { life: { B: 20 }, zones: { it: 'exile' }, graveyardSize: { A: 0 } })).toBe(
      'passed',
    );
  });

  it('is not cast without a target', () => {
    const murder = instant('Test Murder', 'Destroy target creature.');
    expect(board(murder, [...copied, ...choose('yes', 'yes')], { zones: { it: 'exile' } })).toBe('passed');
  });

  it('is nothing where nothing was exiled', () => {
    expect(
      verdict(
        play({
          edition: '2024-11-08',
          setup: { zones: { battlefield: [scepter()], graveyard: { A: [bolt] } } },
          actions: [...copied, { by: 'A', do: 'choose', choice: 'yes' }],
          expect: { life: { B: 20 }, zones: { it: 'graveyard' } },
        }),
      ),
    ).not.toMatch(/life|zones/);
  });

  it('has both halves of a split card, and one of them is cast', () => {
    const split = {
      ref: 'it',
      name: 'Fire // Ice',
      layout: 'split',
      faces: [
        { name: 'Fire', cost: '{1}{R}', type: 'Instant', text: 'Fire deals 2 damage to any target.' },
        { name: 'Ice', cost: '{1}{U}', type: 'Instant', text: 'Tap target permanent.\nDraw a card.' },
      ],
    };
    expect(
      board(
        split,
        [...copied, ...choose('yes', 'yes', 'right', 'bear'), resolve],
        { tapped: { bear: true }, handSize: { A: 1 } },
        { battlefield: [creature('bear', 'B')] },
      ),
    ).toBe('passed');
  });

  it('can be countered, and goes nowhere', () => {
    const counter = { ref: 'no', name: 'Test No', type: 'Instant', cost: '{U}', text: 'Counter target spell.' };
    const actions = [
      ...copied,
      ...choose('yes', 'yes', 'B'),
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'cast', object: 'no', targets: ['Test Bolt#1'] },
      resolve,
    ];
    expect(board(bolt, actions, { life: { B: 20 }, graveyardSize: { A: 0, B: 1 } }, { hand: { B: [counter] } })).toBe('passed');
  });

  it('is cast, and a card that is copied is no spell that is', () => {
    const mage = creature('mage', 'A', '1/1', { text: 'Whenever you cast or copy an instant or sorcery spell, you gain 1 life.' });
    const actions = [...copied, ...choose('yes', 'yes', 'B'), { by: 'all', do: 'pass until', until: 'stack empty' }];
    expect(board(bolt, actions, { life: { A: 21, B: 17 }, triggered: { mage: 1 } }, { battlefield: [mage] })).toBe('passed');
  });

  it('of a permanent card becomes a token', () => {
    const narset = creature('lead', 'A', '3/3', {
      text: '{0}: Exile target creature card from a graveyard and copy it. You may cast the copy without paying its mana cost.',
    });
    const beast = { ref: 'it', name: 'Test Beast', type: 'Creature — Beast', cost: '{5}', pt: '5/5' };
    expect(
      verdict(
        play({
          edition: '2024-11-08',
          setup: { zones: { battlefield: [narset], graveyard: { B: [beast] } } },
          actions: [{ by: 'A', do: 'activate', object: 'lead', ability: 1, targets: ['it'] }, resolve, ...choose('yes'), resolve],
          expect: { zones: { it: 'exile' }, tokens: [{ name: 'Test Beast', controller: 'A', count: 1 }] },
        }),
      ),
    ).toBe('passed');
  });

  it('is refused of several, and where new targets are spoken of', () => {
    const read = (text: string) => compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok;
    expect(read('Exile target instant card from your graveyard. Copy it. You may cast the copy without paying its mana cost.')).toBe(true);
    expect(read('Exile two target instant cards from your graveyard. Copy them. You may cast the copy without paying its mana cost.')).toBe(
      false,
    );
    expect(read('Exile target instant card from your graveyard. Copy it. You may choose new targets for the copy.')).toBe(false);
    expect(read('You may cast the copy without paying its mana cost.')).toBe(false);
    expect(read('Copy target instant spell. You may cast the copy without paying its mana cost.')).toBe(false);
  });
});
