/** A panel below a row of tools that one of them opens at a time. */

/** Makes a button that opens the panel with what `make` gives, and closes it when it is pressed again. */
export function openPanel(panel: HTMLElement, label: string, make: () => readonly Node[]): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label, className: 'opens-panel' });
  button.setAttribute('aria-expanded', 'false');
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    for (const each of button.parentElement?.querySelectorAll('.opens-panel') ?? []) each.setAttribute('aria-expanded', 'false');
    panel.replaceChildren();
    if (isOpen) return;
    button.setAttribute('aria-expanded', 'true');
    panel.setAttribute('role', 'group');
    panel.setAttribute('aria-label', label);
    panel.append(...make());
    panel.querySelector<HTMLElement>('button, input, textarea')?.focus();
  });
  return button;
}
