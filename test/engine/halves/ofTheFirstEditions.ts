/** Boards for both halves of what changed in the first editions, from 1999 to 2004. */
import { creature } from '../../demonstration/play.ts';
import { board, check, choose, effect, passTo } from '../look/keywords/table.ts';
import { type Given, hand, permanent, type Switch } from './given.ts';

const sizes = { librarySize: { A: 20, B: 20 } };
const resolve: Given = { by: 'all', do: 'resolve' };
const upkeep = (...things: readonly Given[]): Given => ({ turn: 3, step: 'upkeep', ...sizes, ...board(...things) });
const land = (more: Given = {}): Given => permanent('Karak', 'A', 'Legendary Land', '', more);
const hidden = creature('x', 'A', '5/5', { faceDown: true, cost: '{4}{G}' });
const extraTurns = {
  setup: sizes,
  actions: [
    effect('Target player takes an extra turn after this one.', 'A'),
    effect('Target player takes an extra turn after this one.', 'B'),
    { by: 'all', do: 'pass until', until: 'next turn' },
  ],
};
const gift = hand('elf', 'Creature — Elf', 'When elf enters the battlefield, you may draw a card.', { pt: '1/1' });
const returned = {
  setup: { ...sizes, zones: { graveyard: { A: [hand('spark', 'Instant', 'Draw a card.')] } } },
  actions: [effect('Return target card from your graveyard to the battlefield.', 'spark'), check],
};
const twoWords = {
  setup: {
    ...sizes,
    zones: {
      battlefield: [creature('x', 'A')],
      hand: {
        A: [hand('twice', 'Sorcery', 'Target creature gets +2/+2 until end of turn. Target creature gets -1/-1 until end of turn.')],
      },
    },
  },
  actions: [{ by: 'A', do: 'cast', object: 'twice', targets: ['x', 'x'] }],
};
const trigger = permanent('clock', 'A', 'Enchantment', 'At the beginning of your draw step, you lose 1 life.');

export const ofTheFirstEditions: readonly Switch[] = [
  // The turn.
  [
    'draw-of-turn',
    '2001-07-23',
    { setup: upkeep(trigger), actions: [passTo('draw')] },
    { pending: { player: 'A', kind: 'triggers' } },
    { handSize: { A: 0 }, step: 'draw', priority: 'A' },
  ],
  [
    'draw-of-turn',
    '2003-07-01',
    { setup: upkeep(trigger), actions: [passTo('draw'), resolve] },
    { handSize: { A: 1 }, life: { A: 20 } },
    { handSize: { A: 1 }, life: { A: 19 } },
  ],
  [
    'idle-attack',
    '2003-07-01',
    { setup: { step: 'declare attackers', ...board(creature('a', 'A')) }, actions: [{ by: 'A', do: 'attack', attackers: {} }] },
    { step: 'end of combat', priority: 'A' },
    { step: 'declare attackers', priority: 'A' },
  ],
  ['extra-turns', '2002-10-07', extraTurns, { active: 'A' }, { active: 'B' }],
  // Triggers and targets.
  [
    'offered-triggers',
    '2001-07-23',
    { setup: { ...sizes, zones: { hand: { A: [gift] } } }, actions: [{ by: 'A', do: 'cast', object: 'elf' }, resolve, choose('no')] },
    { zones: { elf: 'battlefield' }, priority: 'A' },
    { refused: { action: 3 } },
  ],
  [
    'rampage',
    '2003-10-01',
    {
      setup: {
        step: 'declare attackers',
        attacking: { a: 'B' },
        ...board(creature('a', 'A', '2/2', { text: 'Rampage 2' }), creature('b', 'B')),
      },
      actions: [passTo('declare blockers'), { by: 'B', do: 'block', blockers: { b: 'a' } }],
    },
    { triggered: { a: 0 } },
    { triggered: { a: 1 } },
  ],
  ['target-of-several', '2004-10-01', twoWords, { refused: { action: 1 } }, { zones: { twice: 'stack' } }],
  // What things are.
  ['face-down-creatures', '2002-10-07', { setup: board(hidden), actions: [check] }, { pt: { x: '0/1' } }, { pt: { x: '2/2' } }],
  [
    'turning-up-freely',
    '2002-10-07',
    { setup: board(hidden), actions: [{ by: 'A', do: 'special', object: 'x', action: 'turn face up' }] },
    { pt: { x: '5/5' } },
    { refused: { action: 1 } },
  ],
  [
    'becoming-basic',
    '2001-07-23',
    { setup: board(land()), actions: [effect('Target land becomes an Island.', 'Karak')] },
    { name: { Karak: 'Karak' }, supertypes: { Karak: [] } },
    { name: { Karak: 'Island' }, supertypes: { Karak: ['basic'] } },
  ],
  [
    'becoming-basic',
    '2003-07-01',
    { setup: board(land()), actions: [effect('Target land becomes an Island.', 'Karak')] },
    { name: { Karak: 'Island' }, supertypes: { Karak: ['basic'] } },
    { name: { Karak: 'Karak' }, supertypes: { Karak: ['legendary'] } },
  ],
  [
    'still-one',
    '2003-07-01',
    {
      setup: board(
        permanent('forge', 'A', 'Artifact Land'),
        permanent('life', 'A', 'Enchantment', 'All lands are 1/1 creatures that are still lands.'),
      ),
      actions: [check],
    },
    { types: { forge: ['creature', 'land'] } },
    { types: { forge: ['artifact', 'creature', 'land'] } },
  ],
  // Zones and losing.
  ['entering-spells', '2001-09-24', returned, { zones: { spark: 'graveyard' } }, { zones: { spark: 'exile' } }],
  ['entering-spells', '2002-10-07', returned, { zones: { spark: 'exile' } }, { zones: { spark: 'graveyard' } }],
  ['entering-spells', '2003-05-26', returned, { zones: { spark: 'graveyard' } }, { zones: { spark: 'exile' } }],
  ['entering-spells', '2003-07-01', returned, { zones: { spark: 'exile' } }, { zones: { spark: 'graveyard' } }],
  [
    'undrawn',
    '2001-07-23',
    { setup: { librarySize: { A: 0, B: 9 } }, actions: [effect('You draw a card, then gain 5 life.')] },
    { losers: ['A'], life: { A: 20 } },
    { losers: [], life: { A: 25 } },
  ],
];
