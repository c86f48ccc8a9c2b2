import { expect, it } from 'vitest';
import { collectDocuments } from '../../src/search/documents.ts';
import { foldResults, type ResultOptions } from '../../src/search/foldResults.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { hasOrder, type Has } from '../../src/search/readQuery.ts';
import { entry } from './entry.ts';

const index = openFile(
  collectDocuments('comprehensive-rules/2026-01-16', [
    entry('701', 'subsection', { title: 'Grooming' }),
    entry('701.1', 'rule', { parent: '701', text: 'A cat grooms.', examples: ['Mittens is combed.', 'Tom is not.'] }),
    entry('701.2', 'rule', { parent: '701', text: 'A comb is used.' }),
  ]),
);
// 701, 701.1, its two Examples, 701.2.
const scores = Float64Array.of(1, 2, 5, 5, 3);
const has: readonly Has[] = ['none', 'all', 'some', 'none', 'some'];
const hasOf = Uint8Array.from(has, (each) => hasOrder.indexOf(each));
const fold = (options: ResultOptions) => foldResults(index, [4, 3, 2, 1, 0], scores, hasOf, options);

it.each<[string, ResultOptions, readonly number[], number]>([
  ['a rule and its Examples as the best of them, the earlier of equals', {}, [0, 2, 4], 3],
  ['Examples for themselves where they are asked for', { kind: 'example' }, [2, 3], 2],
  ['what stands under an entry', { under: '701.1' }, [2], 1],
  ['nothing under an entry that is not there', { under: '702' }, [], 0],
  ['of what has all words the best that has them', { allWords: true }, [1], 3],
])('gives %s', (_, options, places, any) => {
  expect(fold(options)).toMatchObject({ places, any });
});

it('counts of a rule and its Examples whatever one of them has', () => {
  expect(fold({}).counts).toEqual({ all: 1, some: 1, begun: 0, none: 1 });
});
