/** Words of the pages about whole editions: what changed, the timeline, what changed most. */
import type { Difference, Reason } from '../../model/alignment.ts';
import type { ChangeKind } from '../../lineage/changes.ts';
import { makeCount } from '../frame/labels/labels.ts';
import { sayFigure } from '../frame/labels/figures.ts';

export const changesLabels = {
  changes: 'Changes',
  title: (on: string) => `What changed ${on}`,
  whatChanged: 'What changed',
  newIn: (date: string) => `What changed since ${date}`,
  inForceFrom: (document: string, isOurs: boolean) => `${document} ${isOurs ? 'of the rules as they stood from' : 'in force from'}`,
  comparedWith: 'compared with the edition of',
  neighbours: 'Changes of the editions before and after',
  show: 'Show',
  folded: 'Without a change of substance',
  nothing: 'No entry differs.',
  nothingOfSubstance: 'No change of substance was found.',
  sections: 'Sections with changes',
  divided: 'More changed than one page holds: each part has a page of its own. Here is every change by name.',
  parts: 'Parts',
  /** An old number among new ones. */
  was: (name: string) => `was ${name}`,
  partNeighbours: 'Parts before and after',
  examples: 'Examples',
  glossary: 'Glossary',
  elsewhere: 'Outside the sections',
  filters: 'Choose what is shown ▾',
  keys: ['Inside the list, ', 'n', ' and ', 'p', ' go to the next and the previous change.'],
  before: 'as it was before',
  history: 'history',
  link: 'link',
  previous: 'Previous change',
  next: 'Next change',
  exampleOf: (number: string, place: number) => `${number}, Example ${sayFigure(place)}`,
  renamed: 'renamed',
  renamedTo: 'is now called',
  /** Of what was split from, or merged into, one that goes on by itself; by its own difference. */
  apart: (isSplit: boolean, difference: Difference) => {
    const what = staying[difference];
    return what === undefined ? undefined : `${isSplit ? 'beside it stays the old one' : 'into one that stays'}, ${what}`;
  },
  wentTo: 'a part of it is now in',
  cameFrom: 'a part of it was in',
  skipped: (words: number) => `${makeCount(words, 'word')} unchanged`,
  unsure: (score: number, because: Reason) => `not sure: ${Math.round(score * 100)} % ${reasonLabels[because]}`,
  membersAdded: 'Added to the list',
  membersRemoved: 'Removed from the list',
  membersAltered: 'Changed in the list',
  membersKept: (count: number) => `${makeCount(count, 'member')} stay`,
  became: 'became',
  withAllBelow: (count: number) => `with all ${sayFigure(count)} below it`,
  withOneBelow: 'with the one below it',
  withSomeBelow: (count: number, of: number) => `with ${sayFigure(count)} of ${sayFigure(of)} below it`,
  editedToo: (count: number) => `${sayFigure(count)} edited too`,
  eachUnedited: (count: number) => (count === 1 ? 'which' : `which ${sayFigure(count)}`),
  marksIn: (count: number) => `in ${makeCount(count, 'place')}`,
  ofSubstance: (count: number) => makeCount(count, 'change of substance', 'changes of substance'),
  latest: 'Latest changes',
  allChanges: (count: number) => `All ${sayFigure(count)} changes`,
} as const;

const reasonLabels: Readonly<Record<Reason, string>> = {
  identical: 'by its text',
  number: 'by its number',
  wording: 'by its wording',
  neighbours: 'by what stands around it',
  forced: 'by a reviewed decision',
};

/** How an entry stays, where it does: the same to the letter, or with nothing but a difference of a kind. */
const staying: Readonly<Partial<Record<Difference, string>>> = {
  none: 'the same to the letter',
  typography: 'set otherwise',
  citations: 'with citations renumbered',
  punctuation: 'with other punctuation',
  vocabulary: 'in the words of its era',
};

/** What a change of a kind is called at its row. */
export const kindLabels: Readonly<Record<ChangeKind, string>> = {
  added: 'added',
  removed: 'removed',
  edited: 'edited',
  'moved+edited': 'moved and edited',
  split: 'split',
  merged: 'merged',
  moved: 'moved without edit',
  vocabulary: 'vocabulary only',
  punctuation: 'punctuation only',
  citations: 'renumbered citations only',
  typography: 'typography only',
};

/** A kind as the name of a class and in addresses: `moved-edited`. */
export const slugOfKind = (kind: ChangeKind): string => kind.replace('+', '-');

/** What a group of changes of a kind is called. */
export const kindTitles: Readonly<Record<ChangeKind, string>> = {
  ...kindLabels,
  added: 'Added',
  removed: 'Removed',
  edited: 'Edited',
  'moved+edited': 'Moved and edited',
  split: 'Split',
  merged: 'Merged',
  moved: 'Moved without edit',
  vocabulary: 'Vocabulary only',
  punctuation: 'Punctuation only',
  citations: 'Renumbered citations only',
  typography: 'Typography only',
};

export const timelineLabels = {
  title: 'Timeline',
  lead: 'Every whole edition that was read, with how much it holds and how many changes of substance it made. An entry is a rule, a heading or a term; changes are those of Examples too.',
  chart: (document: string) => `${document}: changes of substance by edition, and entries`,
  figures: (document: string) => `${document}: figures of each edition`,
  chartNote: 'Bars: changes of substance of each edition. Line: its entries. The table has the same figures.',
  goesOn: 'It goes on to the side.',
  edition: 'Edition',
  set: 'Set',
  entries: 'Entries',
  substance: 'Changes of substance',
  added: 'Added',
  removed: 'Removed',
  edited: 'Edited',
  divided: 'Split or merged',
  other: 'Other',
  otherNote: 'Other: moved without edit, vocabulary, punctuation, citations or typography only.',
  first: 'the first',
} as const;

export const churnLabels = {
  summary: 'Which rules changed most often, which lived longest, and how much each subsection changed, edition by edition.',
  title: 'What changed most',
  lead: (editions: number, since: string) =>
    `Rules and terms of the newest edition, followed back through ${makeCount(editions, 'edition')} to ${since}. Numbers, setting, punctuation, and the vocabulary of an era do not count as a change, nor does what joined a text that stayed.`,
  mostAmended: 'Most amended',
  newest: 'Newest',
  nothingRead: 'No edition was read.',
  neverChanged: 'Never changed in substance',
  neverChangedLead: (count: number, oldest: number, since: string) =>
    `${makeCount(count, 'rule')} and terms of the newest edition have had no change of substance since they came in, as far as they could be followed; ${sayFigure(oldest)} of them stood in the edition of ${since}. The oldest first, those with the fewest differences of any kind before the others.`,
  mostChanged: 'Subsections that changed most',
  mostChangedLead:
    'By all changes of substance in the rules that stand there in the newest edition; a rule that came in counts as one, a rule that is gone does not.',
  strips: 'Section by section',
  stripsLead:
    'Each edition is a column, the oldest on the left; a taller and darker bar is more changes of substance in the rules that stand there in the newest edition, wherever they stood then. A rule that came in counts as one.',
  scale: ['one change', '2 to 4', '5 to 9', '10 or more'],
  strip: (changed: number, total: number, most: number, mostOn: string) =>
    `${makeCount(total, 'change')} in ${makeCount(changed, 'edition')}, most ${mostOn} (${sayFigure(most)})`,
  stripNone: 'no change',
  rule: 'Rule',
  about: 'About',
  changes: 'Changes',
  since: 'Since',
  lastChanged: 'Last changed',
  terms: 'Glossary',
} as const;
