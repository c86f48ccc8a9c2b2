/**
 * The place in the contents: what was open, and how far the tree was scrolled, are kept for the next page of the edition and for whoever comes
 * back. Where the page itself is not in sight there, the tree is scrolled to it.
 */
const tree = document.querySelector<HTMLElement>('#tree');
const here = tree?.querySelector<HTMLElement>('[aria-current]');
const branches = [...document.querySelectorAll<HTMLDetailsElement>('#tree details, .keywords-by-letter')];
/** Of the page for whoever comes back to it, and of its edition, by the address of the contents, for the next page. */
const keys = [location.pathname, tree?.querySelector('a')?.pathname ?? ''].map((path) => `concordance.contents:${path}`);

interface Kept {
  readonly open: readonly string[];
  readonly top: number;
}

const nameOf = (branch: HTMLDetailsElement): string => branch.querySelector('summary')?.textContent ?? '';

function read(): Partial<Kept> {
  try {
    const [own, last] = keys.map((key) => sessionStorage.getItem(key));
    return JSON.parse(own ?? last ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

function keep(): void {
  const open = branches.filter((branch) => branch.open).map(nameOf);
  // What a sheet that was not opened would say of itself is nothing.
  const top = tree?.checkVisibility() ? tree.scrollTop : (kept.top ?? 0);
  try {
    for (const key of keys) sessionStorage.setItem(key, JSON.stringify({ open, top } satisfies Kept));
  } catch {
    // Without storage nothing is kept.
  }
}

function show(): void {
  if (!tree?.checkVisibility()) return;
  if (kept.top !== undefined) tree.scrollTop = kept.top;
  if (!here) return;
  const field = tree.querySelector('tree-filter')?.clientHeight ?? 0;
  const [all, own] = [tree.getBoundingClientRect(), here.getBoundingClientRect()];
  const isSeen = own.top >= all.top + field && own.bottom <= all.bottom;
  if (kept.top === undefined || !isSeen) tree.scrollTop += own.top - all.top - tree.clientHeight / 2;
}

const kept = read();
for (const branch of branches) branch.open ||= kept.open?.includes(nameOf(branch)) ?? false;
show();
tree?.addEventListener('toggle', show);
addEventListener('pagehide', keep);
