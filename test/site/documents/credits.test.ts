import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../../src/corpus/readCorpus.ts';
import type { IsoDate } from '../../../src/model/edition.ts';
import { makeCredits } from '../../../src/site/documents/credits.ts';
import { makeEntry } from '../fixtures.ts';

let made = 0;
/** An entry by whom, and on which day of 2005: `Tom 08-01`; no credit for an empty line. */
function of(credit: string, more: Partial<LoadedEntry> = {}): LoadedEntry {
  const { author, day } = /^(?<author>\D+?)?\s*(?<day>\d\d-\d\d)?$/.exec(credit)?.groups ?? {};
  return {
    ...makeEntry(`A.${(made += 1)}`, 'ruling', { text: 'A kitten sleeps.' }),
    ...(author === undefined ? {} : { author }),
    ...(day === undefined ? {} : { date: `2005-${day}` as IsoDate }),
    ...more,
  };
}
const all = (...credits: readonly string[]): readonly LoadedEntry[] => credits.map((credit) => of(credit));

/** What is said of a group that is a document by itself: at its head, then at each entry. */
function say(group: readonly LoadedEntry[]): readonly (string | undefined)[] {
  const credits = makeCredits(group);
  return [credits.author, credits.ofGroup(group), ...group.map((entry) => credits.ofEntry(entry, group))];
}

describe('credits of a document', () => {
  it.each([
    ['each is named where they differ', ['Tom 08-01', 'Kit 08-02'], [undefined, undefined, 'Tom · August 1, 2005', 'Kit · August 2, 2005']],
    [
      'what most of a group have is said at its head, and only others at themselves',
      ['Tom 08-01', 'Tom 08-01', 'Kit'],
      [undefined, 'Tom · August 1, 2005', undefined, undefined, 'Kit'],
    ],
    [
      'half is not most',
      ['Tom 08-01', 'Tom 08-01', 'Kit', 'Kit 08-02'],
      [undefined, undefined, 'Tom · August 1, 2005', 'Tom · August 1, 2005', 'Kit', 'Kit · August 2, 2005'],
    ],
    [
      'an entry without any says so where its group would speak for it',
      ['Tom 08-01', 'Tom 08-01', ''],
      ['Tom', 'August 1, 2005', undefined, undefined, 'no source given'],
    ],
    [
      'and says nothing where nobody speaks for it',
      ['Tom 08-01', '', ''],
      [undefined, undefined, 'Tom · August 1, 2005', undefined, undefined],
    ],
    [
      'whose nearly all are is said once, and then their days alone',
      ['Tom 08-01', 'Tom 08-02'],
      ['Tom', undefined, 'August 1, 2005', 'August 2, 2005'],
    ],
    ['though not of one who gives no day', ['Tom', 'Tom 08-02'], ['Tom', undefined, 'Tom', 'August 2, 2005']],
    [
      'nor of one who is named in few of many',
      ['Tom 08-01', '', '', ''],
      [undefined, undefined, 'Tom · August 1, 2005', undefined, undefined, undefined],
    ],
  ])('%s', (_, credits, said) => {
    expect(say(all(...credits))).toEqual(said);
  });

  it.each([
    ['all', [of('', { changed: true }), of('Tom', { changed: true })], true],
    ['one is not', [of('', { changed: true }), of('Tom')], false],
    ['all but a heading', [makeEntry('A', 'section', { title: 'Cats', text: 'Of all kinds.' }), of('', { changed: true })], true],
    ['nothing is there', [], false],
  ])('knows whether all entries are marked as changed: %s', (_, entries, expected) => {
    expect(makeCredits(entries).allChanged).toBe(expected);
  });
});
