/**
 * Tournament policy: Floor Rules and Tournament Rules, Penalty Guidelines and Infraction Procedure Guides of all years.
 *
 *     100. GENERAL …           1. Tournament Fundamentals       section
 *     101. Format and …        1.1 Tournament Types             subsection; with a penalty or a definition below it an infraction
 *     Definition / Examples / Philosophy / Penalty / …          parts of an infraction
 *     Game Loss                                                 part: any other heading without a number
 *     Appendix B — Time Limits                                  appendix
 *
 * The rules of 1994 have two sections without a number, whose items are numbered each from 1: `Floor Rules 5`.
 */
import type { VFile } from 'vfile';
import { appendAll } from '../blocks.ts';
import type { IsoDate } from '../../model/edition.ts';
import type { SourceText } from '../../model/source.ts';
import type { Block, EntryNode, Leaf, Paragraph, RulesTree } from '../../model/tree.ts';
import { claim, entry, example, finishTree, isDefined, matter, paragraph } from '../build.ts';
import { parseDate, statedDate } from '../constructs/dateLine.ts';
import { vocabularyOf } from '../constructs/vocabulary.ts';
import { isLegalLine } from '../constructs/parts.ts';
import { settingOf, type TextLine, textLines } from '../lines.ts';
import type { FamilyGrammar } from './family.ts';
import { splitCells } from './policy/cells.ts';
import { findPolicyContents } from './policy/contents.ts';
import { findHeads, type Head } from './policy/heads.ts';
import { documentNamed } from './policy/partNames.ts';
import { type PolicyLayout, makeTournamentPolicy } from './policy/makePolicy.ts';
import { assemblePolicy, type PolicySurroundings, splitItem } from './policy/paragraphs.ts';

export type { PolicyLayout } from './policy/makePolicy.ts';

/** Titles stand at the top; in the introduction of the rules the same words are part of a sentence. */
const topLines = 30;
const longestTitle = 90;

function read(source: SourceText, file: VFile): RulesTree {
  const lines = splitCells(textLines(source));
  const contents = findPolicyContents(lines);
  const heads = findHeads(lines, contents);
  const around: PolicySurroundings = { source, setting: settingOf(lines), vocabulary: vocabularyOf(source.text) };
  // Some guides print no box of the penalty beside one infraction; that it has a definition tells it from other sections all the same.
  const isOfInfraction = ({ kind }: Head): boolean => kind === 'penalty' || kind === 'definition';
  const infractions = new Set(heads.flatMap((head) => (isOfInfraction(head) && head.parent !== undefined ? [head.parent] : [])));
  const backFrom = findBack(lines, heads.at(-1)?.line ?? 0);
  const starts = heads.map(({ line }) => line);
  const blocks: (Block | undefined)[] = [];
  const claimed = (from: number, to: number): readonly TextLine[] => lines.slice(from, to);
  const contentsBlock = (): Block | undefined => {
    if (!contents) return undefined;
    const leaves = claimed(contents.from, contents.to).flatMap((line) => claim(source, 'text', line.start, line.end) ?? []);
    return leaves.length === 0 ? undefined : matter('contents', leaves, [...contents.items]);
  };
  /** Lines of a stretch without those of the contents list, which stands where it was printed. */
  const stretch = (from: number, to: number, put: (lines: readonly TextLine[]) => void): void => {
    if (!contents || to <= contents.from || from >= contents.to) {
      put(claimed(from, to));
      return;
    }
    put(claimed(from, Math.max(from, contents.from)));
    blocks.push(contentsBlock());
    const rest = claimed(Math.min(contents.to, to), to);
    if (rest.length > 0) blocks.push(readMatterLines('frontMatter', rest, around));
  };
  stretch(0, starts[0] ?? backFrom, (own) => blocks.push(readMatterLines('frontMatter', own, around)));
  heads.forEach((head, index) => {
    stretch(head.line, starts[index + 1] ?? backFrom, (own) => blocks.push(readEntry(head, own, infractions, around)));
  });
  blocks.push(readMatterLines('backMatter', lines.slice(backFrom), around));
  const top = lines.slice(0, starts[0] ?? topLines);
  const date = dateOf(top);
  const title = top.find(isTitleLine)?.value;
  const tree: Omit<RulesTree, 'position'> = {
    type: 'document',
    document: documentOf(lines),
    family: 'tournament-policy',
    extent: 'whole',
    ...(date === undefined ? {} : { date, dateFrom: 'document' }),
    ...(title === undefined ? {} : { title: title.replace(/\s+/g, ' ') }),
    children: blocks.filter(isDefined),
  };
  return finishTree(source, tree, file);
}

