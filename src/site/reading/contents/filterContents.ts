/** Shows the lines of contents that fit what is typed, in place of the contents. The lines are those of the page of contents of the edition. */
import { loadOnce } from '../../frame/browser/loading.ts';
import { toolLabels as labels } from '../../frame/labels/toolLabels.ts';
import { filterLines, type ContentsLine } from './filterLines.ts';

const inPage = document.querySelector('.contents');

/** Of the page itself where it is one of contents, else of the page that the tree's first link leads to. */
const openLines = loadOnce(async (): Promise<readonly ContentsLine[]> => {
  if (inPage) return collect(document, location.href);
  const { href = '' } = document.querySelector<HTMLAnchorElement>('#tree > a') ?? {};
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return collect(new DOMParser().parseFromString(await response.text(), 'text/html'), href);
});

function collect(page: Document, base: string): readonly ContentsLine[] {
  return [...page.querySelectorAll<HTMLAnchorElement>('main :is(.contents, .keywords-by-letter) a')].map((link) => ({
    ...readLine(link),
    href: new URL(link.getAttribute('href') ?? '', base).href,
  }));
}

/** The number stands first, but behind a keyword; what has none is a heading alone. */
function readLine(link: Element): Pick<ContentsLine, 'number' | 'heading'> {
  const [first, second] = link.querySelectorAll('span');
  const [number, heading] =
    second === undefined ? [undefined, first] : second.matches('.contents-number') ? [second, first] : [first, second];
  return { number: number?.textContent ?? '', heading: heading?.textContent ?? '' };
}

/** Of a filter that has a list already, its list. */
function listOf(filter: HTMLElement, field: HTMLInputElement): HTMLOListElement {
  const { nextElementSibling: next } = filter;
  if (next instanceof HTMLOListElement && next.className === 'tree-found') return next;
  const list = Object.assign(document.createElement('ol'), { className: 'tree-found' });
  filter.after(list);
  const move = (event: KeyboardEvent): void => {
    const links = [...list.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    const to = event.key === 'ArrowDown' ? links[at + 1] : event.key === 'ArrowUp' && at >= 0 ? (links[at - 1] ?? field) : undefined;
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  list.addEventListener('keydown', move);
  field.addEventListener('keydown', (event) => {
    move(event);
    if (event.key === 'Enter') list.querySelector('a')?.click();
    if (event.key !== 'Escape' || field.value === '') return;
    // The sheet of the tree stays open.
    event.preventDefault();
    field.value = '';
    field.dispatchEvent(new Event('input'));
  });
  return list;
}

export async function showFound(filter: HTMLElement, field: HTMLInputElement, said: HTMLElement): Promise<void> {
  const list = listOf(filter, field);
  const lines = await openLines();
  const typed = field.value.trim();
  const found = typed === '' ? [] : filterLines(lines, typed);
  filter.toggleAttribute('data-typed', typed !== '');
  said.textContent = typed === '' ? '' : labels.found(found.length);
  list.replaceChildren(
    ...found.map(({ number, heading, href }) => {
      const item = document.createElement('li');
      item.append(Object.assign(document.createElement('a'), { href, textContent: `${number} ${heading}` }));
      return item;
    }),
  );
}
