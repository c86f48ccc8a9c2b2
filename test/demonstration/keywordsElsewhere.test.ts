/** Keywords of cards in hands, graveyards and exile: a table of keyword, board and outcome. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const resolve = { by: 'all', do: 'resolve' };
const yes = { by: 'A', do: 'choose', choice: 'yes' };
const atEnd = [{ by: 'all', do: 'pass until', until: 'end', auto: true }, resolve];
const bearIn = (zone: string, text: string, more: Readonly<Record<string, unknown>> = {}) => ({
  [zone]: { A: [{ ...creature('bear', 'A', '2/2', { text, colors: ['green'], ...more }), cost: '{1}{G}' }] },
});
const kill = (ref: string) => ({ by: 'B', do: 'effect', text: 'Destroy target creature.', targets: [ref] });
const activate = { by: 'A', do: 'activate', object: 'bear' };

const cases: readonly (readonly [
  keyword: string,
  what: string,
  edition: string,
  setup: Readonly<Record<string, unknown>>,
  actions: readonly object[],
  expect: object,
])[] = [
  [
    'unearth',
    'brings a card back with haste, until the end step exiles it',
    '2026-01-16',
    { mana: { A: '{B}' }, zones: bearIn('graveyard', 'Unearth {B}') },
    [activate, resolve, ...atEnd],
    [{ after: 2, zones: { bear: 'battlefield' }, abilities: { bear: { has: ['haste'] } } }, { zones: { bear: 'exile' } }],
  ],
  [
    'unearth',
    'exiles it instead of letting it die, and of letting it go back to the hand',
    '2009-02-01',
    { mana: { A: '{B}' }, zones: bearIn('graveyard', 'Unearth {B}') },
    [activate, resolve, { by: 'B', do: 'effect', text: "Return target creature to its owner's hand.", targets: ['bear'] }],
    { zones: { bear: 'exile' }, handSize: { A: 0 } },
  ],
  [
    'unearth',
    'is for sorcery times alone',
    '2026-01-16',
    { step: 'upkeep', mana: { A: '{B}' }, zones: bearIn('graveyard', 'Unearth {B}') },
    [activate],
    { refused: { action: 1 } },
  ],
  [
    'embalm',
    'makes a white Zombie without a mana cost of the exiled card',
    '2026-01-16',
    { mana: { A: '{W}' }, zones: bearIn('graveyard', 'Embalm {W}') },
    [activate, resolve],
    {
      zones: { bear: 'exile' },
      tokens: [{ controller: 'A', name: 'bear', pt: '2/2', colors: ['white'], subtypes: ['Bear', 'Zombie'] }],
      manaValue: { 'bear#1': 0 },
    },
  ],
  [
    'eternalize',
    'makes it black and 4/4',
    '2017-07-08',
    { mana: { A: '{W}' }, zones: bearIn('graveyard', 'Eternalize {W}') },
    [activate, resolve],
    { tokens: [{ controller: 'A', name: 'bear', pt: '4/4', colors: ['black'], subtypes: ['Bear', 'Zombie'] }] },
  ],
  [
    'encore',
    'makes a token for each opponent, which must attack that opponent and is sacrificed',
    '2026-01-16',
    {
      mana: { A: '{W}' },
      zones: { ...bearIn('graveyard', 'Encore {W}') },
    },
    [
      activate,
      resolve,
      { by: 'all', do: 'pass until', until: 'beginning of combat' },
      { by: 'all', do: 'pass' },
      { by: 'A', do: 'enumerate', what: 'attacks' },
      { by: 'A', do: 'attack', attackers: { 'bear#1': 'B', 'bear#2': 'C' } },
      ...atEnd,
    ],
    [
      { after: 5, legal: { exactly: [{ 'bear#1': 'B', 'bear#2': 'C' }] }, tokens: [{ name: 'bear', controller: 'A', count: 2 }] },
      { tokens: [], life: { B: 18, C: 18 } },
    ],
  ],
  [
    'transmute',
    'finds a card of the same mana value',
    '2005-10-01',
    {
      mana: { A: '{U}' },
      zones: {
        ...bearIn('hand', 'Transmute {U}'),
        library: {
          A: [
            { ref: 'two', name: 'Two', type: 'Artifact', cost: '{2}' },
            { ref: 'three', name: 'Three', type: 'Artifact', cost: '{3}' },
          ],
        },
      },
    },
    [activate, resolve, { by: 'A', do: 'enumerate', what: 'choices' }, { by: 'A', do: 'choose', choice: 'two' }],
    { legal: { exactly: ['two', 'no'] }, zones: { bear: 'graveyard', two: 'hand', three: 'library' } },
  ],
  [
    'ninjutsu',
    'puts the card in the place of an unblocked attacker',
    '2005-02-01',
    {
      step: 'declare blockers',
      mana: { A: '{U}' },
      zones: {
        ...bearIn('hand', 'Ninjutsu {U}'),
        battlefield: [creature('rat', 'A', '1/1'), creature('held', 'A', '1/1'), creature('wall', 'B', '0/4')],
      },
      attacking: { rat: 'B', held: 'B' },
      blocking: { wall: 'held' },
    },
    [activate, resolve, { by: 'all', do: 'pass until', until: 'end of combat' }],
    [
      { after: 2, zones: { rat: 'hand', bear: 'battlefield', held: 'battlefield' }, tapped: { bear: true }, attacking: { bear: true } },
      { life: { B: 18 } },
    ],
  ],
  [
    'ninjutsu',
    'does nothing before there are unblocked creatures',
    '2026-01-16',
    {
      step: 'declare attackers',
      mana: { A: '{U}' },
      zones: { ...bearIn('hand', 'Ninjutsu {U}'), battlefield: [creature('rat', 'A')] },
      attacking: { rat: 'B' },
    },
    [activate],
    { refused: { action: 1 } },
  ],
  [
    'dredge',
    'takes the place of a draw, when its player likes',
    '2026-01-16',
    { zones: bearIn('graveyard', 'Dredge 3') },
    [{ by: 'A', do: 'effect', text: 'Draw two cards.' }, yes],
    { zones: { bear: 'hand' }, librarySize: { A: 16 }, handSize: { A: 2 }, graveyardSize: { A: 3 } },
  ],
  [
    'dredge',
    'cannot be used without cards enough',
    '2005-10-01',
    { zones: bearIn('graveyard', 'Dredge 21') },
    [{ by: 'A', do: 'effect', text: 'Draw a card.' }],
    { zones: { bear: 'graveyard' }, handSize: { A: 1 } },
  ],
  [
    'recover',
    'returns a card to the hand for its cost when a creature of its owner dies',
    '2006-07-15',
    { mana: { A: '{B}' }, zones: { ...bearIn('graveyard', 'Recover {B}'), battlefield: [creature('victim', 'A')] } },
    [kill('victim'), resolve, yes],
    { zones: { bear: 'hand', victim: 'graveyard' }, mana: { A: '' } },
  ],
  [
    'recover',
    'exiles the card when the cost is not paid, and does not see an opponent’s creature die',
    '2026-01-16',
    { zones: { ...bearIn('graveyard', 'Recover {B}'), battlefield: [creature('victim', 'A'), creature('other', 'B')] } },
    [kill('other'), { by: 'game', do: 'check' }, kill('victim'), resolve, { by: 'A', do: 'choose', choice: 'no' }],
    [{ after: 2, zones: { bear: 'graveyard' }, triggered: { bear: 0 } }, { zones: { bear: 'exile' } }],
  ],
  [
    'haunt',
    'exiles a spell that has resolved, and lets it speak again as the creature dies',
    '2006-05-01',
    {
      zones: {
        hand: {
          A: [
            {
              ref: 'hymn',
              name: 'Hymn',
              cost: '{0}',
              type: 'Sorcery',
              text: 'You gain 1 life.\nHaunt\nWhen the creature Hymn haunts is put into a graveyard, you gain 5 life.',
            },
          ],
        },
        battlefield: [creature('victim', 'B')],
      },
    },
    [{ by: 'A', do: 'cast', object: 'hymn' }, resolve, resolve, kill('victim'), resolve],
    [{ after: 3, zones: { hymn: 'exile' }, life: { A: 21 } }, { life: { A: 26 } }],
  ],
  [
    'epic',
    'copies the spell each upkeep, and its player casts no other',
    '2005-08-01',
    {
      zones: {
        hand: {
          A: [
            { ref: 'song', name: 'Song', cost: '{0}', type: 'Sorcery', text: 'You gain 2 life.\nEpic' },
            { ref: 'other', name: 'Other', cost: '{0}', type: 'Instant', text: 'You gain 1 life.' },
          ],
        },
      },
    },
    [
      { by: 'A', do: 'cast', object: 'song' },
      resolve,
      { by: 'A', do: 'cast', object: 'other' },
      { by: 'all', do: 'pass until', until: 'upkeep of B', auto: true },
      { by: 'all', do: 'pass until', until: 'upkeep of A', auto: true },
      resolve,
      resolve,
      { by: 'all', do: 'pass until', until: 'upkeep of B', auto: true },
      { by: 'all', do: 'pass until', until: 'upkeep of A', auto: true },
      resolve,
      resolve,
    ],
    [{ after: 3, life: { A: 22 }, refused: { action: 3 } }, { after: 7, life: { A: 24 } }, { life: { A: 26 } }],
  ],
  [
    'miracle',
    'casts the first card drawn in a turn for another cost',
    '2012-05-01',
    {
      mana: { A: '{W}' },
      zones: { library: { A: [{ ref: 'wonder', name: 'Wonder', cost: '{9}', type: 'Sorcery', text: 'You gain 7 life.\nMiracle {W}' }] } },
    },
    [{ by: 'A', do: 'effect', text: 'Draw a card.' }, yes, resolve, yes, resolve],
    [
      { after: 2, zones: { wonder: 'hand' } },
      { life: { A: 27 }, zones: { wonder: 'graveyard' } },
    ],
  ],
  [
    'miracle',
    'is not for the second card',
    '2026-01-16',
    {
      mana: { A: '{W}' },
      zones: {
        library: {
          A: [
            { ref: 'plain', name: 'Plain', type: 'Artifact' },
            { ref: 'wonder', name: 'Wonder', cost: '{9}', type: 'Sorcery', text: 'You gain 7 life.\nMiracle {W}' },
          ],
        },
      },
    },
    [{ by: 'A', do: 'effect', text: 'Draw two cards.' }],
    { zones: { wonder: 'hand' }, triggered: { wonder: 0 } },
  ],
];

describe('a keyword of a card in another zone', () => {
  it.each(cases)('%s %s (%s)', (keyword, _, edition, setup, actions, expected) => {
    const players = keyword === 'encore' ? ['A', 'B', 'C'] : ['A', 'B'];
    const options = keyword === 'encore' ? { options: { attackMultiplePlayers: true } } : {};
    const result = play({ edition, players, ...options, setup: { librarySize: { A: 20, B: 20 }, ...setup }, actions, expect: expected });
    expect(result.unsupported).toEqual([]);
    expect(verdict(result)).toBe('passed');
  });
});
