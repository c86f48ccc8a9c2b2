import { isWord, wordsOf } from './words.ts';

/** A list inside a sentence: where it stands, in UTF-16 units from the first member to the end of the last, and its members as printed. */
export interface ListInText {
  readonly start: number;
  readonly end: number;
  /** White space inside a member is one space; the "and" or "or" before the last is not part of it. */
  readonly members: readonly string[];
}

/** Longest member in words, what stands in brackets apart. A longer phrase is a part of a sentence. */
const longestMember = 6;

/** Brackets with so many commas hold a list of their own; others belong to the member they stand in. */
const commasOfBracketedList = 5;

const verbs = '(?:is|are|be|being|was|were|includes?|including|contains?)';
/** Up to here a sentence only introduces its list; a name may hold a colon, so one counts behind a verb or at the start alone. */
const introduction = new RegExp(String.raw`^.*\b${verbs}\s+(?:[^:]*:\s+)?`, 's');
const startIntroduction = new RegExp(String.raw`${introduction.source}|^[^:]*:\s+`, 's');
const verbBehind = new RegExp(String.raw`(?<!\s)\s+${verbs}\b.*$`, 's');
const sentenceEnd = /[.!?;](?=["”’]?(?:\s|$))|(?<!,[^\S\n]*)\n|[()]/g;
const comma = /,(?:\s+|(?=\p{L}))/gu;
const conjunction = /^(?:and\/or|and|or)\s+/;
const innerConjunction = /(?<!\s)\s+(?:and\/or|and|or)\s+(?!.*\s(?:and|or)\s)/s;

/** The lists of a text that have at least so many members: short ones, between commas. A sentence may hold several. */
export function findLists(text: string, least: number): readonly ListInText[] {
  // Same length, so that places in it are places in the text.
  const masked = text.replace(/\([^()]*\)/g, (brackets) =>
    brackets.split(',').length <= commasOfBracketedList ? '_'.repeat(brackets.length) : brackets,
  );
  return piecesBetween(sentenceEnd, masked, 0, masked.length)
    .flatMap((sentence) => listsOf(masked, sentence))
    .filter((spans) => spans.length >= least)
    .map((spans) => ({
      start: spans[0]?.start ?? 0,
      end: spans.at(-1)?.end ?? 0,
      members: spans.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')),
    }));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function piecesBetween(separator: RegExp, text: string, start: number, end: number): Span[] {
  const pieces: Span[] = [];
  let at = start;
  for (const match of text.slice(start, end).matchAll(separator)) {
    pieces.push({ start: at, end: start + match.index });
    at = start + match.index + match[0].length;
  }
  return [...pieces, { start: at, end }];
}

/** The runs of members of one sentence, each until a member that follows "and" or "or", or until what is too long to be one. */
function listsOf(text: string, sentence: Span): Span[][] {
  const lists: Span[][] = [];
  let open: Span[] = [];
  const close = (): void => {
    if (open.length > 0) lists.push(open);
    open = [];
  };
  const add = (start: number, end: number): boolean => {
    const member = trim(text, start, end);
    const length = wordsOf(text.slice(member.start, member.end)).filter(isWord).length;
    if (length > longestMember) return false;
    if (length > 0) open.push(member);
    return true;
  };
  const pieces = piecesBetween(comma, text, sentence.start, sentence.end);
  for (const [k, { start, end }] of pieces.entries()) {
    const piece = text.slice(start, end);
    const joined = open.length > 0 ? conjunction.exec(piece)?.[0].length : undefined;
    if (joined !== undefined) {
      add(start + joined, start + piece.replace(verbBehind, '').length);
      close();
      continue;
    }
    const introduced = (k === 0 ? startIntroduction : introduction).exec(piece)?.[0].length ?? 0;
    if (introduced > 0) close();
    if (!add(start + introduced, end)) close();
  }
  splitLast(text, open);
  close();
  return lists;
}

/** A list without the comma before its "and" ends with two members in one, unless its members have that word inside. */
function splitLast(text: string, list: Span[]): void {
  const split = ({ start, end }: Span): RegExpExecArray | null => innerConjunction.exec(text.slice(start, end));
  const last = list.at(-1);
  const match = last && split(last);
  if (!match || list.slice(0, -1).some((member) => split(member))) return;
  list.splice(
    -1,
    1,
    { start: last.start, end: last.start + match.index },
    { start: last.start + match.index + match[0].length, end: last.end },
  );
}

function trim(text: string, start: number, end: number): Span {
  const piece = text.slice(start, end);
  const from = start + piece.length - piece.trimStart().length;
  return { start: from, end: from + piece.trim().length };
}
