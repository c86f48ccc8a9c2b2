/**
 * Where do entries start in a text that may be a single line? Numbers stand in sentences too (`see Rule 409, …`, `rules 212-215`), a
 * dash follows many a word, and the mark `+` is only on what a release has changed. So each place that might start a numbered entry is weighed
 * by its form, each pair by how the second number goes on from the first, and the chain with the best sum over the whole text is
 * taken (Viterbi). A greedy reader would follow one misread number into the next section and refuse all numbers up to there.
 */
import { bestPath } from '../../constructs/bestPath.ts';
import { isTitle } from '../titles.ts';
import { isUnder, parseSummaryNumber, stepWeight, type SummaryNumber } from './summaryNumber.ts';

export interface NumberStart {
  readonly number: SummaryNumber;
  /** Offsets: of the mark if there is one, of the number, behind the number, of what it introduces. */
  readonly start: number;
  readonly at: number;
  readonly behind: number;
  readonly content: number;
  readonly marked: boolean;
  /** Printed with a stop instead of a dash: `502.40. Splice`. */
  readonly stopped: boolean;
  /** How much the form speaks for a start, on the scale of stepWeight. */
  readonly form: number;
}

//                       +            G24.1a / 509.Ruling.1 / 212.4 / 7                                        -   or  .
const numberShape =
  /(?<!\S)(\+\s+)?(G\d{1,2}(?:\.\d{1,3})?[a-z]?(?:\.Rulings?\.\d{1,3})?|\d{3}(?:\.\d{1,3}[a-z]?)?(?:\.Rulings?\.\d{1,3})?|\d)(\s+-{1,2}(?=\s|$)|\.(?=\s+[A-Z]))/g;

/** Candidates between two offsets, in order. In a list of contents there are no rows below the sections. */
export function findCandidates(text: string, start: number, end: number, listed = false): NumberStart[] {
  const candidates: NumberStart[] = [];
  numberShape.lastIndex = start;
  for (let match = numberShape.exec(text); match && match.index < end; match = numberShape.exec(text)) {
    const [whole, mark = '', printed = '', sign = ''] = match;
    const number = parseSummaryNumber(printed);
    const stopped = sign === '.';
    if (!number || (stopped && number.kind === 'section')) continue;
    const at = match.index + mark.length;
    const content = match.index + whole.length;
    const marked = mark !== '';
    const before = marked ? markWeight(text, match.index) : weighBefore(text, match.index);
    const shape = (stopped ? -3 : 2) + weighAfter(text, content);
    const form = shape + (listed ? Math.max(0, before) : before + weighHead(text, number, content));
    candidates.push({ number, start: match.index, at, behind: stopped ? content : at + printed.length, content, marked, stopped, form });
  }
  return candidates;
}

/** What stands before a place: the end of an attribution, a row or a sentence speaks for a start, a word that cites speaks against. */
export function weighBefore(text: string, at: number): number {
  let end = at;
  while (end > 0 && /\s/.test(text.charAt(end - 1))) end -= 1;
  if (end === 0) return 4;
  const ends = text.slice(end, at).match(/\r\n|\r|\n/g)?.length ?? 0;
  const line = ends > 1 ? 6 : ends === 1 ? 4 : 0;
  const tail = text.slice(Math.max(0, end - 24), end);
  if (/\d\]$|[-=]{4}$/.test(tail)) return 9 + line;
  if (/[.!?]["')\]]*$/.test(tail)) return 1 + line;
  if (ends > 1) return 2;
  if (/[,;(–-]$|\b(?:rules?|sections?|see|and|or|through|to|than|of|in|by|from|is|are)$/i.test(tail)) return -8 + line;
  return (/(?:^|\s)["'(]*[A-Z][\w'-]*$/.test(tail) ? -1 : -4) + line;
}

/** A mark is a sign of its own, unless it adds: `25 + 100 - 3`. */
const markWeight = (text: string, at: number): number =>
  /[\d)}]\s+$/.test(text.slice(Math.max(0, at - 6), at)) && !/\]\s+$/.test(text.slice(Math.max(0, at - 6), at)) ? -4 : 7;

function weighAfter(text: string, content: number): number {
  const next = /\S/.exec(text.slice(content, content + 12))?.[0] ?? '';
  return /[A-Z"'{([+]/.test(next) ? 1 : /\d/.test(next) ? -8 : -3;
}

//   1 - The Game ------------
const underlined = /^\s+(?:(?!\s-{1,2}\s)[^=]){1,80}?\s[-=]{5,}(?=\s|$)/;

/** A section's number is a single digit, the commonest of all: it starts an entry only with a row below its title, or on its own line. */
function weighHead(text: string, number: SummaryNumber, content: number): number {
  if (number.kind !== 'section') return 0;
  if (underlined.test(text.slice(content, content + 200))) return 8;
  const line = /^[ \t]+([^\r\n]+)(?=[\r\n])/.exec(text.slice(content, content + 100))?.[1];
  return line !== undefined && isTitle(line.trim()) ? 0 : -9;
}

/** Whether a section's number stands at a candidate with a row below its title. */
export const isUnderlined = (text: string, candidate: NumberStart): boolean =>
  candidate.number.kind === 'section' && underlined.test(text.slice(candidate.content, candidate.content + 200));

/** How far back a predecessor is looked for: more false candidates in a row than this do not stand in prose. */
const reach = 40;

/** The chain of candidates with the best sum of forms and steps, in order. */
export function bestStarts(text: string, candidates: readonly NumberStart[]): NumberStart[] {
  return bestPath(candidates, {
    form: ({ form }) => form,
    step: (before, after) => stepWeight(before.number, after.number) + headingWeight(text, before, after),
    reach,
  });
}

/** A heading's title ends in any word: that it is a title, and that what follows stands under it, says as much as a full stop. */
function headingWeight(text: string, before: NumberStart, after: NumberStart): number {
  if (after.start - before.content > 90 || before.number.kind === 'subrule' || before.number.kind === 'ruling') return 0;
  const topic = before.number.glossary && before.number.kind === 'rule';
  const weight = isUnder(before.number, after.number) ? 10 : before.number.kind === 'subsection' || topic ? 4 : 0;
  return weight > 0 && isTitle(text.slice(before.content, after.start).replace(/\s+/g, ' ').trim()) ? weight : 0;
}
