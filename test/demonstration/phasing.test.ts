/** Phasing in its eras: a table of boards, what is done, and what comes of it. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const out = (ref: string) => ({ by: 'A', do: 'effect', text: 'Target permanent phases out.', targets: [ref] });
const next = [
  { by: 'all', do: 'pass until', until: 'upkeep of B', auto: true },
  { by: 'all', do: 'pass until', until: 'upkeep of A', auto: true },
];
const sizes = { A: 20, B: 20 };
const aura = {
  ref: 'aura',
  name: 'Pledge',
  controller: 'B',
  type: 'Enchantment — Aura',
  text: 'Enchant creature\nEnchanted creature gets +1/+1.',
  attachedTo: 'bear',
};

const cases: readonly (readonly [
  what: string,
  edition: string,
  board: readonly object[],
  actions: readonly object[],
  expect: Readonly<Record<string, unknown>>,
])[] = [
  [
    'takes turns with being there, from untap step to untap step of its controller',
    '2026-01-16',
    [creature('bear', 'A', '2/2', { text: 'Phasing' })],
    next,
    { battlefield: { A: [] }, zones: { bear: 'battlefield' } },
  ],
  [
    'comes back two turns later, as tapped as it was until it untaps with the others',
    '2026-01-16',
    [creature('bear', 'A', '2/2', { text: 'Phasing', tapped: true })],
    [...next, ...next],
    { battlefield: { A: ['bear'] }, tapped: { bear: false } },
  ],
  [
    'takes what is attached to it along, whoever controls that, and brings it back',
    '2026-01-16',
    [creature('bear', 'A'), aura],
    [out('bear'), { by: 'game', do: 'check' }, ...next],
    { battlefield: { A: ['bear'], B: ['Pledge'] }, attachedTo: { aura: 'bear' }, pt: { bear: '3/3' } },
  ],
  [
    'takes an opponent’s Aura along for as long as it is out itself',
    '2026-01-16',
    [creature('bear', 'A'), aura],
    [out('bear'), next[0] ?? {}],
    { battlefield: { A: [], B: [] }, attachedTo: { aura: 'bear' } },
  ],
  [
    'of an Aura alone, it comes back in its own controller’s untap step',
    '2026-01-16',
    [creature('bear', 'A'), aura],
    [out('aura'), next[0] ?? {}],
    { battlefield: { A: ['bear'], B: ['Pledge'] }, attachedTo: { aura: 'bear' } },
  ],
  [
    'keeps a bonus that lasts, as a status',
    '2026-01-16',
    [creature('bear', 'A')],
    [
      { by: 'A', do: 'effect', text: 'Target creature gets +3/+3 until end of turn.', targets: ['bear'] },
      out('bear'),
      { by: 'A', do: 'effect', text: 'All phased-out creatures phase in.' },
    ],
    { pt: { bear: '5/5' } },
  ],
  [
    'of a token keeps the token since 2017',
    '2017-08-25',
    [creature('bear', 'A', '2/2', { token: true })],
    [out('bear'), ...next],
    { zones: { bear: 'battlefield' } },
  ],
  [
    'of a token is its end before',
    '2017-07-08',
    [creature('bear', 'A', '2/2', { token: true })],
    [out('bear'), ...next],
    { zones: { bear: 'gone' } },
  ],
  [
    'of a token is its end in the days of the zone',
    '2005-10-01',
    [creature('bear', 'A', '2/2', { token: true })],
    [out('bear'), ...next],
    { zones: { bear: 'gone' } },
  ],
  [
    'heals in the phased-out zone',
    '2009-05-01',
    [creature('bear', 'A', '2/2', { damage: 1 })],
    [out('bear')],
    { damage: { bear: 0 }, zones: { bear: 'phased out' } },
  ],
  [
    'does not heal as a status',
    '2009-07-11',
    [creature('bear', 'A', '2/2', { damage: 1 })],
    [out('bear')],
    { damage: { bear: 1 }, zones: { bear: 'battlefield' } },
  ],
  [
    'triggers what waits for it',
    '2026-01-16',
    [creature('bear', 'A', '2/2', { text: 'When this creature phases in, you gain 3 life.', phasedOut: true })],
    [...next, { by: 'all', do: 'resolve' }],
    { life: { A: 23 } },
  ],
  [
    'is no entering and no leaving',
    '2026-01-16',
    [
      creature('bear', 'A', '2/2', {
        text: 'When this creature leaves the battlefield, you gain 3 life.\nWhen this creature enters, you gain 5 life.',
      }),
    ],
    [out('bear'), ...next],
    { life: { A: 20 }, battlefield: { A: ['bear'] } },
  ],
];

describe('phasing', () => {
  it.each(cases)('%s (%s)', (_, edition, battlefield, actions, expected) => {
    expect(verdict(play({ edition, setup: { zones: { battlefield }, librarySize: sizes }, actions, expect: expected }))).toBe('passed');
  });

  it('lets what came in that turn attack when it is back from the zone, not when it only changed its status', () => {
    const attack = (edition: string) =>
      verdict(
        play({
          edition,
          setup: { step: 'upkeep', turn: 2, zones: { battlefield: [creature('bear', 'A', '2/2', { sick: true })] }, librarySize: sizes },
          actions: [
            out('bear'),
            { by: 'A', do: 'effect', text: 'All phased-out creatures phase in.' },
            { by: 'all', do: 'pass until', until: 'beginning of combat' },
            { by: 'all', do: 'pass' },
            { by: 'A', do: 'attack', attackers: { bear: 'B' } },
          ],
          expect: { attacking: { bear: true } },
        }),
      );
    expect(attack('2005-10-01')).toBe('passed');
    expect(attack('2026-01-16')).not.toBe('passed');
  });
});
