import { expect, test } from 'vitest';
import { findEdition, findSources } from '../../../src/corpus/lookup/findEdition.ts';
import { corpusFormat, type Manifest } from '../../../src/corpus/format.ts';
import { toIsoDate } from '../../../src/model/edition.ts';
import { makeContents, makeEdition, makeEntry } from '../store/makeEdition.ts';

const contents = makeContents([
  makeEdition({ date: '2001-01-01' }),
  makeEdition({ date: '2005-01-01' }),
  makeEdition({ date: '2005-01-01', entries: [makeEntry('1.1', 'Play.'), makeEntry('1.2', 'Rest.')] }),
  makeEdition({ date: '2009-01-01', extent: 'chapter' }),
]);
const manifest: Manifest = { format: corpusFormat, editions: contents.editions.map(({ record }) => record), passedOver: [] };

test.each([
  { day: undefined, key: 'comprehensive-rules/2005-01-01', why: 'the newest whole one' },
  { day: '2004-12-31', key: 'comprehensive-rules/2001-01-01', why: 'the one before the next begins' },
  { day: '2005-01-01', key: 'comprehensive-rules/2005-01-01', why: 'the one that begins that day' },
  { day: '2000-12-31', key: undefined, why: 'none before the first' },
])('the edition in force on $day is $why', ({ day, key }) => {
  expect(findEdition(manifest, 'comprehensive-rules', day === undefined ? undefined : toIsoDate(day))?.key).toBe(key);
});

test('what was collected in parts answers after the edition in force', () => {
  const { editions } = makeContents([
    makeEdition({ document: 'rulings-summary', date: '1999-01-01' }),
    makeEdition({ document: 'rulings-summary', date: '2005-01-01', extent: 'changes' }),
  ]);
  const summaries: Manifest = { format: corpusFormat, editions: editions.map(({ record }) => record), passedOver: [] };
  const datesOn = (day?: string): string[] =>
    findSources(summaries, 'rulings-summary', day === undefined ? undefined : toIsoDate(day)).map(({ date }) => date);
  expect(datesOn()).toEqual(['1999-01-01', '2005-01-01']);
  expect(datesOn('2001-01-01')).toEqual(['1999-01-01']);
});
