/** Every word of ours that a page shows. */
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import type { DocumentId, Extent, IsoDate } from '../../../model/edition.ts';
import { nameDocument } from './documentNames.ts';
import { makeDateText, sayFigure } from './figures.ts';
import { policyParts, type EntryKind } from '../../../model/tree.ts';

export { makeDateText } from './figures.ts';

/** `1 entry`, `1,204 entries`. */
export function makeCount(count: number, one: string, several = `${one}s`): string {
  return `${sayFigure(count)} ${count === 1 ? one : several}`;
}

/** `a, b and c`. */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

export const labels = {
  site: 'Concordance',
  tagline: 'The rules of Magic: The Gathering, edition by edition',
  skip: 'Skip to the text',
  contents: 'Contents',
  close: 'Close',
  glossary: 'Glossary',
  editions: 'Editions',
  siteNavigation: 'Site',
  breadcrumbs: 'Where this stands',
  neighbours: 'Before and after',
  previous: 'Previous',
  next: 'Next',
  keywords: 'Keywords',
  byLetter: (subsection: string) => `${subsection}, by letter`,
  beside: (name: string) => `Beside ${name}`,
  citedBy: (count: number) => `Cited by ${sayFigure(count)}`,
  filterTerms: 'Filter the terms',
  plainWords: 'In plain words',
  fromHandbook: 'From the handbook, which is no official text',
  report: 'Report a problem',
  definedIn: 'Defined in',
  usedIn: (count: number) => `Used in ${makeCount(count, 'entry', 'entries')}`,
  entries: (count: number) => makeCount(count, 'entry', 'entries'),
  example: 'Example',
  permalink: (number: string) => `Link to ${number}`,
  inWhole: 'In the whole edition: this copy leaves it out',
  rangeOf: (mark: string, count: number) => `${mark}: all ${count} of them`,
  rangeList: (count: number) => `${count} entries`,
  dated: 'of',
  lastHere: 'The newest one here, of',
  seeVersion: (date: string) => `See the one of ${date}`,
  partOf: (extent: string) => `${extent} of the edition of`,
  readWhole: 'Read the whole edition',
  wholeMissing: 'which is not here as a whole',
  partialCopies: 'Partial copies',
  partialCopy: 'partial copy',
  otherDocuments: 'Other documents',
  notHere: 'not in this edition',
  current: 'current',
  currentEdition: 'See the newest edition',
  statusLabel: 'Edition',
  statusBar: 'How it stands',
  effective: (date: string) => `effective ${date}`,
  superseded: 'superseded',
  newestHere: 'the newest one here',
  /** Three parts around two days, of the newest edition here where a newer one is known. */
  newestRules: 'The newest rules here:',
  newerOf: 'A newer edition, of',
  isNotHere: ', is not here as a whole.',
  inForce: 'in force from',
  asStood: 'the rules as they stood from',
  until: 'until',
  numberToday: (number: string) => `See the newest ${number}`,
  nowCalled: (number: string, today: string) => `${number} is ${today} in the newest edition`,
  sure: (score: number) => `(${Math.round(score * 100)}% sure)`,
  becameOf: (number: string) => `What became of ${number}`,
  becameOfIt: 'What became of it',
  sameToday: 'See the newest one',
  documents: 'Documents',
  whole: 'as one page',
  asOnePage: (number: string) => `All of section ${number} on one page`,
  partial: (extent: string) => `partial: ${extent}`,
  letters: 'Letters',
  wholeList: (count: number, figures: boolean) => `All ${sayFigure(count)}${figures ? ', with every figure' : ''}`,
  subsectionsOf: (number: string) => `Subsections of ${number}`,
  rulesUnder: (title: string) => `Rules of ${title}`,
  allEditions: 'All editions',
  policy: 'Tournament policy',
  inPolicy: 'In policy:',
  compareEditions: 'Compare two editions',
  /** Where a list has a gap; `newer` behind the newest edition here, where the list begins and a count would be taken for that of all. */
  missingEditions: (count: number, newer: boolean) => {
    const kind = newer ? 'newer edition' : 'edition';
    return `${count === 1 ? (newer ? `A ${kind} is` : `An ${kind} is`) : `${makeCount(count, kind)} are`} missing here`;
  },
  effectiveDate: 'Date',
  set: 'Set',
  rules: 'Rules',
  subrules: 'Subrules',
  examples: 'Examples',
  terms: 'Terms',
  encoding: 'Encoding',
  diagnostics: 'Diagnostics',
  document: 'Document',
  changedMark: '+ changed',
  editorialNote: 'Editorial note.',
  meant: (printed: string, meant: string) => `Printed ${printed}, meant ${meant}.`,
} as const;

export const emptyNotice = 'Nothing has been read yet. Put rules documents into the folder content/documents and start again.';

export { nameDocument, nameInText, nameTab } from './documentNames.ts';

export const displayLabels = {
  display: 'Display',
  offline: 'Keep for offline',
  show: 'Show',
  numbers: 'Numbers',
  examples: 'Examples',
  images: 'Symbols as images',
  rulings: 'Rulings',
  terms: 'Mark every word of the glossary',
  theme: 'Theme',
  themes: [
    ['', 'As the system'],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ],
} as const;

