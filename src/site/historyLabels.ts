/** Words of the history of a provision. */
import type { Difference, Reason } from '../model/alignment.ts';
import { makeCount } from './labels.ts';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const historyLabels = {
  title: (name: string) => `History of ${name}`,
  exampleOf: (place: number, name: string) => `Example ${place} of ${name}`,

  // Beside an entry.
  since: (year: string, changes: number, last: string | undefined, after?: string) =>
    changes === 0 || last === undefined
      ? `since ${year}`
      : `since ${year}, changed ${times(changes)}, last ${after === undefined ? last : `between ${after} and ${last}`}`,
  orBefore: (year: string) => `${year} or before`,
  yearBetween: (before: string | undefined, year: string) => (before === undefined || before === year ? year : `${before} or ${year}`),
  newIn: 'new in this edition',
  historyOf: (text: string) => `History: ${text}`,

  // At the head of the page.
  today: 'Today',
  inEdition: (date: string) => `in the edition of ${date}`,
  gone: (date: string, between: boolean) => (between ? `Gone ${date}` : `Gone since ${date}`),
  lastAs: 'last',
  first: (date: string) => `First in the edition of ${date}`,
  firstBetween: (dates: string) => `It came in ${dates}`,
  oldest: (date: string) => `Already in the oldest edition at hand, of ${date}`,
  changes: (count: number) => (count === 0 ? 'never changed in substance' : `${makeCount(count, 'change')} of substance`),
  lastChange: (on: string) => `the last ${on}`,

  // Each word's age.
  wordAges: 'Each word’s age',
  wordAgesOf: (editions: number) => `The wording, with the age of its words, from ${makeCount(editions, 'edition')}`,
  lastWording: 'The wording',
  agesNote: 'The figure behind words names the edition that brought them in.',
  oneAge: (when: string) => `Every word of it is ${when.startsWith('between') ? 'from ' : ''}${when}.`,
  figures: 'Editions of the words',

  // Where it came from and went.
  kinship: 'Where it came from and where it went',
  cameFrom: 'came in from',
  wentTo: 'went on in',
  begins: 'begins',
  isToday: 'today',
  ends: 'ends',
  carriedOn: 'What it said is today in',
  notCarriedOn: (date: string) => `Nothing in the edition of ${date} carries it on`,
  wentWith: 'it went together with',
  numberReused: 'its number names something else from then on:',
  noHeir: 'no entry of that edition is enough like it.',

  // Steps.
  steps: 'Edition by edition',
  kinds: {
    oldest: 'In the oldest edition at hand, as',
    new: 'New, as',
    kept: '',
    moved: 'Moved from',
    gone: 'Gone. It was',
  },
  movedTo: 'to',
  split: 'Split: a part went to',
  merged: 'Merged: it took in',
  splitOff: 'It came from',
  movedOn: 'What it said went to',
  changesLink: 'all changes',
  heading: 'Heading:',
  headword: 'Headword:',
  membersAdded: 'Added',
  membersRemoved: 'Removed',
  membersAltered: 'Altered',
  membersKept: (count: number) => `${makeCount(count, 'member')} as before`,
  showDifference: 'the difference',
  doubt: (score: number, because: string) => `Probably the same (${Math.round(score * 100)}%), judged ${because}.`,
  kinDoubt: (score: number) => `(${Math.round(score * 100)}% sure)`,
  quietSteps: (count: number, what: string, from: string, to: string) =>
    `${makeCount(count, 'step')}: ${what}, ${from === to ? from : `${from} to ${to}`}`,
  agrees: 'has the same wording.',
  disagrees: 'words it otherwise.',

  // Terms.
  life: 'Life of this term',
  firstEdition: 'First edition',
  lastEdition: 'Last edition',
  stillThere: 'the newest',
  obsoleteSince: 'Obsolete since',
  names: 'Headwords',

  examples: 'Examples',
  exampleGone: 'gone',
} as const;

/** What a step changed, as the end of a sentence. */
export const differenceLabels: Readonly<Record<Difference, string>> = {
  none: '',
  typography: 'typography only',
  citations: 'renumbered citations only',
  punctuation: 'punctuation only',
  vocabulary: 'vocabulary of its era only',
  list: 'members of its list',
  substance: 'changed',
};

/** By what a step was judged. */
export const reasonLabels: Readonly<Record<Reason, string>> = {
  identical: 'by its wording, which stands more than once',
  number: 'by its number',
  wording: 'by its wording',
  neighbours: 'by its neighbours',
  forced: 'in a review',
};
