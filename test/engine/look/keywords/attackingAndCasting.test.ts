/** Keywords of attackers and of casting that newer cards have: training, enlist, conspire, emerge, plot. */
import { describe } from 'vitest';
import { beast, cast, check, choose, effect, pass, passTo, runs } from './table.ts';

type Data = Readonly<Record<string, unknown>>;
const now = '2026-01-16';
const fight = (...battlefield: readonly Data[]): Data => ({
  step: 'declare attackers',
  zones: { battlefield },
  librarySize: { A: 20, B: 20 },
});
const attack = (...attackers: readonly string[]): Data => ({
  by: 'A',
  do: 'attack',
  attackers: Object.fromEntries(attackers.map((ref) => [ref, 'B'])),
});

describe('training', () => {
  const pupil = beast('pupil', 'Training\nWhenever this creature trains, you gain 1 life.');
  runs([
    [
      'beside a stronger attacker puts a counter, and it trained',
      now,
      {
        setup: fight(pupil, beast('big', '', { pt: '3/3' })),
        actions: [attack('pupil', 'big'), pass],
        expect: { pt: { pupil: '3/3' }, life: { A: 21 }, cites: ['702.149a'] },
      },
    ],
    [
      'beside one that is no stronger, or that stays at home, does nothing',
      now,
      {
        setup: fight(pupil, beast('same'), beast('home', '', { pt: '5/5' })),
        actions: [attack('pupil', 'same'), pass],
        expect: { pt: { pupil: '2/2' }, triggered: { pupil: 0 }, life: { A: 20 } },
      },
    ],
    [
      'goes on though the stronger one is gone, and once for several',
      now,
      {
        setup: fight(pupil, beast('big', '', { pt: '3/3' }), beast('huge', '', { pt: '5/5' })),
        actions: [
          attack('pupil', 'big', 'huge'),
          effect('Destroy target creature.', 'huge'),
          check,
          effect('Destroy target creature.', 'big'),
          pass,
        ],
        expect: { pt: { pupil: '3/3' }, life: { A: 21 } },
      },
    ],
    [
      'that puts no counter trained nobody',
      now,
      {
        setup: fight(pupil, beast('big', '', { pt: '3/3' })),
        actions: [attack('pupil', 'big'), effect('Destroy target creature.', 'pupil'), pass],
        expect: { life: { A: 20 } },
      },
    ],
  ]);
});

describe('enlist', () => {
  const captain = (ref = 'captain'): Data => beast(ref, 'Enlist');
  const rower = beast('rower', '', { pt: '4/1' });
  runs([
    [
      'taps a creature that stays at home, and adds its power',
      now,
      {
        setup: fight(captain(), rower),
        actions: [attack('captain'), choose('rower'), pass],
        expect: { pt: { captain: '6/2' }, tapped: { rower: true, captain: true }, cites: ['702.154a', '508.1g'] },
      },
    ],
    [
      'is a choice',
      now,
      {
        setup: fight(captain(), rower),
        actions: [attack('captain'), choose('no'), pass],
        expect: { pt: { captain: '2/2' }, tapped: { rower: false }, triggered: { captain: 0 } },
      },
    ],
    [
      'takes none that is tapped, new, attacking or another’s',
      now,
      {
        setup: fight(
          captain(),
          beast('tired', '', { tapped: true }),
          beast('new', '', { sick: true }),
          beast('with'),
          beast('theirs', '', { controller: 'B' }),
        ),
        actions: [attack('captain', 'with'), pass],
        expect: { pt: { captain: '2/2' }, tapped: { new: false, theirs: false } },
      },
    ],
    [
      'takes one that is new where it has haste; two take not the same',
      now,
      {
        setup: fight(captain('one'), captain('two'), beast('quick', 'Haste', { sick: true, pt: '3/3' })),
        actions: [attack('one', 'two'), choose('quick'), pass],
        expect: { pt: { one: '5/2', two: '2/2' } },
      },
    ],
    [
      'is done by each member of a team for their own creatures',
      now,
      {
        format: 'two-headed giant',
        players: ['A', 'B', 'C', 'D'],
        teams: [
          ['A', 'B'],
          ['C', 'D'],
        ],
        setup: {
          ...fight(beast('captain', 'Enlist', { controller: 'B' }), rower, beast('mate', '', { controller: 'B', pt: '1/1' })),
          librarySize: { A: 9, B: 9, C: 9, D: 9 },
        },
        actions: [{ by: 'A', do: 'attack', attackers: { captain: 'C' } }, choose('rower', 'B'), choose('mate', 'B'), pass],
        expect: { refused: { action: 2 }, pt: { captain: '3/2' }, tapped: { mate: true, rower: false } },
      },
    ],
    [
      'counts the power that it has as the ability resolves',
      now,
      {
        setup: fight(captain(), rower),
        actions: [attack('captain'), choose('rower'), effect('Target creature gets +2/+0 until end of turn.', 'rower'), pass],
        expect: { pt: { captain: '8/2' } },
      },
    ],
    [
      'is watched',
      now,
      {
        setup: fight(beast('captain', 'Enlist\nWhenever this creature enlists a creature, you gain 2 life.'), rower),
        actions: [attack('captain'), choose('rower'), choose('any'), pass],
        expect: { life: { A: 22 }, pt: { captain: '6/2' } },
      },
    ],
  ]);
});

