import { parsePrintedNumber } from './constructs/number.ts';

/**
 * Hard-wraps a paragraph at a width, breaking at spaces only. A piece that ends in a hyphen or dash is not left at the end of a line,
 * because a reader could not tell whether a space stood behind it; nor does a line start with what would open a new entry or Example,
 * or with a sign that closes something. Such words go down together with the word before them, so that no line is longer than the rest.
 *
 * `taken`: columns of the first line that an indent has taken.
 */
export function wrap(text: string, width: number | undefined, taken = 0): string[] {
  if (width === undefined) return [text];
  const lines: string[] = [];
  let line = '';
  let room = width - taken;
  for (const piece of piecesOf(text)) {
    if (line === '' || line.length + 1 + piece.length <= room) line = line === '' ? piece : `${line} ${piece}`;
    else {
      lines.push(line);
      line = piece;
      room = width;
    }
  }
  lines.push(line);
  return lines;
}

const mayNotEnd = /[-–—/]$/;
const mayNotStart = /^(?:examples?\b|see\b|[—–,;:.)\]”’!?]|[-=_*~]{3,}$)/i;
const opensEntry = (word: string): boolean => /^\d/.test(word) && parsePrintedNumber(`${word} `) !== undefined;

/** Words, those that may not be parted from the word before them as one piece with it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const word of text.split(' ')) {
    const before = pieces[pieces.length - 1];
    if (before !== undefined && (mayNotEnd.test(before) || mayNotStart.test(word) || opensEntry(word)))
      pieces[pieces.length - 1] = `${before} ${word}`;
    else pieces.push(word);
  }
  return pieces;
}
