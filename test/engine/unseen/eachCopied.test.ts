/** Copies of each of many, mana that is limited once it is said how much it is, kinds of one type, and a creature that attacks somebody as it enters. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const resolve = { by: 'all', do: 'resolve' };
const edition = '2026-01-16';
const three = { edition, players: ['A', 'B', 'C'] };
const token = (ref: string, controller: string, more: Data = {}): Data => creature(ref, controller, '1/1', { token: true, ...more });

describe('a token for each token', () => {
  const harvest = effect('For each token you control, create a token that’s a copy of that permanent.');
  bothWays([
    [
      'is made once of each, and of no new one; of another’s none, and of no card',
      {
        edition,
        setup: { zones: { battlefield: [token('Elf', 'A'), token('Cat', 'A'), token('Dog', 'B'), creature('card', 'A')] } },
        actions: [harvest],
        expect: {
          tokens: [
            { controller: 'A', name: 'Elf', count: 2 },
            { controller: 'A', name: 'Cat', count: 2 },
            { name: 'Dog', count: 1 },
          ],
        },
      },
      { tokens: [{ controller: 'A', name: 'Elf', count: 4 }] },
    ],
    [
      'enters with the others: each sees each of the others enter (608.2f)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [token('Seer', 'A', { text: 'Whenever another token enters, you gain 1 life.' }), token('Cat', 'A')],
          },
        },
        // The old Seer sees both new tokens, and the new Seer sees the new Cat.
        actions: [harvest, { by: 'all', do: 'pass until', until: 'stack empty' }],
        expect: { life: { A: 23 } },
      },
      { life: { A: 22 } },
    ],
    [
      'of none is none',
      { edition, setup: { zones: { battlefield: [creature('card', 'A')] } }, actions: [harvest], expect: { battlefield: { A: ['card'] } } },
      { battlefield: { A: [] } },
    ],
  ]);

  it('is refused where not all of them are surely called so, and of players', () => {
    const about = { name: 'Test', types: ['sorcery'] as const, subtypes: [] };
    expect(compileText('For each token you control, create a token that’s a copy of that creature.', about).ok).toBe(false);
    expect(compileText('For each opponent, create a token that’s a copy of it.', about).ok).toBe(false);
  });
});

describe('mana whose amount is said before what it is spent on', () => {
  const chain = {
    ref: 'chain',
    name: 'Food Chain',
    controller: 'A',
    type: 'Enchantment',
    text: 'Exile a creature you control: Add X mana of any one color, where X is the exiled creature’s mana value plus one. Spend this mana only to cast creature spells.',
  };
  const eat: readonly Data[] = [
    { by: 'A', do: 'activate', object: 'chain', ability: 1 },
    { by: 'A', do: 'choose', choice: 'green' },
  ];
  const setup = {
    zones: {
      battlefield: [chain, creature('ox', 'A', '2/2', { cost: '{1}{G}' })],
      hand: {
        A: [
          { ref: 'bear', name: 'bear', type: 'Creature — Bear', pt: '2/2', cost: '{1}{G}{G}' },
          { ref: 'spell', name: 'spell', type: 'Sorcery', cost: '{G}', text: 'You gain 1 life.' },
        ],
      },
    },
  };
  bothWays([
    [
      'pays for a creature spell',
      {
        edition,
        setup,
        actions: [...eat, { by: 'A', do: 'cast', object: 'bear' }, resolve],
        expect: { zones: { ox: 'exile', bear: 'battlefield' } },
      },
      { zones: { bear: 'hand' } },
    ],
    [
      'and for no other',
      {
        edition,
        setup,
        actions: [...eat, { by: 'A', do: 'cast', object: 'spell' }],
        expect: { refused: { action: 3 }, mana: { A: '{G}{G}{G}' } },
      },
      { mana: { A: '{G}{G}' } },
    ],
  ]);
});

describe('kinds of one type', () => {
  const raise = effect('Return target Angel or Human creature card from your graveyard to the battlefield.', { targets: ['one'] });
  bothWays([
    [
      'are all of that type: a kindred card of the kind is none',
      {
        edition,
        setup: { zones: { graveyard: { A: [{ ref: 'one', name: 'one', type: 'Kindred Enchantment — Angel' }] } } },
        actions: [raise],
        expect: { refused: { action: 1 }, zones: { one: 'graveyard' } },
      },
      { zones: { one: 'battlefield' } },
    ],
    [
      'are each of them',
      {
        edition,
        setup: { zones: { graveyard: { A: [{ ref: 'one', name: 'one', type: 'Creature — Angel', pt: '4/4' }] } } },
        actions: [raise],
        expect: { zones: { one: 'battlefield' } },
      },
      { zones: { one: 'graveyard' } },
    ],
  ]);
});

describe('a creature that enters attacking that opponent', () => {
  const kaalia = creature('kaalia', 'A', '2/2', {
    name: 'Kaalia of the Vast',
    type: 'Legendary Creature — Human Cleric',
    text: 'Flying\nWhenever Kaalia of the Vast attacks an opponent, you may put an Angel, Demon, or Dragon creature card from your hand onto the battlefield tapped and attacking that opponent.',
  });
  const setup = {
    step: 'declare attackers',
    zones: {
      battlefield: [kaalia, { ref: 'pw', name: 'pw', controller: 'B', type: 'Planeswalker — Jace', loyalty: 4 }],
      hand: {
        A: [
          { ref: 'angel', name: 'angel', type: 'Creature — Angel', pt: '4/4' },
          { ref: 'elf', name: 'elf', type: 'Creature — Elf', pt: '1/1' },
          { ref: 'rite', name: 'rite', type: 'Kindred Sorcery — Demon' },
        ],
      },
    },
  };
  const attack = { by: 'A', do: 'attack', attackers: { kaalia: 'B' } };
  const yes = { by: 'A', do: 'choose', choice: 'yes' };
  bothWays([
    [
      'attacks that one of several, without a question, and deals damage',
      {
        ...three,
        setup,
        // Of the cards in hand one alone is such a card.
        actions: [attack, resolve, yes, { by: 'all', do: 'pass until', until: 'end of combat' }],
        expect: { zones: { angel: 'battlefield' }, tapped: { angel: true }, life: { A: 20, B: 14, C: 20 }, loyalty: { pw: 4 } },
      },
      { life: { B: 18 } },
    ],
    [
      'is not put there where a planeswalker is attacked',
      {
        ...three,
        setup,
        actions: [
          { ...attack, attackers: { kaalia: 'pw' } },
          { by: 'all', do: 'pass until', until: 'end of combat' },
        ],
        expect: { zones: { angel: 'hand' }, loyalty: { pw: 2 } },
      },
      { zones: { angel: 'battlefield' } },
    ],
  ]);
});

describe('an attack on the player with the most life', () => {
  const preacher = creature('preacher', 'A', '2/2', {
    text: 'Whenever preacher attacks the player with the most life or tied for most life, you gain 1 life.',
  });
  const attack = (whom: string, life: Data): Data => ({
    ...three,
    setup: { step: 'declare attackers', life, zones: { battlefield: [preacher] } },
    actions: [
      { by: 'A', do: 'attack', attackers: { preacher: whom } },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ],
  });
  bothWays([
    ['is one, also where another has as much', { ...attack('B', { A: 5, B: 9, C: 9 }), expect: { life: { A: 6 } } }, { life: { A: 5 } }],
    ['is none where you have more', { ...attack('B', { A: 10, B: 9, C: 9 }), expect: { life: { A: 10 } } }, { life: { A: 11 } }],
  ]);
});

describe('a card that puts itself on a library from the graveyard', () => {
  const colossus = {
    ref: 'colossus',
    name: 'Gate Colossus',
    type: 'Artifact Creature — Construct',
    pt: '8/8',
    text: 'Whenever a Gate enters the battlefield under your control, you may put Gate Colossus from your graveyard on top of your library.',
  };
  const gate = { ref: 'gate', name: 'gate', type: 'Land — Gate' };
  bothWays([
    [
      'triggers there alone',
      {
        edition,
        setup: { librarySize: { A: 3 }, zones: { graveyard: { A: [colossus] }, hand: { A: [gate] } } },
        actions: [{ by: 'A', do: 'play land', object: 'gate' }, resolve, { by: 'A', do: 'choose', choice: 'yes' }],
        expect: { libraryTop: { A: ['colossus'] }, librarySize: { A: 4 } },
      },
      { librarySize: { A: 3 } },
    ],
    [
      'and not on the battlefield',
      {
        edition,
        setup: { librarySize: { A: 3 }, zones: { battlefield: [{ ...colossus, controller: 'A' }], hand: { A: [gate] } } },
        actions: [{ by: 'A', do: 'play land', object: 'gate' }],
        expect: { triggered: { colossus: 0 }, zones: { colossus: 'battlefield' } },
      },
      { zones: { colossus: 'library' } },
    ],
  ]);
});

describe('a hand that each discards, and draws as many', () => {
  bothWays([
    [
      'is counted of each by themselves',
      {
        ...three,
        setup: {
          librarySize: { A: 9, B: 9, C: 9 },
          zones: {
            hand: { A: [1, 2].map((at) => ({ ref: `a${at}`, name: `a${at}`, type: 'Land' })), B: [{ ref: 'b', name: 'b', type: 'Land' }] },
          },
        },
        actions: [effect('Each player discards all the cards in their hand, then draws that many cards.')],
        expect: { handSize: { A: 2, B: 1, C: 0 }, librarySize: { A: 7, B: 8, C: 9 } },
      },
      { handSize: { B: 3 } },
    ],
  ]);
});