describe('conspire', () => {
  const setup = (...battlefield: readonly Data[]): Data => ({
    zones: {
      battlefield,
      hand: { A: [{ ref: 'spark', name: 'Spark', type: 'Sorcery', cost: '{R}', text: '~ deals 2 damage to any target.\nConspire' }] },
    },
  });
  const red = (ref: string, more: Data = {}): Data => beast(ref, '', { colors: ['red'], ...more });
  runs([
    [
      'taps two that share a color, and the spell is copied',
      now,
      {
        setup: setup(red('x'), red('y'), red('z')),
        actions: [cast('spark', { targets: ['B'], additional: ['conspire', 'x', 'y'] }), { by: 'all', do: 'resolve' }, choose('A'), pass],
        expect: { life: { A: 18, B: 18 }, tapped: { x: true, y: true, z: false }, cites: ['702.78a'] },
      },
    ],
    [
      'is not paid unless that is said',
      now,
      {
        setup: setup(red('x'), red('y')),
        actions: [cast('spark', { targets: ['B'] }), pass],
        expect: { life: { B: 18 }, tapped: { x: false } },
      },
    ],
    [
      'is refused with creatures of other colors, tapped ones, or one alone',
      now,
      {
        setup: setup(red('x'), red('y', { tapped: true }), beast('green', '', { colors: ['green'] })),
        actions: [cast('spark', { targets: ['B'], additional: ['conspire'] })],
        expect: { refused: { action: 1, rule: '601.2h' }, zones: { spark: 'hand' } },
      },
    ],
  ]);
});

describe('emerge', () => {
  const emerge = (text: string, mana: string, ...battlefield: readonly Data[]): Data => ({
    zones: { battlefield, hand: { A: [{ ref: 'c', name: 'c', type: 'Creature — Eldrazi', cost: '{9}', pt: '5/5', text }] } },
    mana: { A: mana },
  });
  const out = { by: 'A', do: 'cast', object: 'c', alternative: 'emerge' };
  runs([
    [
      'costs the mana value of the creature less, and that one is sacrificed',
      now,
      {
        setup: emerge('Emerge {5}{U}', '{1}{U}', beast('x', '', { cost: '{3}{R}' })),
        actions: [out, pass],
        expect: { zones: { x: 'graveyard', c: 'battlefield' }, mana: { A: '' }, cites: ['702.119a'] },
      },
    ],
    [
      'takes off generic mana alone',
      now,
      {
        setup: emerge('Emerge {2}{U}', '{C}', beast('x', '', { cost: '{9}' })),
        actions: [out],
        expect: { refused: { action: 1 }, zones: { c: 'hand', x: 'battlefield' } },
      },
    ],
    [
      'asks which creature, and needs one',
      now,
      {
        setup: emerge('Emerge {3}{U}', '{1}{U}', beast('t', '', { token: true }), beast('x', '', { cost: '{2}' })),
        actions: [{ ...out, additional: ['t'] }, { ...out, additional: ['x'] }, pass],
        expect: { refused: { action: 1 }, zones: { t: 'battlefield', x: 'graveyard', c: 'battlefield' } },
      },
    ],
    [
      'is refused without a creature',
      now,
      { setup: emerge('Emerge {U}', '{U}'), actions: [out], expect: { refused: { action: 1 }, zones: { c: 'hand' } } },
    ],
  ]);
});

describe('plot', () => {
  const setup = (more: Data = {}, zones: Data = {}): Data => ({
    zones: {
      hand: {
        A: [
          {
            ref: 'c',
            name: 'Bandit',
            type: 'Creature — Rogue',
            cost: '{5}{B}',
            text: 'Plot {1}{B}',
            ...('type' in more ? {} : { pt: '4/4' }),
            ...more,
          },
        ],
      },
      ...zones,
    },
    mana: { A: '{B}{B}' },
    librarySize: { A: 20, B: 20 },
  });
  const plot = { by: 'A', do: 'special', object: 'c', action: 'plot' };
  const free = { by: 'A', do: 'cast', object: 'c' };
  runs([
    [
      'exiles the card for its cost, without the stack',
      now,
      {
        setup: setup(),
        actions: [plot],
        expect: { zones: { c: 'exile' }, mana: { A: '' }, faceDown: { c: false }, cites: ['702.170a', '116.2k'] },
      },
    ],
    [
      'lets it be cast for nothing on a later turn',
      now,
      {
        setup: setup(),
        actions: [plot, passTo('upkeep of A'), passTo('precombat main'), free, pass],
        expect: { zones: { c: 'battlefield' }, cites: ['702.170d'] },
      },
    ],
    [
      'does not on the same turn',
      now,
      { setup: setup(), actions: [plot, free], expect: { refused: { action: 2 }, zones: { c: 'exile' } } },
    ],
    [
      'does not in the turn of another, nor by them',
      now,
      {
        setup: setup(),
        actions: [plot, passTo('precombat main of B'), { ...free, by: 'B' }],
        expect: { refused: { action: 3 }, zones: { c: 'exile' } },
      },
    ],
    [
      'has even an instant wait for the main phase',
      now,
      {
        setup: setup({ type: 'Instant', text: 'You gain 3 life.\nPlot {1}{B}' }),
        actions: [plot, passTo('upkeep of A'), free],
        expect: { zones: { c: 'exile' }, refused: { action: 3 } },
      },
    ],
    [
      'is for the main phase with an empty stack',
      now,
      {
        setup: { ...setup(), step: 'upkeep' },
        actions: [plot],
        expect: { zones: { c: 'hand' }, refused: { action: 1, rule: '702.170a' } },
      },
    ],
  ]);
});
