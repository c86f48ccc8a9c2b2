import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../../../src/corpus/readCorpus.ts';
import type { IsoDate } from '../../../../src/model/edition.ts';
import type { EditionView } from '../../../../src/site/frame/library/edition.ts';
import { foldName } from '../../../../src/site/policy/lists/cardNames.ts';
import { findListedCards } from '../../../../src/site/policy/lists/cardHistories.ts';
import { findSummaryLists } from '../../../../src/site/policy/lists/summaryLists.ts';

const entry = (id: string, kind: string, text: string, more: Partial<LoadedEntry> = {}): LoadedEntry =>
  ({
    id,
    kind,
    number: id,
    wording: text === '' ? [] : [{ kind: 'text', value: text }],
    examples: [],
    lines: [1, 1],
    ...more,
  }) as unknown as LoadedEntry;

const summary = (...texts: string[]): EditionView => {
  const entries = [
    entry('801', 'subsection', '', { title: 'Meadow (Type 2) Tournament Format' }),
    ...texts.map((text, at) =>
      entry(`801.${String(at + 1)}`, 'list', text, { parent: '801', author: 'Update', date: '2005-09-01' as IsoDate }),
    ),
  ];
  return {
    record: { date: '2005-10-23' },
    entries,
    findEntry: (id: string) => entries.find((each) => each.id === id),
    hrefOf: (id: string) => `/summary/#${id}`,
  } as unknown as EditionView;
};

const read = (text: string, ...known: string[]) => {
  const [list] = findSummaryLists([summary(text)], new Set(known.map(foldName)));
  return list && { kind: list.kind, format: list.format, cards: list.cards.map(({ name }) => name), unread: list.unread };
};
const of = (cards: string[], unread: string[] = []) => ({ kind: 'banned', format: 'Meadow', cards, unread });

describe('a list of a rulings summary', () => {
  it.each([
    [
      'commas with and without a space behind or before them',
      "Some cards are 'banned'. These cards are: Old Willow, Brook Fox,Sedge , Quern.",
      of(['Old Willow', 'Brook Fox', 'Sedge', 'Quern']),
    ],
    [
      'small words in a name',
      "Some cards are 'banned'. These cards are: Survival of the Willow, Fox from the Brook, Owl le Vert, Moss or Fern",
      of(['Survival of the Willow', 'Fox from the Brook', 'Owl le Vert', 'Moss or Fern']),
    ],
    [
      'restricted cards, and a format that the sentence names',
      "Some cards are 'restricted' for the Hills/Brooks format. These cards are: Old Willow",
      { ...of(['Old Willow']), kind: 'restricted', format: 'Hills/Brooks' },
    ],
  ])('has %s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('parts two names that have lost their comma where both are known from elsewhere, and only there', () => {
    const text = "Some cards are 'banned'. These cards are: Quern, Old Willow Brook Fox,";
    expect(read(text, 'Old Willow', 'Brook Fox')).toEqual(of(['Quern', 'Old Willow', 'Brook Fox']));
    expect(read(text, 'Old Willow')).toEqual(of(['Quern', 'Old Willow Brook Fox']));
    expect(read(text, 'Old Willow', 'Brook Fox', 'Old Willow Brook Fox')).toEqual(of(['Quern', 'Old Willow Brook Fox']));
  });

  it('takes a sentence behind the last name for none, where the name is known, and tells what it cannot read', () => {
    const text = "Some cards are 'banned'. These cards are: Quern, Old Willow This format was played in barns.";
    expect(read(text, 'Old Willow')).toEqual(of(['Quern', 'Old Willow']));
    expect(read(text)).toEqual(of(['Quern'], ['Old Willow This format was played in barns.']));
  });

  it('notes the set under whose name a card stands', () => {
    const [list] = findSummaryLists(
      [summary('A list of cards that are banned: HILL/BROOK-> Old Willow, and Brook Fox. MEADOW-> Sedge, and Quern.')],
      new Set(),
    );
    expect(list?.cards).toEqual([
      { name: 'Old Willow', note: 'HILL/BROOK' },
      { name: 'Brook Fox', note: 'HILL/BROOK' },
      { name: 'Sedge', note: 'MEADOW' },
      { name: 'Quern', note: 'MEADOW' },
    ]);
    expect(list?.unread).toEqual([]);
  });

  it.each(['No card is restricted in this format.', 'These cards are: Old Willow'])('is no list of banned cards: %s', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe('a card on a list of a rulings summary', () => {
  const rules = {
    record: { date: '2009-07-01' },
    entries: [entry('6.1', 'subsection', 'The following cards are banned in Meadow tournaments:\n• Bazaar of Foxes')],
    hrefOf: (id: string) => `/rules/#${id}`,
  } as unknown as EditionView;
  const { cards } = findListedCards([rules], [summary("Some cards are 'banned'. These cards are: Old Willow, Baazar of Foxes")]);
  const find = (name: string) => cards.find((card) => card.name === name);

  it('has a history though no edition of the Tournament Rules lists it', () => {
    expect(cards.map(({ name }) => name)).toEqual(['Baazar of Foxes', 'Bazaar of Foxes', 'Old Willow']);
    expect(find('Old Willow')).toMatchObject({
      runs: [],
      summaries: [{ kind: 'banned', format: 'Meadow', entry: { author: 'Update', date: '2005-09-01' } }],
    });
    expect(find('Bazaar of Foxes')).toMatchObject({ runs: [{ from: '2009-07-01' }], summaries: [] });
  });

  it('is not corrected where its name may be a misprint, but marked, on both sides', () => {
    expect(find('Baazar of Foxes')?.near).toEqual(['Bazaar of Foxes']);
    expect(find('Bazaar of Foxes')?.near).toEqual(['Baazar of Foxes']);
  });
});
