/** Tokens that are created together have their timestamps by choice: the active player's, since 2020 each player's own behind one another (613.7m). Boards of our own, written before they were played. */
import { describe } from 'vitest';
import { choose, effect } from '../../../demonstration/actionWords.ts';
import { creature } from '../../../demonstration/play.ts';
import { bothWays } from '../../unseen/bothWays.ts';

const master = (ref: string, controller: string, text: string) => ({ ref, name: ref, controller, type: 'Enchantment', text });
const small = master('Small', 'A', 'Creatures have base power and toughness 1/1.');
const large = master('Large', 'A', 'Creatures have base power and toughness 6/6.');
const bear = creature('bear', 'A');
const copyBoth = [effect("Choose two target enchantments. Create a token that's a copy of each of them.", 'Small', 'Large')];

describe('tokens created together', () => {
  bothWays([
    [
      'get their timestamps in the order that their controller says',
      {
        edition: '2026-01-16',
        setup: { zones: { battlefield: [bear, small, large] } },
        actions: [...copyBoth, choose(['Large#1', 'Small#1'])],
        expect: [
          { after: 0, pt: { bear: '6/6' } },
          { pt: { bear: '1/1' }, cites: ['613.7m'] },
        ],
      },
      { pt: { bear: '6/6' } },
    ],
    [
      'and in the other order as well',
      {
        edition: '2022-04-29',
        players: ['A', 'B', 'C'],
        setup: { zones: { battlefield: [bear, small, large] } },
        actions: [...copyBoth, choose(['Small#1', 'Large#1'])],
        expect: [{ after: 1, pending: { player: 'A' } }, { pt: { bear: '6/6' } }],
      },
      { pt: { bear: '1/1' } },
    ],
    [
      'of another player were ordered by the active player in 2015',
      {
        edition: '2015-07-17',
        setup: { active: 'B', zones: { battlefield: [bear, small, large] } },
        actions: [...copyBoth, { by: 'B', do: 'choose', choice: ['Large#1', 'Small#1'] }],
        expect: [{ after: 1, pending: { player: 'B' } }, { pt: { bear: '1/1' } }],
      },
      { pt: { bear: '6/6' } },
    ],
    [
      'of the active player have the earlier ones today, also where each player creates one',
      {
        edition: '2024-02-02',
        setup: {
          active: 'B',
          zones: {
            battlefield: [bear, master('Mine', 'A', 'Creatures you control have base power and toughness 3/3.'), creature('other', 'B')],
          },
        },
        actions: [effect("Each player creates a token that's a copy of target enchantment.", 'Mine')],
        expect: { pt: { bear: '3/3', other: '3/3' } },
      },
      { pt: { other: '2/2' } },
    ],
    [
      'that are the same need no order',
      {
        edition: '2021-07-23',
        setup: { zones: { battlefield: [bear, small] } },
        actions: [effect('Create two tokens that are copies of target enchantment.', 'Small')],
        expect: { pt: { bear: '1/1' }, tokens: [{ name: 'Small', count: 2 }] },
      },
      { pt: { bear: '2/2' } },
    ],
  ]);
});
