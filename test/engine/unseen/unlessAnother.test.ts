/**
 * "Exile it unless you sacrifice another creature": what would be moved is none of the others that it could be spared for.
 * The expectations were written first.
 */
import { describe } from 'vitest';
import { cast, check, choose, effect, resolve } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const demonlord = {
  ref: 'd',
  name: 'Demonlord of Ashmouth',
  type: 'Creature — Demon',
  cost: '{2}{B}{B}',
  pt: '5/4',
  text: 'Flying\nWhen Demonlord of Ashmouth enters the battlefield, exile it unless you sacrifice another creature.\nUndying',
};
const enters = (
  edition: string,
  text: string,
  others: readonly object[],
  actions: readonly object[],
  expected: object,
  more: object = {},
) => ({
  edition,
  setup: {
    mana: { A: '{2}{B}{B}' },
    zones: { hand: { A: [{ ...demonlord, text }] }, battlefield: others },
  },
  actions: [cast('d'), resolve, resolve, ...actions],
  expect: expected,
  ...more,
});
const able = { by: 'A', do: 'enumerate', what: 'choices' };

describe('what is done unless another creature is sacrificed', () => {
  const returned = "When Demonlord of Ashmouth comes into play, return it to its owner's hand unless you sacrifice another creature.";
  bothWays([
    [
      'is done to what is alone there, which cannot be sacrificed for itself',
      enters('2012-05-01', demonlord.text, [creature('b', 'B')], [], { zones: { d: 'exile' } }),
      { zones: { d: 'battlefield' } },
    ],
    [
      'is not done for another, and only others are offered',
      enters('2004-10-01', returned, [creature('a', 'A'), creature('b', 'A')], [choose('yes'), able], { legal: { exactly: ['a', 'b'] } }),
      { legal: { exactly: ['a', 'b', 'd'] } },
    ],
    [
      'is done to what entered, of three players, and the source may be sacrificed for it',
      {
        edition: '2019-10-04',
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            battlefield: [
              creature('s', 'A', '2/2', {
                text: 'Whenever a creature enters under your control, exile it unless you sacrifice another creature.',
              }),
              creature('c', 'C'),
            ],
          },
        },
        actions: [effect('Create a 1/1 green Saproling creature token.'), check, resolve, choose('yes')],
        expect: { zones: { s: 'graveyard', c: 'battlefield' }, tokens: [{ controller: 'A', name: 'Saproling', count: 1 }] },
      },
      { zones: { s: 'battlefield' } },
    ],
  ]);
});
