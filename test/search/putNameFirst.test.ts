import { describe, expect, it } from 'vitest';
import { collectDocuments } from '../../src/search/documents.ts';
import { makeLedger } from '../../src/search/ledger.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { parseWords } from '../../src/search/parseQuery.ts';
import { putNameFirst } from '../../src/search/putNameFirst.ts';
import { readQuery } from '../../src/search/readQuery.ts';
import { entry } from './entry.ts';

const index = openFile(
  collectDocuments('comprehensive-rules/2026-01-16', [
    entry('7', 'section', { title: 'Combs' }),
    entry('701', 'subsection', { title: 'Grooming', parent: '7' }),
    entry('701.1', 'rule', { parent: '701' }),
    entry('701.2', 'rule', { parent: '701' }),
    ...[
      'Comb',
      'Combed',
      'Fur Comb',
      'Fur, Fur Coat',
      'Rules Fur',
      'Under Fur',
      'Brush (Obsolete)',
      'Four-Legged Brushing Variant',
      'Coat Error — Loose Hair',
    ].map((title) => entry(`glossary:${title}`, 'term', { title })),
  ]),
);
const scores = { '701.1': 10, '701.2': 9, 'glossary:Under Fur': 8, 'glossary:Comb': 7 };

/** The ids by their scores, highest first, after a name was put first; what is looked for had 1, or what was given. */
function order(typed: string, id: string, score = 1, isSaying = false): readonly string[] {
  const ledger = makeLedger(index.documents.length, false);
  const placeOf = (each: string): number => index.byId.get(each.toLowerCase()) ?? -1;
  const all = Object.entries({ ...scores, [id]: score });
  for (const [each, own] of all) ledger.add(placeOf(each), own, 'word');
  putNameFirst(index, readQuery(index, parseWords(typed)).typed, ledger, { isSaying });
  return all.map(([each]) => each).sort((a, b) => ledger.scoreOf(placeOf(b)) - ledger.scoreOf(placeOf(a)));
}

describe('what bears the very name that is typed', () => {
  it.each([
    ['combed', 'glossary:Combed'],
    ['fur comb', 'glossary:Fur Comb'],
    ['fur coat', 'glossary:Fur, Fur Coat'],
    ['fur', 'glossary:Fur, Fur Coat'],
    ['rules fur', 'glossary:Rules Fur'],
    ['grooming', '701'],
    ['brush', 'glossary:Brush (Obsolete)'],
    ['four-legged brushing', 'glossary:Four-Legged Brushing Variant'],
    ['loose hair', 'glossary:Coat Error — Loose Hair'],
  ])('goes before all else: %s', (typed, id) => {
    expect(order(typed, id).slice(0, 3)).toEqual([id, '701.1', '701.2']);
  });

  it.each([
    ['heading', 'grooming', '701', 0],
    ['term', 'fur comb', 'glossary:Fur Comb', -1],
  ])('is a saying too: a %s of that name goes where it has to', (_, typed, id, at) => {
    expect(order(typed, id, 1, true).at(at)).toBe(id);
  });

  it('stays first where it is', () => {
    expect(order('combed', 'glossary:Combed', 30).at(0)).toBe('glossary:Combed');
  });

  it.each([
    ['another form of the word', 'combing', 'glossary:Combed'],
    ['a word beside it', 'combed fur', 'glossary:Combed'],
    ['a word less', 'fur', 'glossary:Fur Comb'],
    ['the name of a chapter, which is too wide to be sought', 'combs', '7'],
  ])('is not meant by %s', (_, typed, id) => {
    expect(order(typed, id).at(-1)).toBe(id);
  });
});
