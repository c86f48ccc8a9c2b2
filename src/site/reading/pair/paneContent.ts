/** A reading page as it stands in the pane: its text alone, its links whole, its ids those of the pane. */
import { loadPage } from '../../frame/browser/loading.ts';

export const paneId = (id: string): string => `pane-${id}`;

export interface PaneContent {
  readonly body: DocumentFragment;
  /** Number or headword of the page. */
  readonly name: string;
  /** Which edition it is of, as its header says, and its day. */
  readonly standing: string;
  readonly date: string | undefined;
  readonly isSuperseded: boolean;
}

/** What belongs to a page and not to its text, or opens something that the pane has not. */
const leftOut = 'script, nav, form, glossary-filter, .asides, .beside, .since, .letters, [popover], .asked-unknown, .entry-tools, .preview';

/** Rejects when the page cannot be had. */
export async function loadPaneContent(path: string): Promise<PaneContent> {
  const page = await loadPage(path);
  const main = page.querySelector('main');
  if (!main) throw new Error(`${path} has no text.`);
  const body = new DocumentFragment();
  body.append(...[...main.childNodes].map((node) => document.importNode(node, true)));
  for (const element of body.querySelectorAll(leftOut)) element.remove();
  for (const button of body.querySelectorAll('button')) button.replaceWith(button.textContent);
  for (const element of body.querySelectorAll('[id]')) element.id = paneId(element.id);
  for (const element of body.querySelectorAll('[aria-labelledby]'))
    element.setAttribute('aria-labelledby', paneId(element.getAttribute('aria-labelledby') ?? ''));
  const base = new URL(path, location.href);
  // As the page itself writes them: styles know the words of every day by their addresses.
  for (const link of body.querySelectorAll('a')) {
    const { origin, pathname, search, hash, href } = new URL(link.getAttribute('href') ?? '', base);
    link.setAttribute('href', origin === location.origin ? pathname + search + hash : href);
  }
  for (const heading of body.querySelectorAll('h1')) {
    const title = Object.assign(document.createElement('h2'), { className: 'pane-title', id: heading.id });
    title.append(...heading.childNodes);
    heading.replaceWith(title);
  }
  const heading = main.querySelector('h1');
  const name = (heading?.querySelector('.title-number') ?? heading?.querySelector('.heading') ?? heading)?.textContent ?? '';
  const standing = page.querySelector('.status .other-editions')?.textContent ?? '';
  return {
    body,
    name: squeeze(name),
    standing: squeeze(standing),
    date: main.dataset['effective'] ?? /\/(\d{4}-\d\d-\d\d)\//.exec(path)?.[1],
    isSuperseded: page.querySelector('.status.superseded') !== null,
  };
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
