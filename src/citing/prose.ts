/** A text as it is read: its prose alone, lines that go on joined, every space one. Offsets lead back into the text as it is written. */
import { cleanText } from '../corpus/wording/cleanText.ts';
import { findExcess } from '../sources/entangled.ts';
import { splitLines } from '../sources/lineEnds.ts';
import { findPlaces, unreadSign, type Span } from './hidden.ts';

export interface Prose {
  /**
   * With plain typography (cleanText). One space stands for any run of them, for the end of a line that goes on in the next, and for the marks
   * of a quotation there; `\n` for every other end of a line; what is no prose is blanked out.
   */
  readonly flat: string;
  /** The place in the text of what stands from one offset of `flat` to another, which neither begins nor ends with a space. */
  readonly placeOf: (start: number, end: number) => Span;
}

/** Why a text cannot be read in the time that a text may take; completes "is Markdown with ...". Undefined when it can. */
export const whyUnreadable = (text: string): string | undefined => findExcess(text);

/** Reads a text. One that would take too long to read as Markdown (whyUnreadable) is left out as a whole. */
export function readProse(text: string): Prose {
  const { unread } = findPlaces(text) ?? { unread: [{ start: 0, end: text.length }] };
  const shown = cleanText(blank(text, unread));
  const offsets = new Uint32Array(shown.length + 1);
  const parts: string[] = [];
  let length = 0;
  const add = (part: string, from: number): void => {
    for (let at = 0; at < part.length; at += 1) offsets[length + at] = from + at;
    length += part.length;
    parts.push(part);
  };
  let before: Line | undefined;
  for (const { value, offset } of splitLines(shown).lines) {
    const line = readLine(value);
    if (before) add(goesOn(before, line) ? ' ' : '\n', offset - 1);
    for (const { 0: word, index } of line.content.matchAll(/[^ \t\v\f]+|[ \t\v\f]+/g))
      add(/^[ \t\v\f]/.test(word) ? ' ' : word, offset + line.start + index);
    before = line;
  }
  return {
    flat: parts.join(''),
    placeOf: (start, end) => ({ start: offsets[start] ?? 0, end: end > start ? (offsets[end - 1] ?? 0) + 1 : (offsets[start] ?? 0) }),
  };
}

/** Blanks places out; ends of lines stay. */
function blank(text: string, places: readonly Span[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of places) {
    parts.push(text.slice(from, start), text.slice(start, end).replace(/[^\r\n]/g, unreadSign));
    from = end;
  }
  return parts.join('') + text.slice(from);
}

interface Line {
  /** Quotations that it stands in. */
  readonly quotes: number;
  /** Without the marks of these, and spaces around. */
  readonly content: string;
  /** Where that begins in the line. */
  readonly start: number;
}

function readLine(value: string): Line {
  const lead = /^[ \t]*(?:>[ \t]*)*/.exec(value)?.[0] ?? '';
  return { quotes: lead.length - lead.replaceAll('>', '').length, content: value.slice(lead.length).trimEnd(), start: lead.length };
}

/** A line goes on in the next unless that is empty or begins something of its own: an item, a heading, a row, a quotation. */
function goesOn(line: Line, next: Line): boolean {
  return (
    line.content !== '' &&
    next.content !== '' &&
    next.quotes <= line.quotes &&
    !/^(?:#{1,6}[ \t]|\|)/.test(line.content) &&
    /^[\p{L}\p{N}§($€£¥%&]/u.test(next.content) &&
    !/^(?:\d{1,2}|\p{L})[.)](?:[ \t]|$)/u.test(next.content)
  );
}
