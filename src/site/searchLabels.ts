/** Every word of ours that the search shows. */
import type { SearchKind } from '../search/documents.ts';
import type { KindFilter } from '../search/kinds.ts';

export const searchLabels = {
  search: 'Search',
  open: 'Search the rules',
  close: 'Close',
  hint: '704.5j, words, "a phrase", -without',
  label: 'Search the rules',
  loading: 'Getting the index …',
  failed: 'The index could not be loaded. Try again in a moment.',
  count: (shown: number, total: number) =>
    total > shown ? `The first ${shown} of ${total} results` : total === 1 ? '1 result' : `${total} results`,
  missing: (number: string) => `This edition has no ${number}. Near it:`,
  nothing: 'Nothing found.',
  withoutFilters: (count: number) =>
    count === 1 ? 'Without the filters there is 1 result.' : `Without the filters there are ${count} results.`,
  tryLoose: 'Try it without the quotes or the minus.',
  onlyWithout: 'Say what to find as well as what to leave out.',
  tryOther: 'Try fewer words, another spelling, another edition, or a number such as 601 or 702.19b.',
  all: 'All results',
  searches: (edition: string) => `Searches the ${edition}.`,
  effective: (title: string, date: string) => `${title}, effective ${date}`,
  needsScript: 'Searching needs JavaScript. Without it, the contents and the glossary lead to every rule.',
  results: 'Results',
  filters: 'Filters',
  kind: 'Kind',
  anyKind: 'Everything',
  namesOnly: 'Names only',
  edition: 'Edition',
  slash: 'Open search with /',
  tips: 'Words in any order; "exact phrase"; -without; 702.19. for that rule alone.',
} as const;

export const filterLabels: Readonly<Record<KindFilter, string>> = {
  rule: 'Rules',
  example: 'Examples',
  glossary: 'Glossary',
  heading: 'Headings',
  ruling: 'Rulings',
};

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
