/** Reflexive triggers (603.12), and searches that shuffle once. Written from the rules before they were run. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Data = Readonly<Record<string, unknown>>;
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const choose = (choice: unknown): Data => ({ by: 'A', do: 'choose', choice });
const resolve = { by: 'all', do: 'resolve' };
const board = (more: Data) => play({ edition: '2026-01-16', ...more });

describe('what “when you do” begins', () => {
  const shrine = (counters: number): Data => ({
    ref: 'Shrine',
    name: 'Shrine',
    type: 'Enchantment',
    controller: 'A',
    counters: { quest: counters },
    text: '{0}: Put a quest counter on Shrine. When you do, if it has four or more quest counters on it, put a +1/+1 counter on target creature you control. It gains trample until end of turn.',
  });
  const use = { by: 'A', do: 'activate', object: 'Shrine' };
  const setup = (counters: number) => ({ active: 'A', zones: { battlefield: [shrine(counters), creature('bear', 'A')] } });

  it('goes on to the end of its ability: “it” is what the new ability targets', () => {
    const result = board({
      setup: setup(3),
      actions: [use, resolve, choose('bear'), resolve],
      expect: { pt: { bear: '3/3' }, abilities: { bear: { has: ['trample'] }, Shrine: { lacks: ['trample'] } }, triggered: { Shrine: 1 } },
    });
    expect(verdict(result)).toBe('passed');
  });

  it('does not trigger where its condition is not so, and gives nothing to what it would not have targeted', () => {
    const result = board({
      setup: setup(1),
      actions: [use, resolve],
      expect: {
        pt: { bear: '2/2' },
        abilities: { Shrine: { lacks: ['trample'] } },
        counters: { Shrine: { quest: 2 } },
        triggered: { Shrine: 0 },
      },
    });
    expect(verdict(result)).toBe('passed');
  });

  it('is not what stands behind it without being done: that is refused', () => {
    const text = 'You may pay {0}. When you do, draw a card. If you don’t, you lose 1 life.';
    expect(verdict(board({ actions: [effect(text)], expect: {} }))).toBe('refused actions[0].text');
  });
});

describe('what cannot be done is not offered, so that nobody does it (118.12, 608.2d)', () => {
  const told = (text: string, more: Data = {}): readonly string[] => {
    const source = {
      ref: 'Shrine',
      name: 'Shrine',
      type: 'Artifact',
      controller: 'A',
      text: `{0}: ${text} If you do, you gain 3 life.`,
      ...more,
    };
    const result = board({
      setup: { active: 'A', zones: { battlefield: [source] } },
      actions: [{ by: 'A', do: 'activate', object: 'Shrine' }, resolve],
      expect: { life: { A: 20 } },
    });
    expect(verdict(result)).toBe('passed');
    return result.trace.slice(-1).flatMap(({ text: said, cites }) => [said, ...cites]);
  };
  it.each([
    ['You may untap Shrine.', {}, ': Shrine is untapped already.', '701.26b'],
    ['You may tap Shrine.', { tapped: true }, ': Shrine is tapped already.', '701.26a'],
    ['You may transform Shrine.', {}, '.'],
    ['You may remove a charge counter from Shrine.', {}, '.'],
  ])('%s', (text, more, why, ...rules) => {
    expect(told(text, more)).toEqual([`A cannot do it and is not asked${why}`, '608.2d', ...rules]);
  });
});

it('a library that is shuffled is told', () => {
  const { trace } = board({ actions: [effect('Each player shuffles their library.')], expect: {} });
  expect(trace.flatMap(({ text, cites }) => (text.includes('shuffled') ? [[text, ...cites]] : []))).toEqual([
    ['A’s library is shuffled.', '701.24a'],
    ['B’s library is shuffled.', '701.24a'],
  ]);
});

describe('a search', () => {
  const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', pt: '2/2', text: '' };
  const goat = creature('goat', 'A');
  const rest = ['search your library for a creature card, reveal it, put it into your hand, then shuffle.'];
  it.each([
    ['right behind it', `Search${rest[0]?.slice('search'.length) ?? ''}`, [choose('bear')]],
    [
      'behind what one may do',
      `You may sacrifice a creature. If you do, ${rest[0] ?? ''}`,
      [choose('yes'), choose('goat'), choose('bear')],
    ],
    [
      'in a sentence about whether it was done',
      'You may search your library for a creature card, reveal it, and put it into your hand. If you do, shuffle.',
      [choose('yes'), choose('bear')],
    ],
    [
      'behind something else',
      'Search your library for a creature card, put it into your hand, you lose 1 life, then shuffle your library.',
      [choose('bear')],
    ],
  ])('shuffles once where that is said %s', (_, text, answers) => {
    const result = board({
      setup: { zones: { battlefield: [goat], library: { A: [bear] } } },
      actions: [effect(text), ...answers],
      expect: { zones: { bear: 'hand' } },
    });
    expect(verdict(result)).toBe('passed');
    expect(result.trace.filter(({ text: told }) => /shuffled/i.test(told)).length).toBe(1);
  });
});

it('a loyalty ability that there are too few counters for is refused before anything is asked (606.6)', () => {
  const walker = {
    ref: 'Mage',
    name: 'Test Mage',
    type: 'Legendary Planeswalker — Mage',
    loyalty: 2,
    controller: 'A',
    text: '[-3]: Test Mage deals 1 damage to target player.',
  };
  const result = board({
    setup: { active: 'A', zones: { battlefield: [walker] } },
    actions: [{ by: 'A', do: 'activate', object: 'Mage' }],
    expect: { refused: { action: 1 }, loyalty: { Mage: 2 } },
  });
  expect(verdict(result)).toBe('passed');
});
