/** Costs that may be paid only after something has happened this turn, and madness. */
import { describe } from 'vitest';
import { beast, cast, check, choose, effect, pass, passTo, runs } from './table.ts';

const hand = (text: string, type = 'Creature — Goblin Rogue') => ({ A: [{ ref: 'c', name: 'c', type, cost: '{4}{R}', pt: '3/3', text }] });
const another = (ref: string) => ({ ref, name: ref, type: 'Instant', cost: '{R}', text: 'You gain 1 life.' });
const mana = { A: '{R}{R}' };
const by = (alternative: string) => ({ by: 'A', do: 'cast', object: 'c', alternative });
const refusedFirst = { after: 1, refused: { action: 1 }, zones: { c: 'hand' } };

describe('a cost for those to whom something has happened this turn', () => {
  runs([
    [
      'is for surge that another spell was cast',
      '2020-01-24',
      {
        setup: { mana, zones: { hand: { A: [...hand('Surge {R}').A, another('s')] } } },
        actions: [by('surge'), cast('s'), pass, by('surge'), pass],
        expect: [refusedFirst, { zones: { c: 'battlefield' } }],
      },
    ],
    [
      'is for spectacle that an opponent lost life, not its own player',
      '2020-01-24',
      {
        setup: { mana, zones: { hand: hand('Spectacle {R}') } },
        actions: [effect('You lose 1 life.'), by('spectacle'), effect('Each opponent loses 1 life.'), by('spectacle'), pass],
        expect: [{ after: 2, refused: { action: 2 } }, { zones: { c: 'battlefield' } }],
      },
    ],
    [
      'is for prowl combat damage of a creature that shares a type with the card',
      '2020-01-24',
      {
        setup: {
          mana: { A: '' },
          zones: {
            battlefield: [
              beast('g', '', { type: 'Creature — Rogue' }),
              { ref: 'm', name: 'm', controller: 'A', type: 'Land', text: '{T}: Add {R}.' },
            ],
            hand: hand('Prowl {R}'),
          },
        },
        actions: [
          by('prowl'),
          passTo('declare attackers'),
          { by: 'A', do: 'attack', attackers: { g: 'B' } },
          passTo('postcombat main'),
          by('prowl'),
          pass,
        ],
        expect: [refusedFirst, { zones: { c: 'battlefield' } }],
      },
    ],
    [
      'is not that of a creature of other types',
      '2020-01-24',
      {
        setup: {
          zones: {
            battlefield: [beast('g'), { ref: 'm', name: 'm', controller: 'A', type: 'Land', text: '{T}: Add {R}.' }],
            hand: hand('Prowl {R}'),
          },
        },
        actions: [passTo('declare attackers'), { by: 'A', do: 'attack', attackers: { g: 'B' } }, passTo('postcombat main'), by('prowl')],
        expect: { refused: { action: 4 }, life: { B: 18 } },
      },
    ],
  ]);
});

const discards = effect('Discard a card.');
const maddened = { setup: { mana, zones: { hand: hand('Madness {R}') } } };

describe('a card with madness that is discarded', () => {
  runs([
    [
      'is exiled, and cast for that cost',
      '2020-01-24',
      {
        ...maddened,
        actions: [discards, check, { by: 'all', do: 'resolve' }, choose('yes'), pass],
        expect: [
          { after: 1, zones: { c: 'exile' } },
          { zones: { c: 'battlefield' }, mana: { A: '{R}' }, cites: ['702.34a'] },
        ],
      },
    ],
    [
      'is put into the graveyard by who does not cast it',
      '2020-01-24',
      { ...maddened, actions: [discards, check, { by: 'all', do: 'resolve' }, choose('no')], expect: { zones: { c: 'graveyard' } } },
    ],
    [
      'is put into the graveyard by who cannot pay',
      '2020-01-24',
      {
        setup: { zones: { hand: hand('Madness {R}') } },
        actions: [discards, check, { by: 'all', do: 'resolve', auto: true }],
        expect: { zones: { c: 'graveyard' } },
      },
    ],
    [
      'could be put into the graveyard at once before 2016',
      '2014-02-01',
      { ...maddened, actions: [discards, choose('no'), check], expect: { zones: { c: 'graveyard' }, triggered: { c: 0 } } },
    ],
    [
      'is still discarded, for what waits for that',
      '2020-01-24',
      {
        setup: { zones: { battlefield: [beast('w', 'Whenever you discard a card, you gain 2 life.')], hand: hand('Madness {R}') } },
        actions: [discards, check, { by: 'all', do: 'pass until', until: 'stack empty', auto: true }],
        expect: { life: { A: 22 }, zones: { c: 'graveyard' } },
      },
    ],
  ]);
});
