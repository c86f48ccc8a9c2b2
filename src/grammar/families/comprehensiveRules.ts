/**
 * The Comprehensive Rules in every layout since 1999, whole or in part: contents list, sections, rules, glossary, credits; one paragraph
 * a line or hard-wrapped; a chapter, a page, a blog post.
 *
 * Stages: lines -> candidates (numbers at line starts) -> contents list -> parts -> best chain of numbers -> entries -> tree.
 */
import type { VFile } from 'vfile';
import { appendAll } from '../blocks.ts';
import type { IsoDate } from '../../model/edition.ts';
import type { SourceText } from '../../model/source.ts';
import type { Block, RulesTree } from '../../model/tree.ts';
import { claim, finishTree, glossaryHeading, isDefined } from '../build.ts';
import { bestChain, type Candidate } from '../constructs/chain.ts';
import { type ContentsList, findContents } from '../constructs/contents.ts';
import { statedDate } from '../constructs/dateLine.ts';
import { readEntry, readMatter } from '../constructs/entries.ts';
import { readGlossary } from '../constructs/glossary.ts';
import { parsePrintedNumber, type PrintedNumber } from '../constructs/number.ts';
import type { Surroundings } from '../constructs/paragraphs.ts';
import { isLegalLine, type PartNames, usualParts } from '../constructs/parts.ts';
import { vocabularyOf } from '../constructs/vocabulary.ts';
import { isFull, type Setting, settingOf, type TextLine, textLines } from '../lines.ts';
import { type ComprehensiveLayout, makeComprehensiveRules } from './comprehensiveRulesLayout.ts';
import type { FamilyGrammar } from './family.ts';

/** A line that begins in the middle of a sentence: its number is a reference. */
const midSentence = /(?:(?<=^|[\s(“"])(?:rules?|sections?|see|and|or|to|in|of|by|with|from|than|through|subrules?)|[,;(–—-])$/i;
const goesOn = /^(?:[,;)”\]–—-]|and\b|or\b|through\b|to\b|\p{Ll})/u;

/** How much its place speaks for a line beginning a paragraph. */
function placeWeight(line: TextLine, before: TextLine | undefined, { width, spaced }: Setting): number {
  if (width === undefined) return 25;
  if (line.opens) return 20;
  const hadRoom = before !== undefined && !isFull(before, line, width);
  // Where blank lines stand between paragraphs, a line inside a block begins one only by accident.
  if (spaced) return hadRoom && /[.)”"]$/.test(before.value) ? 2 : -6;
  // A line that had room and a sentence that is complete end a paragraph as surely as a blank line.
  if (hadRoom) return /[.!?][)”"’\]]*$/.test(before.value) ? 18 : 4;
  return 0;
}

/** How much the form of a line speaks for its number beginning an entry. Weights are on the scale of chain.ts, where 8 is a perfect step. */
function formWeight(line: TextLine, before: TextLine | undefined, printed: PrintedNumber, setting: Setting): number {
  const rest = line.value.slice(printed.length).trimStart();
  if (/^[,;)”\]–—]/.test(rest)) return -40;
  let weight = placeWeight(line, before, setting);
  const broken = before !== undefined && !line.opens && midSentence.test(before.value) && before.value.length > 20;
  if (broken) weight -= setting.width === undefined ? 4 : 12;
  if (goesOn.test(rest)) weight -= setting.width === undefined ? 14 : 8;
  else if (rest !== '') weight += 2;
  if (printed.parts.subsection === undefined) weight -= rest.length > 60 || /[.]$/.test(rest) ? 24 : 4;
  return weight;
}

export function candidatesOf(lines: readonly TextLine[], setting: Setting, parseNumber = parsePrintedNumber): Candidate[] {
  const candidates: Candidate[] = [];
  lines.forEach((line, index) => {
    const code = line.value.charCodeAt(0);
    if (code < 48 || code > 57) return;
    const printed = parseNumber(line.value);
    if (printed) candidates.push({ printed, line: index, form: formWeight(line, lines[index - 1], printed, setting) });
  });
  // A menu may list what is in the text. Where the markup calls most of the numbers furniture, its word is not taken for it.
  const own = candidates.filter(({ line }) => lines[line]?.hint?.furniture !== true);
  return own.length * 2 >= candidates.length ? own : candidates;
}

function surroundingsOf(source: SourceText, lines: readonly TextLine[], setting: Setting): Surroundings {
  const longest = lines.reduce((most, line) => Math.max(most, line.indent + line.value.length), 0);
  return { source, setting, longest, vocabulary: vocabularyOf(source.text) };
}

/** How a document numbers its rules and calls its parts. */
export interface RulesStyle {
  readonly parseNumber: (line: string) => PrintedNumber | undefined;
  readonly parts: PartNames;
}

const usualStyle: RulesStyle = { parseNumber: parsePrintedNumber, parts: usualParts };

