import { describe, expect, it } from 'vitest';
import { handbook } from '../../../src/grammar/families/handbook.ts';
import { readRules, recogniseFamily } from '../../../src/grammar/rulesGrammar.ts';
import { sourceOf } from '../invariants.ts';
import { longRule, readLines, summary } from '../reading.ts';

const familyOf = (...lines: readonly string[]): string | undefined => recogniseFamily(sourceOf(lines.join('\n')))?.family;

describe('recognition', () => {
  it.each([
    ['rules with numbers', 'comprehensive-rules', ['100. Fields', '100.1. A field is sown.', '100.2. A furrow is straight.']],
    [
      'a page of rules that starts anywhere',
      'comprehensive-rules',
      ['sown or not.', '604.3a A field.', '604.3b A furrow.', '604.4. Geese.'],
    ],
    [
      'numbers alone on their lines',
      'site-copy',
      ['1.', 'Sowing', '100.', 'Fields', '100.1.', 'A field.', '100.1a.', 'A furrow.', '100.2.', 'Geese.'],
    ],
  ])('knows %s', (_, family, lines) => {
    expect(familyOf(...lines)).toBe(family);
  });

  it.each([
    ['a letter', ['Dear Ana,', 'the field is sown.', 'Ben']],
    ['a list of three', ['1. Sow', '2. Reap', '3. Mill']],
    ['a table of prices', ['101.50 harrow', '3.5 sedge', '1,000 geese']],
    ['nothing', ['']],
  ])('knows that %s is no rules document', (_, lines) => {
    expect(familyOf(...lines)).toBeUndefined();
    expect(readRules(sourceOf(lines.join('\n')), 'letter.txt')).toBeUndefined();
  });

  it('does not take a text for the handbook unless its front matter says so', () => {
    expect(handbook.recognises({ ...sourceOf('# 1. Sowing'), format: 'markdown', frontMatter: 'document: almanac' })).toBe(0);
    expect(handbook.recognises({ ...sourceOf('# 1. Sowing'), format: 'markdown', frontMatter: 'document: handbook\n' })).toBe(1);
  });
});

describe('what a document holds', () => {
  const field = ['100. Fields', longRule('100.1'), '100.2. A furrow is straight.'];

  it.each([
    ['whole', ['1. Sowing', ...field, 'Glossary', 'Harrow', 'What breaks clods.']],
    ['whole', ['1. Sowing', ...field, '2. Reaping', '200. Geese', '200.1. Geese come.', '3. Milling', '300. Querns', '300.1. A quern.']],
    ['chapter', ['1. Sowing', ...field]],
    ['chapter', field],
    ['fragment', ['Contents', '1. Sowing', '100. Fields', '101. Geese', 'Glossary', '1. Sowing', ...field, '101. Geese']],
    ['fragment', ['1. Sowing', '100. Fields', '2. Reaping', '1. Sowing', ...field]],
    ['page', ['100.3. A goose.', '100.4. Two geese.', longRule('100.5')]],
    ['page', ['104. Geese', '104.1. A goose.', longRule('104.2')]],
  ])('is %s', (extent, lines) => {
    expect(readLines(lines).tree.extent).toBe(extent);
  });

  it('is dated by its own words, before or behind the rules', () => {
    const stated = 'These words are effective as of May 1, 2020.';
    expect(readLines(['Harrow and Sedge', stated, ...field]).tree).toMatchObject({ date: '2020-05-01', dateFrom: 'document' });
    expect(readLines([...field, 'Credits', stated]).tree.date).toBe('2020-05-01');
    expect(readLines(['Posted on May 1, 2020', ...field]).tree.date).toBeUndefined();
    expect(readLines([...field, `100.3. ${stated}`]).tree.date).toBeUndefined();
  });

  it('ends with credits or, where those were lost, with legal text', () => {
    for (const end of ['Credits', '© 2020 Harrow and Sedge'])
      expect(readLines([...field, end, 'Ana and her geese.']).tree.children.at(-1)?.type).toBe('backMatter');
  });

  it('has rows of signs around its headings that are no matter', () => {
    const { tree, entries } = readLines([
      '=====',
      '1. Sowing',
      '=====',
      ...field,
      '-----',
      'Glossary',
      '-----',
      'Harrow',
      '  What breaks clods.',
    ]);
    expect(entries.map(({ id }) => id)).toEqual(['1', '100', '100.1', '100.2', 'glossary:Harrow']);
    expect(tree.children.map(({ type }) => type).filter((type) => ['furniture', 'frontMatter'].includes(type))).toEqual([]);
  });

  it('keeps the comments below a blog post out of its last rule', () => {
    const reading = readLines([...field, '', 'Posted by Ana at 10:45 PM', 'No comments:', 'Post a Comment']);
    expect(summary(reading).at(-1)).toBe('100.2 | A furrow is straight.');
    expect(reading.tree.children.at(-1)?.type).toBe('furniture');
  });

  it('keeps a number that begins a section of an address apart from the sentence before it', () => {
    const lines = ['Harrow and Sedge', 'www.example.org/the/fields/and/the/rules', '1. Sowing', ...field];
    expect(readLines(lines).entries[0]).toMatchObject({ id: '1', title: 'Sowing' });
  });
});
