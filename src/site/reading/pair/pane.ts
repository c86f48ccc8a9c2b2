/**
 * The second pane: a rule of any edition beside the page, right of it where there is room, else below. It shows the page that the rule
 * stands on, scrolled to it; its links lead on inside it; the address says what it shows, and the way back closes it.
 */
import { parseAddress } from '../../frame/addresses/addresses.ts';
import { tellFailure } from '../../frame/browser/loading.ts';
import { findPair } from './findPair.ts';
import { pairName, parsePair, readPairLink, withPair, writePair, type PairEdition, type PairTarget } from './pairAddress.ts';
import { pairLabels as labels } from './pairLabels.ts';
import { loadPaneContent, paneId } from './paneContent.ts';

const root = document.documentElement;

const pane = document.createElement('section');
pane.className = 'pane';
pane.tabIndex = -1;
const head = document.createElement('p');
head.className = 'pane-head';
const text = document.createElement('div');
text.className = 'pane-text';
pane.append(head, text);

/** What is shown, with the day of its edition, and where it stands. */
let shown: { readonly target: PairTarget; readonly href: string } | undefined;
/** What it was opened from; the focus goes back there. */
let opener: HTMLElement | undefined;
let turn = 0;

/** The edition of the page itself. A page that several editions share is of the one under whose date it was opened. */
function findOwn(): PairEdition {
  const address = parseAddress(location.pathname);
  const edition = address && 'edition' in address ? address.edition : {};
  return { document: edition.document, date: document.querySelector('main')?.dataset['effective'] ?? edition.date };
}

const toPath = (href: string): string => {
  const { pathname, hash } = new URL(href, location.href);
  return pathname + hash;
};

/** Opens beside the page what a link leads to; whatever cannot stand there is gone to. */
export async function openPane(href: string, from?: HTMLElement): Promise<void> {
  const target = readPairLink(toPath(href));
  if (!target || new URL(href, location.href).origin !== location.origin) {
    location.assign(href);
    return;
  }
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  if (from && !pane.contains(from)) opener = from;
  await show(target, toPath(href), true);
  pane.focus({ preventScroll: true });
}

/** Shows what the address says, or nothing. */
export async function showAsked(): Promise<void> {
  const value = new URLSearchParams(location.search).get(pairName);
  if (value === null) {
    hide();
    return;
  }
  const own = findOwn();
  const asked = parsePair(value);
  const target = asked && asked.document === undefined && asked.date === undefined ? { ...asked, ...own } : asked;
  turn += 1;
  const now = turn;
  stand(labels.region(value));
  text.textContent = labels.loading;
  try {
    const href = target && (await findPair(target));
    if (now !== turn) return;
    if (target && href !== undefined) await show(target, href, false);
    else text.replaceChildren(paragraph(labels.noSuch(value)));
  } catch (error) {
    if (now === turn) void tellFailure(text, error, labels.failed, () => now === turn);
  }
}

function stand(name: string): void {
  pane.setAttribute('aria-label', name);
  root.dataset['beside'] = 'on';
  if (!pane.isConnected) document.querySelector('.spread')?.append(pane);
  head.replaceChildren(makeClose());
}

async function show(wanted: PairTarget, href: string, isAsked: boolean): Promise<void> {
  turn += 1;
  const now = turn;
  const { pathname, hash } = new URL(href, location.href);
  stand(labels.region('id' in wanted ? wanted.id : wanted.slug));
  try {
    const content = await loadPaneContent(pathname);
    if (now !== turn) return;
    const target = { ...wanted, date: content.date };
    shown = { target, href };
    text.replaceChildren(content.body);
    const entry = hash === '' ? null : document.getElementById(paneId(decodeURIComponent(hash.slice(1))));
    const name = 'id' in target && entry ? target.id.replace(/~\d+$/, '') : content.name;
    pane.setAttribute('aria-label', labels.region(name));
    pane.classList.toggle('superseded', content.isSuperseded);
    makeHead(name, content.standing, href);
    pane.scrollTop = 0;
    if (entry) {
      entry.classList.add('shown-here');
      pane.scrollTop = entry.getBoundingClientRect().top - pane.getBoundingClientRect().top - head.offsetHeight - 12;
    }
    if (isAsked) setAddress(writePair(target, findOwn()));
  } catch (error) {
    if (now === turn) void tellFailure(text, error, labels.failed, () => now === turn);
  }
}

function makeHead(name: string, standing: string, href: string): void {
  const go = Object.assign(document.createElement('a'), { href, textContent: labels.goThere });
  const [bold, said] = [document.createElement('b'), document.createElement('span')];
  bold.textContent = name;
  said.textContent = standing;
  head.replaceChildren(bold, ' ', said, ' ', go, ' ', makeButton(labels.swap, swap), ' ', makeClose());
}

function makeButton(label: string, act: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  button.addEventListener('click', act);
  return button;
}

function makeClose(): HTMLButtonElement {
  const button = makeButton('×', close);
  button.setAttribute('aria-label', labels.close);
  return button;
}

function setAddress(value: string | undefined): void {
  const search = withPair(location.search, value);
  if (search !== location.search) history.pushState(null, '', `${location.pathname}${search}${location.hash}`);
}

/** Each goes to the place of the other. */
function swap(): void {
  if (!shown) return;
  const own = readPairLink(location.pathname + location.hash);
  const { document: work, date } = shown.target;
  if (own) location.assign(withShown(shown.href, writePair({ ...own, ...findOwn() }, { document: work, date })));
}

const withShown = (href: string, value: string): string => {
  const { pathname, hash } = new URL(href, location.href);
  return `${pathname}${withPair('', value)}${hash}`;
};

function hide(): void {
  turn += 1;
  shown = undefined;
  delete root.dataset['beside'];
  pane.remove();
}

function close(): void {
  hide();
  setAddress(undefined);
  opener?.focus();
}

const paragraph = (said: string): HTMLParagraphElement => Object.assign(document.createElement('p'), { textContent: said });

/** While a link is dragged, the place where it may be dropped; inside the dialog that it comes from, beside which nothing can be reached. */
export function offerDrop(link: HTMLAnchorElement): void {
  if (!readPairLink(toPath(link.href))) return;
  const zone = Object.assign(document.createElement('p'), { className: 'pane-drop', textContent: labels.drop });
  (link.closest('dialog') ?? document.body).append(zone);
  zone.addEventListener('dragover', (event) => event.preventDefault());
  zone.addEventListener('drop', (event) => {
    event.preventDefault();
    void openPane(link.href, link);
  });
  link.addEventListener('dragend', () => zone.remove(), { once: true });
}

// The page's own tools know its main text alone: what happens in the pane is the pane's.
for (const kind of ['click', 'pointerover', 'focusin'] as const) pane.addEventListener(kind, (event) => event.stopPropagation());
pane.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || head.contains(link) || event.metaKey || event.ctrlKey || event.shiftKey || !readPairLink(toPath(link.href))) return;
  event.preventDefault();
  void openPane(link.href, link);
});
pane.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  close();
});
/** Whoever reads on in the page keeps what is beside. */
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const to = link?.origin === location.origin ? readPairLink(link.pathname) : undefined;
  if (!link || !to || !shown) return;
  const own = parseAddress(location.pathname);
  const stays = own && 'edition' in own && own.edition.date === to.date && own.edition.document === to.document;
  // Of an address without a day it is not known which that is, unless it is of this edition.
  const on = stays ? findOwn() : { document: to.document, date: to.date };
  link.search = withPair('', writePair(shown.target, on));
});
addEventListener('popstate', () => void showAsked());
