/** Draws an edition on one page from its entries, part by part, so that the page answers meanwhile. The same parts as AllView.astro. */
import type { LoadedEntry } from '../../../corpus/loadedEntry.ts';
import { makeExampleAnchor } from '../../frame/addresses/addresses.ts';
import { rest } from '../../frame/browser/rest.ts';
import type { arrangeEdition } from '../../frame/library/edition.ts';
import { headingOf, linkInside } from '../../frame/library/edition.ts';
import { labels, nameEntry } from '../../frame/labels/labels.ts';
import { linkEntry } from '../../frame/wording/linkWording.ts';
import { listChapters, type Chapter } from './chapters.ts';
import { make, writePieces } from './writePieces.ts';

type View = ReturnType<typeof arrangeEdition>;

/** So long the drawing goes on before the page is let do something else, in milliseconds. */
const turn = 30;

export async function drawEdition(view: View, into: HTMLElement, tell: (done: number, all: number) => void): Promise<void> {
  const inside = linkInside(view);
  const chapters = listChapters(view);
  into.replaceChildren(drawContents(view, inside));
  const firstLetter = chapters.findIndex(({ letter }) => letter !== undefined);
  let since = performance.now();
  for (const [at, chapter] of chapters.entries()) {
    if (at === firstLetter) into.append(Object.assign(make('h2', '', labels.glossary), { id: 'glossary' }));
    into.append(drawChapter(chapter, view, inside));
    if (performance.now() - since < turn) continue;
    tell(at + 1, chapters.length);
    await rest();
    since = performance.now();
  }
}

function drawContents(view: View, inside: View): HTMLElement {
  const link = (entry: LoadedEntry, className = ''): HTMLElement =>
    Object.assign(make('a', className, make('span', 'contents-number', entry.number), ' ', make('span', '', headingOf(entry) ?? '')), {
      href: inside.hrefOf(entry.id) ?? '',
    });
  const sections = view.roots.map((root) => {
    const below = view.childrenOf(root.id).filter(({ id }) => view.hasPage(id));
    return make('li', '', link(root, 'contents-section'), make('ol', '', ...below.map((child) => make('li', '', link(child)))));
  });
  const glossary = Object.assign(make('a', 'contents-section', make('span', '', labels.glossary)), { href: '#glossary' });
  const nav = make(
    'nav',
    '',
    make('ol', 'contents one-page-contents', ...sections, ...(view.terms.length > 0 ? [make('li', '', glossary)] : [])),
  );
  nav.setAttribute('aria-label', labels.contents);
  return nav;
}

function drawChapter({ entry, letter, level, entries, size }: Chapter, view: View, inside: View): HTMLElement {
  const section = make('section', `chapter late size-${size}`);
  if (letter) section.append(Object.assign(make(`h${level}`, '', letter.letter), { id: letter.anchor }));
  if (entry) section.append(drawEntry(entry, level, view, inside, true));
  section.append(...entries.map((each) => drawEntry(each, (level + 1) as 3, view, inside, false)));
  return section;
}

function drawEntry(entry: LoadedEntry, level: 2 | 3 | 4 | 5, view: View, inside: View, isHead: boolean): HTMLElement {
  const { text, examples } = linkEntry(inside, entry);
  const href = view.hrefOf(entry.id) ?? '';
  const isTerm = entry.kind === 'term';
  const heading = isHead ? headingOf(entry) : isTerm ? nameEntry(entry) : entry.title;
  const wording = make('div', '');
  if (heading !== undefined)
    wording.append(make(`h${level}`, 'rule-title heading', isTerm ? Object.assign(make('a', '', heading), { href }) : heading));
  if (!isHead || entry.title !== undefined) wording.append(...text.map((pieces) => make('p', '', ...writePieces(pieces))));
  wording.append(
    ...examples.map((paragraphs, place) => {
      const lines = paragraphs.map((pieces, at) =>
        make('p', '', ...(at === 0 ? [make('span', '', labels.example), ' '] : []), ...writePieces(pieces)),
      );
      return Object.assign(make('div', 'example', ...lines), { id: makeExampleAnchor(entry.id, place) });
    }),
  );
  const number = isTerm || entry.number === '' ? [] : [Object.assign(make('a', '', entry.number), { href })];
  return Object.assign(make('div', `entry ${entry.kind}`, ...number, wording), {
    id: decodeURIComponent(inside.hrefOf(entry.id)?.slice(1) ?? entry.id),
  });
}
