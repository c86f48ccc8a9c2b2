/** Every word of ours that a page shows. */
import type { DocumentId, Extent, IsoDate } from '../model/edition.ts';
import type { SearchKind } from '../search/documents.ts';

export const labels = {
  site: 'Concordance',
  tagline: 'The rules of Magic: The Gathering, edition by edition',
  skip: 'Skip to the text',
  contents: 'Contents',
  glossary: 'Glossary',
  editions: 'Editions',
  siteNavigation: 'Site',
  breadcrumbs: 'Where this stands',
  neighbours: 'Before and after',
  previous: 'Previous',
  next: 'Next',
  keywords: 'Keywords',
  example: 'Example',
  permalink: (number: string) => `Link to ${number}`,
  notHere: 'not in this edition',
  current: 'current',
  currentEdition: 'See the current edition',
  statusLabel: 'Edition',
  effective: (date: string) => `effective ${date}`,
  superseded: (date: string) => `superseded ${date}`,
  partial: (extent: string) => `partial: ${extent}`,
  letters: 'Letters',
  rulesUnder: (title: string) => `Rules of ${title}`,
  allEditions: 'All editions',
  effectiveDate: 'Effective',
  set: 'Set',
  rules: 'Rules',
  subrules: 'Subrules',
  examples: 'Examples',
  terms: 'Terms',
  encoding: 'Encoding',
  diagnostics: 'Diagnostics',
  document: 'Document',
  notFoundTitle: 'No such page',
  notFound: 'There is no page at this address. The number may belong to another edition, or the edition may not be among those shown here.',
  fanContent:
    'Concordance is unofficial Fan Content permitted under the Fan Content Policy. Not approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the Coast. ©Wizards of the Coast LLC.',
  rulingsCredit: (date: string) => `Stephen D’Angelo’s General Rulings Summary, version of ${date}`,
  editorialNote: 'Editorial note.',
  meant: (printed: string, meant: string) => `Printed ${printed}, meant ${meant}.`,
  printed: (address: string) => `Printed from Concordance, ${address}`,
} as const;

/** What the home page says as long as there is no official text. */
export const handbookNotice = [
  'What you see is the handbook: the rules in plain words, written for this project. It is no official text.',
  'To read the official text of any edition, put its files into the folder content/documents and start again.',
] as const;

export const emptyNotice = 'Nothing has been read yet. Put rules documents into the folder content/documents and start again.';

export const searchLabels = {
  search: 'Search',
  open: 'Search the rules',
  close: 'Close',
  hint: 'A number (704.5j), a term, or some words',
  label: 'Search the rules',
  loading: 'Getting the index …',
  failed: 'The index could not be loaded. Try again in a moment.',
  count: (count: number) => (count === 0 ? 'Nothing found' : count === 1 ? '1 result' : `${count} results`),
  missing: (number: string) => `This edition has no ${number}. Near it:`,
  empty: 'Try fewer words, another spelling, or a number such as 601 or 702.19b.',
  all: 'All results',
  searches: (edition: string) => `Searches the ${edition}.`,
  needsScript: 'Searching needs JavaScript. Without it, the contents and the glossary lead to every rule.',
  results: 'Results',
} as const;

export const kindLabels: Readonly<Record<SearchKind, string>> = {
  section: 'Section',
  subsection: 'Subsection',
  rule: 'Rule',
  subrule: 'Subrule',
  example: 'Example',
  term: 'Glossary',
  ruling: 'Ruling',
  note: 'Note',
  list: 'List',
};

export const documentTitles: Readonly<Record<DocumentId, string>> = {
  'comprehensive-rules': 'Comprehensive Rules',
  rulebook: 'Rulebook',
  'rulings-summary': 'General Rulings Summary',
  handbook: 'Handbook',
};

export const extentLabels: Readonly<Record<Extent, string>> = {
  whole: 'the whole document',
  fragment: 'a file that breaks off',
  chapter: 'one chapter',
  page: 'one page',
  'site-copy': 'a copy of the rules site',
  changes: 'changes only',
};

/** Facts about an edition in one line: `effective January 16, 2026 · Lorwyn Eclipsed`. */
export function makeFactsLine(...facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined).join(' · ');
}

const dateFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** `January 16, 2026`. */
export function makeDateText(date: IsoDate): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}
