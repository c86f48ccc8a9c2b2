/** "Repeat this process once": all of it is done again, by the same players and to the same targets (608.2c). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { choose, effect } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { outcome, told } from './outcome.ts';

const land = (ref: string) => ({ ref, name: ref, type: 'Land', controller: 'A', text: '' });

describe('a process that is repeated once', () => {
  const punish = effect(
    'Target opponent loses 5 life unless that player discards two cards or sacrifices a creature. Repeat this process once.',
    'B',
  );

  it('is done twice to the same target', () => {
    expect(outcome({}, [punish], { life: { A: 20, B: 10 } })).toBe('passed');
  });

  it('asks anew each time', () => {
    const setup = { zones: { battlefield: [creature('bear', 'B')] } };
    expect(outcome(setup, [punish, choose('yes', 'B')], { life: { B: 15 }, zones: { bear: 'graveyard' } })).toBe('passed');
    expect(outcome(setup, [punish, choose('no', 'B'), choose('yes', 'B')], { life: { B: 15 }, zones: { bear: 'graveyard' } })).toBe(
      'passed',
    );
  });

  it('is done twice by each of several', () => {
    const all = effect('Each player draws a card. Repeat this process once.');
    const setup = { librarySize: { A: 9, B: 9, C: 9 } };
    expect(outcome(setup, [all], { handSize: { A: 2, B: 2, C: 2 } }, { players: ['A', 'B', 'C'] })).toBe('passed');
  });

  it('is done three times where it is repeated two more times', () => {
    expect(
      outcome({}, [effect('Create a 1/1 red Goblin creature token. Repeat this process two more times.')], {
        tokens: [{ controller: 'A', count: 3 }],
      }),
    ).toBe('passed');
  });

  it('is repeated only if that is so after the first time', () => {
    const text =
      'Draw a card. You may put a land card from your hand onto the battlefield. If you control two or more lands, repeat this process once.';
    const setup = { zones: { battlefield: [land('one')], hand: { A: [land('two'), land('three')] } } };
    const both = [effect(text), choose('yes'), choose('two'), choose('yes')];
    expect(outcome(setup, both, { zones: { two: 'battlefield', three: 'battlefield' }, handSize: { A: 2 } })).toBe('passed');
    expect(outcome(setup, [effect(text), choose('no')], { handSize: { A: 3 } })).toBe('passed');
  });

  it('is told each time that it is', () => {
    const again = ['What was done is done again.', ['608.2c']];
    expect(told({}, [effect('Draw a card. Repeat this process two more times.')], 'repeat')).toEqual([again, again]);
    const only = 'Draw a card. If you control two or more lands, repeat this process once.';
    expect(told({}, [effect(only)], 'repeat')).toEqual([]);
    expect(told({ zones: { battlefield: [land('one'), land('two')] } }, [effect(only)], 'repeat')).toEqual([again]);
  });

  it.each([
    'You may draw a card. If you do, repeat this process.',
    'Draw a card at the beginning of the next upkeep. Repeat this process once.',
    'Draw a card. Repeat this process once. You gain 1 life.',
  ])('is refused where how often, or what, is not known: %s', (text) => {
    expect(compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
  });
});
