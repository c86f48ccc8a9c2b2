/** Keywords of permanents that do something as they enter, or for having entered: exploit, champion, hideaway, offspring, squad, impending, blitz, warp, ascend. */
import { describe, expect, it } from 'vitest';
import { play } from '../../../demonstration/play.ts';
import { beast, board, cast, check, choose, effect, pass, passTo, runs } from './table.ts';

type Data = Readonly<Record<string, unknown>>;
const now = '2026-01-16';

/** A creature card in A's hand, beside what is on the battlefield. */
const inHand = (text: string, battlefield: readonly Data[] = [], more: Data = {}, zones: Data = {}): Data => ({
  zones: {
    battlefield,
    hand: { A: [{ ref: 'c', name: 'Comer', type: 'Creature — Beast', cost: '{0}', pt: '3/3', text, ...more }] },
    ...zones,
  },
  librarySize: { A: 20, B: 20 },
});
const feast = 'When this creature exploits a creature, you gain 4 life.';
const enters = (text: string, ...battlefield: readonly Data[]): Data => inHand(text, battlefield);

describe('exploit', () => {
  runs([
    [
      'offers a sacrifice, and what waits for it happens',
      now,
      {
        setup: enters(`Exploit\n${feast}`, beast('x'), beast('y')),
        actions: [cast('c'), pass, choose('yes'), choose('x'), pass],
        expect: { zones: { x: 'graveyard', y: 'battlefield', c: 'battlefield' }, life: { A: 24 }, cites: ['702.110a', '702.110b'] },
      },
    ],
    [
      'may be declined: then nothing was exploited',
      now,
      {
        setup: enters(`Exploit\n${feast}`, beast('x')),
        actions: [cast('c'), pass, choose('no'), pass],
        expect: { zones: { x: 'battlefield' }, life: { A: 20 }, triggered: { c: 1 } },
      },
    ],
    [
      'may take the creature itself, which exploited a creature as it still was there',
      now,
      {
        setup: enters(`Exploit\n${feast}`, beast('x')),
        actions: [cast('c'), pass, choose('yes'), choose('c'), pass],
        expect: { zones: { c: 'graveyard', x: 'battlefield' }, life: { A: 24 } },
      },
    ],
    [
      'of a creature that is gone by then takes a creature, but nobody exploited it',
      now,
      {
        setup: enters(`Exploit\n${feast}`, beast('x'), beast('y')),
        actions: [
          cast('c'),
          { by: 'all', do: 'resolve' },
          effect('Destroy target creature.', 'c'),
          { by: 'all', do: 'resolve' },
          choose('yes'),
          choose('x'),
          pass,
        ],
        expect: { zones: { c: 'graveyard', x: 'graveyard' }, life: { A: 20 } },
      },
    ],
    [
      'exiled instead was exploited all the same',
      now,
      {
        setup: enters(
          `Exploit\n${feast}`,
          beast('x'),
          { ref: 'rip', name: 'Rip', controller: 'B', type: 'Enchantment', text: 'If a creature would die, exile it instead.' },
          { ref: 'w', name: 'Watch', controller: 'A', type: 'Enchantment', text: 'Whenever you sacrifice a creature, you gain 1 life.' },
        ),
        actions: [cast('c'), pass, choose('yes'), choose('x'), choose('any'), pass],
        expect: { zones: { x: 'exile' }, life: { A: 25 } },
      },
    ],
    [
      'is watched by others, and what is exploited may be asked for',
      now,
      {
        setup: enters(
          'Exploit',
          beast('watcher', 'Whenever a creature you control exploits a nontoken creature, you gain 1 life.'),
          beast('t', '', { token: true }),
          beast('x'),
        ),
        actions: [cast('c'), pass, choose('yes'), choose('t'), pass],
        expect: { life: { A: 20 }, zones: { t: 'gone' } },
      },
    ],
  ]);
});

