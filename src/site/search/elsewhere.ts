/**
 * What of a query stands elsewhere: a number that the edition lacks, a name that other editions have, an edition that is none. Loaded when
 * results do not answer by themselves.
 */
import { foldName, namesOfHeadword } from '../../corpus/wording/headwords.ts';
import { sayPerhaps, saySureness } from '../../lineage/sureness.ts';
import { listStretches, type Stretch } from '../../lineage/whereabouts.ts';
import { isGame, toIsoDate, type IsoDate } from '../../model/edition.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import { sayDay } from '../frame/labels/days.ts';
import { whereLabels as labels } from '../where/whereLabels.ts';
import { findInCatalogue, makeDatedValue, type CatalogueEntry } from '../frame/data/catalogue.ts';
import { findFormerNumbers, type FormerNumber } from '../where/formerNumbers.ts';
import type { Answer } from './searchEngine.ts';
import { makeGoAddress, type SearchState } from './searchAddress.ts';
import { searchLabels } from './searchLabels.ts';
import { heirClass } from './heirRows.ts';
import type { Heir, NamedLink } from '../where/whereIs.ts';
import { openCatalogue, openChain, type LoadedChain } from '../where/loadChain.ts';

interface Searched {
  readonly entry: CatalogueEntry;
  readonly chain: LoadedChain;
  readonly place: number;
}

/** The edition that an address names, in its chain; undefined for what belongs to none. */
async function findSearched(value: string): Promise<Searched | undefined> {
  const { editions } = await openCatalogue();
  const entry = editions.find((each) => each.value === value) ?? editions.find((each) => makeDatedValue(each) === value) ?? editions[0];
  if (entry?.list === undefined) return undefined;
  const chain = await openChain(entry.document);
  const place = chain?.editions.indexOf(entry.date) ?? -1;
  return chain && place >= 0 ? { entry, chain, place } : undefined;
}

/** Lines that say what a number was and what that is in the edition; none for a number that no edition has. */
export async function tellNumber(number: string, value: string): Promise<readonly HTMLElement[]> {
  const searched = await findSearched(value);
  if (!searched) return [];
  return describeFormer(await findFormerNumbers(searched.chain, number, searched.place), number, searched.entry);
}

export function describeFormer(
  { former, earlier }: Awaited<ReturnType<typeof findFormerNumbers>>,
  number: string,
  { address }: CatalogueEntry,
): readonly HTMLElement[] {
  const lines = former.map(describeOne);
  const [next] = earlier;
  if (!next) return lines;
  const on = address.document === undefined ? next.last : `${address.document}/${next.last}`;
  const link = makeLink({ name: labels.moreBearers(earlier.length), href: makeAddress({ kind: 'where', number, on }) });
  return [...lines, makeLine(link)];
}

/** `502.33 Equip stood in the editions of … It is 702.6 Equip today.` */
function describeOne({ asked, first, last, heirs, gone, isToday, from, to }: FormerNumber): HTMLElement {
  const when = labels.when(isToday, to);
  const line = makeLine(makeLink(asked), labels.stoodIn(asked.title, first, last), ' ');
  if (heirs.length > 0) line.append(labels.itIs, ...joinHeirs(heirs, heirClass), ` ${when}.`);
  else line.append(labels.isNowCalled([], when), gone ? ` ${to >= from ? labels.end(gone, false, asked.name) : labels.begins(gone)}` : '');
  return line;
}

/** Links with titles, `a, b and c`, and how sure each is. */
function joinHeirs(links: readonly Heir[], className: string): readonly (Node | string)[] {
  return links.flatMap((link, at) => [
    at === 0 ? '' : at === links.length - 1 ? ' and ' : ', ',
    sayPerhaps(link.score),
    Object.assign(makeLink(link), { className }),
    link.title === undefined ? '' : ` ${link.title}`,
    saySureness(link.score),
  ]);
}

/** What was in force at the time that a query names, to search in. */
export async function tellDated(
  { typed, day }: NonNullable<Answer['dated']>,
  value: string,
  addressOf: (edition: string) => string,
): Promise<readonly HTMLElement[]> {
  const { started, first } = await findDated(day, value);
  const line = makeLine(`${searchLabels.dated(typed)} `);
  if (started) line.append(makeLink({ name: searchLabels.searchIn(started.date), href: addressOf(started.value) }));
  else if (first) line.append(searchLabels.firstIs(first.date));
  return [line];
}

/** Where Enter leads from a query that names a time: the same search in the edition of then, which opens its number. Undefined before the first. */
export async function findDatedWay({ day, query }: NonNullable<Answer['dated']>, state: SearchState): Promise<string | undefined> {
  const { started } = await findDated(day, state.edition ?? '');
  if (!started) return undefined;
  const { page: _page, edition: _edition, ...kept } = state;
  const edition = started.value === '' ? {} : { edition: started.value };
  return makeAddress({ kind: 'search' }) + makeGoAddress({ ...kept, text: query, ...edition });
}

