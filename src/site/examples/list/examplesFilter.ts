/**
 * `<examples-filter>`: leaves of the list of Examples those that fit all its fields, opens the topics that have them, and keeps the fields in
 * the address (`?words=bear&state=not+yet`). A value of the address that no field has is said to be unknown. Without script the fields are
 * not seen, and all topics can be opened.
 */
import { exampleLabels as labels } from '../exampleLabels.ts';
import { foldText } from '../../frame/browser/foldText.ts';

const names = ['words', 'topic', 'edition', 'state'] as const;
type Name = (typeof names)[number];

class ExamplesFilter extends HTMLElement {
  connectedCallback(): void {
    const status = this.querySelector('[role="status"]');
    const topics = [...document.querySelectorAll<HTMLDetailsElement>('.topic')].map((details) => ({
      details,
      names: [details.dataset['topic'] ?? '', ...(details.dataset['words']?.split('|') ?? [])],
      examples: [...details.querySelectorAll<HTMLElement>('li')].map((item) => ({
        item,
        words: foldText(`${details.dataset['topic'] ?? ''} ${details.dataset['words'] ?? ''} ${item.textContent}`),
      })),
    }));
    const starting = document.querySelector<HTMLElement>('.starting-points');
    const groups = [...document.querySelectorAll<HTMLElement>('.section-topics, .of-document')];
    const fields = Object.fromEntries(
      names.map((name) => [name, this.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)]),
    );
    const valueOf = (name: Name): string => fields[name]?.value.trim() ?? '';

    const filter = (): void => {
      const words = foldText(valueOf('words')).split(/\s+/);
      const [topic, edition, state] = (['topic', 'edition', 'state'] as const).map(valueOf);
      const isFiltered = names.some((name) => valueOf(name) !== '');
      let count = 0;
      for (const { details, names: own, examples } of topics) {
        const isTopic = topic === '' || own.includes(topic ?? '');
        for (const { item, words: said } of examples) {
          item.hidden =
            !isTopic ||
            (edition !== '' && item.dataset['edition'] !== edition) ||
            (state !== '' && item.dataset['state'] !== state) ||
            !words.every((word) => said.includes(word));
          if (!item.hidden) count += 1;
        }
        details.hidden = examples.every(({ item }) => item.hidden);
        details.open = isFiltered && !details.hidden;
      }
      if (starting) starting.hidden = isFiltered;
      for (const group of groups) {
        group.hidden = [...group.querySelectorAll<HTMLElement>('.topic')].every(({ hidden }) => hidden);
      }
      if (status) status.textContent = labels.found(count);
    };
    const keep = (): void => {
      const asked = new URLSearchParams(names.map((name) => [name, valueOf(name)]).filter(([, value]) => value !== ''));
      history.replaceState(history.state, '', `${location.pathname}${asked.size === 0 ? '' : `?${asked.toString()}`}${location.hash}`);
    };

    const unknown = this.restore(fields);
    this.addEventListener('input', () => {
      filter();
      keep();
    });
    // A page that nobody filtered stays as it was opened.
    if (names.some((name) => valueOf(name) !== '') || unknown.length > 0) filter();
    if (status && unknown.length > 0) status.textContent = [...unknown, status.textContent].join(' ');
    // What the address asks to leave out was not seen before (examples.css).
    this.dataset['ready'] = '';
  }

  /** Fills the fields from the address; what it could not, in words. */
  private restore(fields: Readonly<Record<string, HTMLInputElement | HTMLSelectElement | null>>): readonly string[] {
    const asked = new URLSearchParams(location.search);
    return names.flatMap((name) => {
      const [value, field] = [asked.get(name) ?? '', fields[name]];
      if (value === '' || !field) return [];
      field.value = value;
      if (field.value === value) return [];
      field.value = '';
      return [labels.unknown(labels.filters[name], value)];
    });
  }
}

customElements.define('examples-filter', ExamplesFilter);
