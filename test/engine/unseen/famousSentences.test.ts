/** Sentences of well known cards: a graveyard put on the bottom, a life total that damage does not reduce below 1, madness that is asked for, tokens of each of several. */
import { expect, it } from 'vitest';
import { activate, cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const board = (zones: object, actions: readonly object[], expected: object, more: object = {}, edition = '2025-11-14') =>
  verdict(
    play({ edition, setup: { librarySize: { A: 9, B: 9 }, mana: { A: '{R}{R}{R}{R}{2}' }, zones, ...more }, actions, expect: expected }),
  );
const toEnd = until('stack empty');
const dead = (who: string, many: number) =>
  Array.from({ length: many }, (_, at) => ({ ref: `${who}${at}`, name: `${who}${at}`, type: 'Land' }));

it('puts the graveyard of up to one player on the bottom of their library (601.2c)', () => {
  const text = 'Up to one target player puts all the cards from their graveyard on the bottom of their library in a random order.';
  const graveyard = { A: dead('a', 2), B: dead('b', 3) };
  expect(board({ graveyard }, [effect(text, 'B')], { graveyardSize: { A: 2, B: 0 }, librarySize: { A: 9, B: 12 } })).toBe('passed');
  const none = { by: 'A', do: 'effect', text, targets: [] };
  expect(board({ graveyard }, [none], { graveyardSize: { A: 2, B: 3 }, librarySize: { A: 9, B: 9 } })).toBe('passed');
});
it('keeps a life total at 1 against damage, and not against loss of life, until end of turn', () => {
  const text =
    "You can't lose the game this turn and your opponents can't win the game this turn. Until end of turn, if damage would reduce your life total to less than 1, it reduces it to 1 instead.";
  const older = text.replace('if damage would reduce', 'damage that would reduce').replace('than 1, it reduces', 'than 1 reduces');
  const fire = { ref: 'f', name: 'Fire', type: 'Sorcery', cost: '{R}', text: 'Fire deals 30 damage to each player.' };
  const ice = { ...fire, text: 'Each player loses 30 life.' };
  for (const words of [text, older]) {
    expect(board({ hand: { A: [fire] } }, [effect(words), cast('f'), toEnd], { life: { A: 1, B: -10 } })).toBe('passed');
    expect(board({ hand: { A: [ice] } }, [effect(words), cast('f'), toEnd], { life: { A: -10 }, losers: ['B'] })).toBe('passed');
  }
});
it('asks of the discarded card whether it has madness, wherever it went', () => {
  const anje = {
    ref: 'j',
    name: 'Anje',
    controller: 'A',
    type: 'Creature',
    pt: '1/3',
    text: '{T}, Discard a card: Draw a card.\nWhenever you discard a card, if it has madness, untap Anje.',
  };
  const card = (text: string) => ({ ref: 'c', name: 'c', type: 'Instant', cost: '{1}', text: `You gain 1 life.\n${text}` });
  const there = (text: string) => ({ battlefield: [anje], hand: { A: [card(text)] } });
  expect(board(there('Cycling {9}'), [activate('j'), toEnd], { tapped: { j: true }, zones: { c: 'graveyard' } })).toBe('passed');
  expect(board(there('Madness {9}{R}'), [activate('j'), toEnd], { tapped: { j: false } })).toBe('passed');
});
it('makes a token of each target at the same time, and exiles them all', () => {
  const texts = ['except it has haste. Exile those tokens', 'Those tokens have haste. Exile them'].map(
    (how) =>
      `Choose any number of target creatures you control. For each of them, create a token that's a copy of that creature${how.startsWith('except') ? ', ' : '. '}${how} at the beginning of the next end step.`,
  );
  const zones = { battlefield: [creature('one', 'A', '2/2'), creature('two', 'A', '3/3')] };
  for (const text of texts) {
    const both = { by: 'A', do: 'effect', text, targets: [['one', 'two']] };
    const tokens = [
      { controller: 'A', name: 'one', pt: '2/2', count: 1 },
      { controller: 'A', name: 'two', pt: '3/3', count: 1 },
    ];
    expect(board(zones, [both], { tokens })).toBe('passed');
    expect(board(zones, [both, until('upkeep of B')], { tokens: [], zones: { one: 'battlefield', two: 'battlefield' } })).toBe('passed');
    expect(board(zones, [{ by: 'A', do: 'effect', text, targets: [[]] }], { tokens: [] })).toBe('passed');
  }
});
it('casts what was searched for with as many colors as were spent', () => {
  const text =
    'Converge — Search your library for a creature, instant, or sorcery card with mana value less than or equal to the number of colors of mana spent to cast this spell, exile that card, then shuffle. You may cast that card without paying its mana cost.';
  const light = { ref: 'l', name: 'Light', type: 'Sorcery', cost: '{4}', text };
  const card = (ref: string, cost: string) => ({ ref, name: ref, type: 'Creature', pt: '1/1', cost });
  const zones = { hand: { A: [light] }, library: { A: [card('two', '{2}'), card('three', '{3}')] } };
  const mana = { mana: { A: '{R}{R}{G}{G}' } };
  expect(
    board(zones, [cast('l'), resolve, choose('two'), choose('yes'), toEnd], { zones: { two: 'battlefield', three: 'library' } }, mana),
  ).toBe('passed');
  expect(board(zones, [cast('l'), resolve, choose('two'), choose('no'), toEnd], { zones: { two: 'exile' } }, mana)).toBe('passed');
  expect(board(zones, [cast('l'), resolve, choose('three')], { refused: { action: 3 } }, mana)).toBe('passed');
});
it('costs all spells less, of whoever casts them', () => {
  const helm = { ref: 'h', name: 'h', controller: 'B', type: 'Artifact', text: 'All spells cost {1} less to play.' };
  const zones = { battlefield: [helm], hand: { A: [{ ref: 'c', name: 'c', type: 'Artifact', cost: '{4}' }] } };
  expect(board(zones, [cast('c'), toEnd], { zones: { c: 'battlefield' }, mana: { A: '' } }, { mana: { A: '{3}' } }, '1999-07-23')).toBe(
    'passed',
  );
});
