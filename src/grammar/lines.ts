import type { LineHint, SourceText } from '../model/source.ts';

/** A line that holds something, as the grammar sees it. */
export interface TextLine {
  /** The line without white space (spaces, tabs, no-break spaces) at both ends. */
  readonly value: string;
  /** Offsets of `value` in the text. */
  readonly start: number;
  readonly end: number;
  /** White space before it. */
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
    lines.push({ value, start, end: start + value.length, indent, opens, divider, hint: line.hint });
    opens = divider;
  }
  return lines;
}

/** How a text is set. Decided over all its lines, because a single short line tells nothing. */
export interface Setting {
  /** Width at which paragraphs are hard-wrapped; undefined when a paragraph is one line. */
  readonly width: number | undefined;
  /** Whether blank lines stand between paragraphs: then a line that does not open is a continuation. */
  readonly spaced: boolean;
  /** Whether lines were cut at a fixed length wherever that fell, inside words too. Then spaces stand in the text at either side of a cut. */
  readonly folded: boolean;
}

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
  const wrapped = full > lines.length * 0.12;
  const longest = lengths[lengths.length - 1] ?? 0;
  const folded = wrapped && lengths.filter((length) => length === longest).length > lengths.length * 0.25;
  return { width: wrapped ? width : undefined, spaced: wrapped ? opening > lines.length * 0.15 : opening > lines.length * 0.6, folded };
}

/**
 * Whether a line may have been broken for want of room: the next line's first word would not have fitted. A line that had room
 * was ended on purpose.
 */
export function isFull(line: TextLine, next: TextLine | undefined, width: number): boolean {
  if (!next || next.opens) return false;
  const space = next.value.search(/\s/);
  const word = space < 0 ? next.value.length : space;
  return line.indent + line.value.length + 1 + word > width - 2;
}
