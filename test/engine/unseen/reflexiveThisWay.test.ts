/** What triggers when something was done so by the same text: "when you discard a nonland card this way" (603.12). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
const spell = (text: string, more: object = {}) => ({ ref: 's', name: 'Spell', type: 'Sorcery', cost: '{0}', text, ...more });
const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', cost: '{3}{G}', pt: '2/2' };
const land = { ref: 'land', name: 'Forest', type: 'Basic Land — Forest' };
const board = (text: string, hand: readonly object[], actions: readonly object[], expected: object, zones: object = {}) =>
  verdict(
    play({
      edition,
      setup: {
        step: 'precombat main',
        librarySize: { A: 9, B: 9 },
        zones: { hand: { A: [spell(text), ...hand] }, battlefield: [creature('ox', 'B', '3/5'), creature('mine', 'A', '1/1')], ...zones },
      },
      actions: [{ by: 'A', do: 'cast', object: 's' }, resolve, ...actions],
      expect: expected,
    }),
  );

describe('a card discarded this way', () => {
  const encore =
    "Discard a card, then draw a card. When you discard a nonland card this way, ~ deals damage equal to that card's mana value to target creature or planeswalker.";
  it('has a target chosen once it was discarded, and its mana value counts', () => {
    expect(
      board(encore, [bear, land], [choose('bear'), choose('ox'), resolve], {
        damage: { ox: 4 },
        zones: { bear: 'graveyard' },
        handSize: { A: 2 },
      }),
    ).toBe('passed');
  });
  it('waits on the stack: others may answer', () => {
    expect(board(encore, [bear, land], [choose('bear'), choose('ox')], { damage: { ox: 0 } })).toBe('passed');
  });
  it('is nothing where a land was discarded, or nothing', () => {
    expect(board(encore, [bear, land], [choose('land')], { damage: { ox: 0 }, handSize: { A: 2 } })).toBe('passed');
    expect(board(encore, [], [], { damage: { ox: 0, mine: 0 }, handSize: { A: 1 } })).toBe('passed');
  });
  it('is there for what was discarded with no target to choose: nothing happens', () => {
    expect(board(encore, [bear], [], { handSize: { A: 1 }, zones: { bear: 'graveyard' } }, { battlefield: [] })).toBe('passed');
  });
  it('is of an offer that may be declined', () => {
    const text =
      'Draw a card. Then you may discard a nonland card. When you discard a card this way, ~ deals 3 damage to target creature or planeswalker.';
    expect(board(text, [bear], [choose('bear'), choose('ox'), resolve], { damage: { ox: 3 } })).toBe('passed');
    expect(board(text, [bear], [choose('no')], { damage: { ox: 0 }, zones: { bear: 'hand' } })).toBe('passed');
  });
  it('is one of many: it triggers once, and knows how many', () => {
    const text =
      'Draw a card, then you may discard any number of land cards. When you discard one or more cards this way, ~ deals twice that much damage to target creature.';
    const lands = [land, { ...land, ref: 'l2' }, { ...land, ref: 'l3' }];
    expect(board(text, lands, [choose(['land', 'l2']), choose('ox'), resolve], { damage: { ox: 4 } })).toBe('passed');
    expect(board(text, lands, [choose('no')], { damage: { ox: 0 } })).toBe('passed');
  });
  it('asks for a card of the kind that is named', () => {
    const text =
      "Draw a card, then discard a card. When you discard a creature card this way, target creature you control can't be blocked this turn.";
    expect(board(text, [bear, land], [choose('bear'), choose('mine'), resolve], { zones: { bear: 'graveyard' } })).toBe('passed');
    expect(board(text, [bear, land], [choose('land')], { zones: { land: 'graveyard' } })).toBe('passed');
  });
});

describe('what else was done this way', () => {
  it('is exiled from the library', () => {
    const text =
      "Exile the top card of your library. You may play that card this turn. When you exile a nonland card this way, ~ deals damage equal to the exiled card's mana value to any target.";
    expect(board(text, [], [choose('B'), resolve], { life: { B: 16 } }, { library: { A: [bear] } })).toBe('passed');
    expect(board(text, [], [], { life: { A: 20, B: 20 } }, { library: { A: [land] } })).toBe('passed');
  });
  it('is sacrificed, by you alone', () => {
    const text = 'Each player sacrifices a creature. When you sacrifice a creature this way, ~ deals 3 damage to any target.';
    expect(board(text, [], [choose('B'), resolve], { life: { B: 17 }, zones: { ox: 'graveyard', mine: 'graveyard' } })).toBe('passed');
    expect(board(text, [], [], { life: { B: 20 }, zones: { ox: 'graveyard' } }, { battlefield: [creature('ox', 'B')] })).toBe('passed');
  });
  it('is milled by anybody, and counted', () => {
    const text = 'Each opponent mills two cards. When one or more creature cards are milled this way, you gain that much life.';
    const two = { library: { B: [bear, { ...bear, ref: 'b2' }, land] } };
    expect(board(text, [], [resolve], { life: { A: 22 } }, two)).toBe('passed');
    expect(board(text, [], [], { life: { A: 20 } }, { library: { B: [land, { ...land, ref: 'l2' }, bear] } })).toBe('passed');
  });
  it('is named by what was done, or refused', () => {
    expect(board('Draw a card. When you discard a card this way, you gain 3 life.', [], [], {})).toMatch(/^refused/);
    expect(board('Mill a card. When you exile a card this way, you gain 3 life.', [], [], {})).toMatch(/^refused/);
  });
});
