import { describe, expect, it } from 'vitest';
import { collectDocuments } from '../../src/search/documents.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { answerQuery } from '../../src/search/searchEdition.ts';
import { entry } from './entry.ts';

const index = openFile(
  collectDocuments(
    'comprehensive-rules/2026-01-16',
    [
      entry('7', 'section', { title: 'Tails' }),
      entry('701', 'subsection', { title: 'Grooming', parent: '7' }),
      entry('701.1', 'rule', { text: 'A hundred strokes, or 701 pats, make a quick brush. Rule 702 says who naps.', parent: '701' }),
      entry('701.1a', 'subrule', { text: 'A hairbrush brushes quick cats. A hairbrush is not lent.', parent: '701.1' }),
      entry('701.1b', 'subrule', { text: 'Put a +1/+1 mark on a groomed cat and {T} its tail.', parent: '701.1' }),
      entry('702', 'subsection', { title: 'Naps', parent: '7' }),
      entry('702.1', 'rule', { text: "A cat that dies has chosen. It can't nap; roll a die.", parent: '702' }),
      entry('702.2', 'rule', { text: 'Hair clip.', parent: '702' }),
      entry('glossary:Cat Nap', 'term', { title: 'Cat Nap', text: 'A short one.' }),
    ],
    [{ says: 'nap', means: 'tail' }],
  ),
);
const answer = (query: string) => {
  const { hits, followed } = answerQuery(index, query);
  return { first: hits[0]?.id, followed: followed.map(({ kind, typed, words }) => `${kind} ${typed}: ${words.join(', ')}`) };
};

describe('a number among words', () => {
  it.each([
    ['cats 701.1b', '701.1b'],
    ['cats 7011b', '701.1b'],
    ['cats 701-1b', '701.1b'],
    ['701.1 b cats', '701.1b'],
    ['cats rule 701 1 b', '701.1b'],
    ['what does cr 701.1b say', '701.1b'],
    ['rule 702 brush', '702'],
    ['702 brush', '702'],
    ['§ 701 pats', '701'],
    ['pats section 701', '701'],
    ['section 7 brush', '7'],
  ])('%j goes first', (query, first) => {
    expect(answer(query).first).toBe(first);
  });

  it.each([
    ['701 pats', '701.1'],
    ['701, pats', '701.1'],
    ['701.1 a brush', '701.1'],
    ['brush in chapter 7 naps', '701.1'],
  ])('%j: what may be an amount or a word is none', (query, first) => {
    expect(answer(query).first).toBe(first);
  });
});

describe('words that are typed as one, or as two', () => {
  it.each([
    ['quickbrush', '701.1', ['corrected quickbrush: quick brush']],
    ['hair brush', '701.1a', ['joined hair brush: hairbrush']],
    ['quickcatbrush', '701.1a', ['corrected quickcatbrush: quick cat brush']],
  ])('%j finds %s, and that is said', (query, first, followed) => {
    expect(answer(query)).toEqual({ first, followed });
  });

  it('are left as they are where they are words', () => {
    expect(answer('hair clip').followed).toEqual([]);
  });
});

describe('symbols, sizes and forms of words', () => {
  it.each([
    ['+1/+1', '701.1b'],
    ['+1/+1 mark', '701.1b'],
    ['{T}', '701.1b'],
    ['{t}', '701.1b'],
    ['t', '701.1b'],
    ['choose', '702.1'],
    ['died', '702.1'],
    ['cant nap', '702.1'],
  ])('%j finds %s', (query, first) => {
    expect(answer(query).first).toBe(first);
  });
});

it('is a name and not the saying in it', () => {
  expect(answer('cat nap')).toEqual({ first: 'glossary:Cat Nap', followed: [] });
  expect(answer('nap').followed).toEqual(['said nap: tail']);
});
