/** Cards that are found and shown, of which an opponent chooses some; and a hand that changes places with the top of a library (701.23, 701.20, 406.3). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const card = (ref: string) => ({ ref, name: ref, type: 'Sorcery' });
const effect = (text: string) => ({ by: 'A', do: 'effect', text, targets: ['B'] });
const says = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const outcome = (actions: readonly object[], expected: object, zones: object, more: object = {}) =>
  verdict(play({ edition: '2026-01-16', setup: { zones, ...more }, actions, expect: expected }));
const there = (zone: string, ...refs: readonly string[]) => Object.fromEntries(refs.map((ref) => [ref, zone]));
const library = { library: { A: ['a', 'b', 'c', 'd', 'e', 'f'].map(card) } };
const gifts = [
  'Search your library for up to four cards with different names and reveal them. Target opponent chooses two of those cards. Put the chosen cards into your graveyard and the rest into your hand. Then shuffle.',
  'Search your library for four cards with different names and reveal them. Target opponent chooses two of those cards. Put the chosen cards into your graveyard and the rest into your hand. Then shuffle your library.',
];

describe.each(gifts)('%s', (text) => {
  it('two go to the graveyard that the opponent chose, two to the hand', () => {
    const actions = [effect(text), says('A', ['a', 'b', 'c', 'd']), says('B', ['b', 'd'])];
    const zones = { ...there('hand', 'a', 'c'), ...there('graveyard', 'b', 'd'), ...there('library', 'e', 'f') };
    expect(outcome(actions, { zones, librarySize: { A: 2 } }, library)).toBe('passed');
  });
  it('of two that are found, both go to the graveyard; of one, that one', () => {
    expect(outcome([effect(text), says('A', ['a', 'b'])], { zones: there('graveyard', 'a', 'b'), handSize: { A: 0 } }, library)).toBe(
      'passed',
    );
    expect(outcome([effect(text), says('A', ['a'])], { zones: there('graveyard', 'a'), handSize: { A: 0 } }, library)).toBe('passed');
  });
  it('none need be found', () => {
    expect(outcome([effect(text), says('A', [])], { librarySize: { A: 6 } }, library)).toBe('passed');
  });
  it('not two of one name', () => {
    const twins = { library: { A: [card('a'), { ...card('twin'), name: 'a' }, card('b'), card('c')] } };
    expect(outcome([effect(text), says('A', ['a', 'twin', 'b', 'c'])], {}, twins)).toMatch(/^failed actions\[1\]/);
  });
});

describe('three cards, of which an opponent chooses one', () => {
  const text =
    'Search your library for three cards and reveal them. Target opponent chooses one. Put that card into your hand and the rest into your graveyard. Then shuffle.';
  it('all three must be found (701.23d)', () => {
    const actions = [effect(text), says('A', ['a', 'b', 'c']), says('B', 'b')];
    expect(outcome(actions, { zones: { ...there('graveyard', 'a', 'c'), b: 'hand' }, librarySize: { A: 3 } }, library)).toBe('passed');
    expect(outcome([effect(text), says('A', ['a', 'b'])], {}, library)).toMatch(/^failed actions\[1\]/);
  });
  it('of fewer, those that there are', () => {
    const two = { library: { A: [card('a'), card('b')] } };
    expect(outcome([effect(text), says('B', 'b')], { zones: { a: 'graveyard', b: 'hand' } }, two)).toBe('passed');
  });
  it('none, where libraries cannot be searched', () => {
    const bar = { ref: 'bar', name: 'bar', type: 'Artifact', controller: 'B', text: "Players can't search libraries." };
    const zones = { ...library, battlefield: [bar] };
    expect(outcome([effect(`${text} You gain 1 life.`)], { librarySize: { A: 6 }, handSize: { A: 0 }, life: { A: 21 } }, zones)).toBe(
      'passed',
    );
  });
});

describe('cards that change places with the top of the library', () => {
  const rack = {
    ref: 'rack',
    name: 'rack',
    type: 'Artifact',
    controller: 'A',
    text: '{1}, {T}: Exile any number of cards from your hand face down. Put that many cards from the top of your library into your hand. Then look at the exiled cards and put them on top of your library in any order.',
  };
  const use = [
    { by: 'A', do: 'activate', object: 'rack' },
    { by: 'all', do: 'resolve' },
  ];
  const zones = { battlefield: [rack], hand: { A: [card('x'), card('y'), card('z')] }, library: { A: [card('a'), card('b'), card('c')] } };
  const mana = { mana: { A: '{1}' } };
  it('lie there in the order that is chosen, and are drawn so', () => {
    const draw = { by: 'A', do: 'effect', text: 'Draw a card.' };
    const actions = [...use, says('A', ['x', 'y']), says('A', ['y', 'x']), draw];
    const expected = { zones: { ...there('hand', 'a', 'b', 'z', 'y'), ...there('library', 'x', 'c') } };
    expect(outcome(actions, expected, zones, mana)).toBe('passed');
  });
  it('none, or more than the library has', () => {
    expect(outcome([...use, says('A', [])], { zones: there('hand', 'x', 'y', 'z') }, zones, mana)).toBe('passed');
    const short = { ...zones, library: { A: [card('a')] } };
    const actions = [...use, says('A', ['x', 'y']), says('A', ['x', 'y'])];
    expect(outcome(actions, { zones: { ...there('hand', 'a', 'z'), ...there('library', 'x', 'y') } }, short, mana)).toBe('passed');
  });
});

describe('refused', () => {
  it.each([
    'Search your library for three cards and reveal them. Target opponent chooses one. Put that card into your hand and the rest into your graveyard.',
    'Look at the exiled cards and put them on top of your library in any order.',
    'Put that many cards from the top of your library into your hand.',
    'Target opponent chooses one. Put that card into your hand and the rest into your graveyard.',
  ])('%s', (text) => {
    expect(compileText(text, { name: 'Nm', types: ['Sorcery'], subtypes: [] }).ok).toBe(false);
  });
});
