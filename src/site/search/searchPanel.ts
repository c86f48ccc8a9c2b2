/** A search form with its results: what the dialog and the search page have in common. */
import { needsAllTexts } from '../../search/neededTexts.ts';
import { allDocuments, allEditions, type SearchState } from './searchAddress.ts';
import { searchLabels } from './searchLabels.ts';
import { keepMarks } from './keptMarks.ts';
import { isExplainKey } from './explainKey.ts';
import { loadModule, loadOnce, tellFailure } from '../frame/browser/loading.ts';
import { describeAnswer, makeResult, moveByArrows } from './resultList.ts';
import type { Answer, SearchEngine, SearchRequest } from './searchEngine.ts';
import { addHeirs } from './heirRows.ts';
import { fillFields, nameFilters, readFields } from './searchFields.ts';
import { findTimeWay, makeNotes, makeTries, tellPassedOver, wayOf } from './searchNotes.ts';
import type { NamedResult } from './namedResult.ts';
import { timedLabels } from './timedLabels.ts';

export interface PanelOptions {
  readonly root: HTMLElement;
  /** At most so many results at a time. */
  readonly limit: number;
  /** Whether it offers searches to begin with while nothing is typed. */
  readonly tries?: boolean;
  /** Called when the reader has changed what is sought: a key in the field, or a filter. */
  readonly onChange?: (state: SearchState, what: 'text' | 'filter') => void;
  /** Called when results are shown. */
  readonly onAnswer?: (answer: Pick<Answer, 'total'>, state: SearchState) => void;
}

export interface Panel {
  readonly field: HTMLInputElement;
  /** Begins to load the index, if that has not been done. */
  readonly prepare: () => void;
  /** Searches for what the fields say; undefined when there is nothing to seek, it was overtaken by another, or failed. */
  readonly search: () => Promise<Answer | undefined>;
  /** Fills the fields, and tells whether the form offers the edition that was asked for. */
  readonly fill: (state: SearchState) => { readonly isKnown: boolean };
}

const getClient = loadOnce<SearchEngine>(() => loadModule(() => import('./searchClient.ts')).then(({ makeClient }) => makeClient()));

/** So long a query that needs all texts waits for the next key. */
const waitsForMore = 400;

/** Keys that follow each other sooner are one go: what they make is sought once they rest so long, and no texts are loaded for its beginnings. */
const restsAfter = 80;

/** So long results wait for what stands elsewhere, so that they need not move when it comes. */
const waitsFor = 1_200;

/** So many results are shown first: the texts of the best are read to rank them, those of others only to be shown. */
const shownFirst = 20;
/** So long the others wait for the next key. */
const waitsForRest = 200;

