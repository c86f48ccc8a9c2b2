/**
 * The glossary: a headword on its own line, below it the definition.
 *
 *     Ability                                       Untap
 *     1. Text on an object that explains …
 *     2. An activated or triggered ability …        1. To untap a tapped card, …
 *     See rule 113, “Abilities.”
 *                                                   2. Untap is the first step …
 *
 * Entries are separated by blank lines, but paragraphs of one entry may be too (2003-05-26), or indented (until May 2009), and a copy
 * may have lost the blank lines. So a headword is told by its own form and by what comes before and after it.
 */
import type { EntryNode, Leaf } from '../../model/tree.ts';
import { claim, entry, isDefined } from '../build.ts';
import { isFull, type TextLine } from '../lines.ts';
import { plainTitle } from './entries.ts';
import { isFurniture } from './furniture.ts';
import { assemble, type Surroundings } from './paragraphs.ts';

const longestHeadword = 100;
const endsSentence = /[.!?:;,]["”’')]*$/;
/** What a definition ends in; some lack their full stop. */
const completes = /[.!?]["”’)\]]*$|["”)\]]$/;
/** `… graveyard. When …`: no headword goes on behind a full stop. */
const sentenceInside = /\p{Ll}{3}[.!?] \p{Lu}/u;
/** A sense, or a line that can only go on from another. */
const continuation = /^(?:\d{1,2}\.\s|\(|[Ee]xamples?:|See (?:also |rules? |section )|\p{Ll})/u;

function looksLikeHeadword(line: TextLine): boolean {
  const { value } = line;
  if (value.length > longestHeadword || line.divider || sentenceInside.test(value)) return false;
  if (endsSentence.test(value) && !/(?:etc|\bvs)\.$|^[^.?]{2,40}!$/i.test(value))
    return /[,.]”(?: or |, | and |$)/.test(value) && /^[“"]/.test(value) && value.length < 80;
  return !continuation.test(value);
}

/** `Ability1. Text on …`: the line break between headword and first sense was lost (2021-06-18). */
const fused = /^(\p{Lu}[\p{L}’' -]{2,50}?)(?=1\. \p{Lu})/u;

/** The smaller of the two indents that share most lines. */
function commonIndent(lines: readonly TextLine[]): number {
  const counts = new Map<number, number>();
  for (const { indent } of lines) counts.set(indent, (counts.get(indent) ?? 0) + 1);
  const common = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 2);
  return Math.min(...common.filter(([, count]) => count > lines.length * 0.1).map(([indent]) => indent), 40);
}

interface Start {
  readonly line: number;
  /** End of the headword; less than the line's where the definition follows on the same line. */
  readonly end: number;
}

function findStarts(lines: readonly TextLine[], around: Surroundings): Start[] {
  const content = lines.filter((line) => !line.divider);
  const { width } = around.setting;
  const opening = content.filter((line) => line.opens).length;
  const headwords = lines.filter((line, index) => looksLikeHeadword(line) && !isFull(line, lines[index + 1], width ?? Infinity)).length;
  // A glossary of few long definitions has few blank lines, but no fewer than headwords.
  const spaced = opening > Math.min(content.length * (width === undefined ? 0.25 : 0.1), headwords * 0.5);
  // Where definitions are indented (1999), only what stands further out is a headword.
  const margin = commonIndent(content);
  const starts: Start[] = [];
  lines.forEach((line, index) => {
    const lost = fused.exec(line.value);
    if (lost?.[1] && line.opens) {
      starts.push({ line: index, end: line.start + lost[1].length });
      return;
    }
    if (!looksLikeHeadword(line) || line.indent > margin) return;
    const next = lines[index + 1];
    if (!next || next.divider || (width !== undefined && isFull(line, next, width))) return;
    const before = lines[index - 1];
    if (spaced) {
      // Print sometimes lacks the blank line above a headword. Inside a block only a word in its alphabetical place is one.
      if (!line.opens && !(width === undefined && before && endsSentence.test(before.value) && inPlace(lines, index, starts))) return;
      // A block of its own that a further headword-like block follows is a definition without a full stop, if the block before was a lone headword.
      const previous = starts[starts.length - 1];
      const loneBefore = previous !== undefined && previous.line === index - 1;
      if (loneBefore && next.opens && looksLikeHeadword(next) && around.setting.width === undefined && line.value.length > 40) return;
      if (loneBefore && !next.opens && line.value.length > 60) return;
    } else {
      const previous = starts[starts.length - 1];
      if (previous?.line === index - 1) return;
      if (before && !before.divider && !completes.test(before.value)) return;
      // After a line without room, only the alphabet tells a headword from the last words of a definition.
      const last = previous && lines[previous.line];
      if (before && last && width !== undefined && isFull(before, line, width) && initial(line) < initial(last)) return;
    }
    starts.push({ line: index, end: line.end });
  });
  return starts;
}

const folded = (headword: string): string => headword.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');

const initial = (line: TextLine): string =>
  folded(line.value)
    .replace(/^(?:the|a) /, '')
    .charAt(0);

/** Whether a line stands in alphabetical order between the headwords around it. */
function inPlace(lines: readonly TextLine[], index: number, starts: readonly Start[]): boolean {
  const before = lines[starts[starts.length - 1]?.line ?? -1];
  const after = lines.slice(index + 1, index + 40).find((line) => line.opens && looksLikeHeadword(line));
  const word = folded(lines[index]?.value ?? '');
  return word.length <= 40 && before !== undefined && after !== undefined && folded(before.value) < word && word < folded(after.value);
}

/** Reads the lines of a glossary. Lines before the first headword are given back as `lead`. */
export function readGlossary(lines: readonly TextLine[], around: Surroundings): { lead: TextLine[]; terms: EntryNode[]; tail: TextLine[] } {
  const starts = findStarts(lines, around);
  const tailFrom = lines.findIndex((line, index) => index > (starts[starts.length - 1]?.line ?? 0) && isFurniture(line));
  const end = tailFrom < 0 ? lines.length : tailFrom;
  const terms = starts.map((start, index): EntryNode => {
    const block = lines.slice(start.line, Math.min(starts[index + 1]?.line ?? end, end));
    const headword = claim(around.source, 'headword', block[0]?.start ?? 0, start.end);
    const title = plainTitle(headword?.value ?? '');
    const body = start.end < (block[0]?.end ?? 0) ? block : block.slice(1);
    const children: (Leaf | EntryNode['children'][number])[] = [headword].filter(isDefined);
    children.push(...assemble(body, start.end, around));
    return entry('term', { title }, children);
  });
  return { lead: lines.slice(0, starts[0]?.line ?? end), terms, tail: lines.slice(end) };
}
