import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../../../src/corpus/readCorpus.ts';
import type { EditionView } from '../../../../src/site/frame/library/edition.ts';
import { foldName } from '../../../../src/site/policy/lists/cardNames.ts';
import { findListedCards, type CardHistory } from '../../../../src/site/policy/lists/cardHistories.ts';

const lines = (...texts: string[]): string => texts.join('\n');

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
const makeCardHistories = (views: readonly EditionView[]): readonly CardHistory[] => findListedCards(views, []).cards;
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
      { from: '2009-07-01', to: '2009-07-01', gone: '2010-10-01', hrefs: ['/2009-07-01/#6.1', '/2009-07-01/#6.1'] },
      { from: '2011-07-01', to: '2014-05-02' },
    ]);
    expect(find('Old Willow')?.runs[1]?.gone).toBeUndefined();
    expect(find('Brook Fox')?.runs).toMatchObject([
      { from: '2009-07-01', to: '2010-10-01', gone: '2011-07-01', hrefs: ['/2009-07-01/#6.1', '/2010-10-01/#6.1'] },
    ]);
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
