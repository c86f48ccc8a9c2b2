/** A card that may be cast from exile with mana of any type: for that spell alone, by who may cast it, and as long as it is that object (609.4b, 400.7). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const cast = (object: string, more: Data = {}): Data => ({ by: 'A', do: 'cast', object, ...more });
const resolve = { by: 'all', do: 'resolve' };
const taken =
  'Exile target creature. You may cast that card for as long as it remains exiled, and you may spend mana as though it were mana of any type to cast that spell.';
const bear = creature('bear', 'B', '2/2', { cost: '{G}{G}' });
const other = { ref: 'other', name: 'other', type: 'Creature — Bear', pt: '2/2', cost: '{G}{G}' };
const take = effect(taken, { targets: ['bear'] });
const with4 = { edition: '2026-01-16', setup: { mana: { A: '{R}{C}{R}{C}' }, zones: { battlefield: [bear], hand: { A: [other] } } } };

describe('a card that is cast with mana of any type', () => {
  bothWays([
    [
      'is cast with red and colourless mana, by another than its owner',
      {
        ...with4,
        actions: [take, cast('bear'), resolve],
        expect: { zones: { bear: 'battlefield' }, controller: { bear: 'A' }, owner: { bear: 'B' } },
      },
      { controller: { bear: 'B' } },
    ],
    [
      'does not let another spell be cast so',
      {
        ...with4,
        actions: [take, cast('other')],
        expect: { refused: { action: 2, rule: '601.2h' }, zones: { other: 'hand', bear: 'exile' } },
      },
      { zones: { other: 'stack' } },
    ],
    [
      'with mana of any colour is not cast with colourless mana where a colour is due',
      {
        edition: '2026-01-16',
        setup: { mana: { A: '{R}{R}' }, zones: { battlefield: [bear, creature('golem', 'B', '1/1', { cost: '{C}' })] } },
        actions: [
          effect(
            'Exile target creature. You may cast that card this turn, and you may spend mana as though it were mana of any color to cast that spell.',
            {
              targets: ['golem'],
            },
          ),
          cast('golem'),
        ],
        // Colourless mana is no colour: what is due is {C}, and red mana stays red (107.4c, 609.4b).
        expect: { refused: { action: 2, rule: '601.2h' }, zones: { golem: 'exile' } },
      },
      { zones: { golem: 'stack' } },
    ],
    [
      'is its owner’s again when the source leaves, and cast by nobody',
      {
        edition: '2026-01-16',
        setup: {
          mana: { A: '{R}{C}{U}{B}{R}{R}' },
          zones: {
            battlefield: [bear],
            hand: {
              A: [
                {
                  ref: 'taker',
                  name: 'Hostage Taker',
                  type: 'Creature — Human Pirate',
                  pt: '2/3',
                  cost: '{2}{U}{B}',
                  text: 'When Hostage Taker enters, exile target artifact or creature until Hostage Taker leaves the battlefield. You may cast that card for as long as it remains exiled, and you may spend mana as though it were mana of any type to cast that spell.',
                },
              ],
            },
          },
        },
        actions: [
          cast('taker'),
          resolve,
          { by: 'A', do: 'choose', choice: 'bear' },
          resolve,
          effect('Destroy target creature.', { targets: ['taker'] }),
          cast('bear'),
        ],
        expect: { refused: { action: 6 }, zones: { bear: 'battlefield' }, controller: { bear: 'B' } },
      },
      { zones: { bear: 'exile' } },
    ],
  ]);

  it('is refused where the number of the spells is not that of the cards', () => {
    const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
    expect(compileText(taken.replace('that spell', 'those spells'), about).ok).toBe(false);
    expect(compileText(taken, about).ok).toBe(true);
  });
});
