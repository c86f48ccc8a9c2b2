/** Every word of ours about what a reader keeps. */
import { makeCount } from '../frame/labels/labels.ts';
import { mostRules } from './answerAddress.ts';
import { limits } from './kept.ts';
import type { Failure } from './keptStore.ts';

const failures: Readonly<Record<Failure, string>> = {
  denied: 'The browser lets this site keep nothing: it is a private window, or storage is switched off for it.',
  full: 'Nothing more fits into the browser’s storage. What was kept before is still there; export it, and remove some.',
  fault: 'What this browser keeps cannot be read. The page of what is kept says why.',
  limit: `That would be more than can be kept: ${limits.entries} entries, ${limits.lists} lists, notes of ${limits.note} signs. Nothing was changed.`,
};

export const keptLabels = {
  title: 'Kept',
  about: 'Bookmarks, notes, reading lists and answers, kept in this browser alone.',
  lead: 'It lies in this browser and is sent nowhere. Export it to have it elsewhere, or to be safe.',
  needsScript: 'Keeping things needs JavaScript. Reading does not.',
  nothing: 'Nothing is kept yet. A tap on a number, or a mouse on a rule, brings its tools: “Keep” is among them.',
  keep: 'Keep',
  keptAs: 'Kept',
  mark: 'Bookmark',
  sheet: 'Answer sheet',
  marks: 'Bookmarks',
  noted: 'Notes on their own',
  note: 'Note',
  newList: 'New list',
  addList: 'Add',
  list: (name: string) => `List: ${name}`,
  all: 'All that is kept',
  failure: (why: Failure) => failures[why],
  count: (places: number) => makeCount(places, 'entry', 'entries'),
  inRow: (row: string, places: number) => `${row}, ${makeCount(places, 'entry', 'entries')}`,
  sections: 'On this page',
  up: 'Up',
  down: 'Down',
  remove: 'Remove',
  rename: 'Rename',
  removeList: 'Remove the list',
  newName: 'New name of the list',
  undo: 'Undo',
  undone: 'It is as it was.',
  removed: (name: string) => `${name} was removed.`,
  listRemoved: (name: string) => `The list “${name}” was removed.`,
  renamed: (name: string) => `The list is called “${name}” now.`,
  nameTaken: (name: string) => `There is a list “${name}” already.`,
  moved: (name: string, at: number, of: number) => `${name} is ${at} of ${of}.`,
  addNote: 'Write a note',
  editNote: 'Change the note',
  noteSaved: 'The note is kept.',
  keptOn: (day: string) => `kept ${day}`,
  // What became of it.
  looking: 'Looking what became of it …',
  notLoaded: 'What became of it could not be looked up.',
  newest: 'In the newest edition here.',
  today: (name: string) => `In the newest edition here: ${name}.`,
  sameNumber: 'In the newest edition here under the same number.',
  unchanged: 'Not changed in substance since.',
  rewritten: (when: string, times: number) =>
    times > 1 ? `Changed in substance ${times} times since, last ${when}.` : `Changed in substance ${when}.`,
  seeChange: 'See what changed',
  also: 'Parts of it are in',
  takenOver: (when: string) => `It ended ${when}; parts of it are in`,
  ended: (when: string) => `It ended ${when}.`,
  history: 'History',
  sure: (score: number) => `That it is the same provision is ${Math.round(score * 100)}% sure.`,
  unknown: {
    edition: 'Its edition is not known in this build of the site: what became of it cannot be said.',
    entry: 'Its edition has nothing of that name in this build of the site: what became of it cannot be said.',
    document: 'What became of it is not looked up for documents of this kind.',
  },
  takeToday: 'Keep the newest words instead',
  tookToday: (name: string) => `${name} is kept as it is in the newest edition here.`,
  notTaken: 'The newest words could not be loaded.',
  // Files.
  files: 'Take it along',
  exportJson: 'Export as JSON',
  exportMarkdown: 'Export as Markdown',
  import: 'Import a file',
  importHint: 'JSON or Markdown, as it was exported here. What is kept already stays, and nothing is doubled.',
  imported: (entries: number, more: number, isSame: boolean) =>
    isSame
      ? `Nothing in it was new: what it has is kept already.`
      : more === 0
        ? `None of its ${makeCount(entries, 'entry', 'entries')} is new; what it has more of notes and lists is kept now.`
        : `${makeCount(more, 'entry', 'entries')} of ${entries} are new.`,
  tooLarge: 'The file is larger than anything that is exported here. Nothing was imported.',
  notRead: 'The file could not be read. Nothing was imported.',
  notImported: (fault: string) => `${fault} Nothing was imported.`,
  fault: (fault: string) => `What this browser keeps cannot be read, and is left as it is. ${fault}`,
  saveRaw: 'Save it as a file',
  startAnew: 'Remove it and start anew',
  // The answer.
  sheetHint:
    'Rules that belong to one answer, in their order. Shared as an address, they open for anybody, in the words of their editions.',
  openSheet: 'Open as a page',
  copySheetLink: 'Copy its address',
  copied: 'Copied',
  notCopied: 'Not copied',
  answer: 'Answer',
  answerAbout: 'Rules picked for an answer, each in the words of its edition.',
  answerTitle: (count: number) => `Answer: ${makeCount(count, 'rule')}`,
  answerAsks: 'The address names no rules. An answer is put together from the tools of rules: “Keep”, then “Answer sheet”.',
  toKept: 'All that is kept here',
  answerLoading: 'Getting the words …',
  missing: (names: string) => `This address names what is not here: ${names}.`,
  seek: 'Search in the newest edition:',
  over: (names: string) => `An answer has at most ${mostRules} rules. Left out: ${names}.`,
  failed: (names: string) => `The words of ${names} could not be loaded.`,
  pick: 'Add these to my answer sheet',
  picked: 'They are on the answer sheet.',
  print: 'Print',
} as const;
