/** `<search-dialog>`: the search over any page. Without script its button is a link to the search page. */
import { toIsoDate } from '../../model/edition.ts';
import { parseKindFilter } from '../../search/kinds.ts';
import { makeDateText } from '../frame/labels/labels.ts';
import { makeSearchAddress, type SearchState } from './searchAddress.ts';
import { makeSearchForm, usualKinds } from './searchForm.ts';
import { searchLabels } from './searchLabels.ts';
import { showArrival } from '../frame/browser/arrival.ts';
import { isSingleKey } from '../frame/browser/singleKey.ts';
import { takeMarks } from './keptMarks.ts';
import { loadModule, loadOnce, tellFailure } from '../frame/browser/loading.ts';
import type { Panel } from './searchPanel.ts';
import { connectSlash, isSlashOn, showSlash } from './slashKey.ts';

const dialogLimit = 12;

class SearchDialog extends HTMLElement {
  #dialog: HTMLDialogElement | undefined;
  /** What answers, loaded when the dialog is first opened: a reading page does not pay for it, and what is typed meanwhile is sought then. */
  readonly #openPanel = loadOnce(() => this.#loadPanel());

  connectedCallback(): void {
    this.querySelector('.search-open')?.addEventListener('click', (event) => {
      event.preventDefault();
      this.open();
    });
    document.addEventListener('keydown', (event) => {
      if (!opens(event)) return;
      event.preventDefault();
      this.open();
    });
  }

  open(): void {
    this.#dialog ??= this.#make();
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    const field = this.querySelector<HTMLInputElement>('input[type="search"]');
    field?.focus();
    field?.select();
    const status = this.querySelector<HTMLElement>('.search-status');
    this.#openPanel().then(
      (panel) => panel?.prepare(),
      (error: unknown) => status && tellFailure(status, error, searchLabels.failed, () => true),
    );
  }

  async #loadPanel(): Promise<Panel | undefined> {
    const { makePanel } = await loadModule(() => import('./searchPanel.ts'));
    const panel = makePanel({
      root: this,
      limit: dialogLimit,
      tries: this.dataset['tries'] !== 'none',
      onChange: (state) => this.#lead(state),
    });
    // What was typed meanwhile, or with nothing typed what can be.
    void panel?.search();
    return panel;
  }

  /** The dialog, when it is first wanted: no page carries it. */
  #make(): HTMLDialogElement {
    const { title = '', kinds = usualKinds, edition = '' } = this.dataset;
    const date = toIsoDate(this.dataset['date'] ?? '');
    const action = this.querySelector('a')?.getAttribute('href') ?? '';
    const dialog = document.createElement('dialog');
    dialog.className = 'search-dialog';
    dialog.setAttribute('aria-label', searchLabels.open);
    dialog.innerHTML = makeDialog(action, edition, kinds);
    dialog.querySelector('.search-all')?.setAttribute('href', action);
    const says = dialog.querySelector('.search-foot span');
    if (says && date !== undefined) says.textContent = searchLabels.effective(title, makeDateText(date));
    this.append(dialog);
    showSlash();
    connectClosing(dialog);
    const field = dialog.querySelector<HTMLInputElement>('input[type="search"]');
    // Without them there is the keyboard.
    if (field) import('./touchSearch.ts').then(({ connectTouch }) => connectTouch(dialog, field)).catch(() => undefined);
    return dialog;
  }

  /** The way to the search page keeps what is sought. */
  #lead(state: SearchState): void {
    const link = this.querySelector<HTMLAnchorElement>('.search-all');
    if (link) link.search = makeSearchAddress(state);
  }
}

/** Of our own words only; the edition is escaped. */
function makeDialog(action: string, edition: string, kinds: string): string {
  const words = searchLabels;
  const filters = kinds.split(' ').flatMap((name) => parseKindFilter(name) ?? []);
  return [
    makeSearchForm({ action, id: 'dialog-query', kinds: filters, edition }),
    `<button class="press search-close" type="button">${words.close}</button>`,
    // One part, for a phone: what its keyboard leaves of the window is scrolled as a whole.
    `<div class="search-answer"><p class="search-status" role="status"></p><div class="search-notes"></div>`,
    `<ol class="search-results" aria-label="${words.results}"></ol></div>`,
    `<p class="search-foot"><span></span><a class="search-all">${words.all}</a></p>`,
  ].join('');
}

function connectClosing(dialog: HTMLDialogElement): void {
  dialog.querySelector('.search-close')?.addEventListener('click', () => dialog.close());
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
}

/** Ctrl-K or Cmd-K anywhere; `/`, unless the reader has switched it off, where nothing is being written. */
function opens(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  return isSingleKey(event, '/') && isSlashOn();
}

/** Marks what was kept for this address: most pages were not opened from a result, and load nothing for it. */
function markFoundWords(): void {
  const stems = new Set(takeMarks(location.href));
  if (stems.size > 0) void import('./markWords.ts').then(({ markWords }) => markWords(stems));
}

customElements.define('search-dialog', SearchDialog);
connectSlash();
markFoundWords();
addEventListener('hashchange', markFoundWords);
showArrival(searchLabels.close);
