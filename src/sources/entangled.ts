/**
 * What it would cost to parse Markdown. Its parser looks back over all that stands in a paragraph whenever a mark of emphasis closes
 * nothing, and over all open lists and quotations at every line: a page of stray marks takes minutes. Here that work is counted, in time
 * in proportion to the text, without doing it.
 */

/** Quotations and lists within one another. People lose count at six. */
const deepest = 32;

/** Marks of emphasis, and brackets, in one paragraph: an edition of 8,000 lines without a single empty line still passes. */
const mostRuns = 32_000;
const mostBrackets = 16_000;

/** Steps back, for half a second of the parser's time. Real documents take one or two for each mark. */
const mostSteps = 5e6;

const container = /^(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/;
const divider = /^[ \t]*(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const mark = /\\.|\*+|_+|[[\]]/g;

/** Whether a Markdown text cannot be read in the time that a document may take. */
export function isEntangled(markdown: string): boolean {
  const paragraph = new Paragraph();
  /** Columns at which the contents of the open list items begin. */
  const items: number[] = [];
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const { depth, text, opens } = stripContainers(line, items);
    if (depth > deepest) return true;
    if (opens || text === '' || /^#{1,6}[ \t]/.test(text) || divider.test(text)) paragraph.begin();
    if (divider.test(text)) continue;
    for (const found of text.matchAll(mark)) paragraph.add(found[0], text[found.index - 1], text[found.index + found[0].length]);
    if (paragraph.isTooMuch) return true;
  }
  return false;
}

/** What is left of a line without the quotations and items that it opens or goes on with, and how many stand around it. */
function stripContainers(line: string, items: number[]): { depth: number; text: string; opens: boolean } {
  let at = skipSpace(line, 0);
  if (at === line.length) return { depth: items.length, text: '', opens: false };
  while (items.length > 0 && (items.at(-1) ?? 0) > at) items.pop();
  let opens = false;
  let quotes = 0;
  for (let found = container.exec(line.slice(at, at + 16)); found; found = container.exec(line.slice(at, at + 16))) {
    opens = true;
    at = skipSpace(line, at + found[0].length);
    if (found[0] === '>') quotes += 1;
    else items.push(at);
    if (items.length + quotes > deepest) break;
  }
  return { depth: items.length + quotes, text: line.slice(at), opens };
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
  /** Places of the runs that could open emphasis, by sign. */
  readonly #open: Record<string, number[]> = {};

  begin(): void {
    this.#runs = 0;
    this.#brackets = 0;
    for (const list of Object.values(this.#open)) list.length = 0;
  }

  /** A run of marks, with the characters on both sides. More is counted than the parser does: of a run it knows more than its neighbours. */
  add(run: string, before: string | undefined, after: string | undefined): void {
    const sign = run[0] ?? '';
    if (sign === '\\') return;
    if (sign === '[' || sign === ']') {
      this.#brackets += 1;
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
