/** What may be played from a graveyard or cast from a hand for a while, and what would go to a graveyard meanwhile (601.3, 611.2c, 614.1a). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const will = {
  ref: 'will',
  name: "Yawgmoth's Will",
  type: 'Sorcery',
  cost: '{B}',
  text: 'Until end of turn, you may play lands and cast spells from your graveyard.\nIf a card would be put into your graveyard from anywhere this turn, exile that card instead.',
};
const life = (ref: string, more: object = {}) => ({
  ref,
  name: `Life ${ref}`,
  type: 'Sorcery',
  cost: '{B}',
  text: 'You gain 3 life.',
  ...more,
});
const forest = (ref: string) => ({ ref, name: 'Forest', type: 'Basic Land — Forest' });
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const stack = { by: 'all', do: 'resolve' };
const outcome = (zones: object, actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { mana: { A: '{B}{B}{B}' }, librarySize: { A: 9, B: 9 }, zones },
      actions,
      expect: expected,
      ...more,
    }),
  );

describe('from the graveyard until end of turn', () => {
  it('a land and a spell are played, and the spells are exiled, also that which says so', () => {
    const zones = { hand: { A: [will] }, graveyard: { A: [life('old'), forest('wood')] } };
    const actions = [cast('will'), stack, { by: 'A', do: 'play land', object: 'wood' }, cast('old'), stack];
    expect(outcome(zones, actions, { life: { A: 23 }, zones: { will: 'exile', old: 'exile', wood: 'battlefield' } })).toBe('passed');
  });

  it("a creature of yours that dies is exiled, an opponent's is not, and what was in the graveyard stays", () => {
    const zones = { hand: { A: [will] }, graveyard: { A: [life('old')] }, battlefield: [creature('mine', 'A'), creature('foe', 'B')] };
    const actions = [cast('will'), stack, { by: 'A', do: 'effect', text: 'Destroy all creatures.' }];
    expect(outcome(zones, actions, { zones: { mine: 'exile', foe: 'graveyard', old: 'graveyard' } })).toBe('passed');
  });

  it("from an opponent's graveyard nothing is cast, nor does the opponent cast", () => {
    const zones = { hand: { A: [will] }, graveyard: { B: [life('theirs', { type: 'Instant', cost: '{0}' })] } };
    expect(outcome(zones, [cast('will'), stack, cast('theirs')], { refused: { action: 3 } })).toBe('passed');
    expect(outcome(zones, [cast('will'), stack, { ...cast('theirs'), by: 'B' }], { refused: { action: 3 } })).toBe('passed');
  });

  it('of spells alone no land is played', () => {
    const text = 'You may cast spells from your graveyard this turn.';
    const zones = { graveyard: { A: [forest('wood'), life('old')] } };
    const effect = { by: 'A', do: 'effect', text };
    expect(outcome(zones, [effect, { by: 'A', do: 'play land', object: 'wood' }], { refused: { action: 2 } })).toBe('passed');
    expect(outcome(zones, [effect, cast('old'), stack], { life: { A: 23 }, zones: { old: 'graveyard' } })).toBe('passed');
  });
});

describe('a creature that would die this turn', () => {
  it('is exiled, also one that comes later, and of an opponent alone where that is said', () => {
    const text = 'All creatures get -2/-2 until end of turn. If a creature an opponent controls would die this turn, exile it instead.';
    const zones = { battlefield: [creature('mine', 'A'), creature('foe', 'B'), creature('giant', 'B', '5/5')] };
    const actions = [
      { by: 'A', do: 'effect', text },
      { by: 'A', do: 'effect', text: 'Destroy all creatures.' },
    ];
    expect(outcome(zones, actions, { zones: { mine: 'graveyard', foe: 'exile', giant: 'exile' } })).toBe('passed');
  });
});

describe('spells from the hand for nothing', () => {
  const omniscience = (controller: string) => ({
    ref: 'o',
    name: 'Omniscience',
    type: 'Enchantment',
    controller,
    text: 'You may cast spells from your hand without paying their mana costs.',
  });
  const free = (object: string, more: object = {}) => cast(object, { alternative: 'free', ...more });
  const setup = { setup: { zones: {} } };
  const without = (zones: object, actions: readonly object[], expected: object) =>
    outcome({}, actions, expected, { setup: { ...setup.setup, librarySize: { A: 9, B: 9 }, zones } });

  it('are cast without mana, and X is 0', () => {
    const zones = { battlefield: [omniscience('A')], hand: { A: [life('dear', { cost: '{9}{B}' })] } };
    expect(without(zones, [free('dear'), stack], { life: { A: 23 } })).toBe('passed');
    const x = life('x', { cost: '{X}{B}', text: 'You gain X life.' });
    expect(without({ ...zones, hand: { A: [x] } }, [free('x'), stack], { life: { A: 20 }, zones: { x: 'graveyard' } })).toBe('passed');
    expect(without({ ...zones, hand: { A: [x] } }, [free('x', { x: 2 })], { refused: { action: 1 } })).toBe('passed');
  });

  it('not from the graveyard, not for an opponent, not at another time, and no land', () => {
    const dear = life('dear', { cost: '{9}{B}' });
    expect(without({ battlefield: [omniscience('A')], graveyard: { A: [dear] } }, [free('dear')], { refused: { action: 1 } })).toBe(
      'passed',
    );
    expect(without({ battlefield: [omniscience('B')], hand: { A: [dear] } }, [free('dear')], { refused: { action: 1 } })).toBe('passed');
    const late = { battlefield: [omniscience('A')], hand: { A: [dear, life('first', { type: 'Instant' })] } };
    expect(without(late, [free('first'), free('dear')], { refused: { action: 2 } })).toBe('passed');
    expect(without({ battlefield: [omniscience('A')], hand: { A: [forest('wood')] } }, [free('wood')], { refused: { action: 1 } })).toBe(
      'passed',
    );
  });

  it('until end of turn, also what is drawn later', () => {
    const zones = { library: { A: [life('top', { cost: '{9}{B}' })] } };
    const actions = [
      { by: 'A', do: 'effect', text: 'Until end of turn, you may cast spells from your hand without paying their mana costs.' },
      { by: 'A', do: 'effect', text: 'Draw a card.' },
      free('top'),
      stack,
    ];
    expect(without(zones, actions, { life: { A: 23 } })).toBe('passed');
  });
});

it('what is not understood', () => {
  const read = (text: string, type = 'sorcery') => compileText(text, { name: 'Test', types: [type], subtypes: [] }).ok;
  // Of cards of a kind it would be asked what each half is; from another graveyard it is another permission.
  expect(read('You may cast creature spells from your hand without paying their mana costs.', 'enchantment')).toBe(false);
  expect(read("Until end of turn, you may play lands and cast spells from target player's graveyard.")).toBe(false);
  expect(read('If a creature card would die this turn, exile it instead.')).toBe(false);
});
