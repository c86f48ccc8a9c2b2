import { describe, expect, it } from 'vitest';
import { findRaised } from '../../src/lineage/raised.ts';
import { pairUp } from '../../src/lineage/pairUp.ts';
import { prepareEdition } from '../../src/lineage/preparedEdition.ts';
import { toProvisions } from '../../src/lineage/provision.ts';
import { reading, toEntries } from './makeEdition.ts';

/** `titled` rules have a title alone, as sections have. */
const edition = (lines: readonly string[], titled: Readonly<Record<string, string>> = {}) =>
  prepareEdition(
    toProvisions(
      toEntries(lines).map((entry) => {
        const title = titled[entry.id];
        return title === undefined ? entry : { ...entry, title };
      }),
    ),
    reading,
  );

const old = edition(['1 House', '100 Rooms', '100.1', '100.1a Pots.', '100.1b Pans.', '100.1c Spoons.', '100.1d Forks.', '100.2 Doors.'], {
  '100.1': 'Kitchen',
});
const rules = ['102.1 Pots.', '102.2 Pans.', '102.3 Spoons.', '102.4 Forks.'];
const find = (title: string, pairs: readonly (readonly [string, string])[], from = old) => {
  const young = edition(['1 House', '101 Rooms', '101.1 Doors.', `102 ${title}`, ...rules]);
  const at = ({ placeOf }: typeof young, id: string): number => placeOf.get(id) ?? -1;
  const links = pairs.map(([left, right]) => [at(from, left), at(young, right)] as const);
  return findRaised(from, young, pairUp(from, young), links).map(
    (link) => `${from.all[link.old]?.provision.id ?? ''} > ${young.all[link.young]?.provision.id ?? ''}`,
  );
};

describe('a rule that was a title with a list', () => {
  it('is the subsection that has half of its list, if half of what is there came from it', () => {
    expect(
      find('Kitchen', [
        ['100.1a', '102.1'],
        ['100.1b', '102.2'],
        ['100.2', '102.3'],
      ]),
    ).toEqual(['100.1 > 102']);
  });

  it('is a subsection of another title only if nothing came there from elsewhere', () => {
    const parts = [
      ['100.1a', '102.1'],
      ['100.1b', '102.2'],
    ] as const;
    expect(find('Hearth', parts)).toEqual(['100.1 > 102']);
    expect(find('Hearth', [...parts, ['100.2', '102.3']])).toEqual([]);
  });

  it.each([
    ['less than half of its list is there', [['100.1a', '102.1']]],
    [
      'most of what is there is from elsewhere',
      [
        ['100.1a', '102.1'],
        ['100.1b', '102.1'],
        ['100.2', '102.2'],
        ['100.2', '102.3'],
      ],
    ],
    [
      'something carries it on already',
      [
        ['100.1', '101.1'],
        ['100.1a', '102.1'],
        ['100.1b', '102.2'],
      ],
    ],
  ] as const)('is no subsection where %s', (_, pairs) => {
    expect(find('Kitchen', pairs)).toEqual([]);
  });

  it('must be a title: a sentence that heads a list is none', () => {
    const pairs = [
      ['100.1a', '102.1'],
      ['100.1b', '102.2'],
    ] as const;
    expect(find('Kitchen', pairs, edition(['100 Rooms', '100.1 Kitchen.', '100.1a Pots.', '100.1b Pans.', '100.2 Doors.']))).toEqual([]);
  });
});
