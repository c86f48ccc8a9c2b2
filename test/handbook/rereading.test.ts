import { describe, expect, it } from 'vitest';
import { checkChapter } from '../../src/handbook/checkChapter.ts';
import { listOutrun, listUnfound } from '../../src/handbook/rereading.ts';
import type { Entry, Rests } from '../../src/model/entry.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { makeOfficial } from './officialText.ts';

const read = '2020-01-01' as IsoDate;
const official = makeOfficial(
  ['2010-01-01', '2015-01-01', '2020-01-01', '2021-01-01', '2022-01-01'],
  [
    [
      [0, '100.1'],
      [2, '100.2', 'vocabulary'],
      [3, '100.3', 'substance'],
      [4, '100.4', 'substance'],
    ],
    [
      [0, '200.1'],
      [3, '200.2', 'citations'],
    ],
    [
      [0, 'glossary:Cat'],
      [4, ''],
    ],
    [
      [0, '300.1'],
      [2, ''],
    ],
  ],
);
const outrun = (rests: Rests) => listOutrun(official, { rests }, read).map(({ id, day, is }) => `${id} ${is} ${day}`);

describe('an entry of the handbook is to be read again', () => {
  it.each<[string, Rests, readonly string[]]>([
    ['when what it rests on changed in substance, from the first such edition on', { on: ['100.2'] }, ['100.2 changed 2021-01-01']],
    ['when it is gone', { on: ['glossary:Cat'] }, ['glossary:Cat gone 2022-01-01']],
    ['for each that changed', { on: ['100.2', '200.1', 'glossary:Cat'] }, ['100.2 changed 2021-01-01', 'glossary:Cat gone 2022-01-01']],
    ['not when it was renumbered alone', { on: ['200.1'] }, []],
    ['not where it tells of a day that is past', { on: ['100.1'], before: '2015-01-01' as IsoDate }, []],
  ])('%s', (_, rests, expected) => {
    expect(outrun(rests)).toEqual(expected);
  });

  it('not before the day beside which it was read: what changed until then it knows', () => {
    expect(listOutrun(official, { rests: { on: ['100.4'] } }, '2022-01-01' as IsoDate)).toEqual([]);
  });
});

describe('what an entry rests on', () => {
  it.each<[string, Rests, readonly string[]]>([
    ['is looked up by the numbers of the newest day', { on: ['100.2', '100.1'] }, ['100.1']],
    ['of an ended one by those of the last edition before its end', { on: ['100.1', '300.1'], before: '2020-01-01' as IsoDate }, []],
    ['a day between editions means the one before', { on: ['300.1', '100.2'], before: '2018-06-01' as IsoDate }, ['100.2']],
    ['is not judged where no edition is known', { on: ['100.2'], before: '2009-01-01' as IsoDate }, []],
  ])('%s', (_, rests, expected) => {
    expect(listUnfound(official, { rests }, read)).toEqual(expected);
  });
});

it('a chapter is told both with line, found and expected', () => {
  const entry = (number: string, line: number, more: Partial<Entry> = {}): Entry => ({
    id: number,
    kind: 'rule',
    number,
    text: 'A cat may.',
    examples: [],
    lines: [line, line],
    ...more,
  });
  const said = checkChapter(
    official,
    [
      entry('100.2', 5),
      entry('999.9', 8),
      entry('', 11, { title: 'Stray', beside: { ours: true } }),
      entry('200.1', 14, { beside: { restsOn: ['glossary:Cat', 'glossary:Dog'] } }),
      entry('100', 17, { text: '', title: 'Cats' }),
    ],
    read,
  ).map(({ line, severity, ruleId, message }) => `${line} ${severity} ${ruleId} ${message}`);
  expect(said).toEqual([
    '5 warning to-be-reread To be read again: 100.2 changed on 2021-01-01; it was read beside the edition of 2020-01-01.',
    '8 error rests-on-unfound It rests on 999.9, which the Comprehensive Rules of 2020-01-01 do not have; expected an entry of that edition.',
    '14 error rests-on-unfound It rests on “Dog”, which the Comprehensive Rules of 2020-01-01 do not have; expected an entry of that edition.',
    '14 warning to-be-reread To be read again: “Cat” is gone since 2022-01-01; it was read beside the edition of 2020-01-01.',
  ]);
});
