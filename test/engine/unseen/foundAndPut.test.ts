/** What is found goes two ways, on top, or into the graveyard; each of several players searches (701.23); and what may be had (608.2d). */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const creature = (ref: string, controller: string, pt: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type: 'Creature — Bear',
  pt,
  controller,
  ...more,
});
const spell = (text: string, more: object = {}): object => ({
  ref: 'spell',
  name: 'Test Spell',
  type: 'Sorcery',
  cost: '{0}',
  text,
  ...more,
});
const cast = (more: object = {}): object => ({ by: 'A', do: 'cast', object: 'spell', ...more });
const resolve = { by: 'all', do: 'resolve' };
const choose = (choice: unknown, by = 'A'): object => ({ by, do: 'choose', choice });
const basic = (ref: string, name: string): object => ({ ref, name, type: `Basic Land — ${name}` });
const edition = '2024-06-07';

describe('what is found', () => {
  const cultivate = spell(
    'Search your library for up to two basic land cards, reveal those cards, and put one onto the battlefield tapped and the other into your hand. Then shuffle your library.',
  );
  const library = { A: [basic('f', 'Forest'), basic('m', 'Mountain'), { ref: 's', name: 'Shock', type: 'Instant' }] };
  bothWays([
    [
      'goes two ways, as its player says (Cultivate)',
      {
        edition,
        setup: { zones: { library, hand: { A: [cultivate] } } },
        actions: [cast(), resolve, choose(['f', 'm']), choose('m')],
        expect: { zones: { m: 'battlefield', f: 'hand', s: 'library' }, tapped: { m: true } },
      },
      { zones: { f: 'battlefield' } },
    ],
    [
      'is put onto the battlefield where it is one alone',
      {
        edition,
        setup: { zones: { library, hand: { A: [cultivate] } } },
        actions: [cast(), resolve, choose(['f'])],
        expect: { zones: { f: 'battlefield', m: 'library' }, tapped: { f: true }, handSize: { A: 0 } },
      },
      { zones: { f: 'hand' } },
    ],
    [
      'may be nothing (701.23b)',
      {
        edition,
        setup: { zones: { library, hand: { A: [cultivate] } } },
        actions: [cast(), resolve, choose([])],
        expect: { zones: { f: 'library', m: 'library' }, handSize: { A: 0 } },
      },
      { zones: { f: 'hand' } },
    ],
    [
      'is the uppermost card behind the shuffling (Vampiric Tutor)',
      {
        edition: '2014-02-01',
        setup: {
          zones: {
            library,
            hand: {
              A: [spell('Search your library for a card, then shuffle your library and put that card on top of it. You lose 2 life.')],
            },
          },
        },
        actions: [cast(), resolve, choose('s')],
        expect: { libraryTop: { A: ['s'] }, life: { A: 18 } },
      },
      { libraryTop: { A: ['f'] } },
    ],
    [
      'is drawn next (Mystical Tutor)',
      {
        edition: '2014-02-01',
        setup: {
          zones: {
            library,
            hand: {
              A: [
                spell(
                  'Search your library for an instant or sorcery card and reveal that card. Shuffle your library, then put the card on top of it.',
                ),
              ],
            },
          },
        },
        actions: [cast(), resolve, choose('s'), { by: 'A', do: 'effect', text: 'Draw a card.' }],
        expect: { zones: { s: 'hand' } },
      },
      { zones: { f: 'hand' } },
    ],
    [
      'goes into the graveyard, and is spoken of there (Oriq Loremage)',
      {
        edition,
        setup: {
          zones: {
            library,
            battlefield: [
              creature('o', 'A', '3/3', {
                text: "{T}: Search your library for a card, put it into your graveyard, then shuffle. If it's an instant or sorcery card, put a +1/+1 counter on Test o.",
              }),
            ],
          },
        },
        actions: [{ by: 'A', do: 'activate', object: 'o', ability: 1 }, resolve, choose('s')],
        expect: { zones: { s: 'graveyard' }, pt: { o: '4/4' } },
      },
      { pt: { o: '3/3' } },
    ],
    [
      'is found by each player in turn order, and nobody has to find any (Field of Ruin)',
      {
        edition,
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            library: { A: [basic('a', 'Forest')], B: [basic('b', 'Island')], C: [basic('c', 'Plains')] },
            battlefield: [{ ref: 'n', name: 'Wasteland', type: 'Land', controller: 'B' }],
            hand: {
              A: [
                spell(
                  'Destroy target nonbasic land an opponent controls. Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles their library.',
                ),
              ],
            },
          },
        },
        actions: [cast({ targets: ['n'] }), resolve, choose('a'), choose([], 'B'), choose('c', 'C')],
        expect: {
          zones: { n: 'graveyard', a: 'battlefield', b: 'library', c: 'battlefield' },
          controller: { a: 'A', c: 'C' },
          tapped: { a: false },
        },
      },
      { zones: { b: 'battlefield' } },
    ],
  ]);
});

describe('what you may have', () => {
  const herald = (text: string): object => creature('h', 'A', '2/2', { text });
  const attack = { by: 'A', do: 'attack', attackers: { h: 'B' } };
  bothWays([
    [
      'a creature get is asked as the ability resolves (Battle-Rattle Shaman)',
      {
        edition,
        setup: {
          step: 'declare attackers',
          zones: {
            battlefield: [
              herald('Whenever Test h attacks, you may have target creature get +2/+0 until end of turn.'),
              creature('x', 'A', '1/1'),
            ],
          },
        },
        actions: [attack, choose('x'), resolve, choose('yes')],
        expect: { pt: { x: '3/1', h: '2/2' } },
      },
      { pt: { x: '1/1' } },
    ],
    [
      'is not done by who declines',
      {
        edition,
        setup: {
          step: 'declare attackers',
          zones: {
            battlefield: [
              herald('Whenever Test h attacks, you may have target creature get +2/+0 until end of turn.'),
              creature('x', 'A', '1/1'),
            ],
          },
        },
        actions: [attack, choose('x'), resolve, choose('no')],
        expect: { pt: { x: '1/1' } },
      },
      { pt: { x: '3/1' } },
    ],
    [
      'others get as much as one has (Cultivator of Blades)',
      {
        edition,
        setup: {
          step: 'declare attackers',
          zones: {
            battlefield: [
              herald(
                "Whenever Test h attacks, you may have other attacking creatures get +X/+X until end of turn, where X is Test h's power.",
              ),
              creature('x', 'A', '1/1'),
              creature('y', 'A', '1/1'),
            ],
          },
        },
        actions: [{ by: 'A', do: 'attack', attackers: { h: 'B', x: 'B' } }, resolve, choose('yes')],
        expect: { pt: { h: '2/2', x: '3/3', y: '1/1' } },
      },
      { pt: { h: '4/4' } },
    ],
    [
      'it fight, and both deal damage (Somberwald Stag)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [creature('b', 'B', '2/2')],
            hand: {
              A: [
                spell("When Test Spell enters the battlefield, you may have it fight target creature you don't control.", {
                  type: 'Creature — Elk',
                  pt: '4/3',
                }),
              ],
            },
          },
        },
        actions: [cast(), resolve, choose('b'), resolve, choose('yes'), { by: 'game', do: 'check' }],
        expect: { zones: { b: 'graveyard', spell: 'battlefield' }, damage: { spell: 2 } },
      },
      { damage: { spell: 0 } },
    ],
  ]);
});
