/** `<search-page>`: the search page. Query and filters are in the address, so that a search can be kept, sent and gone back to. */
import { asksToGo, makeSearchAddress, parseSearchAddress, type SearchState } from './searchAddress.ts';
import { searchLabels } from './searchLabels.ts';
import type { Answer } from './searchEngine.ts';
import { findTimeWay, makeWay, tellUnknown } from './searchNotes.ts';
import { makePanel, type Panel } from './searchPanel.ts';

const pageLimit = 50;
/** Browsers refuse to change the address at every key of a fast typist. */
const restBeforeKeeping = 250;

class SearchPage extends HTMLElement {
  #panel: Panel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const panel = makePanel({
      root: this,
      limit: pageLimit,
      onChange: (state, what) => {
        this.#keep(state, what === 'filter');
        this.#askRulings(state);
      },
      onAnswer: (answer, state) => this.#showPages(answer, state),
    });
    if (!panel) return;
    this.#panel = panel;
    this.#show();
    addEventListener('popstate', () => this.#show());
    panel.prepare();
    panel.field.focus();
  }

  /** Searches for what the address says; opens the number that it asks to open. */
  #show(): void {
    clearTimeout(this.#timer);
    const { search } = location;
    const state = parseSearchAddress(search);
    const isKnown = this.#panel?.fill(state).isKnown ?? true;
    this.#showPages();
    this.#askRulings(state);
    this.#tellUnknown();
    tellUnknown(search, state, isKnown)
      .then((lines) => location.search === search && this.#tellUnknown(lines))
      .catch(() => undefined);
    const found = this.#panel?.search();
    // What stands below the results waited out of sight, so that it is not pushed there.
    const ready = (): void => void this.toggleAttribute('data-ready', true);
    void Promise.resolve(found).then(ready, ready);
    if (!asksToGo(search)) return;
    void found?.then(async (answer) => {
      const [hit] = answer?.hits ?? [];
      const then = answer && (await findTimeWay(answer, state).catch(() => undefined));
      // Only a number is opened unasked: words of then are listed when Enter asks for them.
      if (answer?.number !== undefined && then !== undefined) location.replace(then);
      else if (answer?.number !== undefined && answer.missing === undefined && !answer.named && !answer.dated && hit)
        location.replace(hit.href);
      else history.replaceState(history.state, '', location.pathname + makeSearchAddress(state));
    });
  }

  /** Rulings are found on a page of their own, by who said them, when and where: for the words that are sought here. */
  #askRulings({ text }: SearchState): void {
    const link = this.querySelector<HTMLAnchorElement>('.search-rulings');
    if (link) link.search = text.trim() === '' ? '' : new URLSearchParams({ q: text }).toString();
  }

  #tellUnknown(lines: readonly HTMLElement[] = []): void {
    this.querySelector('.search-unknown')?.replaceChildren(...lines);
  }

  /** The ways to what comes before and after the results that are shown. */
  #showPages(answer?: Pick<Answer, 'total'>, state?: SearchState): void {
    const place = this.querySelector<HTMLElement>('.search-pages');
    if (!place) return;
    const pages = Math.ceil((answer?.total ?? 0) / pageLimit);
    const page = state?.page ?? 1;
    place.hidden = pages < 2 && page === 1;
    place.replaceChildren();
    if (!state || place.hidden) return;
    const goTo = (to: number, text: string, rel: string): void => {
      const { page: _page, ...first } = state;
      place.append(Object.assign(makeWay({ text, state: to > 1 ? { ...first, page: to } : first }), { rel }));
    };
    if (page > 1) goTo(Math.min(page - 1, Math.max(1, pages)), searchLabels.previousPage, 'prev');
    const where = document.createElement('span');
    where.textContent = page > pages ? searchLabels.beyond(page) : searchLabels.page(page, pages);
    place.append(where);
    if (page < pages) goTo(page + 1, searchLabels.nextPage, 'next');
  }

  /** A filter is a step that one can go back from; keys in the field are one step together. */
  #keep(state: SearchState, isStep: boolean): void {
    clearTimeout(this.#timer);
    this.#tellUnknown();
    const write = (): void => {
      const url = new URL(location.href);
      url.search = makeSearchAddress(state);
      if (url.href === location.href) return;
      if (isStep) history.pushState(history.state, '', url);
      else history.replaceState(history.state, '', url);
      if ((state.page ?? 1) > 1) scrollTo(0, 0);
    };
    if (isStep) write();
    else this.#timer = setTimeout(write, restBeforeKeeping);
  }
}

customElements.define('search-page', SearchPage);
