import { describe, expect, it } from 'vitest';
import { nameFormat, readLists } from '../../../../src/site/policy/lists/readLists.ts';

const lines = (...texts: string[]): string => texts.join('\n');
const named = (text: string) =>
  readLists(text).lists.map(({ kind, format, cards }) => [kind, nameFormat(format), cards.map(({ name }) => name)]);

describe('a list of cards', () => {
  it('begins behind its sentence and ends with its last item', () => {
    const text = lines(
      'Meadow decks have cards.',
      'The following cards are banned in Meadow tournaments:',
      '• Old Willow',
      '• Brook Fox (effective July 1, 2009)',
      'The following cards are restricted in Meadow tournaments:',
      '• Hound of Hills',
      'Cards may leave the list.',
      '• A thing that is no card',
    );
    expect(named(text)).toEqual([
      ['banned', 'Meadow', ['Old Willow', 'Brook Fox']],
      ['restricted', 'Meadow', ['Hound of Hills']],
    ]);
    expect(readLists(text).lists[0]?.cards[1]).toEqual({ name: 'Brook Fox', note: 'effective July 1, 2009' });
  });

  it('may stand in two columns, with bullets of a font of symbols, or with a remark that goes on', () => {
    const text = lines(
      'The following cards are banned in Hill tournaments:',
      '• Old Willow\t• Brook Fox',
      '\u0083 Sedge \u0083 Quern',
      '• Marl (unbanned effective',
      'February 7, 2014)',
      '• Tallow',
    );
    expect(named(text)).toEqual([['banned', 'Hill', ['Old Willow', 'Brook Fox', 'Sedge', 'Quern', 'Marl', 'Tallow']]]);
  });

  it('has no bullets in 1994, and ends with the first sentence', () => {
    const text = lines(
      'Talk of it. The Limited List is as follows:',
      'Old Willow',
      'Brook Fox',
      'The first of these is a tree, as everybody knows who was there.',
    );
    expect(named(text)).toEqual([['limited', 'Official tournaments', ['Old Willow', 'Brook Fox']]]);
  });

  it.each([
    ['The following card is banned in Meadow tournaments:', 'banned', 'Meadow'],
    ['The following individual cards are restricted in Meadow tournaments:', 'restricted', 'Meadow'],
    ['The following cards are banned in Meadow Tournaments', 'banned', 'Meadow'],
    ['The following cards are banned in Meadow tournaments—effective July 1, 2000', 'banned', 'Meadow'],
    ['Effective September 20, 2004, the following cards are banned in "Type 1.5" tournaments:', 'banned', 'Type 1.5'],
    [
      'In addition to what single packs leave at home, the following card is banned in ALL Pack of Hounds tournaments (Hill, and Brook):',
      'banned',
      'Pack of Hounds',
    ],
  ])('begins with any form of its sentence: %s', (sentence, kind, format) => {
    expect(named(lines('Talk.', sentence, '• Old Willow', 'Talk.'))).toEqual([[kind, format, ['Old Willow']]]);
  });

  it.each([
    ['There are currently no cards banned in Meadow tournaments.', 'banned', 'Meadow'],
    ['There are no cards currently restricted in Type 1.5 tournaments:', 'restricted', 'Type 1.5'],
    ['There are no banned cards in Hill block tournaments.', 'banned', 'Hill block'],
    ['There are currently no cards are banned in Meadow tournaments. (Soon there may be some.)', 'banned', 'Meadow'],
  ])('has no card where the document says so: %s', (sentence, kind, format) => {
    expect(named(sentence)).toEqual([[kind, format, []]]);
    expect(readLists(sentence).unread).toBe(false);
  });

  it.each(['Banned hereafter in all meadows:', 'The following cards are banned in Meadow tournaments:'])(
    'that is not read is known as such: %s',
    (sentence) => {
      expect(readLists(lines(sentence, 'This is a sentence that is no card, and nothing else follows.')).unread).toBe(true);
    },
  );
});
