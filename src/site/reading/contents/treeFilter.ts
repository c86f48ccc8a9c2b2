/**
 * `<tree-filter>`: a field above contents, in the tree or on a page of contents, that leaves what fits the number or words typed. The field is
 * made by script, since nothing can be done with it without; its place is kept by the style sheet. What filters is loaded at the first letter.
 */
import { loadModule, tellFailure } from '../../frame/browser/loading.ts';
import { toolLabels as labels } from '../../frame/labels/toolLabels.ts';

class TreeFilter extends HTMLElement {
  connectedCallback(): void {
    const field = Object.assign(document.createElement('input'), { type: 'search', placeholder: labels.filter, autocomplete: 'off' });
    field.setAttribute('aria-label', labels.filter);
    const said = document.createElement('p');
    said.setAttribute('role', 'status');
    this.append(field, said);
    field.addEventListener('input', () => {
      loadModule(() => import('./filterContents.ts'))
        .then(({ showFound }) => showFound(this, field, said))
        .catch((error: unknown) => tellFailure(said, error, labels.noContents));
    });
  }
}

customElements.define('tree-filter', TreeFilter);
