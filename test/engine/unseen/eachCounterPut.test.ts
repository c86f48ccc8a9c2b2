/** What triggers for each counter that is put on something, and whom a heroic creature's "it" means. */
import { describe } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const edition = '2026-01-16';
const untilEmpty = { by: 'all', do: 'pass until', until: 'stack empty' };
const counted = 'Whenever a +1/+1 counter is put on mage, you gain 1 life.';
const mage = creature('mage', 'A', '1/1', { text: counted });
const put = effect('Put three +1/+1 counters on target creature.', { targets: ['mage'] });

describe('for each counter', () => {
  bothWays([
    [
      'it triggers once, where several are put there at once',
      {
        edition,
        setup: { zones: { battlefield: [mage] } },
        actions: [put, untilEmpty],
        expect: { life: { A: 23 }, triggered: { mage: 3 } },
      },
      { life: { A: 21 } },
    ],
    [
      'it triggers as often as counters really are put there',
      {
        edition,
        setup: {
          zones: {
            battlefield: [
              mage,
              {
                ref: 'season',
                name: 'season',
                controller: 'A',
                type: 'Enchantment',
                text: 'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on that creature instead.',
              },
            ],
          },
        },
        actions: [put, untilEmpty],
        expect: { life: { A: 24 }, counters: { mage: { '+1/+1': 4 } } },
      },
      { life: { A: 23 } },
    ],
    [
      'it triggers as it enters with some, and not for a counter of another kind or one that is removed',
      {
        edition,
        setup: {
          mana: { A: '{G}' },
          zones: { hand: { A: [{ ...mage, cost: '{G}', text: `mage enters with two +1/+1 counters on it.\n${counted}` }] } },
        },
        actions: [
          { by: 'A', do: 'cast', object: 'mage' },
          untilEmpty,
          effect('Put a -1/-1 counter on target creature.', { targets: ['mage'] }),
          effect('Remove a +1/+1 counter from target creature.', { targets: ['mage'] }),
          untilEmpty,
        ],
        expect: { life: { A: 22 } },
      },
      { life: { A: 21 } },
    ],
    [
      'of many creatures it triggers for each of each',
      {
        edition,
        setup: {
          zones: {
            battlefield: [
              creature('watcher', 'A', '9/9', { text: 'Whenever a -1/-1 counter is put on a creature, you gain 1 life.' }),
              creature('b', 'B', '9/9'),
            ],
          },
        },
        actions: [effect('Put two -1/-1 counters on each creature.'), untilEmpty],
        expect: { life: { A: 24 } },
      },
      { life: { A: 22 } },
    ],
  ]);
});

describe('“it” behind a spell that targets the source', () => {
  bothWays([
    [
      'is the source: the counter is put on the creature',
      {
        edition,
        setup: {
          mana: { A: '{G}' },
          zones: {
            battlefield: [
              creature('sage', 'A', '0/3', {
                name: 'Sage of Hours',
                text: 'Heroic — Whenever you cast a spell that targets Sage of Hours, put a +1/+1 counter on it.',
              }),
            ],
            hand: {
              A: [{ ref: 'growth', name: 'growth', type: 'Instant', cost: '{G}', text: 'Target creature gets +3/+3 until end of turn.' }],
            },
          },
        },
        actions: [{ by: 'A', do: 'cast', object: 'growth', targets: ['sage'] }, untilEmpty],
        expect: { counters: { sage: { '+1/+1': 1 } }, pt: { sage: '4/7' } },
      },
      { pt: { sage: '3/6' } },
    ],
  ]);
});
