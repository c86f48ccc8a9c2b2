/** "For each opponent who does", "each player who didn't": of those who were asked, who did it and who did not (608.2c, 101.4). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const effect = (text: string) => ({ by: 'A', do: 'effect', text });
const says = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const outcome = (actions: readonly object[], expected: object, zones: object = {}, players: readonly string[] = ['A', 'B', 'C']) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      setup: {
        librarySize: Object.fromEntries(players.map((id) => [id, 9])),
        life: Object.fromEntries(players.map((id) => [id, 20])),
        zones,
      },
      actions,
      expect: expected,
    }),
  );
const reads = (text: string) => compileText(text, { name: 'Nm', types: ['Sorcery'], subtypes: [] }).ok;

describe('each who did what was offered', () => {
  const contract = 'Each opponent may draw a card. For each opponent who does, you gain 2 life.';
  it('is counted: both, one, or none of two opponents', () => {
    expect(outcome([effect(contract), says('B', 'yes'), says('C', 'yes')], { life: { A: 24 }, handSize: { B: 1, C: 1 } })).toBe('passed');
    expect(outcome([effect(contract), says('B', 'no'), says('C', 'yes')], { life: { A: 22 }, handSize: { B: 0, C: 1 } })).toBe('passed');
    expect(outcome([effect(contract), says('B', 'no'), says('C', 'no')], { life: { A: 20 } })).toBe('passed');
  });
  it('is the one opponent of two players', () => {
    expect(outcome([effect(contract), says('B', 'yes')], { life: { A: 22 } }, {}, ['A', 'B'])).toBe('passed');
    expect(outcome([effect(contract), says('B', 'no')], { life: { A: 20 } }, {}, ['A', 'B'])).toBe('passed');
  });
  it('is not who could not: nobody is asked who has nothing to sacrifice', () => {
    const text = 'Each opponent may sacrifice a creature. For each opponent who does, draw a card.';
    const board = { battlefield: [creature('c', 'C')] };
    expect(outcome([effect(text), says('C', 'yes')], { handSize: { A: 1 }, zones: { c: 'graveyard' } }, board)).toBe('passed');
  });
  it('does the same as often as there are of them, behind one’s own', () => {
    const glory =
      'Put a +1/+1 counter on each creature you control. Each opponent may put a +1/+1 counter on each creature they control. For each opponent who does, put a +1/+1 counter on each creature you control.';
    const board = { battlefield: [creature('a', 'A', '1/1'), creature('b', 'B', '1/1'), creature('c', 'C', '1/1')] };
    expect(
      outcome([effect(glory), says('B', 'yes'), says('C', 'no')], { counters: { a: { '+1/+1': 2 }, b: { '+1/+1': 1 }, c: {} } }, board),
    ).toBe('passed');
  });
  describe('returns a card for each of them', () => {
    const immortality =
      'Return a creature card from your graveyard to the battlefield. Each opponent may return a creature card from their graveyard to the battlefield. For each player who does, return a creature card from your graveyard to the battlefield.';
    const [a1, a2, a3, b, c] = [creature('a1', 'A'), creature('a2', 'A'), creature('a3', 'A'), creature('b', 'B'), creature('c', 'C')];
    const both = [says('B', 'yes'), says('C', 'yes')];
    const there = (zone: string, ...refs: readonly string[]) => Object.fromEntries(refs.map((ref) => [ref, zone]));
    it('two different ones for two', () => {
      const actions = [effect(immortality), says('A', 'a1'), ...both];
      expect(
        outcome(actions, { zones: there('battlefield', 'a1', 'a2', 'a3', 'b', 'c') }, { graveyard: { A: [a1, a2, a3], B: [b], C: [c] } }),
      ).toBe('passed');
    });
    it('one where no more are left', () => {
      const actions = [effect(immortality), says('A', 'a1'), ...both];
      expect(outcome(actions, { zones: there('battlefield', 'a1', 'a2', 'b', 'c') }, { graveyard: { A: [a1, a2], B: [b], C: [c] } })).toBe(
        'passed',
      );
    });
    it('one of two, that its player chooses, for one', () => {
      const actions = [effect(immortality), says('A', 'a1'), says('B', 'yes'), says('A', 'a3')];
      const expected = { zones: { ...there('battlefield', 'a1', 'a3', 'b'), a2: 'graveyard' } };
      expect(outcome(actions, expected, { graveyard: { A: [a1, a2, a3], B: [b] } })).toBe('passed');
    });
  });
  it('is spoken of as that player', () => {
    const text = 'Each opponent may draw a card. For each opponent who does, that player loses 3 life.';
    expect(outcome([effect(text), says('B', 'yes'), says('C', 'no')], { life: { B: 17, C: 20 } })).toBe('passed');
  });
  it('is each player, of whom one does it and one declines', () => {
    const text = 'Each player may sacrifice a creature. Each player who does draws a card.';
    const board = { battlefield: [creature('a', 'A'), creature('c', 'C')] };
    expect(outcome([effect(text), says('A', 'yes'), says('C', 'no')], { handSize: { A: 1, B: 0, C: 0 } }, board)).toBe('passed');
  });
});

describe('each who did not', () => {
  const kynaios = "Each player may draw a card, then each opponent who didn't gains 3 life.";
  it('is each opponent who declined, and not the one who was asked as well', () => {
    const yes = [effect(kynaios), says('A', 'no'), says('B', 'no'), says('C', 'yes')];
    expect(outcome(yes, { life: { A: 20, B: 23, C: 20 } })).toBe('passed');
  });
  it('is each opponent who could not: who has no land card', () => {
    const text =
      "Draw a card. Each player may put a land card from their hand onto the battlefield, then each opponent who didn't draws a card.";
    const land = { ref: 'forest', name: 'Forest', type: 'Basic Land — Forest' };
    const board = { hand: { B: [land] } };
    expect(outcome([effect(text), says('B', 'yes')], { handSize: { A: 1, B: 0, C: 1 }, zones: { forest: 'battlefield' } }, board)).toBe(
      'passed',
    );
  });
  it('of what all had to do is who could not do it', () => {
    const text = "Each opponent discards a card. Each opponent who doesn't loses 3 life.";
    const card = { ref: 'card', name: 'Card', type: 'Sorcery' };
    expect(outcome([effect(text)], { life: { A: 20, B: 20, C: 17 } }, { hand: { B: [card] } })).toBe('passed');
  });
});

describe('refused', () => {
  it.each([
    'Each opponent draws a card. For each opponent who does, you gain 2 life.',
    "Draw a card. Each opponent who didn't loses 3 life.",
    'You may draw a card. For each opponent who does, you gain 2 life.',
    'Each opponent may draw a card. For each player who searches a library this way, you gain 2 life.',
    "Each opponent may draw a card. Each player who didn't draws a card.",
    // Of two offers, which one they did.
    'Each opponent may draw a card. For each opponent who does, you gain 2 life. Each opponent may gain 1 life. For each opponent who does, you gain 10 life.',
    'Each player may draw a card. Each player who does gains 1 life. Each player may draw two cards. Each player who does gains 5 life.',
  ])('%s', (text) => {
    expect(reads(text)).toBe(false);
  });
});
