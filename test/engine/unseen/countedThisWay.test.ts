/** What was done this way is counted, each player but one, and the so many-th spell of a turn whoever casts it. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const outcome = (setup: object, actions: readonly object[], expected: object, players = ['A', 'B']) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      setup: { librarySize: Object.fromEntries(players.map((id) => [id, 9])), ...setup },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const card = (ref: string, type = 'Sorcery') => ({
  ref,
  name: ref,
  type,
  cost: '{0}',
  ...(type === 'Sorcery' ? { text: 'You gain 1 life.' } : { pt: '1/1' }),
});

describe('what was done this way', () => {
  it('is what was done, by whom however many', () => {
    const syphon = effect('Each other player discards a card. You draw a card for each card discarded this way.');
    const zones = { hand: { B: [card('b'), card('b2')] } };
    expect(outcome({ zones }, [syphon, choose('B', 'b')], { handSize: { A: 1, B: 1, C: 0 } }, ['A', 'B', 'C'])).toBe('passed');
    expect(outcome({}, [syphon], { handSize: { A: 0 } })).toBe('passed');
  });
  it('is counted as it is where it came', () => {
    const mill = effect('Mill three cards. You gain 2 life for each creature card milled this way.');
    const library = { A: [card('x', 'Creature — Bear'), card('y'), card('z', 'Creature — Bear')] };
    expect(outcome({ zones: { library } }, [mill], { life: { A: 24 }, graveyardSize: { A: 3 } })).toBe('passed');
  });
  it('is counted as it was where it was sacrificed', () => {
    const rite = effect('Each player sacrifices a creature. You gain 1 life for each creature sacrificed this way.');
    const zones = { battlefield: [creature('a', 'A'), creature('b', 'B')] };
    expect(outcome({ zones }, [rite], { life: { A: 22 }, zones: { a: 'graveyard', b: 'graveyard' } })).toBe('passed');
    expect(outcome({ zones: { battlefield: [creature('b', 'B')] } }, [rite], { life: { A: 21 } })).toBe('passed');
  });
  it('is nothing where nothing of the text does it', () => {
    const spell = { ...card('s'), text: 'You gain 1 life for each card discarded this way.' };
    expect(outcome({ zones: { hand: { A: [spell] } } }, [], {})).toMatch(/^refused setup/);
  });
});

describe('each player other than one', () => {
  it('is all others, who says so as well', () => {
    const dragons = effect('Each player other than target player creates a 5/5 red Dragon creature token with flying.', { targets: ['B'] });
    const each = (controller: string) => ({ controller, subtypes: ['Dragon'], count: 1 });
    expect(outcome({}, [dragons], { tokens: [each('A'), each('C')] }, ['A', 'B', 'C'])).toBe('passed');
  });
  it('leaves it open of whom “they” is said, of each of them or of that one', () => {
    const lose = effect('Each player other than target player loses 1 life for each creature they control.', { targets: ['A'] });
    expect(outcome({}, [lose], {})).toBe('refused actions[0].text');
  });
});

describe('the so many-th spell of a turn', () => {
  const gargoyle = {
    ref: 'g',
    name: 'Gargoyle',
    type: 'Artifact',
    controller: 'A',
    text: 'Whenever the second spell of a turn is cast, you gain 5 life.',
  };
  const cast = (by: string, object: string) => ({ by, do: 'cast', object });
  const resolve = { by: 'all', do: 'resolve' };
  const flash = (ref: string) => ({ ...card(ref), type: 'Instant', text: 'You lose 1 life.' });
  it('counts those of all players', () => {
    const zones = { battlefield: [gargoyle], hand: { A: [flash('a'), flash('a2')], B: [flash('b')] } };
    const actions = [cast('A', 'a'), { by: 'A', do: 'pass' }, cast('B', 'b'), resolve, cast('A', 'a2')];
    expect(outcome({ zones }, actions, { life: { A: 25, B: 20 } })).toBe('passed');
  });
  it('is not the second of each', () => {
    const first = { ...gargoyle, text: 'Whenever an opponent casts a spell for the first time in a turn, you gain 5 life.' };
    const zones = { battlefield: [first], hand: { A: [flash('a')], B: [flash('b'), flash('b2')] } };
    const actions = [cast('A', 'a'), { by: 'A', do: 'pass' }, cast('B', 'b'), resolve, { by: 'A', do: 'pass' }, cast('B', 'b2')];
    expect(outcome({ zones }, actions, { life: { A: 25 } })).toBe('passed');
  });
});
