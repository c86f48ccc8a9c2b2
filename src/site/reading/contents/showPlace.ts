/** Scrolls the contents tree to the place that the page has in it, where the tree is longer than the window. */
const tree = document.querySelector<HTMLElement>('#tree');
const here = tree?.querySelector<HTMLElement>('[aria-current]');

function show(): void {
  if (!tree || !here) return;
  const toMiddle = here.getBoundingClientRect().top - tree.getBoundingClientRect().top - tree.clientHeight / 2;
  tree.scrollTop += toMiddle;
}

show();
tree?.addEventListener('toggle', show);
