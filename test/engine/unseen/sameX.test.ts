/** "Where X is ..." says what X is in the sentences behind it too: it is one number (107.3, 608.2h). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Data = Readonly<Record<string, unknown>>;
const card = (ref: string, more: Data): Data => ({ ref, name: `Card ${ref}`, ...more });
const bolt = (ref: string, cost: string): Data => card(ref, { type: 'Instant', cost, text: 'You gain 4 life.' });
const land = (ref: string): Data => card(ref, { type: 'Land' });
const resolve = { by: 'all', do: 'resolve' };
const until = { by: 'all', do: 'pass until', until: 'stack empty' };
const choose = (choice: unknown): Data => ({ by: 'A', do: 'choose', choice });
const oracle = card('oracle', {
  type: 'Creature — Merfolk Wizard',
  cost: '{U}{U}',
  pt: '1/3',
  text: 'When ~ enters the battlefield, look at the top X cards of your library, where X is your devotion to blue. Put up to one of them on top of your library and the rest on the bottom of your library in a random order. If X is greater than or equal to the number of cards in your library, you win the game.',
});
const kiora = creature('kiora', 'A', '4/5', {
  text: "Whenever you cast a Kraken, Leviathan, Octopus, or Serpent spell from your hand, look at the top X cards of your library, where X is that spell's mana value. You may cast a spell with mana value less than X from among them without paying its mana cost. Put the rest on the bottom of your library in a random order.",
});
const serpent = card('serpent', { type: 'Creature — Serpent', cost: '{1}{U}', pt: '1/1' });
const mage = creature('mage', 'A', '2/2', {
  text: "Whenever ~ attacks, look at the top X cards of your library, where X is ~'s power. You may exile an instant or sorcery card with mana value X or less from among them. Put the rest on the bottom of your library in a random order.",
});
/** Thassa's Oracle is cast over so many cards. */
const foretold = (library: readonly Data[], expected: Data, more: Data = {}): Data => ({
  edition: '2020-01-24',
  setup: { mana: { A: '{U}{U}' }, zones: { hand: { A: [oracle] }, library: { A: library } } },
  actions: [{ by: 'A', do: 'cast', object: 'oracle' }, resolve, { by: 'all', do: 'check' }, resolve, choose('no')],
  expect: expected,
  ...more,
});

const boards: readonly (readonly [string, Data])[] = [
  ['Thassa’s Oracle wins over as many cards as its devotion', foretold([land('1'), land('2')], { winner: 'A' })],
  [
    'it does not over one card more',
    foretold(
      [land('1'), land('2'), land('3')],
      { losers: [], zones: { oracle: 'battlefield' } },
      { edition: '2026-01-16', players: ['A', 'B', 'C'] },
    ),
  ],
  [
    'Kiora, Sovereign of the Deep casts what costs less than the spell, in 2023',
    {
      edition: '2023-06-16',
      setup: {
        mana: { A: '{1}{U}' },
        zones: {
          battlefield: [kiora],
          hand: { A: [serpent] },
          library: { A: [bolt('same', '{1}{R}'), bolt('less', '{R}'), bolt('deep', '{R}')] },
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 'serpent' }, resolve, choose('yes'), until],
      expect: { life: { A: 24 }, zones: { less: 'graveyard', same: 'library', deep: 'library' } },
    },
  ],
  [
    'Keldon Flamesage exiles what costs no more than its power',
    {
      edition: '2022-09-09',
      setup: {
        step: 'declare attackers',
        zones: { battlefield: [mage], library: { A: [bolt('dear', '{2}{R}'), bolt('fits', '{1}{R}')] } },
      },
      actions: [{ by: 'A', do: 'attack', attackers: { mage: 'B' } }, resolve, choose('yes')],
      expect: { zones: { fits: 'exile', dear: 'library' } },
    },
  ],
];

describe('X in another sentence than the one that says what it is', () => {
  it.each(boards)('%s', (_, given) => {
    expect(verdict(play(given))).toBe('passed');
  });

  it.each([
    'Draw X cards, where X is the number of cards in your hand. You lose X life.',
    'Look at the top X cards of your library, where X is your life total. Draw X cards, where X is the number of creatures you control. You gain X life.',
  ])('is not read where it may be another number by then: %s', (text) => {
    expect(compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
  });
});
