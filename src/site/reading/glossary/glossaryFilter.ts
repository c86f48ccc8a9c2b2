/** `<glossary-filter>`: leaves of the glossary's list what holds the letters typed. Without script the field is not there. */
import { filterList } from '../../frame/browser/filterList.ts';
import { toolLabels } from '../../frame/labels/toolLabels.ts';

class GlossaryFilter extends HTMLElement {
  connectedCallback(): void {
    filterList(this, { groups: '.letter', tell: toolLabels.terms });
  }
}

customElements.define('glossary-filter', GlossaryFilter);
