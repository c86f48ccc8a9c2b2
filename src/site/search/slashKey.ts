/** Whether `/` opens the search, as the reader has chosen: a single key can be in the way of speech input (WCAG 2.1.4). */

const key = 'concordance.slash';

export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

function keepSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Without storage the choice holds as long as the page.
  }
}

/** Shows the choice in its checkboxes, and in what is announced of the key. */
export function showSlash(on = isSlashOn()): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-slash]')) box.checked = on;
  for (const opener of document.querySelectorAll('.search-open')) {
    opener.setAttribute('aria-keyshortcuts', `Control+K Meta+K${on ? ' /' : ''}`);
  }
}

/** Brings the checkboxes of the choice to life, those too that come later. */
export function connectSlash(): void {
  showSlash();
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !('slash' in target.dataset)) return;
    keepSlash(target.checked);
    showSlash(target.checked);
  });
}
