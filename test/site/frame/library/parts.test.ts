import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../../../src/corpus/readCorpus.ts';
import type { IsoDate } from '../../../../src/model/edition.ts';
import { makeEditionList, readEntryNames } from '../../../../src/site/frame/data/editionList.ts';
import { arrangeEdition, makeEditionView } from '../../../../src/site/frame/library/edition.ts';
import { makeEntry, makeRecord, makeTerm } from '../../fixtures.ts';

const record = makeRecord('comprehensive-rules', '2009-07-11');
const date = '2009-07-11' as IsoDate;

/** A subsection with so many rules. */
const makeSubsection = (number: string, rules: number): readonly LoadedEntry[] => [
  makeEntry(number, 'subsection', { title: `About ${number}` }),
  ...Array.from({ length: rules }, (_, at) => makeEntry(`${number}.${at + 1}`, 'rule', { text: 'A cat sleeps.' })),
];
const makeKeywords = (number: string, title: string, keywords: number): readonly LoadedEntry[] => [
  makeEntry(number, 'subsection', { title }),
  makeEntry(`${number}.1`, 'rule', { text: 'Some words mean more to a cat than to others.' }),
  ...Array.from({ length: keywords }, (_, at) => [
    makeEntry(`${number}.${at + 2}`, 'rule', { title: `Purr ${at}` }),
    makeEntry(`${number}.${at + 2}a`, 'subrule', { text: 'It hums.' }),
  ]).flat(),
];
const divide = (...entries: readonly (readonly LoadedEntry[])[]): readonly string[] =>
  makeEditionView({ record, address: { date } }, entries.flat()).parts.map((part) => part.map(({ id }) => id).join(' '));
const section = (number: string): readonly LoadedEntry[] => [makeEntry(number, 'section', { title: `Part ${number}` })];

describe('an edition under its date', () => {
  it.each([
    ['a short section is one page', [section('1'), makeSubsection('100', 3), makeSubsection('101', 4)], ['1 100 101']],
    ['each section begins one', [section('1'), makeSubsection('100', 3), section('2'), makeSubsection('200', 3)], ['1 100', '2 200']],
    ['what is too long for one goes on the next', [section('1'), makeSubsection('100', 60), makeSubsection('101', 60)], ['1 100', '101']],
    ['a subsection is never divided', [section('1'), makeSubsection('100', 300), makeSubsection('101', 3)], ['1', '100', '101']],
    [
      'keywords stand by themselves',
      [section('7'), makeSubsection('700', 2), makeKeywords('701', 'Keyword Actions', 3), makeSubsection('703', 2)],
      ['7 700 701', '701.2 701.3 701.4', '703'],
    ],
    [
      'of two lists of keywords none stands with the other',
      [section('7'), makeKeywords('701', 'Keyword Actions', 1), makeKeywords('702', 'Keyword Abilities', 60)],
      ['7 701', '701.2', '702', keywordsOf('702', 2, 51), keywordsOf('702', 52, 61)],
    ],
    ['what stands under no section is divided as well', [makeSubsection('100', 2), makeSubsection('101', 2)], ['100 101']],
  ])('is divided into pages: %s', (_, entries, parts) => {
    expect(divide(...entries)).toEqual(parts);
  });

  it('has every entry on the page of its part, with an anchor unless it names the page', () => {
    const entries = [...section('1'), ...makeSubsection('100', 60), ...makeSubsection('101', 60), makeTerm('Purr', 'To hum.')];
    const { hrefOf } = makeEditionView({ record, address: { date } }, entries);
    expect(['1', '100', '100.7', '101', '101.7', 'glossary:Purr'].map(hrefOf)).toEqual([
      '/2009-07-11/1/',
      '/2009-07-11/1/#100',
      '/2009-07-11/1/#100.7',
      '/2009-07-11/101/',
      '/2009-07-11/101/#101.7',
      '/2009-07-11/glossary/#term-purr',
    ]);
  });

  it('is divided in the browser, which has names alone, as it was in the build', () => {
    const subsections = fc.array(fc.integer({ min: 0, max: 130 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(subsections, fc.integer({ min: 0, max: 80 }), (sizes, keywords) => {
        const entries = [
          ...section('1'),
          ...sizes.flatMap((size, at) => makeSubsection(String(100 + at), size)),
          ...section('7'),
          ...makeKeywords('702', 'Keyword Abilities', keywords),
          makeTerm('Purr', 'To hum.'),
        ];
        const built = makeEditionView({ record, address: { date } }, entries);
        const list = makeEditionList(record.key, entries);
        const { hrefOf } = arrangeEdition({ address: { date } }, readEntryNames(list));
        expect(entries.map(({ id }) => hrefOf(id))).toEqual(entries.map(({ id }) => built.hrefOf(id)));
      }),
      { numRuns: 30 },
    );
  });
});

function keywordsOf(number: string, from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, at) => `${number}.${from + at}`).join(' ');
}
