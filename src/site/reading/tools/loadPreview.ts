/** What a preview shows of an address of this site: number or headword, and the text, taken from the page that the address leads to. */
import { numberLink, paragraphs } from '../../frame/browser/entryParts.ts';
import { loadPage } from '../../frame/browser/loading.ts';

const mostCharacters = 700;
const mostRules = 2;

/** Of a range no more entries than a glance can hold, each with its beginning. */
const mostOfRange = 8;
const beginning = 120;

/** What stands in a range, an entry a line; undefined when none can be seen. Rejects when a page cannot be had. */
export async function loadRangePreview(links: readonly HTMLAnchorElement[]): Promise<HTMLElement | undefined> {
  const list = document.createElement('ul');
  list.className = 'preview-range';
  for (const { href, textContent } of links.slice(0, mostOfRange)) {
    const { pathname, hash } = new URL(href);
    const page = pathname === location.pathname ? document : await loadPage(pathname);
    const entry = hash === '' ? page.querySelector('main') : page.getElementById(decodeURIComponent(hash.slice(1)));
    const text = (entry?.querySelector(paragraphs)?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const link = Object.assign(document.createElement('a'), { href, textContent: textContent.trim() });
    const item = document.createElement('li');
    item.append(link, text.length <= beginning ? ` ${text}` : ` ${text.slice(0, beginning).replace(/\s+\S*$/, '')} …`);
    list.append(item);
  }
  if (links.length > mostOfRange) {
    const more = document.createElement('li');
    more.textContent = `… ${links.at(-1)?.textContent.trim() ?? ''}`;
    list.append(more);
  }
  return list.childElementCount === 0 ? undefined : list;
}

/** Undefined when the page has nothing at that anchor. Rejects when the page cannot be had. */
export async function loadPreview(href: string): Promise<DocumentFragment | undefined> {
  const { origin, pathname, hash } = new URL(href);
  if (origin !== location.origin) return undefined;
  const page = pathname === location.pathname ? document : await loadPage(pathname);
  const entry = hash === '' ? undefined : page.getElementById(decodeURIComponent(hash.slice(1)));
  if (hash !== '' && !entry) return undefined;
  const content = entry?.matches('.entry') ? takeEntry(entry) : takePage(page);
  const edition = [...page.querySelectorAll('.in-force > span, .newest-here > .about')].map(({ textContent }) => textContent.trim());
  content?.append(makeLine('preview-edition', edition.join(' · ')));
  return content;
}

function takeEntry(entry: Element): DocumentFragment {
  const into = new DocumentFragment();
  into.append(
    makeLine('preview-name', entry.querySelector(`${numberLink}, .rule-title, h3`)?.textContent),
    ...takeText([...entry.querySelectorAll(paragraphs)]),
  );
  return into;
}

/** A term's definition; of a subsection or keyword its first rules. */
function takePage(page: Document): DocumentFragment | undefined {
  const heading = page.querySelector('h1');
  if (!heading) return undefined;
  const into = new DocumentFragment();
  const definition = [...page.querySelectorAll('.definition > p')];
  const rules = [...page.querySelectorAll('main .entry')].slice(0, mostRules).flatMap((entry) => [...entry.querySelectorAll(paragraphs)]);
  const number = heading.querySelector('.title-number')?.textContent ?? '';
  const name = `${number} ${heading.querySelector('.heading')?.textContent ?? heading.textContent}`;
  into.append(makeLine('preview-name', name), ...takeText(definition.length > 0 ? definition : rules));
  return into;
}

/** Paragraphs without their links, as many as a glance can hold. */
function takeText(paragraphs: readonly Element[]): Element[] {
  const taken: Element[] = [];
  let length = 0;
  for (const paragraph of paragraphs) {
    if (length > mostCharacters) break;
    const copy = document.importNode(paragraph, true);
    for (const link of copy.querySelectorAll('a, button')) link.replaceWith(link.textContent);
    length += copy.textContent.length;
    taken.push(copy);
  }
  return taken;
}

function makeLine(className: string, text: string | null | undefined): HTMLParagraphElement {
  const line = document.createElement('p');
  line.className = className;
  line.textContent = (text ?? '').replace(/\s+/g, ' ').trim();
  return line;
}
