/** What headings of real older editions are in the newest one. */
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import type { EditionView } from '../../src/site/frame/library/edition.ts';
import { type Library, makeLibrary } from '../../src/site/frame/library/library.ts';
import { findToday, keepsNumber } from '../../src/site/frame/library/today.ts';
import { folder } from './catalog.ts';

/** The older editions that are asked; lineages are those of all editions whichever are shown. */
const older = ['2006-10-01', '2009-05-01', '2012-10-01', '2024-04-12'];

let library: Library;
const newest = (): EditionView => library.current!;
const viewOn = (date: string): EditionView => library.editions.find(({ record }) => record.date === (date as IsoDate))!;

beforeAll(() => {
  if (folder !== undefined) library = makeLibrary(openCorpus(inject('archiveCorpus')), older.join());
});

describe.skipIf(folder === undefined)('a page of an older edition', () => {
  it.each([
    // Numbers that name something else today.
    ['2009-05-01', '502', '702'],
    ['2009-05-01', '502.2', '702.7'],
    ['2009-05-01', '409', '601'],
    ['2006-10-01', '502.33', '702.6'],
    // Numbers that stayed, and one that moved by a step.
    ['2024-04-12', '704', '704'],
    ['2012-10-01', '613', '613'],
  ])('of %s leads from %s to %s', (date, from, to) => {
    expect(findToday(library, `/${date}/${from}/`, viewOn(date), newest())).toMatchObject({ is: 'entry', from, to });
  });

  it('offers a current address only where the number is still that rule', () => {
    const keeps = keepsNumber(library, viewOn('2009-05-01'), newest());
    expect(['502', '502.2', '409', '502.33'].filter(keeps)).toEqual([]);
    expect(['704.5g', '613.1', '117.3'].filter(keepsNumber(library, viewOn('2024-04-12'), newest()))).toEqual(['704.5g', '613.1', '117.3']);
  });
});
