/** What chance decides, what is voted for, and clashes (701.30, 701.38, 705, 706): the results are chosen as other answers are. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

interface Board {
  readonly battlefield?: readonly object[];
  readonly zones?: object;
  readonly setup?: object;
  readonly players?: readonly string[];
}
const outcome = ({ battlefield = [], zones = {}, setup = {}, players = ['A', 'B'] }: Board, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      setup: { librarySize: Object.fromEntries(players.map((id) => [id, 9])), ...setup, zones: { battlefield, ...zones } },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const resolve = { by: 'all', do: 'resolve' };

describe('a coin', () => {
  const bottle = effect('Flip a coin. If you win the flip, you gain 5 life. If you lose the flip, target player loses 5 life.', {
    targets: ['B'],
  });
  it('is won or lost, and one thing or the other is done', () => {
    expect(outcome({}, [bottle, choose('A', 'win')], { life: { A: 25, B: 20 } })).toBe('passed');
    expect(outcome({}, [bottle, choose('A', 'lose')], { life: { A: 20, B: 15 } })).toBe('passed');
  });
  it('comes out in no other way', () => {
    expect(outcome({}, [bottle, choose('A', 'heads'), choose('A', 'win')], { refused: { action: 2 }, life: { A: 25 } })).toBe('passed');
  });
  it('is told to abilities that wait for its being won', () => {
    const encounter = {
      ref: 'luck',
      name: 'Luck',
      type: 'Enchantment',
      controller: 'A',
      text: 'Whenever you win a coin flip, put a luck counter on this enchantment.',
    };
    const actions = [bottle, choose('A', 'win'), resolve, bottle, choose('A', 'lose')];
    expect(outcome({ battlefield: [encounter] }, actions, { counters: { luck: { luck: 1 } } })).toBe('passed');
  });
  it('is not forgotten where another is flipped behind it: the last one counts', () => {
    const twice = effect('Flip a coin. If you win the flip, you gain 5 life. Flip a coin. If you win the flip, you gain 2 life.');
    expect(outcome({}, [twice, choose('A', 'win'), choose('A', 'lose')], { life: { A: 25 } })).toBe('passed');
    expect(outcome({}, [twice, choose('A', 'lose'), choose('A', 'win')], { life: { A: 22 } })).toBe('passed');
  });
  it('is not spoken of where none is flipped', () => {
    const spell = { ref: 's', name: 'Luck', type: 'Sorcery', cost: '{0}', text: 'If you win the flip, you gain 5 life.' };
    expect(outcome({ zones: { hand: { A: [spell] } } }, [], {})).toMatch(/^refused setup/);
  });
});

describe('a die', () => {
  const ogre = {
    ref: 'ogre',
    name: 'Ogre',
    controller: 'A',
    type: 'Creature — Ogre',
    pt: '3/3',
    text: 'Whenever Ogre attacks, roll a d20.\n1–9 | You gain 1 life.\n10–19 | You gain 2 life.\n20 | You gain 3 life.',
  };
  const attack = [
    { by: 'all', do: 'pass until', until: 'declare attackers' },
    { by: 'A', do: 'attack', attackers: { ogre: 'B' } },
    resolve,
  ];
  it('has the effect of its row', () => {
    for (const [rolled, life] of [
      [9, 21],
      [10, 22],
      [20, 23],
    ] as const)
      expect(outcome({ battlefield: [ogre] }, [...attack, choose('A', rolled)], { life: { A: life, B: 20 } })).toBe('passed');
  });
  it('has so many sides', () => {
    const actions = [...attack, choose('A', 21), choose('A', 0), choose('A', 1)];
    expect(outcome({ battlefield: [ogre] }, actions, { refused: [{ action: 4 }, { action: 5 }], life: { A: 21 } })).toBe('passed');
  });
  it('gives a number', () => {
    const worth = effect('Roll a six-sided die. You gain life equal to the result. If the result is 5 or higher, draw a card.');
    expect(outcome({}, [worth, choose('A', 4)], { life: { A: 24 }, handSize: { A: 0 } })).toBe('passed');
    expect(outcome({}, [worth, choose('A', 5)], { life: { A: 25 }, handSize: { A: 1 } })).toBe('passed');
  });
});

describe('a vote', () => {
  const three = { players: ['A', 'B', 'C'] };
  const choice = effect(
    'Starting with you, each player votes for death or torture. If death gets more votes, each opponent sacrifices a creature. If torture gets more votes or the vote is tied, each opponent loses 4 life.',
  );
  it('goes round from who is named, and the greater number counts', () => {
    const board = { ...three, battlefield: [creature('b', 'B'), creature('c', 'C'), creature('a', 'A')] };
    const actions = [choice, choose('A', 'death'), choose('B', 'torture'), choose('C', 'death')];
    expect(outcome(board, actions, { zones: { a: 'battlefield', b: 'graveyard', c: 'graveyard' }, life: { B: 20, C: 20 } })).toBe('passed');
  });
  it('is asked of the players in turn order, none before the other', () => {
    const actions = [choice, choose('B', 'torture'), choose('A', 'death'), choose('B', 'torture')];
    expect(outcome({}, actions, { refused: { action: 2 }, life: { A: 20, B: 16 } })).toBe('passed');
  });
  it('for things exiles all that are tied', () => {
    const judgement = effect(
      "Starting with you, each player votes for a nonland permanent you don't control. Exile each permanent with the most votes or tied for most votes.",
    );
    const board = {
      ...three,
      battlefield: [creature('geist', 'B', '2/2', { text: 'Hexproof' }), creature('c', 'C'), creature('other', 'C'), creature('mine', 'A')],
    };
    const tied = [judgement, choose('A', 'geist'), choose('B', 'mine'), choose('B', 'c'), choose('C', 'other')];
    expect(
      outcome(board, tied, { refused: { action: 3 }, zones: { geist: 'exile', c: 'exile', other: 'exile', mine: 'battlefield' } }),
    ).toBe('passed');
    const most = [judgement, choose('A', 'geist'), choose('B', 'geist'), choose('C', 'c')];
    expect(outcome(board, most, { zones: { geist: 'exile', c: 'battlefield' } })).toBe('passed');
  });
  it('counts each vote where each does something', () => {
    const strength = effect(
      'Starting with you, each player votes for strength or numbers. Create a 1/1 white Soldier creature token for each numbers vote.',
    );
    const actions = [strength, choose('A', 'numbers'), choose('B', 'strength'), choose('C', 'numbers')];
    expect(outcome(three, actions, { tokens: [{ controller: 'A', subtypes: ['Soldier'], count: 2 }] })).toBe('passed');
  });
  it('is for nothing that was not listed', () => {
    const other = 'Starting with you, each player votes for time or money. If fame gets more votes, draw a card.';
    expect(outcome({}, [effect(other)], {})).toMatch(/^refused/);
  });
});

describe('a clash', () => {
  const clash = effect('Clash with an opponent. If you win, you gain 3 life. Otherwise, you lose 1 life.');
  const card = (ref: string, cost: string) => ({ ref, name: ref, type: 'Sorcery', cost, text: 'Draw a card.' });
  const libraries = (a: string, b: string) => ({ zones: { library: { A: [card('a', a)], B: [card('b', b)] } } });
  const answers = (a: string, b: string) => [clash, choose('A', a), choose('B', b)];
  it('is won by the greater mana value alone', () => {
    expect(outcome(libraries('{3}', '{2}'), answers('no', 'no'), { life: { A: 23 } })).toBe('passed');
    expect(outcome(libraries('{2}', '{2}'), answers('no', 'no'), { life: { A: 19 } })).toBe('passed');
    expect(outcome(libraries('{1}', '{2}'), answers('no', 'no'), { life: { A: 19 } })).toBe('passed');
  });
  it('puts a card on the bottom if its owner says so, and not else', () => {
    const draw = effect('Each player draws a card.');
    expect(outcome(libraries('{3}', '{2}'), [...answers('yes', 'no'), draw], { zones: { a: 'library', b: 'hand' }, life: { A: 23 } })).toBe(
      'passed',
    );
  });
  it('is with an opponent whom one chooses, and no matter to others', () => {
    const board = { players: ['A', 'B', 'C'], zones: { library: { A: [card('a', '{3}')], B: [card('b', '{5}')], C: [card('c', '{1}')] } } };
    expect(outcome(board, [clash, choose('A', 'C'), choose('A', 'no'), choose('C', 'no')], { life: { A: 23, B: 20, C: 20 } })).toBe(
      'passed',
    );
  });
  it('of an empty library reveals nothing, and is won by who reveals something', () => {
    const board = { setup: { librarySize: { A: 1, B: 0 } }, zones: { library: { A: [card('a', '{1}')] } } };
    expect(outcome(board, [clash, choose('A', 'no')], { life: { A: 23 } })).toBe('passed');
  });
});
