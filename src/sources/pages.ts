/** One document saved as several pages: which files are its pages, and in which order. */
import { basename, dirname } from 'node:path';
import type { PageLinks, SourceLine, SourceText } from '../model/source.ts';

export interface NamedSource {
  readonly file: string;
  readonly source: SourceText;
}

/** The pages of one document in order. Most files are a group of one. */
export type PageGroup = readonly [NamedSource, ...NamedSource[]];

/** Lines at the top among which a title, a breadcrumb or a page number is sought, and the longest that may be one. */
const topLines = 12;
const longestTitle = 160;
const pageNumber = /[([]?\bpage\s+(\d{1,4})(?:\s*(?:of|\/)\s*\d{1,4})?\b[)\]]?/i;

/** What a text says of itself that tells whether it is a page of several, and which. */
export interface PageSigns {
  /** Title without the page's number. */
  readonly title: string;
  readonly number?: number;
  /** Absent when no line begins with a rule number. */
  readonly firstRule?: number;
  readonly links?: PageLinks;
}

/** A file by its signs. */
export interface NamedSigns {
  readonly file: string;
  readonly signs: PageSigns;
}

/** Groups the pages of one document, as groupPages does, and gives them with their texts. */
export function joinPages(sources: readonly NamedSource[]): readonly PageGroup[] {
  const byFile = new Map(sources.map((each) => [each.file, each]));
  return groupPages(sources.map(({ file, source }) => ({ file, signs: describePage(source) }))).map((files) => {
    const [first, ...rest] = files.map((file) => byFile.get(file)).filter((each) => each !== undefined);
    if (!first) throw new Error('A group of pages is never empty');
    return [first, ...rest];
  });
}

/**
 * Groups the pages of one document.
 *
 * Pages belong together when they lie in one folder and (a) one's `rel="next"` or `rel="prev"` names the other's file or address, or
 * (b) they have the same title but for `Page N`, each with a number of its own; the first page may lack it.
 * Within a group: by page number; where one lacks it, by the links; else by the first rule number; else by file name.
 *
 * Guarantees: every file is in one group; groups stand in the order of their first file in the input, whatever order that is in.
 */
export function groupPages(files: readonly NamedSigns[]): string[][] {
  const pages = files.map(({ file, signs }): Page => ({ ...signs, file, folder: dirname(file) }));
  const groups = new Map<Page, Page[]>(pages.map((page) => [page, [page]]));
  const unite = (one: Page, other: Page): void => {
    const [into, from] = [groups.get(one) ?? [one], groups.get(other) ?? [other]];
    if (into === from) return;
    for (const page of from) {
      into.push(page);
      groups.set(page, into);
    }
  };
  for (const page of pages.filter((each) => each.links !== undefined)) {
    for (const other of pages) if (other !== page && other.folder === page.folder && isLinked(page, other)) unite(page, other);
  }
  for (const titled of groupByTitle(pages)) for (const page of titled.slice(1)) unite(titled[0] ?? page, page);
  return [...new Set(pages.map((page) => groups.get(page) ?? [page]))].map((group) => order(group).map(({ file }) => file));
}

interface Page extends PageSigns {
  readonly file: string;
  readonly folder: string;
}

