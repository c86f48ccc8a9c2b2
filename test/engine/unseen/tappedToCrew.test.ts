/** What creatures count for as they are tapped to crew a Vehicle or to saddle a Mount, and who cannot be (702.122, 702.171). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const pilot = 'This creature crews Vehicles as though its power were 2 greater.';
const rider = 'This creature saddles Mounts and crews Vehicles as though its power were 2 greater.';
const ox = 'This creature crews Vehicles using its toughness rather than its power.';

/** Taps creatures of A, each of power, toughness and text, for a Vehicle or Mount that asks so much. */
const taps = (
  keyword: 'Crew' | 'Saddle',
  asked: number,
  tapped: readonly (readonly [pt: string, text: string])[],
  more: readonly object[] = [],
) => {
  const refs = tapped.map((_, at) => `c${at}`);
  return verdict(
    play({
      edition: '2025-11-14',
      setup: {
        zones: {
          battlefield: [
            {
              ref: 'v',
              name: 'V',
              controller: 'A',
              type: keyword === 'Crew' ? 'Artifact — Vehicle' : 'Creature — Horse Mount',
              pt: '5/5',
              text: `${keyword} ${asked}`,
            },
            ...tapped.map(([pt, text], at) => creature(`c${at}`, 'A', pt, { text })),
            ...more,
          ],
        },
      },
      actions: [{ by: 'A', do: 'activate', object: 'v', additional: refs }],
      expect: { tapped: Object.fromEntries(refs.map((ref) => [ref, true])) },
    }),
  );
};
const aura = (text: string) => ({
  ref: 'a',
  name: 'A',
  type: 'Enchantment — Aura',
  controller: 'B',
  attachedTo: 'c0',
  text: `Enchant creature\n${text}`,
});

it.each([
  ['counts with two more where it crews', 'Crew', 3, [['1/1', pilot]], true],
  ['does so with power 0, too', 'Crew', 2, [['0/1', pilot]], true],
  ['counts with no more than that', 'Crew', 4, [['1/1', pilot]], false],
  [
    'counts beside another with the sum of both',
    'Crew',
    5,
    [
      ['1/1', pilot],
      ['2/2', ''],
    ],
    true,
  ],
  ['counts with its own power where it saddles', 'Saddle', 3, [['1/1', pilot]], false],
  ['counts with more where it saddles, as its text says', 'Saddle', 3, [['1/1', rider]], true],
  ['of the same text crews, too', 'Crew', 3, [['1/1', rider]], true],
  ['counts with its toughness', 'Crew', 4, [['0/4', ox]], true],
  ['counts with its toughness where that is less', 'Crew', 3, [['4/2', ox]], false],
  ['counts with its power where it saddles', 'Saddle', 4, [['0/4', ox]], false],
  ['of another text counts with its power', 'Crew', 3, [['1/4', '']], false],
  ['cannot be tapped where it cannot crew', 'Crew', 2, [['2/2', "This creature can't crew Vehicles."]], false],
  ['can saddle where it cannot crew', 'Saddle', 2, [['2/2', "This creature can't crew Vehicles."]], true],
] as const)('a creature %s', (_, keyword, asked, tapped, pays) => {
  const played = taps(keyword, asked, tapped);
  if (pays) expect(played).toBe('passed');
  else expect(played).toMatch(/^failed/);
});

it('is not possible with what is enchanted so', () => {
  expect(taps('Crew', 2, [['2/2', '']], [aura("Enchanted creature can't attack, block, or crew Vehicles.")])).toMatch(/^failed/);
  expect(taps('Crew', 2, [['2/2', '']], [aura('Enchanted creature gets +0/+1.')])).toBe('passed');
});
