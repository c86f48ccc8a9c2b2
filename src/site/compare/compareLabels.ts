/** Words of ours about two editions compared. */
import { sayDay } from '../frame/labels/days.ts';
import { joinNames, makeCount } from '../frame/labels/labels.ts';
import { sayFigure } from '../frame/labels/figures.ts';

export const compareLabels = {
  old: 'From',
  new: 'To',
  swap: 'Swap',
  about: 'Any two editions of the rules: what was added, removed, edited, moved, split and merged, word by word.',
  choose: 'Editions to compare',
  show: 'Changes to show',
  in: 'In',
  whole: 'all of it',
  part: (asked: string) => (/^\d/.test(asked) ? `section ${asked}` : asked),
  view: 'Show them',
  views: [
    ['side', 'Side by side'],
    ['inline', 'In one text'],
  ],
  comparing: (from: string, to: string) => `Comparing ${sayDay(from)} with ${sayDay(to)}\u00a0…`,
  result: (changes: number, from: string, to: string) =>
    changes === 0
      ? `No entry differs between ${sayDay(from)} and ${sayDay(to)}.`
      : `${makeCount(changes, 'change')} from ${sayDay(from)} to ${sayDay(to)}`,
  /** Of a part, out of all changes. An address may name one that neither edition has: nothing is said of that. */
  resultIn: (part: string, changes: number, of: number, from: string, to: string) =>
    `${makeCount(changes, 'change')} in ${part}, of ${sayFigure(of)} from ${sayDay(from)} to ${sayDay(to)}`,
  shown: (count: number) => `${sayFigure(count)} shown`,
  keys: 'In the list, n and p go to the next and previous change.',
  same: 'These are the same edition.',
  chooseTwo: 'Choose two editions.',
  noDay: (text: string) => `The address asks for the edition of “${text.slice(0, 60)}”, which is no day.`,
  noDocument: (text: string) => `The address asks for “${text.slice(0, 60)}”, of which there is no edition here.`,
  noEdition: (day: string, first: string) => `No edition here was in force on ${sayDay(day)}; the first is of ${sayDay(first)}.`,
  isMissing: (day: string, edition: string, sides: readonly string[]) =>
    `The edition in force on ${sayDay(day)}, that of ${sayDay(edition)}, is missing here. Nearest to it: ${joinNames(sides.map(sayDay))}.`,
  failed: 'The editions could not be loaded. Try again in a moment.',
  needsScript:
    'Comparing any two editions is done in the browser and needs JavaScript. Without it, these pages lead from edition to edition:',
  preview: 'A new edition before it is out',
  previewHint:
    'A file of the rules (text, Word .docx, RTF, PDF, html), here or dropped on this page: what it would change. It stays in this browser; nothing of it is sent.',
  stages: { reading: 'Reading the file …', loading: 'Loading the editions …', aligning: 'Following each rule into the file …' },
  refusedFile: (name: string, reason: string) => `${name}: ${reason}.`,
  otherFormats: 'The command concordance preview reads it.',
  takesTooLong: (name: string) =>
    `${name} takes too long to read, or this browser has no workers; the command concordance preview does the same.`,
  severalFiles: 'One file at a time.',
  fileIs: (name: string, title: string, date: string | undefined, entries: number) =>
    `${name}: ${title}${date === undefined ? ', of which the file does not say from when it holds' : ` of ${sayDay(date)}`}, ${makeCount(entries, 'entry', 'entries')}.`,
  nothingOdd: 'Nothing odd was found in it.',
  odd: (count: number) => `What is odd about it (${sayFigure(count)})`,
  line: (line: number, message: string) => `Line ${sayFigure(line)}: ${message}`,
  moreOdd: (count: number) => `and ${sayFigure(count)} more`,
  touched: (count: number) =>
    count === 0 ? 'It touches the wording of no Example.' : `It touches the wording of ${makeCount(count, 'Example')}: `,
  permalink: (name: string) => `Link to the change of ${name}`,
  isNow: 'is now',
  unsure: (score: number) => `${Math.round(score * 100)}% sure`,
  listAdded: 'Added to the list:',
  listRemoved: 'Removed from the list:',
  listAltered: 'Altered in the list:',
  listKept: (count: number) => `${sayFigure(count)} stay.`,
} as const;
