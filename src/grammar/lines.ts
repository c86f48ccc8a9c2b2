import type { LineHint, SourceText } from '../model/source.ts';

/** A line that holds something, as the grammar sees it. */
export interface TextLine {
  /** The line without white space (spaces, tabs, no-break spaces) at both ends. */
  readonly value: string;
  /** Offsets of `value` in the text. */
  readonly start: number;
  readonly end: number;
  /** Columns of white space before it, beyond those that stand before all lines. */
  readonly indent: number;
  /** Whether a blank line, a divider or the start of the text comes before it. */
  readonly opens: boolean;
  /** A row of signs that divides parts: `------`, `=====`. It holds no wording. */
  readonly divider: boolean;
  readonly hint: LineHint | undefined;
}

const dividerShape = /^[-=_*~–—]{3,}$/;

/** The lines of a text that are not blank, in order. */
export function textLines(source: SourceText): TextLine[] {
  const lines: TextLine[] = [];
  const margin = marginOf(source);
  let opens = true;
  for (const line of source.lines) {
    const value = line.value.trim();
    if (value === '') {
      opens = true;
      continue;
    }
    const indent = line.value.length - line.value.trimStart().length;
    const start = line.offset + indent;
    const divider = dividerShape.test(value);
    lines.push({ value, start, end: start + value.length, indent: Math.max(0, indent - margin), opens, divider, hint: line.hint });
    opens = divider;
  }
  return lines;
}

/** Columns before a text that was indented as a whole. A few lines that stand further out, a title above it, do not count. */
function marginOf(source: SourceText): number {
  const counts = new Map<number, number>();
  let all = 0;
  for (const { value } of source.lines) {
    const indent = value.search(/\S/);
    if (indent < 0) continue;
    counts.set(indent, (counts.get(indent) ?? 0) + 1);
    all += 1;
  }
  let margin = 0;
  for (let further = all; further > all * 0.98; margin += 1) further -= counts.get(margin) ?? 0;
  return Math.max(0, margin - 1);
}

/** How a text is set. Decided over all its lines, because a single short line tells nothing. */
export interface Setting {
  /** Width at which paragraphs are hard-wrapped; undefined when a paragraph is one line. */
  readonly width: number | undefined;
  /** Whether blank lines stand between paragraphs: then a line that does not open is a continuation. */
  readonly spaced: boolean;
  /** Whether lines were cut at a fixed length wherever that fell, inside words too. Then spaces stand in the text at either side of a cut. */
  readonly folded: boolean;
  /** Whether only first lines of paragraphs are indented, so that an indent opens one wherever it stands. */
  readonly firstLines?: boolean;
}

/** Columns by which a first line is indented at least. */
export const firstLineIndent = 3;

/** Nobody wraps at fewer columns: a text of short lines alone would seem to be. */
const narrowest = 40;

/** Lines at least so long are paragraphs that nobody wrapped. */
const longLine = 170;

export function settingOf(lines: readonly TextLine[]): Setting {
  const lengths = lines.filter((line) => !line.divider).map((line) => line.value.length);
  if (lengths.length === 0) return { width: undefined, spaced: false, folded: false };
  const long = lengths.filter((length) => length > longLine).length;
  const opening = lines.filter((line) => line.opens).length;
  if (long > lengths.length * 0.04 || long > 200) return { width: undefined, spaced: opening > lines.length * 0.6, folded: false };
  const width = Math.max(0, lengths.sort((a, b) => a - b)[Math.floor(lengths.length * 0.985)] ?? 0);
  const full = lines.filter((line, index) => !line.divider && isFull(line, lines[index + 1], width)).length;
  const wrapped = width >= narrowest && full > lines.length * 0.12;
  const longest = lengths[lengths.length - 1] ?? 0;
  // Wherever words end, a line that goes on has the one length; of a wrapped text with few words that may be so of a third of them.
  const cut = lengths.filter((length) => length === longest).length;
  const folded = wrapped && cut > lengths.length * 0.25 && cut > full * 0.6;
  const spaced = wrapped ? opening > lines.length * 0.15 : opening > lines.length * 0.6;
  return { width: wrapped ? width : undefined, spaced, folded, firstLines: areFirstLines(lines) };
}

/** Whether only first lines are indented: told by the lines inside blocks, where an indent ends or begins. */
function areFirstLines(lines: readonly TextLine[]): boolean {
  let first = 0;
  let all = 0;
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (!before || line.opens) return;
    const ended = /[.!?][)”"’]*$/.test(before.value);
    if (before.indent >= firstLineIndent && line.indent === 0) first += 1;
    else if (before.indent === 0 && line.indent >= firstLineIndent && ended) first += 1;
    else if (before.indent >= firstLineIndent && line.indent >= firstLineIndent && !ended) all += 1;
  });
  return first > all;
}

/**
 * Whether a line may have been broken for want of room: the next line's first word, with the number that may have been kept with it,
 * would not have fitted. A line that had room was ended on purpose.
 */
export function isFull(line: TextLine, next: TextLine | undefined, width: number): boolean {
  if (!next || next.opens) return false;
  const word = firstWord.exec(next.value)?.[0].length ?? 0;
  return line.indent + line.value.length + 1 + word > width - 2;
}

const firstWord = /^\S+(?:\s\d\S*)?/;
