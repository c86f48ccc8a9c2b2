/** `<search-dialog>`: the search over any page. Without script its button is a link to the search page. */
import { makeSearchAddress, type SearchState } from '../searchAddress.ts';
import { searchLabels } from '../searchLabels.ts';
import { fromLink } from '../siteRoot.ts';
import { markFoundWords } from './markWords.ts';
import { makePanel, type Panel } from './searchPanel.ts';
import { connectSlash, isSlashOn } from './slashKey.ts';

const dialogLimit = 12;

class SearchDialog extends HTMLElement {
  #dialog: HTMLDialogElement | undefined;
  #panel: Panel | undefined;

  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const panel = makePanel({ root: this, limit: dialogLimit, onChange: (state) => this.#lead(state) });
    if (!dialog || !panel) return;
    this.#takeEdition();
    this.#dialog = dialog;
    this.#panel = panel;
    this.querySelector('.search-open')?.addEventListener('click', (event) => {
      event.preventDefault();
      this.open();
    });
    this.querySelector('.search-close')?.addEventListener('click', () => dialog.close());
    // A click on the backdrop is a click on the dialog itself, not on anything in it.
    dialog.addEventListener('click', (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      // A search field takes Esc for itself when there is something in it: the first one would only clear it.
      event.preventDefault();
      dialog.close();
    });
    // A result on this very page does not load a page: the dialog must not stay over it, and the words are marked once it is reached.
    dialog.querySelector('.search-results')?.addEventListener('click', () => {
      dialog.close();
      setTimeout(markFoundWords);
    });
    document.addEventListener('keydown', (event) => {
      if (!opens(event)) return;
      event.preventDefault();
      this.open();
    });
  }

  /** On a page that several editions share, the one under whose date it was opened. */
  #takeEdition(): void {
    const title = this.dataset['shared'];
    const value = /^\/(?:editions\/)?((?:[a-z-]+\/)?\d{4}-\d\d-\d\d)\//.exec(fromLink(location.pathname))?.[1];
    const field = this.querySelector<HTMLInputElement>('input[name="edition"]');
    const says = this.querySelector('.search-foot span');
    if (title === undefined || value === undefined || !field || !says) return;
    field.value = value;
    const date = new Date(value.slice(-10)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    says.textContent = searchLabels.searches(searchLabels.effective(title, date));
  }

  open(): void {
    if (!this.#dialog || !this.#panel || this.#dialog.open) return;
    this.#panel.prepare();
    this.#dialog.showModal();
    this.#panel.field.focus();
    this.#panel.field.select();
  }

  /** The way to the search page keeps what is sought. */
  #lead(state: SearchState): void {
    const link = this.querySelector<HTMLAnchorElement>('.search-all');
    if (link) link.search = makeSearchAddress(state);
  }
}

/** Ctrl-K or Cmd-K anywhere; `/`, unless the reader has switched it off, where nothing is being written. */
function opens(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return event.key === '/' && isPlain && !isWriting(event.target) && isSlashOn();
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');
}

customElements.define('search-dialog', SearchDialog);
connectSlash();
markFoundWords();
addEventListener('hashchange', markFoundWords);
