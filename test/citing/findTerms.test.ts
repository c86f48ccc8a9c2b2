import { expect, it } from 'vitest';
import { findMentions } from '../../src/citing/findMentions.ts';
import { findTerms } from '../../src/citing/findTerms.ts';
import { makeTermIndex } from '../../src/corpus/wording/terms.ts';

const index = makeTermIndex([
  { id: 'glossary:Deep Nap', headword: 'Deep Nap' },
  { id: 'glossary:Bowl', headword: 'Bowl' },
]);
const termsIn = (text: string): readonly string[] =>
  findTerms(text, findMentions(text), index, new Set()).map(({ start, end, text: print }) => {
    expect(text.slice(start, end)).toBe(print);
    return print;
  });

it.each([
  ['a deep nap beside a bowl', ['deep nap', 'bowl']],
  ['rule 100.1, a deep\nnap', ['deep\nnap']],
  ['> a deep\r\n> nap, CR\r\n> 100.2, a bowl', ['deep\r\n> nap', 'bowl']],
  ['a deep  nap', ['deep  nap']],
  ['a deep\n\nnap', []],
  ['a deep\n- nap', []],
  ['`deep nap` <!-- bowl --> [x](bowl "bowl")', []],
  ['deep rule 100.1 nap', []],
  ['bowl, bowl and bowls', ['bowl']],
])('the first mention of each term is found in %j, where it stands', (text, terms) => expect(termsIn(text)).toEqual(terms));
