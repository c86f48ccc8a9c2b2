import { describe, expect, test } from 'vitest';
import { findEntries, findNear, parseQuestion } from '../../../src/corpus/lookup/findEntries.ts';
import { makeEntry } from '../store/makeEdition.ts';

const makeTerm = (title: string) => makeEntry('', `What ${title} means here.`, { id: `glossary:${title}`, kind: 'term', title });
const entries = [
  makeEntry('1', '', { kind: 'section', title: 'Tables' }),
  makeEntry('100', '', { kind: 'subsection', title: 'Chairs' }),
  makeEntry('100.1', 'Sit.'),
  makeEntry('100.2', 'Stand.'),
  makeEntry('100.2', 'Stand up.', { id: '100.2~2' }),
  makeEntry('100.10', '', { title: 'Cushion' }),
  makeTerm('Cushion'),
  makeTerm('Leg, Legs of a Table'),
  makeTerm('Stool (Obsolete)'),
];
const find = (text: string): string[] => findEntries(entries, parseQuestion(text)).map(({ id }) => id);
const near = (text: string): string[] => findNear(entries, parseQuestion(text)).map(({ id }) => id);

describe('a question', () => {
  test.each([
    { text: '704.5j', question: { kind: 'number', number: '704.5j' } },
    { text: ' CR 704.5J. ', question: { kind: 'number', number: '704.5j', alone: true } },
    { text: 'A.1.', question: { kind: 'number', number: 'A.1', alone: true } },
    { text: '7045j', question: { kind: 'number', number: '704.5j' } },
    { text: '704-5 j', question: { kind: 'number', number: '704.5j' } },
    { text: '§ 704.5j', question: { kind: 'number', number: '704.5j' } },
    { text: 'cr704.5j', question: { kind: 'number', number: '704.5j' } },
    { text: 'rule 704', question: { kind: 'number', number: '704' } },
    { text: 'section 7', question: { kind: 'number', number: '7' } },
    { text: 'g1.2A', question: { kind: 'number', number: 'G1.2a' } },
    { text: 'A.1', question: { kind: 'number', number: 'A.1' } },
    { text: '509.Ruling.1', question: { kind: 'number', number: '509.Ruling.1' } },
    { text: 'Cushion', question: { kind: 'name', name: 'cushion' } },
    { text: 'glossary:Stool (Obsolete)', question: { kind: 'name', name: 'stool' } },
    { text: 'rulebook', question: { kind: 'name', name: 'rulebook' } },
  ])('"$text" is understood', ({ text, question }) => {
    expect(parseQuestion(text)).toEqual(question);
  });
});

describe('the answer', () => {
  test.each([
    { text: '100.1', ids: ['100.1'] },
    { text: '100.2', ids: ['100.2', '100.2~2'] },
    { text: 'cushion', ids: ['glossary:Cushion', '100.10'] },
    { text: 'cushions', ids: ['glossary:Cushion', '100.10'] },
    { text: 'Legs of a Table', ids: ['glossary:Leg, Legs of a Table'] },
    { text: 'stool', ids: ['glossary:Stool (Obsolete)'] },
    { text: 'chairs', ids: ['100'] },
    { text: '100.3', ids: [] },
  ])('to "$text" is $ids', ({ text, ids }) => {
    expect(find(text)).toEqual(ids);
  });

  test.each([
    { text: '100.3', ids: ['100', '100.2', '100.2~2', '100.10'] },
    { text: '100.1b', ids: ['100.1', '100', '100.2', '100.2~2'] },
    { text: 'cushoin', ids: ['glossary:Cushion', '100.10'].toSorted() },
    { text: 'zebra', ids: [] },
  ])('when there is none to "$text" is what is near: $ids', ({ text, ids }) => {
    expect(text === 'cushoin' ? near(text).toSorted() : near(text)).toEqual(ids);
  });
});
