/**
 * Markdown to lines of text.
 *
 * - Headings, paragraphs, list items, quotations, code and html become lines with hints; an empty line stands between two blocks. The
 *   lines of a wrapped paragraph stay lines. Emphasis, links and code spans are reduced to their text, escapes to what they escape.
 * - A number that opens an item is text: `100. General` is a list item to Markdown, and a heading to us. It is taken from the source,
 *   because Markdown counts items itself and forgets what was written. Bullets are no text.
 * - A table (as on GitHub) gives a line per row, cells separated by a tab.
 * - A `---` block at the top is front matter, and no part of the text. Divider rows are dropped.
 * - Only what is html by name is html: `<quality>` in a line is text.
 */
import type { BlockContent, DefinitionContent, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { LineHint, SourceText } from '../model/source.ts';
import type { DecodedText } from './encoding.ts';
import { isHtmlTag } from './format.ts';
import { splitFrontMatter } from './frontMatter.ts';
import { readHtmlText } from './html.ts';
import { splitLines } from './lineEnds.ts';
import { editInLinearTime } from './linearEdits.ts';
import { cutMarkdown } from './markdownPieces.ts';
import { collectLines, toSourceText, type LineCollector, type Place } from './markupLines.ts';
import { findSymbol } from './symbolImage.ts';

editInLinearTime();
const parser = unified().use(remarkParse);

/**
 * A Markdown file as a source text. Never throws: any text is Markdown. It is parsed in pieces of at least `leastPiece` characters, which
 * changes nothing.
 */
export function readMarkdown(decoded: DecodedText, leastPiece?: number): SourceText {
  const { frontMatter, body, lineOfBody } = splitFrontMatter(decoded.text);
  const collected = collectLines();
  let title: string | undefined;
  for (const { text, line } of cutMarkdown(body, leastPiece)) {
    const rows = splitLines(text).lines.map(({ value }) => value);
    const reader: Reader = { body: text, rows, collected, lead: undefined, lineOfBody: lineOfBody + line, depth: 0 };
    const tree: Root = parser.parse(text);
    readBlocks(reader, tree.children, undefined);
    for (const node of tree.children) if (node.type === 'heading' && node.depth === 1) title ??= textOf(node.children).trim() || undefined;
  }
  return toSourceText(decoded, collected.lines, {
    format: 'markdown',
    ...(title === undefined ? {} : { title }),
    ...(frontMatter === undefined ? {} : { frontMatter }),
  });
}

interface Reader {
  /** The piece of the file that is read. */
  readonly body: string;
  /** Its lines, for the columns on which continuation lines begin. */
  readonly rows: readonly string[];
  readonly collected: LineCollector;
  /** Number of a list item that its first line has yet to take up, and where it stands. */
  lead: (Place & { readonly text: string }) | undefined;
  /** Line of the file on which it begins, less one. */
  readonly lineOfBody: number;
  /** Blocks around the present one. */
  depth: number;
}

/** Quotations within quotations beyond this are given as they are written, so that no file can exhaust the stack. */
const deepest = 100;

type Block = RootContent | BlockContent | DefinitionContent;

function readBlocks(reader: Reader, blocks: readonly Block[], hint: LineHint | undefined): void {
  reader.depth += 1;
  for (const block of blocks) {
    reader.collected.separate();
    readBlock(reader, block, hint);
  }
  reader.collected.separate();
  reader.depth -= 1;
}

function readBlock(reader: Reader, node: Block, hint: LineHint | undefined): void {
  const start = node.position?.start ?? { line: 1, column: 1, offset: 0 };
  if (reader.depth > deepest) {
    addLines(reader, [{ value: sliceOf(reader, node), line: start.line, column: start.column }], hint);
    return;
  }
  switch (node.type) {
    case 'heading':
      addLines(reader, inlineLines(reader, node.children, start), { ...hint, heading: node.depth });
      return;
    case 'paragraph':
      addLines(reader, toRows(inlineLines(reader, node.children, start)), hint);
      return;
    case 'blockquote':
      readBlocks(reader, node.children, { ...hint, block: 'quote' });
      return;
    case 'list':
      for (const item of node.children) {
        if (node.spread === true || item.spread === true) reader.collected.separate();
        readItem(reader, item, { ...hint, block: 'item' });
      }
      return;
    case 'code': {
      // A fence stands on a line of its own above the code; indented code has none.
      const fenced = /^[`~]/.test(reader.body.slice(start.offset, (start.offset ?? 0) + 1));
      const lines = splitLines(node.value).lines.map(({ value }, index) => ({
        value,
        line: start.line + index + (fenced ? 1 : 0),
        column: start.column,
      }));
      addLines(reader, lines, hint);
      return;
    }
    case 'html':
      addLines(reader, htmlLines(node.value, start), hint);
      return;
    case 'definition':
      addLines(reader, [{ value: sliceOf(reader, node), ...start }], { ...hint, furniture: true });
      return;
    default:
      return;
  }
}

function readItem(reader: Reader, item: ListItem, hint: LineHint): void {
  const { body, collected } = reader;
  const start = item.position?.start;
  const marker = /^\d{1,9}[.)]/.exec(body.slice(start?.offset ?? 0, (start?.offset ?? 0) + 12))?.[0];
  if (marker !== undefined && start)
    reader.lead = {
      text: reader.lead ? `${reader.lead.text} ${marker}` : marker,
      line: reader.lead?.line ?? start.line,
      column: reader.lead?.column ?? start.column,
    };
  reader.depth += 1;
  for (const [index, block] of item.children.entries()) {
    if (index > 0 && item.spread === true) collected.separate();
    readBlock(reader, block, hint);
  }
  reader.depth -= 1;
  // An item with a number and nothing else is still a number.
  if (reader.lead) addLines(reader, [{ value: '', ...reader.lead }], hint);
}

interface Row extends Place {
  readonly value: string;
}

function addLines(reader: Reader, rows: readonly Row[], hint: LineHint | undefined): void {
  for (const row of rows) {
    const { lead } = reader;
    reader.lead = undefined;
    const value = lead ? `${lead.text} ${row.value}`.trimEnd() : row.value;
    const { line, column } = lead ?? row;
    if (value.trim() === '') reader.collected.separate();
    else reader.collected.add({ value, line: line + reader.lineOfBody, column, ...(hint ? { hint } : {}) });
  }
}

/** The lines of a paragraph or heading. */
function inlineLines({ rows }: Reader, nodes: readonly PhrasingContent[], start: Place): Row[] {
  const found: Row[] = [];
  let value = '';
  let place: Place = start;
  const end = (): void => {
    found.push({ value: value.trimEnd(), line: place.line, column: place.column });
    value = '';
  };
  const write = (text: string, line: number): void => {
    for (const [index, part] of text.split(/\r\n|\r|\n/).entries()) {
      if (index > 0) {
        end();
        place = { line: line + index, column: (/[^\s>]/.exec(rows[line + index - 1] ?? '')?.index ?? 0) + 1 };
      }
      value += value === '' ? part.trimStart() : part;
    }
  };
  visitInline(nodes, write);
  end();
  return found;
}

/** Writes the text of inline nodes in order, each piece with the line on which it begins. */
function visitInline(nodes: readonly PhrasingContent[], write: (text: string, line: number) => void): void {
  const steps = nodes.toReversed();
  for (let node = steps.pop(); node; node = steps.pop()) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text' || node.type === 'inlineCode') write(node.value, line);
    else if (node.type === 'break') write('\n', line);
    else if (node.type === 'html') write(/^<br\b/i.test(node.value) ? '\n' : isHtmlTag(node.value) ? '' : node.value, line);
    else if (node.type === 'image') write(findSymbol(node.alt ?? '', node.url) ?? '', line);
    else if ('children' in node) for (const child of node.children.toReversed()) steps.push(child);
  }
}

function textOf(nodes: readonly PhrasingContent[]): string {
  let text = '';
  visitInline(nodes, (piece) => (text += piece));
  return text;
}

/** A table's rows instead of its lines, where the second line is a row of dashes between bars. */
function toRows(lines: Row[]): Row[] {
  const divider = lines[1]?.value ?? '';
  if (!/^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/.test(divider) || !divider.includes('|') || !lines[0]?.value.includes('|')) return lines;
  const cells = (value: string): string =>
    value
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim())
      .join('\t');
  return lines.filter((_, index) => index !== 1).map((row) => ({ ...row, value: cells(row.value) }));
}

/** A block of html: its text, or its lines as they stand when it is html in Markdown's eyes alone (`<quality> ...`). */
function htmlLines(value: string, { line, column }: Place): Row[] {
  const known = isHtmlTag(value) || value.startsWith('<!') || value.startsWith('<?');
  const lines = known
    ? readHtmlText(value).lines
    : splitLines(value).lines.map((row, index) => ({ value: row.value, line: index + 1, column: 1 }));
  return lines.map((row) => ({
    value: row.value,
    line: row.line + line - 1,
    column: row.line === 1 ? row.column + column - 1 : row.column,
  }));
}

function sliceOf({ body }: Reader, node: Block): string {
  return body.slice(node.position?.start.offset, node.position?.end.offset).replace(/\s+/g, ' ');
}
