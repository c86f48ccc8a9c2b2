/** Boards for both halves of what changed between editions: what a game is played by, alone or in teams: opening hands, mana, state-based actions, teams and ranges. */
import { creature } from '../../demonstration/play.ts';
import { board, check, choose, effect, passTo } from '../look/keywords/table.ts';
import { hand, permanent, mulligan, keep, opening, heads, commander, circle, type Switch } from './given.ts';

export const ofTheGame: readonly Switch[] = [
  // Opening hands.
  [
    'mulligans',
    '2019-07-12',
    { setup: opening('A', 'B'), actions: [mulligan('A'), keep('B')] },
    { handSize: { A: 6 } },
    { handSize: { A: 7 }, pending: { player: 'A', kind: 'bottom' } },
  ],
  [
    'mulligans',
    '2015-09-26',
    { setup: opening('A', 'B'), actions: [mulligan('A'), keep('B'), keep('A')] },
    { step: 'upkeep' },
    { pending: { player: 'A', kind: 'may' } },
  ],
  [
    'mulligans',
    '2009-07-11',
    { setup: opening('A', 'B'), actions: [mulligan('A')] },
    { handSize: { A: 6, B: 7 } },
    { handSize: { A: 7, B: 7 } },
  ],
  [
    'mulligans',
    '2007-07-13',
    { players: ['A', 'B', 'C'], setup: opening('A', 'B', 'C'), actions: [mulligan('A')] },
    { handSize: { A: 6 } },
    { handSize: { A: 7 } },
  ],
  [
    'mulligans',
    '2006-10-01',
    { ...heads, setup: opening('A', 'B', 'C', 'D'), actions: [mulligan('A')] },
    { handSize: { A: 6 } },
    // The team decides together: its other head is asked before a card is drawn.
    { handSize: { A: 7 } },
  ],
  // Mana and tokens.
  [
    'mana-burn',
    '2009-07-11',
    {
      setup: board(permanent('stone', 'A', 'Artifact', '{T}: Add {C}{C}{C} to your mana pool.')),
      actions: [{ by: 'A', do: 'activate', object: 'stone' }, passTo('beginning of combat')],
    },
    { life: { A: 17 }, mana: { A: '' } },
    { life: { A: 20 }, mana: { A: '' } },
  ],
  [
    'token-owner',
    '2009-07-11',
    { setup: board(), actions: [effect('Target player puts a 1/1 white Soldier creature token into play.', 'B')] },
    { tokens: [{ controller: 'B', owner: 'A' }] },
    { tokens: [{ controller: 'B', owner: 'B' }] },
  ],
  [
    'token-name',
    '2021-11-19',
    { setup: board(), actions: [effect('Create a 1/1 red Goblin Scout creature token.')] },
    { tokens: [{ name: 'Goblin Scout' }] },
    { tokens: [{ name: 'Goblin Scout Token' }] },
  ],
  // State-based actions.
  [
    'legend-rule',
    '2004-10-01',
    {
      setup: board(
        permanent('old', 'A', 'Legendary Artifact', '', { name: 'Jitte', timestamp: 1 }),
        permanent('new', 'B', 'Legendary Artifact', '', { name: 'Jitte', timestamp: 2 }),
      ),
      actions: [check],
    },
    { zones: { old: 'battlefield', new: 'graveyard' } },
    { zones: { old: 'graveyard', new: 'graveyard' } },
  ],
  [
    'legend-rule',
    '2013-07-13',
    {
      setup: board(
        permanent('mine', 'A', 'Legendary Artifact', '', { name: 'Jitte' }),
        permanent('theirs', 'B', 'Legendary Artifact', '', { name: 'Jitte' }),
      ),
      actions: [check],
    },
    { zones: { mine: 'graveyard', theirs: 'graveyard' } },
    { zones: { mine: 'battlefield', theirs: 'battlefield' } },
  ],
  [
    'world-rule',
    '2001-07-23',
    {
      setup: board(
        permanent('old', 'A', 'Enchant World', 'Whenever an enchantment is put into a graveyard from play, you gain 1 life.', {
          timestamp: 1,
        }),
        permanent('mid', 'B', 'Enchant World', '', { timestamp: 2 }),
        permanent('new', 'B', 'Enchant World', '', { timestamp: 3 }),
      ),
      actions: [check, { by: 'all', do: 'pass until', until: 'stack empty' }],
    },
    { zones: { old: 'graveyard', mid: 'graveyard', new: 'battlefield' }, life: { A: 21 } },
    { zones: { old: 'graveyard', mid: 'graveyard', new: 'battlefield' }, life: { A: 22 } },
  ],
  [
    'planeswalker-uniqueness',
    '2013-07-13',
    {
      setup: board(
        permanent('one', 'A', 'Planeswalker — Jace', '', { loyalty: 3 }),
        permanent('two', 'B', 'Planeswalker — Jace', '', { loyalty: 3 }),
      ),
      actions: [check],
    },
    { zones: { one: 'graveyard', two: 'graveyard' } },
    { zones: { one: 'battlefield', two: 'battlefield' } },
  ],
  [
    'planeswalker-uniqueness',
    '2017-09-29',
    {
      setup: board(
        permanent('one', 'A', 'Planeswalker — Jace', '', { loyalty: 3 }),
        permanent('two', 'A', 'Planeswalker — Jace', '', { loyalty: 3 }),
      ),
      actions: [check, choose('two')],
    },
    { zones: { one: 'graveyard', two: 'battlefield' } },
    { zones: { one: 'battlefield', two: 'battlefield' }, refused: { action: 2 } },
  ],
  [
    'counter-pairs',
    '2006-10-01',
    { setup: board(creature('x', 'A', '2/2', { counters: { '+1/+1': 3, '-1/-1': 1 } })), actions: [check] },
    { counters: { x: { '+1/+1': 3, '-1/-1': 1 } }, pt: { x: '4/4' } },
    { counters: { x: { '+1/+1': 2, '-1/-1': 0 } }, pt: { x: '4/4' } },
  ],
  [
    'chapterless-sagas',
    '2025-06-06',
    { setup: board(permanent('tale', 'A', 'Enchantment — Saga', '', { counters: { lore: 1 } })), actions: [check] },
    { zones: { tale: 'graveyard' } },
    { zones: { tale: 'battlefield' } },
  ],
  [
    'transforming-modal',
    '2025-11-14',
    {
      setup: board({
        ref: 'x',
        controller: 'A',
        layout: 'modal',
        faces: [
          { name: 'Front', type: 'Creature — Bear', cost: '{1}', pt: '1/1' },
          { name: 'Back', type: 'Creature — Bear', cost: '{3}', pt: '3/3' },
        ],
      }),
      actions: [effect('Transform target creature.', 'x')],
    },
    { name: { x: 'Front' }, pt: { x: '1/1' } },
    { name: { x: 'Back' }, pt: { x: '3/3' } },
  ],
  [
    'commander-zone',
    '2020-07-03',
    {
      format: 'commander',
      setup: { zones: { battlefield: [commander('x')] } },
      actions: [effect('Destroy target creature.', 'x')],
    },
    { zones: { x: 'battlefield' }, pending: { player: 'A', kind: 'may' } },
    { zones: { x: 'graveyard' } },
  ],
  [
    'commander-zone',
    '2015-07-17',
    {
      format: 'commander',
      setup: { zones: { battlefield: [commander('x')] } },
      actions: [effect("Return target creature to its owner's hand.", 'x')],
    },
    { zones: { x: 'hand' } },
    { pending: { player: 'A', kind: 'may' } },
  ],
  // Teams.
  ['team-start', '2007-05-01', { ...heads, setup: board(), actions: [check] }, { life: { A: 40 } }, { life: { A: 30 } }],
  [
    'team-life',
    '2010-06-18',
    {
      ...heads,
      setup: { life: { A: 20, C: 21 }, zones: { battlefield: [] } },
      actions: [effect('You gain life equal to target opponent’s life total.', 'C')],
    },
    { life: { A: 31 } },
    { life: { A: 41 } },
  ],
  [
    'team-poison',
    '2011-04-01',
    { ...heads, setup: { poison: { C: 8 } }, actions: [effect('Target player gets three poison counters.', 'C'), check] },
    { losers: ['C', 'D'] },
    { winner: 'none', poison: { C: 11, D: 11 } },
  ],
  [
    'team-draw',
    '2006-10-01',
    { ...heads, setup: { step: 'upkeep', librarySize: { A: 5, B: 5 } }, actions: [passTo('precombat main')] },
    { handSize: { A: 0, B: 0 } },
    { handSize: { A: 0, B: 1 } },
  ],
  [
    'team-draw',
    '2007-05-01',
    { ...heads, setup: { step: 'upkeep', librarySize: { A: 5, B: 5 } }, actions: [passTo('precombat main')] },
    { handSize: { A: 0, B: 1 } },
    { handSize: { A: 0, B: 0 } },
  ],
  // Zones.
  [
    'outside-the-game',
    '2009-07-11',
    {
      setup: { zones: { exile: { A: [{ ref: 'rite', name: 'Rite', type: 'Sorcery' }] } } },
      actions: [effect('Choose a sorcery card you own from outside the game, reveal that card, and put it into your hand.')],
    },
    { zones: { rite: 'hand' } },
    { zones: { rite: 'exile' } },
  ],
  // Casual variants.
  [
    'schemes-over',
    '2017-06-05',
    {
      format: 'archenemy',
      players: ['A', 'B', 'C'],
      teams: [['A'], ['B', 'C']],
      setup: {
        step: 'draw',
        librarySize: { A: 5, B: 5, C: 5 },
        zones: {
          command: {
            A: [
              {
                ref: 'long',
                name: 'Long',
                type: 'Ongoing Scheme',
                text: 'At the beginning of your precombat main phase, you gain 1 life.',
              },
              { ref: 'short', name: 'Short', type: 'Scheme', text: 'Creatures you control get +2/+2.', faceDown: true },
            ],
          },
          battlefield: [creature('a', 'A', '2/2')],
        },
      },
      actions: [{ by: 'all', do: 'pass until', until: 'precombat main' }],
    },
    { pt: { a: '2/2' } },
    { pt: { a: '4/4' } },
  ],
  ...(
    [
      ['2020-04-17', 'R'],
      ['2025-07-25', 'G'],
    ] as const
  ).map(([day, color]): Switch => [
    'commander-outside',
    day,
    {
      format: 'commander',
      setup: {
        librarySize: { A: 9, B: 9 },
        zones: {
          command: { A: [hand('elf', 'Legendary Creature — Elf', '', { cost: '{G}', pt: '1/1', commander: true })] },
          outside: { A: [hand('bear', 'Creature — Bear', '', { cost: `{${color}}`, pt: '2/2' })] },
        },
      },
      actions: [effect('Choose a creature card you own from outside the game, reveal that card, and put it into your hand.')],
    },
    { zones: { bear: 'hand' } },
    { zones: { bear: 'outside' } },
  ]),
  // Range of influence.
  [
    'range-information',
    '2011-05-01',
    {
      ...circle,
      setup: board(
        permanent(
          'coat',
          'A',
          'Artifact',
          'Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.',
        ),
        ...['A', 'B', 'F'].map((player) => creature(player.toLowerCase(), player)),
      ),
      actions: [check],
    },
    { pt: { a: '4/4', b: '3/3', f: '3/3' } },
    { pt: { a: '4/4', b: '4/4', f: '4/4' } },
  ],
  [
    'range-winning',
    '2007-10-01',
    { ...circle, setup: board(), actions: [effect('You win the game.')] },
    { winner: 'A' },
    { losers: ['B', 'F'], winner: 'none' },
  ],
];
