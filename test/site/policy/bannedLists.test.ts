import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../../src/corpus/readCorpus.ts';
import type { EditionView } from '../../../src/site/frame/library/edition.ts';
import { foldName, makeCardHistories, nameFormat, readLists } from '../../../src/site/policy/bannedLists.ts';

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

const view = (date: string, text: string): EditionView => {
  const entry = {
    id: '6.1',
    kind: 'subsection',
    number: '6.1',
    wording: [{ kind: 'text', value: text }],
    examples: [],
    lines: [1, 1],
  } as LoadedEntry;
  return { record: { date }, entries: [entry], hrefOf: (id: string) => `/${date}/#${id}` } as unknown as EditionView;
};
const banned = (...cards: string[]): string =>
  lines('The following cards are banned in Meadow tournaments:', ...cards.map((card) => `• ${card}`));

describe('the history of a card', () => {
  const histories = makeCardHistories([
    view('2014-05-02', banned('Old Willow', 'Hound of the Hills')),
    view('2009-07-01', banned('Old Willow', 'Brook Fox')),
    view('2010-10-01', banned('Brook Fox', 'Fox’s Brook')),
    view('2011-07-01', banned('Old Willow', "Fox's Brook", 'Hound of the Hulls')),
  ]);
  const find = (name: string) => histories.find((each) => each.name === name);

  it('is told by the editions here that list it without a break', () => {
    expect(find('Old Willow')?.runs).toMatchObject([
      { from: '2009-07-01', to: '2009-07-01', gone: '2010-10-01', href: '/2009-07-01/#6.1' },
      { from: '2011-07-01', to: '2014-05-02' },
    ]);
    expect(find('Old Willow')?.runs[1]?.gone).toBeUndefined();
    expect(find('Brook Fox')?.runs).toMatchObject([{ from: '2009-07-01', to: '2010-10-01', gone: '2011-07-01' }]);
  });

  it('is one however its name is set, and marks what differs by a letter without correcting it', () => {
    expect(histories.filter(({ name }) => foldName(name) === 'foxsbrook')).toHaveLength(1);
    expect(find('Fox’s Brook')?.alsoPrinted).toEqual(["Fox's Brook"]);
    expect(find('Hound of the Hulls')?.near).toEqual(['Hound of the Hills']);
    expect(find('Hound of the Hills')?.near).toEqual(['Hound of the Hulls']);
    expect(find('Old Willow')?.near).toEqual([]);
  });

  it.each([
    ['the edition has that list no more', 'There are decks of all kinds.', undefined, true],
    ['a list may stand there in words that are not known', 'Banned in Meadow and elsewhere:\n• Old Willow', undefined, false],
    ['the name stands beside the list', `${banned('Brook Fox')}\nMore words.\nOld Willow is discussed.`, undefined, false],
    ['the list of that kind lacks it', banned('Brook Fox'), '2010-10-01', false],
    ['the document says that none is banned', 'There are no cards banned in meadow tournaments.', '2010-10-01', false],
    [
      'it stands on a list of another kind',
      lines(banned('Brook Fox'), 'The following card is restricted in Meadow tournaments:', '• Old Willow'),
      '2010-10-01',
      false,
    ],
  ])('says that a later edition lacks it only where that is so: %s', (_, text, gone, ended) => {
    const [history] = makeCardHistories([view('2009-07-01', banned('Old Willow')), view('2010-10-01', text)]).filter(
      ({ name }) => name === 'Old Willow',
    );
    const run = history?.runs.find(({ kind }) => kind === 'banned');
    expect([run?.to, run?.newest, run?.gone, run?.ended]).toEqual(['2009-07-01', false, gone, ended]);
  });

  it('is one list however the format is set, and passes over editions that have none', () => {
    const [history] = makeCardHistories([
      view('2001-07-01', 'The following cards are banned in Hill Block tournaments:\n• Old Willow'),
      view('2002-07-01', 'The following cards are banned in Hill block tournaments:\n• Old Willow'),
      view('2003-07-01', 'Nothing.'),
      view('2004-07-01', 'The following cards are banned in Hill block tournaments:\n• Brook Fox'),
    ]).filter(({ name }) => name === 'Old Willow');
    expect(history?.runs).toMatchObject([{ format: 'Hill block', from: '2001-07-01', to: '2002-07-01', gone: '2004-07-01', ended: false }]);
  });
});
