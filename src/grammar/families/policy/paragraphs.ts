/** Paragraphs, items of lists and Examples out of the lines of one entry of a policy document. */
import type { SourceText } from '../../../model/source.ts';
import type { Example, Leaf, Paragraph } from '../../../model/tree.ts';
import { claim, example, isDefined, paragraph, spaceBetween } from '../../build.ts';
import { exampleMark } from '../../constructs/example.ts';
import type { Vocabulary } from '../../constructs/vocabulary.ts';
import { firstLineIndent, isFull, type Setting, type TextLine } from '../../lines.ts';

export interface PolicySurroundings {
  readonly source: SourceText;
  readonly setting: Setting;
  readonly vocabulary: Vocabulary;
}

/** Signs of list items: U+F0B7 is the bullet of a font of symbols. */
const bullet = /^[•*·●▪◦\uf0b7\uf0a7](?:\s+|(?=\S))/u;
//   1. …   A. …   (A) …   a) …
const lettered = /^(?:\(?[A-Z]\)|[A-Z]\.|\(?[a-z]\)|\d{1,2}[.)])\s+(?=\S)/;

/** Length of the sign that an item of a list begins with, 0 where there is none. */
export function splitItem(line: string): number {
  return (bullet.exec(line) ?? lettered.exec(line))?.[0].length ?? 0;
}

const ended = /[.!?:;][)\]”"’'*]*$/;
const endsSentence = /[.!?:;)\]”"’'*}_>]$/;

/** Lines shorter than this share of the width were ended on purpose: cards of a list, rows of a table. */
const shortLine = 0.6;

/** Whether a line is so long that it is no row of a table, and stops within a sentence. */
const isUnended = (line: string): boolean => line.length >= 60 && /[\p{L},]$/u.test(line);

/** Whether a line begins a paragraph. `inItem`: whether the paragraph above it is an item of a list; `parted`: whether furniture stands between. */
function begins(
  line: TextLine,
  before: TextLine,
  { source: { format }, setting: { width } }: PolicySurroundings,
  inItem: boolean,
  parted: boolean,
): boolean {
  if (exampleMark(line.value) > 0 || bullet.test(line.value)) return true;
  const isLettered = lettered.test(line.value);
  if (width === undefined) {
    if (isLettered || endsSentence.test(before.value)) return true;
    // A reader of pages may have taken a line for an end that had little room left.
    return !/^\p{Ll}/u.test(line.value) && !(format === 'pdf' && !line.opens && isUnended(before.value));
  }
  // The end of a page parts a sentence by empty lines.
  const goesOn = parted && !ended.test(before.value) && before.value.length >= width * shortLine;
  if (line.opens && !goesOn) return true;
  if (isLettered && (inItem || ended.test(before.value))) return true;
  if (line.value.includes('\t') || before.value.includes('\t')) return true;
  if (!inItem && line.indent >= before.indent + firstLineIndent && ended.test(before.value)) return true;
  return before.value.length < width * shortLine && !isFull(before, line, width);
}

/** Furniture between the lines of a paragraph stands in it as layout: it is no wording. The first line begins at `from`. */
export function assemblePolicy(lines: readonly TextLine[], from: number, around: PolicySurroundings): (Leaf | Paragraph | Example)[] {
  const { source, vocabulary } = around;
  const children: (Leaf | Paragraph | Example)[] = [];
  let leaves: Leaf[] = [];
  let waiting: Leaf[] = [];
  let isExample = false;
  const flush = (): void => {
    if (leaves.length > 0) children.push(isExample ? example(leaves) : paragraph(leaves));
    children.push(...waiting);
    [leaves, waiting, isExample] = [[], [], false];
  };
  let before: TextLine | undefined;
  for (const line of lines) {
    const start = Math.max(line.start, from);
    if (start >= line.end) continue;
    if (line.hint?.furniture === true || line.divider) {
      waiting.push(...[claim(source, 'layout', start, line.end)].filter(isDefined));
      continue;
    }
    const last = leaves.at(-1);
    const first = leaves[0];
    const inItem = first?.type === 'text' && splitItem(first.value) > 0;
    if (last && before && !begins(line, before, around, inItem, waiting.length > 0)) {
      const joins = vocabulary.join(before.value, line.value, false);
      const at = waiting.at(-1)?.position.end.offset ?? last.position.end.offset;
      leaves.push(...waiting);
      waiting = [];
      leaves.push(spaceBetween(source, at, start, joins), ...[claim(source, 'text', start, line.end)].filter(isDefined));
    } else {
      flush();
      const mark = exampleMark(source.text.slice(start, line.end));
      isExample = mark > 0;
      leaves = [claim(source, 'marker', start, start + mark), claim(source, 'text', start + mark, line.end)].filter(isDefined);
    }
    before = line;
  }
  flush();
  return children;
}
