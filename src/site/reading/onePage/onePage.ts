/** `<one-page>`: the edition that the address names, drawn whole; what is shown and from when stands at its head. */
import { findDated, makeDatedValue, type CatalogueEntry } from '../../frame/data/catalogue.ts';
import { loadCatalogue, loadEntries } from '../../frame/data/loadEdition.ts';
import { keepEntry } from '../../frame/browser/keptEntry.ts';
import { loadModule, tellFailure } from '../../frame/browser/loading.ts';
import { tellAsked } from '../../frame/browser/tellAsked.ts';
import { arrangeEdition } from '../../frame/library/edition.ts';
import { editionLabels, makeDateText, nameDocument, nameInText } from '../../frame/labels/labels.ts';
import { onePageLabels as labels } from './onePageLabels.ts';

class OnePage extends HTMLElement {
  connectedCallback(): void {
    const asked = new URLSearchParams(location.search).get('edition')?.trim() ?? '';
    const said = this.querySelector<HTMLElement>('.one-page-said');
    if (asked === '' || !said) return;
    said.textContent = labels.loading;
    this.#draw(asked, said).catch((error: unknown) => tellFailure(said, error, labels.failed));
  }

  async #draw(asked: string, said: HTMLElement): Promise<void> {
    const catalogue = await loadCatalogue();
    const edition = findDated(catalogue, asked);
    if (!edition) {
      said.textContent = labels.lead;
      tellAsked(labels.noSuch(asked));
      return;
    }
    // The current one has a page that is there without script.
    if (edition === catalogue.editions[0]) {
      location.replace((this.dataset['current'] ?? '') + location.hash);
      return;
    }
    const { entries } = await loadEntries(catalogue, edition);
    const { drawEdition } = await loadModule(() => import('./drawEdition.ts'));
    this.#head(edition);
    const into = this.querySelector<HTMLElement>('.one-page-text');
    if (into) await drawEdition(arrangeEdition(edition, entries), into, (done, all) => (said.textContent = labels.drawing(done, all)));
    this.#tell(said, edition);
    const anchor = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
    anchor?.scrollIntoView();
    keepEntry();
  }

  /** What is shown, in the tab, in the heading and on paper. */
  #head(edition: CatalogueEntry): void {
    const { document: work, date } = edition;
    const title = `${nameDocument(work)}, ${makeDateText(date)}`;
    document.title = document.title.replace(labels.title, title);
    const field = this.querySelector('select');
    if (field) field.value = makeDatedValue(edition);
    const address = document.querySelector('.printed-address');
    if (address) address.textContent = location.href;
  }

  #tell(said: HTMLElement, { document: work, date, until }: CatalogueEntry): void {
    const span = editionLabels.span(makeDateText(date), until && makeDateText(until));
    const current = this.dataset['current'];
    said.textContent = `${labels.shown(nameInText(work), span, work === 'handbook')} `;
    if (current !== undefined) said.append(Object.assign(document.createElement('a'), { href: current, textContent: labels.current }));
  }
}

customElements.define('one-page', OnePage);
