/**
 * Lines of a text. A line ends at CRLF, at CR or at LF, and at nothing else: form feed, NEL (U+0085) and the Unicode separators
 * (U+2028, U+2029) are characters like others. Editors, `grep -n` and the archives' own records count lines so, and in these documents
 * such a character is a trace of a page break or a conversion, not the end of a paragraph.
 */
export const lineEnds = ['LF', 'CRLF', 'CR'] as const;
export type LineEnd = (typeof lineEnds)[number];

const characters: Record<LineEnd, string> = { LF: '\n', CRLF: '\r\n', CR: '\r' };

export interface TextLine {
  /** The line without its end. */
  readonly value: string;
  /** Offset of its first character in the text, in UTF-16 units. */
  readonly offset: number;
}

export interface SplitText {
  /** At least one line; the last has no end, and is empty when the text ends in a line end (or is empty). */
  readonly lines: readonly TextLine[];
  /** `LF`, `CRLF`, `CR`, `none`, or a mixture with the most frequent first: `CR with 12 CRLF`. */
  readonly lineEnds: string;
}

/** Splits a text into its lines. Each character belongs to one line or to the end of one. */
export function splitLines(text: string): SplitText {
  const counts: Record<LineEnd, number> = { LF: 0, CRLF: 0, CR: 0 };
  const lines: TextLine[] = [];
  let offset = 0;
  let feed = text.indexOf('\n');
  let carriage = text.indexOf('\r');
  while (feed !== -1 || carriage !== -1) {
    const kind: LineEnd = carriage === -1 || (feed !== -1 && feed < carriage) ? 'LF' : feed === carriage + 1 ? 'CRLF' : 'CR';
    const end = kind === 'LF' ? feed : carriage;
    counts[kind] += 1;
    lines.push({ value: text.slice(offset, end), offset });
    offset = end + characters[kind].length;
    if (feed !== -1 && feed < offset) feed = text.indexOf('\n', offset);
    if (carriage !== -1 && carriage < offset) carriage = text.indexOf('\r', offset);
  }
  lines.push({ value: text.slice(offset), offset });
  return { lines, lineEnds: describe(counts) };
}

/** The text of lines, each but the last ended in the same way: the inverse of `splitLines` for a text with one kind of line end. */
export function joinLines(lines: readonly string[], lineEnd: LineEnd): string {
  return lines.join(characters[lineEnd]);
}

function describe(counts: Readonly<Record<LineEnd, number>>): string {
  const found = lineEnds.filter((kind) => counts[kind] > 0).sort((one, other) => counts[other] - counts[one]);
  const [main, ...rest] = found;
  if (main === undefined) return 'none';
  return rest.length === 0 ? main : `${main} with ${rest.map((kind) => `${counts[kind]} ${kind}`).join(', ')}`;
}
