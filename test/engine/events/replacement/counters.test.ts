/** Counters with rules of their own: shield, stun, finality (122.1c, 122.1d, 122.1h), and those whose rules are not played. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../../demonstration/play.ts';
import { board, cast, check, choose, effect, pass, passTo, runs } from '../../look/keywords/table.ts';

const with_ = (ref: string, counters: Readonly<Record<string, number>>, more: Readonly<Record<string, unknown>> = {}) =>
  creature(ref, 'B', '4/4', { counters, ...more });
const bolt = { ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{R}', text: 'Bolt deals 3 damage to any target.' };

const walker = { ref: 'walker', controller: 'B', type: 'Planeswalker — Vex', loyalty: 5, counters: { shield: 2, loyalty: 5 } };

describe('shield counters', () => {
  runs([
    [
      'one of two goes in place of destruction by an effect',
      '2026-01-16',
      {
        setup: board(with_('x', { shield: 2 })),
        actions: [effect('Destroy target creature.', 'x')],
        expect: { zones: { x: 'battlefield' }, counters: { x: { shield: 1 } }, cites: ['122.1c'] },
      },
    ],
    [
      'they do nothing about what a state-based action destroys',
      '2026-01-16',
      {
        setup: board(with_('x', { shield: 1 }, { damage: 4 })),
        actions: [check],
        expect: { zones: { x: 'graveyard' } },
      },
    ],
    [
      'nor about sacrifice, toughness 0 or exile',
      '2023-11-17',
      {
        setup: board(with_('x', { shield: 1 }), with_('y', { shield: 1 }), with_('z', { shield: 1 })),
        actions: [
          effect('Target player sacrifices a creature.', 'B'),
          choose('x', 'B'),
          effect('Target creature gets -4/-4 until end of turn.', 'y'),
          effect('Exile target creature.', 'z'),
          check,
        ],
        expect: { zones: { x: 'graveyard', y: 'graveyard', z: 'exile' } },
      },
    ],
    [
      'all damage of one source is prevented',
      '2022-04-29',
      {
        setup: { mana: { A: '{R}' }, zones: { battlefield: [with_('x', { shield: 1 })], hand: { A: [bolt] } } },
        actions: [cast('bolt', { targets: ['x'] }), pass],
        expect: { damage: { x: 0 }, counters: { x: {} }, cites: ['122.1c'] },
      },
    ],
    [
      'damage of several at once is prevented by one counter',
      '2026-01-16',
      {
        players: ['A', 'B', 'C'],
        setup: {
          step: 'declare blockers',
          zones: {
            battlefield: [creature('a', 'A', '3/3'), creature('b', 'A', '2/2'), walker],
          },
          attacking: { a: 'walker', b: 'walker' },
          blocking: {},
        },
        actions: [passTo('end of combat')],
        expect: { loyalty: { walker: 5 }, counters: { walker: { shield: 1 } } },
      },
    ],
    [
      'damage that cannot be prevented is dealt, and the counter goes',
      '2026-01-16',
      {
        setup: board(with_('x', { shield: 1 })),
        actions: [effect("Damage can't be prevented this turn."), effect('~ deals 3 damage to target creature.', 'x')],
        expect: { damage: { x: 3 }, counters: { x: {} } },
      },
    ],
    [
      'an indestructible permanent keeps its counter',
      '2026-01-16',
      {
        setup: board(with_('x', { shield: 1 }, { text: 'Indestructible' })),
        actions: [effect('Destroy target creature.', 'x')],
        expect: { zones: { x: 'battlefield' }, counters: { x: { shield: 1 } } },
      },
    ],
    [
      'before their rule they do nothing',
      '2022-02-18',
      {
        setup: board(with_('x', { shield: 1 })),
        actions: [effect('Destroy target creature.', 'x')],
        expect: { zones: { x: 'graveyard' } },
      },
    ],
  ]);
});

describe('stun counters', () => {
  const tapped = { tapped: true };
  runs([
    [
      'one goes in place of untapping in the untap step',
      '2026-01-16',
      {
        setup: { ...board(with_('x', { stun: 2 }, tapped), with_('y', {}, tapped)), step: 'end' },
        actions: [passTo('upkeep of B')],
        expect: { tapped: { x: true, y: false }, counters: { x: { stun: 1 } }, cites: ['122.1d'] },
      },
    ],
    [
      'one goes in place of untapping by an effect, the last of them too',
      '2022-09-08',
      {
        setup: board(with_('x', { stun: 1 }, tapped)),
        actions: [effect('Untap target creature.', 'x')],
        expect: { tapped: { x: true }, counters: { x: {} } },
      },
    ],
    [
      'what is untapped already keeps its counter',
      '2026-01-16',
      {
        players: ['A', 'B', 'C', 'D'],
        setup: board(with_('x', { stun: 1 })),
        actions: [effect('Untap all creatures.')],
        expect: { tapped: { x: false }, counters: { x: { stun: 1 } } },
      },
    ],
    [
      'before their rule it untaps',
      '2022-04-29',
      {
        setup: board(with_('x', { stun: 1 }, tapped)),
        actions: [effect('Untap target creature.', 'x')],
        expect: { tapped: { x: false }, counters: { x: { stun: 1 } } },
      },
    ],
  ]);
});

describe('finality counters', () => {
  runs([
    [
      'what would die is exiled, and does not die',
      '2026-01-16',
      {
        setup: board(with_('x', { finality: 1 }, { text: 'When ~ dies, you gain 3 life.' })),
        actions: [effect('Destroy target creature.', 'x'), check, pass],
        expect: { zones: { x: 'exile' }, life: { B: 20 }, cites: ['122.1h'] },
      },
    ],
    [
      'so is what is sacrificed, and that is still a sacrifice',
      '2024-07-30',
      {
        setup: board(with_('x', { finality: 2 }), {
          ref: 'altar',
          controller: 'B',
          type: 'Enchantment',
          text: 'Whenever you sacrifice a creature, you gain 3 life.',
        }),
        actions: [effect('Target player sacrifices a creature.', 'B'), check, pass],
        expect: { zones: { x: 'exile' }, life: { B: 23 } },
      },
    ],
    [
      'and what has toughness 0, but what is returned to a hand is not',
      '2023-11-17',
      {
        players: ['A', 'B', 'C'],
        setup: board(with_('x', { finality: 1 }), with_('y', { finality: 1 })),
        actions: [
          effect('Target creature gets -4/-4 until end of turn.', 'x'),
          effect("Return target creature to its owner's hand.", 'y'),
          check,
        ],
        expect: { zones: { x: 'exile', y: 'hand' } },
      },
    ],
    [
      'before their rule it dies',
      '2022-10-07',
      {
        setup: board(with_('x', { finality: 1 })),
        actions: [effect('Destroy target creature.', 'x')],
        expect: { zones: { x: 'graveyard' } },
      },
    ],
  ]);
});

describe('keyword counters', () => {
  it.each([
    ['flying', '2020-01-24', '2020-04-17'],
    ['shadow', '2023-04-14', '2023-11-17'],
    ['exalted', '2024-04-12', '2024-06-07'],
    ['decayed', '2025-02-07', '2025-04-04'],
  ])('of %s give it from the edition on that names it', (counter, before, day) => {
    const abilities = (edition: string, has: boolean) =>
      verdict(
        play({
          edition,
          setup: board(with_('x', { [counter]: 1 })),
          expect: [{ after: 0, abilities: { x: has ? { has: [counter] } : { lacks: [counter] } } }],
          actions: [check],
        }),
      );
    expect([abilities(before, false), abilities(day, true)]).toEqual(['passed', 'passed']);
  });
});
