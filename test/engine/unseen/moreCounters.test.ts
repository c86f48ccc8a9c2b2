/** Counters that players would get, more of them (614.16, 122.1). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board, cast, spell } from './spellsOnBoards.ts';

const thing = (ref: string, text: string) => ({ ref, name: `Thing ${ref}`, type: 'Enchantment', text, controller: 'A' });
const get = thing('get', 'If you would get one or more counters, you get that many plus one of each of those kinds of counters instead.');
const put = thing(
  'put',
  'If you would put one or more counters on a creature or planeswalker you control or on yourself, put that many plus one of each of those kinds of counters on that permanent or player instead.',
);
const poison = spell('poison', 'Each player gets two poison counters.');

describe('more counters', () => {
  bothWays([
    [
      'are had by you alone, whoever gives them',
      board({ mana: { B: '{R}' }, active: 'B', zones: { hand: { B: [poison] }, battlefield: [get] } }, cast('B', 'poison'), {
        poison: { A: 3, B: 2 },
      }),
      { poison: { A: 2 } },
    ],
    [
      'once more for each such effect, and none on what you control',
      board(
        {
          mana: { A: '{R}{R}' },
          zones: {
            hand: { A: [poison, spell('grow', 'Put a +1/+1 counter on target creature.')] },
            battlefield: [get, { ...get, ref: 'again' }, creature('bear', 'A')],
          },
        },
        [...cast('A', 'poison'), ...cast('A', 'grow', 'bear')],
        { poison: { A: 4, B: 2 }, pt: { bear: '3/3' } },
      ),
      { pt: { bear: '4/4' } },
    ],
    [
      'that you put on yourself and on creatures of yours, not on those of others',
      board(
        {
          mana: { A: '{R}{R}{R}' },
          zones: {
            hand: {
              A: [
                poison,
                spell('grow', 'Put a +1/+1 counter on target creature.'),
                spell('two', 'Put a +1/+1 counter on target creature.'),
              ],
            },
            battlefield: [put, creature('bear', 'A'), creature('theirs', 'B')],
          },
        },
        [...cast('A', 'poison'), ...cast('A', 'grow', 'bear'), ...cast('A', 'two', 'theirs')],
        { poison: { A: 3, B: 2 }, pt: { bear: '4/4', theirs: '3/3' } },
      ),
      { pt: { theirs: '4/4' } },
    ],
  ]);

  it.each([
    'If you would get one or more counters, you get that many plus one of each of those kinds of counters.',
    'If you would put one or more counters on a creature you control or on yourself, put that many plus one of each of those kinds of counters on that creature instead.',
  ])('are refused where they do not take the place of those, or one of both is named alone: %s', (text) => {
    expect(compileText(text, { name: 'Adder', types: ['enchantment'], subtypes: [] }).ok).toBe(false);
  });
});
