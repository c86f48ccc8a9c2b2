/** Crimes (700.13), words that are changed (612), what is divided evenly, and the X of a monstrosity (701.37c). */
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
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const cast = (by: string, object: string, targets: readonly string[] = [], more: object = {}) => ({
  by,
  do: 'cast',
  object,
  targets,
  ...more,
});
const resolve = { by: 'all', do: 'resolve' };
const spell = (ref: string, text: string, cost = '{R}') => ({ ref, name: ref, type: 'Instant', cost, text });
const pass = (by: string) => ({ by, do: 'pass' });

describe('a crime', () => {
  const raven = { ...creature('raven', 'A', '1/4'), text: 'Whenever you commit a crime, each opponent loses 1 life and you gain 1 life.' };
  const shock = spell('Shock', 'Shock deals 2 damage to any target.');
  const board = (more: object = {}, card: object = shock) => ({
    mana: { A: '{R}' },
    zones: { battlefield: [raven], hand: { A: [card] }, ...more },
  });
  it('is to target an opponent, before anything of it resolves', () => {
    expect(outcome(board(), [cast('A', 'Shock', ['B']), resolve], { life: { A: 21, B: 19 }, zones: { Shock: 'stack' } })).toBe('passed');
  });
  it('is to target what an opponent controls, or a card in their graveyard', () => {
    const ox = { battlefield: [raven, creature('ox', 'B', '2/4')] };
    expect(outcome(board(ox), [cast('A', 'Shock', ['ox']), resolve], { life: { A: 21, B: 19 } })).toBe('passed');
    const grave = { graveyard: { B: [creature('dead', 'B')] } };
    const exile = spell('Purge', 'Exile target card from a graveyard.');
    expect(outcome(board(grave, exile), [cast('A', 'Purge', ['dead']), resolve], { life: { A: 21, B: 19 } })).toBe('passed');
  });
  it('is not to target oneself or what is one’s own, nor what an opponent does', () => {
    expect(outcome(board(), [cast('A', 'Shock', ['A']), resolve], { life: { A: 18, B: 20 } })).toBe('passed');
    const theirs = { mana: { B: '{R}' }, zones: { battlefield: [raven], hand: { B: [shock] } } };
    expect(outcome(theirs, [pass('A'), cast('B', 'Shock', ['A']), resolve], { life: { A: 18, B: 20 } })).toBe('passed');
  });
  it('is not to target a card of an opponent in exile (700.13)', () => {
    const recall = spell('Recall', 'Remove a time counter from target suspended card.');
    const exiled = { exile: { B: [{ ...creature('gone', 'B'), cost: '{3}{R}', text: 'Suspend 4—{R}', counters: { time: 3 } }] } };
    expect(outcome(board(exiled, recall), [cast('A', 'Recall', ['gone']), resolve], { life: { A: 20, B: 20 } })).toBe('passed');
  });
  it('is remembered for the turn', () => {
    const seize = spell('Seize', 'Draw a card. If you’ve committed a crime this turn, you gain 3 life.', '{0}');
    const both = { mana: { A: '{R}' }, zones: { hand: { A: [shock, seize] } } };
    expect(outcome(both, [cast('A', 'Seize'), resolve], { life: { A: 20 } })).toBe('passed');
    expect(outcome(both, [cast('A', 'Shock', ['B']), cast('A', 'Seize'), resolve], { life: { A: 23 } })).toBe('passed');
  });
});

