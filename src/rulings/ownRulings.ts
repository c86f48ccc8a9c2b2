/**
 * Rulings of one's own: Markdown files of content/rulings.
 *
 *     ---
 *     document: rulings
 *     author: Concordance
 *     read: 2026-01-16
 *     ---
 *
 *     # Combat
 *
 *     ## A blocker that is gone still blocks
 *
 *     The words of the ruling, in paragraphs. They may cite rules (see rule 509.1h).
 *
 *     {on: 509.1h, “Blocked Creature”}
 *     {shown by: still-blocked}
 *     {given: 2026-02-01}
 *
 * `read` is the edition by whose numbers the file names rules, and as whose rules are the rulings hold. A heading of the second level begins a
 * ruling; a line in braces says what it is on, which demonstration plays it, and the day on which it was given (else that of `read`).
 */
import type { Heading, Nodes, Paragraph, Root, RootContent } from 'mdast';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';
import { ContentError } from '../corpus/contentError.ts';
import { parseWording } from '../corpus/wording/parseWording.ts';
import { type IsoDate, toIsoDate } from '../model/edition.ts';
import type { Diagnostic, EntryId } from '../model/entry.ts';
import { splitFrontMatter } from '../sources/frontMatter.ts';

/** One ruling as its file has it. */
export interface OwnRuling {
  readonly title: string;
  /** Paragraphs, as written. */
  readonly paragraphs: readonly string[];
  /** Ids of official entries. */
  readonly on: readonly EntryId[];
  readonly given?: IsoDate;
  readonly shownBy: string;
  /** Line of its heading in the file, from 1. */
  readonly line: number;
}

export interface OwnFile {
  readonly author: string;
  readonly read: IsoDate;
  readonly title?: string;
  readonly rulings: readonly OwnRuling[];
}

export interface ReadOwnFile {
  /** Absent when the front matter cannot be read. */
  readonly file?: OwnFile;
  readonly diagnostics: readonly Diagnostic[];
}

const parser = unified().use(remarkParse);

/** Some editors begin a file with the mark of UTF-8. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Whether a text says of itself that it is a file of rulings. */
export function isOwnFile(text: string): boolean {
  const { frontMatter } = splitFrontMatter(withoutMark(text));
  return frontMatter !== undefined && /^document:\s*rulings\s*$/m.test(frontMatter);
}

/** Reads a file. Never throws: what is wrong is a diagnostic, and what it is wrong with is left out. */
export function readOwnFile(text: string): ReadOwnFile {
  const { frontMatter, body, lineOfBody } = splitFrontMatter(withoutMark(text));
  const diagnostics: Diagnostic[] = [];
  const report = (line: number, ruleId: string, message: string): void => {
    diagnostics.push({ line, column: 1, severity: 'error', ruleId, message });
  };
  const head = readHead(frontMatter);
  if (typeof head === 'string') return { diagnostics: [{ line: 1, column: 1, severity: 'error', ruleId: 'rulings-head', message: head }] };

  const tree: Root = parser.parse(body);
  const lineOf = (node: Nodes): number => lineOfBody + (node.position?.start.line ?? 1);
  const parts: { readonly heading: Heading; readonly content: RootContent[] }[] = [];
  let title: string | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 1) title ??= textOf(node);
    else if (node.type === 'heading' && node.depth === 2) parts.push({ heading: node, content: [] });
    else if (parts.length > 0) parts.at(-1)?.content.push(node);
    else report(lineOf(node), 'ruling-outside', 'A text before the first ruling; expected “## ” and its title.');
  }
  if (parts.length === 0) report(1, 'rulings-none', 'No ruling was found; expected “## ” and its title.');
  const titles = new Set<string>();
  const rulings = parts.flatMap(({ heading, content }): OwnRuling[] => {
    const name = textOf(heading).trim();
    const line = lineOf(heading);
    const paragraphs: string[] = [];
    const attributes = new Map<string, string>();
    for (const node of content) {
      if (node.type !== 'paragraph') {
        report(lineOf(node), 'ruling-block', `A ${node.type}; a ruling has paragraphs alone.`);
        continue;
      }
      const lines = textOf(node).split('\n');
      const said = lines.map((each) => /^\{([a-z ]+):\s*(.*?)\s*\}$/.exec(each.trim()));
      if (!said.some((each) => each)) {
        paragraphs.push(lines.map((each) => each.trim()).join(' '));
        continue;
      }
      said.forEach((each, at) => {
        const [, key = '', value = ''] = each ?? [];
        const place = lineOf(node) + at;
        if (!each || !attributeNames.has(key))
          report(place, 'ruling-attribute', `Found ${lines[at] ?? ''}; expected {on: …}, {shown by: …} or {given: …}.`);
        else if (attributes.has(key)) report(place, 'ruling-attribute', `{${key}: …} is there twice; one is expected.`);
        else attributes.set(key, value);
      });
    }
    const before = diagnostics.length;
    if (slugOf(name) === '') report(line, 'ruling-title', `A ruling called “${name}”; expected “## ” and a title with a letter.`);
    else if (titles.has(slugOf(name)))
      report(line, 'ruling-title', `There are two rulings “${name}”; expected a title of its own for each.`);
    titles.add(slugOf(name));
    if (paragraphs.length === 0) report(line, 'ruling-text', `“${name}” says nothing; expected a paragraph.`);
    const on = readOn(attributes.get('on') ?? '');
    if (!on) report(line, 'ruling-on', `“${name}” is on ${attributes.get('on') ?? 'nothing'}; expected {on: NUMBER, “HEADWORD”}.`);
    const shownBy = attributes.get('shown by') ?? '';
    if (!/^[a-z0-9][a-z0-9-]*$/.test(shownBy))
      report(line, 'ruling-shown-by', `“${name}” is shown by ${shownBy || 'nothing'}; expected {shown by: ID} of one demonstration.`);
    const givenText = attributes.get('given');
    const given = givenText === undefined ? undefined : toIsoDate(givenText);
    if (givenText !== undefined && !given) report(line, 'ruling-given', `“${name}” is given on ${givenText}; expected a day (YYYY-MM-DD).`);
    if (diagnostics.length > before || !on) return [];
    return [{ title: name, paragraphs, on, shownBy, line, ...(given ? { given } : {}) }];
  });
  return { file: { ...head, ...(title === undefined ? {} : { title }), rulings }, diagnostics };
}

