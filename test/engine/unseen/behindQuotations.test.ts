/** A sentence behind one that ends with a quotation, whose full stop stands inside of it; and what an enchanted Swamp is (303.4, 608.2c). */
import { describe } from 'vitest';
import { activate, effect, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board } from './spellsOnBoards.ts';

const toEnd = until('stack empty');
const rats =
  'Create two 1/1 black Rat creature tokens with "This token can\'t block." Creatures you control gain haste until end of turn. Draw a card.';
const emblem = 'You get an emblem with "Creatures you control get +1/+1." Draw a card.';

describe('behind a quotation', () => {
  bothWays([
    [
      'the next sentence is done, too',
      board({}, [effect(rats)], { tokens: [{ subtypes: ['Rat'], count: 2 }], handSize: { A: 1 } }),
      { handSize: { A: 0 } },
    ],
    [
      'of an emblem as well',
      board({ zones: { battlefield: [creature('c', 'A', '2/2')] } }, [effect(emblem)], { pt: { c: '3/3' }, handSize: { A: 1 } }),
      { pt: { c: '2/2' } },
    ],
  ]);
});

describe('an Aura on a Swamp that becomes a creature', () => {
  const swamp = { ref: 's', name: 'Swamp', type: 'Basic Land — Swamp', controller: 'A' };
  const genju = {
    ref: 'g',
    name: 'Genju',
    type: 'Enchantment — Aura',
    controller: 'A',
    attachedTo: 's',
    text: 'Enchant Swamp\n{0}: Until end of turn, enchanted Swamp becomes a 2/2 black Spirit creature with "{0}: This creature gets +1/+1 until end of turn." It\'s still a land.\nWhen enchanted Swamp is put into a graveyard, you may return Genju from your graveyard to your hand.',
  };
  const on = { zones: { battlefield: [swamp, genju] } };
  const awake = [activate('g'), toEnd];
  bothWays([
    [
      'is still a land, with the ability',
      board(on, [...awake, activate('s', { ability: 2 }), toEnd], { pt: { s: '3/3' }, types: { s: ['creature', 'land'] } }),
      { pt: { s: '2/2' } },
    ],
    [
      'goes back to the hand as the Swamp is put into a graveyard',
      board(
        on,
        [...awake, effect('Destroy target creature.', 's'), { by: 'all', do: 'resolve' }, { by: 'A', do: 'choose', choice: 'yes' }, toEnd],
        {
          zones: { s: 'graveyard', g: 'hand' },
        },
      ),
      { zones: { g: 'graveyard' } },
    ],
    [
      'stays in the graveyard where it goes alone',
      board(on, [...awake, effect('Destroy target enchantment.', 'g'), toEnd], {
        zones: { g: 'graveyard', s: 'battlefield' },
        triggered: { g: 0 },
      }),
      { triggered: { g: 1 } },
    ],
  ]);
});
