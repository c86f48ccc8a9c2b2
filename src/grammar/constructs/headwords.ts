/**
 * Which lines of a glossary are headwords? Entries are separated by blank lines, but paragraphs of one entry may be too (2003-05-26), or
 * indented (until May 2009), and a copy may have lost the blank lines. So a headword is told by its own form and by what stands around it.
 */
import { isFull, type Setting, type TextLine } from '../lines.ts';

export interface HeadwordLine {
  /** Index of the line. */
  readonly line: number;
  /** Offset of the headword's end; before the line's end where the definition follows on the same line. */
  readonly end: number;
}

const longestHeadword = 100;
const endsSentence = /[.!?:;,]["”’')]*$/;
/** What a definition ends in; some lack their full stop. */
const completes = /[.!?]["”’)\]]*$|["”)\]]$/;
/** `… graveyard. When …`: no headword goes on behind a full stop. */
const sentenceInside = /\p{Ll}{3}[.!?] \p{Lu}/u;
/** A sense, or a line that can only go on from another. */
const continuation = /^(?:\d{1,2}\.\s|\(|[Ee]xamples?:|See (?:also |rules? |section )|\p{Ll})/u;
/** Headwords that end like sentences: `Banding, etc.`, `For Mirrodin!`, `“Destroyed,” “Removed.”` */
const abbreviated = /(?:etc|\bvs)\.$|^[^.?]{2,40}!$/i;
const quotedList = /^[“"](?=.{0,80}$).*[,.]”(?: or |, | and |$)/;
/** `Ability1. Text on …`: the line break between headword and first sense was lost (2021-06-18). */
const fused = /^(\p{Lu}[\p{L}’' -]{2,50}?)(?=1\. \p{Lu})/u;

function looksLikeHeadword(line: TextLine): boolean {
  const { value } = line;
  if (value.length > longestHeadword || line.divider || sentenceInside.test(value)) return false;
  if (endsSentence.test(value)) return abbreviated.test(value) ? !continuation.test(value) : quotedList.test(value);
  return !continuation.test(value);
}

/** The headwords among the lines of a glossary, in order. */
export function findHeadwords(lines: readonly TextLine[], { width }: Setting): HeadwordLine[] {
  const follows = isSpaced(lines, width) ? followsSpaced : followsDense;
  // Where definitions are indented (1999), only what stands further out is a headword.
  const margin = commonIndent(lines.filter((line) => !line.divider));
  const found: HeadwordLine[] = [];
  lines.forEach((line, index) => {
    const lost = fused.exec(line.value)?.[1];
    if (lost !== undefined && line.opens) {
      found.push({ line: index, end: line.start + lost.length });
      return;
    }
    const next = lines[index + 1];
    if (!looksLikeHeadword(line) || line.indent > margin || !next || next.divider) return;
    if (width !== undefined && isFull(line, next, width)) return;
    if (follows({ lines, index, line, next, before: lines[index - 1], previous: found.at(-1)?.line, width }))
      found.push({ line: index, end: line.end });
  });
  return found;
}

/** A line that looks like a headword, and what stands around it. */
interface Place {
  readonly lines: readonly TextLine[];
  readonly index: number;
  readonly line: TextLine;
  readonly next: TextLine;
  readonly before: TextLine | undefined;
  /** Index of the headword before it. */
  readonly previous: number | undefined;
  readonly width: number | undefined;
}

/** Between blank lines. */
function followsSpaced({ lines, index, line, next, before, previous, width }: Place): boolean {
  // Print sometimes lacks the blank line above a headword. Inside a block only a word in its alphabetical place is one.
  if (!line.opens)
    return width === undefined && before !== undefined && endsSentence.test(before.value) && isInPlace(lines, index, previous);
  if (previous !== index - 1) return true;
  // Behind a headword that stands alone comes its definition, which may lack its full stop too; a second headword is shorter.
  const isDefinition = next.opens ? width === undefined && looksLikeHeadword(next) && line.value.length > 40 : line.value.length > 60;
  return !isDefinition;
}

/** Without blank lines: behind a definition that is complete. */
function followsDense({ lines, index, line, before, previous, width }: Place): boolean {
  if (previous === index - 1) return false;
  if (before && !before.divider && !completes.test(before.value)) return false;
  // After a line without room, only the alphabet tells a headword from the last words of a definition.
  const last = previous === undefined ? undefined : lines[previous];
  const mayGoOn = before !== undefined && width !== undefined && isFull(before, line, width);
  return !(mayGoOn && last !== undefined && initial(line) < initial(last));
}

/** A glossary of few long definitions has few blank lines, but no fewer than headwords. */
function isSpaced(lines: readonly TextLine[], width: number | undefined): boolean {
  const content = lines.filter((line) => !line.divider);
  const opening = content.filter((line) => line.opens).length;
  const headwords = lines.filter((line, index) => looksLikeHeadword(line) && !isFull(line, lines[index + 1], width ?? Infinity)).length;
  return opening > Math.min(content.length * (width === undefined ? 0.25 : 0.1), headwords * 0.5);
}

/** The smaller of the two indents that share most lines. */
function commonIndent(lines: readonly TextLine[]): number {
  const counts = new Map<number, number>();
  for (const { indent } of lines) counts.set(indent, (counts.get(indent) ?? 0) + 1);
  const common = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 2);
  return Math.min(...common.filter(([, count]) => count > lines.length * 0.1).map(([indent]) => indent), 40);
}

const folded = (headword: string): string => headword.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');

const initial = ({ value }: TextLine): string =>
  folded(value)
    .replace(/^(?:the|a) /, '')
    .charAt(0);

/** Whether a line stands in alphabetical order between the headwords around it. */
function isInPlace(lines: readonly TextLine[], index: number, previous: number | undefined): boolean {
  const before = previous === undefined ? undefined : lines[previous];
  const after = lines.slice(index + 1, index + 40).find((line) => line.opens && looksLikeHeadword(line));
  const word = folded(lines[index]?.value ?? '');
  return word.length <= 40 && before !== undefined && after !== undefined && folded(before.value) < word && word < folded(after.value);
}
