import { describe, expect, it } from 'vitest';
import { makeDocumentTabs } from '../../../../src/site/frame/library/documentTabs.ts';
import { makeEditionFacts } from '../../../../src/site/frame/library/editionFacts.ts';
import { makeEntry, makeRecord } from '../../fixtures.ts';
import { makeTestLibrary } from '../../library.fixtures.ts';

const naps = (text: string) => [
  makeEntry('7', 'section', { title: 'Rest' }),
  makeEntry('703', 'subsection', { title: 'Naps' }),
  makeEntry('703.1', 'rule', { text }),
];
const page = makeRecord('comprehensive-rules', '2009-05-01', {
  key: 'comprehensive-rules/2009-05-01~page-1a2b3c4d',
  extent: 'page',
  mainSource: 'comprehensive-rules/2009-05-01',
});
const library = makeTestLibrary(
  [
    [makeRecord('comprehensive-rules', '2005-01-01'), naps('Oldest.')],
    [makeRecord('comprehensive-rules', '2009-05-01'), naps('Old.')],
    [page, naps('Old.')],
    [makeRecord('comprehensive-rules', '2026-01-16'), naps('Official.')],
    [makeRecord('rulings-summary', '1999-04-21'), [makeEntry('A.1', 'ruling', { text: 'Cats may.' })]],
    [makeRecord('rulings-summary', '2005-10-23', { extent: 'changes' }), []],
    [makeRecord('handbook', '2026-01-16'), naps('In short.')],
  ],
  '2009-05-01',
);

describe('the facts of editions', () => {
  const facts = makeEditionFacts(library);
  const of = (date: string) => facts.find(({ record }) => record.key === `comprehensive-rules/${date}`)!;

  it('say until when an edition was in force, whether or not it is shown', () => {
    expect(['2005-01-01', '2009-05-01', '2026-01-16'].map((date) => of(date).until)).toEqual(['2009-05-01', '2026-01-16', undefined]);
  });

  it('lead to the text of the editions that are shown', () => {
    expect(['2005-01-01', '2009-05-01', '2026-01-16'].map((date) => of(date).href)).toEqual([undefined, '/2009-05-01/', '/']);
  });

  it('hold the less complete sources of an edition with it', () => {
    expect(facts.some(({ record }) => record === page)).toBe(false);
    expect(of('2009-05-01').others).toEqual([{ record: page, href: '/documents/comprehensive-rules/2009-05-01~page-1a2b3c4d/' }]);
  });
});

it('each document has one tab: the newest that there is of it', () => {
  expect(makeDocumentTabs(library)).toEqual([
    { document: 'comprehensive-rules', href: '/' },
    { document: 'handbook', href: '/handbook/' },
    { document: 'rulings-summary', href: '/documents/rulings-summary/2005-10-23/' },
  ]);
});
