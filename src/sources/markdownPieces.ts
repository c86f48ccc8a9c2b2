/**
 * A large Markdown text in pieces that can be parsed one by one: the parser keeps some hundred objects for each block until it is done, and
 * a text of many MB does not fit into the memory that a document may take.
 */
import { splitLines } from './lineEnds.ts';

export interface MarkdownPiece {
  readonly text: string;
  /** Lines before it. */
  readonly line: number;
}

/** Characters of a piece, at least. What a longer one leaves behind outlives a round of collecting garbage, which took half of all the time. */
const usualPiece = 1 << 12;

/** What may go on over an empty line wherever it stands: fences, and those blocks of html that do not end with one. */
const goesOn = /```|~~~|<(?:[!?]|script|pre|style|textarea)/i;

/**
 * A line that goes on with nothing after an empty line. Items go on with their list; the parser reads an empty item in a quotation (`> -`)
 * by what stood before the empty line.
 */
const begins = /^(?![-+*](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$))[^> \t]/;

const empty = /^[ \t]*$/;

/**
 * Cuts a text where it makes no difference to how Markdown reads it: below an empty line, before a line that is not indented and opens neither
 * item nor quotation, as long as nothing before it could go on (CommonMark 0.31.2: 4.5 "Fenced code blocks", 4.6 "HTML blocks", 5.1 "Block
 * quotes", 5.2 "List items"). A text with what may be the definition of a link (4.7) is one piece, because a definition holds everywhere.
 */
export function cutMarkdown(text: string, least = usualPiece): readonly MarkdownPiece[] {
  const whole = [{ text, line: 0 }];
  if (text.length <= least || text.includes(']:')) return whole;
  const { lines } = splitLines(text);
  const pieces: MarkdownPiece[] = [];
  let start = 0;
  let line = 0;
  let afterEmpty = false;
  for (const [at, { value, offset }] of lines.entries()) {
    if (afterEmpty && offset - start >= least && begins.test(value)) {
      pieces.push({ text: text.slice(start, offset), line });
      start = offset;
      line = at;
    }
    afterEmpty = empty.test(value);
    if (!afterEmpty && goesOn.test(value)) break;
  }
  return [...pieces, { text: text.slice(start), line }];
}
