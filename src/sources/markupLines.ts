/** Lines taken out of markup, and the text they make. */
import type { LineHint, SourceLine, SourceText } from '../model/source.ts';
import type { DecodedText } from './encoding.ts';
import { splitLines } from './lineEnds.ts';

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A line of the document as a reader of the rendered page sees it. An empty one separates blocks. */
export interface MarkupLine extends Place {
  readonly value: string;
  readonly hint?: LineHint;
}

/** The text made of the lines, ended by LF whatever the file has; `lineEnds` says what the file has. */
export function toSourceText(
  { text: markup, encoding, mark, dropped }: DecodedText,
  found: readonly MarkupLine[],
  rest: Pick<SourceText, 'format' | 'title' | 'frontMatter' | 'page'>,
): SourceText {
  const lines: SourceLine[] = [];
  let offset = 0;
  for (const { value, line, column, hint } of found.length === 0 ? [{ value: '', line: 1, column: 1 } as MarkupLine] : found) {
    lines.push({ value, offset, line, column, ...(hint ? { hint } : {}) });
    offset += value.length + 1;
  }
  return {
    text: lines.map((line) => line.value).join('\n'),
    lines,
    encoding,
    mark,
    lineEnds: splitLines(markup).lineEnds,
    ...rest,
    ...(dropped ? { dropped } : {}),
  };
}

/** Says where in a file an offset is: line and column from 1. */
export function makeLocator(text: string): (offset: number) => Place {
  const starts = splitLines(text).lines.map((line) => line.offset);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Collects lines; an empty line comes between two blocks, never first, last or twice. */
export interface LineCollector {
  readonly add: (line: MarkupLine) => void;
  /** What comes next is a block of its own. */
  readonly separate: () => void;
  readonly lines: readonly MarkupLine[];
}

export function collectLines(): LineCollector {
  const lines: MarkupLine[] = [];
  let separated = false;
  return {
    lines,
    add: (line) => {
      if (separated && lines.length > 0) lines.push({ value: '', line: line.line, column: line.column });
      separated = false;
      // References can stand for what the decoder takes out (`&#xFEFF;`).
      lines.push(/[\0\uFEFF]/.test(line.value) ? { ...line, value: line.value.replace(/[\0\uFEFF]/g, '') } : line);
    },
    separate: () => {
      separated = true;
    },
  };
}
