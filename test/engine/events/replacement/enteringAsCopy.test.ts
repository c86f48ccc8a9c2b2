/** What enters as a copy is what it copies while it enters: an Aura is attached (303.4f), amplify sees the copied types (614.12). */
import { describe } from 'vitest';
import { creature } from '../../../demonstration/play.ts';
import { board, cast, check, choose, effect, pass, runs } from '../../look/keywords/table.ts';

const rage = (controller: string, on: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ref: 'rage',
  name: 'Rage',
  controller,
  type: 'Enchantment — Aura',
  text: 'Enchant creature\nEnchanted creature gets +2/+0.',
  attachedTo: on,
  ...more,
});
const inHand = (text: string, type: string, battlefield: readonly object[], hand: readonly object[] = [], more = {}) => ({
  zones: { battlefield, hand: { A: [{ ref: 'c', name: 'c', type, cost: '{0}', text, ...more }, ...hand] } },
});
const mirror = 'You may have ~ enter as a copy of any enchantment on the battlefield.';

describe('a spell that enters as a copy of an Aura', () => {
  runs([
    [
      'is attached to what its controller chooses',
      '2026-01-16',
      {
        setup: inHand(mirror, 'Enchantment', [creature('x', 'A'), creature('y', 'B'), rage('B', 'y')]),
        actions: [cast('c'), pass, choose('rage'), choose('x'), check],
        expect: { zones: { c: 'battlefield' }, attachedTo: { c: 'x' }, pt: { x: '4/2', y: '4/2' } },
      },
    ],
    [
      'in 2011 too, and to what only it may enchant',
      '2011-09-30',
      {
        players: ['A', 'B', 'C'],
        setup: inHand('You may have ~ enter the battlefield as a copy of any enchantment on the battlefield.', 'Enchantment', [
          creature('x', 'A', '1/1', { text: 'Shroud' }),
          creature('y', 'C', '3/3'),
          rage('C', 'y', { text: 'Enchant creature you control\nEnchanted creature gets +2/+0.' }),
        ]),
        actions: [cast('c'), pass, choose('rage'), check],
        expect: { attachedTo: { c: 'x' }, pt: { x: '3/1', y: '5/3' } },
      },
    ],
    [
      'goes to the graveyard when there is nothing that it could enchant',
      '2026-01-16',
      {
        setup: inHand(mirror, 'Enchantment', [
          creature('y', 'B'),
          rage('B', 'y', { text: 'Enchant creature you control\nEnchanted creature gets +2/+0.' }),
        ]),
        actions: [cast('c'), pass, choose('rage'), check],
        expect: { zones: { c: 'graveyard' }, pt: { y: '4/2' } },
      },
    ],
    [
      'of something that is no Aura is attached to nothing',
      '2026-01-16',
      {
        setup: inHand(mirror, 'Enchantment', [
          creature('x', 'A'),
          { ref: 'anthem', name: 'Anthem', controller: 'B', type: 'Enchantment', text: 'Creatures you control get +1/+1.' },
        ]),
        actions: [cast('c'), pass, choose('anthem'), check],
        expect: { attachedTo: { c: 'none' }, pt: { x: '3/3' } },
      },
    ],
  ]);
});

describe('a token that is a copy of an Aura', () => {
  runs([
    [
      'is attached as it is created',
      '2026-01-16',
      {
        setup: board(creature('x', 'A'), rage('B', 'x')),
        actions: [effect("Create a token that's a copy of target enchantment.", 'rage'), check],
        expect: { pt: { x: '6/2' } },
      },
    ],
  ]);
});

const amplifies = (ref: string, type: string) => creature(ref, 'B', '1/1', { type, text: 'Amplify 1' });
const clone = 'You may have ~ enter as a copy of any creature on the battlefield.';
const kin = (ref: string, type: string) => ({ ref, name: ref, type, cost: '{5}', pt: '1/1' });

describe('amplify of what enters as a copy', () => {
  runs([
    [
      'counts cards of the copied type',
      '2026-01-16',
      {
        setup: inHand(
          clone,
          'Creature — Shapeshifter',
          [amplifies('elf', 'Creature — Elf')],
          [kin('e1', 'Creature — Elf'), kin('e2', 'Creature — Elf')],
          {
            pt: '0/0',
          },
        ),
        actions: [cast('c'), pass, choose('elf'), choose(['e1', 'e2'])],
        expect: { pt: { c: '3/3' }, counters: { c: { '+1/+1': 2 } } },
      },
    ],
    [
      'and none of the types from before',
      '2026-01-16',
      {
        setup: inHand(clone, 'Creature — Shapeshifter', [amplifies('elf', 'Creature — Elf')], [kin('s', 'Creature — Shapeshifter')], {
          pt: '0/0',
        }),
        actions: [cast('c'), pass, choose('elf')],
        expect: { pt: { c: '1/1' }, counters: { c: {} } },
      },
    ],
    [
      'counts cards of a type that an effect gives it on the battlefield',
      '2017-09-29',
      {
        players: ['A', 'B', 'C'],
        setup: inHand(
          'Amplify 2',
          'Creature — Beast',
          [
            {
              ref: 'law',
              name: 'Law',
              controller: 'A',
              type: 'Enchantment',
              text: 'Creatures you control are Goblins in addition to their other types.',
            },
          ],
          [kin('g', 'Creature — Goblin'), kin('b', 'Creature — Bird')],
          { pt: '1/1' },
        ),
        actions: [cast('c'), pass, choose(['g'])],
        expect: { counters: { c: { '+1/+1': 2 } } },
      },
    ],
    [
      'and does not before 2017, when effects of others did not count',
      '2011-09-30',
      {
        setup: inHand(
          'Amplify 2',
          'Creature — Beast',
          [
            {
              ref: 'law',
              name: 'Law',
              controller: 'A',
              type: 'Enchantment',
              text: 'Creatures you control are Goblins in addition to their other types.',
            },
          ],
          [kin('g', 'Creature — Goblin')],
          { pt: '1/1' },
        ),
        actions: [cast('c'), pass],
        expect: { counters: { c: {} }, subtypes: { c: ['Beast', 'Goblin'] } },
      },
    ],
    [
      'a token that is a copy amplifies, too',
      '2026-01-16',
      {
        setup: {
          zones: {
            battlefield: [amplifies('elf', 'Creature — Elf')],
            hand: { A: [kin('e1', 'Creature — Elf'), kin('e2', 'Creature — Elf')] },
          },
        },
        actions: [effect("Create a token that's a copy of target creature.", 'elf'), choose(['e1', 'e2'])],
        expect: { tokens: [{ controller: 'A', name: 'elf', pt: '3/3' }] },
      },
    ],
  ]);
});
