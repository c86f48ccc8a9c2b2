import type { EmphasisSpan } from './spans.ts';

/** What may stand before an emphasis: nothing, white space, an opening bracket or quote, a dash, a slash. Never a letter or digit. */
const before = /[\s([{"'“‘—–\-/]/;

/**
 * What may stand after an emphasis: anything but a letter or digit. `TM` is excused: the edition of 2009-07-11 lost the brackets of one
 * trademark sign (107.8).
 */
const after = /(?![\p{L}\p{N}_]|@)|TM\b/uy;

const marks = /_+/g;

const isSpace = (character: string): boolean => character.trim() === '';

/**
 * Emphasis as print marks it from July 2008 to February 2014: `_like this_`, and doubled `__like this__`, which reads as one emphasis in
 * another. Spans come in the order of the text, an outer one before the one inside it. A mark inside a word, an address or a run of three
 * and more (a blank to fill in) is none; nor is one whose pair is missing from its own paragraph.
 */
export function findEmphasis(text: string): EmphasisSpan[] {
  const spans: EmphasisSpan[] = [];
  if (!text.includes('_')) return spans;
  let opened: { index: number; length: number } | undefined;
  for (const match of text.matchAll(marks)) {
    const { index } = match;
    const { length } = match[0];
    if (length > 2) {
      opened = undefined;
      continue;
    }
    if (opened?.length === length && closes(text, index, index + length) && !text.slice(opened.index, index).includes('\n')) {
      spans.push({ open: opened.index, close: index + length - 1 });
      if (length === 2) spans.push({ open: opened.index + 1, close: index });
      opened = undefined;
    } else if (opens(text, index, index + length)) opened = { index, length };
  }
  return spans;
}

function opens(text: string, start: number, end: number): boolean {
  return (start === 0 || before.test(text.charAt(start - 1))) && end < text.length && !isSpace(text.charAt(end));
}

function closes(text: string, start: number, end: number): boolean {
  after.lastIndex = end;
  return !isSpace(text.charAt(start - 1)) && after.test(text);
}