describe('champion', () => {
  runs([
    [
      'exiles another, and gives it back when it leaves',
      now,
      {
        setup: enters('Champion a creature', beast('x')),
        actions: [cast('c'), pass, choose('x'), effect('Destroy target creature.', 'c'), check, pass],
        expect: [
          { after: 3, zones: { x: 'exile', c: 'battlefield' }, cites: ['702.72a'] },
          { zones: { x: 'battlefield', c: 'graveyard' } },
        ],
      },
    ],
    [
      'is sacrificed where nothing else is there',
      now,
      { setup: enters('Champion a creature'), actions: [cast('c'), pass], expect: { zones: { c: 'graveyard' } } },
    ],
    [
      'is sacrificed where nothing is given up, and takes no other kind',
      '2009-10-01',
      {
        setup: inHand('Champion an Elf', [beast('x'), beast('e', '', { type: 'Creature — Elf' })]),
        actions: [cast('c'), pass, choose('no'), pass],
        expect: { zones: { c: 'graveyard', x: 'battlefield', e: 'battlefield' }, cites: ['702.69a'] },
      },
    ],
    [
      'that leaves before its first ability resolves gives nothing back',
      now,
      {
        setup: enters('Champion a creature', beast('x')),
        actions: [
          cast('c'),
          { by: 'all', do: 'resolve' },
          effect('Destroy target creature.', 'c'),
          check,
          { by: 'all', do: 'resolve' },
          { by: 'all', do: 'resolve' },
          choose('x'),
          pass,
        ],
        expect: { zones: { x: 'exile', c: 'graveyard' } },
      },
    ],
  ]);
});

const cave = (text: string, library: readonly string[]): Data => ({
  zones: {
    hand: { A: [{ ref: 'cave', name: 'Cave', type: 'Land', text }] },
    library: { A: library.map((ref) => ({ ref, name: ref, type: 'Creature — Beast', pt: '1/1' })) },
  },
});
const land = { by: 'A', do: 'play land', object: 'cave' };

describe('hideaway', () => {
  runs([
    [
      'with a number lets so many be looked at',
      now,
      {
        setup: cave('Hideaway 2', ['a', 'b', 'c']),
        actions: [land, check, pass, choose('b')],
        expect: { zones: { b: 'exile', a: 'library', c: 'library' }, faceDown: { b: true }, tapped: { cave: false }, cites: ['702.75a'] },
      },
    ],
    [
      'without one is of four cards and a tapped permanent, and the others go to the bottom in an order of choice',
      '2010-10-01',
      {
        setup: cave('Hideaway', ['a', 'b', 'c', 'd', 'e']),
        actions: [land, check, pass, choose('b'), choose(['d', 'c', 'a'])],
        expect: { zones: { b: 'exile' }, tapped: { cave: true }, libraryTop: { A: ['e', 'd', 'c', 'a'] } },
      },
    ],
    [
      'without one is the same since, at random',
      now,
      {
        setup: cave('Hideaway', ['a', 'b', 'c', 'd', 'e']),
        actions: [land, check, pass, choose('b')],
        expect: { zones: { b: 'exile' }, tapped: { cave: true }, libraryTop: { A: ['e'] } },
      },
    ],
  ]);
});

describe('offspring', () => {
  runs([
    [
      'makes a small copy where it was paid',
      now,
      {
        setup: { ...enters('Offspring {2}\nVigilance'), mana: { A: '{2}' } },
        actions: [{ by: 'A', do: 'cast', object: 'c', additional: ['offspring'] }, pass],
        expect: {
          pt: { c: '3/3' },
          mana: { A: '' },
          tokens: [{ controller: 'A', name: 'Comer', pt: '1/1', count: 1 }],
          cites: ['702.175a'],
        },
      },
    ],
    [
      'makes none where it was not',
      now,
      { setup: enters('Offspring {2}'), actions: [cast('c'), pass], expect: { tokens: [], triggered: { c: 0 } } },
    ],
    [
      'finds what has left as it last was',
      now,
      {
        setup: enters('Offspring {2}'),
        actions: [
          cast('c', { additional: ['offspring'] }),
          { by: 'all', do: 'resolve' },
          effect('Destroy target creature.', 'c'),
          check,
          pass,
        ],
        expect: { zones: { c: 'graveyard' }, tokens: [{ controller: 'A', name: 'Comer', pt: '1/1', count: 1 }] },
      },
    ],
  ]);
});

describe('squad', () => {
  runs([
    [
      'makes as many copies as it was paid for',
      now,
      {
        setup: { ...enters('Squad {1}'), mana: { A: '{2}' } },
        actions: [{ by: 'A', do: 'cast', object: 'c', additional: ['squad', 'squad'] }, pass],
        expect: { tokens: [{ controller: 'A', name: 'Comer', pt: '3/3', count: 2 }], mana: { A: '' }, cites: ['702.157a'] },
      },
    ],
    ['makes none where it was not', now, { setup: enters('Squad {1}'), actions: [cast('c'), pass], expect: { tokens: [] } }],
    [
      'may cost something else than mana, each time',
      now,
      {
        setup: inHand('Squad—Sacrifice a creature', [beast('x'), beast('y'), beast('z')]),
        actions: [cast('c', { additional: ['squad', 'squad', 'x', 'z'] }), pass],
        expect: { zones: { x: 'graveyard', y: 'battlefield', z: 'graveyard' }, tokens: [{ controller: 'A', name: 'Comer', count: 2 }] },
      },
    ],
  ]);
});