/** Brings a form, a status line, notes and a list inside `root` to life. Undefined when one of them is missing. */
export function makePanel({ root, limit, tries = false, onChange, onAnswer }: PanelOptions): Panel | undefined {
  const field = root.querySelector<HTMLInputElement>('input[type="search"]');
  const form = root.querySelector('form');
  const status = root.querySelector<HTMLElement>('.search-status');
  const notes = root.querySelector<HTMLElement>('.search-notes');
  const list = root.querySelector<HTMLOListElement>('.search-results');
  if (!field || !form || !status || !notes || !list) return undefined;

  // Only the answer to the last key is shown, whatever order answers come in.
  let latest = 0;
  let sought: readonly string[] = [];
  let ready: string | undefined;
  let page = 1;
  let explains = false;
  let asked: Promise<unknown> | undefined;
  /** When what stands above the results is there. */
  let told: Promise<unknown> = Promise.resolve();
  let keyed = -Infinity;
  let isInOneGo = false;
  const readState = (): SearchState => ({ ...readFields(form), ...(page > 1 ? { page } : {}) });
  const search = async (): Promise<Answer | undefined> => {
    const state = readState();
    const { text, kind, under, namesOnly, allWords = false, edition = '' } = state;
    latest += 1;
    const turn = latest;
    const isWanted = (): boolean => turn === latest;
    if (text.trim() === '') {
      list.replaceChildren();
      notes.replaceChildren(...(tries ? [makeTries(state)] : []));
      status.textContent = '';
      return undefined;
    }
    if (ready !== edition) status.textContent = edition === allEditions ? timedLabels.loading : searchLabels.loading;
    try {
      if (edition === allEditions) {
        const { searchAll } = await loadModule(() => import('./allEditions.ts'));
        const { items, total, status: said } = await searchAll(text, (page - 1) * limit, limit);
        if (!isWanted()) return undefined;
        ready = edition;
        sought = [];
        notes.replaceChildren(...tellPassedOver(state));
        list.start = (page - 1) * limit + 1;
        list.replaceChildren(...items);
        status.textContent = said;
        onAnswer?.({ total }, state);
        return undefined;
      }
      const engine = await getClient();
      // What was typed meanwhile is asked instead: an answer loads the texts that it shows.
      await engine.prepare(edition);
      await Promise.resolve(asked).catch(() => undefined);
      // Who types on says more: all texts are many.
      if (needsAllTexts(text)) await new Promise((resolve) => setTimeout(resolve, waitsForMore));
      if (isInOneGo) await new Promise((resolve) => setTimeout(resolve, restsAfter - (performance.now() - keyed)));
      if (!isWanted()) return undefined;
      const request = { edition, text, kind, under, namesOnly, allWords, from: (page - 1) * limit, limit, explains };
      // Of all documents at once the line above the results says of those that are shown where they stand.
      const first = edition === allDocuments ? limit : Math.min(limit, shownFirst);
      const asking = engine.answer({ ...request, limit: first });
      asked = asking;
      const answer = await asking;
      ready = edition;
      if (!isWanted()) return undefined;
      const { now, later } = makeNotes(answer, state);
      const naming = answer.named && page === 1 ? tellNamed(answer.named, edition) : Promise.resolve<NamedResult>({});
      const lines = later.then((told) => addHeirs(engine, request, told)).catch((): readonly HTMLElement[] => []);
      const both = Promise.all([lines, naming]);
      const soon = await Promise.race([both, new Promise<undefined>((resolve) => setTimeout(resolve, waitsFor))]);
      if (!isWanted()) return undefined;
      ({ sought } = answer);
      notes.replaceChildren(...now);
      list.start = answer.from + 1;
      list.replaceChildren(...answer.hits.map(makeResult));
      const tell = ([late, { item, line }]: Awaited<typeof both>): void => {
        notes.append(...late);
        if (line) notes.prepend(line);
        if (item) list.prepend(item, ...makeNearLine(answer));
      };
      if (soon) tell(soon);
      told = soon ? Promise.resolve() : both.then((late) => isWanted() && tell(late));
      const all = edition === allDocuments ? answer.hits.length : Math.min(limit, Math.max(0, answer.total - answer.from));
      status.textContent = [describeAnswer(answer, all), nameChosen(form)].filter((part) => part !== '').join(' · ');
      onAnswer?.(answer, state);
      if (all > answer.hits.length) void showRest(engine, request, answer.hits.length, isWanted);
      return answer;
    } catch (error) {
      if (isWanted()) void tellFailure(status, error, searchLabels.failed, isWanted);
      return undefined;
    }
  };
  /** The results behind those that are shown: below them, so that nothing moves. */
  const showRest = async (engine: SearchEngine, request: SearchRequest, shown: number, isWanted: () => boolean): Promise<void> => {
    try {
      // Who types on needs none of these.
      await new Promise((resolve) => setTimeout(resolve, waitsForRest));
      if (!isWanted()) return;
      const { hits } = await engine.answer({ ...request, from: request.from + shown, limit: request.limit - shown });
      if (isWanted()) list.append(...hits.map(makeResult));
    } catch (error) {
      if (isWanted()) void tellFailure(status, error, searchLabels.failed, isWanted);
    }
  };
  const change = (what: 'text' | 'filter'): void => {
    page = 1;
    // Who had read down the results of before begins with the first of these.
    for (const part of [list, list.parentElement]) part?.scrollTo(0, 0);
    onChange?.(readState(), what);
    void search();
  };
  const fill = (state: SearchState): { readonly isKnown: boolean } => {
    page = state.page ?? 1;
    return fillFields(form, state);
  };

  field.addEventListener('input', ({ timeStamp }) => {
    isInOneGo = timeStamp - keyed < restsAfter;
    keyed = timeStamp;
    change('text');
  });
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === field || 'slash' in target.dataset) return;
    nameFilters(form);
    change('filter');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // Enter opens the best result, once there is one for what stands in the field; of a number that is not there nothing is opened unasked.
    void search().then(async (answer) => {
      // What stands below is of the edition that is searched: who names a time wants that of then, and is never sent to another.
      if (answer?.dated) {
        const way = await findTimeWay(answer, readState()).catch(() => undefined);
        if (way === undefined) notes.querySelector('a')?.focus();
        else location.assign(way);
        return;
      }
      // Where a name leads stands above what was found, and may come after it.
      if (answer?.named) await told;
      if (answer?.number !== undefined && answer.missing !== undefined)
        ((answer.named ? list : notes).querySelector<HTMLElement>('ol a') ?? notes.querySelector('a'))?.focus();
      else list.querySelector('a')?.click();
    });
  });
  root.addEventListener('click', (event) => {
    const state = wayOf(event.target);
    if (!state || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // What a form does not offer is left to the page of the search, where the link leads.
    if (!offersEdition(form, state.edition ?? '')) return;
    event.preventDefault();
    fill(state);
    field.focus();
    onChange?.(readState(), 'filter');
    void search();
  });
  for (const way of ['click', 'auxclick']) {
    list.addEventListener(way, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) keepMarks(link.href, sought);
    });
  }
  root.addEventListener('keydown', (event) => {
    if (!isExplainKey(event)) {
      moveByArrows(event, field, list);
      return;
    }
    event.preventDefault();
    explains = !explains;
    void search();
  });
  return {
    field,
    prepare: () => {
      const { edition = '' } = readFields(form);
      if (edition === allEditions) return;
      getClient()
        .then((engine) => engine.prepare(edition))
        .catch(() => undefined);
    },
    search,
    fill,
  };
}

