import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../../src/corpus/readCorpus.ts';
import type { EditionView } from '../../../src/site/frame/library/edition.ts';
import type { DocumentHistories } from '../../../src/site/frame/library/lineages.ts';
import { makePenaltyTable, readPenalty, tellPenalty } from '../../../src/site/policy/penalties.ts';

const told = (text: string): string | undefined => {
  const penalty = readPenalty(text);
  return penalty && tellPenalty(penalty);
};

describe('a penalty', () => {
  it.each([
    ['of a box is what it says', 'Warning', 'Warning'],
    ['of a box stays when it leads to a note', 'Warning*', 'Warning'],
    ['may be none', 'No Penalty', 'No Penalty'],
    ['at all levels is one', 'The hound is woken.\nFox Error—Asleep\nAll Levels\nGame', 'Game'],
    ['at all levels may be of several words', 'All Levels\nDisqualification without prize', 'Disqualification without prize'],
    [
      'of each level is told with those beside it',
      'Regular Competitive Professional\nCaution Warning Warning\nThe hound is woken.',
      'Regular: Caution; Competitive, Professional: Warning',
    ],
    [
      'of numbered levels likewise',
      'Talk.\nREL 1 REL 2 REL 3 REL 4 REL 5\nGame Game Match Match DQ',
      'REL 1 to 2: Game; REL 3 to 4: Match; REL 5: DQ',
    ],
    [
      'of one word and of two words stand in one row',
      'Regular Competitive Professional\nWarning Match Loss Match Loss',
      'Regular: Warning; Competitive, Professional: Match Loss',
    ],
  ])('%s', (_, text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it.each([
    ['a row that lacks a level', 'Regular Competitive Professional\nCaution Warning'],
    ['a row with something else in it', 'Regular Competitive Professional\nCaution Warning see below'],
    ['levels without a row', 'Regular Competitive Professional'],
    ['a sentence', 'The hound is woken, and gets a Warning.'],
    ['nothing', ''],
  ])('is not told of %s', (_, text) => {
    expect(told(text)).toBeUndefined();
  });
});

describe('the table of penalties', () => {
  const entry = (id: string, kind: LoadedEntry['kind'], text: string, parent?: string) =>
    ({ id, kind, number: id, title: id, parent, wording: [{ kind: 'text', value: text }] }) as unknown as LoadedEntry;
  const view = (date: string, entries: readonly LoadedEntry[]): EditionView =>
    ({
      record: { date },
      entries,
      childrenOf: (id: string) => entries.filter(({ parent }) => parent === id),
      hrefOf: (id: string) => `/${date}/#${id}`,
    }) as unknown as EditionView;
  const days = ['2014-05-02', '2014-09-26', '2015-05-04'];
  const lineages = ['4.7', '4.7~penalty', '4.8'];
  const histories = {
    placeOf: (date: string) => days.indexOf(date),
    index: { lineageOf: (_: number, id: string) => lineages.indexOf(id) },
    lineages: lineages.map((id) => ({ id })),
    hrefOf: () => undefined,
  } as unknown as DocumentHistories;

  it('says to look there, and not that it has none, where print lost the penalty of an infraction', () => {
    const views = [
      view('2014-05-02', [
        entry('4.7', 'infraction', ''),
        entry('4.7~penalty', 'penalty', 'Warning', '4.7'),
        entry('4.8', 'subsection', ''),
      ]),
      view('2014-09-26', [entry('4.7', 'subsection', '')]),
      view('2015-05-04', [entry('4.7', 'infraction', ''), entry('4.7~penalty', 'penalty', 'Warning', '4.7')]),
    ];
    const { rows } = makePenaltyTable(views, histories);
    expect(rows.map(({ id, cells }) => [id, cells.map((cell) => cell && (cell.penalty ?? cell.href))])).toEqual([
      ['4.7', ['Warning', '/2014-09-26/#4.7', 'Warning']],
    ]);
  });
});
