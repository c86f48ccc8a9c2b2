/** Sentences of the pages that hold a whole document. */
import { labels } from '../frame/labels/labels.ts';

export const documentLabels = {
  contents: 'Contents of this document',
  toTop: 'From its beginning',
  otherDay: (day: string) => `The file is named after ${day}. The date here is the one that the document states.`,
  edition: (older: boolean, date: string) => `${older ? 'Before' : 'After'}: ${date}`,
  noSource: 'no source given',
  unlessTold: (credit: string) => `${credit}, unless it says otherwise`,
  usualAuthor: (author: string) => `Where no source is named, it is ${author}.`,
  allMarked: 'The document has a + at every entry here: each changed since its release before.',
  someMarked: `Where it says “${labels.changedMark}”, the document has a + : so it marks what changed since its release before.`,
} as const;
