/** Boards for both halves of what changed between editions: abilities, what they cost, and the numbers that they give. */
import { creature } from '../../demonstration/play.ts';
import { board, cast, effect } from '../look/keywords/table.ts';
import { type Given, hand, heads, permanent, type Switch } from './given.ts';

const lord = (text: string): Given => board(creature('x', 'A', '-2/4', { text }), creature('y', 'A', '3/3'));
const hands = (...cards: readonly Given[]): Given => ({ zones: { battlefield: [], hand: { A: cards } } });
const untilEmpty = { by: 'all', do: 'pass until', until: 'stack empty' };
const dividing = {
  setup: hands(hand('fall', 'Sorcery', '~ deals 2 damage divided as you choose among any number of target players.\nYou gain 1 life.')),
  actions: [{ ...cast('fall'), targets: [] }, untilEmpty],
};
const winning = {
  players: ['A', 'B', 'C'],
  setup: board(permanent('charm', 'B', 'Artifact', "You can't lose the game.")),
  actions: [effect('You win the game.')],
};
const doubled = { setup: board(creature('x', 'A', '-2/4')), actions: [effect("Double target creature's power until end of turn.", 'x')] };

export const ofAbilities: readonly Switch[] = [
  [
    'negative-numbers',
    '2007-05-01',
    { setup: lord("Other creatures you control get +X/+0, where X is ~'s power."), actions: [] },
    { pt: { y: '3/3' } },
    { pt: { y: '1/3' } },
  ],
  [
    'negative-numbers',
    '2017-07-08',
    {
      setup: lord("{0}: Target creature gets +X/+X until end of turn, where X is ~'s power."),
      actions: [
        { by: 'A', do: 'activate', object: 'x', targets: ['y'] },
        { by: 'all', do: 'resolve' },
      ],
    },
    { pt: { y: '1/1' } },
    { pt: { y: '3/3' } },
  ],
  ['negative-numbers', '2018-04-27', doubled, { pt: { x: '-2/4' } }, { pt: { x: '-4/4' } }],
  [
    'team-bars',
    '2010-06-18',
    {
      ...heads,
      setup: { ...board(permanent('curse', 'B', 'Enchantment', "You can't gain life.")), life: { A: 30, C: 30 } },
      actions: [effect('Target player gains 2 life.', 'A')],
    },
    { life: { A: 32 } },
    { life: { A: 30 } },
  ],
  [
    'team-bars',
    '2010-10-01',
    {
      ...heads,
      setup: { ...board(permanent('vow', 'B', 'Enchantment', "You can't lose life.")), life: { A: 30, C: 30 } },
      actions: [effect('Target player loses 2 life.', 'A')],
    },
    { life: { A: 28 } },
    { life: { A: 30 } },
  ],
  [
    'fused-spells',
    '2016-11-11',
    {
      setup: {
        zones: {
          battlefield: [permanent('ban', 'B', 'Enchantment', "Your opponents can't cast spells with mana value 1.")],
          hand: {
            A: [
              {
                ref: 's',
                layout: 'split',
                faces: [
                  { name: 'Warm', type: 'Instant', cost: '{R}', text: 'You gain 1 life.\nFuse' },
                  { name: 'Cold', type: 'Instant', cost: '{1}{U}', text: 'You gain 2 life.\nFuse' },
                ],
              },
            ],
          },
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 's', split: 'both', pay: 'free' }],
    },
    { zones: { s: 'hand' }, refused: { action: 1 } },
    { zones: { s: 'stack' } },
  ],
  [
    'x-of-permanents',
    '2019-10-04',
    {
      setup: {
        ...hands(hand('x', 'Creature — Bear', 'When ~ enters the battlefield, you gain X life.', { cost: '{X}', pt: '2/2' })),
        mana: { A: '{G}{G}{G}' },
      },
      actions: [{ ...cast('x'), x: 3 }, untilEmpty],
    },
    { life: { A: 20 } },
    { life: { A: 23 } },
  ],
  ['any-number-divided', '2010-02-01', dividing, { life: { A: 21 } }, { life: { A: 20 }, refused: { action: 1 } }],
  ['any-number-divided', '2019-07-12', dividing, { life: { A: 20 }, refused: { action: 1 } }, { life: { A: 21 } }],
  ['multiplayer-winning', '2010-02-01', winning, { winner: 'A' }, { winner: 'none', losers: ['C'] }],
  ['multiplayer-winning', '2017-04-28', winning, { winner: 'none', losers: ['C'] }, { winner: 'A' }],
  [
    'triggered-before-the-end',
    '2015-07-17',
    {
      setup: {
        zones: {
          battlefield: [permanent('m', 'A', 'Enchantment', 'Whenever you gain life, each opponent loses 1 life.')],
          hand: { A: [hand('u', 'Sorcery', 'You gain 1 life. End the turn.')] },
        },
      },
      actions: [cast('u'), untilEmpty, { by: 'all', do: 'pass until', until: 'upkeep of B' }],
    },
    { life: { A: 21, B: 19 } },
    { life: { A: 21, B: 20 } },
  ],
  [
    'loyalty-for-mana',
    '2010-10-01',
    {
      setup: board(permanent('w', 'A', 'Planeswalker — Koth', '[+1]: Add {R} to your mana pool.', { loyalty: 3 })),
      actions: [{ by: 'A', do: 'activate', object: 'w' }],
    },
    { mana: { A: '{R}' } },
    { mana: { A: '' } },
  ],
  [
    'damage-putters',
    '2017-04-28',
    {
      setup: board(
        creature('x', 'A', '3/3', { text: 'Wither' }),
        creature('y', 'B', '2/4'),
        permanent('e', 'A', 'Enchantment', 'Whenever you put one or more -1/-1 counters on a creature, you gain 1 life.'),
      ),
      actions: [effect('Target creature you control fights target creature an opponent controls.', 'x', 'y'), untilEmpty],
    },
    { life: { A: 20 }, counters: { y: { '-1/-1': 3 } } },
    { life: { A: 21 }, counters: { y: { '-1/-1': 3 } } },
  ],
  [
    'help-reduces',
    '2013-07-13',
    {
      setup: {
        mana: { A: '{G}{G}' },
        zones: {
          battlefield: [
            permanent('orb', 'A', 'Artifact', 'Each spell that would cost less than three mana to cast costs three mana to cast.'),
            creature('e', 'A'),
          ],
          hand: { A: [hand('s', 'Sorcery', 'Convoke\nYou gain 4 life.', { cost: '{2}' })] },
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 's', additional: ['e'] }],
    },
    { zones: { s: 'hand' }, refused: { action: 1 } },
    { zones: { s: 'stack' }, mana: { A: '' } },
  ],
  [
    'lands-per-turn',
    '2013-07-13',
    {
      setup: {
        zones: {
          battlefield: [permanent('x', 'A', 'Enchantment', 'You may play an additional land on each of your turns.')],
          hand: { A: [{ ref: 'one', name: 'Forest', type: 'Basic Land — Forest' }] },
        },
      },
      actions: [{ by: 'A', do: 'play land', object: 'one' }],
    },
    { zones: { one: 'hand' }, pending: { player: 'A', kind: 'object' } },
    { zones: { one: 'battlefield' } },
  ],
  [
    'barred-abilities',
    '2014-09-25',
    {
      setup: board(
        creature('x', 'A'),
        permanent('arch', 'B', 'Enchantment', "Creatures your opponents control lose hexproof and can't have or gain hexproof."),
      ),
      actions: [effect('Target creature gets +1/+1 and gains hexproof until end of turn.', 'x')],
    },
    { pt: { x: '2/2' } },
    { pt: { x: '3/3' } },
  ],
];
