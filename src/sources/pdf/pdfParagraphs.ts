/** Laid-out lines to paragraphs: wrapped lines joined, words that were parted by a hyphen whole again, furniture beside the text. */
import type { PdfLine } from './pdfLines.ts';
import { beginsNote } from './pdfNotes.ts';

export interface PdfParagraph {
  readonly text: string;
  /** In order; never empty. The place of a paragraph is that of the first. */
  readonly lines: readonly PdfLine[];
  /** Whether there is more room above it than between two of its lines, or another page. */
  readonly apart: boolean;
  readonly furniture: boolean;
}

/** So many times the usual distance of two lines are room between paragraphs. */
const roomAbove = 1.3;
/** Heights of the font that a line must be short of the margin, its successor's first word counted, to have been ended on purpose. */
const slack = 2;
/** Points by which lines of one edge may differ. */
const edge = 2.5;
/** Points by which the margins of two facing pages differ at most. Nothing that goes on behind a page stands further left. */
const outdent = 35;

/**
 * The paragraphs of a document. A line goes on with its paragraph unless there is room above it, or its first word would have fitted behind
 * the line before, or it begins at another edge than the lines before it, or it is set in another size, or begins with a bullet,
 * or with a number, a letter of a list or in bold behind the end of a sentence. What stands
 * in the same row, behind a wide gap, follows a tab. Every line is in one paragraph; furniture in one of its own, behind that which it parts, and
 * notes of a page likewise.
 */
export function findParagraphs(lines: readonly PdfLine[]): PdfParagraph[] {
  const leading = usualLeading(lines);
  const roomOf = measureRoom(lines);
  const edgeBehind = usualEdges(lines);
  const words = wordsOf(lines);
  const found: PdfParagraph[] = [];
  let open: PdfLine[] = [];
  /** The first line of the open paragraph on its last page that stands below its very first. */
  let second: PdfLine | undefined;
  let apart = false;
  let waiting: PdfParagraph[] = [];
  const close = (): void => {
    if (open.length > 0) found.push({ text: joinLines(open, words), lines: open, apart, furniture: false });
    found.push(...waiting);
    [open, waiting] = [[], []];
  };
  for (const line of lines) {
    if (line.furniture) {
      waiting.push({ text: line.text, lines: [line], apart: true, furniture: true });
      continue;
    }
    if (line.note) {
      const note = beginsNote(line.text) ? undefined : waiting.findLast(({ lines: [first] }) => first?.note);
      const own = [...(note?.lines ?? []), line];
      const whole = { text: joinLines(own, words), lines: own, apart: true, furniture: false };
      waiting = [...waiting.filter((each) => each !== note), whole];
      continue;
    }
    const before = open.at(-1);
    if (before && goesOn(open, before, line)) {
      open.push(line);
      const [first = line] = open;
      if (second?.page !== line.page) second = undefined;
      if (line.y > first.y + first.size * 0.3) second ??= line;
    } else {
      close();
      apart = before === undefined || before.page !== line.page || isRoom(before, line);
      open = [line];
      second = undefined;
    }
  }
  close();
  return found;

  function isRoom(before: PdfLine, line: PdfLine): boolean {
    const size = Math.max(before.size, line.size);
    return line.y - before.y > leading * size * roomAbove || line.y < before.y - size;
  }

  function goesOn(paragraph: readonly PdfLine[], before: PdfLine, line: PdfLine): boolean {
    const first = paragraph[0] ?? before;
    if (isSameRow(before, line)) return true;
    if (endsListed.test(before.text) || isBoldHeading(paragraph, line)) return false;
    if (Math.abs(before.size - line.size) > line.size * 0.1 || /^[•·◦▪●○‣]/.test(line.text)) return false;
    const turned = before.page !== line.page || line.y < before.y - line.size;
    if (!turned && isRoom(before, line)) return false;
    if (turned && (line.x < first.x - outdent || (line.bold && !before.bold))) return false;
    if (before.x + before.width + firstUnit(line) + before.size * slack < roomOf(before)) return false;
    // Behind its first row a paragraph has one edge.
    const usual = before === first ? edgeBehind.get(Math.round(first.x)) : undefined;
    if (/^\p{Ll}/u.test(line.text) && !endsSentence.test(before.text)) return true;
    if (!turned && usual !== undefined && Math.abs(usual - line.x) > edge) return false;
    if (!turned && second && Math.abs(second.x - line.x) > edge) return false;
    return !(endsSentence.test(before.text) && (beginsNumber.test(line.text) || beginsBold(line, before)));
  }
}

