/** Words of ours about two editions compared. */
import { joinNames, makeCount } from '../frame/labels/labels.ts';

const numberFormat = new Intl.NumberFormat('en-US');

export const compareLabels = {
  old: 'From',
  new: 'To',
  swap: 'Swap',
  about: 'Any two editions of the rules: what was added, removed, edited, moved, split and merged, word by word.',
  choose: 'Editions to compare',
  show: 'Changes to show',
  view: 'Show them',
  views: [
    ['side', 'Side by side'],
    ['inline', 'In one text'],
  ],
  comparing: (from: string, to: string) => `Comparing ${from} with ${to} …`,
  result: (changes: number, from: string, to: string) =>
    changes === 0 ? `No entry differs between ${from} and ${to}.` : `${makeCount(changes, 'change')} from ${from} to ${to}`,
  shown: (count: number) => `${numberFormat.format(count)} shown`,
  keys: 'In the list, n and p go to the next and previous change.',
  same: 'These are the same edition.',
  chooseTwo: 'Choose two editions.',
  noDay: (text: string) => `The address asks for the edition of “${text.slice(0, 60)}”, which is no day.`,
  noDocument: (text: string) => `The address asks for “${text.slice(0, 60)}”, of which there is no edition here.`,
  noEdition: (day: string, first: string) => `No edition was in force on ${day}; the first is of ${first}.`,
  isMissing: (day: string, edition: string, sides: readonly string[]) =>
    `The edition in force on ${day}, that of ${edition}, is missing here. Nearest to it: ${joinNames(sides)}.`,
  failed: 'The editions could not be loaded. Try again in a moment.',
  needsScript:
    'Comparing any two editions is done in the browser and needs JavaScript. Without it, these pages lead from edition to edition:',
  permalink: (name: string) => `Link to the change of ${name}`,
  isNow: 'is now',
  unsure: (score: number) => `${Math.round(score * 100)}% sure`,
  listAdded: 'Added to the list:',
  listRemoved: 'Removed from the list:',
  listAltered: 'Altered in the list:',
  listKept: (count: number) => `${numberFormat.format(count)} stay.`,
} as const;
