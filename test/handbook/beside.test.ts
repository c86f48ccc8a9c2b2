import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../src/corpus/loadedEntry.ts';
import { besideEdition } from '../../src/handbook/beside.ts';
import type { Rests } from '../../src/model/entry.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { makeEntry } from '../site/fixtures.ts';
import { makeOfficial } from './officialText.ts';

const days = ['2010-01-01', '2015-01-01', '2020-01-01', '2021-01-01', '2022-01-01'];
const official = makeOfficial(days, [
  [
    [0, '100.1'],
    [1, '100.2'],
    [3, '100.2', 'substance'],
  ],
  [
    [0, '200.1'],
    [1, '200.3'],
  ],
  // It stood before, under a number that nobody followed.
  [
    [0, '300.9'],
    [1, ''],
  ],
  [[1, '300.1']],
  [[0, '400.1']],
]);
const told = (number: string, text: string, rests: Rests | undefined, more: Partial<LoadedEntry> = {}): LoadedEntry => ({
  ...makeEntry(number, 'rule', { text }),
  ...(rests === undefined ? {} : { rests }),
  ...more,
});
const before = { before: '2015-01-01' as IsoDate };
const entries: Readonly<Record<string, readonly LoadedEntry[]>> = {
  '2010-01-01': [
    told('100.1', 'Old.', { on: ['100.1'], ...before }),
    told('200.1', 'Moved.', { on: ['200.3'] }),
    told('300.9', 'Known by number.', { on: ['300.1'] }),
    told('400.1', 'One.', { on: ['400.1'] }),
    told('400.2', 'Another.', { on: ['400.1'] }),
    told('', 'A word of players.', { on: ['100.1'] }, { beside: { ours: true } }),
  ],
  '2020-01-01': [
    told('100.2', 'New.', { on: ['100.2'] }),
    told('200.3', 'Moved.', { on: ['200.3'] }),
    told('300.1', 'Known by number.', { on: ['300.1'] }),
    told('100', '', undefined),
  ],
};
const handbook = { days: Object.keys(entries) as IsoDate[], entriesOn: (day: IsoDate) => entries[day] ?? [] };
const on = (date: string) =>
  Object.fromEntries(
    [...besideEdition(official, handbook, date as IsoDate)].map(([id, { entry }]) => [
      id,
      entry.wording.map((part) => ('value' in part ? part.value : '')).join(''),
    ]),
  );

describe('beside an edition stands what held on its day', () => {
  it('in the lineage of what an entry is about, whatever its number; else by the number that the handbook gives it', () => {
    expect(on('2010-01-01')).toEqual({ '100.1': 'Old.', '200.1': 'Moved.', '300.9': 'Known by number.' });
  });

  it('under the number of today', () => {
    expect(on('2020-01-01')).toEqual({ '100.2': 'New.', '200.3': 'Moved.', '300.1': 'Known by number.' });
  });

  it('of the handbook of an earlier day under the number of the edition', () => {
    expect(on('2015-01-01')).toMatchObject({ '200.3': 'Moved.', '300.1': 'Known by number.' });
  });

  it('not what two entries would tell, nor a word of players', () => {
    expect(on('2010-01-01')['400.1']).toBeUndefined();
  });

  it('behind the newest day of the handbook without what has changed since', () => {
    expect(on('2021-01-01')).toEqual({ '200.3': 'Moved.', '300.1': 'Known by number.' });
  });

  it('by the number of the edition that is here, where those behind it are not', () => {
    const few = makeOfficial(
      ['2010-01-01', '2022-01-01'],
      [
        [[0, '200.1']],
        [
          [0, '200.3'],
          [1, ''],
        ],
      ],
    );
    const formerly = [{ number: '200.1', until: '2015-01-01' as IsoDate }];
    const entry = told('200.1', 'Mine.', { on: ['200.3'], before: '2020-01-01' as IsoDate, formerly });
    const text = { days: ['2010-01-01' as IsoDate, '2020-01-01' as IsoDate], entriesOn: () => [entry] };
    expect([...besideEdition(few, text, '2010-01-01' as IsoDate).keys()]).toEqual(['200.1']);
  });

  it('nothing behind the newest day of the handbook, where the edition of that day is not here to tell it by', () => {
    const few = makeOfficial(['2010-01-01', '2022-01-01'], [[[0, '200.3']]]);
    expect([...besideEdition(few, handbook, '2022-01-01' as IsoDate)]).toEqual([]);
  });

  it('nothing on days that the handbook or the chain does not know', () => {
    expect(on('2009-01-01')).toEqual({});
    expect(on('2016-01-01')).toEqual({});
  });
});
