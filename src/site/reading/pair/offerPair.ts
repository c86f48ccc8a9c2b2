/**
 * Ways to read a second rule beside a page: a button (`data-beside` is what it opens), the key b on a link, a link that is dragged, and an
 * address that says so. What does it is loaded when it is first wanted.
 */
import { loadModule } from '../../frame/browser/loading.ts';
import { isPairOffered } from '../../frame/browser/pairButton.ts';

const loadPane = () => loadModule(() => import('./pane.ts'));

/** Where it cannot be had the link itself leads there. */
function open(href: string, from: HTMLElement): void {
  loadPane()
    .then(({ openPane }) => openPane(href, from))
    .catch(() => location.assign(href));
}

if (isPairOffered()) {
  const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined =>
    (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-beside]:not(:root)') : null;
    if (button) open(button.dataset['beside'] ?? '', button);
  });
  document.addEventListener('keydown', (event) => {
    const link = linkOf(event.target);
    if (event.key !== 'b' || !link || event.ctrlKey || event.metaKey || event.altKey) return;
    open(link.href, link);
  });
  document.addEventListener('dragstart', ({ target }) => {
    const link = linkOf(target instanceof Node && !(target instanceof Element) ? target.parentElement : target);
    if (link) void loadPane().then(({ offerDrop }) => offerDrop(link));
  });
  if (location.search.includes('beside=')) void loadPane().then(({ showAsked }) => showAsked());
}
