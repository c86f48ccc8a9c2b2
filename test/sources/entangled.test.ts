import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findExcess } from '../../src/sources/entangled.ts';
import { isRefusal, readTextSource } from '../../src/sources/readSource.ts';

const front = '---\ntitle: Lamps\n---\n';
const lines = (count: number, line: (at: number) => string): string => Array.from({ length: count }, (_, at) => line(at)).join('\n');

describe('Markdown that its parser would take minutes over', () => {
  test.each([
    { what: 'a list in a list in a list', text: '- '.repeat(20_000) },
    { what: 'quotations in quotations', text: '> '.repeat(20_000) },
    { what: 'both by turns', text: '> - '.repeat(10_000) },
    { what: 'numbered items in one another', text: '1. '.repeat(10_000) },
    { what: 'lists in one another, line by line', text: lines(500, (at) => `${' '.repeat(2 * at)}- lit`) },
    { what: 'emphasis that nothing closes', text: '*a_ '.repeat(20_000) },
    { what: 'emphasis that nothing opens', text: 'a* '.repeat(40_000) },
    { what: 'emphasis over many lines', text: lines(20_000, () => 'a *b_ c') },
    { what: 'images that are never whole', text: '![a](b '.repeat(50_000) },
    { what: 'brackets', text: '[a] '.repeat(50_000) },
    { what: 'rows of stars around a word', text: `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}` },
    { what: 'emphasis inside a list item', text: `- ${'*a_ '.repeat(20_000)}` },
    { what: 'emphasis over the lines of a quotation', text: lines(20_000, () => '> a *b_ c') },
    { what: 'a quotation that goes on without its sign', text: `> lit\n${lines(12_000, () => 'lit')}` },
    { what: 'one that goes on with and without', text: lines(24_000, (at) => (at % 2 === 0 ? '> lit' : 'lit')) },
    { what: 'an item that goes on without its indent', text: `- lit\n${lines(12_000, () => 'lit')}` },
    { what: 'an item in a quotation that goes on without its indent', text: `> - lit\n${lines(12_000, () => '> lit')}` },
    { what: 'comments that nothing ends', text: 'a <!-- '.repeat(10_000) },
    { what: 'comments that end as others do', text: 'a <!-- ?> > ]]> -> '.repeat(5_000) },
    { what: 'instructions that nothing ends', text: 'a <? > '.repeat(10_000) },
    { what: 'declarations that nothing ends', text: 'a <!A '.repeat(10_000) },
    { what: 'emphasis inside a heading', text: `# ${'*a_ '.repeat(20_000)}` },
  ])('is refused with a reason: $what', ({ text }) => {
    expect(readTextSource(Buffer.from(front + text))).toEqual({
      kind: 'refused',
      reason: 'markdown with marks too entangled to read, no rules document',
      problem: true,
    });
  });
});

describe('Markdown that its parser would need more memory for than there is', () => {
  test.each([
    { what: 'a list', text: lines(30_000, () => '- lit') },
    { what: 'a list with empty lines', text: lines(30_000, () => '- lit\n') },
    { what: 'lists in a list', text: lines(30_000, (at) => `${'  '.repeat(at % 3)}- lit`) },
    { what: 'paragraphs below the definition of a link', text: `[a]: b\n\n${lines(70_000, () => 'lit\n')}` },
    { what: 'lines of one paragraph', text: lines(170_000, () => 'lit') },
  ])('is refused with its place: $what', ({ text }) => {
    const result = readTextSource(Buffer.from(front + text));
    expect(isRefusal(result) && result.problem).toBe(true);
    expect(isRefusal(result) ? result.reason : '').toMatch(/^markdown with a block too long to read at line \d+ \(more than 24000 items/);
  });
});

describe('Markdown that people write', () => {
  test.each([
    { what: '8,000 lines in bold and italics without an empty line', text: lines(8000, (at) => `**100.${at}.** A _lamp_ is lit.`) },
    { what: '20,000 comments', text: lines(20_000, () => 'A lamp. <!-- Is it? -->') },
    { what: 'a list of 20,000 items', text: lines(20_000, () => '- A lamp.') },
    { what: 'a list of 20,000 numbers', text: lines(20_000, (at) => `${at}. A lamp.`) },
    { what: 'lists of three levels, again and again', text: lines(9000, (at) => `${'  '.repeat(at % 3)}- A lamp.`) },
    { what: 'an item of 8,000 lines that are not indented', text: `1. Lamps\n${lines(8000, (at) => `100.${at}. A lamp is lit.`)}` },
    { what: '200,000 paragraphs', text: lines(200_000, () => 'A lamp.\n') },
    {
      what: 'lists of 10,000 items with headings between them',
      text: lines(100_000, (at) => (at % 10_000 === 0 ? '\n# Lamps' : '- A lamp.')),
    },
    { what: '4,000 links in a paragraph', text: lines(4000, (at) => `[lamp](${at})`) },
    { what: 'asterisks for notes', text: lines(20_000, (at) => (at % 4 === 0 ? '' : 'A lamp* is lit.')) },
    { what: 'rows of stars between chapters', text: lines(5000, () => `${'*'.repeat(70)}\nA lamp.\n`) },
    { what: 'names with underscores', text: lines(5000, () => 'lamp_of_oil and lamp_of_glass') },
  ])('is read: $what', ({ text }) => {
    expect(findExcess(text)).toBeUndefined();
  });

  test('is our own handbook', () => {
    const folder = 'content/handbook';
    for (const name of readdirSync(folder)) expect(findExcess(readFileSync(join(folder, name), 'utf8')), name).toBeUndefined();
  });
});