export const editionLabels = {
  inForce: 'In force',
  /** Of the handbook, which is ours and never was in force. */
  asStood: 'The rules as they stood',
  span: (from: string, until: string | undefined) => (until === undefined ? `from ${from} on` : `from ${from} until ${until}`),
  dateFrom: 'Date taken from',
  dateSources: {
    document: 'the document itself',
    'front matter': 'a note at its head',
    register: 'the register of known files',
    description: 'the description of the game',
    wordings: 'its wordings, which are those of that edition',
  },
  dated: 'Dated',
  datedFrom: (date: string, source: string) => `${date}, taken from ${source}`,
  state: 'State',
  extent: 'Extent',
  source: 'Source',
  mark: 'with a byte order mark',
  lineEnds: (lineEnds: string) => `line ends ${lineEnds}`,
  counts: 'Holds',
  accounting: 'Read',
  allPlaced: 'every character has its place',
  unplaced: (count: number) => `${makeCount(count, 'character')} could not be given a place`,
  checksum: 'SHA-256',
  notShown: 'The pages of this edition are not part of this site as it was built.',
  read: 'Read this edition',
  others: 'Other sources of this edition',
  lessComplete: 'less complete',
  sameEntries: 'the same entries',
  differs: (entries: number) => `${makeCount(entries, 'entry', 'entries')} otherwise`,
  nothingOdd: 'Nothing odd was found in the print.',
  line: (line: number) => `Line ${sayFigure(line)}:`,
  /** Places in files that have no lines. */
  pageAndLine: (page: number, line: number) => `Page ${sayFigure(page)}, line ${sayFigure(line)}:`,
  paragraph: (paragraph: number) => `Paragraph ${sayFigure(paragraph)}:`,
  reviewed: 'Reviewed:',
  more: (count: number) => `and ${sayFigure(count)} more`,
} as const;

export const extentLabels: Readonly<Record<Extent, string>> = {
  whole: 'the whole document',
  fragment: 'a file that breaks off',
  chapter: 'one chapter',
  page: 'one page',
  'site-copy': 'a copy of the rules site',
  changes: 'changes only',
};

/** What a document is, before anything else is said of it. */
export const stateLabels = { current: 'current', superseded: 'superseded', partial: 'partial', unofficial: 'unofficial' } as const;

/** Facts about an edition in one line: `effective January 16, 2026 · Lorwyn Eclipsed`. */
export function makeFactsLine(...facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined).join(' · ');
}

/**
 * When something came in that an edition is the first here to show: `April 14, 2023`; behind a gap, where `after` is the last edition
 * before it, `between October 7, 2022 and April 14, 2023`.
 */
export function makeMomentText(date: IsoDate, after?: IsoDate): string {
  return after === undefined ? makeDateText(date) : `between ${makeDateText(after)} and ${makeDateText(date)}`;
}

/** The same as the end of a sentence: `on April 14, 2023`. */
export function makeOnText(date: IsoDate, after?: IsoDate): string {
  return after === undefined ? `on ${makeDateText(date)}` : makeMomentText(date, after);
}

/** The day of what is no edition: `of April 21, 1999`; of a part of one, `one chapter of the edition of October 1, 2010`. */
export function makeDatedText({ date, extent }: { readonly date: IsoDate; readonly extent: Extent }, isPart: boolean): string {
  return `${isPart ? labels.partOf(extentLabels[extent]) : labels.dated} ${makeDateText(date)}`;
}

/** Whether a title in capitals ends in the name that we use, behind that of the game: in a line of ours it would be the loudest, and the longest. What stands behind the name says more. */
const isNameInCapitals = (title: string, document: DocumentId): boolean =>
  title === title.toUpperCase() && title.endsWith(nameDocument(document).toUpperCase());

/** `Comprehensive Rules, January 16, 2026`; the title of its own, where a document has one, and what it is a part of, where it is one. */
export function nameDated({
  document,
  title,
  date,
  extent = 'whole',
}: {
  readonly document: DocumentId;
  readonly title?: string;
  readonly date: IsoDate;
  readonly extent?: Extent;
}): string {
  const name = title === undefined || isNameInCapitals(title, document) ? nameDocument(document) : title;
  return `${name}, ${makeDateText(date)}${extent === 'whole' ? '' : ` (${labels.partial(extentLabels[extent])})`}`;
}

/** What a part of an infraction is called where print leaves it to its place. */
export const partTitles: Readonly<Partial<Record<EntryKind, string>>> = { penalty: 'Penalty' };

/** Whether an entry is one without a number below one that has it: `2.1 Definition`. */
export const isPart = ({ kind, number }: Pick<LoadedEntry, 'kind' | 'number'>): boolean =>
  number === '' && (policyParts as readonly EntryKind[]).includes(kind);

/** What an entry is called in a list: its number, its headword, or what it is a part of and which (`2.1 Definition`). */
export function nameEntry(entry: Pick<LoadedEntry, 'id' | 'kind' | 'number' | 'title' | 'parent'>): string {
  if (isPart(entry) && entry.parent !== undefined) return `${entry.parent} ${entry.title ?? partTitles[entry.kind] ?? ''}`.trim();
  return entry.kind === 'term' || entry.number === '' ? (entry.title ?? entry.id.replace(/^glossary:/, '')) : entry.number;
}
