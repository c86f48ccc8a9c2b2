import { describe, expect, it } from 'vitest';
import { filterLines, type ContentsLine } from '../../../src/site/reading/contents/filterLines.ts';

const line = (number: string, heading: string): ContentsLine => ({ number, heading, href: `/${number}/` });
const lines = [
  line('7', 'Additional Rules'),
  line('70', 'A Section of Two Digits'),
  line('701', 'Keyword Actions'),
  line('702', 'Keyword Abilities'),
  line('704', 'State-Based Actions'),
  line('702.19', 'Trample'),
  line('702.2', 'Deathtouch'),
  line('702.149', 'Training'),
  line('710', 'Flip Cards'),
  line('800', 'Général'),
];
const numbers = (typed: string): readonly string[] => filterLines(lines, typed).map(({ number }) => number);

describe('the filter of contents', () => {
  it.each([
    ['the beginning of a number', '702', ['702', '702.2', '702.19', '702.149']],
    ['the whole of one', '702.19', ['702.19']],
    ['a number that only a rule has: what it stands under', '704.5j', ['704']],
    ['the same below a keyword', '702.19b', ['702.19']],
    ['a number that there is not', '999', []],
    ['the beginning of a word', 'tra', ['702.149', '702.19'].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))],
    ['several words in any order', 'act key', ['701']],
    ['words without their accents and case', 'GENERAL', ['800']],
    ['a part of a hyphened word', 'based', ['704']],
    ['the middle of a word, which is nothing', 'rample', []],
  ] as const)('finds by %s', (_, typed, found) => expect(numbers(typed)).toEqual(found));
});