/** A line of a contents list: dots, and the number of a page. */
const endsListed = /(?:\.\s?){4,}\s*\d{0,3}$/;
/** Characters that a heading has at most which stands close to the text below it. */
const closeHeading = 40;

/** A short paragraph in bold above a line that is not: a heading. */
const isBoldHeading = (paragraph: readonly PdfLine[], line: PdfLine): boolean =>
  line.runs[0]?.bold === false && paragraph.every(({ bold, text }) => bold && text.length <= closeHeading);

const endsSentence = /[.!?:)”"]$/;
const beginsNumber = /^(?:\d{1,3}\.(?:\d+[a-z]?\.?)?|[A-Z]\.|\([A-Z]\))\s+\p{Lu}/u;

/** A headword, or a word such as "Note:" at the beginning of a paragraph. */
const beginsBold = (line: PdfLine, before: PdfLine): boolean => line.runs[0]?.bold === true && before.runs.at(-1)?.bold === false;

const isSameRow = (before: PdfLine, line: PdfLine): boolean =>
  before.page === line.page && Math.abs(before.y - line.y) < line.size * 0.3 && line.x >= before.x + before.width;

/** The commonest distance of two lines, in heights of the font. */
function usualLeading(lines: readonly PdfLine[]): number {
  const counts = new Map<number, number>();
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    if (before?.page !== line.page || before.furniture || line.furniture) continue;
    const distance = Math.round(((line.y - before.y) / line.size) * 20) / 20;
    if (distance > 0.8 && distance < 2) counts.set(distance, (counts.get(distance) ?? 0) + 1);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), [1.2, 0])[0];
}

/**
 * Where second lines begin, for each left edge of a first one, where that is clear: paragraphs of a document hang or are indented alike. Counted
 * where there is room above the first line and none above the second.
 */
function usualEdges(lines: readonly PdfLine[]): ReadonlyMap<number, number> {
  const leading = usualLeading(lines) * roomAbove;
  const counts = new Map<number, Map<number, number>>();
  for (const [at, second] of lines.entries()) {
    const [before, first] = [lines[at - 2], lines[at - 1]];
    if (before?.page !== second.page || first?.page !== second.page) continue;
    if (first.y - before.y < leading * first.size || second.y - first.y > leading * first.size || second.y <= first.y) continue;
    const key = Math.round(first.x);
    const behind = counts.get(key) ?? new Map<number, number>();
    counts.set(key, behind.set(Math.round(second.x), (behind.get(Math.round(second.x)) ?? 0) + 1));
  }
  const clear: [number, number][] = [];
  for (const [key, behind] of counts) {
    const total = [...behind.values()].reduce((sum, count) => sum + count, 0);
    const [most, times] = [...behind].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0]);
    if (total >= 8 && times >= total * 0.7) clear.push([key, most]);
  }
  return new Map(clear);
}

/**
 * How far to the right a line could have gone: to the margin that lines with about the same left edge have throughout the document, or to what
 * stands beside it.
 */
