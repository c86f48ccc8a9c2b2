/**
 * Pieces of a paragraph that links, italics and lost pictures cut off, each on a line of its own:
 *
 *     (see rule
 *     504
 *     , “Draw Step”)
 */
import { exampleMark } from './example.ts';

/** A number alone on its line, with its stop: it begins an entry. One without a stop is the text of a link. */
export const isStandingNumber = (line: string): boolean => /^\d{1,3}(?:\.\d{1,3}[a-z]?)?\.+$/.test(line);

/** Whether a line is a paragraph of its own, against one that goes on: a sentence ended before it, and it is no mere piece. */
export const startsParagraph = (before: string, line: string): boolean =>
  /[.!?][)”"’]*$/.test(before) && /^[\p{Lu}“"(]/u.test(line) && line.length > 80;

/** What stood between two pieces: nothing before closing signs and inside ranges, else a space. */
export const joinOf = (before: string, after: string): '' | ' ' =>
  /^[.,;:!?)\]”’%]|^[–-]\w/.test(after) || /[(“[{\u2018/]$/.test(before) || /^[-–—]$/.test(after) ? '' : ' ';

/** Where links are: a number that is cited. A range is two links, and its dash goes with the second. */
const cited = /(?<=\b[Rr]ules? |[–-])\d{3}(?:\.\d{1,3}[a-z]?)?\b|(?<=\b[Ss]ections? )\d\b|[–-](?=\d{3})/g;

/** Cuts a paragraph at its citations as links did; joining the pieces gives it back. */
export function cutAtLinks(text: string): string[] {
  const cuts = [...text.matchAll(cited)].flatMap(({ 0: link, index }) => (/^\d/.test(link) ? [index, index + link.length] : [index]));
  const pieces: string[] = [];
  let from = 0;
  for (const cut of [...new Set(cuts)].sort((a, b) => a - b)) {
    const before = text.slice(from, cut);
    const after = text.slice(cut);
    if (!comesBack(before, after)) continue;
    pieces.push(before.trimEnd());
    from = cut + (after.length - after.trimStart().length);
  }
  return [...pieces, text.slice(from)];
}

/** Whether a reader joins the two as they stood. A dash before a number is cut off on its left alone. */
function comesBack(before: string, after: string): boolean {
  const [left, right] = [before.trimEnd(), after.trimStart()];
  if (left === '' || right === '' || /^[–-]$/.test(left)) return false;
  const between = `${before.slice(left.length)}${after.slice(0, after.length - right.length)}`;
  return joinOf(left, right) === between && !startsParagraph(left, right) && exampleMark(right) === 0;
}
