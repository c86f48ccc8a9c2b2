import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLatest, findNearDates, findOfficialTexts, makeFileName } from '../../../src/corpus/fetch/officialText.ts';
import { type Facts, readFacts } from '../../../src/corpus/facts.ts';
import { noFacts } from '../../../src/corpus/readDocument.ts';
import { day } from '../../grammar/trees.ts';

const fact = (document: 'comprehensive-rules' | 'handbook' | 'rulings-summary', date: string, address?: string) => ({
  document,
  date: day(date),
  ...(address === undefined ? {} : { address }),
});

const records = [
  fact('comprehensive-rules', '2010-02-01', 'http://example.org/a/Rules%2020100201.DOCX?x=1'),
  fact('rulings-summary', '2005-10-23'),
  fact('handbook', '2010-02-01'),
  fact('comprehensive-rules', '2005-10-01', 'http://example.org/rules.php'),
];

const facts: Facts = {
  ...noFacts,
  byEdition: new Map(records.map((record) => [`${record.document}/${record.date}`, record])),
  bySource: new Map([
    ['aa', { ...records[0]!, extent: 'whole' }],
    ['bb', { ...records[0]!, extent: 'chapter' }],
    ['cc', { ...records[0]!, extent: 'whole' }],
  ]),
};

describe('findOfficialTexts', () => {
  const texts = findOfficialTexts(facts);

  it('gives what others publish, oldest first, with the checksums of whole texts', () => {
    expect(texts.map(({ document, date }) => `${document} ${date}`)).toEqual([
      'comprehensive-rules 2005-10-01',
      'rulings-summary 2005-10-23',
      'comprehensive-rules 2010-02-01',
    ]);
    expect([...texts[2]!.checksums]).toEqual(['aa', 'cc']);
  });

  it('finds the newest Comprehensive Rules, and the days near one that has none', () => {
    expect(findLatest(texts)?.date).toBe('2010-02-01');
    expect(findLatest([])).toBeUndefined();
    expect(findNearDates(texts, day('2006-01-01'), 2)).toEqual(['2005-10-01', '2005-10-23']);
  });

  it('calls files by document and date, with the ending of the address if documents have it', () => {
    expect(texts.map(makeFileName)).toEqual([
      'comprehensive-rules-2005-10-01.txt',
      'rulings-summary-2005-10-23.txt',
      'comprehensive-rules-2010-02-01.docx',
    ]);
  });
});

it("this project's register gives each text an address of http or https or none, and a name of its own", () => {
  const texts = findOfficialTexts(readFacts(join(import.meta.dirname, '../../../content')));
  expect(texts.filter(({ address }) => address !== undefined).length).toBeGreaterThan(100);
  for (const { address } of texts) expect(address ?? 'https://none').toMatch(/^https?:\/\//);
  expect(new Set(texts.map(makeFileName)).size).toBe(texts.length);
  expect(findLatest(texts)?.address).toBeDefined();
});
