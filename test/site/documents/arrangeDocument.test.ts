import { describe, expect, it } from 'vitest';
import { arrangeDocument, isRuling, listBelow } from '../../../src/site/documents/arrangeDocument.ts';
import { makeEntry, makeTerm } from '../fixtures.ts';

const entries = [
  makeEntry('0.1', 'rule', { text: 'Before all.' }),
  makeEntry('1', 'section', { title: 'Cats' }),
  makeEntry('1.1', 'rule', { text: 'Under no subsection.' }),
  makeEntry('100', 'subsection', { title: 'Naps' }),
  makeEntry('100.1', 'rule', { text: 'In the sun.' }),
  makeEntry('101', 'subsection', { title: 'Meals' }),
  makeEntry('9', 'section', { title: 'Words' }),
  makeTerm('Purr', 'A sound.'),
];

describe('a document in its sections', () => {
  const sections = arrangeDocument(entries);

  it('has every entry once, in the order of print', () => {
    const again = sections.flatMap(({ heading, parts }) => [
      ...(heading ? [heading] : []),
      ...parts.flatMap((part) => [...(part.heading ? [part.heading] : []), ...part.entries]),
    ]);
    expect(again).toEqual(entries);
  });

  it('lists subsections below a section, and the headwords of a glossary', () => {
    expect(sections.map((section) => listBelow(section).map(({ title, id }) => title ?? id))).toEqual([[], ['Naps', 'Meals'], ['Purr']]);
  });

  it.each([
    ['A.2.Ruling.1', 'ruling', true],
    ['420.5.Ruling.12', 'ruling', true],
    ['A.2.1', 'ruling', false],
    ['A.2.Ruling.1', 'note', false],
  ] as const)('knows by number and kind what answers a question: %s, %s', (number, kind, expected) => {
    expect(isRuling(makeEntry(number, kind))).toBe(expected);
  });
});
