/** "Any opponent may. If a player does": each of them is asked, and what follows is done once (101.4, 608.2c, 608.2d). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const demon = (text: string) => ({ ...creature('demon', 'A', '6/6'), name: 'Demon', text: `{0}: ${text}` });
const sacrifice = 'Any opponent may sacrifice a creature. If a player does, tap Demon and put a +1/+1 counter on it.';
const burn = 'Any opponent may have Demon deal 4 damage to them. If a player does, sacrifice Demon.';
const use = [
  { by: 'A', do: 'activate', object: 'demon' },
  { by: 'all', do: 'resolve' },
];
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const outcome = (text: string, others: readonly object[], actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({
      edition: '2025-11-14',
      players: ['A', 'B', 'C'],
      setup: { librarySize: { A: 9, B: 9, C: 9 }, zones: { battlefield: [demon(text), ...others] }, ...more },
      actions: [...use, ...actions],
      expect: expected,
    }),
  );
const bears = [creature('b', 'B'), creature('c', 'C')];

describe('any of several may', () => {
  it('is done once, though both did it, and not by you', () => {
    const expected = {
      counters: { demon: { '+1/+1': 1 } },
      tapped: { demon: true },
      zones: { b: 'graveyard', c: 'graveyard', mine: 'battlefield' },
    };
    expect(outcome(sacrifice, [...bears, creature('mine', 'A')], [choose('B', 'yes'), choose('C', 'yes')], expected)).toBe('passed');
  });

  it('is done for the one alone who did it, the first or the last', () => {
    const counted = { counters: { demon: { '+1/+1': 1 } } };
    expect(
      outcome(sacrifice, bears, [choose('B', 'yes'), choose('C', 'no')], { ...counted, zones: { b: 'graveyard', c: 'battlefield' } }),
    ).toBe('passed');
    expect(
      outcome(sacrifice, bears, [choose('B', 'no'), choose('C', 'yes')], { ...counted, zones: { b: 'battlefield', c: 'graveyard' } }),
    ).toBe('passed');
  });

  it('is not done where nobody does, nor by who has nothing to give up', () => {
    expect(outcome(sacrifice, bears, [choose('B', 'no'), choose('C', 'no')], { tapped: { demon: false }, pt: { demon: '6/6' } })).toBe(
      'passed',
    );
    expect(outcome(sacrifice, [creature('c', 'C')], [choose('C', 'no')], { tapped: { demon: false } })).toBe('passed');
    expect(outcome(sacrifice, [], [], { tapped: { demon: false } })).toBe('passed');
  });

  it('is damage to who said so, and a sacrifice though it was prevented', () => {
    expect(
      outcome(burn, [], [choose('B', 'no'), choose('C', 'yes')], { life: { A: 20, B: 20, C: 16 }, zones: { demon: 'graveyard' } }),
    ).toBe('passed');
    expect(outcome(burn, [], [choose('B', 'no'), choose('C', 'no')], { life: { C: 20 }, zones: { demon: 'battlefield' } })).toBe('passed');
    const shield = { ref: 's', name: 'S', type: 'Enchantment', controller: 'B', text: 'Prevent all damage that would be dealt to you.' };
    expect(outcome(burn, [shield], [choose('B', 'yes'), choose('C', 'no')], { life: { B: 20 }, zones: { demon: 'graveyard' } })).toBe(
      'passed',
    );
  });

  it('asks you too where it is any player, who may not pay more life than they have', () => {
    const text = "Any player may pay 5 life. If a player does, return Demon to its owner's hand.";
    const poor = { life: { A: 20, B: 4, C: 20 } };
    expect(
      outcome(text, [], [choose('A', 'yes'), choose('C', 'no')], { life: { A: 15, B: 4, C: 20 }, zones: { demon: 'hand' } }, poor),
    ).toBe('passed');
  });

  it('exiles so many cards or none', () => {
    const text = 'Any player may exile three cards from their graveyard. If a player does, Demon assigns no combat damage this turn.';
    const card = (ref: string) => ({ ref, name: ref, type: 'Land' });
    const zones = { battlefield: [demon(text)], graveyard: { A: [card('a1'), card('a2')], B: [card('b1'), card('b2'), card('b3')] } };
    expect(outcome(text, [], [choose('B', 'yes')], { graveyardSize: { A: 2, B: 0 } }, { zones })).toBe('passed');
  });

  it('is done where no player does', () => {
    const text = 'Any opponent may pay 2 life. If no player does, draw two cards.';
    expect(outcome(text, [], [choose('B', 'no'), choose('C', 'no')], { handSize: { A: 2 }, life: { B: 20, C: 20 } })).toBe('passed');
    expect(outcome(text, [], [choose('B', 'yes'), choose('C', 'yes')], { handSize: { A: 0 }, life: { B: 18, C: 18 } })).toBe('passed');
  });
});

describe('is refused', () => {
  const reads = (text: string) => compileText(text, { name: 'Demon', types: ['creature'], subtypes: [] }).ok;
  it('where who did it is spoken of, or nothing hangs on it', () => {
    expect(reads('{0}: Any opponent may sacrifice a creature.')).toBe(false);
    expect(reads('{0}: Any opponent may sacrifice a creature. If a player does, that player draws a card.')).toBe(false);
    expect(reads('{0}: Any opponent may sacrifice a creature. If a player does, they draw a card.')).toBe(false);
    expect(reads("{0}: Any opponent may sacrifice a creature. If a player does, return that creature to its owner's hand.")).toBe(false);
    expect(reads('{0}: Any player may sacrifice two lands or pay 5 life. If a player does, draw a card.')).toBe(false);
  });
});
