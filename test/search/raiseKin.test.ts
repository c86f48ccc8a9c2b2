import { describe, expect, it } from 'vitest';
import { collectDocuments } from '../../src/search/documents.ts';
import { makeLedger } from '../../src/search/ledger.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { raiseKin } from '../../src/search/raiseKin.ts';
import { entry } from './entry.ts';

const index = openFile(
  collectDocuments('comprehensive-rules/2026-01-16', [
    entry('701', 'subsection', { title: 'Grooming' }),
    entry('701.1', 'rule', { parent: '701', cites: ['703.1'] }),
    entry('701.1a', 'subrule', { parent: '701.1', cites: ['703.2'], examples: ['Mittens is combed.'] }),
    entry('701.1b', 'subrule', { parent: '701.1' }),
    entry('701.2', 'rule', { parent: '701', toldCites: ['703.3'] }),
    entry('703', 'subsection', { title: 'Napping' }),
    entry('703.1', 'rule', { parent: '703' }),
    entry('703.2', 'rule', { parent: '703', cites: ['701.1a'] }),
    entry('703.3', 'rule', { parent: '703' }),
    entry('703.4', 'rule', { parent: '703', cites: ['701.1a'] }),
    entry('705', 'subsection', { title: 'Dogs' }),
    entry('705.1', 'rule', { parent: '705' }),
    entry('glossary:Comb', 'term', { title: 'Comb', cites: ['701.1a'] }),
  ]),
);

/** Scores of the places of these ids, after kin were raised. */
function raised(scores: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const ledger = makeLedger(index.documents.length, true);
  const placeOf = (id: string): number => index.byId.get(id.toLowerCase()) ?? -1;
  for (const [id, score] of Object.entries(scores)) ledger.add(placeOf(id), score, 'word');
  raiseKin(index, ledger);
  return Object.fromEntries(Object.keys(scores).map((id) => [id, ledger.scoreOf(placeOf(id))]));
}

describe('what is kin to the best answer goes before what is not', () => {
  it.each([
    ['its rule', '701.1a', '701.1'],
    ['its subrule', '701.1', '701.1b'],
    ['a neighbour under its rule', '701.1a', '701.1b'],
    ['the next rule', '701.1', '701.2'],
    ['the term that points at it', '701.1a', 'glossary:Comb'],
    ['what it cites', '701.1', '703.1'],
    ['what cites it', '701.1a', '703.4'],
    ['what is cited where others tell of it', '701.2', '703.3'],
    ['what is told of with a word of it', '703.3', '701.2'],
    ['the neighbour of the subrule whose Example answers', '701.1a#example-1', '701.1b'],
  ])('%s', (_, best, kin) => {
    const after = raised({ [best]: 10, [kin]: 4, '705.1': 4.2 });
    expect(after[kin]).toBeGreaterThan(4.2);
    expect(after['705.1']).toBe(4.2);
    expect(after[best]).toBe(10);
  });
});

it('What is kin to the best answer never goes before it', () => {
  const after = raised({ '701.1a': 10, '701.1': 9.7, 'glossary:Comb': 9.99 });
  expect(after['701.1']).toBeGreaterThan(9.7);
  expect(after['701.1']).toBeLessThan(10);
  expect(after['glossary:Comb']).toBe(9.99);
});

it('Those that come up to the best answer keep their order', () => {
  const after = raised({ '701.1a': 10, '701.1': 9, '701.1b': 9.2, 'glossary:Comb': 9.1 });
  const order = Object.entries(after).sort(([, a], [, b]) => b - a);
  expect(order.map(([id]) => id)).toEqual(['701.1a', '701.1b', 'glossary:Comb', '701.1']);
});

it('What has no word of the query is no answer for being kin to one', () => {
  expect(raised({ '701.1a': 10, '701.1b': 0 })).toEqual({ '701.1a': 10, '701.1b': 0 });
});
