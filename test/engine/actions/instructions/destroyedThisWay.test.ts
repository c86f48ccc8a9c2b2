/** “For each creature destroyed this way”: those that were destroyed, as they were. Boards of our own, written before they were played. */
import { describe } from 'vitest';
import { effect } from '../../../demonstration/actionWords.ts';
import { creature } from '../../../demonstration/play.ts';
import { bothWays } from '../../unseen/bothWays.ts';

const thing = (ref: string, controller: string, type: string) => ({ ref, name: ref, controller, type });

describe('what was destroyed this way', () => {
  bothWays([
    [
      'is not what regenerated, nor what cannot be destroyed',
      {
        edition: '2016-09-30',
        setup: {
          zones: {
            battlefield: [
              creature('a', 'A'),
              creature('troll', 'A'),
              creature('god', 'B', '5/5', { text: 'Indestructible' }),
              creature('b', 'B'),
            ],
          },
        },
        actions: [
          effect('Regenerate target creature.', 'troll'),
          effect('Destroy all creatures. You gain 1 life for each creature destroyed this way.'),
        ],
        expect: { life: { A: 22 }, zones: { troll: 'battlefield', god: 'battlefield', a: 'graveyard', b: 'graveyard' } },
      },
      { life: { A: 24 } },
    ],
    [
      'is drawn for, of three players, tokens too',
      {
        edition: '2003-10-01',
        players: ['A', 'B', 'C'],
        setup: { librarySize: { A: 9 }, zones: { battlefield: [creature('a', 'A'), creature('b', 'B'), creature('c', 'C')] } },
        actions: [
          effect('Put a 1/1 green Saproling creature token into play.'),
          effect("Destroy all creatures. They can't be regenerated. Draw a card for each creature destroyed this way."),
        ],
        expect: { handSize: { A: 4 } },
      },
      { handSize: { A: 3 } },
    ],
    [
      'is counted by what it was',
      {
        edition: '2026-01-16',
        setup: {
          zones: {
            battlefield: [
              thing('rock', 'A', 'Artifact'),
              thing('charm', 'B', 'Enchantment'),
              thing('both', 'B', 'Artifact Enchantment'),
              thing('land', 'A', 'Land'),
            ],
          },
        },
        actions: [effect('Destroy all artifacts and enchantments. You lose 2 life for each enchantment destroyed this way.')],
        expect: { life: { A: 16 }, zones: { rock: 'graveyard', land: 'battlefield' } },
      },
      { life: { A: 14 } },
    ],
    [
      'is destroyed though it goes elsewhere than to the graveyard',
      {
        edition: '2022-04-29',
        setup: {
          zones: {
            battlefield: [
              creature('a', 'A'),
              creature('b', 'B'),
              { ...thing('void', 'B', 'Enchantment'), text: 'If a creature would die, exile it instead.' },
            ],
          },
        },
        actions: [effect('Destroy all creatures. You gain 1 life for each creature destroyed this way.')],
        expect: { life: { A: 22 }, zones: { a: 'exile', b: 'exile' } },
      },
      { life: { A: 20 } },
    ],
    [
      'is nothing where nothing was there',
      {
        edition: '2016-09-30',
        setup: { zones: { battlefield: [thing('rock', 'A', 'Artifact')] } },
        actions: [effect('Destroy all creatures. You gain 1 life for each creature destroyed this way.')],
        expect: { life: { A: 20 } },
      },
      { life: { A: 21 } },
    ],
  ]);
});
