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

/** Brings the checkboxes of the choice to life, and keeps what is announced of the key in step with it. */
export function connectSlash(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[data-slash]')];
  const show = (on: boolean): void => {
    for (const box of boxes) box.checked = on;
    for (const opener of document.querySelectorAll('.search-open')) {
      opener.setAttribute('aria-keyshortcuts', `Control+K Meta+K${on ? ' /' : ''}`);
    }
  };
  show(isSlashOn());
  for (const box of boxes) {
    box.addEventListener('change', () => {
      keepSlash(box.checked);
      show(box.checked);
    });
  }
}
