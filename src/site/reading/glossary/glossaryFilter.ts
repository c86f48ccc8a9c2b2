/** `<glossary-filter>`: leaves of the glossary's list what holds the letters typed. Without script the field is not there. */
import { toolLabels } from '../../frame/labels/toolLabels.ts';
import { foldText } from '../../frame/browser/foldText.ts';

class GlossaryFilter extends HTMLElement {
  connectedCallback(): void {
    const field = this.querySelector('input');
    const status = this.querySelector('[role="status"]');
    const letters = [...document.querySelectorAll<HTMLElement>('.letter')].map((section) => ({
      section,
      terms: [...section.querySelectorAll('li')].map((item) => ({ item, name: foldText(item.textContent) })),
    }));
    field?.addEventListener('input', () => {
      const wanted = foldText(field.value);
      let count = 0;
      for (const { section, terms } of letters) {
        for (const { item, name } of terms) item.hidden = !name.includes(wanted);
        const left = terms.filter(({ item }) => !item.hidden).length;
        section.hidden = left === 0;
        count += left;
      }
      if (status) status.textContent = wanted === '' ? '' : toolLabels.terms(count);
    });
    // Enter opens the first that is left.
    field?.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && field.value !== '')
        document.querySelector<HTMLAnchorElement>('.letter:not([hidden]) li:not([hidden]) a')?.click();
    });
  }
}

customElements.define('glossary-filter', GlossaryFilter);
