import { describe, expect, it } from 'vitest';
import { collectDocuments } from '../../src/search/documents.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { answerQuery } from '../../src/search/searchEdition.ts';
import { entry } from './entry.ts';

const often = 'A basket. The basket stands by another basket.';
const index = openFile(
  collectDocuments(
    'comprehensive-rules/2026-01-16',
    [
      entry('7', 'section', { title: 'Tails' }),
      entry('701', 'subsection', { title: 'Starting Nap Length', parent: '7' }),
      entry('701.1', 'rule', { text: 'A groomed tail is in a staring contest, and brushing goes on.', parent: '701' }),
      entry('702', 'subsection', { title: 'Basket', parent: '7' }),
      ...['702.1', '702.2', '702.3', '702.4'].map((id) => entry(id, 'rule', { text: often, parent: '702' })),
      entry('703', 'subsection', { title: 'Lids', parent: '7' }),
      entry('703.1', 'rule', { text: 'A casket.', parent: '703' }),
      entry('704', 'subsection', { title: 'Play Pairs', parent: '7' }),
      entry('704.1', 'rule', { text: 'Sixty cats are placed on a mat, as in 2009.', parent: '704' }),
      entry('705', 'subsection', { title: 'Mat Rules', parent: '7' }),
      ...['705.1', '705.2', '705.3', '705.4'].map((id) => entry(id, 'rule', { text: 'On each mat a cat.', parent: '705' })),
    ],
    [
      { says: 'zoomies', means: 'groomed tail' },
      { says: 'siesta time', means: 'basket' },
    ],
  ),
);
const followed = (query: string): readonly string[] =>
  answerQuery(index, query).followed.map(({ kind, typed, words }) => `${kind} ${typed}: ${words.join(', ')}`);

describe('a slip', () => {
  it.each([
    ['basekt cats', ['corrected basekt: basket'], 'that can be but one word is that word'],
    [
      'basket zomies cats',
      ['corrected zomies: zoomies', 'said zomies: groomed tail'],
      'in what players say is mended before it is looked up',
    ],
    ['baasket cats', ['corrected baasket: basket'], 'of a letter too many is mended'],
    ['staring nap length', ['corrected staring: starting'], 'that makes another word is seen by the name around it'],
    ['vasket cats', ['corrected vasket: basket'], 'of the key beside is rather the word that stands oftener'],
    ['mta cats', ['corrected mta: mat'], 'in three letters is mended'],
  ])('%s: %j, so one %s', (query, said) => {
    expect(followed(query)).toEqual(said);
  });

  it.each([
    ['placed pairs', 'a word in a short name'],
    ['staring contest', 'a word where no name stands'],
    ['cats bask', 'the beginning of a word'],
  ])('is not seen in %s: %s', (query) => {
    expect(followed(query).filter((each) => each.startsWith('corrected'))).toEqual([]);
  });

  it.each([
    ['fiftieth', 'with one on the first letter'],
    ['2006', 'in a figure'],
  ])('%s is another word, not a slip %s', (word) => {
    expect(followed(`${word} cats`)).toEqual([`unknown ${word}: `]);
  });
});
