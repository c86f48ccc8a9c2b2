/** Cards that are asked about often: winning by what one has, a card of a hand that is looked at, what cannot have hexproof, cards that are played. */
import { describe } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board, cast, land, spell } from './spellsOnBoards.ts';

const enchantment = (ref: string, controller: string, text: string, more: object = {}) => ({
  ref,
  name: `Test ${ref}`,
  type: 'Enchantment',
  controller,
  text,
  ...more,
});
const effect = (text: string, by = 'A', more: object = {}) => ({ by, do: 'effect', text, ...more });
const resolve = { by: 'all', do: 'resolve' };
const done = { by: 'all', do: 'pass until', until: 'stack empty' };
const choose = (choice: string | readonly string[], by = 'A') => ({ by, do: 'choose', choice });

describe('you win the game', () => {
  const upkeep = (battlefield: readonly object[], library: number, hand: readonly object[] = []) => ({
    edition: '2025-11-14',
    setup: { step: 'untap', librarySize: { A: library, B: 9 }, zones: { battlefield, hand: { A: hand } } },
    actions: [{ by: 'all', do: 'pass until', until: 'draw' }],
  });
  const wits = (controller: string, text: string) =>
    enchantment('w', controller, `At the beginning of your upkeep, if ${text}, you win the game.`);
  const many = 'you have 20 or more cards in your library';
  const barren = 'you control no permanents other than Test w and have no cards in hand';
  bothWays([
    ['with so many cards in the library', { ...upkeep([wits('A', many)], 20), expect: { winner: 'A' } }, { losers: ['A'] }],
    ['not with one less', { ...upkeep([wits('A', many)], 19), expect: { triggered: { w: 0 } } }, { winner: 'A' }],
    ['not in the upkeep of another', { ...upkeep([wits('B', many)], 20), expect: { triggered: { w: 0 } } }, { winner: 'B' }],
    ['with nothing else', { ...upkeep([wits('A', barren), creature('c', 'B')], 9), expect: { winner: 'A' } }, { losers: ['A'] }],
    [
      'not with another permanent',
      { ...upkeep([wits('A', barren), creature('c', 'A')], 9), expect: { triggered: { w: 0 } } },
      { winner: 'A' },
    ],
    [
      'with none of a kind but this',
      {
        ...upkeep([wits('A', 'you control no other enchantments and have no cards in hand'), creature('c', 'A')], 9),
        expect: { winner: 'A' },
      },
      { losers: ['A'] },
    ],
    ['nor with a card in hand', { ...upkeep([wits('A', barren)], 9, [land('l')]), expect: { triggered: { w: 0 } } }, { winner: 'A' }],
  ]);
});

describe('a card of a hand that is looked at', () => {
  const pirate = (text: string) => ({ ref: 'p', name: 'Pirate', type: 'Creature — Pirate', pt: '1/2', cost: '{0}', text });
  const looks = pirate(
    "When Pirate enters the battlefield, look at target opponent's hand. You may exile a noncreature, nonland card from it until Pirate leaves the battlefield.",
  );
  const setup = {
    zones: {
      hand: { A: [looks], B: [spell('s', 'You gain 1 life.'), land('l'), { ref: 'c', name: 'Cub', type: 'Creature — Bear', pt: '2/2' }] },
    },
  };
  const enters = [{ by: 'A', do: 'cast', object: 'p' }, resolve, choose('B'), resolve];
  bothWays([
    ['is exiled', board(setup, [...enters, choose('yes')], { zones: { s: 'exile', l: 'hand', c: 'hand' } }), { zones: { s: 'hand' } }],
    ['or is not (608.2d)', board(setup, [...enters, choose('no')], { zones: { s: 'hand' } }), { zones: { s: 'exile' } }],
    [
      'goes back to the hand when the other leaves (610.3)',
      board(setup, [...enters, choose('yes'), effect('Destroy target creature.', 'B', { targets: ['p'] })], { zones: { s: 'hand' } }),
      { zones: { s: 'exile' } },
    ],
    [
      'no other kind of card',
      board(
        { zones: { hand: { A: [looks], B: [land('l')] } } },
        [...enters.slice(0, 3), done, { by: 'all', do: 'pass until', until: 'end' }],
        { zones: { l: 'hand' } },
      ),
      { zones: { l: 'exile' } },
    ],
  ]);
});

