/** Keywords of counters: permanents that enter with them, and get more of them. */
import { describe, expect, it } from 'vitest';
import { play } from '../../../demonstration/play.ts';
import { beast, board, type Case, cast, check, choose, effect, pass, runs } from './table.ts';

/** A creature card of A's hand, beside what is on the battlefield. */
const inHand = (text: string, battlefield: readonly object[] = [], more: Readonly<Record<string, unknown>> = {}) => ({
  zones: { battlefield, hand: { A: [{ ref: 'c', name: 'c', type: 'Creature — Beast', cost: '{0}', pt: '1/1', text, ...more }] } },
});

describe('what enters with counters', () => {
  runs([
    [
      'bloodthirst counts damage to an opponent',
      '2011-02-04',
      {
        setup: inHand('Bloodthirst 2', [beast('x')]),
        actions: [effect('~ deals 1 damage to target player.', 'B'), cast('c'), pass],
        expect: { pt: { c: '3/3' }, cites: ['702.51a'] },
      },
    ],
    [
      'bloodthirst without damage',
      '2011-02-04',
      {
        setup: inHand('Bloodthirst 2'),
        actions: [effect('~ deals 1 damage to target player.', 'A'), cast('c'), pass],
        expect: { pt: { c: '1/1' } },
      },
    ],
    [
      'bloodthirst X counts all damage',
      '2011-02-04',
      {
        setup: inHand('Bloodthirst X'),
        actions: [effect('~ deals 3 damage to target player.', 'B'), effect('~ deals 2 damage to target player.', 'B'), cast('c'), pass],
        expect: { pt: { c: '6/6' } },
      },
    ],
    [
      'devour sacrifices and counts',
      '2011-02-04',
      {
        setup: inHand('Devour 2', [beast('x'), beast('y'), beast('z')]),
        actions: [cast('c'), pass, choose(['x', 'z'])],
        expect: { pt: { c: '5/5' }, zones: { x: 'graveyard', y: 'battlefield', z: 'graveyard' }, cites: ['702.79a'] },
      },
    ],
    [
      'amplify counts cards of its type that are shown',
      '2011-02-04',
      {
        setup: {
          zones: {
            hand: {
              A: [
                { ref: 'c', name: 'c', type: 'Creature — Beast', cost: '{0}', pt: '1/1', text: 'Amplify 2' },
                { ref: 'kin', name: 'kin', type: 'Creature — Beast', pt: '1/1' },
                { ref: 'other', name: 'other', type: 'Creature — Elf', pt: '1/1' },
              ],
            },
          },
        },
        actions: [cast('c'), pass, choose(['kin'])],
        expect: { pt: { c: '3/3' }, zones: { kin: 'hand' } },
      },
    ],
    [
      'riot gives a counter',
      '2020-01-24',
      {
        setup: inHand('Riot'),
        actions: [cast('c'), pass, choose('yes')],
        expect: { pt: { c: '2/2' }, abilities: { c: { lacks: ['haste'] } } },
      },
    ],
    [
      'riot gives haste instead',
      '2020-01-24',
      {
        setup: inHand('Riot'),
        actions: [cast('c'), pass, choose('no')],
        expect: { pt: { c: '1/1' }, abilities: { c: { has: ['haste'] } }, cites: ['702.135a'] },
      },
    ],
    [
      'two instances of riot work separately',
      '2020-01-24',
      {
        setup: inHand('Riot\nRiot'),
        actions: [cast('c'), pass, choose('yes'), choose('no')],
        expect: { pt: { c: '2/2' }, abilities: { c: { has: ['haste'] } } },
      },
    ],
    [
      'tribute is the choice of an opponent',
      '2014-06-01',
      {
        setup: inHand('Tribute 3'),
        actions: [cast('c'), pass, choose('yes', 'B')],
        expect: { pt: { c: '4/4' }, cites: ['702.103a'] },
      },
    ],
    [
      'what waits for tribute that was not paid',
      '2014-06-01',
      {
        setup: inHand("Tribute 3\nWhen this creature enters the battlefield, if tribute wasn't paid, you gain 4 life."),
        actions: [cast('c'), pass, choose('no', 'B'), pass],
        expect: { pt: { c: '1/1' }, life: { A: 24 } },
      },
    ],
    [
      'what waits for tribute does not trigger when it was paid',
      '2014-06-01',
      {
        setup: inHand("Tribute 3\nWhen this creature enters the battlefield, if tribute wasn't paid, you gain 4 life."),
        actions: [cast('c'), pass, choose('yes', 'B'), pass],
        expect: { pt: { c: '4/4' }, life: { A: 20 } },
      },
    ],
    [
      'backup lends the abilities below it to another creature',
      '2023-04-14',
      {
        setup: inHand('Trample\nBackup 2\nFlying\n{T}: You gain 1 life.', [beast('x')]),
        actions: [cast('c'), pass, choose(['x']), pass],
        expect: {
          pt: { c: '1/1', x: '4/4' },
          abilities: { x: { has: ['flying'], lacks: ['trample', 'backup'], count: 2 } },
          cites: ['702.165a'],
        },
      },
    ],
    [
      'backup of itself is counters alone',
      '2023-04-14',
      {
        setup: inHand('Backup 1\nFlying', [beast('x')]),
        actions: [cast('c'), pass, choose(['c']), pass],
        expect: { pt: { c: '2/2', x: '2/2' }, abilities: { x: { lacks: ['flying'] }, c: { count: 2 } } },
      },
    ],
    [
      'unleashed, it cannot block',
      '2013-07-13',
      {
        setup: {
          zones: {
            battlefield: [
              beast('a'),
              beast('u', 'Unleash', { controller: 'B', counters: { '+1/+1': 1 } }),
              beast('v', 'Unleash', { controller: 'B' }),
            ],
          },
          step: 'declare blockers',
          attacking: { a: 'B' },
        },
        actions: [{ by: 'B', do: 'enumerate', what: 'blocks' }],
        expect: { legal: { exactly: [{}, { v: 'a' }] } },
      },
    ],
    [
      'unleash is optional',
      '2013-07-13',
      {
        setup: inHand('Unleash'),
        actions: [cast('c'), pass, choose('no')],
        expect: { pt: { c: '1/1' } },
      },
    ],
    [
      'sunburst counts the colours of mana that were spent',
      '2011-02-04',
      {
        setup: { ...inHand('Sunburst', [], { type: 'Artifact Creature — Golem', cost: '{3}', pt: '0/0' }), mana: { A: '{W}{W}{U}' } },
        actions: [{ by: 'A', do: 'cast', object: 'c' }, pass],
        expect: { counters: { c: { '+1/+1': 2 } }, cites: ['702.41a'] },
      },
    ],
    [
      'sunburst of what is no creature gives charge counters',
      '2011-02-04',
      {
        setup: {
          zones: { hand: { A: [{ ref: 'c', name: 'c', type: 'Artifact', cost: '{2}', text: 'Sunburst' }] } },
          mana: { A: '{R}{G}' },
        },
        actions: [{ by: 'A', do: 'cast', object: 'c' }, pass],
        expect: { counters: { c: { charge: 2, '+1/+1': 0 } } },
      },
    ],
    [
      'sunburst counts nothing for what is put onto the battlefield',
      '2011-02-04',
      {
        setup: { zones: { graveyard: { A: [{ ref: 'c', name: 'c', type: 'Artifact', cost: '{2}', text: 'Sunburst' }] } } },
        actions: [effect('Return target artifact card from your graveyard to the battlefield.', 'c'), check],
        expect: { zones: { c: 'battlefield' }, counters: { c: {} } },
      },
    ],
    [
      'modular enters with its counters, and a doubler doubles them',
      '2011-02-04',
      {
        setup: inHand(
          'Modular 2',
          [
            {
              ref: 'd',
              name: 'd',
              controller: 'A',
              type: 'Enchantment',
              text: 'If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead.',
            },
          ],
          { type: 'Artifact Creature — Construct', pt: '0/0' },
        ),
        actions: [cast('c'), pass],
        expect: { counters: { c: { '+1/+1': 4 } } },
      },
    ],
    [
      'one more counter than would be put',
      '2020-01-24',
      {
        setup: board(beast('a'), {
          ref: 'd',
          name: 'd',
          controller: 'A',
          type: 'Enchantment',
          text: 'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
        }),
        actions: [effect('Put two +1/+1 counters on target creature.', 'a')],
        expect: { counters: { a: { '+1/+1': 3 } } },
      },
    ],
  ]);
});

