/** `<search-page>`: the search page. The query is in the address, so that a search can be kept and sent. */
import { makePanel } from './searchPanel.ts';

const pageLimit = 50;

class SearchPage extends HTMLElement {
  connectedCallback(): void {
    const panel = makePanel({ root: this, limit: pageLimit, onSearch: keepInAddress });
    if (!panel) return;
    const query = new URLSearchParams(location.search).get('q');
    if (query !== null && query !== '') {
      panel.field.value = query;
      void panel.search();
    }
    panel.prepare();
    panel.field.focus();
  }
}

function keepInAddress(query: string): void {
  const url = new URL(location.href);
  if (query.trim() === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

customElements.define('search-page', SearchPage);
