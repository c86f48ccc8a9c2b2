/** Who attacks whom with several players and teams, what attacking may cost, and mulligans (506.2, 508.1h, 802, 805.10, 103.5). */
import { describe, expect, it } from 'vitest';
import { listAttacks } from '../../../../src/engine/actions/combat/attackers.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import { parseManaCost } from '../../../../src/engine/language/manaCost.ts';
import { creature } from '../../kit.ts';
import { makeBoard, newest, rules, type Thing } from './board.ts';
import { fight, ids } from './fight.ts';

const players = ['A', 'B', 'C', 'D'];
const bear: Thing = { ref: 'a', pt: [2, 2] };

describe('defending players', () => {
  it('is one that the active player chooses as combat begins', () => {
    const f = fight({ players, things: [bear], step: 'beginning of combat' });
    expect(f.pending()).toMatchObject({ kind: 'object', player: 'A' });
    expect(f.pending()?.options()).toEqual(['B', 'C', 'D']);
    f.answer('C');
    f.passTo('declare attackers');
    expect(f.try({ 'a.0': 'B' })).toMatchObject({ kind: 'refused', cites: ['attack.whom', 'combat.defendingPlayer'] });
    f.answer({ 'a.0': 'C' });
  });

  it.each([
    [{ attackMultiplePlayers: true }, ['B', 'C', 'D']],
    [{ attackMultiplePlayers: true, rangeOfInfluence: 1 }, ['B', 'D']],
    [{ attack: 'left' as const }, ['B']],
    [{ attack: 'right' as const }, ['D']],
  ])('are those in reach under %j', (options, expected) => {
    const look = lookAt(makeBoard({ players, options, things: [bear] }));
    expect(listAttacks(look, 'A').flatMap((attacks) => Object.values(attacks))).toEqual(expected);
  });

  it('declare blocks in turn order, each against their own attackers', () => {
    const f = fight({
      players: ['A', 'B', 'C'],
      options: { attackMultiplePlayers: true },
      things: [bear, { ref: 'e', pt: [2, 2] }, { ref: 'b', of: 'B', pt: [1, 1] }, { ref: 'c', of: 'C', pt: [1, 1] }],
      step: 'declare attackers',
    });
    f.answer({ 'a.0': 'C', 'e.0': 'B' });
    f.passTo();
    expect(f.pending()).toMatchObject({ kind: 'blockers', player: 'B' });
    expect(f.try({ 'b.0': 'a.0' })).toMatchObject({ kind: 'refused', cites: ['block.declare', 'block.choose'] });
    f.answer({ 'b.0': 'e.0' });
    expect(f.pending()).toMatchObject({ kind: 'blockers', player: 'C' });
    f.answer({});
    f.passTo('end of combat');
    expect([f.life('B'), f.life('C')]).toEqual([20, 18]);
  });

  it('fight as a team where turns are shared: one attack, one block', () => {
    const f = fight({
      players,
      teams: [
        ['A', 'B'],
        ['C', 'D'],
      ],
      options: { sharedTurns: true },
      things: [bear, { ref: 'e', of: 'B', pt: [2, 2] }, { ref: 'd', of: 'D', pt: [1, 1] }],
      step: 'declare attackers',
    });
    f.answer({ 'a.0': 'C', 'e.0': 'D' });
    f.passTo();
    expect(f.pending()?.kind).toBe('blockers');
    // A creature of one defending player blocks what attacks the other.
    f.answer({ 'd.0': 'a.0' });
    expect(f.pending()?.kind).toBe('priority');
    expect(f.state().objects['d.0']?.blocking).toEqual(['a.0']);
  });
});