describe('what gets counters', () => {
  runs([
    [
      'evolve grows by greater power alone',
      '2013-07-13',
      {
        setup: inHand('', [beast('e', 'Evolve')], { pt: '3/1' }),
        actions: [cast('c'), pass],
        expect: { pt: { e: '3/3' }, cites: ['702.99a'] },
      },
    ],
    [
      'evolve grows by greater toughness alone',
      '2013-07-13',
      {
        setup: inHand('', [beast('e', 'Evolve')], { pt: '1/3' }),
        actions: [cast('c'), pass],
        expect: { pt: { e: '3/3' } },
      },
    ],
    [
      'evolve compares both and finds neither greater',
      '2013-07-13',
      {
        setup: inHand('', [beast('e', 'Evolve')], { pt: '2/2' }),
        actions: [cast('c'), pass],
        expect: { pt: { e: '2/2' }, triggered: { e: 0 } },
      },
    ],
    [
      'evolve compares again as it resolves',
      '2013-07-13',
      {
        setup: inHand('', [beast('e', 'Evolve')], { pt: '3/3' }),
        actions: [cast('c'), { by: 'all', do: 'resolve' }, effect('Put a +1/+1 counter on target creature.', 'e'), pass],
        expect: { pt: { e: '3/3' }, triggered: { e: 1 } },
      },
    ],
    [
      'fabricate puts counters',
      '2018-01-19',
      {
        setup: inHand('Fabricate 2'),
        actions: [cast('c'), pass, choose('yes')],
        expect: { pt: { c: '3/3' }, tokens: [] },
      },
    ],
    [
      'fabricate makes Servos',
      '2018-01-19',
      {
        setup: inHand('Fabricate 2'),
        actions: [cast('c'), pass, choose('no')],
        expect: { pt: { c: '1/1' }, tokens: [{ name: 'Servo', pt: '1/1', types: ['artifact', 'creature'], colors: [], count: 2 }] },
      },
    ],
    [
      'fabricate of one that is gone makes Servos',
      '2018-01-19',
      {
        setup: inHand('Fabricate 1'),
        actions: [cast('c'), { by: 'all', do: 'resolve' }, effect('Destroy target creature.', 'c'), pass],
        expect: { zones: { c: 'graveyard' }, tokens: [{ name: 'Servo', count: 1 }] },
      },
    ],
    [
      'graft moves a counter',
      '2011-02-04',
      {
        setup: inHand('', [beast('g', 'Graft 2', { pt: '0/0', counters: { '+1/+1': 2 } })]),
        actions: [cast('c'), pass, choose('yes')],
        expect: { pt: { c: '2/2', g: '1/1' } },
      },
    ],
    ...(['2006-07-15', '2011-02-04'] as const).map((edition, at): Case => [
      'graft without a counter',
      edition,
      {
        setup: inHand('', [beast('g', 'Graft 2')]),
        actions: [cast('c'), pass],
        expect: { pt: { c: '1/1', g: '2/2' }, triggered: { g: 1 - at } },
      },
    ]),
    [
      'graft enters with counters',
      '2011-02-04',
      {
        setup: inHand('Graft 2', [], { pt: '0/0' }),
        actions: [cast('c'), pass],
        expect: { pt: { c: '2/2' } },
      },
    ],
    [
      'level up',
      '2011-02-04',
      {
        setup: board(beast('l', 'Level up {0}')),
        actions: [{ by: 'A', do: 'activate', object: 'l' }, pass],
        expect: { counters: { l: { level: 1 } } },
      },
    ],
  ]);
});

const season = beast(
  'd',
  'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
);

describe('what doubles the counters that effects put', () => {
  runs([
    [
      'leaves those alone that are a cost',
      '2020-01-24',
      {
        setup: board(season, beast('x'), {
          ref: 'w',
          name: 'w',
          controller: 'A',
          type: 'Legendary Planeswalker — Jace',
          loyalty: 3,
          text: '+1: Draw a card.',
        }),
        actions: [{ by: 'A', do: 'activate', object: 'w' }, pass, effect('Put a +1/+1 counter on target creature.', 'x')],
        expect: { loyalty: { w: 4 }, counters: { x: { '+1/+1': 2 } } },
      },
    ],
  ]);

  it('is not played where damage puts them', () => {
    const fights = {
      setup: board(season, beast('x'), beast('y', 'Wither', { controller: 'B' })),
      actions: [effect('Target creature deals 1 damage to target creature.', 'y', 'x')],
    };
    expect(JSON.stringify(play({ edition: '2020-01-24', ...fights, expect: {} }).unsupported)).toContain('counters that come of damage');
  });
});
