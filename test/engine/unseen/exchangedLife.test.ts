/** Life totals that are exchanged: of two other players, and with the power or toughness of a creature (701.12c, 701.12g). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board, cast, spell } from './spellsOnBoards.ts';

const axis = spell('axis', 'Two target players exchange life totals.');
const tree = (text: string, pt = '0/13', more: object = {}) => ({ ...creature('tree', 'A', pt), name: 'Tree', text, ...more });
const theirs = "{T}: Exchange target opponent's life total with Tree's toughness.";
const yours = "{T}: Exchange your life total with Tree's power.";
const activate = (...targets: readonly string[]) => [
  { by: 'A', do: 'activate', object: 'tree', ability: 1, ...(targets.length > 0 ? { targets } : {}) },
];
const resolved = { by: 'all', do: 'pass until', until: 'stack empty' };
const nobodyGains = { ref: 'wall', name: 'Leyline', type: 'Enchantment', text: "Players can't gain life.", controller: 'A' };

describe('life totals that are exchanged', () => {
  bothWays([
    [
      'of two others, of whom one gains what the other loses',
      board(
        { mana: { A: '{R}' }, life: { A: 11, B: 4, C: 30 }, zones: { hand: { A: [axis] } } },
        cast('A', 'axis', 'B', 'C'),
        { life: { A: 11, B: 30, C: 4 } },
        ['A', 'B', 'C'],
      ),
      { life: { B: 4 } },
    ],
    [
      'not at all where one of them cannot gain life',
      board(
        { mana: { A: '{R}' }, life: { A: 11, B: 4, C: 30 }, zones: { hand: { A: [axis] }, battlefield: [nobodyGains] } },
        cast('A', 'axis', 'B', 'C'),
        { life: { A: 11, B: 4, C: 30 } },
        ['A', 'B', 'C'],
      ),
      { life: { C: 4 } },
    ],
    [
      'with a toughness that is more than the life: gained, and the toughness is that life for good',
      board(
        { life: { B: 6 }, zones: { battlefield: [tree(theirs)] } },
        [...activate('B'), resolved, { by: 'all', do: 'pass until', until: 'end' }],
        { life: { A: 20, B: 13 }, pt: { tree: '0/6' } },
      ),
      { pt: { tree: '0/13' } },
    ],
    [
      'with the power of a creature that a counter makes stronger',
      board({ life: { A: 3 }, zones: { battlefield: [tree(yours, '2/2', { counters: { '+1/+1': 2 } })] } }, [...activate(), resolved], {
        life: { A: 4 },
        pt: { tree: '5/4' },
      }),
      { pt: { tree: '3/4' } },
    ],
    [
      'not with what has left before',
      board(
        {
          mana: { B: '{R}' },
          life: { B: 6 },
          zones: { battlefield: [tree(theirs)], hand: { B: [spell('doom', 'Destroy target creature.')] } },
        },
        [...activate('B'), { by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'doom', targets: ['tree'] }, resolved],
        { life: { B: 6 }, zones: { tree: 'graveyard' } },
      ),
      { life: { B: 13 } },
    ],
    [
      'not where the life that would be gained cannot be',
      board({ life: { B: 6 }, zones: { battlefield: [tree(theirs), nobodyGains] } }, [...activate('B'), resolved], {
        life: { B: 6 },
        pt: { tree: '0/13' },
      }),
      { pt: { tree: '0/6' } },
    ],
  ]);

  it.each([
    'Each player exchanges life totals.',
    'Three target players exchange life totals.',
    "Exchange your life total with target creature's mana value.",
    "Exchange each opponent's life total with target creature's power.",
  ])('is refused of more than two, and of other numbers: %s', (text) => {
    expect(compileText(text, { name: 'Axis', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
  });
});
