import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../../src/search/documents.ts';
import { likenQuestions } from '../../src/search/likenQuestions.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { parseWords } from '../../src/search/parseQuery.ts';
import { readQuery } from '../../src/search/readQuery.ts';
import { searchEdition } from '../../src/search/searchEdition.ts';

const rule = (id: string, asks: readonly string[]): SearchDocument => ({ id, kind: 'rule', text: 'Cats are kept.', asks });
const index = openFile({
  edition: 'comprehensive-rules/2026-01-16',
  documents: [
    // The same words three times; one question, two in which they are mixed, and one that is much longer.
    rule('100.1', ['May a kitten chase string?', 'Will it purr beside a dog?']),
    rule('100.2', ['May a kitten purr beside string?', 'Will it chase a dog?']),
    rule('100.3', ['May a kitten chase string in a room where nobody sleeps, when dinner has been served and cleared?']),
    rule('100.4', ['Does a moggy climb?', 'Where is it fed?']),
    // Many more, so that these words are rare.
    ...Array.from({ length: 200 }, (_, at) => rule(`101.${at + 1}`, [])),
  ],
  playerWords: ['mouser', 'moggy', 'house cat'].map((says) => ({ says, means: 'cats that are kept' })),
});
const likenessOf = (query: string): Readonly<Record<string, number>> => {
  const { places, amounts } = likenQuestions(index, readQuery(index, parseWords(query)));
  return Object.fromEntries(places.map((place) => [index.documents[place]?.id ?? '', amounts[place] ?? 0]));
};

describe('a query', () => {
  it('is like a question that has all of its words and few others, more than like two that share them, or a long one', () => {
    const likeness = likenessOf('kitten chases string');
    expect(Object.keys(likeness).sort()).toEqual(['100.1', '100.2', '100.3']);
    expect(likeness['100.1']).toBeGreaterThan(2 * (likeness['100.2'] ?? 0));
    expect(likeness['100.1']).toBeGreaterThan(2 * (likeness['100.3'] ?? 0));
  });

  it('is like a question that it is as far as weights are kept, and never more than wholly', () => {
    const likeness = likenessOf('may a kitten chase string')['100.1'];
    expect(likeness).toBeGreaterThan(0.7);
    expect(likeness).toBeLessThanOrEqual(1);
  });

  it('is like no question of which it has no word', () => {
    expect(likenessOf('cats')).toEqual({});
  });

  it('finds the document of that question first, and says why', () => {
    const hits = searchEdition(index, 'kitten purrs beside string', { explains: true });
    expect(hits[0]?.id).toBe('100.2');
    expect(hits[0]?.reasons?.some(({ what, adds }) => what === 'asked' && adds > 0)).toBe(true);
  });

  it('in words that players alone have is like their questions, in the same words and in others for the same', () => {
    const alone = likenessOf('climbs')['100.4'] ?? 0;
    const typed = likenessOf('moggy climbs')['100.4'] ?? 0;
    const other = likenessOf('mouser climbs')['100.4'] ?? 0;
    const divided = likenessOf('house cat climbs')['100.4'] ?? 0;
    // What the rules call it is in no question, and makes the query longer.
    expect(typed).toBeGreaterThan(other);
    expect(other).toBeGreaterThan(likenessOf('cats kept climbs')['100.4'] ?? 0);
    expect(divided).toBeCloseTo(other, 2);
    expect(alone).toBeGreaterThan(0);
  });
});
