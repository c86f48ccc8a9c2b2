/**
 * What stands beside entries (reading/rules/Beside.astro) where that is the margin: what is opened last is read, and closes what it would lie over. Below
 * a text, as on a phone, nothing lies over anything, and what was opened stays.
 */
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('.beside')) return;
    const panel = target.lastElementChild;
    if (!panel || getComputedStyle(panel).position !== 'absolute') return;
    const { top, bottom } = panel.getBoundingClientRect();
    for (const other of document.querySelectorAll<HTMLDetailsElement>('.beside[open]')) {
      const box = other === target ? undefined : other.lastElementChild?.getBoundingClientRect();
      if (box && box.top < bottom && box.bottom > top) other.open = false;
    }
  },
  // A toggle does not rise to the document.
  true,
);
