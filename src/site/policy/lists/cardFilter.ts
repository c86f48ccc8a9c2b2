/** `<card-filter>`: leaves of the cards that lists name those that hold the letters typed. Without script the field is not there. */
import { filterList } from '../../frame/browser/filterList.ts';
import { policyLabels } from '../policyLabels.ts';

class CardFilter extends HTMLElement {
  connectedCallback(): void {
    filterList(this, { groups: '.all-cards', tell: policyLabels.cardCount });
  }
}

customElements.define('card-filter', CardFilter);
