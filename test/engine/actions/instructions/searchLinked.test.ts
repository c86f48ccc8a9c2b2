/** A card that a search exiles is the exiled card of linked abilities (607.2a). Boards of our own, written before they were played. */
import { describe } from 'vitest';
import { check, choose, effect, resolve } from '../../../demonstration/actionWords.ts';
import { bothWays } from '../../unseen/bothWays.ts';

const dragon = (ref: string, text: string) => ({ ref, name: 'Hoarder', type: 'Creature — Dragon', cost: '{0}', pt: '4/4', text });
const today =
  "When this creature enters, you may search your library for an artifact card, exile it, then shuffle.\nWhen this creature dies, you may put the exiled card into its owner's hand.";
const then =
  "When Hoarder enters the battlefield, you may search your library for an artifact card, exile it, then shuffle your library.\nWhen Hoarder is put into a graveyard from the battlefield, you may put the exiled card into its owner's hand.";
const artifact = (ref: string) => ({ ref, name: ref, type: 'Artifact', cost: '{3}' });
const cast = (object: string) => ({ by: 'A', do: 'cast', object });

describe('a card exiled by a search', () => {
  bothWays([
    [
      'comes back by the linked ability',
      {
        edition: '2024-02-02',
        setup: { zones: { hand: { A: [dragon('one', today)] }, library: { A: [artifact('crown'), artifact('cup')] } } },
        actions: [cast('one'), resolve, resolve, choose('cup'), effect('Destroy target creature.', 'one'), check, resolve, choose('yes')],
        expect: [{ after: 4, zones: { cup: 'exile', crown: 'library' } }, { zones: { cup: 'hand', crown: 'library' } }],
      },
      { zones: { cup: 'exile' } },
    ],
    [
      'is that of its own source, of two',
      {
        edition: '2010-07-16',
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            hand: { A: [dragon('one', then), dragon('two', then)] },
            library: { A: [artifact('crown'), artifact('cup'), artifact('coin')] },
          },
        },
        actions: [
          cast('one'),
          resolve,
          resolve,
          choose('cup'),
          cast('two'),
          resolve,
          resolve,
          choose('crown'),
          effect('Destroy target creature.', 'two'),
          check,
          resolve,
          choose('yes'),
        ],
        expect: { zones: { cup: 'exile', crown: 'hand', coin: 'library' } },
      },
      { zones: { cup: 'hand' } },
    ],
    [
      'is none where nothing was searched for, and that is told',
      {
        edition: '2024-02-02',
        setup: { zones: { hand: { A: [dragon('one', today)] }, library: { A: [artifact('crown')] } } },
        actions: [cast('one'), resolve, resolve, choose('no'), effect('Destroy target creature.', 'one'), check, resolve],
        expect: { zones: { crown: 'library', one: 'graveyard' }, handSize: { A: 0 } },
      },
      { handSize: { A: 1 } },
    ],
    [
      'stays exiled when the source is returned and dies as another object',
      {
        edition: '2018-04-27',
        setup: {
          zones: {
            hand: { A: [dragon('one', then.replace('is put into a graveyard from the battlefield', 'dies'))] },
            library: { A: [artifact('crown')] },
          },
        },
        actions: [
          cast('one'),
          resolve,
          resolve,
          choose('crown'),
          effect("Exile target creature, then return it to the battlefield under its owner's control.", 'one'),
          check,
          resolve,
          choose('no'),
          effect('Destroy target creature.', 'one'),
          check,
          resolve,
        ],
        expect: { zones: { crown: 'exile', one: 'graveyard' } },
      },
      { zones: { crown: 'hand' } },
    ],
  ]);
});
