/** Which lines of contents fit what is typed: a number or its beginning, or words of headings. */
import { foldText } from '../../frame/browser/foldText.ts';

export interface ContentsLine {
  readonly number: string;
  readonly heading: string;
  readonly href: string;
}

/**
 * Numbers that begin as typed; of a number longer than any of them (`704.5j`) what it stands under. Else headings in which every word that was
 * typed begins a word. In the order of numbers.
 */
export function filterLines(lines: readonly ContentsLine[], typed: string): readonly ContentsLine[] {
  const wanted = foldText(typed);
  const fits = /^\d[\d.a-z]*$/.test(wanted) ? fitNumbers(lines, wanted) : lines.filter(({ heading }) => hasWords(heading, wanted));
  return fits.toSorted((one, other) => compareNumbers(one.number, other.number));
}

function fitNumbers(lines: readonly ContentsLine[], wanted: string): readonly ContentsLine[] {
  const begun = lines.filter(({ number }) => number.startsWith(wanted));
  if (begun.length > 0) return begun;
  const above = lines.filter(({ number }) => wanted.startsWith(number) && (wanted[number.length] === '.' || number.includes('.')));
  return above.filter(({ number }) => above.every((other) => other.number.length <= number.length));
}

function hasWords(heading: string, wanted: string): boolean {
  const words = foldText(heading).split(/[^a-z0-9]+/);
  return wanted.split(/[^a-z0-9]+/).every((part) => words.some((word) => word.startsWith(part)));
}

function compareNumbers(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
