/** Every word of ours that the search shows. */
import type { SearchKind } from '../../search/documents.ts';
import type { KindFilter } from '../../search/kinds.ts';
import type { Followed } from '../../search/readQuery.ts';
import type { Coverage } from '../../search/searchEdition.ts';
import { sayDay } from '../frame/labels/days.ts';
import { makeCount } from '../frame/labels/labels.ts';
import { sayFigure } from '../frame/labels/figures.ts';

const format = (count: number): string => sayFigure(count);

/** Of the words that were followed so many are named. */
const mostWords = 4;
const listWords = (words: readonly string[]): string => {
  const found = words
    .slice(0, mostWords)
    .map((word) => `“${word}”`)
    .join(', ');
  return words.length > mostWords ? `${found} and ${format(words.length - mostWords)} more` : found;
};

export const searchLabels = {
  search: 'Search',
  open: 'Search the rules',
  close: 'Close',
  hint: '704.5j, or words',
  label: 'Search the rules',
  loading: 'Getting the index …',
  failed: 'The index could not be loaded. Try again in a moment.',
  count: (from: number, shown: number, total: number) =>
    from === 0 ? makeCount(total, 'result') : `Results ${format(from + 1)} to ${format(from + shown)} of ${format(total)}`,
  inDocuments: (having: number, all: number) => ` in ${having} of ${makeCount(all, 'document')}`,
  allDocuments: 'All documents at once',
  /** How many results have all words that were typed; empty when all of them have. */
  withAll: ({ words, withAll, withAny }: Coverage) => {
    if (words === 0 || withAll === withAny) return '';
    const has = words === 1 ? 'the word' : 'all words';
    return withAll === 0 ? `none has ${has}` : `${format(withAll)} ${withAll === 1 ? 'has' : 'have'} ${has}`;
  },
  /** Before searches to begin with, where nothing is typed yet. */
  tries: 'Such as',
  /** What can be asked: a name, two words, a question, a number, a time. */
  tried: ['legend rule', 'deathtouch trample', 'when do I untap', '704.5j', 'mulligan in 2008'],
  /** The same, and what the others have of them. */
  coverage: (coverage: Coverage) => {
    const { withAll, withSome, withBegun, withAny } = coverage;
    const rest = withAny - withAll - withSome - withBegun;
    const all = searchLabels.withAll(coverage);
    if (all === '') return '';
    return [
      all,
      ...(withSome > 0 ? [`${format(withSome)} only some`] : []),
      ...(withBegun > 0 ? [`${format(withBegun)} a longer one`] : []),
      ...(rest > 0 ? [`${format(rest)} ${rest === 1 ? 'belongs' : 'belong'} to them`] : []),
    ].join(', ');
  },
  followed: ({ kind, typed, words, isBeside }: Followed) => {
    const found = listWords(words);
    if (kind === 'corrected' || kind === 'begun') return `“${typed}” stands nowhere in this edition. Searched: ${found}.`;
    if (kind === 'loosened')
      return isBeside
        ? `What says “${typed}” goes first; its words were searched too.`
        : `Nothing says “${typed}” as it stands: its words were searched.`;
    if (kind === 'unknown') return `“${typed}” stands nowhere in this edition.`;
    return `${isBeside ? 'Searched also' : 'Searched'}: ${found}, for “${typed}”.`;
  },
  /** The same of several documents, one of which at least did so. */
  followedIn: (followed: Followed): string =>
    followed.kind === 'corrected' || followed.kind === 'begun'
      ? `Searched ${listWords(followed.words)} where “${followed.typed}” does not stand.`
      : searchLabels.followed(followed),
  followedWhere: 'In which document',
  asTyped: 'as it was typed.',
  dated: (typed: string) => `“${typed}” was read as a time, and not searched. The last edition here by then:`,
  exactly: (query: string) => `Exactly ${query}`,
  readAsNumber: (typed: string, number: string) => `“${typed}” was read as the number ${number}.`,
  alone: (number: string) => `${number} alone.`,
  notAlone: 'With what belongs to it',
  notANumber: (number: string) => `${number} is not a number of this edition.`,
  near: 'Near it:',
  nearNames: 'Spelled alike:',
  otherEditions: 'The same in another edition:',
  wasTerm: (term: string, stood: string) => `“${term}” is a term of other editions. ${stood}`,
  searchIn: (date: string) => `Search in that of ${sayDay(date)}`,
  noEdition: (value: string) => `There is no edition “${value}” here.`,
  firstIs: (date: string) => `The first is of ${sayDay(date)}.`,
  latestBefore: 'The last one before that day is that of',
  searchedCurrent: (date: string) => `What follows is of the newest edition here, ${sayDay(date)}.`,
  unknownFilter: (name: string, value: string) => `There is no filter “${name}=${value}”: it was passed over.`,
  wayWithoutFilters: 'Drop the filters',
  previousPage: 'Previous',
  nextPage: 'Next',
  pages: 'Pages of results',
  page: (page: number, pages: number) => `Page ${format(page)} of ${format(pages)}`,
  beyond: (page: number) => `There is no page ${format(page)}.`,
  allWords: 'All words',
  under: 'In',
  anySection: 'all sections',
  onlyAll: (count: number) => (count === 1 ? 'Only the one with all words' : `Only the ${format(count)} with all words`),
  beyondLast: (total: number) => `There are only ${makeCount(total, 'result')}.`,
  noneHasAll: 'No entry has all words.',
  inAllDocuments: 'Search all documents here',
  anyWords: (count: number) => (count === 1 ? 'The one with some of them' : `The ${format(count)} with some of them`),
  nothing: 'Nothing found.',
  handbookAlone:
    'What is searched is the handbook, which is a selection: the official text is not here. `npm run documents -- --all && npm start` adds it.',
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
  rulings: 'Find rulings, by words, who said them, year and source',
  filters: 'Filters',
  kind: 'Kind',
  anyKind: 'Everything',
  namesOnly: 'Names only',
  edition: 'Edition',
  slash: 'Open search with /',
  tips: 'Words in any order, and what has more of them sooner; “All words” keeps what has every one. "exact phrase"; -without; 702.19. for that rule alone.',
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
