/**
 * What it would cost to parse Markdown. Its parser looks back over all that stands in a paragraph whenever a mark of emphasis closes
 * nothing, and over all open lists and quotations at every line: a page of stray marks takes minutes. Here that work is counted, in time
 * in proportion to the text, without doing it.
 */
import { cutMarkdown, type MarkdownPiece } from './markdownPieces.ts';

/** Quotations and lists within one another. People lose count at six. */
const deepest = 32;

/** Marks of emphasis, and brackets, in one paragraph: an edition of 8,000 lines without a single empty line still passes. */
const mostRuns = 32_000;
const mostBrackets = 16_000;

/**
 * What the parser holds at once, in items of lists: some 17 KB each. Other blocks take two fifths of it, a line that goes on with one a seventh.
 * No edition has half as many lines.
 */
const mostBulk = 24_000;
const bulkOfBlock = 0.4;
const bulkOfLine = 0.15;

/** Steps back, for half a second of the parser's time. Real documents take one or two for each mark. */
const mostSteps = 5e6;

const container = /^(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/;
const divider = /^[ \t]*(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const mark = /\\.|\*+|_+|[[\]]|<[!?]|[-?\]]?>/g;

/** For what may be a comment, or a declaration, the parser looks through all that stands behind it in the paragraph: quick for each character. */
const stepsOfCharacter = 0.25;

/** Why a Markdown text cannot be read in the time and memory that a document may take; undefined when it can. Completes "markdown with ...". */
export function findExcess(markdown: string): string | undefined {
  for (const piece of cutMarkdown(markdown)) {
    const excess = findInPiece(piece);
    if (excess !== undefined) return excess;
  }
  return undefined;
}

const entangled = 'marks too entangled to read';

function findInPiece(piece: MarkdownPiece): string | undefined {
  const paragraph = new Paragraph();
  /** Columns at which the contents of the open list items begin. */
  const items: number[] = [];
  let bulk = 0;
  for (const [at, line] of piece.text.split(/\r\n|\r|\n/).entries()) {
    const { quotes, opened, text } = stripContainers(line, items);
    const depth = items.length + quotes;
    if (depth > deepest) return entangled;
    const begins = opened > 0 || quotes > paragraph.quotes || /^#{1,6}[ \t]/.test(text) || divider.test(text);
    if (begins || text === '') paragraph.begin(depth, quotes);
    if (opened > 0) bulk += opened;
    else if (text !== '') bulk += paragraph.isNew ? bulkOfBlock : bulkOfLine;
    if (bulk > mostBulk)
      return `a block too long to read at line ${piece.line + at + 1} (more than ${mostBulk} items, or as much of other kinds, that nothing divides)`;
    if (text !== '') paragraph.addLine(depth);
    if (divider.test(text)) continue;
    let from = 0;
    for (const found of text.matchAll(mark)) {
      paragraph.pass(found.index - from);
      from = found.index;
      paragraph.add(found[0], text[found.index - 1], text[found.index + found[0].length]);
    }
    paragraph.pass(text.length - from);
    if (paragraph.isTooMuch) return entangled;
  }
  return undefined;
}

/** What is left of a line without the quotations and items that it opens or goes on with, and how many quotations and new items those are. */
function stripContainers(line: string, items: number[]): { quotes: number; opened: number; text: string } {
  let at = skipSpace(line, 0);
  if (at === line.length) return { quotes: 0, opened: 0, text: '' };
  while (items.length > 0 && (items.at(-1) ?? 0) > at) items.pop();
  let opened = 0;
  let quotes = 0;
  for (let found = container.exec(line.slice(at, at + 16)); found; found = container.exec(line.slice(at, at + 16))) {
    at = skipSpace(line, at + found[0].length);
    if (found[0] === '>') quotes += 1;
    else {
      items.push(at);
      opened += 1;
    }
    if (items.length + quotes > deepest) break;
  }
  return { quotes, opened, text: line.slice(at) };
}

function skipSpace(line: string, from: number): number {
  let at = from;
  while (line[at] === ' ' || line[at] === '\t') at += 1;
  return at;
}

/** Counts the work that the marks of paragraphs make. */
class Paragraph {
  #steps = 0;
  #runs = 0;
  #brackets = 0;
  #lines = 0;
  #depth = 0;
  #quotes = 0;
  /** Beginnings of comments, instructions, CDATA and declarations for which no end was seen, by the sign that their ends have before `>`. */
  readonly #unended = { '-': 0, '?': 0, ']': 0, '': 0 };
  /** Places of the runs that could open emphasis, by sign. */
  readonly #open: Record<string, number[]> = {};

  /** `depth` containers stand around it, of which `quotes` are quotations. */
  begin(depth: number, quotes: number): void {
    this.#depth = depth;
    this.#quotes = quotes;
    this.#lines = 0;
    this.#runs = 0;
    this.#brackets = 0;
    Object.assign(this.#unended, { '-': 0, '?': 0, ']': 0, '': 0 });
    for (const list of Object.values(this.#open)) list.length = 0;
  }

  /** Quotations around it: they stay open for lines without their signs. */
  get quotes(): number {
    return this.#quotes;
  }

  get isNew(): boolean {
    return this.#lines === 0;
  }

  /** For a line that goes on without the signs of its containers, the parser looks through all lines before it, which is quick for each. */
  addLine(depth: number): void {
    if (depth < this.#depth) this.#steps += this.#lines / 8;
    this.#lines += 1;
  }

  /** For so many characters. */
  pass(length: number): void {
    const { '-': comments, '?': instructions, ']': data, '': declarations } = this.#unended;
    this.#steps += (comments + instructions + data + declarations) * length * stepsOfCharacter;
  }

  /** A run of marks, with the characters on both sides. More is counted than the parser does: of a run it knows more than its neighbours. */
  add(run: string, before: string | undefined, after: string | undefined): void {
    const sign = run[0] ?? '';
    if (sign === '\\') return;
    if (run === '[' || run === ']') {
      this.#brackets += 1;
      return;
    }
    if (sign === '<') {
      this.#unended[run === '<?' ? '?' : after === '-' ? '-' : after === '[' ? ']' : ''] += 1;
      return;
    }
    if (run.endsWith('>')) {
      this.#unended[''] = 0;
      if (sign === '?' || (sign !== '>' && before === sign)) this.#unended[sign as '-' | '?' | ']'] = 0;
      return;
    }
    this.#runs += 1;
    // Within a word an underscore is a letter.
    if (sign === '_' && /\w/.test(before ?? '') && /\w/.test(after ?? '')) return;
    this.#steps += (run.length * run.length) / 4;
    const open = (this.#open[sign] ??= []);
    if (before !== undefined && !/\s/.test(before)) {
      const opener = open.pop();
      this.#steps += this.#runs - (opener ?? 0);
      if (opener !== undefined) return;
    }
    if (after !== undefined && !/\s/.test(after)) open.push(this.#runs);
  }

  get isTooMuch(): boolean {
    return this.#steps > mostSteps || this.#runs > mostRuns || this.#brackets > mostBrackets;
  }
}
