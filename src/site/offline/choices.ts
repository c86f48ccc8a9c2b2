/**
 * What a reader can keep on a device, and which file of a built site belongs to it: the one place that says so. By addresses and folders, and
 * by what the catalogue names, so that nothing here depends on how a data file is made.
 */
import { parseAddress, type Address, type EditionAddress } from '../frame/addresses/addresses.ts';
import { cataloguePath, type Catalogue, type CatalogueEntry } from '../frame/data/catalogue.ts';
import { searchListPath } from '../frame/data/searchList.ts';

/** `edition`: the newest edition, the handbook, search, old numbers, Examples. `archive`: all history, comparison, other documents. */
export const choices = ['edition', 'archive'] as const;
/** The second needs the first: scripts, styles and lists of editions are there. */
export type Choice = (typeof choices)[number];

/**
 * By kind of address; `text` is the text of an edition, kept at the short addresses of the newest of its document. The same under its date would
 * be a twelfth of the pack: there the page with all of it answers (findKept.ts).
 */
const kinds: Readonly<Record<Address['kind'], Choice | 'text'>> = {
  contents: 'text',
  page: 'text',
  whole: 'text',
  all: 'text',
  glossary: 'text',
  term: 'text',
  search: 'edition',
  where: 'edition',
  examples: 'edition',
  demonstration: 'edition',
  practice: 'edition',
  learn: 'edition',
  help: 'edition',
  data: 'archive',
  offline: 'edition',
  kept: 'edition',
  answer: 'edition',
  // Any edition that is no page here, drawn from data; the pages of superseded editions are 240 MB on a device.
  'one-page': 'archive',
  document: 'archive',
  editions: 'archive',
  edition: 'archive',
  policy: 'archive',
  rulings: 'archive',
  changes: 'archive',
  history: 'archive',
  timeline: 'archive',
  churn: 'archive',
  eras: 'archive',
  compare: 'archive',
  cite: 'archive',
  'as-of': 'archive',
};

/** By the folder that a file lies in, where that is no page. What has no line here is for the network alone: pictures of links, the packs. */
const folders: readonly (readonly [folder: string, choice: Choice | undefined])[] = [
  ['symbols/', 'edition'],
  ['examples/', 'edition'],
  ['icons/', 'edition'],
  ['search/', 'edition'],
  // Old numbers are followed through the lists of all editions, which are nearly alike.
  ['data/editions/', 'edition'],
  ['data/lineages/', 'edition'],
  ['data/rewritten/', 'edition'],
  ['data/rules/', 'edition'],
  // For other programs: no page reads it.
  ['data/v1/', undefined],
  ['data/', 'archive'],
];

/** At the root of the site: the page for missing addresses, which leads on from the number of a rule, so that those that do it are not kept. */
const rootFiles: readonly string[] = ['404.html', 'manifest.webmanifest'];

/** Scripts and styles, in names that change with what is in them. */
export const bundle = '_astro/';

/**
 * Tells of each file, by its path from the root of the site without leading slash, to which choice it belongs. `isReached` says of a file of
 * the bundle whether any page of the first choice loads it, at once or later: what others alone load, as readers of Word files, goes with those.
 */
export function makeChooser(
  { editions }: Pick<Catalogue, 'editions'>,
  isReached: (path: string) => boolean,
): (path: string) => Choice | undefined {
  // Older editions of policy have no last day either: of the newest alone the address names none.
  const newest = editions.filter(({ list, until, address }) => list !== undefined && until === undefined && address.date === undefined);
  const ofNewest = newest.flatMap(listNamedFiles);
  const ofOthers = editions.filter((entry) => !newest.includes(entry)).flatMap(listNamedFiles);
  const isNamed = (path: string, named: readonly string[]): boolean => named.some((each) => path === each || path.startsWith(`${each}/`));
  const isNewest = ({ document, date }: EditionAddress): boolean =>
    date === undefined && newest.some((entry) => entry.address.document === document);
  return (path) => {
    if (isAlwaysFirst(path)) return 'edition';
    if (isPage(path)) {
      const address = addressOf(path);
      const kind = address && kinds[address.kind];
      if (kind !== 'text') return kind;
      return address !== undefined && 'edition' in address && isNewest(address.edition) ? 'edition' : undefined;
    }
    if (path.startsWith(bundle)) return isReached(path) ? 'edition' : 'archive';
    if (path.startsWith('search/') && isNamed(`/${path}`, ofOthers) && !isNamed(`/${path}`, ofNewest)) return 'archive';
    return choiceOfFolder(path);
  };
}

/**
 * Whether a file can be of the first choice, before there is a catalogue that says whether it is: what this refuses is not. Of the bundle, which is there
 * before all pages, nothing is said.
 */
export function canBeFirst(path: string): boolean {
  if (isAlwaysFirst(path)) return true;
  if (!isPage(path)) return choiceOfFolder(path) === 'edition';
  const address = addressOf(path);
  if (!address) return false;
  const kind = kinds[address.kind];
  return kind === 'edition' || (kind === 'text' && 'edition' in address && address.edition.date === undefined);
}

const isAlwaysFirst = (path: string): boolean => `/${path}` === cataloguePath || `/${path}` === searchListPath || rootFiles.includes(path);
const isPage = (path: string): boolean => path === 'index.html' || path.endsWith('/index.html');
const addressOf = (path: string): Address | undefined => parseAddress(`/${path.slice(0, -'index.html'.length)}`);
const choiceOfFolder = (path: string): Choice | undefined => folders.find(([folder]) => path.startsWith(folder))?.[1];

/** Every file and folder that the catalogue names with an edition, wherever in its entry. */
function listNamedFiles(entry: CatalogueEntry): readonly string[] {
  const named: string[] = [];
  JSON.stringify(entry, (_, value: unknown) => {
    if (typeof value === 'string' && value.startsWith('/')) named.push(value);
    return value;
  });
  return named;
}