/** What stands below where a name leads, of a number that is not there: what is near that. */
function makeNearLine({ missing, hits }: Answer): readonly HTMLElement[] {
  if (missing === undefined || hits.length === 0) return [];
  return [Object.assign(document.createElement('li'), { className: 'near-line', textContent: searchLabels.near })];
}

/** Without the catalogue what was found stands alone. */
const tellNamed = (named: NonNullable<Answer['named']>, edition: string): Promise<NamedResult> =>
  loadModule(() => import('./namedResult.ts'))
    .then((loaded) => loaded.tellNamed(named, edition))
    .catch((): NamedResult => ({}));

/** The edition that is chosen in a form that has the choice: where it is folded away nobody sees it. Of the newest its day alone. */
const nameChosen = (form: HTMLFormElement): string => {
  const chosen = form.querySelector<HTMLSelectElement>('select[name="edition"]')?.selectedOptions[0];
  return chosen === undefined || chosen.value === allDocuments ? '' : (chosen.dataset['short'] ?? chosen.textContent.trim());
};

function offersEdition(form: HTMLFormElement, edition: string): boolean {
  const choice = form.querySelector<HTMLSelectElement>('select[name="edition"]');
  return edition === (readFields(form).edition ?? '') || [...(choice?.options ?? [])].some(({ value }) => value === edition);
}
