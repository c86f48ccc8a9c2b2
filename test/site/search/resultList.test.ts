import { describe, expect, it } from 'vitest';
import type { Followed } from '../../../src/search/readQuery.ts';
import { describeAnswer } from '../../../src/site/search/resultList.ts';
import type { Answer, ClientHit } from '../../../src/site/search/searchEngine.ts';

const hit = (of: string): ClientHit => ({
  id: '701.1',
  kind: 'rule',
  score: 1,
  titleMarks: [],
  place: [],
  snippet: { text: '', marks: [] },
  href: '/701.1/',
  of,
});
const corrected: Followed = { kind: 'corrected', typed: 'kiten', words: ['kitten'], isBeside: false };
const unknown: Followed = { kind: 'unknown', typed: 'zeppelin', words: [], isBeside: false };
const loosened: Followed = { kind: 'loosened', typed: 'long nap', words: [], isBeside: false };
const answer = (documents: Answer['documents'], hits: readonly ClientHit[]): Answer => ({
  hits,
  from: 0,
  total: hits.length,
  followed: [],
  sought: [],
  near: [],
  strict: false,
  empty: false,
  ...(documents ? { documents } : {}),
});

describe('what is said of the results of several documents', () => {
  it('counts the documents that have any first, and says once what those followed that are shown', () => {
    const said = describeAnswer(
      answer(
        [
          { title: 'Rules', total: 1, followed: [corrected, unknown] },
          { title: 'Policy', total: 1, followed: [corrected] },
          { title: 'Summary', total: 3, followed: [loosened] },
          { title: 'Book', total: 0, followed: [] },
        ],
        [hit('Rules'), hit('Policy')],
      ),
    );
    expect(said).toBe('2 results in 3 of 4 documents. Searched “kitten” where “kiten” does not stand.');
  });

  it('says that a phrase was given up', () => {
    expect(describeAnswer(answer([{ title: 'Rules', total: 1, followed: [loosened] }], [hit('Rules')]))).toBe(
      '1 result in 1 of 1 document. Nothing says “long nap” as it stands: its words were searched.',
    );
  });

  it('says once what several sought, with the words of all', () => {
    const also = (words: readonly string[], isBeside: boolean): Followed => ({ kind: 'said', typed: 'dawdle', words, isBeside });
    const documents = [
      { title: 'Rules', total: 1, followed: [also(['slow play'], false)] },
      { title: 'Policy', total: 1, followed: [also(['slow play', 'stalling'], true)] },
    ];
    expect(describeAnswer(answer(documents, [hit('Rules'), hit('Policy')]))).toBe(
      '2 results in 2 of 2 documents. Searched also: “slow play”, “stalling”, for “dawdle”.',
    );
  });

  it('is the answer’s own where one document was searched', () => {
    expect(describeAnswer({ ...answer(undefined, [hit('Rules')]), followed: [unknown] })).toBe(
      '“zeppelin” stands nowhere in this edition. 1 result',
    );
  });
});
