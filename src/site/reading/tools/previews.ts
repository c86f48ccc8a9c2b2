/**
 * Previews of cited rules and terms: on hover and focus, and on touch at the first tap (the second follows the link). The text comes from
 * the target's own page. Esc closes; the preview can be pointed at and stays until the pointer or the focus leaves (WCAG 1.4.13). Of a
 * superseded edition it also says what the entry is today.
 */
import { loadModule } from '../../frame/browser/loading.ts';
import type * as Card from './previewCard.ts';

const openAfter = 300;
const closeAfter = 250;
/** So long a preview in the margin stays, which covers nothing and is further away. */
const leaveAfter = 1200;

let card: typeof Card | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const previewed = [
  'main :is(a.citation, a.term)',
  // Under a date links in a text are known by where they stand.
  'main p a[href*="#term-"]',
  ':is(.entry p:not([class]), main[data-pinned] > p:not([class])) a:not([class])',
].join(', ');
const findLink = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element ? target.closest<HTMLAnchorElement>(previewed) : undefined) ?? undefined;

/** Where the card cannot be had, a tap follows its link. */
function open(link: HTMLAnchorElement, follow = false): void {
  loadModule(() => import('./previewCard.ts'))
    .then((loaded) => (card = loaded).openPreview(link, follow))
    .catch(() => {
      if (follow) location.assign(link.href);
    });
}

function close(): void {
  clearTimeout(timer);
  card?.closePreview();
}

function later(after: number, act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, after);
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType !== 'mouse') return;
  const link = findLink(target);
  if ((link && link === card?.shownLink()) || card?.inPreview(target)) clearTimeout(timer);
  else if (link) later(openAfter, () => open(link));
  else later(card?.isInMargin() ? leaveAfter : closeAfter, close);
});
document.addEventListener('focusin', ({ target }) => {
  const link = findLink(target);
  if (link?.matches(':focus-visible')) later(openAfter, () => open(link));
  else if (!card?.inPreview(target)) close();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !card?.shownLink()) return;
  event.preventDefault();
  close();
});
document.addEventListener('click', (event) => {
  const link = findLink(event.target);
  const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
  if (isTap && link && link !== card?.shownLink()) {
    event.preventDefault();
    open(link, true);
  } else if (!card?.inPreview(event.target)) close();
});
addEventListener('scroll', () => card?.placePreview(), { passive: true });

// What an old edition cites and has not may stand in another.
if (document.querySelector('.status.superseded') && document.querySelector('main .unresolved')) void import('../../where/danglingLinks.ts');
