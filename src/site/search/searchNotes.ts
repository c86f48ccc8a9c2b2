/** What stands between the counts and the results: what else the search can be asked, and what of a query stands elsewhere. */
import { makeAddress } from '../frame/addresses/addresses.ts';
import { allDocuments, findUnknownParts, makeSearchAddress, type SearchState } from './searchAddress.ts';
import { makeFollowedNote } from './followedIn.ts';
import { searchLabels as labels } from './searchLabels.ts';
import { loadModule } from '../frame/browser/loading.ts';
import type { Answer } from './searchEngine.ts';
import { timedLabels } from './timedLabels.ts';

/** Another search, as a link of its own address. */
export interface Way {
  readonly text: string;
  readonly state: SearchState;
}

const ways = new WeakMap<HTMLAnchorElement, SearchState>();

/** The search that a link of these notes leads to. */
export function wayOf(target: EventTarget | null): SearchState | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link ? ways.get(link) : undefined;
}

/** The notes of an answer that need nothing but itself, and where it leaves something open those that come later. */
export function makeNotes(
  answer: Answer,
  state: SearchState,
): { readonly now: readonly HTMLElement[]; readonly later: Promise<readonly HTMLElement[]> } {
  const { number, missing, exact, coverage, total, hits, near, unfiltered } = answer;
  const { page: _page, ...first } = state;
  const asking = (change: Partial<SearchState>): SearchState => ({ ...first, ...change });
  const now: HTMLElement[] = [];
  if (number?.typed !== undefined) {
    now.push(
      makeLine(answer.named ? '' : labels.readAsNumber(number.typed, number.number), {
        text: labels.exactly(`"${number.typed}"`),
        state: asking({ text: `"${number.typed}"` }),
      }),
    );
  }
  if (number?.alone === true && missing === undefined) {
    now.push(makeLine(labels.alone(number.number), { text: labels.notAlone, state: asking({ text: number.number }) }));
  }
  if (exact !== undefined) now.push(makeLine('', { text: labels.exactly(exact), state: asking({ text: `${exact} ` }) }));
  if (coverage && !state.allWords && coverage.withAll > 0 && coverage.withAll < coverage.withAny && coverage.words > 1)
    now.push(makeLine('', { text: labels.onlyAll(coverage.withAll), state: asking({ allWords: true }) }));
  if (coverage && state.allWords && coverage.withAny > total) {
    const { allWords: _all, ...loose } = first;
    now.push(makeLine('', { text: labels.anyWords(coverage.withAny), state: loose }));
  }
  // What is no word of the rules may be one of policy, or of a summary.
  const isLoose = coverage !== undefined && coverage.words > 1 && coverage.withAll === 0;
  if ((isLoose || (total === 0 && !answer.empty)) && hasAllDocuments() && state.edition !== allDocuments)
    now.push(makeLine('', { text: labels.inAllDocuments, state: asking({ edition: allDocuments }) }));
  if (unfiltered !== undefined && unfiltered > 0) {
    const { kind: _kind, under: _under, ...wide } = first;
    now.push(makeLine('', { text: labels.wayWithoutFilters, state: { ...wide, namesOnly: false } }));
  }
  if (near.length > 0) now.push(makeLinks(labels.nearNames, near));
  const followed = makeFollowedNote(answer);
  if (followed) now.push(followed);
  const isNothing =
    total === 0 && missing === undefined && (unfiltered ?? 0) === 0 && (coverage?.withAny ?? 0) === 0 && !answer.empty && !answer.named;
  const later = missing !== undefined || isNothing || answer.dated ? findElsewhere(answer, first, isNothing) : Promise.resolve([]);
  // Beside a name it stands among the results.
  const end = number !== undefined && missing !== undefined && hits.length > 0 && !answer.named ? [makeLine(labels.near)] : [];
  return { now, later: later.then((lines) => [...lines, ...end]) };
}

/** Searches to begin with. */
export function makeTries(state: SearchState): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'search-tries';
  list.setAttribute('aria-label', labels.tries);
  for (const text of labels.tried) {
    const item = document.createElement('li');
    item.append(makeWay({ text, state: { ...state, text } }));
    list.append(item);
  }
  return list;
}

/** Whether there is more than one document to search: the dialog of every page knows, which leads to the page with the choice. */
const hasAllDocuments = (): boolean => document.querySelector('search-dialog[data-several]') !== null;

async function findElsewhere({ missing, dated }: Answer, state: SearchState, isNothing: boolean): Promise<readonly HTMLElement[]> {
  const { tellDated, tellNumber, tellWords } = await loadModule(() => import('./elsewhere.ts'));
  const edition = state.edition ?? '';
  const time = dated ? await tellDated(dated, edition, addressFrom({ ...state, text: dated.query })) : [];
  const words = isNothing ? tellWords(state.text, edition, addressFrom(state)) : [];
  return [...time, ...(await (missing === undefined ? words : tellNumber(missing, edition)))];
}

/** Where Enter leads from a query that names a time; undefined where it names none, or there was nothing yet. Without the catalogue it stays. */
export async function findTimeWay({ dated }: Pick<Answer, 'dated'>, state: SearchState): Promise<string | undefined> {
  if (!dated) return undefined;
  const { findDatedWay } = await loadModule(() => import('./elsewhere.ts'));
  return findDatedWay(dated, state);
}

/** That the search in all editions at once knows no filters, where some are set. */
export function tellPassedOver({ kind, under, namesOnly }: SearchState): readonly HTMLElement[] {
  return kind === undefined && under === undefined && !namesOnly ? [] : [makeLine(timedLabels.withoutFilters)];
}

/** What an address asks for that there is not. `isEditionKnown`: whether the form offers its edition. */
export async function tellUnknown(search: string, state: SearchState, isEditionKnown: boolean): Promise<readonly HTMLElement[]> {
  const filters = findUnknownParts(search).map(({ name, value }) => makeLine(labels.unknownFilter(name, value)));
  if (isEditionKnown || state.edition === undefined) return filters;
  const { tellUnknownEdition } = await loadModule(() => import('./elsewhere.ts'));
  const line = await tellUnknownEdition(state.edition, addressFrom(state));
  return line ? [line, ...filters] : filters;
}

/** The address of the same search in another edition. */
function addressFrom({ edition: _edition, ...state }: SearchState): (edition: string) => string {
  return (edition) => makeAddress({ kind: 'search' }) + makeSearchAddress({ ...state, ...(edition === '' ? {} : { edition }) });
}

function makeLine(text: string, way?: Way): HTMLElement {
  const line = document.createElement('p');
  line.append(text);
  if (!way) return line;
  line.append(text === '' ? '' : ' ', makeWay(way));
  return line;
}

export function makeWay({ text, state }: Way): HTMLAnchorElement {
  const href = makeAddress({ kind: 'search' }) + makeSearchAddress(state);
  const link = Object.assign(document.createElement('a'), { className: 'search-way', href, textContent: text });
  ways.set(link, state);
  return link;
}

function makeLinks(text: string, links: readonly { readonly name: string; readonly href: string }[]): HTMLElement {
  const line = makeLine(`${text} `);
  links.forEach(({ name, href }, at) =>
    line.append(at === 0 ? '' : ' · ', Object.assign(document.createElement('a'), { href, textContent: name })),
  );
  return line;
}
