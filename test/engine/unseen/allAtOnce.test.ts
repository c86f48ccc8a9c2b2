/** What happens at the same time, and is one event or several of them (120.4, 603.2c, 608.2f, 702.15e). */
import { describe } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const edition = '2026-01-16';
const bear = (ref: string, controller: string, more: Data = {}): Data => creature(ref, controller, '2/2', { cost: '{1}{G}', ...more });
const enchantment = (ref: string, controller: string, text: string): Data => ({
  ref,
  name: `Test ${ref}`,
  type: 'Enchantment',
  controller,
  text,
});
const until = (step: string): Data => ({ by: 'all', do: 'pass until', until: step });
const stackEmpty = until('stack empty');
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const whenGained = enchantment('when', 'A', 'Whenever you gain life, put a charge counter on ~.');

describe('life gained by lifelink', () => {
  const more = enchantment('more', 'A', 'If you would gain life, you gain that much life plus 1 instead.');
  const pings = { text: 'Lifelink\n{0}: ~ deals 1 damage to each opponent.' };
  const combat = [
    { by: 'A', do: 'attack', attackers: { a: 'B' } },
    until('declare blockers'),
    { by: 'B', do: 'block', blockers: { b: 'a' } },
    until('combat damage'),
    { by: 'A', do: 'assign damage', object: 'a', damage: { b: 2, B: 2 } },
    stackEmpty,
  ];
  const trampler = bear('a', 'A', { pt: '4/4', text: 'Lifelink, trample' });
  bothWays([
    [
      'is gained once for a source, though a blocker and a player are dealt some',
      {
        edition,
        setup: { step: 'declare attackers', zones: { battlefield: [trampler, bear('b', 'B'), whenGained] } },
        actions: combat,
        expect: { life: { A: 24, B: 18 }, triggered: { when: 1 } },
      },
      { triggered: { when: 2 } },
    ],
    [
      'was so since lifelink is no triggered ability',
      {
        edition: '2009-10-01',
        setup: { step: 'declare attackers', zones: { battlefield: [trampler, bear('b', 'B'), whenGained] } },
        actions: combat,
        expect: { life: { A: 24, B: 18 }, triggered: { when: 1 } },
      },
      { triggered: { when: 2 } },
    ],
    [
      'is replaced once for a source',
      {
        edition,
        players: ['A', 'B', 'C'],
        setup: { zones: { battlefield: [bear('a', 'A', pings), more] } },
        actions: [{ by: 'A', do: 'activate', object: 'a' }, stackEmpty],
        expect: { life: { A: 23, B: 19, C: 19 } },
      },
      { life: { A: 24 } },
    ],
    [
      'is gained by each of several sources for itself',
      {
        edition,
        setup: {
          step: 'declare attackers',
          zones: { battlefield: [bear('a', 'A', { text: 'Lifelink' }), bear('c', 'A', { text: 'Lifelink' }), whenGained, more] },
        },
        actions: [{ by: 'A', do: 'attack', attackers: { a: 'B', c: 'B' } }, until('combat damage'), stackEmpty],
        expect: { life: { A: 26, B: 16 }, triggered: { when: 2 } },
      },
      { triggered: { when: 1 } },
    ],
  ]);
});

describe('what happens to a player in several ways at once', () => {
  const twoAttack = (text: string, more: readonly Data[], as: Data = {}): Data => ({
    edition,
    setup: { step: 'declare attackers', zones: { battlefield: [bear('a', 'A', { text }), bear('c', 'A', { text }), ...more] } },
    actions: [{ by: 'A', do: 'attack', attackers: { a: 'B', c: 'B' } }, until('combat damage'), stackEmpty],
    ...as,
  });
  const first = enchantment('first', 'A', 'Whenever you gain life for the first time each turn, put a charge counter on ~.');
  const lost = enchantment('lost', 'B', 'Whenever you lose life for the first time each turn, put a charge counter on ~.');
  const dealt = enchantment('dealt', 'A', 'Whenever an opponent is dealt damage, put a charge counter on ~.');
  bothWays([
    [
      'is the first time of gaining life once',
      twoAttack('Lifelink', [first], { expect: { life: { A: 24 }, triggered: { first: 1 } } }),
      { triggered: { first: 2 } },
    ],
    [
      'is the first time of losing life once',
      twoAttack('', [lost], { expect: { life: { B: 16 }, triggered: { lost: 1 } } }),
      { triggered: { lost: 2 } },
    ],
    [
      'is the first time of each of several players',
      {
        edition,
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            battlefield: [
              enchantment('first', 'A', 'Whenever an opponent loses life for the first time each turn, put a charge counter on ~.'),
            ],
          },
        },
        actions: [effect('Each opponent loses 1 life.'), stackEmpty, effect('Each opponent loses 1 life.'), stackEmpty],
        expect: { life: { B: 18, C: 18 }, triggered: { first: 2 } },
      },
      { triggered: { first: 1 } },
    ],
    [
      'is being dealt damage once for each player',
      {
        edition,
        players: ['A', 'B', 'C'],
        setup: { zones: { battlefield: [dealt] } },
        actions: [effect('~ deals 1 damage to each opponent.'), stackEmpty],
        expect: { life: { B: 19, C: 19 }, triggered: { dealt: 2 } },
      },
      { triggered: { dealt: 1 } },
    ],
    [
      'is being dealt damage once where two sources do it to one player',
      twoAttack('', [dealt], { expect: { life: { B: 16 }, triggered: { dealt: 1 } } }),
      { triggered: { dealt: 2 } },
    ],
  ]);
});

