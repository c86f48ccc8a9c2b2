import { expect, it } from 'vitest';
import { makeEditionView } from '../../../src/site/frame/library/edition.ts';
import { findFirstWords } from '../../../src/corpus/wording/firstWords.ts';
import { makeEntry, makeRecord } from '../../site/fixtures.ts';

const long = 'Whoever lies in the sun first keeps the place, and this holds in winter as well as in summer, ';
const entries = [
  makeEntry('7', 'section', { title: 'Cats' }),
  makeEntry('703', 'subsection', { title: 'Naps', parent: '7' }),
  makeEntry('703.1', 'rule', { text: `${long}${long}${long}`, parent: '703' }),
  makeEntry('704', 'subsection', { title: 'Empty' }),
];
const view = makeEditionView({ record: makeRecord('comprehensive-rules', '2026-01-16'), address: {} }, entries);

it.each([
  ['703.1', 'a rule are its own'],
  ['703', 'a heading are those of its first rule'],
  ['7', 'a section are found below it'],
])('first words of %s: %s, cut behind a word', (id) => {
  const words = findFirstWords(view, view.findEntry(id)!);
  expect(words).toMatch(/^Whoever lies in the sun first .*\p{L} …$/u);
  expect(words?.length).toBeLessThanOrEqual(162);
});

it('are not made up where there are none', () => {
  expect(findFirstWords(view, view.findEntry('704')!)).toBeUndefined();
});
