/** Cards that opponents own in exile, whole graveyards, hands that are shuffled away for as many cards, and what goes to the hand of its owner. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const card = (ref: string, more: Data = {}): Data => ({ ref, name: ref, type: 'Land', ...more });
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const choose = (by: string, choice: unknown): Data => ({ by, do: 'choose', choice });
const edition = '2026-01-16';
const three = { edition, players: ['A', 'B', 'C'] };

describe('cards that are put from exile into a graveyard', () => {
  const process = 'You may put a card an opponent owns from exile into that player’s graveyard. If you do, you gain 5 life.';
  const two = 'You may put two cards your opponents own from exile into their owners’ graveyards. If you do, you gain 5 life.';
  bothWays([
    [
      'are an opponent’s, and go to their owner',
      {
        ...three,
        setup: { zones: { exile: { A: [card('mine')], C: [card('theirs')] } } },
        actions: [effect(process), choose('A', 'yes')],
        expect: { zones: { mine: 'exile', theirs: 'graveyard' }, life: { A: 25 }, graveyardSize: { C: 1, A: 0 } },
      },
      { zones: { theirs: 'exile' } },
    ],
    [
      'are asked for where there is one, and not where there is none',
      {
        ...three,
        setup: { zones: { exile: { A: [card('mine')] } } },
        actions: [effect(process)],
        expect: { life: { A: 20 }, zones: { mine: 'exile' } },
      },
      { life: { A: 25 } },
    ],
    [
      'are two, and not one where there is no other (608.2d)',
      {
        ...three,
        setup: { zones: { exile: { B: [card('b')] } } },
        actions: [effect(two)],
        expect: { life: { A: 20 }, zones: { b: 'exile' } },
      },
      { life: { A: 25 } },
    ],
    [
      'may be of different players',
      {
        ...three,
        setup: { zones: { exile: { B: [card('b')], C: [card('c')] } } },
        actions: [effect(two), choose('A', 'yes')],
        expect: { life: { A: 25 }, graveyardSize: { B: 1, C: 1 } },
      },
      { life: { A: 20 } },
    ],
  ]);
});

describe('land cards that player owns in exile', () => {
  bothWays([
    [
      'are those too that were exiled before, and of nobody else',
      {
        ...three,
        setup: {
          zones: {
            exile: { B: [card('old')], C: [card('other')] },
            library: { B: [card('l1'), card('l2', { type: 'Sorcery' }), card('l3'), card('l4', { type: 'Artifact' }), card('l5')] },
          },
        },
        actions: [
          effect(
            'Target opponent exiles the top four cards of their library, then you may put any number of land cards that player owns from exile onto the battlefield under your control.',
            { targets: ['B'] },
          ),
          choose('A', 'yes'),
          choose('A', ['old', 'l1']),
        ],
        expect: {
          controller: { old: 'A', l1: 'A' },
          zones: { l3: 'exile', l2: 'exile', l4: 'exile', l5: 'library', other: 'exile' },
        },
      },
      { zones: { old: 'exile' } },
    ],
  ]);
});

describe('a graveyard', () => {
  bothWays([
    [
      'is exiled whole, of the player who is the target alone, and counted by what was exiled',
      {
        ...three,
        setup: {
          zones: {
            graveyard: {
              A: [card('a')],
              B: [card('b1', { type: 'Creature — Cat', pt: '1/1' }), card('b2')],
              C: [card('c', { type: 'Creature — Cat', pt: '1/1' })],
            },
          },
        },
        actions: [
          effect(
            'Exile target opponent’s graveyard. For each creature card exiled this way, create a 1/1 colorless Spirit creature token.',
            {
              targets: ['B'],
            },
          ),
        ],
        expect: {
          zones: { a: 'graveyard', b1: 'exile', b2: 'exile', c: 'graveyard' },
          tokens: [{ controller: 'A', subtypes: ['Spirit'], count: 1 }],
        },
      },
      { tokens: [{ controller: 'A', subtypes: ['Spirit'], count: 2 }] },
    ],
  ]);
});

describe('a hand that is shuffled away', () => {
  bothWays([
    [
      'is replaced by as many cards of each by themselves, none for an empty one',
      {
        ...three,
        setup: { librarySize: { A: 5, B: 5, C: 5 }, zones: { hand: { A: [card('a1'), card('a2')], C: [card('c1')] } } },
        actions: [effect('Each player shuffles the cards from their hand into their library, then draws that many cards.')],
        expect: { handSize: { A: 2, B: 0, C: 1 }, librarySize: { A: 5, B: 5, C: 5 } },
      },
      { handSize: { B: 2 } },
    ],
  ]);
});

describe('what a player owns', () => {
  bothWays([
    [
      'goes to their hand, whoever controls it, and what they do not own stays',
      {
        ...three,
        setup: {
          zones: {
            battlefield: [
              { ref: 'own', name: 'own', type: 'Artifact', controller: 'B' },
              { ref: 'lent', name: 'lent', type: 'Artifact', controller: 'A', owner: 'B' },
              { ref: 'borrowed', name: 'borrowed', type: 'Artifact', controller: 'B', owner: 'C' },
              creature('bear', 'B'),
            ],
          },
        },
        actions: [effect('Return all artifacts target player owns to their hand.', { targets: ['B'] })],
        expect: { zones: { own: 'hand', lent: 'hand', borrowed: 'battlefield', bear: 'battlefield' }, handSize: { B: 2 } },
      },
      { zones: { borrowed: 'hand' } },
    ],
  ]);

  it.each(['Return target creature to their hand.', 'Return all artifacts target player controls to their hand.'])(
    'is refused where it is not said: %s',
    (text) => {
      expect(compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
    },
  );
});
