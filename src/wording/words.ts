import { keepLatest } from './keepLatest.ts';

/**
 * What the eye takes as one thing: a symbol (`{2/W}`, `{LEVEL 1-4}`, `[−2]`), a size or amount with its sign (`+1/+1`, `-3`), a word or
 * number with the apostrophes, hyphens, stops and commas inside it (`player's`, `first-strike`, `702.19b`, `1,000`, `i.e.`), a run of stops
 * or hyphens, white space; else one character with its combining marks.
 */
const token = new RegExp(
  [
    String.raw`\s+`,
    String.raw`\{[^{}\n]{1,14}\}`,
    String.raw`\[[+\-−–?]?(?:\d{1,2}|[NX])\]`,
    // A sign belongs to an amount only where no word or number stands before it: 509-511 is a range.
    String.raw`(?<![\p{L}\p{N}])[+\-−–]?(?:\d+|[XYZ*])(?:/[+\-−–]?(?:\d+|[XYZ*]))+(?![\p{L}\p{N}\p{M}])`,
    String.raw`(?<![\p{L}\p{N}\p{M}])[+\-−–](?:\d+|[XYZ])(?![\p{L}\p{N}\p{M}])`,
    String.raw`\p{L}\.(?:\p{L}\.)+`,
    String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00AD\u200C\u200D]*(?:(?:['’‑‐-](?=[\p{L}\p{N}])|(?<=\d)[.,](?=\d))[\p{L}\p{N}\p{M}\u00AD\u200C\u200D]*)*`,
    String.raw`\.{2,}|-{2,}`,
    String.raw`[^]\p{M}*`,
  ].join('|'),
  'gu',
);

/**
 * A text cut into words, numbers, symbols, marks and white space, in order; joined they give the text exactly. No piece but white space
 * begins or ends with white space, and two pieces of white space never follow one another. A hyphenated word is one word.
 */
export function wordsOf(text: string): readonly string[] {
  return text.match(token) ?? [];
}

/** A text as words, numbers, symbols and marks, with the white space (perhaps none) around them: one gap more than there are words. */
export interface SpacedWords {
  readonly words: readonly string[];
  readonly gaps: readonly string[];
}

/** A history compares each text with the one before it and the one after. */
const spaceLast = keepLatest<SpacedWords>(100);

/** Of the texts that were asked for last it is at hand. */
export function spaceWords(text: string): SpacedWords {
  return spaceLast(text, readSpaced);
}

function readSpaced(text: string): SpacedWords {
  const words: string[] = [];
  const gaps: string[] = [];
  let gap = '';
  for (const piece of wordsOf(text)) {
    if (isSpace(piece)) gap = piece;
    else {
      words.push(piece);
      gaps.push(gap);
      gap = '';
    }
  }
  gaps.push(gap);
  return { words, gaps };
}

const isSpace = (piece: string): boolean => /^\s/.test(piece);

/** Whether it is a word, number or symbol, and not a mark or white space. */
export const isWord = (piece: string): boolean => /[\p{L}\p{N}]|^[{[*]./u.test(piece);
