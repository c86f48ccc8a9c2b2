/** Both halves of what changed between editions: one board and one course, the day before a variant began to hold and the day on which it did. */
import { describe, expect, it } from 'vitest';
import { playScenario } from '../../src/demonstration/playing/playText.ts';
import { hearPoints } from '../../src/engine/concepts/variant.ts';
import { eraPoints } from '../../src/engine/eras.ts';
import { wholeEditions } from '../demonstration/editionDays.ts';
import { creature, play, verdict } from '../demonstration/play.ts';
import { board, cast, check, choose, effect, pass, passTo } from './look/keywords/table.ts';
import { listScenarios } from '../demonstration/ownDemonstrations.ts';

type Given = Readonly<Record<string, unknown>>;
type Switch = readonly [point: string, day: string, scenario: Given, before: Given, after: Given];

const permanent = (ref: string, controller: string, type: string, text = '', more: Given = {}): Given => ({
  ref,
  name: ref,
  controller,
  type,
  ...(text === '' ? {} : { text }),
  ...more,
});
const hand = (ref: string, type: string, text: string, more: Given = {}): Given => ({ ref, name: ref, type, cost: '{0}', text, ...more });
const mulligan = (by: string): Given => ({ by, do: 'mulligan' });
const keep = (by: string): Given => ({ by, do: 'keep' });
const attack = (attackers: Given): Given => ({ by: 'A', do: 'attack', attackers });
const opening = (...players: readonly string[]): Given => ({
  step: 'mulligan',
  librarySize: Object.fromEntries(players.map((player) => [player, 20])),
});
const heads = {
  players: ['A', 'B', 'C', 'D'],
  teams: [
    ['A', 'B'],
    ['C', 'D'],
  ],
  format: 'two-headed giant',
};
const commander = (ref: string, more: Given = {}): Given => creature(ref, 'A', '2/2', { commander: true, ...more });
const circle = { players: ['A', 'B', 'C', 'D', 'E', 'F'], options: { rangeOfInfluence: 1 } };
const blockedByTwo = (text: string, pt = '3/3'): Given => ({
  step: 'declare attackers',
  zones: { battlefield: [creature('a', 'A', pt, { text }), creature('b', 'B', '3/3'), creature('c', 'B', '3/3')] },
});

