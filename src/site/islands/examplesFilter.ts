/** `<examples-filter>`: leaves of the list of Examples those that fit all its fields. Without script the fields are not there. */
import { exampleLabels as labels } from '../exampleLabels.ts';
import { foldText } from './foldText.ts';

class ExamplesFilter extends HTMLElement {
  connectedCallback(): void {
    const status = this.querySelector('[role="status"]');
    const topics = [...document.querySelectorAll<HTMLElement>('.topic')].map((section) => ({
      section,
      name: section.dataset['topic'] ?? '',
      examples: [...section.querySelectorAll<HTMLElement>('li')].map((item) => ({
        item,
        words: foldText(`${section.dataset['topic'] ?? ''} ${item.textContent}`),
      })),
    }));
    const valueOf = (name: string): string => this.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value ?? '';
    const filter = (): void => {
      const words = foldText(valueOf('words')).split(/\s+/);
      const [topic, edition, state] = ['topic', 'edition', 'state'].map(valueOf);
      let count = 0;
      for (const { section, name, examples } of topics) {
        const isTopic = topic === '' || topic === name;
        for (const { item, words: own } of examples) {
          item.hidden =
            !isTopic ||
            (edition !== '' && item.dataset['edition'] !== edition) ||
            (state !== '' && item.dataset['state'] !== state) ||
            !words.every((word) => own.includes(word));
          if (!item.hidden) count += 1;
        }
        section.hidden = examples.every(({ item }) => item.hidden);
      }
      if (status) status.textContent = labels.found(count);
    };
    this.addEventListener('input', filter);
    this.hidden = false;
    filter();
  }
}

customElements.define('examples-filter', ExamplesFilter);