describe('a word of a text', () => {
  const hack = spell(
    'Hack',
    'Change the text of target spell or permanent by replacing all instances of one color word with another.',
    '{U}',
  );
  const doom = spell('Doom', 'Destroy target red creature.', '{B}');
  const red = { ...creature('red', 'B'), colors: ['red'] };
  const blue = { ...creature('blue', 'B'), colors: ['blue'] };
  const board = { mana: { A: '{B}', B: '{U}' }, zones: { battlefield: [red, blue], hand: { A: [doom], B: [hack] } } };
  it('is another in a spell: its target is no longer legal', () => {
    const actions = [
      cast('A', 'Doom', ['red']),
      pass('A'),
      cast('B', 'Hack', ['Doom']),
      resolve,
      choose('B', 'red'),
      choose('B', 'blue'),
      resolve,
    ];
    expect(outcome(board, actions, { zones: { red: 'battlefield', Doom: 'graveyard' } })).toBe('passed');
  });
  it('is not another where the word is not there', () => {
    const actions = [
      cast('A', 'Doom', ['red']),
      pass('A'),
      cast('B', 'Hack', ['Doom']),
      resolve,
      choose('B', 'white'),
      choose('B', 'blue'),
      resolve,
    ];
    expect(outcome(board, actions, { zones: { red: 'graveyard' } })).toBe('passed');
  });
  it('is another in what a spell does', () => {
    const wrath = { ...doom, text: 'Destroy all red creatures.' };
    const actions = [cast('A', 'Doom'), pass('A'), cast('B', 'Hack', ['Doom']), resolve, choose('B', 'red'), choose('B', 'blue'), resolve];
    const own = { ...board, zones: { ...board.zones, hand: { A: [wrath], B: [hack] } } };
    expect(outcome(own, actions, { zones: { red: 'battlefield', blue: 'graveyard' } })).toBe('passed');
  });
});

describe('damage that is divided evenly', () => {
  const fire = {
    ...spell('Fire', 'Fire deals X damage divided evenly, rounded down, among any number of targets.', '{X}{R}'),
    type: 'Sorcery',
  };
  const board = {
    mana: { A: '{7}{R}' },
    zones: { battlefield: [creature('a', 'B', '2/6'), creature('b', 'B', '2/6')], hand: { A: [fire] } },
  };
  it('is the same for each, and the rest is lost', () => {
    expect(outcome(board, [cast('A', 'Fire', ['a', 'b', 'B'], { x: 7 }), resolve], { damage: { a: 2, b: 2 }, life: { B: 18 } })).toBe(
      'passed',
    );
  });
  it('is nothing where there is less than 1 for each, and for nobody where nothing is targeted', () => {
    expect(outcome(board, [cast('A', 'Fire', ['a', 'b', 'B'], { x: 2 }), resolve], { damage: { a: 0, b: 0 }, life: { B: 20 } })).toBe(
      'passed',
    );
    expect(outcome(board, [cast('A', 'Fire', [], { x: 2 }), resolve], { life: { A: 20, B: 20 }, zones: { Fire: 'graveyard' } })).toBe(
      'passed',
    );
  });
  it('is divided among those that are still there', () => {
    const flee = spell('Flee', 'Return target creature to its owner’s hand.', '{U}');
    const own = { ...board, mana: { A: '{7}{R}', B: '{U}' }, zones: { ...board.zones, hand: { A: [fire], B: [flee] } } };
    const actions = [cast('A', 'Fire', ['a', 'b'], { x: 4 }), pass('A'), cast('B', 'Flee', ['a']), resolve, resolve];
    expect(outcome(own, actions, { damage: { b: 4 } })).toBe('passed');
  });
});

describe('the X of a monstrosity', () => {
  const hydra = {
    ...creature('hydra', 'A', '3/3'),
    text: '{X}{G}: Monstrosity X.\nWhen this creature becomes monstrous, create X X/X green Hydra creature tokens.',
  };
  const grow = (x: number) => [{ by: 'A', do: 'activate', object: 'hydra', ability: '{X}{G}: Monstrosity', x }, resolve, resolve];
  it('is known to what waits for it, and but once', () => {
    const board = { mana: { A: '{5}{G}{G}' }, zones: { battlefield: [hydra] } };
    expect(
      outcome(board, [...grow(2), ...grow(3).slice(0, 2)], { pt: { hydra: '5/5' }, tokens: [{ controller: 'A', pt: '2/2', count: 2 }] }),
    ).toBe('passed');
  });
  it('is 0 where it was', () => {
    const board = { mana: { A: '{G}' }, zones: { battlefield: [hydra] } };
    expect(outcome(board, grow(0), { pt: { hydra: '3/3' } })).toBe('passed');
  });
});
