import { expect, it } from 'vitest';
import { findEverydayTerms } from '../../../src/corpus/wording/everydayTerms.ts';
import { makeEditionView } from '../../../src/site/frame/library/edition.ts';
import { makeEntry, makeRecord, makeTerm } from '../../site/fixtures.ts';

/** A glossary of four terms, and rules of which so many speak of each. */
function findIn(rules: number, naming: Readonly<Record<string, number>>): readonly string[] {
  const entries = [
    ...Array.from({ length: rules }, (_, at) => {
      const named = Object.entries(naming).flatMap(([name, count]) => (at < count ? [name] : []));
      return makeEntry(`703.${at + 1}`, 'rule', { text: `Of ${named.join(' and ')}.` });
    }),
    ...Object.keys(naming).map((name) => makeTerm(name, 'What it says.')),
  ];
  const view = makeEditionView({ record: makeRecord('comprehensive-rules', '2026-01-16'), address: {} }, entries);
  return [...findEverydayTerms(view.entries, view.termIndex)].map((id) => id.replace(/^glossary:/, ''));
}

it.each([
  ['a word in more than one entry of forty', 798, { Kitten: 21, Whisker: 20 }, ['Kitten']],
  ['never a name of two words', 798, { Catnap: 5, 'Warm Basket': 400 }, []],
  ['nothing in a text of few entries', 20, { Kitten: 10, Whisker: 4 }, []],
  ['a word in more than ten of them, though', 30, { Kitten: 11, Whisker: 4 }, ['Kitten']],
])('%s is an everyday term', (_, rules, naming, expected) => {
  expect(findIn(rules, naming)).toEqual(expected);
});
