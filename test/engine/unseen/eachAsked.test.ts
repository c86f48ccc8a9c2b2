/** Each of several players who may pay, the name that something had before it moved, and a source that is another by the time it deals damage. */
import { describe } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const bear = (ref: string, controller: string, more: Data = {}): Data => creature(ref, controller, '2/2', { cost: '{1}{G}', ...more });
const card = (ref: string): Data => ({ ref, name: ref, type: 'Creature — Bear', pt: '2/2', cost: '{1}{G}' });
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const check = { by: 'all', do: 'check' };
const choose = (by: string, choice: unknown): Data => ({ by, do: 'choose', choice });
const three = { edition: '2026-01-16', players: ['A', 'B', 'C'] };

describe('what is done to each unless they pay', () => {
  bothWays([
    [
      'is done to those alone who do not pay',
      {
        ...three,
        setup: { mana: { B: '{C}', C: '{C}' }, zones: { battlefield: [bear('b', 'B'), bear('c', 'C')] } },
        actions: [effect('Each opponent sacrifices a creature unless they pay {1}.'), choose('B', 'yes'), choose('C', 'no')],
        expect: { zones: { b: 'battlefield', c: 'graveyard' } },
      },
      { zones: { b: 'graveyard' } },
    ],
    [
      'is done without a question to who cannot pay, and asked of you too where it is each player',
      {
        ...three,
        setup: { mana: { A: '{C}', C: '{C}' } },
        actions: [effect('Each player loses 2 life unless they pay {1}.'), choose('A', 'no'), choose('C', 'yes')],
        expect: { life: { A: 18, B: 18, C: 20 } },
      },
      { life: { C: 18 } },
    ],
    [
      'is measured by what each of them has',
      {
        edition: '2001-09-24',
        players: ['A', 'B', 'C'],
        setup: { mana: { C: '{C}' }, zones: { hand: { B: [card('b1'), card('b2')], C: [card('c1')] } } },
        actions: [
          effect('Each opponent loses life equal to the number of cards in his or her hand unless he or she pays {1}.'),
          choose('C', 'yes'),
        ],
        expect: { life: { A: 20, B: 18, C: 20 } },
      },
      { life: { B: 17 } },
    ],
  ]);
});

describe('what each of several players does or not', () => {
  const watcher = bear('watcher', 'B', { text: 'Whenever another creature dies, you gain 1 life.' });
  bothWays([
    [
      'is done at once by all who do not pay: who dies with another sees it (101.4, 608.2e)',
      {
        ...three,
        setup: { mana: { B: '{C}', C: '{C}' }, zones: { battlefield: [watcher, bear('c', 'C')] } },
        actions: [
          effect('Each opponent sacrifices a creature unless they pay {1}.'),
          choose('B', 'no'),
          choose('C', 'no'),
          { by: 'all', do: 'resolve' },
        ],
        expect: { zones: { watcher: 'graveyard', c: 'graveyard' }, life: { B: 21 } },
      },
      { life: { B: 20 } },
    ],
    [
      'is done at once by all who are willing, and each is asked before anything is done',
      {
        ...three,
        setup: { zones: { battlefield: [bear('a', 'A'), watcher, bear('c', 'C')] } },
        actions: [
          effect('Each player may sacrifice a creature.'),
          choose('A', 'no'),
          choose('B', 'yes'),
          choose('C', 'yes'),
          { by: 'all', do: 'resolve' },
        ],
        expect: { zones: { a: 'battlefield', watcher: 'graveyard', c: 'graveyard' }, life: { B: 21 } },
      },
      { life: { B: 20 } },
    ],
  ]);
});

describe('the same name as what was exiled', () => {
  const copy = (ref: string, of: string, type: string): Data => ({ ref, name: 'Likeness', type, controller: 'B', copyOf: of, cost: '{2}' });
  const relic = (ref: string, more: Data = {}): Data => ({ ref, name: 'Relic', type: 'Artifact', cost: '{1}', ...more });
  const named = (ref: string): Data => ({ ref, name: 'Likeness', type: 'Artifact', cost: '{2}' });
  const search = (noun: string): string =>
    `Exile target ${noun}. Search its controller's graveyard, hand, and library for all cards with the same name as that ${noun} and exile them. Then that player shuffles their library.`;
  bothWays([
    [
      'is that which a copy had on the battlefield',
      {
        edition: '2007-10-01',
        setup: {
          zones: {
            battlefield: [relic('r', { controller: 'A' }), copy('l', 'r', 'Artifact')],
            graveyard: { B: [relic('r1'), named('l1')] },
          },
        },
        actions: [effect(search('artifact'), { targets: ['l'] })],
        expect: { zones: { l: 'exile', r1: 'exile', l1: 'graveyard', r: 'battlefield' } },
      },
      { zones: { l1: 'exile' } },
    ],
    [
      'is none where a creature lay face down',
      {
        edition: '2026-01-16',
        setup: {
          zones: {
            battlefield: [bear('d', 'B', { name: 'Hidden', text: 'Morph {G}', faceDown: true })],
            graveyard: { B: [{ ...card('d1'), name: 'Hidden' }] },
          },
        },
        actions: [effect(search('creature'), { targets: ['d'] })],
        expect: { zones: { d: 'exile', d1: 'graveyard' } },
      },
      { zones: { d1: 'exile' } },
    ],
  ]);
});

describe('a source of a kind that was chosen', () => {
  const circle = (of: string): Data =>
    effect(`The next time a ${of} source of your choice would deal damage to you this turn, prevent that damage.`);
  const strike = (recolored: string | undefined, of: string, more: Data = {}): Data => ({
    setup: {
      zones: { battlefield: [bear('b', 'B', { colors: ['blue'], text: '{0}: ~ deals 2 damage to target player.', ...more })] },
      active: 'B',
    },
    actions: [
      circle(of),
      choose('A', 'b'),
      ...(recolored === undefined ? [] : [effect(recolored, { targets: ['b'] })]),
      { by: 'B', do: 'activate', object: 'b', ability: 1, targets: ['A'] },
      { by: 'all', do: 'resolve' },
      check,
    ],
  });
  const other = bear('o', 'B', { colors: ['blue'] });
  const withOther = (scenario: Data): Data => {
    const setup = scenario['setup'] as { zones: { battlefield: readonly Data[] } };
    return { ...scenario, setup: { ...setup, zones: { battlefield: [...setup.zones.battlefield, other] } } };
  };
  bothWays([
    [
      'deals its damage when it is of that kind no more',
      {
        edition: '2026-01-16',
        ...withOther(strike('Target creature becomes red until end of turn.', 'blue')),
        expect: { life: { A: 18 } },
      },
      { life: { A: 20 } },
    ],
    [
      'and did so in 2001',
      {
        edition: '2001-09-24',
        ...withOther(strike('Target creature becomes red until end of turn.', 'blue')),
        expect: { life: { A: 18 } },
      },
      { life: { A: 20 } },
    ],
    [
      'deals none while it is',
      { edition: '2026-01-16', ...withOther(strike('Target creature gets +1/+1 until end of turn.', 'blue')), expect: { life: { A: 20 } } },
      { life: { A: 18 } },
    ],
  ]);
});