describe('impending', () => {
  const overlord = inHand('Impending 2—{1}\nWhen this creature enters, you gain 1 life.', [], {
    type: 'Enchantment Creature — Avatar',
    cost: '{5}',
  });
  const impending = { by: 'A', do: 'cast', object: 'c', alternative: 'impending', pay: 'free' };
  runs([
    [
      'enters with time counters and is no creature meanwhile',
      now,
      {
        setup: overlord,
        actions: [impending, pass],
        expect: { types: { c: ['enchantment'] }, subtypes: { c: [] }, counters: { c: { time: 2 } }, life: { A: 21 }, cites: ['702.176a'] },
      },
    ],
    [
      'loses one in each end step of its controller, and is a creature when the last is gone',
      now,
      {
        setup: overlord,
        actions: [impending, pass, passTo('end'), pass, passTo('upkeep of A'), passTo('end of A'), pass],
        expect: [
          { after: 4, counters: { c: { time: 1 } } },
          { after: 5, counters: { c: { time: 1 } } },
          { types: { c: ['enchantment', 'creature'] }, pt: { c: '3/3' }, counters: { c: {} } },
        ],
      },
    ],
    [
      'for its mana cost is a creature, whatever counters come later',
      now,
      {
        setup: overlord,
        actions: [cast('c'), pass, effect('Put a time counter on target creature.', 'c'), passTo('end'), pass],
        expect: { types: { c: ['enchantment', 'creature'] }, counters: { c: { time: 1 } } },
      },
    ],
  ]);
});

describe('blitz', () => {
  const brawler = inHand('Blitz {1}', [], { cost: '{4}' });
  const blitz = { by: 'A', do: 'cast', object: 'c', alternative: 'blitz', pay: 'free' };
  runs([
    [
      'gives haste, a sacrifice at the next end step, and a card for it',
      now,
      {
        setup: brawler,
        actions: [blitz, pass, passTo('end'), pass],
        expect: [
          { after: 2, abilities: { c: { has: ['haste'] } }, cites: ['702.152a'] },
          { zones: { c: 'graveyard' }, handSize: { A: 1 } },
        ],
      },
    ],
    [
      'gives nothing where the mana cost was paid',
      now,
      {
        setup: brawler,
        actions: [cast('c'), pass, passTo('end'), pass, effect('Destroy target creature.', 'c'), check, pass],
        expect: [
          { after: 4, zones: { c: 'battlefield' }, abilities: { c: { lacks: ['haste'] } } },
          { zones: { c: 'graveyard' }, handSize: { A: 0 } },
        ],
      },
    ],
    [
      'has it sacrificed though it has lost all abilities, and then no card is drawn',
      now,
      {
        setup: brawler,
        actions: [blitz, pass, effect('Target creature loses all abilities.', 'c'), passTo('end'), pass],
        expect: [
          { after: 3, abilities: { c: { lacks: ['haste'] } } },
          { zones: { c: 'graveyard' }, handSize: { A: 0 } },
        ],
      },
    ],
    [
      'of an earlier life does not count',
      now,
      {
        setup: brawler,
        actions: [
          blitz,
          pass,
          effect('Exile target creature, then return that card to the battlefield under its owner’s control.'.replace('’', "'"), 'c'),
          check,
          passTo('end'),
          pass,
        ],
        expect: { zones: { c: 'battlefield' }, abilities: { c: { lacks: ['haste'] } }, handSize: { A: 0 } },
      },
    ],
  ]);
});

