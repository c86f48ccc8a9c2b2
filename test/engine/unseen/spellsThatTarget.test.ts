/** "Target spell that targets a permanent you control": by what it targets now, asked as it is chosen and again as it resolves (115.9b, 608.2b). */
import { describe } from 'vitest';
import { activate, cast, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board, spell } from './spellsOnBoards.ts';

const bolt = spell('bolt', 'Bolt deals 3 damage to any target.', { name: 'Bolt', cost: '{0}' });
const fork = spell('fork', 'Fork deals 1 damage to each of two targets.', { name: 'Fork', cost: '{0}' });
const aside = (text: string) => spell('aside', text, { name: 'Aside', cost: '{0}' });
const theirs = (text: string) => ({
  zones: { hand: { A: [bolt, fork], B: [aside(text)] }, battlefield: [creature('b', 'B'), creature('a', 'A')] },
});
const answer = (target: string) => [
  { by: 'A', do: 'pass' },
  { by: 'B', do: 'cast', object: 'aside', targets: [target] },
];
const toEnd = until('stack empty');

describe('a spell that targets a permanent you control', () => {
  const text = 'Counter target spell that targets a permanent you control.';
  bothWays([
    [
      'is countered',
      board(theirs(text), [cast('bolt', { targets: ['b'] }), ...answer('bolt'), toEnd], { zones: { b: 'battlefield', bolt: 'graveyard' } }),
      { zones: { b: 'graveyard' } },
    ],
    [
      'is none that targets a player',
      board(theirs(text), [cast('bolt', { targets: ['B'] }), ...answer('bolt')], { refused: { action: 3 } }),
      { zones: { aside: 'stack' } },
    ],
    [
      'is none that targets another’s',
      board(theirs(text), [cast('bolt', { targets: ['a'] }), ...answer('bolt')], {
        refused: { action: 3 },
      }),
      { zones: { aside: 'stack' } },
    ],
    [
      'has one such target among others',
      board(theirs(text), [cast('fork', { targets: ['a', 'b'] }), ...answer('fork'), toEnd], { damage: { a: 0, b: 0 } }),
      { damage: { b: 1 } },
    ],
    [
      'is none any more where that target has gone (608.2b)',
      board(theirs(text), [cast('fork', { targets: ['A', 'b'] }), ...answer('fork'), effect('Exile target creature.', 'b'), toEnd], {
        life: { A: 19 },
        zones: { b: 'exile', aside: 'graveyard' },
      }),
      { life: { A: 20 } },
    ],
  ]);
});

describe('you, or a creature you control', () => {
  const text = 'Counter target spell or ability that targets you or a creature you control.';
  const pinger = creature('pinger', 'A', '1/1', { text: '{0}: Pinger deals 1 damage to any target.', name: 'Pinger' });
  const both = { zones: { ...theirs(text).zones, battlefield: [creature('b', 'B'), pinger] } };
  bothWays([
    ['is you', board(both, [cast('bolt', { targets: ['B'] }), ...answer('bolt'), toEnd], { life: { B: 20 } }), { life: { B: 17 } }],
    [
      'is that of an ability',
      board(both, [activate('pinger', { targets: ['b'] }), ...answer('pinger'), toEnd], { damage: { b: 0 } }),
      { damage: { b: 1 } },
    ],
    [
      'is no other player',
      board(both, [cast('bolt', { targets: ['A'] }), ...answer('bolt')], { refused: { action: 3 } }),
      { zones: { aside: 'stack' } },
    ],
  ]);
});

describe('whenever you cast a spell that targets a creature', () => {
  const watch = {
    ref: 'w',
    name: 'Watch',
    type: 'Enchantment',
    controller: 'A',
    text: 'Whenever you cast an instant or sorcery spell that targets a creature you don’t control, you gain 1 life.',
  };
  const on = { zones: { hand: { A: [bolt, fork] }, battlefield: [watch, creature('b', 'B'), creature('c', 'B'), creature('a', 'A')] } };
  bothWays([
    [
      'once, however many it targets',
      board(on, [cast('fork', { targets: ['b', 'c'] }), toEnd], { life: { A: 21 }, triggered: { w: 1 }, damage: { b: 1, c: 1 } }),
      { life: { A: 22 } },
    ],
    [
      'not for a creature of one’s own',
      board(on, [cast('bolt', { targets: ['a'] }), toEnd], { triggered: { w: 0 } }),
      { triggered: { w: 1 } },
    ],
    [
      'nor for a player',
      board(on, [cast('bolt', { targets: ['B'] }), toEnd], { triggered: { w: 0 }, life: { B: 17 } }),
      { triggered: { w: 1 } },
    ],
  ]);
});

describe('an ability that any player may activate', () => {
  const monger = (only: string) => ({
    ref: 'm',
    name: 'Monger',
    type: 'Artifact',
    controller: 'A',
    text: `{0}: Target player loses 1 life. Any player may activate this ability${only}.`,
  });
  const on = (only: string, more: object = {}) => ({ ...more, zones: { battlefield: [monger(only)] } });
  const other = { by: 'B', do: 'activate', object: 'm', targets: ['A'] };
  const pass = { by: 'A', do: 'pass' };
  bothWays([
    [
      'but only as a sorcery: not in the turn of another (602.5d)',
      board(on(' but only any time they could cast a sorcery'), [pass, other], { refused: { action: 2 }, life: { A: 20 } }),
      { life: { A: 19 } },
    ],
    [
      'in their own main phase they may',
      board(on(' but only as a sorcery', { active: 'B' }), [other, resolve], { life: { A: 19 } }),
      { life: { A: 20 } },
    ],
    [
      'but only during their turn: not in that of another',
      board(on(' but only during their turn'), [pass, other], { refused: { action: 2 } }),
      { life: { A: 19 } },
    ],
    [
      'during their turn at any time',
      board(on(' but only during their turn', { active: 'B', step: 'upkeep' }), [other, resolve], { life: { A: 19 } }),
      { life: { A: 20 } },
    ],
  ]);
});
