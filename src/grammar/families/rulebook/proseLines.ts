/** Lines of the rulebook of 1997 and what they are. Headings have no number, so they are told from paragraphs by their form. */
import type { SourceText } from '../../../model/source.ts';
import { textLines } from '../../lines.ts';
import { isTitle } from '../titles.ts';

export interface ProseLine {
  readonly kind: 'comment' | 'title' | 'section' | 'heading' | 'example' | 'item' | 'text';
  /** The words: of a section, its title alone. */
  readonly value: string;
  /** Number of a section, `I` to `XXXIX`; `0` for the title above them. Empty elsewhere. */
  readonly number: string;
  /** Offsets: of the line, of its title behind the number, and of its end. */
  readonly start: number;
  readonly title: number;
  readonly end: number;
  /** Whether a line stands directly below, without a blank line, that is no heading. */
  readonly followed: boolean;
}

const digits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The value of a Roman number; 0 for anything else. */
export function readRoman(roman: string): number {
  const values = Array.from(roman, (letter) => digits[letter] ?? Number.NaN);
  const sum = values.reduce((total, value, index) => total + (value < (values[index + 1] ?? 0) ? -value : value), 0);
  return Number.isNaN(sum) ? 0 : sum;
}

const tens = ['', 'X', 'XX', 'XXX'];
const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** Writes 1 to 39; the inverse of readRoman. */
export const makeRoman = (value: number): string => (tens[Math.floor(value / 10)] ?? '') + (ones[value % 10] ?? '');

//   Section II: Expanding Your Knowledge
const sectionShape = /^Section ([IVX]{1,7}):\s+(?=\S)/;
//   … you lose the game.  Lands and Spells        a heading that has lost its line end: two spaces behind a sentence
const runIn = /[.!?]["')]* {2,}(?=[A-Z"][^.]{0,60}$)/;

const longestHeading = 60;

interface Piece {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  readonly indent: number;
  /** Whether a blank line stands before it. */
  readonly opens: boolean;
}

/** Lines that are not blank, run-in headings apart. */
function findPieces(source: SourceText): Piece[] {
  return textLines(source).flatMap((line): Piece[] => {
    const seam = line.value.length > longestHeading ? runIn.exec(line.value) : null;
    const at = seam ? seam.index + seam[0].length : 0;
    if (!seam || !isTitle(line.value.slice(at), longestHeading)) return [line];
    const value = line.value.slice(0, at).trimEnd();
    const first = { value, start: line.start, end: line.start + value.length, indent: line.indent, opens: line.opens };
    return [first, { value: line.value.slice(at), start: line.start + at, end: line.end, indent: 0, opens: false }];
  });
}

/**
 * The lines of a rulebook in order. A heading stands at the margin, is short and no sentence, and has capitals. The title of the book is
 * the first heading, when it stands above the first section and another heading directly below it.
 */
export function findProse(source: SourceText): ProseLine[] {
  const pieces = findPieces(source);
  const isHead = (piece: Piece | undefined): boolean =>
    piece !== undefined && piece.indent === 0 && piece.value !== 'EXAMPLE' && isTitle(piece.value, longestHeading);
  const sectionOf = (piece: Piece | undefined): RegExpExecArray | null => {
    const match = piece ? sectionShape.exec(piece.value) : null;
    return match && piece && readRoman(match[1] ?? '') > 0 && isTitle(piece.value.slice(match[0].length)) ? match : null;
  };
  let before = true;
  return pieces.map((piece, index): ProseLine => {
    const next = pieces[index + 1];
    const followed = next !== undefined && !next.opens && !isHead(next) && next.value !== 'EXAMPLE' && !sectionOf(next);
    const plain = { value: piece.value, number: '', start: piece.start, title: piece.start, end: piece.end, followed };
    if (index === 0 && piece.value.startsWith('//')) return { ...plain, kind: 'comment' };
    const section = sectionOf(piece);
    if (section) {
      before = false;
      const [lead, number = ''] = section;
      return { ...plain, kind: 'section', value: piece.value.slice(lead.length), number, title: piece.start + lead.length };
    }
    if (piece.value === 'EXAMPLE') return { ...plain, kind: 'example' };
    if (isHead(piece)) {
      const title = before && next !== undefined && isHead(next) && !next.opens;
      before = false;
      return title ? { ...plain, kind: 'title', number: '0' } : { ...plain, kind: 'heading' };
    }
    return { ...plain, kind: piece.indent > 0 ? 'item' : 'text' };
  });
}
