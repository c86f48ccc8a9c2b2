/**
 * What stands beside entries (reading/rules/Beside.astro) where that is the margin: what is opened last, or grows last, is read, and closes what it would lie
 * over. Below a text, as on a phone, nothing lies over anything, and what was opened stays.
 */
const grown = new ResizeObserver((panels) => {
  for (const { target } of panels) closeUnder(target);
});

document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches('.beside') || !target.lastElementChild) return;
    // It is called for what it begins to observe, too.
    if (target.open) grown.observe(target.lastElementChild);
    else grown.unobserve(target.lastElementChild);
  },
  // A toggle does not rise to the document.
  true,
);

function closeUnder(panel: Element): void {
  if (!panel.closest('details')?.open || getComputedStyle(panel).position !== 'absolute') return;
  const { top, bottom } = panel.getBoundingClientRect();
  for (const other of document.querySelectorAll<HTMLDetailsElement>('.beside[open]')) {
    const box = other.lastElementChild === panel ? undefined : other.lastElementChild?.getBoundingClientRect();
    if (box && box.top < bottom && box.bottom > top) other.open = false;
  }
}
