/** `<as-of>`: leads to the edition in force on the day that the address names, out of the list on the page. */
import { toIsoDate } from '../../model/edition.ts';
import { asOfLabels } from '../compareLabels.ts';

class AsOf extends HTMLElement {
  connectedCallback(): void {
    const asked = new URLSearchParams(location.search).get('date')?.trim() ?? '';
    if (asked === '') return;
    const field = this.querySelector<HTMLInputElement>('input[name="date"]');
    const day = toIsoDate(asked);
    if (day === undefined) {
      this.#tell(asOfLabels.noDay(asked));
      return;
    }
    if (field) field.value = day;
    const editions = [...this.querySelectorAll<HTMLElement>('[data-main] > li')];
    const started = editions.find(({ dataset }) => (dataset['from'] ?? '') <= day);
    const oldest = editions.at(-1);
    if (!started) {
      this.#tell(asOfLabels.before(day), oldest);
      return;
    }
    const { until } = started.dataset;
    if (until !== undefined && until <= day) {
      this.#tell(asOfLabels.notShown(day), started);
      return;
    }
    const link = started.querySelector('a');
    if (link) location.replace(link.href);
  }

  /** Says why there is nothing to go to, with the edition that comes nearest. */
  #tell(text: string, nearest?: HTMLElement): void {
    const said = this.querySelector('.where-said');
    if (!said) return;
    said.textContent = text;
    const link = nearest?.querySelector('a')?.cloneNode(true);
    if (link) said.append(' ', link);
  }
}

customElements.define('as-of', AsOf);
