/** Keywords that are activated abilities are among “all activated abilities” (602.1, 702.6a, 702.87a, 702.107a). */
import { describe } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const edition = '2026-01-16';
const stackEmpty = { by: 'all', do: 'pass until', until: 'stack empty' };
const ooze = creature('ooze', 'A', '4/3', { text: '~ has all activated abilities of all creature cards in all graveyards.' });
const setup = (...graveyard: readonly Data[]): Data => ({
  mana: { A: '{C}{C}{W}' },
  zones: { battlefield: [ooze], graveyard: { A: graveyard } },
});
const activate = (ability: string): Data => ({ by: 'A', do: 'activate', object: 'ooze', ability });

describe('“all activated abilities”', () => {
  bothWays([
    [
      'are outlast as well',
      {
        edition,
        setup: setup(creature('c', 'A', '2/1', { text: 'Outlast {2}{W}' })),
        actions: [activate('Outlast'), stackEmpty],
        expect: { counters: { ooze: { '+1/+1': 1 } }, tapped: { ooze: true } },
      },
      { counters: { ooze: {} } },
    ],
    [
      'are level up as well, but not what the levels say',
      {
        edition,
        setup: setup(creature('c', 'A', '1/1', { text: 'Level up {3}\nLEVEL 1-2\n2/2\nFlying\nLEVEL 3+\n4/2\nFlying' })),
        actions: [activate('Level up'), stackEmpty],
        expect: { counters: { ooze: { level: 1 } }, pt: { ooze: '4/3' } },
      },
      { pt: { ooze: '2/2' } },
    ],
    [
      'work only from the zone from which they can be activated',
      {
        edition,
        setup: setup(creature('c', 'A', '1/1', { text: 'Unearth {W}' })),
        actions: [activate('Unearth')],
        expect: { refused: { action: 1 } },
      },
      { zones: { ooze: 'exile' } },
    ],
    [
      'are no keywords of another kind',
      {
        edition,
        setup: setup(creature('c', 'A', '1/1', { text: 'Lifelink\nOutlast {2}{W}' })),
        actions: [
          { by: 'A', do: 'effect', text: 'Target creature deals damage equal to its power to target player.', targets: ['ooze', 'B'] },
          activate('Outlast'),
          stackEmpty,
        ],
        expect: { life: { A: 20, B: 16 }, counters: { ooze: { '+1/+1': 1 } } },
      },
      { life: { A: 24 } },
    ],
    [
      'are given for a while as well',
      {
        edition,
        setup: {
          mana: { A: '{C}{C}{W}' },
          zones: { battlefield: [creature('ooze', 'A'), creature('c', 'B', '2/1', { text: 'Outlast {2}{W}' })] },
        },
        actions: [
          {
            by: 'A',
            do: 'effect',
            text: 'Target creature you control gains all activated abilities of target creature an opponent controls until end of turn.',
            targets: ['ooze', 'c'],
          },
          activate('Outlast'),
          stackEmpty,
        ],
        expect: { counters: { ooze: { '+1/+1': 1 } } },
      },
      { counters: { ooze: {} } },
    ],
  ]);
});