const switches: readonly Switch[] = [
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
  // Combat.
  [
    'walls',
    '2004-10-01',
    {
      setup: { step: 'declare attackers', zones: { battlefield: [creature('w', 'A', '0/4', { type: 'Creature — Wall' })] } },
      actions: [attack({ w: 'B' })],
    },
    { refused: { action: 1 } },
    { attacking: { w: true } },
  ],
  [
    'bands-with-other',
    '2009-07-11',
    {
      setup: {
        step: 'declare attackers',
        zones: {
          battlefield: [
            creature('wolf', 'A', '1/1', { type: 'Creature — Wolf', text: 'Bands with other Wolves' }),
            creature('other', 'A', '2/2', { type: 'Creature — Wolf' }),
          ],
        },
      },
      actions: [{ ...attack({ wolf: 'B', other: 'B' }), bands: [['wolf', 'other']] }],
    },
    { refused: { action: 1 } },
    { attacking: { wolf: true, other: true } },
  ],
  [
    'combat-damage',
    '2009-07-11',
    {
      setup: {
        step: 'combat damage',
        zones: { battlefield: [creature('a', 'A'), creature('b', 'B')] },
        attacking: { a: 'B' },
        blocking: { b: 'a' },
      },
      actions: [check],
    },
    { damage: { a: 0, b: 0 }, zones: { a: 'battlefield' } },
    { zones: { a: 'graveyard', b: 'graveyard' } },
  ],
  [
    'damage-order',
    '2009-07-11',
    {
      setup: blockedByTwo(''),
      actions: [attack({ a: 'B' }), passTo('declare blockers'), { by: 'B', do: 'block', blockers: { b: 'a', c: 'a' } }],
    },
    { priority: 'A', step: 'declare blockers' },
    { pending: { player: 'A', kind: 'other' } },
  ],
  [
    'damage-order',
    '2024-11-08',
    {
      setup: blockedByTwo(''),
      actions: [attack({ a: 'B' }), passTo('declare blockers'), { by: 'B', do: 'block', blockers: { b: 'a', c: 'a' } }],
    },
    { pending: { player: 'A', kind: 'other' } },
    { priority: 'A', step: 'declare blockers' },
  ],
  [
    'deathtouch-division',
    '2010-07-16',
    {
      setup: {
        step: 'combat damage',
        zones: { battlefield: [creature('a', 'A', '3/3', { text: 'Deathtouch' }), creature('b', 'B', '3/3'), creature('c', 'B', '3/3')] },
        attacking: { a: 'B' },
        blocking: { b: 'a', c: 'a' },
        damageOrder: { a: ['b', 'c'] },
      },
      actions: [{ by: 'A', do: 'enumerate', what: 'damage assignments', object: 'a' }],
    },
    { legal: { count: 4 } },
    { legal: { exactly: [{ b: 3 }, { b: 2, c: 1 }, { b: 1, c: 2 }] } },
  ],
  [
    'deathtouch',
    '2009-07-11',
    {
      setup: board(creature('a', 'A', '1/1', { text: 'Deathtouch\n{0}: ~ deals 1 damage to target creature.' }), creature('b', 'B', '5/5')),
      actions: [{ by: 'A', do: 'activate', object: 'a', targets: ['b'] }, pass],
    },
    { zones: { b: 'graveyard' }, triggered: { a: 1 } },
    { zones: { b: 'graveyard' }, triggered: { a: 0 } },
  ],
  [
    'lifelink',
    '2009-07-11',
    {
      setup: board(creature('a', 'A', '1/1', { text: 'Lifelink\n{0}: ~ deals 2 damage to target creature.' }), creature('b', 'B', '5/5')),
      actions: [{ by: 'A', do: 'activate', object: 'a', targets: ['b'] }, pass],
    },
    { life: { A: 22 }, triggered: { a: 1 } },
    { life: { A: 22 }, triggered: { a: 0 } },
  ],
  // Keywords.
  [
    'crew',
    '2022-02-18',
    {
      setup: board(permanent('car', 'A', 'Artifact Creature — Vehicle', 'Crew 2', { pt: '3/3' })),
      actions: [{ by: 'A', do: 'activate', object: 'car', additional: ['car'] }],
    },
    { tapped: { car: true } },
    { refused: { action: 1 }, tapped: { car: false } },
  ],
  [
    'graft',
    '2007-02-01',
    {
      setup: {
        zones: {
          battlefield: [creature('g', 'A', '1/1', { text: 'Graft 1' })],
          hand: { A: [hand('n', 'Creature — Bear', 'Vigilance', { pt: '2/2' })] },
        },
      },
      actions: [cast('n'), pass],
    },
    { triggered: { g: 1 } },
    { triggered: { g: 0 } },
  ],
  [
    'madness',
    '2016-04-08',
    {
      setup: { zones: { hand: { A: [hand('m', 'Instant', 'You gain 1 life.\nMadness {0}')] } } },
      actions: [effect('Target player discards a card.', 'A')],
    },
    { zones: { m: 'hand' }, pending: { player: 'A', kind: 'may' } },
    { zones: { m: 'exile' } },
  ],
  [
    'madness',
    '2006-10-01',
    {
      setup: { zones: { hand: { A: [hand('m', 'Instant', 'You gain 1 life.\nMadness {0}')] } } },
      actions: [effect('Target player discards a card.', 'A'), choose('yes'), pass, { by: 'A', do: 'pass' }],
    },
    // It may be played until its owner passes.
    { zones: { m: 'graveyard' } },
    { zones: { m: 'exile' }, pending: { player: 'A', kind: 'may' }, refused: { action: 4 } },
  ],
  [
    'hideaway',
    '2022-04-29',
    {
      setup: {
        zones: {
          hand: { A: [hand('cave', 'Land', 'Hideaway 3')] },
          library: { A: [hand('x', 'Artifact', ''), hand('y', 'Artifact', ''), hand('z', 'Artifact', '')] },
        },
      },
      actions: [
        { by: 'A', do: 'play land', object: 'cave' },
        check,
        pass,
        { by: 'A', do: 'choose', choice: 'x' },
        { by: 'A', do: 'choose', choice: 'any' },
      ],
    },
    // The others go to the bottom in an order that is asked for.
    { zones: { x: 'exile' } },
    { zones: { x: 'exile' }, refused: { action: 5 } },
  ],
  [
    'living-weapon',
    '2021-06-18',
    {
      setup: { zones: { hand: { A: [hand('claw', 'Artifact — Equipment', 'Living weapon\nEquipped creature gets +1/+1.\nEquip {2}')] } } },
      actions: [cast('claw'), pass, pass],
    },
    { tokens: [{ subtypes: ['Germ'] }] },
    { tokens: [{ subtypes: ['Phyrexian', 'Germ'] }] },
  ],
  [
    'sunburst',
    '2018-10-05',
    {
      setup: {
        mana: { A: '{R}{G}' },
        zones: {
          battlefield: [
            permanent(
              'march',
              'A',
              'Enchantment',
              'Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.',
            ),
          ],
          hand: { A: [hand('s', 'Artifact', 'Sunburst', { cost: '{2}' })] },
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 's' }, pass],
    },
    { counters: { s: { '+1/+1': 2 } } },
    { counters: { s: { charge: 2, '+1/+1': 0 } } },
  ],
  [
    'suspend',
    '2024-02-02',
    {
      setup: {
        step: 'upkeep',
        librarySize: { A: 5 },
        zones: { exile: { A: [hand('v', 'Sorcery', 'Suspend 1—{U}\nYou gain 5 life.', { counters: { time: 1 } })] } },
      },
      actions: [pass],
    },
    { life: { A: 25 } },
    { life: { A: 20 }, pending: { player: 'A', kind: 'may' } },
  ],
  // Events and what takes their place.
  [
    'planeswalker-redirection',
    '2018-04-27',
    {
      setup: board(permanent('walker', 'B', 'Planeswalker — Jace', '', { loyalty: 3 }), creature('x', 'A')),
      actions: [effect('~ deals 2 damage to target player.', 'B'), choose('walker')],
    },
    { life: { B: 20 }, loyalty: { walker: 1 } },
    { life: { B: 18 }, loyalty: { walker: 3 }, refused: { action: 2 } },
  ],
  [
    'phasing',
    '2005-10-01',
    {
      setup: board(creature('x', 'A', '2/2', { text: 'When ~ leaves play, you gain 2 life.' })),
      actions: [effect('Target creature phases out.', 'x'), check, { by: 'all', do: 'resolve' }],
    },
    { life: { A: 22 } },
    { life: { A: 20 }, refused: { action: 3 } },
  ],
  [
    'phasing',
    '2009-07-11',
    { setup: board(creature('x', 'A', '2/2', { damage: 1 })), actions: [effect('Target creature phases out.', 'x')] },
    { zones: { x: 'phased out' }, damage: { x: 0 } },
    { zones: { x: 'battlefield' }, damage: { x: 1 } },
  ],
  [
    'phasing',
    '2017-08-25',
    { setup: board(creature('x', 'A', '2/2', { token: true })), actions: [effect('Target creature phases out.', 'x'), check] },
    { zones: { x: 'gone' } },
    { zones: { x: 'battlefield' } },
  ],
  [
    'leaving-player',
    '2006-10-01',
    {
      players: ['A', 'B', 'C'],
      setup: board(creature('x', 'B', '2/2', { owner: 'A' }), creature('y', 'B')),
      actions: [{ by: 'B', do: 'concede' }],
    },
    { zones: { x: 'gone', y: 'gone' } },
    { zones: { x: 'exile', y: 'gone' } },
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
  // Cards and layers.
  [
    'back-faces',
    '2016-04-08',
    {
      setup: board({
        ref: 'wolf',
        controller: 'A',
        layout: 'transform',
        faces: [
          { name: 'Front', type: 'Creature — Human', cost: '{3}{G}', pt: '2/2' },
          { name: 'Back', type: 'Creature — Wolf', pt: '4/4' },
        ],
        face: 1,
      }),
      actions: [check],
    },
    { manaValue: { wolf: 0 } },
    { manaValue: { wolf: 4 } },
  ],
  [
    'split-cards',
    '2017-04-28',
    {
      setup: {
        zones: {
          graveyard: {
            A: [
              {
                ref: 's',
                layout: 'split',
                faces: [
                  { name: 'Warm', type: 'Instant', cost: '{1}{R}', text: 'You gain 1 life.' },
                  { name: 'Cold', type: 'Instant', cost: '{1}{U}', text: 'You lose 1 life.' },
                ],
              },
            ],
          },
        },
      },
      actions: [effect('Return target card with mana value 2 from your graveyard to your hand.', 's')],
    },
    { zones: { s: 'hand' } },
    { zones: { s: 'graveyard' }, refused: { action: 1 } },
  ],
  [
    'double-faced-tokens',
    '2023-04-14',
    {
      setup: board({
        ref: 'wolf',
        controller: 'A',
        layout: 'transform',
        faces: [
          { name: 'Front', type: 'Creature — Human', cost: '{3}{G}', pt: '2/2' },
          { name: 'Back', type: 'Creature — Wolf', pt: '4/4' },
        ],
      }),
      actions: [effect("Create a token that's a copy of target creature.", 'wolf'), effect('Transform target creature.', 'Front#1')],
    },
    { name: { 'Front#1': 'Front' } },
    { name: { 'Front#1': 'Back' } },
  ],
  [
    'entering-effects',
    '2017-09-29',
    {
      setup: {
        zones: {
          battlefield: [permanent('moon', 'B', 'Enchantment', 'Nonbasic lands are Mountains.')],
          hand: { A: [{ ref: 'land', name: 'land', type: 'Land', text: '~ enters the battlefield tapped.' }] },
        },
      },
      actions: [{ by: 'A', do: 'play land', object: 'land' }],
    },
    { tapped: { land: true }, subtypes: { land: ['Mountain'] } },
    { tapped: { land: false }, subtypes: { land: ['Mountain'] } },
  ],
  [
    'entering-effects',
    '2008-02-01',
    {
      setup: {
        zones: {
          battlefield: [permanent('rust', 'B', 'Artifact', 'Creatures come into play tapped.')],
          hand: { A: [{ ref: 'land', name: 'land', type: 'Land', text: 'All lands are 2/2 creatures that are still lands.' }] },
        },
      },
      actions: [{ by: 'A', do: 'play land', object: 'land' }],
    },
    { tapped: { land: false }, pt: { land: '2/2' } },
    { tapped: { land: true }, pt: { land: '2/2' } },
  ],
  [
    'replacement-order',
    '2011-09-30',
    {
      setup: {
        zones: {
          battlefield: [creature('essence', 'A', '6/6', { text: 'Creatures you control enter the battlefield as a copy of ~.' })],
          hand: { A: [hand('n', 'Creature — Bear', '~ enters the battlefield tapped.', { pt: '2/2' })] },
        },
      },
      actions: [cast('n'), pass],
    },
    { pending: { player: 'A', kind: 'replacement' } },
    { tapped: { n: false }, name: { n: 'essence' } },
  ],
  [
    'replacement-order',
    '2009-02-01',
    {
      setup: {
        zones: {
          battlefield: [
            permanent(
              'thief',
              'B',
              'Artifact',
              "If a creature would enter the battlefield under an opponent's control, it enters the battlefield under your control instead.",
            ),
          ],
          hand: { A: [hand('n', 'Creature — Bear', '~ enters the battlefield tapped.', { pt: '2/2' })] },
        },
      },
      actions: [cast('n'), pass],
    },
    { pending: { player: 'A', kind: 'replacement' } },
    { tapped: { n: true }, controller: { n: 'B' } },
  ],
  [
    'star-zones',
    '2007-05-01',
    {
      setup: {
        zones: {
          battlefield: [creature('x', 'A')],
          graveyard: {
            A: [
              hand('n', 'Creature — Bear', "~'s power and toughness are each equal to the number of creatures you control.", { pt: '*/*' }),
            ],
          },
        },
      },
      actions: [check],
    },
    { pt: { n: '0/0' } },
    { pt: { n: '1/1' } },
  ],
  [
    'spell-types',
    '2022-06-10',
    {
      setup: {
        zones: { battlefield: [], hand: { A: [hand('i', 'Instant', 'You gain 1 life.')] } },
      },
      actions: [cast('i'), effect('Target spell becomes an artifact.', 'i')],
    },
    { types: { i: ['artifact'] } },
    { types: { i: ['instant', 'artifact'] } },
  ],
  [
    'strange-subtypes',
    '2011-09-30',
    {
      setup: board(permanent('x', 'A', 'Artifact')),
      actions: [effect('Target artifact becomes an Elf in addition to its other types.', 'x')],
    },
    { subtypes: { x: ['Elf'] } },
    { subtypes: { x: [] } },
  ],
  [
    'artifact-creatures',
    '2019-10-04',
    {
      setup: board(creature('x', 'A', '2/2', { type: 'Creature — Bear' })),
      actions: [effect('Target creature becomes a 4/4 Golem artifact creature until end of turn.', 'x')],
    },
    { subtypes: { x: ['Bear', 'Golem'] } },
    { subtypes: { x: ['Golem'] } },
  ],
];

const idOf = new Map(eraPoints.map(({ id, variants }) => [variants, id]));
const dayBefore = (day: string): string => wholeEditions.findLast((each) => each < day) ?? '';

describe('a rule that changed plays otherwise from its day on', () => {
  it.each(switches)('%s, %s', (point, day, scenario, before, after) => {
    const played = (edition: string, expected: Given) => {
      const { played: result, points } = hearPoints(() => play({ edition, ...scenario, expect: [expected] }));
      // Else nobody would play it on the other side of that day (acrossEditions.ts).
      expect([...points].map((variants) => idOf.get(variants))).toContain(point);
      return [edition, verdict(result), result.failures, result.unsupported];
    };
    const passed = (edition: string) => [edition, 'passed', [], []];
    expect([played(dayBefore(day), before), played(day, after)]).toEqual([passed(dayBefore(day)), passed(day)]);
    // What is said of one half is not true of the other.
    expect([played(dayBefore(day), after)[1], played(day, before)[1]]).not.toContain('passed');
  });

  /** Where else both halves are asserted, or why a switch shows on no board by itself. */
  const elsewhere: Readonly<Record<string, string>> = {
    'combat-damage 1999-04-23': 'no whole edition before it is known',
    'deathtouch-division 2009-07-11': 'the order that deathtouch ignores begins on the same day',
    'damage-process 2009-07-11': 'content/demonstrations/prevention.yaml',
    'simultaneous-timestamps 2020-04-17': 'test/demonstration/choicesAsked.test.ts',
    'range-of-sources 2007-05-01': 'below',
    'team-combat 2018-04-27': 'test/demonstration/teams.test.ts',
    'commander-mana 2016-01-16': 'test/demonstration/casualFormats.test.ts',
    'commander-mulligans 2016-01-16': 'test/demonstration/casualFormats.test.ts',
    'layers 2020-04-17': 'test/engine/look/layers',
    'layers 2009-07-11': 'test/engine/look/layers',
    'layers 2005-10-01': 'test/engine/look/layers',
    'layers 2003-10-01': 'test/engine/look/layers',
    'layers 2003-07-01': 'test/engine/look/layers',
    'defining-dependency 2012-05-01': 'test/engine/look/layers',
    'defining-dependency 2007-05-01': 'test/engine/look/layers',
    'granted-timestamps 2005-10-01': 'test/engine/look/layers',
    'turning-timestamps 2015-07-17': 'test/engine/look/layers/timestamps.test.ts',
    'granted-definitions 2005-10-01': 'test/engine/look/layers',
    'legendary-spells 2018-04-27': 'test/engine/actions/casting/legendarySpells.test.ts',
    'proliferated-kinds 2019-05-03': 'test/engine/actions/instructions/proliferate.test.ts',
    'transforming-again 2016-04-08': 'test/engine/unseen/transformsOnce.test.ts',
    'choices-of-copies 2008-07-15': 'test/engine/look/choicesOfCopies.test.ts',
    ...Object.fromEntries(
      ['2010-02-01', '2011-02-04', '2015-07-17'].map((day) => [
        `shuffled-without ${day}`,
        'test/engine/actions/instructions/shuffledWithout.test.ts',
      ]),
    ),
    'exiled-in-subgames 2007-07-13': 'test/engine/turn/otherGames.test.ts',
    'creature-words 2003-07-01': 'test/engine/look/creatureWords.test.ts',
    'fragmented-loops 2009-07-11': 'content/demonstrations/shortcuts-and-loops.yaml',
    ...Object.fromEntries(
      ['2020-04-17', '2023-11-17', '2024-06-07', '2025-04-04'].map((day) => [`keyword-counters ${day}`, 'replacement/counters.test.ts']),
    ),
    ...Object.fromEntries(
      ['2022-04-29', '2022-09-08', '2023-11-17'].map((day) => [`protecting-counters ${day}`, 'replacement/counters.test.ts']),
    ),
  };

  it('is every day of every point, here or elsewhere', () => {
    const all = eraPoints.flatMap(({ id, variants }) => variants.flatMap(({ from }) => (from === '' ? [] : [`${id} ${from}`])));
    const asserted = [...switches.map(([point, day]) => `${point} ${day}`), ...Object.keys(elsewhere)];
    expect(asserted.toSorted(), 'a board for each day in `switches`, or in `elsewhere` where it is asserted').toEqual(all.toSorted());
  });
});

describe('the demonstrations of rules that are no more', () => {
  const demonstrations = new Map(listScenarios().map((scenario) => [scenario.id, scenario]));

  it.each([
    ['mana-burn', '2009-07-11', [{ life: { A: 20 }, mana: { A: '' } }]],
    ['damage-on-the-stack', '2009-07-11', [{ zones: { bear: 'battlefield', fanatic: 'graveyard' }, refused: { action: 2 } }]],
    ['legends-of-one-name', '2013-07-13', [{ zones: { mine: 'battlefield', theirs: 'battlefield' } }]],
  ])('%s ends otherwise from %s on', (id, day, expected) => {
    const scenario = demonstrations.get(id);
    expect(scenario && playScenario(scenario, day).passed).toBe(false);
    const { unsupported, failures } = play({ ...scenario, expect: expected }, day);
    expect([unsupported, failures]).toEqual([[], []]);
  });

  it('a source out of range may no longer be named for a player in range from 2007-05-01 on', () => {
    const scenario = demonstrations.get('a-source-out-of-range-is-named');
    // Without the cast that is refused, and what comes after the choice.
    const naming = { ...scenario, actions: scenario?.actions?.filter((_, at) => at !== 3 && at < 7) };
    const asked = [{ after: 5, pending: { player: 'Carissa', kind: 'object' } }];
    expect(verdict(play({ ...naming, expect: asked }, '2007-02-01'))).toBe('passed');
    expect(verdict(play({ ...naming, expect: [...asked, { refused: { action: 6 } }] }, '2007-05-01'))).toBe('passed');
  });
});