/** Reads numbered rules with their contents list, glossary and credits, in the style of the Comprehensive Rules or another. */
export function readNumberedRules(
  source: SourceText,
  file: VFile,
  { parseNumber, parts }: RulesStyle = usualStyle,
  told: Partial<Pick<RulesTree, 'document' | 'family' | 'numbers'>> = {},
): RulesTree {
  const { isGlossaryHeading, isBackHeading } = parts;
  const lines = textLines(source);
  const setting = settingOf(lines);
  const around = surroundingsOf(source, lines, setting);
  const candidates = candidatesOf(lines, setting, parseNumber);
  const contents = findContents(lines, candidates, parts);
  const bodyFrom = contents?.to ?? 0;
  const firstInBody = candidates.find((candidate) => candidate.line >= bodyFrom)?.line ?? bodyFrom;
  const glossary = lines.findLastIndex((line, index) => index > firstInBody && isGlossaryHeading(line.value));
  const chain = bestChain(candidates.filter(({ line }) => line >= bodyFrom && (glossary < 0 || line < glossary)));
  const lastStart = chain[chain.length - 1]?.line ?? -1;
  const back = lines.findIndex(
    (line, index) => index > Math.max(glossary, lastStart) && (isBackHeading(line.value) || isLegalLine(line.value)),
  );
  const backFrom = back < 0 ? lines.length : dividerAbove(lines, back);
  const glossaryFrom = glossary < 0 ? backFrom : dividerAbove(lines, glossary);

  const blocks: (Block | undefined)[] = [];
  const bodyStart = chain[0] ? dividerAbove(lines, chain[0].line) : glossaryFrom;
  if (contents) {
    blocks.push(readMatter('frontMatter', lines.slice(0, contents.from), around));
    blocks.push(readMatter('contents', lines.slice(contents.from, contents.to), around, contents.items));
  }
  blocks.push(readMatter('frontMatter', lines.slice(contents?.to ?? 0, bodyStart), around));
  appendAll(blocks, readRows(lines.slice(bodyStart, chain[0]?.line ?? bodyStart), source));
  chain.forEach(({ printed, line }, index) => {
    const next = chain[index + 1];
    const { node, rest } = readEntry(lines.slice(line, next ? next.line : glossaryFrom), printed, around);
    blocks.push(node, readMatter('furniture', rest, around));
  });
  if (glossary >= 0) {
    appendAll(blocks, readRows(lines.slice(glossaryFrom, glossary), source));
    const heading = lines[glossary];
    const label = heading && claim(source, 'text', heading.start, heading.end);
    if (label) blocks.push(glossaryHeading(label));
    const { lead, terms, tail } = readGlossary(lines.slice(glossary + 1, backFrom), around);
    const rows = lead.findIndex((line) => !line.divider);
    appendAll(blocks, readRows(lead.slice(0, rows < 0 ? lead.length : rows), source));
    blocks.push(readMatter('frontMatter', rows < 0 ? [] : lead.slice(rows), around), ...terms, readMatter('furniture', tail, around));
  }
  blocks.push(readMatter('backMatter', lines.slice(backFrom), around));

  const date = dateOf(lines, bodyStart, backFrom);
  const tree: Omit<RulesTree, 'position'> = {
    type: 'document',
    document: 'comprehensive-rules',
    family: 'comprehensive-rules',
    extent: contents && breaksOff(lines, contents, chain, parts, glossary >= 0, back >= 0) ? 'fragment' : extentOf(chain, glossary >= 0),
    ...(date ? { date, dateFrom: 'document' } : {}),
    ...told,
    children: blocks.filter(isDefined),
  };
  return finishTree(source, tree, file);
}

/** Where a part begins, with the row of signs above its heading. */
function dividerAbove(lines: readonly TextLine[], heading: number): number {
  return lines[heading - 1]?.divider ? heading - 1 : heading;
}

/** Rows of signs around a heading: layout, and no matter of their own. */
function readRows(lines: readonly TextLine[], source: SourceText): Block[] {
  return lines.map((line) => claim(source, 'layout', line.start, line.end)).filter(isDefined);
}

function dateOf(lines: readonly TextLine[], bodyStart: number, backFrom: number): IsoDate | undefined {
  for (const line of [...lines.slice(0, bodyStart), ...lines.slice(backFrom)]) {
    const date = statedDate(line.value);
    if (date) return date;
  }
  return undefined;
}

/** A source without glossary that holds one section from its start is a chapter; one that starts anywhere else is a page. */
function extentOf(chain: readonly Candidate[], hasGlossary: boolean): RulesTree['extent'] {
  const sections = new Set(chain.map(({ printed }) => printed.parts.section));
  if (hasGlossary || sections.size >= 3) return 'whole';
  const first = chain[0]?.printed.parts;
  const startsSection = first !== undefined && first.rule === undefined && (first.subsection === undefined || first.subsection % 100 <= 1);
  return sections.size <= 1 && startsSection ? 'chapter' : 'page';
}

/** Whether parts that the contents list names are missing from some point on: the last headings, the glossary, the credits. */
function breaksOff(
  lines: readonly TextLine[],
  contents: ContentsList,
  chain: readonly Candidate[],
  { isGlossaryHeading, isBackHeading }: PartNames,
  hasGlossary: boolean,
  hasBack: boolean,
): boolean {
  const last = contents.items[contents.items.length - 1]?.number;
  const names = lines.slice(contents.from, contents.to).map(({ value }) => value);
  const lacksHeadings = !chain.some(({ printed }) => printed.number === last);
  return lacksHeadings || (names.some(isGlossaryHeading) && !hasGlossary) || (names.some(isBackHeading) && !hasBack);
}

function recognises(source: SourceText): number {
  const lines = textLines(source);
  let rules = 0;
  let dashed = 0;
  let alone = 0;
  for (const line of lines) {
    const printed = parsePrintedNumber(line.value);
    if (printed?.parts.rule === undefined) continue;
    const rest = line.value.slice(printed.length);
    if (/^\s+[-–—]\s/.test(rest)) dashed += 1;
    else if (rest === '') alone += 1;
    else rules += 1;
  }
  if (rules < 2 || dashed > rules || alone > rules) return 0;
  return Math.min(0.95, 0.5 + (rules / lines.length) * 2);
}

export const comprehensiveRules: FamilyGrammar<ComprehensiveLayout> = {
  family: 'comprehensive-rules',
  recognises,
  read: (source, file) => readNumberedRules(source, file),
  make: makeComprehensiveRules,
};