const attributeNames: ReadonlySet<string> = new Set(['on', 'shown by', 'given']);

function readHead(frontMatter: string | undefined): Pick<OwnFile, 'author' | 'read'> | string {
  const expected = 'expected front matter with document: rulings, author: NAME and read: YYYY-MM-DD';
  let values: unknown;
  try {
    values = parse(frontMatter ?? '', { schema: 'failsafe' });
  } catch {
    return `The front matter is not YAML; ${expected}.`;
  }
  const { document, author, read, ...others } = (typeof values === 'object' && values !== null ? values : {}) as Record<string, unknown>;
  const day = typeof read === 'string' ? toIsoDate(read) : undefined;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return `The front matter has ${unknown}; ${expected}.`;
  if (document !== 'rulings' || typeof author !== 'string' || author.trim() === '' || !day)
    return `The front matter says too little; ${expected}.`;
  return { author: author.trim(), read: day };
}

/** Numbers and headwords in quotation marks, separated by commas; one at least. */
function readOn(said: string): readonly EntryId[] | undefined {
  if (said === '') return undefined;
  const ids = said.split(/,\s*(?=[\d“])/).map((item) => {
    if (/^\d{1,3}(?:\.\d{1,3}[a-z]?)?$/.test(item)) return item;
    const headword = /^“([^“”]+)”$/.exec(item)?.[1];
    return headword === undefined ? undefined : `glossary:${headword}`;
  });
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

function textOf(node: Heading | Paragraph | Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** As addresses name a ruling: letters and figures of its title, of any script; empty where it has none. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

export interface OwnFileOnDisk extends OwnFile {
  /** Name without its ending. */
  readonly name: string;
}

/** All files below a content folder, in the order of their names. @throws ContentError with the first fault, also of two rulings with one title. */
export function readOwnFiles(contentFolder: string): readonly OwnFileOnDisk[] {
  const folder = join(contentFolder, 'rulings');
  if (!existsSync(folder)) return [];
  const named = new Map<string, string>();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .toSorted()
    .map((name): OwnFileOnDisk => {
      const { file, diagnostics } = readOwnFile(readFileSync(join(folder, name), 'utf8'));
      const [fault] = diagnostics;
      if (!file || fault) throw new ContentError(`content/rulings/${name}:${fault?.line ?? 1}: ${fault?.message ?? 'it cannot be read'}`);
      for (const { title, line } of file.rulings) {
        const place = `content/rulings/${name}:${line}`;
        const other = named.get(slugOf(title));
        if (other !== undefined)
          throw new ContentError(`${place}: “${title}” is at ${other} too; expected a title of its own for each ruling.`);
        named.set(slugOf(title), place);
      }
      return { name: name.replace(/\.md$/, ''), ...file };
    });
}

/** The wording of a ruling, its paragraphs separated as in the corpus. */
export const wordingOf = ({ paragraphs }: Pick<OwnRuling, 'paragraphs'>) => parseWording(paragraphs.join('\n'));
