/** `<search-dialog>`: the search over any page. Without script its button is a link to the search page. */
import { makePanel, type Panel } from './searchPanel.ts';

const dialogLimit = 12;

class SearchDialog extends HTMLElement {
  #dialog: HTMLDialogElement | undefined;
  #panel: Panel | undefined;

  connectedCallback(): void {
    const dialog = this.querySelector('dialog');
    const panel = makePanel({ root: this, limit: dialogLimit });
    if (!dialog || !panel) return;
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
    // A result on this very page does not load a page: the dialog must not stay over it.
    dialog.querySelector('.search-results')?.addEventListener('click', () => dialog.close());
    document.addEventListener('keydown', (event) => {
      if (!opens(event)) return;
      event.preventDefault();
      this.open();
    });
  }

  open(): void {
    if (!this.#dialog || !this.#panel || this.#dialog.open) return;
    this.#panel.prepare();
    this.#dialog.showModal();
    this.#panel.field.focus();
    this.#panel.field.select();
  }
}

/** Ctrl-K or Cmd-K anywhere; `/` where nothing is being written. */
function opens(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

customElements.define('search-dialog', SearchDialog);