function measureRoom(lines: readonly PdfLine[]): (line: PdfLine) => number {
  const step = 30;
  /** Points of height of the stretches of a page in which lines are looked up. */
  const band = 24;
  const text = lines.filter(({ furniture }) => !furniture);
  const edges = new Map<number, number[]>();
  for (const line of text) {
    const key = Math.round(line.x / step);
    const ends = edges.get(key);
    if (ends) ends.push(line.x + line.width);
    else edges.set(key, [line.x + line.width]);
  }
  const bandOf = (y: number): number => Math.floor(y / band);
  const bands = Map.groupBy(text, ({ page, y }) => `${page} ${bandOf(y)}`);
  const margins = new Map<number, number>();
  // A few short lines say nothing of a margin.
  const few = new Set<number>();
  for (const key of edges.keys()) {
    const near = [key - 1, key, key + 1].flatMap((each) => edges.get(each) ?? []).toSorted((left, right) => left - right);
    if (near.length < 6) few.add(key);
    margins.set(key, near[Math.floor((near.length - 1) * 0.97)] ?? 0);
  }
  return (line) => {
    const right = line.x + line.width;
    const reach = line.size * 2;
    const beside: number[] = [];
    for (let at = bandOf(line.y - reach); at <= bandOf(line.y + reach); at += 1)
      for (const other of bands.get(`${line.page} ${at}`) ?? [])
        if (other.x > right && Math.abs(other.y - line.y) < reach) beside.push(other.x - line.size);
    const key = Math.round(line.x / step);
    const margin = Math.max(margins.get(key) ?? 0, few.has(key) ? line.x + line.size * 20 : 0);
    return beside.reduce((least, each) => Math.min(least, each), margin);
  };
}

/** About how wide a space and the first piece of a line are that could have been set on the line before. */
function firstUnit({ text, width }: PdfLine): number {
  const unit = /^[^\s\-–—]+[-–—]?/.exec(text)?.[0].length ?? 1;
  return ((unit + 1) * width) / Math.max(1, text.length) + 1;
}

/** The words of the document that stand within a line, in small letters: they tell whether a hyphen at an end is one of the word's own. */
function wordsOf(lines: readonly PdfLine[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { text } of lines)
    for (const [word] of text.slice(0, -1).matchAll(/[\p{L}’']+(?:-[\p{L}’']+)*(?=[^-\p{L}’'])/gu)) words.add(word.toLowerCase());
  return words;
}

function joinLines(lines: readonly PdfLine[], words: ReadonlySet<string>): string {
  const pieces: string[] = [];
  let end = '';
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const [cut, between] = !before ? [0, ''] : isSameRow(before, line) ? [0, '\t'] : findJoint(end, line.text, words);
    if (cut > 0) pieces.push((pieces.pop() ?? '').slice(0, -cut));
    pieces.push(between + line.text);
    end = (end.slice(0, end.length - cut) + between + line.text).slice(-longestWord);
  }
  return pieces.join('');
}

/** Two lines of a paragraph as one. No space comes behind a hyphen or a long dash that stands close to its word. */
export function joinWrapped(text: string, next: string, words: ReadonlySet<string>): string {
  const [cut, between] = findJoint(text.slice(-longestWord), next, words);
  return text.slice(0, text.length - cut) + between + next;
}

/** Of what a text ends with, so many characters are looked at. */
const longestWord = 80;

/** How many characters the first loses, and what comes between. `end` is that of the text so far. */
function findJoint(end: string, next: string, words: ReadonlySet<string>): readonly [number, string] {
  if (end.endsWith('\u00AD')) return [1, ''];
  const parted = /([\p{L}’']+(?:-[\p{L}’']+)*)-$/u.exec(end);
  const rest = /^[\p{Ll}’']+/u.exec(next);
  if (parted && rest) {
    const [head, tail] = [(parted[1] ?? '').toLowerCase(), rest[0].toLowerCase()];
    // Only a word that the document has is made whole: `turn-` and `based` stay `turn-based`.
    return [words.has(head + tail) && !words.has(`${head}-${tail}`) ? 1 : 0, ''];
  }
  const close = /\S[-–—]$/.test(end) || /^[–—][\p{L}\d]/u.test(next);
  return [0, close ? '' : ' '];
}
