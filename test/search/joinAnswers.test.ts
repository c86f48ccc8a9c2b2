import { describe, expect, it } from 'vitest';
import { collectDocuments } from '../../src/search/documents.ts';
import { joinAnswers } from '../../src/search/joinAnswers.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { answerQuery } from '../../src/search/searchEdition.ts';
import { entry } from './entry.ts';

const rules = openFile(
  collectDocuments('comprehensive-rules/2026-01-16', [
    entry('701', 'subsection', { title: 'Grooming' }),
    entry('701.1', 'rule', { text: 'A cat grooms before each nap.', parent: '701' }),
    entry('701.2', 'rule', { text: 'A nap is short.', parent: '701' }),
    entry('702.1', 'rule', { text: 'Dogs bark.' }),
  ]),
);
const policy = openFile(
  collectDocuments('tournament-rules/2021-06-14', [
    entry('2.1', 'rule', { text: 'A missed nap costs a warning.' }),
    entry('2.2', 'rule', { text: 'Judges do not groom.' }),
    entry('3.1', 'rule', { text: 'Cats wait outside.' }),
    entry('4.1', 'subsection', { title: 'Cat Error — Nap Taken Elsewhere' }),
    entry('4.1~definition', 'rule', { text: 'A nap is taken elsewhere if it is taken by another cat.', parent: '4.1' }),
  ]),
);
const told = openFile(
  collectDocuments('handbook/2026-01-16', [
    entry('glossary:Nap Taken Elsewhere', 'term', {
      title: 'Nap Taken Elsewhere',
      text: 'A nap taken elsewhere is a nap that was taken elsewhere.',
    }),
    entry('5.1', 'rule', { text: 'Where a nap was taken elsewhere, nap again.' }),
  ]),
);
const join = (query: string, page: { readonly from?: number; readonly limit?: number } = {}) => {
  const { from = 0, limit = 20 } = page;
  const answers = [rules, policy].map((index) => answerQuery(index, query, { from: 0, limit: from + limit }));
  const { hits, ...rest } = joinAnswers(answers, page);
  return { ...rest, hits: hits.map(({ hit, from: at }) => `${at} ${hit.id}`) };
};

describe('what several documents answer', () => {
  it.each([['nap taken elsewhere'], ['Nap Taken Elsewhere']])(
    'begins with what bears the very name, also behind its kind, ours last: %s',
    (query) => {
      const answers = [told, rules, policy].map((index, at) => ({ ...answerQuery(index, query), isHandbook: at === 0 }));
      const all = joinAnswers(answers).hits.map(({ hit }) => hit.id);
      expect(all.slice(0, 2)).toEqual(['4.1', 'glossary:Nap Taken Elsewhere']);
      expect(all).toContain('4.1~definition');
      const pages = all.map((_, from) => joinAnswers(answers, { from, limit: 1 }).hits[0]?.hit.id);
      expect(pages).toEqual(all);
    },
  );

  it('goes by the words where no more is typed than a part of a name', () => {
    const answers = [told, rules, policy].map((index, at) => ({ ...answerQuery(index, 'taken elsewhere'), isHandbook: at === 0 }));
    expect(joinAnswers(answers).hits[0]?.hit.id).not.toBe('4.1');
  });

  it('is one list, in which what has more of the words goes first, wherever it stands', () => {
    const { hits, total, totals } = join('missed nap warning');
    expect(hits[0]).toBe('1 2.1');
    expect(hits).toContain('0 701.2');
    expect(total).toBe(hits.length);
    expect(totals.reduce((sum, each) => sum + each, 0)).toBe(total);
  });

  it('has of a number what has it, and not what stands near it', () => {
    expect(join('701.1').hits[0]).toBe('0 701.1');
    expect(join('701.1').totals[1]).toBe(0);
    expect(join('2.1').totals[0]).toBe(0);
    expect(join('999.9')).toMatchObject({ hits: [], total: 0, totals: [0, 0] });
  });

  it('is the same list, however it is divided into pages', () => {
    const whole = join('cat nap groom').hits;
    expect([0, 1, 2, 3, 4].flatMap((from) => join('cat nap groom', { from, limit: 1 }).hits)).toEqual(whole.slice(0, 5));
  });
});