/** The last edition here that had come by a day, of the document that is searched, and its first one. */
async function findDated(
  day: IsoDate,
  value: string,
): Promise<{ readonly started?: CatalogueEntry | undefined; readonly first?: CatalogueEntry | undefined }> {
  const { editions } = await openCatalogue();
  const { document } = editions.find((each) => each.value === value) ?? editions[0] ?? {};
  const shown = editions
    .filter((each) => each.document === document && each.list !== undefined)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return { started: shown.findLast(({ date }) => date <= day), first: shown[0] };
}

/** Where nothing was found: editions in which that was a term, and searches in other editions. */
export async function tellWords(text: string, value: string, addressOf: (edition: string) => string): Promise<readonly HTMLElement[]> {
  const catalogue = await openCatalogue();
  const lines = await tellEditions(text, value, addressOf);
  const isOfGame = isGame(findInCatalogue(catalogue, value)?.document ?? 'handbook');
  return catalogue.editions[0]?.document === 'handbook' && !isOfGame ? [makeLine(searchLabels.handbookAlone), ...lines] : lines;
}

async function tellEditions(text: string, value: string, addressOf: (edition: string) => string): Promise<readonly HTMLElement[]> {
  const searched = await findSearched(value);
  if (!searched) return offerOthers(value, addressOf);
  const { chain } = searched;
  const name = foldName(text.replace(/["“”„«»]/g, ''));
  const terms = new Set(
    chain.lineages.flatMap(({ steps }) => steps.flatMap((step) => (step.entry.startsWith('glossary:') ? [step.entry] : []))),
  );
  const bearing = name === '' ? [] : [...terms].filter((id) => namesOfHeadword(id.slice('glossary:'.length)).includes(name));
  const lines = bearing.flatMap((id) => {
    const stretches = listStretches(chain, id);
    return stretches.length === 0 ? [] : [tellTerm(id.slice('glossary:'.length), stretches, searched, addressOf)];
  });
  return lines.length > 0 ? lines : offerOthers(value, addressOf);
}

/** The same search in some other editions of the document. */
async function offerOthers(value: string, addressOf: (edition: string) => string): Promise<readonly HTMLElement[]> {
  const { editions } = await openCatalogue();
  const searched = editions.find((each) => each.value === value) ?? editions[0];
  const shown = editions.filter(({ document, list }) => document === searched?.document && list !== undefined);
  const others = searched
    ? pickOthers(
        shown.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
        searched,
      )
    : [];
  if (others.length === 0) return [];
  const line = makeLine(`${searchLabels.otherEditions} `);
  others.forEach((other, at) => line.append(at === 0 ? '' : ' · ', makeLink({ name: other.date, href: addressOf(other.value) })));
  return [line];
}

function tellTerm(term: string, stretches: readonly Stretch[], { chain }: Searched, addressOf: (edition: string) => string): HTMLElement {
  const line = makeLine(searchLabels.wasTerm(term, labels.stood(stretches)));
  const last = chain.shown.find(({ date }) => date === stretches.at(-1)?.last);
  if (last) line.append(' ', makeLink({ name: searchLabels.searchIn(last.date), href: addressOf(last.value) }));
  return line;
}

const mostOthers = 4;

/** Some editions from all times, the newest first. */
function pickOthers(shown: readonly CatalogueEntry[], searched: CatalogueEntry): readonly CatalogueEntry[] {
  const others = shown.filter((entry) => entry !== searched).toReversed();
  if (others.length <= mostOthers) return others;
  return Array.from({ length: mostOthers }, (_, at) => others[Math.round((at * (others.length - 1)) / (mostOthers - 1))]).flatMap(
    (entry) => entry ?? [],
  );
}

/** Says that an address names an edition that there is not, with the one in force on that day; undefined for one that there is. */
export async function tellUnknownEdition(value: string, addressOf: (edition: string) => string): Promise<HTMLElement | undefined> {
  const { editions } = await openCatalogue();
  const [current] = editions;
  if (!current || editions.some((entry) => entry.value === value || makeDatedValue(entry) === value)) return undefined;
  const line = makeLine(searchLabels.noEdition(value));
  const day = toIsoDate(value);
  const shown = editions.filter(({ document, list }) => document === current.document && list !== undefined);
  const first = shown.at(-1) && [...shown].sort((a, b) => (a.date < b.date ? -1 : 1))[0];
  const started = day === undefined ? undefined : shown.filter(({ date }) => date <= day).sort((a, b) => (a.date < b.date ? 1 : -1))[0];
  if (day !== undefined && !started && first) line.append(` ${searchLabels.firstIs(first.date)}`);
  if (started && started !== current)
    line.append(` ${searchLabels.latestBefore} `, makeLink({ name: sayDay(started.date), href: addressOf(started.value) }), '.');
  line.append(` ${searchLabels.searchedCurrent(current.date)}`);
  return line;
}

function makeLine(...parts: readonly (Node | string)[]): HTMLElement {
  const line = document.createElement('p');
  line.append(...parts);
  return line;
}

function makeLink({ name, href }: NamedLink): Node {
  return href === undefined ? document.createTextNode(name) : Object.assign(document.createElement('a'), { href, textContent: name });
}
