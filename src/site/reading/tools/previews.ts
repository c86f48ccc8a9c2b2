/**
 * Previews of cited rules and terms: on hover and focus, and on touch at the first tap (the second follows the link). The text comes from
 * the target's own page. Esc closes; the preview can be pointed at and stays until the pointer or the focus leaves (WCAG 1.4.13). Of a
 * superseded edition it also says what the entry is today.
 */
import { loadModule, tellFailure } from '../../frame/browser/loading.ts';
import { loadPreview, loadRangePreview } from './loadPreview.ts';

const openAfter = 300;
const closeAfter = 250;

const box = document.createElement('div');
box.className = 'preview';
box.id = 'preview';
box.setAttribute('role', 'tooltip');
box.popover = 'manual';

let shown: HTMLAnchorElement | undefined;
let wanted: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const previewed = 'main a.citation, main a.term, main p a[href*="#term-"]';
const findLink = (target: EventTarget | null): HTMLAnchorElement | undefined =>
  (target instanceof Element ? target.closest<HTMLAnchorElement>(previewed) : undefined) ?? undefined;
const inBox = (target: EventTarget | null): boolean => target instanceof Node && box.contains(target);

/** Opens a preview, or follows the link where there is nothing to show and `follow` is set. */
async function open(link: HTMLAnchorElement, follow = false): Promise<void> {
  wanted = link;
  const content = await loadAny(link).catch(() => undefined);
  if (wanted !== link || !link.isConnected) return;
  if (!content) {
    if (follow) location.assign(link.href);
    return;
  }
  close();
  shown = link;
  box.replaceChildren(content);
  document.querySelector('main')?.append(box);
  link.setAttribute('aria-describedby', box.id);
  const today = makeTodayLine(link);
  if (today) box.append(today);
  box.showPopover();
  place(link);
}

/** Of an end of a range all that it embraces, else the one that the link leads to. */
async function loadAny(link: HTMLAnchorElement): Promise<Node | undefined> {
  const list = document.getElementById(link.closest('.range')?.querySelector('button')?.getAttribute('popovertarget') ?? '');
  const range = list && (await loadRangePreview([...list.querySelectorAll('a')]).catch(() => undefined));
  return range ?? loadPreview(link.href);
}

const inOlderEdition = /\/\d{4}-\d\d-\d\d\//;

/** A line that is filled when the lineages are there. */
function makeTodayLine({ href, pathname }: HTMLAnchorElement): HTMLElement | undefined {
  if (!inOlderEdition.test(pathname)) return undefined;
  const line = document.createElement('p');
  line.className = 'preview-today';
  loadModule(() => import('../../where/tellToday.ts'))
    .then(({ tellToday }) => tellToday(href, line))
    .catch((error: unknown) => tellFailure(line, error, ''));
  return line;
}

function close(): void {
  clearTimeout(timer);
  wanted = undefined;
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  if (box.isConnected) box.remove();
}

/** Below the link, above it where there is more room, inside the window either way. */
function place(link: HTMLAnchorElement): void {
  const [line] = link.getClientRects();
  if (!line) return;
  const { width, height } = box.getBoundingClientRect();
  const page = document.documentElement;
  const below = line.bottom + 6;
  const above = line.top - height - 6;
  const top = below + height > page.clientHeight && above >= 0 ? above : below;
  box.style.top = `${top}px`;
  box.style.left = `${Math.max(8, Math.min(line.left, page.clientWidth - width - 8))}px`;
}

function later(after: number, act: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(act, after);
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType !== 'mouse') return;
  const link = findLink(target);
  if ((link && link === shown) || inBox(target)) clearTimeout(timer);
  else if (link) later(openAfter, () => void open(link));
  else later(closeAfter, close);
});
document.addEventListener('focusin', ({ target }) => {
  const link = findLink(target);
  if (link?.matches(':focus-visible')) later(openAfter, () => void open(link));
  else if (!inBox(target)) close();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !shown) return;
  event.preventDefault();
  close();
});
document.addEventListener('click', (event) => {
  const link = findLink(event.target);
  const isTap = event instanceof PointerEvent && event.pointerType === 'touch';
  if (isTap && link && link !== shown) {
    event.preventDefault();
    void open(link, true);
  } else if (!inBox(event.target)) close();
});
addEventListener(
  'scroll',
  () => {
    if (shown) place(shown);
  },
  { passive: true },
);

// What an old edition cites and has not may stand in another.
if (document.querySelector('.status.superseded') && document.querySelector('main .unresolved')) void import('../../where/danglingLinks.ts');