describe('what attacking costs', () => {
  const tax: Thing = {
    ref: 'tax',
    of: 'B',
    types: ['enchantment'],
    abilities: [
      rules({
        rule: 'restrict',
        what: { kind: 'all', filter: creature },
        restriction: 'attack',
        whom: { kind: 'one of', of: { kind: 'you' } },
        unlessPaid: [{ pay: 'mana', cost: parseManaCost('{2}') ?? { text: '{2}', symbols: [] } }],
      }),
    ],
  };
  const forest = (at: number): Thing => ({ ref: `f${at}`, types: ['land'], subtypes: ['Forest'] });

  it('is paid for each attacker, from lands as needed', () => {
    const f = fight({ things: [bear, { ref: 'e', pt: [2, 2] }, tax, ...[1, 2, 3].map(forest)], step: 'declare attackers' });
    expect(f.pending()?.options()).toEqual([{}, { 'e.0': 'B' }, { 'a.0': 'B' }]);
    expect(f.try(ids({ a: 'B', e: 'B' }))).toMatchObject({ kind: 'refused', cites: expect.arrayContaining(['attack.cost']) as unknown });
    f.answer(ids({ a: 'B' }));
    expect([1, 2, 3].filter((at) => f.state().objects[`f${at}.0`]?.tapped)).toHaveLength(2);
    expect(f.state().objects['a.0']?.attacking?.whom).toBe('B');
  });

  it('need not be paid for a creature that must attack (508.1d)', () => {
    const must = rules({ rule: 'require', what: { kind: 'self' }, to: 'attack' });
    const f = fight({ things: [{ ...bear, abilities: [must] }, tax, ...[1, 2].map(forest)], step: 'declare attackers' });
    expect(f.pending()?.options()).toEqual([{}, { 'a.0': 'B' }]);
    f.answer({});
  });
});

describe('mulligans', () => {
  const begin = (day: string, more: object = {}) => fight({ day, library: 20, ...more }, { step: 'mulligan' });
  const hand = (f: ReturnType<typeof fight>, player: string): number => f.state().zones.hand[player]?.length ?? 0;

  it.each([
    ['1999-04-23', [6, 5]],
    ['2009-07-11', [6, 5]],
    ['2015-09-26', [6, 5]],
    ['2019-07-12', [6, 5]],
    [newest, [6, 5]],
  ])('leave a hand of one card fewer each, under %s', (day, [first, second]) => {
    const f = begin(day);
    expect([hand(f, 'A'), hand(f, 'B')]).toEqual([7, 7]);
    const take = (player: string): void => {
      while (f.pending()?.player !== player || f.pending()?.kind !== 'mulligan') f.answer('keep');
      f.answer('mulligan');
      if (f.pending()?.player !== player && f.pending()?.kind === 'mulligan') f.answer('keep');
      if (f.pending()?.kind === 'bottom') f.answer(f.pending()?.options()[0] ?? []);
    };
    take('A');
    expect(hand(f, 'A')).toBe(first);
    take('A');
    expect(hand(f, 'A')).toBe(second);
    expect(f.state().zones.library['A']).toHaveLength(27 - 7 - (second ?? 0));
  });

  it('look at the top card after the smaller hand is kept, from 2015 to 2019 alone', () => {
    const asks = (day: string): boolean => {
      const f = begin(day);
      f.answer('mulligan');
      for (let at = 0; at < 5 && ['mulligan', 'bottom'].includes(f.pending()?.kind ?? ''); at += 1)
        f.answer(f.pending()?.kind === 'bottom' ? (f.pending()?.options()[0] ?? []) : 'keep');
      return f.pending()?.kind === 'may';
    };
    expect(['2015-07-17', '2015-09-26', '2019-06-14', '2019-07-12'].map(asks)).toEqual([false, true, true, false]);
  });

  it('are decided in turn and taken together since July 2009, one player after the other before', () => {
    const order = (day: string): readonly string[] => {
      const f = begin(day);
      const asked: string[] = [];
      for (let at = 0; at < 4 && f.pending()?.kind === 'mulligan'; at += 1) {
        asked.push(f.pending()?.player ?? '');
        f.answer(at < 2 ? 'mulligan' : 'keep');
      }
      return asked;
    };
    expect(order('2009-05-01')).toEqual(['A', 'A', 'A', 'B']);
    expect(order('2009-07-11')).toEqual(['A', 'B', 'A', 'B']);
  });

  it.each([
    ['2007-02-01', 6],
    ['2007-07-13', 7],
    [newest, 7],
  ])('cost nothing the first time in a multiplayer game, since July 2007: %s', (day, size) => {
    const f = begin(day, { players: ['A', 'B', 'C'] });
    f.answer('mulligan');
    while (f.pending()?.kind === 'mulligan' && f.pending()?.player !== 'A') f.answer('keep');
    expect(hand(f, 'A')).toBe(size);
  });

  it('are the same for the same seed', () => {
    const play = (): string => {
      const f = begin(newest);
      f.answer('mulligan');
      f.answer('keep');
      f.answer(f.pending()?.options()[0] ?? []);
      return JSON.stringify(f.state());
    };
    expect(play()).toBe(play());
  });
});
