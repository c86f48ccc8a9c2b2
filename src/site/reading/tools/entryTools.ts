/**
 * Copies links and citations. A tap on a number goes to it, copies its address, and brings the tools of its entry; with a mouse they are
 * there as soon as the entry is pointed at, in the margin where there is room. One set of tools for the page, moved to where it is wanted.
 * What else they do is loaded when they are first there (moreTools.ts).
 */
import { toolLabels as labels } from '../../frame/labels/toolLabels.ts';
import { makePairButton } from '../../frame/browser/pairButton.ts';
import { copyText } from '../../frame/browser/copyText.ts';
import { loadModule } from '../../frame/browser/loading.ts';
import { permalinks } from '../../frame/browser/entryParts.ts';
import { readEntryText } from '../../frame/browser/entryText.ts';
import { makeCitation, type Cited } from '../../frame/wording/citations.ts';

const main = document.querySelector('main');
const announcer = document.createElement('p');
announcer.id = 'announcer';
announcer.className = 'visually-hidden';
announcer.setAttribute('role', 'status');
document.body.append(announcer);
const { work, cited: citedAs = labels.effective, effective: date = '' } = main?.dataset ?? {};
const confirmedFor = 1800;
/** Beside a second pane there is no margin. */
const hovered = matchMedia('(min-width: 72rem) and (hover: hover)');
const isInMargin = (): boolean => hovered.matches && !('beside' in document.documentElement.dataset);

const tools = document.createElement('div');
tools.className = 'entry-tools';
tools.setAttribute('role', 'group');

function makeTool(label: string, getText: () => string | undefined): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', () => void copy(button, label, getText()));
  tools.append(button);
  return button;
}

const linkTool = makeTool(labels.link, () => addressIn('pinned'));
makeTool(labels.citation, () => cited && makeCitation(cited));
const currentTool = makeTool(labels.current, () => addressIn('current'));
/** Keeps the entry beside while one reads on. */
const pairTool = makePairButton('');
if (pairTool) tools.append(pairTool);
const ways = document.createElement('div');
tools.append(ways);

let permalink: HTMLAnchorElement | undefined;
let cited: Cited | undefined;
/** Takes a confirmation back. */
let settle: () => void = () => undefined;
let confirming: ReturnType<typeof setTimeout> | undefined;

/** The address of the entry where it stands in its edition for ever, or in the current one. */
function addressIn(name: 'pinned' | 'current'): string | undefined {
  const { [name]: path } = statedFor(permalink, name)?.dataset ?? {};
  if (!permalink || !path) return undefined;
  const url = new URL(path, location.href);
  // Of a page without an anchor of its own the heading leads to where the text begins.
  if (permalink.hash !== '#text') url.hash = permalink.hash;
  return url.href;
}

/** What says something of an entry: the page, or of several headings on one page the nearest above it. */
function statedFor(entry: Element | undefined, name: string): HTMLElement | undefined {
  const follows = (each: Node): boolean =>
    entry !== undefined && (each.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...document.querySelectorAll<HTMLElement>(`[data-${name}]`)].findLast(follows);
}

async function copy(button: HTMLButtonElement, label: string, text: string | undefined): Promise<void> {
  if (text === undefined) return;
  const done = await copyText(text);
  const said = done ? labels.copied : labels.failed;
  settle();
  button.textContent = `${done ? '✓' : '✗'} ${said}`;
  announcer.textContent = `${label}: ${said}`;
  settle = () => {
    button.textContent = label;
    announcer.textContent = '';
    settle = () => undefined;
  };
  clearTimeout(confirming);
  confirming = setTimeout(() => settle(), confirmedFor);
}

/** Brings the tools to an entry or heading. They follow the number, so that Tab goes from one to the other. */
function bring(link: HTMLAnchorElement): void {
  const host = link.closest<HTMLElement>('.entry, h1');
  if (!host || statedFor(link, 'pinned') === undefined || permalink === link) return;
  permalink = link;
  const name = link.dataset['name'] ?? link.textContent.trim();
  cited = { work: work ?? '', name, standing: citedAs.replace('{date}', date), text: readEntryText(host), href: addressIn('pinned') ?? '' };
  tools.setAttribute('aria-label', labels.of(name));
  if (pairTool) pairTool.dataset['beside'] = link.pathname + link.hash;
  const { current, gone = '' } = statedFor(link, 'current')?.dataset ?? {};
  currentTool.hidden = !current || gone.split(' ').includes(decodeURIComponent(link.hash.slice(1)));
  place(host);
  if (host.matches('h1')) host.after(tools);
  else (link.closest('h3') ?? link).after(tools);
  ways.replaceChildren();
  const asked = { ways, link, host, cited, isWanted: () => permalink === link };
  // Without it the other tools do what they do.
  loadModule(() => import('./moreTools.ts'))
    .then(({ showMore }) => asked.isWanted() && showMore(asked))
    .catch(() => undefined);
}

/** At the end of the window that the entry is not in. */
function place(host: Element): void {
  tools.dataset['at'] = host.getBoundingClientRect().top > innerHeight / 2 ? 'head' : 'foot';
}

/** Where the mouse was when a number was clicked: what the page brings below it while it goes to the entry was pointed at by nobody. */
let clickedAt: Pick<MouseEvent, 'screenX' | 'screenY'> | undefined;
/** A click is told in whole pixels, what comes below the mouse in parts of one. */
const isWhereClicked = ({ screenX, screenY }: MouseEvent): boolean =>
  clickedAt !== undefined && Math.abs(screenX - clickedAt.screenX) < 1 && Math.abs(screenY - clickedAt.screenY) < 1;

function dismiss(): void {
  tools.remove();
  permalink = undefined;
}

const findPermalink = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const element = target instanceof Element ? target : undefined;
  return element?.closest('.entry, h1')?.querySelector<HTMLAnchorElement>(permalinks) ?? undefined;
};

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(permalinks) : undefined;
  const opener = event.target instanceof Element ? event.target.closest<HTMLElement>('.entry .beside > summary') : null;
  if (!link && !isInMargin() && event.target instanceof Node && !tools.contains(event.target)) dismiss();
  // Who opens what is known of an entry finds what can be copied of it as well: nothing on a page says that its number does that.
  const opened = opener?.closest('details')?.open === false ? findPermalink(opener) : undefined;
  if (opened && !isInMargin()) bring(opened);
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  bring(link);
  clickedAt = event;
  // The tap goes to the entry, which then stands where it did not before.
  const host = link.closest('.entry, h1');
  if (host) requestAnimationFrame(() => place(host));
  void copy(linkTool, labels.link, addressIn('pinned'));
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !tools.isConnected) return;
  if (tools.contains(document.activeElement)) permalink?.focus();
  dismiss();
});
document.addEventListener('focusin', ({ target }) => {
  if (isInMargin() && target instanceof HTMLAnchorElement && target.matches(permalinks)) bring(target);
});
document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'mouse' || !isInMargin() || tools.contains(document.activeElement) || isWhereClicked(event)) return;
  const link = findPermalink(event.target);
  if (link?.closest('.entry')) bring(link);
});
