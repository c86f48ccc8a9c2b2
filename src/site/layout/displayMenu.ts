/** `<display-menu>`: what is shown and in which colours, kept for the next page. firstPaint.js applies it there. */
import { makeAddress } from '../frame/addresses/addresses.ts';
import { displayLabels } from '../frame/labels/labels.ts';

const storageName = 'concordance-display';

class DisplayMenu extends HTMLElement {
  connectedCallback(): void {
    const details = this.querySelector('details');
    const summary = this.querySelector('summary');
    if (!details || !summary) return;
    // A key on the summary is a click too.
    summary.addEventListener('click', () => this.#makeForm(details), { once: true });
  }

  #makeForm(details: HTMLDetailsElement): void {
    const form = document.createElement('form');
    form.innerHTML = makeFields('rulings' in this.dataset);
    for (const field of form.querySelectorAll('input')) {
      const chosen = document.documentElement.dataset[field.name];
      if (field.type === 'checkbox') field.checked = field.value === 'all' ? chosen === 'all' : chosen !== 'off';
      else field.checked = field.value === (chosen ?? '');
    }
    form.addEventListener('change', () => apply(form));
    details.append(form);
  }
}

/** Of our own words only. */
function makeFields(rulings: boolean): string {
  const parts = ['numbers', 'examples', 'images', ...(rulings ? (['rulings'] as const) : [])] as const;
  const shown = [
    ...parts.map((part) => `<label><input type="checkbox" name="${part}"> ${displayLabels[part]}</label>`),
    `<label><input type="checkbox" name="terms" value="all"> ${displayLabels.terms}</label>`,
  ];
  const themes = displayLabels.themes.map(([value, name]) => `<label><input type="radio" name="theme" value="${value}"> ${name}</label>`);
  return [
    `<fieldset><legend>${displayLabels.show}</legend>${shown.join('')}</fieldset>`,
    `<fieldset><legend>${displayLabels.theme}</legend>${themes.join('')}</fieldset>`,
    `<a href="${makeAddress({ kind: 'offline' })}">${displayLabels.offline}</a>`,
  ].join('');
}

/** Parts are shown unless they are off, so only that is kept; and the theme and all terms, if they were asked for. */
function apply(form: HTMLFormElement): void {
  const kept = new URLSearchParams();
  for (const field of form.querySelectorAll('input')) {
    const value = readField(field);
    if (value === undefined) continue;
    if (value === '') document.documentElement.removeAttribute(`data-${field.name}`);
    else document.documentElement.setAttribute(`data-${field.name}`, value);
    if (value !== '') kept.set(field.name, value);
  }
  try {
    localStorage.setItem(storageName, kept.toString());
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
}

function readField({ type, checked, value }: HTMLInputElement): string | undefined {
  if (type !== 'checkbox') return checked ? value : undefined;
  if (value === 'all') return checked ? value : '';
  return checked ? '' : 'off';
}

customElements.define('display-menu', DisplayMenu);