describe("creatures that can't have hexproof or shroud", () => {
  const loses = effect("Until end of turn, creatures your opponents control lose hexproof and shroud and can't have hexproof or shroud.");
  const shrouded = creature('c', 'B', '2/2', { text: 'Hexproof\nShroud' });
  const kill = spell('k', 'Destroy target creature.');
  const gains = effect('Target creature gains hexproof until end of turn.', 'B', { targets: ['c'] });
  const game = (before: readonly object[]) =>
    board({ mana: { A: '{R}' }, zones: { battlefield: [shrouded], hand: { A: [kill] } } }, [...before, ...cast('A', 'k', 'c')], {
      zones: { c: 'graveyard' },
    });
  bothWays([
    ['have neither', game([loses]), { zones: { c: 'battlefield' } }],
    ['nor do they gain it (113.11)', game([loses, gains]), { zones: { c: 'battlefield' } }],
    [
      'have it where nothing says so',
      board(
        { mana: { A: '{R}' }, zones: { battlefield: [shrouded], hand: { A: [kill] } } },
        [{ by: 'A', do: 'cast', object: 'k', targets: ['c'] }],
        { refused: { action: 1 } },
      ),
      { zones: { c: 'graveyard' } },
    ],
  ]);
});

describe('whenever you play a card', () => {
  const recycle = enchantment('r', 'A', 'Whenever you play a card, draw a card.');
  const setup = {
    mana: { A: '{R}' },
    zones: {
      battlefield: [recycle],
      hand: { A: [land('l'), spell('s', 'You gain 1 life.')], B: [spell('o', 'You gain 1 life.', { cost: '{0}' })] },
    },
  };
  bothWays([
    ['a land (305.1)', board(setup, [{ by: 'A', do: 'play land', object: 'l' }, done], { handSize: { A: 2 } }), { handSize: { A: 1 } }],
    ['a spell', board(setup, cast('A', 's'), { handSize: { A: 2 }, life: { A: 21 } }), { handSize: { A: 1 } }],
    [
      'not one that another plays',
      board(setup, [{ by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'o' }, done], { handSize: { A: 2 }, triggered: { r: 0 } }),
      { triggered: { r: 1 } },
    ],
  ]);
});

describe('with power and toughness, and abilities', () => {
  const figure = creature('f', 'A', '1/1', {
    text: '{0}: This creature becomes a Kithkin Avatar with base power and toughness 8/8, flying, and first strike.',
  });
  bothWays([
    [
      'all of it for good (611.2a)',
      board({ zones: { battlefield: [figure] } }, [{ by: 'A', do: 'activate', object: 'f' }, resolve], {
        pt: { f: '8/8' },
        abilities: { f: { has: ['flying', 'first strike'] } },
        subtypes: { f: ['Kithkin', 'Avatar'] },
      }),
      { pt: { f: '1/1' } },
    ],
  ]);
});

describe('all other creatures are turned face down', () => {
  const ixidron = {
    ref: 'i',
    name: 'Test Ixi',
    type: 'Creature — Illusion',
    pt: '*/*',
    cost: '{0}',
    text: "As Test Ixi comes into play, turn all other nontoken creatures face down. They're 2/2 creatures.\nTest Ixi's power and toughness are each equal to the number of face-down creatures in play.",
  };
  bothWays([
    [
      'before it is there (614.12, 708.2a)',
      board(
        {
          zones: {
            battlefield: [creature('c', 'B', '5/5'), creature('d', 'A', '1/1'), enchantment('e', 'A', 'You have hexproof.')],
            hand: { A: [ixidron] },
          },
        },
        [{ by: 'A', do: 'cast', object: 'i' }, resolve],
        { pt: { i: '2/2', c: '2/2', d: '2/2' }, faceDown: { c: true, d: true, i: false, e: false } },
      ),
      { pt: { c: '5/5' } },
    ],
  ]);
});

describe('a creature type other than Wall', () => {
  const text = 'Choose a creature type other than Wall. Each creature becomes that type until end of turn.';
  const one = 'Choose a creature type other than Wall. Target creature becomes that type until end of turn.';
  const both = { zones: { battlefield: [creature('c', 'A'), creature('d', 'B', '0/3', { type: 'Creature — Wall' })] } };
  bothWays([
    [
      'is what each becomes (205.1a)',
      board(both, [effect(text), choose('Goblin')], { subtypes: { c: ['Goblin'], d: ['Goblin'] } }),
      { subtypes: { d: ['Wall'] } },
    ],
    [
      'is what the target becomes',
      board(both, [effect(one, 'A', { targets: ['d'] }), choose('Goblin')], { subtypes: { c: ['Bear'], d: ['Goblin'] } }),
      { subtypes: { c: ['Goblin'] } },
    ],
    [
      'Wall is not chosen',
      board(both, [effect(text), choose('Wall')], { refused: { action: 2 }, subtypes: { c: ['Bear'] } }),
      { subtypes: { c: ['Wall'] } },
    ],
  ]);
});
