/** Cards put into a graveyard from the battlefield this turn: as they are there, counted as they were, and asked of (400.7, 603.10a, 608.2h). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const effect = (text: string, targets: readonly string[] = []) => ({
  by: 'A',
  do: 'effect',
  text,
  ...(targets.length > 0 ? { targets } : {}),
});
const destroy = (target: string) => effect('Destroy target permanent.', [target]);
const card = (ref: string, type = 'Creature — Bear') => ({ ref, name: ref, type, ...(type.startsWith('Creature') ? { pt: '2/2' } : {}) });
const outcome = (actions: readonly object[], expected: object, more: object = {}, zones: object = {}) =>
  verdict(
    play({
      edition: '2025-11-14',
      players: ['A', 'B', 'C'],
      setup: {
        librarySize: { A: 9, B: 9, C: 9 },
        zones: {
          battlefield: [
            creature('mine', 'A'),
            creature('foe', 'B'),
            { ...creature('lent', 'B'), owner: 'A' },
            { ...creature('token', 'A'), token: true },
            { ...card('relic', 'Artifact'), controller: 'A' },
          ],
          graveyard: { A: [card('old')], B: [card('oldB')] },
          hand: { A: [card('held')] },
          ...zones,
        },
        ...more,
      },
      actions,
      expect: expected,
    }),
  );

describe('cards put there from the battlefield this turn', () => {
  const all = 'Return to the battlefield all permanent cards in your graveyard that were put there from the battlefield this turn.';

  it('are those alone, by their owner, and of any type', () => {
    const actions = [...['mine', 'foe', 'lent', 'token', 'relic'].map(destroy), effect('Discard a card.'), effect(all)];
    const zones = { mine: 'battlefield', lent: 'battlefield', relic: 'battlefield', foe: 'graveyard', old: 'graveyard', held: 'graveyard' };
    expect(outcome(actions, { zones, controller: { lent: 'A' } })).toBe('passed');
  });

  it('are none of an earlier turn', () => {
    const later = { by: 'all', do: 'pass until', until: 'upkeep' };
    expect(outcome([destroy('mine'), later, effect(all)], { zones: { mine: 'graveyard' } })).toBe('passed');
  });

  it('are no others once they have left the graveyard and come back', () => {
    const away = effect('Exile target card from a graveyard.', ['mine']);
    const result = outcome([destroy('mine'), away, effect(all)], { zones: { mine: 'exile' } });
    expect(result).toBe('passed');
  });

  it('may be targets, and enter tapped', () => {
    const two =
      'Choose up to two target permanent cards in your graveyard that were put there from the battlefield this turn. Return them to the battlefield tapped.';
    const actions = [destroy('mine'), destroy('relic'), effect(two, ['mine', 'relic'])];
    expect(outcome(actions, { zones: { mine: 'battlefield', relic: 'battlefield' }, tapped: { mine: true, relic: true } })).toBe('passed');
    expect(outcome([destroy('mine'), effect(two, ['old'])], { zones: { old: 'graveyard' } })).toMatch(/^failed/);
  });

  it('may be those of any graveyard', () => {
    const theirs =
      'Choose target creature card in a graveyard that was put there from the battlefield this turn. Put that card onto the battlefield under your control.';
    expect(outcome([destroy('foe'), effect(theirs, ['foe'])], { controller: { foe: 'A' } })).toBe('passed');
  });

  it('go to the hand', () => {
    const hand = 'Return to your hand all creature cards in your graveyard that were put there from the battlefield this turn.';
    const zones = { mine: 'hand', lent: 'hand', relic: 'graveyard', foe: 'graveyard', old: 'graveyard' };
    expect(outcome([...['mine', 'foe', 'lent', 'relic'].map(destroy), effect(hand)], { zones })).toBe('passed');
  });
});

describe('what was put into your graveyard from the battlefield this turn', () => {
  const gain = (of: string) => effect(`You gain 1 life for each ${of} put into your graveyard from the battlefield this turn.`);
  const dead = ['mine', 'foe', 'lent', 'token', 'relic'].map(destroy);

  it('is counted as it was, tokens among them, by whose it was', () => {
    expect(outcome([...dead, gain('creature')], { life: { A: 23 } })).toBe('passed');
    expect(outcome([...dead, gain('nontoken creature')], { life: { A: 22 } })).toBe('passed');
    expect(outcome([gain('creature')], { life: { A: 20 } })).toBe('passed');
  });

  it('is asked of by whose graveyard it was, and by who controlled it', () => {
    const ask = (text: string) => effect(`If ${text} from the battlefield this turn, you gain 1 life.`);
    expect(outcome([destroy('foe'), ask('an artifact or creature was put into a graveyard')], { life: { A: 21 } })).toBe('passed');
    expect(outcome([destroy('foe'), ask('a creature was put into your graveyard')], { life: { A: 20 } })).toBe('passed');
    expect(outcome([destroy('lent'), ask('a creature was put into your graveyard')], { life: { A: 21 } })).toBe('passed');
    expect(outcome([destroy('lent'), ask('a creature you controlled was put into your graveyard')], { life: { A: 20 } })).toBe('passed');
  });
});

describe('is refused', () => {
  const reads = (text: string) => compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok;
  it('of other zones than graveyards', () => {
    expect(reads('Return to your hand all creature cards in exile that were put there from the battlefield this turn.')).toBe(false);
    expect(reads('You gain 1 life for each card put into your hand from the battlefield this turn.')).toBe(false);
  });
});
