/** Boards for both halves of what changed between editions: events and what takes their place, cards and layers. */
import { creature } from '../../demonstration/play.ts';
import { board, cast, check, choose, effect, pass } from '../look/keywords/table.ts';
import { permanent, hand, type Switch } from './given.ts';

const untilEmpty = { by: 'all', do: 'pass until', until: 'stack empty' };
const shield = effect('The next time a green source of your choice would deal damage to you this turn, prevent that damage.');

const twoFaced = {
  ref: 'm',
  name: 'Rite',
  layout: 'modal',
  faces: [
    { name: 'Rite', type: 'Sorcery', cost: '{0}', text: 'You gain 1 life.' },
    { name: 'Cub', type: 'Creature — Bear', cost: '{0}', pt: '2/2' },
  ],
};

export const ofCards: readonly Switch[] = [
  [
    'flashback-spells',
    '2021-02-05',
    {
      setup: {
        zones: {
          battlefield: [
            permanent(
              'snap',
              'A',
              'Enchantment',
              'Each instant and sorcery card in your graveyard has flashback. The flashback cost is equal to its mana cost.',
            ),
          ],
          graveyard: { A: [twoFaced] },
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 'm', face: 1 }],
    },
    { zones: { m: 'stack' } },
    { refused: { action: 1 } },
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
    'milling-more',
    '2020-07-03',
    {
      setup: { ...board(), librarySize: { A: 1 } },
      actions: [effect('You may put the top two cards of your library into your graveyard. If you do, you gain 3 life.'), choose('yes')],
    },
    { life: { A: 23 }, librarySize: { A: 0 } },
    { life: { A: 20 }, librarySize: { A: 1 }, refused: { action: 2 } },
  ],
  [
    'referred-sources',
    '2001-07-23',
    {
      setup: board(creature('fanatic', 'A', '1/1', { cost: '{G}', text: 'Sacrifice ~: ~ deals 1 damage to target player.' })),
      actions: [{ by: 'A', do: 'activate', object: 'fanatic', ability: 1, targets: ['A'] }, shield, choose('fanatic'), untilEmpty],
    },
    { life: { A: 19 }, refused: { action: 3 } },
    { life: { A: 20 } },
  ],
  [
    'referred-sources',
    '2009-07-11',
    {
      setup: board(
        creature('fanatic', 'A', '1/1', {
          cost: '{G}',
          text: 'Sacrifice ~: At the beginning of the next end step, ~ deals 1 damage to each player.',
        }),
      ),
      actions: [
        { by: 'A', do: 'activate', object: 'fanatic', ability: 1 },
        untilEmpty,
        shield,
        choose('fanatic'),
        { by: 'all', do: 'pass until', until: 'end' },
        untilEmpty,
      ],
    },
    { life: { A: 19, B: 19 }, refused: { action: 4 } },
    { life: { A: 20, B: 19 } },
  ],
  [
    'referred-sources',
    '2009-10-01',
    {
      setup: {
        ...board(),
        zones: {
          battlefield: [creature('x', 'A', '1/1', { cost: '{G}' })],
          command: { B: [{ ref: 'k', name: 'K', type: 'Legendary Creature — Elf', pt: '1/1', cost: '{G}' }] },
        },
      },
      actions: [shield, choose('k')],
    },
    { refused: { action: 2 } },
    { life: { A: 20 } },
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
    'names-of-both',
    '2013-05-01',
    {
      setup: {
        zones: {
          hand: {
            B: [
              {
                ref: 's',
                layout: 'split',
                faces: [
                  { name: 'Warm', type: 'Instant', cost: '{R}' },
                  { name: 'Cold', type: 'Instant', cost: '{U}' },
                ],
              },
            ],
          },
        },
      },
      actions: [
        effect('Choose a nonland card name. Target player reveals their hand and discards all cards with that name.', 'B'),
        choose('Warm // Cold'),
      ],
    },
    { zones: { s: 'graveyard' } },
    { zones: { s: 'hand' }, refused: { action: 2 } },
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
    '2022-02-18',
    {
      setup: {
        zones: {
          battlefield: [],
          hand: {
            A: [
              {
                ref: 'n',
                layout: 'transform',
                faces: [
                  { name: 'Day', type: 'Creature — Human Werewolf', cost: '{0}', pt: '3/3', text: '~ enters tapped.\nDaybound' },
                  { name: 'Night', type: 'Creature — Werewolf', pt: '4/4', text: 'Nightbound' },
                ],
              },
            ],
          },
        },
      },
      actions: [effect('It becomes night.'), cast('n'), pass],
    },
    { pending: { player: 'A', kind: 'replacement' } },
    { tapped: { n: false }, name: { n: 'Night' } },
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
