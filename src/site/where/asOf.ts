/** `<as-of>`: leads to the edition in force on the day that the address names, out of the list on the page. */
import { toIsoDate } from '../../model/edition.ts';
import { asOfLabels } from './whereLabels.ts';

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
    const editions = [...this.querySelectorAll<HTMLElement>('[data-main] > li[data-from]')];
    const [started, later] = [editions.find(({ dataset }) => (dataset['from'] ?? '') <= day), editions.findLast(startsAfter(day))];
    const missing = [...this.querySelectorAll<HTMLElement>('[data-main] [data-missing]')].find(
      ({ dataset }) => (dataset['missing'] ?? '') <= day && day < (dataset['until'] ?? '9999'),
    );
    if (missing) {
      this.#tell(asOfLabels.gap(day, missing.textContent.trim()), [
        [asOfLabels.sides.before, started],
        [asOfLabels.sides.until, later],
      ]);
      return;
    }
    if (!started) {
      this.#tell(asOfLabels.before(day), [['', editions.at(-1)]]);
      return;
    }
    const { until } = started.dataset;
    if (until !== undefined && until <= day) {
      this.#tell(asOfLabels.notShown(day), [['', started]]);
      return;
    }
    const link = started.querySelector('a');
    if (link) location.replace(link.href);
  }

  /** Says why there is nothing to go to, with the editions that come nearest, each with what it is. */
  #tell(text: string, nearest: readonly (readonly [name: string, edition: HTMLElement | undefined])[] = []): void {
    const said = this.querySelector('.where-said');
    if (!said) return;
    said.textContent = text;
    const links = nearest.flatMap(([name, edition]) => {
      const link = edition?.querySelector('a')?.cloneNode(true);
      return link ? [[link, name] as const] : [];
    });
    links.forEach(([link, name], at) => {
      said.append(at === 0 ? ' ' : ', ', link);
      if (name !== '') said.append(` (${name})`);
    });
    if (links.length > 0) said.append('.');
  }
}

const startsAfter =
  (day: string) =>
  ({ dataset }: HTMLElement): boolean =>
    (dataset['from'] ?? '') > day;

customElements.define('as-of', AsOf);
