/** `<search-page>`: the search page. Query and filters are in the address, so that a search can be kept, sent and gone back to. */
import { makeSearchAddress, parseSearchAddress, type SearchState } from '../searchAddress.ts';
import { makePanel, type Panel } from './searchPanel.ts';

const pageLimit = 50;
/** Browsers refuse to change the address at every key of a fast typist. */
const restBeforeKeeping = 250;

class SearchPage extends HTMLElement {
  #panel: Panel | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const panel = makePanel({ root: this, limit: pageLimit, onChange: (state, what) => this.#keep(state, what === 'filter') });
    if (!panel) return;
    this.#panel = panel;
    this.#show();
    addEventListener('popstate', () => this.#show());
    panel.prepare();
    panel.field.focus();
  }

  /** Searches for what the address says. */
  #show(): void {
    clearTimeout(this.#timer);
    this.#panel?.fill(parseSearchAddress(location.search));
    void this.#panel?.search();
  }

  /** A filter is a step that one can go back from; keys in the field are one step together. */
  #keep(state: SearchState, isStep: boolean): void {
    clearTimeout(this.#timer);
    const write = (): void => {
      const url = new URL(location.href);
      url.search = makeSearchAddress(state);
      if (url.href === location.href) return;
      if (isStep) history.pushState(history.state, '', url);
      else history.replaceState(history.state, '', url);
    };
    if (isStep) write();
    else this.#timer = setTimeout(write, restBeforeKeeping);
  }
}

customElements.define('search-page', SearchPage);
