/** `<display-menu>`: what is shown and in which colours, kept for the next page. firstPaint.js applies it there. */
const storageName = 'concordance-display';

class DisplayMenu extends HTMLElement {
  connectedCallback(): void {
    const details = this.querySelector('details');
    const form = this.querySelector('form');
    if (!details || !form) return;
    for (const field of form.querySelectorAll('input')) {
      const chosen = document.documentElement.dataset[field.name];
      if (field.type === 'checkbox') field.checked = chosen !== 'off';
      else field.checked = field.value === (chosen ?? '');
    }
    form.addEventListener('change', () => apply(form));
    details.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    });
    document.addEventListener('click', (event) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    });
  }
}

/** Checked is the rule, so only what is off is kept, and the theme if one was chosen. */
function apply(form: HTMLFormElement): void {
  const kept = new URLSearchParams();
  for (const field of form.querySelectorAll('input')) {
    const value = field.type === 'checkbox' ? (field.checked ? '' : 'off') : field.checked ? field.value : undefined;
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

customElements.define('display-menu', DisplayMenu);
