/**
 * The preview itself: in the right margin at the height of its link where there is room, over nothing that can be read; else a card below the
 * link. Loaded when the first is wanted.
 */
import { loadModule, tellFailure } from '../../frame/browser/loading.ts';
import { makePairButton } from '../../frame/browser/pairButton.ts';
import { toolLabels } from '../../frame/labels/toolLabels.ts';
import { loadPreview, loadRangePreview } from './loadPreview.ts';

/** In the margin: from the text to the preview, and the least and most that it is wide there. */
const gap = 40;
const [least, most] = [240, 400];
const edge = 8;

const box = document.createElement('div');
box.className = 'preview';
box.id = 'preview';
box.setAttribute('role', 'tooltip');
box.popover = 'manual';

let shown: HTMLAnchorElement | undefined;
let wanted: HTMLAnchorElement | undefined;

export const shownLink = (): HTMLAnchorElement | undefined => shown;
export const inPreview = (target: EventTarget | null): boolean => target instanceof Node && box.contains(target);
/** In the margin it covers nothing, and may stay while a reader goes there. */
export const isInMargin = (): boolean => box.classList.contains('in-margin');

/** Opens a preview, or follows the link where there is nothing to show and `follow` is set. */
export async function openPreview(link: HTMLAnchorElement, follow: boolean): Promise<void> {
  wanted = link;
  const content = await loadAny(link).catch(() => undefined);
  if (wanted !== link || !link.isConnected) return;
  if (!content) {
    if (follow) location.assign(link.href);
    return;
  }
  closePreview();
  shown = link;
  box.replaceChildren(content);
  document.querySelector('main')?.append(box);
  link.setAttribute('aria-describedby', box.id);
  const today = makeTodayLine(link);
  if (today) box.append(today);
  // A finger has neither the key nor a sign that its second tap would follow the link.
  const beside = makePairButton(link.href, follow ? toolLabels.beside : toolLabels.besideKey);
  const ways = [...(follow ? [makeWay(link)] : []), ...(beside ? [beside] : [])];
  if (ways.length > 0) box.append(makeWays(ways));
  box.showPopover();
  placePreview();
}

export function closePreview(): void {
  wanted = undefined;
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
  if (!box.isConnected) return;
  tellMargin(false);
  box.remove();
}

/** Whether it has the margin is told to all of the page: tools of entries stand there too. */
function tellMargin(isInIt: boolean): void {
  box.classList.toggle('in-margin', isInIt);
  if (isInIt) document.documentElement.dataset['margin'] = 'preview';
  else delete document.documentElement.dataset['margin'];
}

/** Of an end of a range all that it embraces, else the one that the link leads to. */
async function loadAny(link: HTMLAnchorElement): Promise<Node | undefined> {
  const list = document.getElementById(link.closest('.range')?.querySelector('button')?.getAttribute('popovertarget') ?? '');
  const range = list && (await loadRangePreview([...list.querySelectorAll('a')]).catch(() => undefined));
  return range ?? loadPreview(link.href);
}

function makeWays(ways: readonly HTMLElement[]): HTMLElement {
  const line = document.createElement('div');
  line.className = 'preview-ways';
  line.append(...ways);
  return line;
}

/** To what the preview is of, which may stand on this page: there it would lie over the text. */
function makeWay({ href }: HTMLAnchorElement): HTMLAnchorElement {
  const way = Object.assign(document.createElement('a'), { className: 'preview-open', href, textContent: toolLabels.open });
  way.addEventListener('click', () => setTimeout(closePreview));
  return way;
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

/** Where its link is now. */
export function placePreview(): void {
  const [line] = shown?.getClientRects() ?? [];
  if (!shown || !line) return;
  const margin = findMargin(shown, line);
  tellMargin(margin !== undefined);
  box.style.width = margin ? `${margin.width}px` : '';
  const { width, height } = box.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (margin) {
    box.style.left = `${margin.left}px`;
    box.style.top = `${findFree(Math.min(line.top, clientHeight - height - edge), height, margin)}px`;
    return;
  }
  const below = line.bottom + 6;
  const above = line.top - height - 6;
  box.style.top = `${below + height > clientHeight && above >= 0 ? above : below}px`;
  box.style.left = `${Math.max(edge, Math.min(line.left, clientWidth - width - edge))}px`;
}

interface Margin {
  readonly left: number;
  readonly width: number;
}

/** The margin right of the text, where a mouse or keys are used, it is wide enough, and nothing of the page reaches into it. */
function findMargin(link: HTMLElement, line: DOMRect): Margin | undefined {
  const main = document.querySelector('main')?.getBoundingClientRect();
  if (!main || 'beside' in document.documentElement.dataset || link.closest('dialog') || !matchMedia('(hover: hover)').matches)
    return undefined;
  const left = main.right + gap;
  const width = Math.min(most, document.documentElement.clientWidth - left - edge);
  const isWide = [...document.querySelectorAll('main .table, main table')].some((table) => table.getBoundingClientRect().right > left);
  return width < least || isWide || line.right > left ? undefined : { left, width };
}

/** The height at which it covers nothing else that stands in the margin: as wanted, else below that, else above. */
function findFree(top: number, height: number, { left, width }: Margin): number {
  const taken = [...document.querySelectorAll('.beside[open] > div, .entry-tools:focus-within')]
    .map((each) => each.getBoundingClientRect())
    .filter((each) => each.height > 0 && each.right > left && each.left < left + width);
  const isFree = (at: number): boolean => taken.every((each) => at >= each.bottom || at + height <= each.top);
  const { clientHeight } = document.documentElement;
  const places = [top, ...taken.map(({ bottom }) => bottom + edge), ...taken.map((each) => each.top - height - edge)];
  return places.find((at) => at >= edge && at + height <= clientHeight - edge && isFree(at)) ?? Math.max(edge, top);
}
