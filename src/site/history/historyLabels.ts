/** Words of the history of a provision. */
import type { Difference } from '../../model/alignment.ts';
import { sayDay } from '../frame/labels/days.ts';
import { makeCount } from '../frame/labels/labels.ts';

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

export const historyLabels = {
  title: (name: string) => `History of ${name}`,
  exampleOf: (place: number, name: string) => `Example ${place} of ${name}`,

  // Beside an entry.
  since: (year: string, changes: number, last: string | undefined, after?: string) =>
    changes === 0 || last === undefined
      ? `since ${year}`
      : `since ${year}, changed ${times(changes)}, last ${after === undefined ? sayDay(last) : `between ${sayDay(after)} and ${sayDay(last)}`}`,
  orBefore: (year: string) => `${year} or before`,
  yearBetween: (before: string | undefined, year: string) => (before === undefined || before === year ? year : `${before} or ${year}`),
  newIn: 'new in this edition',
  historyOf: (text: string) => `History: ${text}`,

  // At the head of the page.
  today: (date: string) => `In the newest edition here, of ${date}, it is`,
  inEdition: (date: string) => `in the edition of ${date}`,
  gone: (date: string, between: boolean) => (between ? `Gone ${date}` : `Gone since ${date}`),
  lastAs: 'last',
  first: (date: string) => `First in the edition of ${date}`,
  firstBetween: (dates: string) => `It came in ${dates}`,
  oldest: (date: string) => `Already in the oldest edition at hand, of ${date}`,
  changes: (count: number, isHeading = false) =>
    `${count === 0 ? 'no change' : makeCount(count, 'change')} of substance in its ${isHeading ? 'heading' : 'text'}`,
  lastChange: (on: string) => `the last ${on}`,
  again: (letter: boolean) =>
    letter ? 'Its wording is again, to the letter, that of' : 'Its wording is again, but for typography or the numbers it cites, that of',
  forerunner: 'The very words with which it begins stood before as',
  until: (date: string) => `last in the edition of ${date}`,

  // Each word's age.
  wordAges: 'Each word’s age',
  wordAgesOf: (editions: number) => `The wording, with the age of its words, from ${makeCount(editions, 'edition')}`,
  lastWording: 'The wording',
  agesNote: 'The figure behind words names the edition that brought them in.',
  oneAge: (date: string) => `Every word of it stands already in the edition of ${date}.`,
  oneAgeBetween: (when: string) => `Every word of it came in ${when}.`,
  figures: 'Editions of the words',

  // What stands under a heading.
  under: 'Under this heading',
  underIn: (date: string) => `As it stands in the edition of ${date}; each leads to its history.`,
  formerlyUnder: (count: number) => `${makeCount(count, 'provision')} stood here before`,
  ended: 'ended since',
  thereAs: (name: string, date: string) => `${name} in that of ${date}`,

  // Where it came from and went.
  kinship: 'Where it came from and where it went',
  cameFrom: (partly: boolean) => (partly ? 'joined by a part of' : 'came in from'),
  wentTo: (partly: boolean) => (partly ? 'a part is then in' : 'went on in'),
  begins: 'begins',
  isToday: 'in the newest edition',
  ends: 'ends',
  carriedOn: 'Its matter is found in the newest edition, whole or in part, in',
  notCarriedOn: (date: string) => `No entry was found in the edition of ${date} that carries it on.`,
  wentWith: 'What it stood under ended with it:',
  numberReused: 'Its number is there that of another entry:',

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
  split: 'Split: out of it came',
  cameOut: 'Beside it, and out of it, came',
  partTo: 'A part went to',
  partIn: 'A part of it is also in',
  merged: 'Merged: it took in',
  joined: 'Joined by',
  partFrom: 'A part came from',
  joinedByPart: 'Joined by a part of',
  splitOff: 'It came out of',
  movedOn: 'Its matter went, whole or in part, to',
  sameText: 'the same text to the letter',
  back: (letter: boolean) =>
    letter ? 'back, to the letter, to the wording of' : 'back, but for typography or the numbers it cites, to the wording of',
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
  agrees: 'has the same wording, to the letter.',
  agreesInSubstance: 'has the same wording, but for typography or the numbers it cites.',
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
