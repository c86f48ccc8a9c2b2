/** Things kept at random: any signs in names, words and notes, rows in any order. */
import fc from 'fast-check';
import { limits, tidyLine, tidyNote, type Kept, type KeptEntry } from '../../../src/site/kept/kept.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }).map((each) => each.toWellFormed()),
  // What means something in Markdown, and to our reader of it.
  fc
    .array(
      fc.constantFrom(
        '\\',
        '*',
        '_',
        '[',
        ']',
        '(',
        ')',
        '<',
        '>',
        '"',
        '#',
        ' ',
        '\n',
        '## ',
        '### ',
        'Note:',
        ' · kept 2020-01-01',
        '- ',
        '1. ',
        '`',
        '|',
        '&amp;',
        'a',
      ),
      {
        maxLength: 12,
      },
    )
    .map((parts) => parts.join('')),
);
const line = text.map(tidyLine);
const named = line.filter((each) => each !== '');
const note = text.map(tidyNote).filter((each) => each !== '');
const day = fc.integer({ min: 1, max: 28 }).map((each) => `2026-02-${String(each).padStart(2, '0')}`);

const entry = (place: string): fc.Arbitrary<KeptEntry> =>
  fc
    .record({ work: line, name: named, standing: line, words: line, kept: day, note: fc.option(note, { nil: undefined }) })
    .map(({ note: written, ...rest }) => ({ place, ...rest, ...(written === undefined ? {} : { note: written }) }));

const anchor = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 }).map((each) => encodeURIComponent(each));

/** Every entry is in a row or has a note, as it is in what a reader keeps. */
export const anyKept: fc.Arbitrary<Kept> = fc
  .uniqueArray(anchor, { maxLength: 6 })
  .map((anchors) => anchors.map((each) => `/2026-01-16/7/#${each}`))
  .chain((places) =>
    fc.record({
      entries: fc.tuple(...places.map(entry)),
      marks: fc.shuffledSubarray(places),
      sheet: fc.shuffledSubarray(places),
      lists: fc.uniqueArray(
        fc.record({
          name: named.map((each) => each.slice(0, limits.listName).toWellFormed().trim()).filter((each) => each !== ''),
          places: fc.shuffledSubarray(places),
        }),
        { maxLength: 3, selector: ({ name }) => name },
      ),
    }),
  )
  .map((kept) => {
    const inRow = new Set([...kept.marks, ...kept.sheet, ...kept.lists.flatMap(({ places }) => places)]);
    return { ...kept, entries: kept.entries.filter(({ place, note: written }) => written !== undefined || inRow.has(place)) };
  });

/** Entries are in no order: the same things kept are equal. */
export const inOrder = (kept: Kept): Kept => ({
  ...kept,
  entries: kept.entries.toSorted((one, other) => (one.place < other.place ? -1 : 1)),
});