describe('warp', () => {
  const visitor = inHand('Warp {1}\nWhen this creature enters, you gain 1 life.', [], { cost: '{4}' });
  const warp = { by: 'A', do: 'cast', object: 'c', alternative: 'warp', pay: 'free' };
  runs([
    [
      'has it exiled at the next end step, and cast for its mana cost on a later turn, to stay',
      now,
      {
        setup: visitor,
        actions: [warp, pass, passTo('end'), pass, passTo('upkeep of A'), passTo('precombat main'), cast('c'), pass, passTo('end'), pass],
        expect: [
          { after: 2, zones: { c: 'battlefield' }, life: { A: 21 }, cites: ['702.185a'] },
          { after: 4, zones: { c: 'exile' } },
          { zones: { c: 'battlefield' }, life: { A: 22 } },
        ],
      },
    ],
    [
      'is for the hand alone, and the card waits for the turn to end',
      now,
      {
        setup: {
          ...visitor,
          zones: { exile: { A: [{ ref: 'c', name: 'c', type: 'Creature — Beast', cost: '{4}', pt: '1/1', text: 'Warp {1}' }] } },
        },
        actions: [warp],
        expect: { refused: { action: 1 }, zones: { c: 'exile' } },
      },
    ],
    [
      'does not find what has left and come back',
      now,
      {
        setup: visitor,
        actions: [
          warp,
          pass,
          effect("Exile target creature, then return that card to the battlefield under its owner's control.", 'c'),
          check,
          pass,
          passTo('end'),
          pass,
        ],
        expect: { zones: { c: 'battlefield' }, life: { A: 22 } },
      },
    ],
    [
      'lets nobody but the owner cast it',
      now,
      {
        setup: { ...visitor, mana: {} },
        actions: [warp, pass, passTo('end'), pass, passTo('precombat main of B'), { ...cast('c'), by: 'B' }],
        expect: { refused: { action: 6 }, zones: { c: 'exile' } },
      },
    ],
  ]);
});

describe('ascend', () => {
  const many = (count: number, controller = 'A'): readonly Data[] =>
    Array.from({ length: count }, (_, at) => ({ ref: `${controller}${at}`, name: 'Isle', controller, type: 'Land' }));
  const climber = beast('climber', "Ascend\nAs long as you have the city's blessing, this creature gets +2/+2.");
  const rite = (text: string): Data => ({ ref: 'rite', name: 'Rite', type: 'Sorcery', cost: '{0}', text });
  runs([
    [
      'on a permanent gives the blessing with the tenth permanent, for the rest of the game',
      now,
      {
        setup: board(climber, ...many(8), { ref: 'last', name: 'Last', controller: 'A', type: 'Artifact' }),
        actions: [check, effect('Destroy target artifact.', 'last'), check],
        expect: { pt: { climber: '4/4' }, zones: { last: 'graveyard' }, cites: ['702.131b'] },
      },
    ],
    [
      'on a permanent gives none with nine, nor for those of others',
      now,
      { setup: board(climber, ...many(8), ...many(4, 'B')), actions: [check], expect: { pt: { climber: '2/2' } } },
    ],
    [
      'gives it before abilities look whether they trigger',
      now,
      {
        setup: {
          ...inHand("Ascend\nWhen this creature enters, if you have the city's blessing, you gain 5 life.", many(9)),
        },
        actions: [cast('c'), pass],
        expect: { life: { A: 25 } },
      },
    ],
    [
      'on a permanent gives it while a spell resolves that gains control of the tenth',
      now,
      {
        setup: {
          zones: {
            battlefield: [beast('climber', 'Ascend'), ...many(8), beast('theirs', '', { controller: 'B' })],
            hand: { A: [rite("Gain control of target creature. If you have the city's blessing, you gain 5 life.")] },
          },
        },
        actions: [cast('rite', { targets: ['theirs'] }), pass],
        expect: { life: { A: 25 } },
      },
    ],
    [
      'on a sorcery gives it as the spell resolves, before the rest',
      now,
      {
        setup: {
          zones: { battlefield: many(10), hand: { A: [rite("Ascend\nDraw a card. If you have the city's blessing, you gain 3 life.")] } },
          librarySize: { A: 5 },
        },
        actions: [cast('rite'), pass],
        expect: { life: { A: 23 }, handSize: { A: 1 }, cites: ['702.131a'] },
      },
    ],
    [
      'on a sorcery gives none with nine, nor from the hand',
      now,
      {
        setup: {
          zones: {
            battlefield: [beast('b', "As long as you have the city's blessing, this creature gets +2/+2."), ...many(8)],
            hand: { A: [rite('Ascend\nDraw a card.')] },
          },
          librarySize: { A: 5 },
        },
        actions: [cast('rite'), pass, effect('Create a 1/1 green Insect creature token.'), check],
        expect: { pt: { b: '2/2' } },
      },
    ],
  ]);

  it('behind what a spell does is refused, since its place is lost', () => {
    const setup = { zones: { hand: { A: [rite('Draw a card.\nAscend')] } } };
    expect(play({ edition: now, setup, actions: [check] }).unsupported).toHaveLength(1);
  });
});
