import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../src/corpus/loadedEntry.ts';
import { tellEdition } from '../../src/handbook/told.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { collectEdition } from '../../src/search/collectEdition.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { searchEdition } from '../../src/search/searchEdition.ts';
import { makeEntry, makeTerm } from '../site/fixtures.ts';
import { makeOfficial } from './officialText.ts';

const day = '2020-01-01' as IsoDate;
const official = makeOfficial([day], [[[0, '100.1']], [[0, '100.2']], [[0, '100']]]);
const entries: readonly LoadedEntry[] = [
  makeEntry('100', 'subsection', { title: 'Naps' }),
  makeEntry('100.1', 'rule', { text: 'Whoever lies on the sill first keeps it.' }),
  makeEntry('100.2', 'rule', { text: 'A bowl is filled at noon.' }),
];
const handbook: readonly LoadedEntry[] = [
  {
    ...makeEntry('100.1', 'rule', { text: 'The early cat sleeps in the sun.' }),
    rests: { on: ['100.1', '100.2'] },
    beside: { asks: ['May I push a sleeping cat away?'] },
  },
  makeEntry('100.2', 'rule', { text: 'Lunch.' }),
  { ...makeTerm('Tin Time', 'When there is food. See rule 100.2.'), beside: { ours: true, asks: ['When is dinner?'] } },
];
const text = { days: [day], entriesOn: () => handbook };
const told = tellEdition(official, text, day, new Set(entries.map(({ id }) => id)));

describe('what the handbook tells of an edition', () => {
  it('is what it says and answers of the same provision, and of a players’ word at the rule that its term cites', () => {
    expect([...told]).toEqual([
      [
        '100.1',
        {
          asks: ['May I push a sleeping cat away?'],
          words: ['The early cat sleeps in the sun.'],
          wordings: [handbook[0]?.wording],
          restsOn: ['100.1', '100.2'],
        },
      ],
      [
        '100.2',
        {
          asks: ['When is dinner?'],
          words: ['Tin Time', 'When there is food. See rule 100.2.'],
          wordings: [handbook[2]?.wording],
          restsOn: [],
        },
      ],
    ]);
  });

  it('is read with what it cites and rests on, but for what the entry itself cites, stands under or is', () => {
    const more: readonly LoadedEntry[] = [
      ...entries,
      makeEntry('100.3', 'rule', { text: 'A cat naps. See rule 100.4.' }),
      makeEntry('100.4', 'rule', { text: 'A cat yawns.' }),
      makeEntry('100.5', 'rule', { text: 'A cat that naps (see rule 100.3) snores.' }),
    ];
    const wording = makeEntry('100.3', 'rule', { text: 'See rule 100.4, rule 100.2 and rule 100.1. See section 100.' }).wording;
    const toldOf = () => ({ asks: [], words: [], wordings: [wording], restsOn: ['100.3', '100.5', '100.2'] });
    const { documents } = collectEdition('key', more, [], (id) => (id === '100.3' ? toldOf() : undefined));
    const idOf = (place: number) => documents[place]?.id;
    expect(documents.map(({ id, toldCites }) => [id, toldCites?.map(idOf)])).toEqual([
      ['100', undefined],
      ['100.1', undefined],
      ['100.2', undefined],
      ['100.3', ['100.2', '100.1']],
      ['100.4', undefined],
      ['100.5', undefined],
    ]);
  });

  it('is found in the official entry, which is shown in its own words', () => {
    const index = openFile(collectEdition('key', entries, [], (id) => told.get(id)));
    const first = (query: string) => searchEdition(index, query)[0];
    expect(['push the cat away', 'tin time', 'dinner', 'early'].map((query) => first(query)?.id)).toEqual([
      '100.1',
      '100.2',
      '100.2',
      '100.1',
    ]);
    expect(first('early')?.snippet.text).toBe('Whoever lies on the sill first keeps it.');
  });

  it('is kept without the words that the entry has itself', () => {
    const { documents } = collectEdition('key', entries, [], (id) => told.get(id));
    expect(documents.map(({ told: words }) => words)).toEqual([undefined, 'cat early sleeps sun', '100 2 food see time tin']);
  });
});