/** Where the entries end: the notice of rights below the last heading. */
function findBack(lines: readonly TextLine[], last: number): number {
  const back = lines.findIndex(({ value }, index) => index > last && isLegalLine(value));
  return back < 0 ? lines.length : back;
}

function readEntry(
  head: Head,
  lines: readonly TextLine[],
  infractions: ReadonlySet<string>,
  around: PolicySurroundings,
): EntryNode | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const { source } = around;
  const { kind, number, numberLength, title, inline, parent, id } = head;
  const from = first.start + numberLength;
  const titleEnd = inline === undefined ? first.end : first.start + inline;
  const children: EntryNode['children'] = [claim(source, 'number', first.start, from)].filter(isDefined);
  if (title !== '') appendAll(children, [claim(source, 'headword', from, titleEnd)].filter(isDefined));
  const texts =
    inline === undefined ? assemblePolicy(title === '' ? lines : lines.slice(1), from, around) : assemblePolicy(lines, titleEnd, around);
  appendAll(children, kind === 'examples' ? texts.map((child) => toExample(child, around)) : texts);
  const type = kind === 'subsection' && infractions.has(id ?? '') ? 'infraction' : kind;
  const properties = {
    ...(number === undefined ? {} : { number }),
    ...(title === '' ? {} : { title }),
    ...(parent === undefined ? {} : { parent }),
  };
  return entry(type, properties, children);
}

/** An Example of a list of Examples: its letter and sign are no wording. */
function toExample(child: EntryNode['children'][number], { source }: PolicySurroundings): EntryNode['children'][number] {
  if (child.type !== 'paragraph') return child;
  const [first, ...rest] = child.children;
  const mark = first?.type === 'text' ? splitItem(first.value) : 0;
  if (!first || mark === 0) return example(child.children);
  const { start, end } = first.position;
  const leaves = [claim(source, 'marker', start.offset, start.offset + mark), claim(source, 'text', start.offset + mark, end.offset)];
  return example([...leaves.filter(isDefined), ...rest]);
}

function readMatterLines(type: 'frontMatter' | 'backMatter', lines: readonly TextLine[], around: PolicySurroundings): Block | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const children = assemblePolicy(lines, first.start, around).flatMap((child): (Leaf | Paragraph)[] =>
    child.type === 'example'
      ? [paragraph(child.children.flatMap((leaf) => (leaf.type === 'paragraph' ? leaf.children : [leaf])))]
      : [child],
  );
  return children.length === 0 ? undefined : matter(type, children);
}

/** A title; not the subject of a letter that brings the document, nor a line of that letter. */
const isTitleLine = ({ value }: TextLine): boolean =>
  value.length <= longestTitle && documentNamed(value) !== undefined && !/[.:]$|[.] |^subject:/i.test(value) && isNamed(value);

/** Whether half of its longer words are written as names are. */
function isNamed(value: string): boolean {
  const words = value.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= words.length;
}

/** The title names the document; what the first lines of its introduction name beside it, others. */
function documentOf(lines: readonly TextLine[]): RulesTree['document'] {
  const title = lines.slice(0, topLines).find(isTitleLine);
  return (title && documentNamed(title.value)) ?? 'tournament-rules';
}

//   Effective September 1, 2003, updated December 1, 2003 / Effective — March 20, 2008 / Date: 26 Jan 94 12:30:31
const updated = /^effective\b.*\bupdated\b(.{6,40})$/i;
const effective = /^effective\s*[—–-]+\s*(.{6,40})$/i;
const posted = /^date: (\d{1,2} [a-z]{3}) (9\d) /i;

function dateOf(lines: readonly TextLine[]): IsoDate | undefined {
  for (const { value } of lines) {
    const changed = updated.exec(value)?.[1] ?? effective.exec(value)?.[1];
    const date = changed === undefined ? statedDate(value) : parseDate(changed);
    if (date) return date;
  }
  const post = lines.map(({ value }) => posted.exec(value)).find((match) => match !== null);
  return post ? parseDate(`${post[1] ?? ''} 19${post[2] ?? ''}`) : undefined;
}

function recognises(source: SourceText): number {
  const lines = textLines(source);
  const top = lines.slice(0, topLines);
  if (!top.some(isTitleLine) || top.some(({ value }) => /\bcomprehensive rules\b/i.test(value) && value.length <= longestTitle)) return 0;
  return 0.97;
}

/**
 * Guarantees: never throws; numbered sections rise; a part stands under the heading above it; the date is the one that the document
 * states.
 */
export const tournamentPolicy: FamilyGrammar<PolicyLayout> = {
  family: 'tournament-policy',
  recognises,
  read,
  make: makeTournamentPolicy,
};
