/**
 * What a text says and a reading of it had dropped: that something happens only if something else did, to each by itself, for each player, to
 * the copies of a token too. Cards and numbers are ours; the expectations were written before they were played.
 */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { cast, check, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const stopsAt = (text: string, types: readonly string[] = ['creature']): string => {
  const read = compileText(text, { name: 'Ox', types, subtypes: [] });
  return read.ok ? 'read' : (read.phrase.split('\n')[0] ?? '');
};
const thing = (ref: string, controller: string, type: string, text: string, more: object = {}) => ({
  ref,
  name: ref,
  controller,
  type,
  text,
  ...more,
});
const card = (ref: string, type: string, text: string, more: object = {}) => ({ ref, name: ref, type, text, cost: '{1}', ...more });
const attack = (attackers: object) => ({ by: 'A', do: 'attack', attackers });
const toEnd = until('stack empty');

describe('a keyword with a dash is no ability word', () => {
  it.each([
    ['Forecast — {W}: Draw a card.', 'Forecast — {W}: Draw a card.'],
    ['Max speed — This creature has flying.', 'read'],
    ['Landfall — Whenever a land you control enters, draw a card.', 'read'],
  ])('%s', (text, phrase) => {
    expect(stopsAt(text)).toBe(phrase);
  });
});

describe('“it” is not what was sacrificed', () => {
  it.each([
    [
      'Whenever Ox attacks, you may sacrifice a Blood token. If you do, it gets +2/+2 until end of turn.',
      'it gets +2/+2 until end of turn.',
    ],
    ['Whenever Ox blocks, sacrifice an artifact. Put a +1/+1 counter on it.', 'Put a +1/+1 counter on it.'],
    ['{1}: Sacrifice an enchantment. Untap that enchantment.', 'Untap that enchantment.'],
    ['Whenever Ox attacks, you may sacrifice a Blood token. If you do, Ox gets +2/+2 until end of turn.', 'read'],
  ])('%s', (text, phrase) => {
    expect(stopsAt(text)).toBe(phrase);
  });
});

describe('what hangs on whether something was done', () => {
  it.each([
    [
      'When Ox dies, scry 1 and gain control of target creature. If you do, untap all creatures you control.',
      'untap all creatures you control.',
    ],
    ['When Ox enters, transform target creature. If you can’t, draw a card.', 'draw a card.'],
    ['At the beginning of your upkeep, exile two cards from your graveyard. If you can’t, sacrifice Ox.', 'sacrifice Ox.'],
    ['At the beginning of your upkeep, sacrifice two lands. If you do, draw a card.', 'draw a card.'],
    ['Whenever Ox attacks, you may draw a card. If you do, untap Ox.', 'read'],
    ['Whenever Ox attacks, you may sacrifice two lands. If you do, untap Ox.', 'read'],
  ])('is refused where nothing tells of it: %s', (text, phrase) => {
    expect(stopsAt(text)).toBe(phrase);
  });

  const hydra = (counters: object) => ({
    edition: '2010-06-18',
    setup: {
      step: 'declare attackers',
      zones: {
        battlefield: [
          creature('hydra', 'A', '4/4', {
            counters,
            text: 'Whenever hydra attacks, remove a +1/+1 counter from it. If you do, you gain 3 life.',
          }),
        ],
      },
    },
    actions: [attack({ hydra: 'B' }), toEnd],
  });
  const defeat = (type: string, answer: readonly object[]) => ({
    edition: '2017-09-29',
    setup: {
      mana: { A: '{1}' },
      librarySize: { A: 5 },
      zones: {
        hand: {
          A: [
            card(
              'defeat',
              'Instant',
              'defeat deals 1 damage to target creature. If that creature is an Elf, you may discard a card. If you do, draw a card.',
            ),
            card('spare', 'Sorcery', 'Draw a card.'),
          ],
        },
        battlefield: [creature('victim', 'B', '2/2', { type })],
      },
    },
    actions: [cast('defeat', { targets: ['victim'] }), resolve, ...answer],
  });
  const flare = (more: Readonly<Record<string, unknown>>) => ({
    edition: '2026-01-16',
    players: ['A', 'B', 'C'],
    setup: {
      mana: { A: '{1}' },
      zones: {
        hand: { A: [card('flare', 'Instant', 'Tap target creature. If you do, it deals 2 damage to each opponent.')] },
        battlefield: [creature('ox', 'C', '2/2', more)],
      },
    },
    actions: [cast('flare', { targets: ['ox'] }), resolve],
  });
  bothWays([
    [
      'a counter that is there is removed, and life is gained',
      { ...hydra({ '+1/+1': 1 }), expect: { life: { A: 23 } } },
      { life: { A: 20 } },
    ],
    ['none is there, and none is gained', { ...hydra({}), expect: { life: { A: 20 } } }, { life: { A: 23 } }],
    [
      'who is not asked to discard draws nothing',
      { ...defeat('Creature — Goblin', []), expect: { handSize: { A: 1 }, zones: { spare: 'hand' } } },
      { handSize: { A: 2 } },
    ],
    [
      'who is asked and declines draws nothing',
      { ...defeat('Creature — Elf', [choose('no')]), expect: { handSize: { A: 1 }, zones: { spare: 'hand' } } },
      { handSize: { A: 2 } },
    ],
    [
      'who discards draws',
      { ...defeat('Creature — Elf', [choose('spare')]), expect: { handSize: { A: 1 }, zones: { spare: 'graveyard' } } },
      { zones: { spare: 'hand' } },
    ],
    ['what was tapped already is not tapped', { ...flare({ tapped: true }), expect: { life: { B: 20, C: 20 } } }, { life: { B: 18 } }],
    ['what was not is', { ...flare({}), expect: { life: { B: 18, C: 18 }, tapped: { ox: true } } }, { life: { B: 20 } }],
  ]);
});

describe('each by itself', () => {
  const bank = (...refs: readonly string[]) => refs.map((ref) => ({ ref, name: ref, type: 'Land', text: '' }));
  const scouts = (library: readonly object[], text: string, choices: readonly object[] = []) => ({
    edition: '2024-02-09',
    setup: {
      zones: {
        battlefield: [creature('one', 'A', '1/1'), creature('two', 'A', '2/2'), creature('foe', 'B', '3/3')],
        library: { A: library },
      },
    },
    actions: [effect(text), ...choices],
  });
  const spells = [card('tricks', 'Sorcery', 'Draw a card.'), card('jokes', 'Sorcery', 'Draw a card.')];
  const crew = (more: object) => ({
    edition: '2026-01-16',
    setup: {
      zones: {
        battlefield: [creature('one', 'A', '1/1'), creature('two', 'A', '2/2'), ...('field' in more ? [more.field as object] : [])],
        library: { A: bank('x', 'y') },
        hand: { A: [card('mad', 'Creature — Bear', 'Madness {9}', { pt: '2/2' }), card('wild', 'Creature — Bear', '', { pt: '2/2' })] },
      },
    },
  });
  const tomb = thing('tomb', 'B', 'Enchantment', 'If a card would be put into a graveyard from anywhere, exile it instead.');
  bothWays([
    [
      'each explores: two lands are found',
      {
        ...scouts(bank('x', 'y', 'z'), 'Each creature you control explores.', [choose(['one', 'two'])]),
        expect: { zones: { x: 'hand', y: 'hand', z: 'library' } },
      },
      { zones: { y: 'library' } },
    ],
    [
      'each explores: each finds a card of its own',
      {
        ...scouts(spells, 'Each creature you control explores.', [choose(['one', 'two']), choose('yes'), choose('no')]),
        expect: { pt: { one: '2/2', two: '3/3', foe: '3/3' }, zones: { tricks: 'graveyard', jokes: 'library' } },
      },
      { zones: { tricks: 'library' } },
    ],
    [
      'each connives: two cards are discarded',
      {
        ...crew({}),
        actions: [effect('Each creature you control connives.'), choose(['one', 'two']), choose('wild'), choose('x')],
        expect: { pt: { one: '2/2', two: '2/2' }, zones: { wild: 'graveyard', x: 'graveyard', y: 'hand' } },
      },
      { pt: { two: '3/3' } },
    ],
    [
      'a card with madness that is discarded counts from exile',
      {
        ...crew({}),
        actions: [effect('Target creature connives.', 'one'), choose('mad')],
        expect: { pt: { one: '2/2' }, zones: { mad: 'exile' } },
      },
      { pt: { one: '1/1' } },
    ],
    [
      'and so does one that is exiled by another’s enchantment',
      {
        ...crew({ field: tomb }),
        actions: [effect('Target creature connives.', 'two'), choose('wild')],
        expect: { pt: { two: '3/3' }, zones: { wild: 'exile' } },
      },
      { pt: { two: '2/2' } },
    ],
    [
      'and a land is none, wherever it goes',
      {
        ...crew({ field: tomb }),
        actions: [effect('Target creature connives.', 'two'), choose('x')],
        expect: { pt: { two: '2/2' }, zones: { x: 'exile' } },
      },
      { pt: { two: '3/3' } },
    ],
  ]);
});

describe('one or more deal damage to a player', () => {
  const raid = (text: string, edition: string, attackers: object) => ({
    edition,
    players: ['A', 'B', 'C'],
    options: { attackMultiplePlayers: true },
    setup: {
      step: 'declare attackers',
      librarySize: { A: 10 },
      zones: {
        battlefield: [
          thing('banner', 'A', 'Enchantment', text),
          creature('one', 'A', '1/1'),
          creature('two', 'A', '2/2'),
          creature('three', 'A', '3/3'),
        ],
      },
    },
    actions: [attack(attackers), until('end of combat')],
  });
  const draws = 'Whenever one or more creatures you control deal combat damage to a player, draw a card.';
  const marks =
    'Whenever one or more creatures you control deal combat damage to an opponent, put a +1/+1 counter on each of those creatures.';
  bothWays([
    [
      'once for each player that was dealt some',
      {
        ...raid(draws, '2026-01-16', { one: 'B', two: 'B', three: 'C' }),
        expect: { triggered: { banner: 2 }, handSize: { A: 2 } },
      },
      { handSize: { A: 1 } },
    ],
    [
      'and once where it was one player',
      { ...raid(draws, '2021-06-18', { one: 'B', two: 'B', three: 'B' }), expect: { triggered: { banner: 1 } } },
      { triggered: { banner: 3 } },
    ],
    [
      'those creatures are those that dealt it to that player',
      {
        ...raid(marks, '2023-04-14', { one: 'B', three: 'C' }),
        expect: { pt: { one: '2/2', two: '2/2', three: '4/4' } },
      },
      { pt: { three: '5/5' } },
    ],
  ]);
});

describe('each other player', () => {
  const heads = (text: string, more: object = {}) => ({
    edition: '2026-01-16',
    players: ['A', 'B', 'C', 'D'],
    teams: [
      ['A', 'B'],
      ['C', 'D'],
    ],
    format: 'two-headed giant',
    setup: {
      librarySize: { A: 5, B: 5, C: 5, D: 5 },
      zones: { battlefield: [creature('b', 'B', '1/1'), creature('c', 'C', '1/1'), creature('a', 'A', '1/1')] },
    },
    actions: [effect(text)],
    ...more,
  });
  bothWays([
    [
      'is the teammate too',
      { ...heads('You draw two cards, then each other player draws a card.'), expect: { handSize: { A: 2, B: 1, C: 1, D: 1 } } },
      { handSize: { B: 0 } },
    ],
    [
      'who sacrifices like the rest',
      { ...heads('Each other player sacrifices a creature.'), expect: { zones: { a: 'battlefield', b: 'graveyard', c: 'graveyard' } } },
      { zones: { b: 'battlefield' } },
    ],
    [
      'and is every opponent where there are no teams',
      {
        edition: '2004-06-01',
        players: ['A', 'B', 'C'],
        setup: { zones: { battlefield: [] } },
        actions: [effect('Each other player loses 2 life. You gain life equal to the life lost this way.')],
        expect: { life: { A: 24, B: 18, C: 18 } },
      },
      { life: { A: 22 } },
    ],
  ]);
  it('is not read where somebody else acts', () => {
    expect(stopsAt('Target player draws a card. Each other player loses 1 life.', ['sorcery'])).toBe('Each other player loses 1 life.');
  });
});

describe('what a text says that the tokens have which it creates', () => {
  const devils = (edition: string, made: string, copied: readonly object[], expected: object) => ({
    edition,
    setup: { mana: { A: '{9}' }, zones: {} },
    actions: [effect(made), ...copied, effect('Destroy all creatures.'), check, toEnd],
    expect: expected,
  });
  const made = 'Create a 1/1 red Devil creature token. It has "When this creature dies, you gain 2 life."';
  const several = 'Create two 1/1 green Elf creature tokens. They have "When this creature dies, you gain 2 life."';
  bothWays([
    ['is a part of what populating copies', devils('2016-04-08', made, [effect('Populate.')], { life: { A: 24 } }), { life: { A: 22 } }],
    [
      'and of other copies',
      devils('2012-10-01', several, [effect("Create a token that's a copy of target creature.", 'Elf#1')], { life: { A: 26 } }),
      { life: { A: 24 } },
    ],
    [
      'and of a creature that becomes a copy',
      {
        edition: '2026-01-16',
        setup: { zones: { battlefield: [creature('mime', 'A', '0/3')] } },
        actions: [
          effect('Create a 2/2 red Drake creature token. It has "This creature gets +1/+0."'),
          effect('Target creature becomes a copy of another target creature until end of turn.', 'mime', 'Drake Token#1'),
        ],
        expect: { pt: { mime: '3/2' } },
      },
      { pt: { mime: '2/2' } },
    ],
  ]);
});

describe('“~ or another” is it itself, though it is not such', () => {
  const general = (on: string, more: object) => ({
    ...creature('general', 'A', '3/3', { type: 'Creature — Minotaur', ...more }),
    text: `Whenever general or another nontoken Minotaur you control ${on}, you gain 2 life.`,
  });
  bothWays([
    [
      'a token that is a copy of it enters',
      {
        edition: '2024-11-08',
        setup: { zones: { battlefield: [general('enters', {})] } },
        actions: [effect("Create a token that's a copy of target creature.", 'general'), check, toEnd],
        expect: { life: { A: 22 } },
      },
      { life: { A: 20 } },
    ],
    [
      'it dies as a token',
      {
        edition: '2026-01-16',
        setup: { zones: { battlefield: [general('dies', { token: true })] } },
        actions: [effect('Destroy all creatures.'), check, toEnd],
        expect: { life: { A: 22 } },
      },
      { life: { A: 20 } },
    ],
    [
      'another token does not count',
      {
        edition: '2021-02-05',
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            battlefield: [
              general('dies', {}),
              creature('calf', 'A', '1/1', { type: 'Creature — Minotaur', token: true }),
              creature('bull', 'A', '1/1', { type: 'Creature — Minotaur' }),
              creature('foe', 'C', '1/1', { type: 'Creature — Minotaur' }),
            ],
          },
        },
        actions: [effect('Destroy all creatures.'), check, toEnd],
        expect: { life: { A: 24 } },
      },
      { life: { A: 26 } },
    ],
  ]);
});
