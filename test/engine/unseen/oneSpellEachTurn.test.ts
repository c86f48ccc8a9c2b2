/** Who has cast one spell this turn cannot cast another: also where the first was cast before the rule was there, or was countered (101.2, 601.3a). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const law = (text: string, controller = 'A', more: object = {}) => ({
  ref: 'law',
  name: 'Law',
  type: 'Enchantment',
  cost: '{0}',
  text,
  controller,
  ...more,
});
const instant = (ref: string, more: object = {}) => ({ ref, name: ref, type: 'Instant', cost: '{0}', text: 'You gain 1 life.', ...more });
const relic = (ref: string) => ({ ref, name: ref, type: 'Artifact', cost: '{0}' });
const cast = (by: string, object: string) => ({ by, do: 'cast', object });
const until = { by: 'all', do: 'pass until', until: 'stack empty' };
const outcome = (battlefield: readonly object[], hand: object, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2025-11-14',
      players: ['A', 'B', 'C'],
      setup: { librarySize: { A: 9, B: 9, C: 9 }, zones: { battlefield, hand } },
      actions,
      expect: expected,
    }),
  );
const each = "Each player can't cast more than one spell each turn.";
const hands = { A: [instant('a1'), instant('a2'), relic('a3')], B: [instant('b1'), instant('b2')] };

describe('not more than one spell each turn', () => {
  it('is one for each player, the first while it is on the stack, too', () => {
    const actions = [cast('A', 'a1'), cast('A', 'a2'), { by: 'A', do: 'pass' }, cast('B', 'b1'), cast('B', 'b2'), until];
    expect(outcome([law(each)], hands, actions, { life: { A: 21, B: 21 }, refused: [{ action: 2 }, { action: 5 }] })).toBe('passed');
  });

  it('counts what was cast before, and what was countered', () => {
    const hand = { A: [instant('a1'), law(each), instant('a2')] };
    const counter = { by: 'A', do: 'effect', text: 'Counter target spell.', targets: ['a1'] };
    expect(outcome([], hand, [cast('A', 'a1'), until, cast('A', 'law'), until, cast('A', 'a2')], { refused: { action: 5 } })).toBe(
      'passed',
    );
    const countered = [cast('A', 'a1'), counter, until, cast('A', 'a2')];
    expect(outcome([law(each)], { A: [instant('a1'), instant('a2')] }, countered, { life: { A: 20 }, refused: { action: 4 } })).toBe(
      'passed',
    );
  });

  it('begins anew with the next turn', () => {
    const later = { by: 'all', do: 'pass until', until: 'upkeep' };
    const actions = [cast('A', 'a1'), until, later, { by: 'B', do: 'pass' }, { by: 'C', do: 'pass' }, cast('A', 'a2'), until];
    expect(outcome([law(each)], hands, actions, { life: { A: 22 } })).toBe('passed');
  });

  it('forbids no lands and no abilities', () => {
    const hand = { A: [instant('a1'), { ref: 'land', name: 'Land', type: 'Land' }] };
    const actions = [cast('A', 'a1'), until, { by: 'A', do: 'play land', object: 'land' }];
    expect(outcome([law(each)], hand, actions, { zones: { land: 'battlefield' } })).toBe('passed');
  });

  it('is of spells of a kind: others neither count nor are forbidden', () => {
    const text = "Each player who has cast a nonartifact spell this turn can't cast additional nonartifact spells.";
    const one = [cast('A', 'a1'), until, cast('A', 'a3'), until, cast('A', 'a2')];
    expect(outcome([law(text)], hands, one, { zones: { a3: 'battlefield' }, refused: { action: 5 } })).toBe('passed');
    const other = [cast('A', 'a3'), until, cast('A', 'a1'), until];
    expect(outcome([law(text)], hands, other, { life: { A: 21 } })).toBe('passed');
  });

  it('is yours alone where the text says you', () => {
    const text = "You can't cast more than one spell each turn.";
    const actions = [cast('A', 'a1'), { by: 'A', do: 'pass' }, cast('B', 'b1'), cast('B', 'b2'), until, cast('A', 'a2')];
    expect(outcome([law(text)], hands, actions, { life: { A: 21, B: 22 }, refused: { action: 6 } })).toBe('passed');
  });

  it('is that of the enchanted player', () => {
    const curse = law("Enchant player\nEnchanted player can't cast more than one spell each turn.", 'A', {
      type: 'Enchantment — Aura Curse',
      attachedTo: 'B',
    });
    const actions = [cast('A', 'a1'), cast('A', 'a2'), { by: 'A', do: 'pass' }, cast('B', 'b1'), cast('B', 'b2'), until];
    expect(outcome([curse], hands, actions, { life: { A: 22, B: 21 }, refused: { action: 5 } })).toBe('passed');
  });
});

describe('is refused', () => {
  const reads = (text: string) => compileText(text, { name: 'Law', types: ['enchantment'], subtypes: [] }).ok;
  it('of what is no spell, or of two kinds', () => {
    expect(reads("Each player can't cast more than one creature each turn.")).toBe(false);
    expect(reads("Each player who has cast a nonartifact spell this turn can't cast additional creature spells.")).toBe(false);
  });
});