/** The signs of a text, of whatever file. */
export function describePage(source: SourceText): PageSigns {
  const top = source.lines
    .slice(0, 8 * topLines)
    .filter((line) => line.value.trim() !== '')
    .slice(0, topLines)
    .filter((line) => line.value.length <= longestTitle);
  const candidates = [source.title ?? '', ...top.map((line) => line.value)];
  const numbered = candidates.map((text) => pageNumber.exec(text)?.[1]).find((number) => number !== undefined);
  const title = (source.title ?? top[0]?.value ?? '')
    .replace(pageNumber, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
  const firstRule = firstRuleOf(source.lines);
  return {
    title,
    ...(numbered === undefined ? {} : { number: Number(numbered) }),
    ...(firstRule === undefined ? {} : { firstRule }),
    ...(source.page === undefined ? {} : { links: source.page }),
  };
}

/** The first number that opens a line, as `212.2g` or `300.`; undefined when no line has one. Letters order within a rule. */
function firstRuleOf(lines: readonly SourceLine[]): number | undefined {
  for (const { value, hint } of lines) {
    const found = hint?.furniture === true ? null : /^\s*(\d{3})\.(?:(\d{1,3})([a-z]?))?/.exec(value);
    if (found) return Number(found[1]) * 1000 + Number(found[2] ?? 0) + ((found[3] ?? '').charCodeAt(0) || 0) / 1000;
  }
  return undefined;
}

const lastStep = (address: string): string => basename(address.replace(/[?#].*$/, '').replace(/\/+$/, ''));

/** Whether a page names another as its neighbour: by its whole address, or by the name of its file. */
function isLinked(page: Page, other: Page): boolean {
  const { next, previous } = page.links ?? {};
  return [next, previous].some((link) => link !== undefined && (link === other.links?.address || lastStep(link) === basename(other.file)));
}

/** Pages of one folder and title with numbers of their own. A second page with a number that is taken begins another document. */
function groupByTitle(pages: readonly Page[]): Page[][] {
  const groups: Page[][] = [];
  const titled = Map.groupBy(
    pages.filter((page) => page.title !== ''),
    (page) => `${page.folder}\n${page.title}`,
  );
  for (const alike of titled.values()) {
    if (!alike.some((page) => page.number !== undefined)) continue;
    const documents: Map<number, Page>[] = [];
    for (const page of alike) {
      const number = page.number ?? 1;
      const document = documents.find((taken) => !taken.has(number));
      if (document) document.set(number, page);
      else documents.push(new Map([[number, page]]));
    }
    for (const document of documents) groups.push([...document.values()]);
  }
  return groups;
}

function order(pages: readonly Page[]): readonly Page[] {
  if (pages.length < 2) return pages;
  const numbers = pages.map((page) => page.number ?? (pages.some((other) => other.number === 1) ? undefined : 1));
  if (new Set(numbers).size === pages.length && !numbers.includes(undefined)) {
    return pages.toSorted((one, other) => (one.number ?? 1) - (other.number ?? 1));
  }
  const chain = followLinks(pages);
  if (chain.length === pages.length) return chain;
  return pages.toSorted(
    (one, other) => compare(one.firstRule ?? Infinity, other.firstRule ?? Infinity) || (one.file < other.file ? -1 : 1),
  );
}

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Pages from the one that nobody calls its next, along the links. */
function followLinks(pages: readonly Page[]): Page[] {
  const follows = (page: Page, other: Page): boolean => {
    const names = (link: string | undefined, target: Page): boolean =>
      link !== undefined && (link === target.links?.address || lastStep(link) === basename(target.file));
    return other !== page && (names(page.links?.next, other) || names(other.links?.previous, page));
  };
  const chain: Page[] = [];
  let at = pages.find((page) => !pages.some((other) => follows(other, page)));
  while (at && !chain.includes(at)) {
    const page = at;
    chain.push(page);
    at = pages.find((other) => follows(page, other));
  }
  return chain;
}

/** Where a page begins in the joined text. */
export interface PageStart {
  readonly file: string;
  readonly offset: number;
}

/**
 * The text of a group's pages, one after the other with an empty line between. Encoding, line ends and title are those of the first page;
 * lines keep their line and column in their own file, which `starts` tells.
 */
export function joinTexts(group: PageGroup): { readonly source: SourceText; readonly starts: readonly PageStart[] } {
  const [first] = group;
  const starts: PageStart[] = [];
  const lines: SourceLine[] = [];
  let text = '';
  for (const { file, source } of group) {
    if (text !== '') {
      lines.push({ value: '', offset: text.length + 1, line: 1, column: 1 });
      text += '\n\n';
    }
    const offset = text.length;
    starts.push({ file, offset });
    for (const line of source.lines) lines.push({ ...line, offset: line.offset + offset });
    text += source.text;
  }
  const dropped = group.flatMap(({ source }) => source.dropped ?? []);
  const [place] = dropped;
  const count = dropped.reduce((sum, each) => sum + each.count, 0);
  return { source: { ...first.source, text, lines, ...(place ? { dropped: { ...place, count } } : {}) }, starts };
}