describe('so much damage to one and so much to another', () => {
  const shot = { ref: 's', name: 'Shot', type: 'Sorcery', cost: '{R}' };
  const two = { ...shot, text: '~ deals 2 damage to any target and 1 damage to any other target.' };
  const linked = enchantment('link', 'A', 'Instant and sorcery spells you control have lifelink.');
  const cast = (...targets: readonly string[]): Data => ({ by: 'A', do: 'cast', object: 's', targets });
  const setup = (card: Data, ...battlefield: readonly Data[]): Data => ({
    mana: { A: '{R}' },
    zones: { battlefield, hand: { A: [card] } },
  });
  bothWays([
    [
      'is one event: lifelink gains once',
      {
        edition,
        setup: setup(two, linked, whenGained, bear('b', 'B', { pt: '3/3' })),
        actions: [cast('B', 'b'), stackEmpty],
        expect: { life: { A: 23, B: 18 }, damage: { b: 1 }, triggered: { when: 1 } },
      },
      { triggered: { when: 2 } },
    ],
    [
      'is two where two sentences say it',
      {
        edition,
        setup: setup({ ...shot, text: '~ deals 2 damage to target player.\n~ deals 1 damage to you.' }, linked, whenGained),
        actions: [cast('B'), stackEmpty],
        expect: { life: { A: 22, B: 18 }, triggered: { when: 2 } },
      },
      { triggered: { when: 1 } },
    ],
    [
      'is prevented all of it by what prevents the next time',
      {
        edition,
        setup: { zones: { battlefield: [bear('a', 'A', { text: '{0}: ~ deals 1 damage to any target and 1 damage to you.' })] } },
        actions: [
          effect('The next time target creature would deal damage this turn, prevent that damage.', { targets: ['a'] }),
          { by: 'A', do: 'activate', object: 'a', targets: ['B'] },
          stackEmpty,
        ],
        expect: { life: { A: 20, B: 20 } },
      },
      { life: { A: 19 } },
    ],
    [
      'is dealt to the other where one target is gone',
      {
        edition,
        setup: setup(two, bear('b', 'B', { pt: '3/3' })),
        actions: [cast('b', 'B'), effect('Exile target creature.', { targets: ['b'] }), stackEmpty],
        expect: { life: { B: 19 }, zones: { b: 'exile' } },
      },
      { life: { B: 18 } },
    ],
  ]);
});

describe('what several of one player must or may not do from now on', () => {
  const three = { players: ['A', 'B', 'C'], options: { attackMultiplePlayers: true } };
  const zones = { battlefield: [bear('a', 'A'), bear('c', 'A')] };
  const goading = (day: string, text: string, more: Data = {}): Data => ({
    edition: day,
    ...three,
    setup: { zones },
    actions: [
      effect(text, { by: 'B', ...more }),
      until('declare attackers'),
      { by: 'A', do: 'attack', attackers: { a: 'B', c: 'C' } },
      { by: 'A', do: 'attack', attackers: { a: 'C', c: 'C' } },
    ],
    expect: { refused: { action: 3 }, attacking: { a: true, c: true } },
  });
  bothWays([
    [
      'is not asked in which order it begins: goaded',
      goading(edition, 'Goad all creatures you don’t control.'),
      { attacking: { c: false } },
    ],
    [
      'is not asked in which order it begins: goaded in 2018',
      goading('2018-10-05', 'Goad each creature target player controls.', { targets: ['A'] }),
      { attacking: { c: false } },
    ],
    [
      'is not asked in which order it begins: detained',
      {
        edition,
        setup: { zones },
        actions: [
          effect('Detain each creature your opponents control.', { by: 'B' }),
          until('declare attackers'),
          { by: 'A', do: 'attack', attackers: { a: 'B' } },
          { by: 'A', do: 'attack', attackers: { c: 'B' } },
          until('combat damage'),
        ],
        expect: { refused: [{ action: 3 }, { action: 4 }], life: { B: 20 } },
      },
      { life: { B: 18 } },
    ],
  ]);
});
