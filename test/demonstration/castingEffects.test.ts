/** Spells that are cast while something else resolves, and the cards that wait for it: a table of boards and outcomes. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const island = (ref: string) => ({ ref, name: 'Island', controller: 'A', type: 'Basic Land — Island' });
const spell = (ref: string, cost: string, text: string, type = 'Sorcery') => ({ ref, name: ref, cost, type, text });
const upkeeps = (count: number) =>
  Array.from({ length: count }, () => [
    { by: 'all', do: 'pass until', until: 'upkeep of B', auto: true },
    { by: 'all', do: 'pass until', until: 'upkeep of A', auto: true },
    { by: 'all', do: 'resolve' },
  ]).flat();
const all = { by: 'all', do: 'resolve' };

const cases: readonly (readonly [
  what: string,
  edition: string,
  setup: Readonly<Record<string, unknown>>,
  actions: readonly object[],
  expect: object,
])[] = [
  [
    'suspends a card, takes its counters off and casts it with haste',
    '2007-05-01',
    {
      zones: {
        hand: { A: [{ ...creature('bear', 'A', '2/2', { text: 'Suspend 2—{U}' }), cost: '{5}{G}' }] },
        battlefield: [island('island')],
      },
    },
    [{ by: 'A', do: 'special', object: 'bear', action: 'suspend' }, ...upkeeps(2), all, all],
    [
      { after: 1, zones: { bear: 'exile' }, counters: { bear: { time: 2 } }, tapped: { island: true } },
      { after: 4, counters: { bear: { time: 1 } }, zones: { bear: 'exile' } },
      { zones: { bear: 'battlefield' }, abilities: { bear: { has: ['haste'] } }, triggered: { bear: 3 } },
    ],
  ],
  [
    'loses that haste with the control of it',
    '2026-01-16',
    { zones: { exile: { A: [{ ...creature('bear', 'A', '2/2', { text: 'Suspend 2—{U}', counters: { time: 1 } }), cost: '{5}{G}' }] } } },
    [
      ...upkeeps(1),
      all,
      { by: 'A', do: 'choose', choice: 'yes' },
      all,
      { by: 'B', do: 'effect', text: 'Gain control of target creature.', targets: ['bear'] },
      { by: 'A', do: 'effect', text: 'Gain control of target creature.', targets: ['bear'] },
    ],
    [
      { after: 6, abilities: { bear: { has: ['haste'] } } },
      { abilities: { bear: { lacks: ['haste'] } }, controller: { bear: 'A' } },
    ],
  ],
  [
    'does not suspend a sorcery when it could not be cast',
    '2026-01-16',
    {
      step: 'upkeep',
      zones: { hand: { A: [spell('vision', '{5}', 'Suspend 2—{U}\nYou gain 3 life.')] }, battlefield: [island('island')] },
    },
    [{ by: 'A', do: 'special', object: 'vision', action: 'suspend' }],
    { refused: { action: 1 }, zones: { vision: 'hand' } },
  ],
  [
    'cascades into the first cheaper card, and puts the others on the bottom',
    '2026-01-16',
    {
      mana: { A: '{U}{U}{U}' },
      zones: {
        hand: { A: [spell('elf', '{3}', 'Cascade\nYou gain 1 life.')] },
        library: {
          A: [
            { ref: 'land', name: 'Forest', type: 'Basic Land — Forest' },
            spell('dear', '{3}', 'You gain 10 life.'),
            spell('bolt', '{2}', 'This spell deals 3 damage to any target.', 'Instant'),
            spell('deep', '{1}', 'You gain 20 life.'),
          ],
        },
      },
    },
    [
      { by: 'A', do: 'cast', object: 'elf' },
      all,
      { by: 'A', do: 'choose', choice: 'yes' },
      { by: 'A', do: 'choose', choice: 'B' },
      { by: 'all', do: 'resolve' },
      { by: 'all', do: 'resolve' },
    ],
    [
      {
        after: 4,
        zones: { bolt: 'stack', land: 'library', dear: 'library' },
        libraryTop: { A: ['deep'] },
        librarySize: { A: 19 },
        priority: 'A',
      },
      { after: 5, life: { A: 20, B: 17 } },
      { life: { A: 21, B: 17 } },
    ],
  ],
  [
    'cascades into nothing when its player declines',
    '2009-05-01',
    {
      mana: { A: '{U}{U}{U}' },
      zones: {
        hand: { A: [spell('elf', '{3}', 'Cascade\nYou gain 1 life.')] },
        library: { A: [spell('cheap', '{1}', 'You gain 5 life.')] },
      },
    },
    [{ by: 'A', do: 'cast', object: 'elf' }, all, { by: 'A', do: 'choose', choice: 'no' }, all],
    { zones: { cheap: 'library' }, life: { A: 21 } },
  ],
  [
    'casts what a text says, free of its mana cost',
    '2026-01-16',
    { zones: { graveyard: { A: [spell('big', '{9}', 'You gain 9 life.')] } } },
    [
      {
        by: 'A',
        do: 'effect',
        text: 'You may cast target sorcery card from your graveyard without paying its mana cost.',
        targets: ['big'],
      },
      { by: 'A', do: 'choose', choice: 'yes' },
      all,
    ],
    { life: { A: 29 }, cites: ['608.2g'] },
  ],
  [
    'casts a foretold card on a later turn for its foretell cost',
    '2021-02-05',
    {
      mana: { A: '{U}{U}' },
      zones: { hand: { A: [spell('omen', '{6}', 'Foretell {U}\nYou gain 4 life.')] }, battlefield: [island('island')] },
    },
    [
      { by: 'A', do: 'special', object: 'omen', action: 'foretell', pay: '{U}{U}' },
      { by: 'all', do: 'pass until', until: 'precombat main of B', auto: true },
      { by: 'all', do: 'pass until', until: 'precombat main of A', auto: true },
      { by: 'A', do: 'cast', object: 'omen', alternative: 'foretell' },
      all,
    ],
    [{ after: 1, zones: { omen: 'exile' }, faceDown: { omen: true } }, { life: { A: 24 } }],
  ],
  [
    'does not cast a foretold card in the same turn',
    '2021-02-05',
    {
      mana: { A: '{U}{U}' },
      zones: { hand: { A: [spell('omen', '{6}', 'Foretell {U}\nYou gain 4 life.')] }, battlefield: [island('island')] },
    },
    [
      { by: 'A', do: 'special', object: 'omen', action: 'foretell', pay: '{U}{U}' },
      { by: 'A', do: 'cast', object: 'omen', alternative: 'foretell' },
    ],
    { refused: { action: 2 } },
  ],
  [
    'finds a card of the type that typecycling names, and no other',
    '2026-01-16',
    {
      mana: { A: '{U}{U}' },
      zones: {
        hand: { A: [creature('sliver', 'A', '2/2', { text: 'Slivercycling {2}' })] },
        library: { A: [creature('bear', 'A'), { ref: 'found', name: 'Found', type: 'Creature — Sliver', pt: '1/1' }] },
      },
    },
    [{ by: 'A', do: 'activate', object: 'sliver' }, all, { by: 'A', do: 'choose', choice: 'found' }],
    { zones: { sliver: 'graveyard', found: 'hand', bear: 'library' } },
  ],
];

describe('a spell cast while something else resolves', () => {
  it.each(cases)('%s (%s)', (_, edition, setup, actions, expected) => {
    const result = play({ edition, setup: { librarySize: { A: 20, B: 20 }, ...setup }, actions, expect: expected });
    expect(result.unsupported).toEqual([]);
    expect(verdict(result)).toBe('passed');
  });
});
