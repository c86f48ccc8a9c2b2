/** What texts ask of the turn so far, of graveyards and of who has more; with what would hold if that were passed over. Written before any was run. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const card = (ref: string, type: string) => ({ ref, name: `Test ${ref}`, type, ...(type.includes('Creature') ? { pt: '1/1' } : {}) });
const effect = (by: string, text: string, more: object = {}) => [
  { by, do: 'effect', text, ...more },
  { by: 'all', do: 'check' },
];
const enchantment = (text: string, controller = 'A') => ({ ref: 'w', name: 'Test Watch', controller, type: 'Enchantment', text });
const board = (zones: object, actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      ...more,
      setup: { active: 'A', step: 'precombat main', zones },
      actions,
      expect: expected,
    }),
  );
const ask = (condition: string) => effect('A', `If ${condition}, you gain 5 life.`);
const gained = (holds: boolean, before = 20) => ({ life: { A: before + (holds ? 5 : 0) } });

describe('graveyards', () => {
  const lies = (count: number, type = 'Instant') => Array.from({ length: count }, (_, at) => card(`c${at}`, type));
  it.each([
    [6, '2/2'],
    [7, '3/3'],
  ])('threshold with %s cards, in 2006', (count, pt) => {
    const text = 'Test Ape gets +1/+1 as long as seven or more cards are in your graveyard.';
    const ape = creature('a', 'A', '2/2', { name: 'Test Ape', text });
    const graveyard = { A: lies(count), B: lies(9).map((each) => ({ ...each, ref: `b${each.ref}` })) };
    expect(board({ battlefield: [ape], graveyard }, [{ by: 'all', do: 'check' }], { pt: { a: pt } }, { edition: '2006-10-01' })).toBe(
      'passed',
    );
  });

  it.each([
    [['Instant', 'Land', 'Artifact Creature — Golem'], true],
    [['Instant', 'Land', 'Artifact', 'Artifact'], false],
  ])('delirium: %s', (types, holds) => {
    const graveyard = { A: types.map((type, at) => card(`c${at}`, type)) };
    expect(board({ graveyard }, ask('there are four or more card types among cards in your graveyard'), gained(holds))).toBe('passed');
  });
});

describe('who has more', () => {
  const land = (ref: string, controller: string) => ({ ref, name: ref, controller, type: 'Land' });
  it.each([
    ['an opponent controls more lands than you', ['B', 'B', 'A', 'C'], true],
    ['an opponent controls more lands than you', ['B', 'A', 'C'], false],
    ['you control two or fewer lands', ['A', 'A', 'B'], true],
    ['you control two or fewer lands', ['A', 'A', 'A'], false],
  ])('%s with lands of %s', (condition, owners, holds) => {
    const battlefield = owners.map((owner, at) => land(`l${at}`, owner));
    expect(board({ battlefield }, ask(condition), gained(holds))).toBe('passed');
  });

  it.each([
    ['3/1', true],
    ['2/9', false],
  ])('total power with another of %s', (pt, holds) => {
    const battlefield = [creature('x', 'A', '5/5'), creature('y', 'A', pt), creature('z', 'B', '9/9')];
    expect(
      board({ battlefield }, ask('creatures you control have total power 8 or greater'), gained(holds), { edition: '2015-03-27' }),
    ).toBe('passed');
  });

  it('each opponent sacrifices the greatest of their own', () => {
    const battlefield = [creature('b1', 'B', '1/1'), creature('b2', 'B', '2/2'), creature('c4', 'C', '4/4'), creature('c3', 'C', '3/3')];
    const text = 'Each opponent sacrifices a creature with the greatest power among creatures they control.';
    const zones = { b1: 'battlefield', b2: 'graveyard', c3: 'battlefield', c4: 'graveyard' };
    expect(board({ battlefield }, effect('A', text), { zones })).toBe('passed');
  });
});

describe('what happened this turn', () => {
  const mine = creature('x', 'A', '1/1');
  const theirs = creature('y', 'B', '1/1');
  const revolt = 'a permanent you controlled left the battlefield this turn';
  it.each([
    ['x', 'Destroy target creature.', true],
    ['x', "Return target creature to its owner's hand.", true],
    ['y', 'Destroy target creature.', false],
  ])('%s: %s revolt', (ref, text, holds) => {
    expect(
      board({ battlefield: [mine, theirs] }, [...effect('B', text, { targets: [ref] }), ...ask(revolt)], gained(holds), {
        edition: '2017-01-20',
      }),
    ).toBe('passed');
  });

  it.each([
    ['A', 2, true],
    ['A', 1, false],
    ['B', 2, false],
  ])('%s created %s tokens: celebration', (by, count, holds) => {
    const make = effect(by, `Create ${count === 1 ? 'a 1/1 white Rat creature token' : 'two 1/1 white Rat creature tokens'}.`, {
      controller: by,
    });
    const condition = 'two or more nonland permanents entered the battlefield under your control this turn';
    expect(board({ battlefield: [] }, [...make, ...ask(condition)], gained(holds))).toBe('passed');
  });

  it('what entered as an artifact is remembered as one, whatever it is by now', () => {
    const make = effect('A', 'Create a 1/1 colorless Thopter artifact creature token.');
    const gone = effect('B', 'Destroy all artifacts.');
    expect(
      board(
        { battlefield: [] },
        [...make, ...gone, ...ask('an artifact entered the battlefield under your control this turn')],
        gained(true),
      ),
    ).toBe('passed');
    expect(
      board(
        { battlefield: [] },
        [...make, ...gone, ...ask('an enchantment entered the battlefield under your control this turn')],
        gained(false),
      ),
    ).toBe('passed');
  });

  it.each([
    ['A', 3, true],
    ['A', 2, false],
    ['B', 4, false],
  ])('%s gained %s life', (by, amount, holds) => {
    const actions = [...effect(by, `You gain ${amount} life.`, { controller: by }), ...ask('you gained 3 or more life this turn')];
    expect(board({ battlefield: [] }, actions, gained(holds, by === 'A' ? 20 + amount : 20))).toBe('passed');
  });

  it('life that two opponents lost is not life that one of them lost', () => {
    const loses = [
      ...effect('A', 'Target player loses 2 life.', { targets: ['B'] }),
      ...effect('A', 'Target player loses 2 life.', { targets: ['C'] }),
    ];
    expect(board({ battlefield: [] }, [...loses, ...ask('an opponent lost 3 or more life this turn')], gained(false))).toBe('passed');
    const more = effect('A', 'Target player loses 1 life.', { targets: ['C'] });
    expect(board({ battlefield: [] }, [...loses, ...more, ...ask('an opponent lost 3 or more life this turn')], gained(true))).toBe(
      'passed',
    );
  });

  it('an intervening if that does not hold is told', () => {
    const text = 'At the beginning of your end step, if you gained 3 or more life this turn, draw a card.';
    const actions = [...effect('A', 'You gain 2 life.'), { by: 'all', do: 'pass until', until: 'end' }];
    const result = play({
      edition: '2018-07-13',
      setup: { active: 'A', step: 'postcombat main', zones: { battlefield: [enchantment(text)] }, librarySize: { A: 3 } },
      actions,
      expect: { handSize: { A: 0 }, cites: ['603.4'] },
    });
    expect(verdict(result)).toBe('passed');
    expect(JSON.stringify(result.trace)).toContain('since its condition does not hold');
  });
});

describe('how it was cast', () => {
  const text = 'When Test Stoker enters the battlefield, if you cast it from your hand, you gain 5 life.';
  const stoker = { ref: 's', name: 'Test Stoker', type: 'Creature — Elemental', pt: '3/3', cost: '{0}', text };
  const out = { by: 'all', do: 'pass until', until: 'stack empty' };
  it('from the hand, and not put onto the battlefield from a graveyard, in 2006', () => {
    const edition = '2006-10-01';
    expect(board({ hand: { A: [stoker] } }, [{ by: 'A', do: 'cast', object: 's' }, out], gained(true), { edition })).toBe('passed');
    const back = [...effect('A', 'Return target creature card from your graveyard to the battlefield.', { targets: ['s'] }), out];
    expect(board({ graveyard: { A: [stoker] } }, back, gained(false), { edition })).toBe('passed');
  });
});
